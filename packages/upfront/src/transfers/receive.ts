import { integer, LEGAL, listOf, type Problem, refuse } from '@firegroup/kernel'
import type { Upfront } from '../context.ts'
import { isEncircled } from '../flanks/encirclement.ts'
import { relieve } from '../nations/surrender.ts'
import type { Group, Side, UpfrontState } from '../state.ts'
import { actOf } from '../turn/action.ts'
import { spendAction } from '../turn/spend.ts'

/** 17.8: a group takes in the men who are on their way to it. */
export interface ReceiveAction {
  readonly type: 'receive'
  readonly group: number
  /** All its men with the newcomers, by position. */
  readonly men: readonly number[]
}

/** 17.8: receiving is the action of the group that the men reach; it takes in all of them, wherever they come from. */
export const receive = actOf<ReceiveAction>({
  type: 'receive',
  rule: '17.8',
  chapter: 17,
  fields: { group: integer(0), men: listOf(integer(0), { max: 10 }) },
  candidates: suggestPlaces,
  problems: (s, _side, { group, men }) => receiveProblems(s, s.groups[group]!, men),
  perform: performReceive,
  describe: (s, { group, men }) =>
    `Group ${s.groups[group]!.letter} takes in who is on his way to it: ${men.map((man) => s.setting.roster[man]!.name).join(', ')}.`,
})

/** A single man in every place; out of the many orders for several, all of them in front or all behind. */
function suggestPlaces(s: UpfrontState, _side: Side, group: Group, out: ReceiveAction[]): void {
  if (s.transfers.length === 0) return
  const coming = arriving(s, group)
  if (coming.length === 0) return
  for (let at = 0; at <= group.men.length; at++) {
    if (coming.length > 1 && at > 0 && at < group.men.length) continue
    const men = [...group.men.slice(0, at), ...coming, ...group.men.slice(at)]
    if (receiveProblems(s, group, men).length === 0) out.push({ type: 'receive', group: group.id, men })
  }
}

/** 17.8: those who set out in an earlier turn. */
function arriving(s: UpfrontState, group: Group): number[] {
  const men: number[] = []
  for (const { man, to, turn } of s.transfers) if (to === group.id && turn < s.turn) men.push(man)
  return men
}

function receiveProblems(s: UpfrontState, group: Group, men: readonly number[]): readonly Problem[] {
  const coming = arriving(s, group)
  if (coming.length === 0) return refuse('17.8', 'Nobody who set out in an earlier turn is on his way to this group.')
  if (isEncircled(s, group)) return refuse('17.611', `Group ${group.letter} is encircled.`)
  for (const forbid of s.setting.hooks.forbids) {
    const problem = forbid(s, group, 'receive')
    if (problem) return [problem]
  }
  const kept = men.filter((man) => !coming.includes(man))
  const everyone = men.length === group.men.length + coming.length && coming.every((man) => men.includes(man))
  if (!everyone || kept.some((man, i) => man !== group.men[i]))
    return refuse('17.8', 'Newcomers may stand anywhere, but the others keep their order.')
  const apart = men.some((man, i) => {
    const { assists } = s.men[man]!
    return assists >= 0 && men.includes(assists) && Math.abs(men.indexOf(assists) - i) !== 1
  })
  return apart ? refuse('11.11', 'An assistant stands next to his gunner.') : LEGAL
}

function performReceive(g: Upfront, _side: Side, { group: id, men }: ReceiveAction): undefined {
  const s = g.state
  const group = s.groups[id]!
  const received = arriving(s, group)
  spendAction(g, group)
  group.transferEnded = s.turn
  for (const { man, from } of s.transfers) if (received.includes(man)) s.groups[from]!.transferEnded = s.turn
  s.transfers = s.transfers.filter(({ man }) => !received.includes(man))
  group.men = [...men]
  g.emit({ type: 'received', rule: '17.8', group: id, received, men: [...men] })
  relieve(g, group)
}
