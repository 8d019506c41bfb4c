import { integer, LEGAL, type Problem, refuse } from '@firegroup/kernel'
import { spendCard, takeFromHand } from '../cards/piles.ts'
import { functionOf } from '../cards/usable.ts'
import { terrainRules } from '../data/terrain.ts'
import { isMined, minesStir } from '../fortifications/minefield.ts'
import { hasPinned } from '../groups/groups.ts'
import { place, takeOff } from '../groups/place.ts'
import { isWired, lastTerrain, movesOnTop, needsFord } from '../groups/stack.ts'
import type { Card, Group, Placed, Side, UpfrontState } from '../state.ts'
import { actOf } from '../turn/action.ts'
import type { DiscardKind } from '../turn/discard-kind.ts'
import { spendAction } from '../turn/spend.ts'

/** 13.3: Wire is only ever discarded onto an enemy group, moving or not; he can't reject it. */
export const wireDiscard: DiscardKind = {
  as: 'wire',
  rule: '13.3',
  order: 300,
  candidates(s, side, card, out) {
    if (!functionOf(s, side, card, 'Wire')) return
    for (const group of s.groups)
      if (group.side !== side && !group.gone && cantBeWired(s, group).length === 0) out.push({ card, as: 'wire', on: group.id })
  },
  problems(s, side, { card }, group) {
    if (!functionOf(s, side, card, 'Wire')) return refuse('13.3', 'That is no Wire card for you.')
    return cantBeWired(s, group!)
  },
  resolve(g, side, { card, on }) {
    const s = g.state
    const group = s.groups[on!]!
    takeFromHand(s, side, card)
    place(s, group, card, 'wire', side)
    g.emit({ type: 'wireLaid', rule: '13.3', side, group: group.id, card }, { reveals: true })
    for (const tell of s.setting.hooks.wireLaid) tell(g, group)
    return undefined
  },
}

/** 13.3, 13.4: not in a Pillbox, not in a Marsh before two Movement cards lie on it, and in a Stream only once it is forded. */
function cantBeWired(s: UpfrontState, group: Group): readonly Problem[] {
  const ground = lastTerrain(s, group)
  const { wire } = terrainRules(ground)
  const moves = movesOnTop(group)
  if (wire === 'forded' && needsFord(s, group)) return refuse('13.3', 'There is no Wire in a Stream that has not been forded.')
  if (wire === 'no' && moves < 2) return refuse('13.3', `There is no Wire in a ${ground}.`)
  return LEGAL
}

/** 13.33: a Movement card that takes Wire away, and does nothing else. */
export interface RemoveWireAction {
  readonly type: 'removeWire'
  readonly group: number
  readonly card: Card
}

/** 13.33, 13.6: one Movement card, one Wire: the action of a group without pinned men. */
export const removeWire = actOf<RemoveWireAction>({
  type: 'removeWire',
  rule: '13.33',
  chapter: 13,
  fields: { group: integer(0), card: integer(1) },
  candidates: suggestRemoval,
  problems(s, side, { group, card }) {
    if (!s.sides[side].hand.includes(card)) return refuse('13.33', 'You don’t hold that card.')
    if (!functionOf(s, side, card, 'Movement')) return refuse('13.33', 'Wire is removed with a Movement card.')
    return cantRemoveWire(s, s.groups[group]!)
  },
  perform(g, side, { group: id, card }) {
    const s = g.state
    const group = s.groups[id]!
    const wire = topWire(group)
    spendAction(g, group, 'movement')
    spendCard(s, side, card)
    takeOff(s, group, wire)
    g.emit({ type: 'wireRemoved', rule: '13.33', side, group: id, card, wire: wire.card }, { reveals: true })
    for (const tell of s.setting.hooks.movementPlayed) tell(g, group, { card, placed: null, why: 'removeWire' })
    // 24.4: who has left the mines on a second card stirs none
    return isMined(s, group) ? minesStir(g, group) : undefined
  },
  describe: (s, { group }) => `Group ${s.groups[group]!.letter} gets through the Wire.`,
})

function suggestRemoval(s: UpfrontState, side: Side, group: Group, out: RemoveWireAction[]): void {
  if (group.stack.length === 0 || cantRemoveWire(s, group).length > 0) return
  for (const card of s.sides[side].hand) if (functionOf(s, side, card, 'Movement')) out.push({ type: 'removeWire', group: group.id, card })
}

/** 13.34, 10.12: a pinned man keeps his group on the Wire. */
function cantRemoveWire(s: UpfrontState, group: Group): readonly Problem[] {
  if (!isWired(group)) return refuse('13.33', `Group ${group.letter} is not on Wire.`)
  if (hasPinned(s, group)) return refuse('13.34', `Group ${group.letter} has a pinned man: it can’t play a Movement card.`)
  for (const forbid of s.setting.hooks.forbids) {
    const problem = forbid(s, group, 'move')
    if (problem) return [problem]
  }
  return LEGAL
}

function topWire(group: Group): Placed {
  return group.stack.findLast(({ as }) => as === 'wire')!
}
