import type { Aslsk } from '../context.ts'
import { NOBODY } from '../ids.ts'
import type { EntryCost } from '../map/costs.ts'
import { wholeMove } from '../map/whole-move.ts'
import { leaderAmong, modeOf } from '../phases/movement/factors.ts'
import { begin, costInAll, type Plan, spend, stepCost } from '../phases/movement/step.ts'
import { type AslskState, OFFBOARD, type Unit } from '../state.ts'
import { reveal } from './reveal.ts'

/**
 * 6.4, 8.3.2: Infantry that would enter a hex with an unseen enemy goes no further: the MF are spent in the hex that it never left, the enemy is seen, and
 * so is whoever ran into him. Fire at them is fire at units that move there.
 */
export function bumpInto(g: Aslsk, plan: Plan, unseen: readonly Unit[]): void {
  const { units, to } = plan
  const from = units[0]!.at
  const { mf } = stopBefore(g.state, plan)
  g.emit(
    { type: 'bumps', rule: '8.3.2', units: units.map(({ id }) => id), from, at: to, mf: from === OFFBOARD ? 0 : mf },
    { reveals: true },
  )
  reveal(g, unseen, '8.3.2')
  reveal(g, units, '8.3.2')
}

/** What it does to those who bump; without events, so that previews can look ahead with it. */
export function stopBefore(s: AslskState, { units, to, by, mode, gun }: Plan): EntryCost {
  const entry = stepCost(s, units[0]!, to, by, gun) as EntryCost
  const { at: from } = units[0]!
  const leaders = units.map((unit) => leaderAmong(s, unit, units))
  for (const [index, unit] of units.entries()) {
    begin(s, unit, modeOf(unit, mode), leaders[index]!)
    unit.withLeader = leaders[index]?.id ?? NOBODY
  }
  const cost = costInAll(s, units, entry, wholeMove(s, from, to, by))
  if (from === OFFBOARD) s.move ??= { stack: units.map(({ id }) => id), spent: null }
  else spend(s, units, { at: from, mf: cost.mf, kind: 'enter', tried: to })
  for (const unit of units) {
    unit.moveEnded = true
    // residual fire strikes them again
    s.residualHits = s.residualHits.filter((hit) => !hit.startsWith(`${unit.id}:${from}:`))
  }
  return cost
}
