import { integer, LEGAL, type Problem, refuse } from '@firegroup/kernel'
import type { Group, Side, UpfrontState } from '../state.ts'
import { actOf } from '../turn/action.ts'
import { spendAction } from '../turn/spend.ts'
import { canCarrySecondary, isSecondary, weaponName } from './secondary.ts'
import { takeSecondary } from './take.ts'

/** 18.21: a secondary weapon goes from one man to another. */
export interface HandOverAction {
  readonly type: 'handOver'
  readonly group: number
  readonly from: number
  readonly to: number
}

/** 18.21: without a draw, as the action of the group. */
export const handOver = actOf<HandOverAction>({
  type: 'handOver',
  rule: '18.21',
  chapter: 18,
  fields: { group: integer(0), from: integer(0), to: integer(0) },
  candidates: suggestHandOver,
  problems: handOverProblems,
  perform(g, _side, { group: id, from, to }) {
    const s = g.state
    const group = s.groups[id]!
    spendAction(g, group)
    const giver = s.men[from]!
    const { secondary: weapon, secondaryJammed: jammed } = giver
    giver.secondary = ''
    giver.secondaryJammed = false
    takeSecondary(g, s.men[to]!, group, weapon, jammed)
    g.emit({ type: 'handsOver', rule: '18.21', group: id, from, to, weapon })
    return undefined
  },
  describe: (s, { from, to }) =>
    `${s.setting.roster[from]!.name} gives his ${weaponName(s, s.men[from]!.secondary)} to ${s.setting.roster[to]!.name}.`,
})

function suggestHandOver(s: UpfrontState, side: Side, group: Group, out: HandOverAction[]): void {
  for (const from of group.men) {
    if (s.men[from]!.secondary === '') continue
    for (const to of group.men) {
      const act: HandOverAction = { type: 'handOver', group: group.id, from, to }
      if (s.men[to]!.secondary === '' && handOverProblems(s, side, act).length === 0) out.push(act)
    }
  }
}

/** 18.21: unpinned men only, and nothing but a secondary weapon: the others change hands only when somebody is wounded. */
function handOverProblems(s: UpfrontState, _side: Side, { group: id, from, to }: HandOverAction): readonly Problem[] {
  const group = s.groups[id]!
  if (from === to || !group.men.includes(from) || !group.men.includes(to)) return refuse('18.21', 'That takes two men of the group.')
  const [giver, taker] = [s.men[from]!, s.men[to]!]
  if (giver.pinned || taker.pinned) return refuse('18.21', 'Pinned men neither give nor take anything.')
  if (!isSecondary(giver.secondary)) return refuse('18.21', 'Only a secondary weapon goes from one unwounded man to another.')
  if (!canCarrySecondary(s, taker)) return refuse('21.1', 'His own weapon leaves him no hand for a secondary one.')
  for (const forbid of s.setting.hooks.forbids) {
    const problem = forbid(s, group, 'alter')
    if (problem) return [problem]
  }
  return LEGAL
}
