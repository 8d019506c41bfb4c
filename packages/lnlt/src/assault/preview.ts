import { explore, type Rules } from '@firegroup/kernel'
import type { Lnlt } from '../context.ts'
import type { LnltEvent } from '../events.ts'
import { attackPreview, type FirePreview } from '../fire/preview.ts'
import { insideBefore } from '../fortifications/front.ts'
import { cloneState, enemyOf, type LnltState, type Location, type Move } from '../state.ts'
import { type VehicleUnit, vehiclesAt } from '../vehicles/vehicle.ts'
import { putAt, stormVehicles, summonCourage } from './close-assault.ts'
import { overrunAttack } from './overrun.ts'

/** `error`: how far it may be off, of 1; left out, it is exact. */
export interface StormOdds {
  /** How likely a vehicle is destroyed, of 1. */
  readonly destroys: number
  readonly error?: number
}

/** 17.1: what comes of storming the vehicles in a hex from the one before it: the rule itself, their Morale Checks and all, gone through for all falls of the dice. */
export function stormOdds(s: LnltState, move: Move, from: Location, to: Location): StormOdds {
  const enemy = enemyOf(s.units[move.units[0]!]!.side)
  const before = vehiclesAt(s, to, enemy).length
  const odds = explore<LnltState, LnltEvent>({
    begin: () => setOut(s, move, from),
    rule: (g) => storm(g, to, from),
    outcomes: (after) => [vehiclesAt(after, to, enemy).length < before ? 'destroyed' : 'none'],
  })
  const { of, counts, error } = odds.among(['destroyed', 'none'])
  return { destroys: counts[0]! / of, ...(error > 0 ? { error } : {}) }
}

/** They have come as far as the hex before it. */
function setOut(s: LnltState, move: Move, from: Location): LnltState {
  const there = cloneState(s)
  for (const id of move.units) putAt(there, there.units[id]!, from)
  there.move = { ...move, units: move.units.slice(), modes: move.modes.slice(), spent: move.spent.slice(), at: from }
  return there
}

function* storm(g: Lnlt, to: Location, from: Location): Rules<void> {
  const s = g.state
  const move = s.move!
  if (!summonCourage(g, move)) return
  for (const id of move.units) putAt(s, s.units[id]!, to)
  yield* stormVehicles(g, move.units.slice(), to, from)
}

/** 15.3: what an Overrun does to those in a hex, before any of them answers it. */
export function overrunPreview(s: LnltState, unit: VehicleUnit, from: Location, at: Location): FirePreview {
  return attackPreview(s, overrunAttack(s, unit, at, insideBefore(s, unit.side, at, from)))
}
