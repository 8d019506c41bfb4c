import { integer, LEGAL, type Problem, refuse } from '@firegroup/kernel'
import type { Upfront } from '../context.ts'
import { drawNumber } from '../draw/draw.ts'
import { countsAsKia } from '../fire/result.ts'
import { groupInPlay } from '../groups/groups.ts'
import { loseMan } from '../groups/leave.ts'
import { isCommissar } from '../leaders/commissar.ts'
import { machineOf } from '../machines/machine.ts'
import type { Group, Side, UpfrontState } from '../state.ts'
import { actOf } from '../turn/action.ts'

/** 10.3: a pinned man is given up. */
export interface PanicAction {
  readonly type: 'panic'
  readonly group: number
  readonly man: number
}

/** 10.3, X-10: letting a pinned man go is no action. */
export const voluntaryPanic = actOf<PanicAction>({
  type: 'panic',
  rule: '10.3',
  chapter: 10,
  free: true,
  fields: { group: integer(0), man: integer(0) },
  candidates: suggestPanic,
  problems: panicProblems,
  perform: performPanic,
  describe: (s, { man }) => `${s.setting.roster[man]!.name} is let go: he dies or runs away.`,
})

function suggestPanic(s: UpfrontState, side: Side, group: Group, out: PanicAction[]): void {
  for (const man of group.men) {
    if (!s.men[man]!.pinned) continue
    const act: PanicAction = { type: 'panic', group: group.id, man }
    if (panicProblems(s, side, act).length === 0) out.push(act)
  }
}

/** 10.3, 15.54, 50.41: pinned men only, never a Commissar, and nobody of a group that has surrendered. */
function panicProblems(s: UpfrontState, side: Side, { group: id, man }: PanicAction): readonly Problem[] {
  const group = groupInPlay(s, id)
  if (!group || group.side !== side || !group.men.includes(man)) return refuse('10.3', 'That is no man of yours in that group.')
  if (!s.men[man]!.pinned) return refuse('10.3', 'Only a pinned man can be let go.')
  if (machineOf(s, s.men[man]!)) return refuse('10.3', 'The crew of a gun or vehicle stays with it.')
  if (isCommissar(s, man)) return refuse('15.54', 'A Commissar never gives up.')
  return group.surrendered ? refuse('10.3', 'The group has surrendered: nobody leaves it.') : LEGAL
}

/** 10.3, 6.53: column 0r of an RNC tells whether he dies or gets away. He can't be wounded, and nothing else becomes of him. */
function performPanic(g: Upfront, _side: Side, { group, man: id }: PanicAction): undefined {
  const man = g.state.men[id]!
  const card = drawNumber(g, 'voluntary panic')
  g.emit({ type: 'voluntaryPanic', rule: '10.3', man: id, group, card: card.id })
  loseMan(g, man, countsAsKia(g.state, man, card) ? 'kia' : 'rout', '10.3')
}
