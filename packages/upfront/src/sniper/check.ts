import { integer, LEGAL, type Problem, refuse } from '@firegroup/kernel'
import type { Upfront } from '../context.ts'
import { sniperCheckSucceeds } from '../data/comparisons.ts'
import { drawNumber } from '../draw/draw.ts'
import { gunOf } from '../machines/machine.ts'
import { isExposed } from '../machines/strike.ts'
import type { Step } from '../sequence/step.ts'
import { enemyOf, type Group, type Man, type Side, type SideState, type UpfrontState } from '../state.ts'
import { actOf } from '../turn/action.ts'
import { spendAction } from '../turn/spend.ts'

export const sniperSteps: readonly Step[] = [{ key: 'turn.snipers', phase: 'turn', order: 640, run: forgetSnipers }]

/** 14.4: a group looks for the Sniper that fired at it. */
export interface SniperCheckAction {
  readonly type: 'sniperCheck'
  readonly group: number
}

/** 14.4: only in the player turn that follows at once, as the group's only action. */
export const sniperCheck = actOf<SniperCheckAction>({
  type: 'sniperCheck',
  rule: '14.4',
  chapter: 14,
  fields: { group: integer(0) },
  candidates(s, _side, group, out) {
    if (group.sniped >= 0 && cantCheck(s, group).length === 0) out.push({ type: 'sniperCheck', group: group.id })
  },
  problems: (s, _side, { group }) => cantCheck(s, s.groups[group]!),
  perform: performCheck,
  describe: (s, { group }) => `Group ${s.groups[group]!.letter} looks for the Sniper.`,
})

/** 14.4, 11.2: it takes a Sniper, and an unpinned man with a weapon of his own; an assistant has one. A gun that is not pinned will do, and a vehicle whose crew looks out. */
function cantCheck(s: UpfrontState, group: Group): readonly Problem[] {
  if (group.sniped < 0) return refuse('14.4', `No Sniper fired at group ${group.letter} in the last turn.`)
  if (!group.men.some((id) => canLook(s, s.men[id]!))) return refuse('14.4', `Group ${group.letter} has no armed man who is not pinned.`)
  for (const forbid of s.setting.hooks.forbids) {
    const problem = forbid(s, group, 'alter')
    if (problem) return [problem]
  }
  return LEGAL
}

function canLook(s: UpfrontState, man: Man): boolean {
  return !man.pinned && (man.weapon !== '' || gunOf(s, man) !== undefined || isExposed(s, man))
}

/** 14.4, 14.41: found on a black number not below the Sniper's lowest; each that is found is one less, and with the last the cards cower. */
function performCheck(g: Upfront, side: Side, { group: id }: SniperCheckAction): undefined {
  const s = g.state
  const group = s.groups[id]!
  spendAction(g, group)
  const card = drawNumber(g, 'Sniper Check')
  const found = !card.red && sniperCheckSucceeds(card.rn, group.sniped)
  const enemy = s.sides[enemyOf(side)]
  if (found) findSniper(enemy)
  g.emit({
    type: 'sniperCheck',
    rule: '14.4',
    group: id,
    card: card.id,
    against: group.sniped,
    found,
    left: enemy.snipers + (enemy.moreSnipers ?? 0),
  })
  group.sniped = -1
}

/** 48.42: one of several; the others shoot on. */
function findSniper(enemy: SideState): void {
  const more = enemy.moreSnipers ?? 0
  if (more > 1) enemy.moreSnipers = more - 1
  else if (more === 1) delete enemy.moreSnipers
  else if (enemy.snipers > 0) enemy.snipers--
}

/** 14.4: a turn later the Sniper can't be found any more. */
function forgetSnipers(g: Upfront): undefined {
  for (const group of g.state.groups) if (group.side === g.state.active) group.sniped = -1
}
