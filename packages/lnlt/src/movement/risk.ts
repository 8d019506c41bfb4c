import { type StormOdds, stormOdds } from '../assault/preview.ts'
import { threatsTo } from '../fire/threats.ts'
import { cloneState, enemyOf, type LnltState, type Location, type Move } from '../state.ts'
import { vehiclesAt } from '../vehicles/vehicle.ts'
import type { Reachable } from './reach.ts'

/** 5.3: what Opportunity Fire could do to a group in a location on its way. */
export interface StepRisk {
  readonly at: Location
  /** Attacks that the step allows. */
  readonly budget: number
  /** The locations that could fire, the most dangerous first. */
  readonly from: readonly Location[]
  /** The chance that the worst single attack harms a mover, of 1: the mean over them. */
  readonly harm: number
  /** 17.1: where they storm a vehicle, how likely they destroy it. */
  readonly storm?: StormOdds
}

/** The worst single shot of each location that could fire at a group which has come so far; fire on the way is not counted. */
export function stepRisk(s: LnltState, move: Move, step: Reachable): StepRisk {
  if (step.contested) return { at: step.at, budget: 0, from: [], harm: 0, ...stormedAt(s, move, step) }
  const there = arrived(s, move, step)
  const threats = threatsTo(there, move.units, step.at)
  return { at: step.at, budget: Math.max(1, step.budget), from: threats.map(({ from }) => from), harm: threats[0]?.harm ?? 0 }
}

function stormedAt(s: LnltState, move: Move, { at, path }: Reachable): Pick<StepRisk, 'storm'> {
  const enemy = enemyOf(s.units[move.units[0]!]!.side)
  return vehiclesAt(s, at, enemy).length === 0 ? {} : { storm: stormOdds(s, move, path.at(-2) ?? move.at, at) }
}

/** The state if they had come there unharmed. */
function arrived(s: LnltState, move: Move, { at, path, spent, budget }: Reachable): LnltState {
  const there = cloneState(s)
  for (const id of move.units) {
    there.units[id]!.at = at
    for (const weapon of there.weapons) if (weapon.owner === id) weapon.at = at
  }
  there.move = {
    ...move,
    units: move.units.slice(),
    modes: move.modes.slice(),
    spent: spent.slice(),
    at,
    steps: move.steps + path.length,
    budget,
    firedFrom: [],
  }
  return there
}
