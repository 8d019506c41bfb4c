import { integer, LEGAL, type Problem, type Question, refuse, variants } from '@firegroup/kernel'
import type { Aslsk } from '../../context.ts'
import type { AslskState, Side } from '../../state.ts'
import { isGoodOrder, isLeader, typeOf } from '../../units/units.ts'
import { attemptRally, rallyOdds } from './attempt.ts'
import { DONE, type Done } from './both-sides.ts'
import { rallyProblems } from './self.ts'

interface UnitRally {
  readonly type: 'rally'
  readonly unit: number
  readonly leader: number
}
type UnitRallyDecision = UnitRally | Done

const schema = variants({ rally: { unit: integer(0), leader: integer(0) }, done: {} })

/** 3.1f Unit rally: a Good Order leader may try every broken unit stacked with him. */
export function unitRallyQuestion(s: AslskState, side: Side): Question<UnitRallyDecision> | null {
  const options: UnitRally[] = []
  for (const leader of s.units) {
    if (leader.side !== side || !isGoodOrder(leader) || !isLeader(s, leader)) continue
    for (const unit of s.units)
      if (unit.at === leader.at && unit.broken && rallyProblems(s, side, unit, '3.1f').length === 0)
        options.push({ type: 'rally', unit: unit.id, leader: leader.id })
  }
  if (options.length === 0) return null
  const odds = (decision: UnitRally) => rallyOdds(s, s.units[decision.unit]!, s.units[decision.leader]!)
  return {
    kind: 'unitRally',
    title: 'Which broken unit shall a leader try to rally?',
    rule: '3.1f',
    schema,
    get about() {
      return { options: options.map((option) => ({ ...option, ...odds(option) })) }
    },
    candidates: () => [...options, DONE],
    problems: (decision) => (decision.type === 'done' ? LEGAL : unitRallyProblems(s, side, decision)),
    preview: (decision) => (decision.type === 'done' ? null : odds(decision)),
  }
}

export function unitRally(g: Aslsk, decision: UnitRallyDecision): void {
  if (decision.type === 'done') return
  attemptRally(g, g.state.units[decision.unit]!, g.state.units[decision.leader]!)
}

function unitRallyProblems(s: AslskState, side: Side, decision: UnitRally): readonly Problem[] {
  const unit = s.units[decision.unit]
  const leader = s.units[decision.leader]
  const common = rallyProblems(s, side, unit, '3.1f')
  if (common.length > 0) return common
  if (leader?.side !== side || !isLeader(s, leader)) return refuse('3.1f', 'You have no such leader.')
  const { label } = typeOf(s, leader)
  if (leader.at !== unit!.at) return refuse('3.1f', `The ${label} is not stacked with the ${typeOf(s, unit!).label}.`)
  return isGoodOrder(leader) ? LEGAL : refuse('3.1f', `The ${label} is not in Good Order: a broken leader must first rally by himself.`)
}
