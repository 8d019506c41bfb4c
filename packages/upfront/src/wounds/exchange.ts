import { integer, LEGAL, type Problem, refuse } from '@firegroup/kernel'
import { isCrew } from '../crew/crew.ts'
import { machineOf } from '../machines/machine.ts'
import type { Group, Man, Side, UpfrontState } from '../state.ts'
import { actOf } from '../turn/action.ts'
import { spendAction } from '../turn/spend.ts'
import { dropOne } from './portage.ts'

/** 33.3: two men exchange their weapons, one of them wounded. */
export interface ExchangeAction {
  readonly type: 'exchange'
  readonly group: number
  readonly from: number
  readonly to: number
}

/** 33.3, 18.21: without a draw, as the action of the group. */
export const exchange = actOf<ExchangeAction>({
  type: 'exchange',
  rule: '33.3',
  chapter: 33,
  fields: { group: integer(0), from: integer(0), to: integer(0) },
  candidates(s, side, group, out) {
    for (const from of group.men) {
      if (!s.men[from]!.wounded) continue
      for (const to of group.men) {
        const act: ExchangeAction = { type: 'exchange', group: group.id, from, to }
        if (exchangeProblems(s, side, act).length === 0) out.push(act)
      }
    }
  },
  problems: exchangeProblems,
  *perform(g, _side, { group, from, to }) {
    const s = g.state
    spendAction(g, s.groups[group]!)
    const [one, two] = [s.men[from]!, s.men[to]!]
    const had = { weapon: one.weapon, jammed: one.jammed, captured: one.captured }
    Object.assign(one, { weapon: two.weapon, jammed: two.jammed, captured: two.captured })
    Object.assign(two, had)
    // 33.3: of a gunner and his assistant each does now what the other did
    if (two.assists === one.id || one.assists === two.id) {
      const gunner = two.assists === one.id ? two : one
      const assistant = gunner === two ? one : two
      gunner.assists = -1
      assistant.assists = gunner.id
    }
    g.emit({ type: 'exchanges', rule: '33.3', from, to, group })
    // 33.6: who is wounded and had only a secondary weapon keeps one of the two
    for (const man of [one, two]) if (man.wounded && man.weapon !== '' && man.secondary !== '') yield* dropOne(g, man, s.groups[group]!)
  },
  describe: (s, { from, to }) => `${s.setting.roster[from]!.name} and ${s.setting.roster[to]!.name} exchange their weapons.`,
})

function exchangeProblems(s: UpfrontState, _side: Side, { group: id, from, to }: ExchangeAction): readonly Problem[] {
  const group: Group = s.groups[id]!
  if (from === to || !group.men.includes(from) || !group.men.includes(to)) return refuse('33.3', 'That takes two men of the group.')
  const [one, two] = [s.men[from]!, s.men[to]!]
  if (one.pinned || two.pinned) return refuse('33.3', 'Pinned men exchange nothing.')
  if (!one.wounded && !two.wounded) return refuse('18.21', 'Men exchange their own weapons only when one of them is wounded.')
  if (machineOf(s, one) || machineOf(s, two)) return refuse('34.1', 'The crew of a gun or vehicle has no other weapon.')
  if (one.weapon === two.weapon) return refuse('33.3', 'They have the same weapon.')
  if (!areCrewTogether(one, two) && (isCrew(s, one) || isCrew(s, two))) return refuse('11.13', 'One of them is crew of another weapon.')
  for (const forbid of s.setting.hooks.forbids) {
    const problem = forbid(s, group, 'alter')
    if (problem) return [problem]
  }
  return LEGAL
}

function areCrewTogether(one: Man, two: Man): boolean {
  return one.assists === two.id || two.assists === one.id
}
