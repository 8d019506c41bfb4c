import { integer, LEGAL, type Problem, refuse } from '@firegroup/kernel'
import { type Acting, type AslskAct, ending } from '../../acts.ts'
import { isJapaneseLeader } from '../../pacific/japanese.ts'
import type { AslskState, Side, Unit } from '../../state.ts'
import { isGoodOrder, isLeader, ownUnits, typeOf, unitsAt } from '../../units/units.ts'
import { unitInPlace, unitLabel } from '../../words/names.ts'
import { attemptRally, rallyOdds } from './attempt.ts'
import { hasRecovered } from './recovery.ts'
import { rallyProblems } from './self.ts'

export interface UnitRally {
  readonly type: 'rally'
  readonly unit: number
  readonly leader: number
}

/** 3.1f Unit rally: a Good Order leader may try every broken unit stacked with him. */
export const unitRally: AslskAct<Acting, UnitRally> = {
  type: 'rally',
  rule: '3.1f',
  fields: { unit: integer(0), leader: integer(0) },
  *candidates(s, { side }) {
    for (const leader of ownUnits(s, side)) {
      if (!isGoodOrder(leader) || !isLeader(s, leader) || hasActedAlready(s, leader).length > 0) continue
      for (const unit of unitsAt(s, leader.at))
        if (unit.broken && rallyProblems(s, side, unit, '3.1f').length === 0) yield { type: 'rally', unit: unit.id, leader: leader.id }
    }
  },
  problems: (s, { side }, decision) => unitRallyProblems(s, side, decision),
  perform(g, _, { unit, leader }) {
    attemptRally(g, g.state.units[unit]!, g.state.units[leader]!)
    return undefined
  },
  describe: (s, { leader, unit }) => `Let ${unitLabel(s, leader)} try to rally ${unitInPlace(s, unit)}`,
  preview: (s, _, { unit, leader }) => rallyOdds(s, s.units[unit]!, s.units[leader]!),
}

export const endUnitRally: AslskAct<Acting, { readonly type: 'done' }> = {
  ...ending('done', '3.1f', 'No more rally'),
  candidates: (s, { side }) => (mustRally(s, side) ? [] : [{ type: 'done' }]),
  problems: (s, { side }) => (mustRally(s, side) ? unfinished(s, mustRally(s, side)!) : LEGAL),
}

/** 8.1.7: a Japanese leader has to try all broken Japanese with him: one whom he has not tried yet, and may. */
function mustRally(s: AslskState, side: Side): UnitRally | undefined {
  for (const decision of unitRally.candidates(s, { side })) if (isJapaneseLeader(s, s.units[decision.leader]!)) return decision
  return undefined
}

function unfinished(s: AslskState, { unit, leader }: UnitRally): readonly Problem[] {
  return refuse('8.1.7', `The ${unitLabel(s, leader)} must still try to rally the ${unitInPlace(s, unit)}.`)
}

function unitRallyProblems(s: AslskState, side: Side, decision: UnitRally): readonly Problem[] {
  const unit = s.units[decision.unit]
  const leader = s.units[decision.leader]
  const common = rallyProblems(s, side, unit, '3.1f')
  if (common.length > 0) return common
  if (leader?.side !== side || !isLeader(s, leader)) return refuse('3.1f', 'You have no such leader.')
  const { label } = typeOf(s, leader)
  if (leader.at !== unit!.at) return refuse('3.1f', `The ${label} is not stacked with the ${typeOf(s, unit!).label}.`)
  if (!isGoodOrder(leader)) return refuse('3.1f', `The ${label} is not in Good Order: a broken leader must first rally by himself.`)
  return hasActedAlready(s, leader)
}

/** 4.0: recovery is the sole action of a RPh; whether repair is too, players may agree on. */
function hasActedAlready(s: AslskState, leader: Unit): readonly Problem[] {
  const { label } = typeOf(s, leader)
  if (hasRecovered(s, leader))
    return refuse('4.0', `The ${label} has tried to recover a Weapon, which is his sole action of this Rally Phase.`)
  return leader.actedInRally && s.setting.options.repairThenRally === 'no'
    ? refuse('1.2.1', `The ${label} has tried to repair a Weapon, which is his one action of this phase.`)
    : LEGAL
}
