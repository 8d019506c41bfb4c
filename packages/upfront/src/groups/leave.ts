import type { RuleRef, Rules } from '@firegroup/kernel'
import { layAside } from '../cards/piles.ts'
import type { Upfront } from '../context.ts'
import type { Card, Fate, Group, Man } from '../state.ts'
import { groupOfMan } from './groups.ts'

/** A man leaves play. 3.3: those behind him move up one position. His weapon is the business of those who are told (18.1). */
export function loseMan(g: Upfront, man: Man, fate: Fate, rule: RuleRef): void {
  const s = g.state
  const transfer = s.transfers.find((each) => each.man === man.id)
  // 17.8: who is lost on his way still belongs to the group that he left
  const group = transfer ? s.groups[transfer.from] : groupOfMan(s, man.id)
  if (!group) return
  for (const tell of s.setting.hooks.manLost) tell(g, man, group, fate)
  if (transfer) s.transfers.splice(s.transfers.indexOf(transfer), 1)
  else group.men.splice(group.men.indexOf(man.id), 1)
  man.fate = fate
  man.pinned = false
  g.emit({ type: 'manLost', rule, man: man.id, group: group.id, fate })
}

/** 4.3: groups that have lost their last man go, and the cards on them are discarded. Called after everything that may cost men. */
export function* clearLostGroups(g: Upfront): Rules<void> {
  for (const tell of g.state.setting.hooks.settled) {
    const rules = tell(g)
    if (rules) yield* rules
  }
  const { groups } = g.state
  for (let i = 0; i < groups.length; i++) {
    const group = groups[i]!
    if (group.gone || group.men.length > 0 || isAwaited(g, group)) continue
    for (const tell of g.state.setting.hooks.groupGone) {
      const rules = tell(g, group)
      if (rules) yield* rules
    }
    if (group.men.length > 0) continue
    removeGroup(g, group)
    // 20.8: whoever takes its place may have left another group empty
    i = -1
  }
}

/** 17.8: a group whose last man is on his way is still there. */
function isAwaited(g: Upfront, group: Group): boolean {
  return g.state.transfers.some(({ from }) => from === group.id)
}

function removeGroup(g: Upfront, group: Group): void {
  const seen: Card[] = []
  for (const placed of group.stack) {
    if (placed.as !== 'open') seen.push(placed.card)
    layAside(g.state, placed)
  }
  group.stack = []
  group.weapons = []
  group.gone = true
  g.emit({ type: 'groupGone', rule: '4.3', group: group.id, side: group.side, letter: group.letter, cards: seen })
}
