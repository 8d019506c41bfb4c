import { fireCandidates } from '../fire/candidates.ts'
import { attackFrom, type FireContext } from '../fire/declaration.ts'
import { attackPreview } from '../fire/preview.ts'
import { locationNamed } from '../map/location.ts'
import { cloneState, enemyOf, type LnltState, type Location, type Move, type Unit } from '../state.ts'
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
}

/** The worst single shot of each location that could fire at a group which has come so far; fire on the way is not counted. */
export function stepRisk(s: LnltState, move: Move, step: Reachable): StepRisk {
  if (step.contested) return { at: step.at, budget: 0, from: [], harm: 0 }
  const there = arrived(s, move, step)
  const budget = Math.max(1, step.budget)
  const context: FireContext = {
    side: enemyOf(there.units[move.units[0]!]!.side),
    occasion: 'opportunity',
    units: (_unit: Unit) => true,
    window: { at: step.at, movers: move.units },
  }
  const worst = new Map<string, number>()
  // the first attack from each location is the one with everything that it has
  for (const declared of fireCandidates(there, context)) {
    if (worst.has(declared.from)) continue
    const { targets, of } = attackPreview(there, attackFrom(there, declared, context))
    const harms = targets.filter(({ unit }) => move.units.includes(unit)).map(({ odds }) => 1 - odds.none / odds.of)
    worst.set(declared.from, of === 0 ? 0 : harms.reduce((sum, each) => sum + each, 0) / Math.max(1, harms.length))
  }
  const ranked = [...worst].sort((a, b) => b[1] - a[1])
  return { at: step.at, budget, from: ranked.map(([name]) => named(there, name)), harm: ranked[0]?.[1] ?? 0 }
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

function named(s: LnltState, name: string): Location {
  return locationNamed(s.setting, name)
}
