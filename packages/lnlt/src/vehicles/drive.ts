import { SIDES, spinesBetween } from '@firegroup/hexmap'
import { chassisProblem } from '../fortifications/hulls.ts'
import { isEntryCost } from '../map/costs.ts'
import { isAloft } from '../map/terrain.ts'
import { allowanceOf, allowancesOf } from '../movement/allowance.ts'
import { destinations, isContested, paidFor, stepCost, stepProblem } from '../movement/step.ts'
import type { LnltState, Location, Move } from '../state.ts'
import { lies } from './facing.ts'
import { isVehicle } from './vehicle.ts'

/** 15.1: one expenditure on the way of a vehicle: the next hex, or a pivot on its spot. */
export interface DriveLeg {
  readonly kind: 'enter' | 'turn'
  /** Where it is and how its hull points afterwards. */
  readonly at: Location
  readonly facing: number
  /** What it pays, and what it has spent by then in this move, in half MP. */
  readonly halves: number
  readonly spent: number
  readonly reverse: boolean
  /** 15.3: it drives over enemies there. */
  readonly overrun: boolean
}

/** A hex and a facing to which a vehicle gets, by the cheapest way. */
export interface DriveReach {
  readonly at: Location
  readonly facing: number
  readonly spent: number
  /** From the first expenditure of the whole plan on. */
  readonly legs: readonly DriveLeg[]
}

/** 15.1: everything that a vehicle which moves by itself gets to from the end of a plan, the cheapest first, if nobody stops it on the way. */
export function driveReach(s: LnltState, move: Move, planned: readonly DriveLeg[] = []): readonly DriveReach[] {
  const unit = s.units[move.units[0] ?? -1]
  if (!unit || !isVehicle(unit) || move.units.length > 1 || move.at < 0) return []
  const start: DriveReach =
    planned.length === 0 ? { at: move.at, facing: unit.laid.facing, spent: move.spent[0]!, legs: [] } : endOf(planned)
  const open = [start]
  const found: DriveReach[] = []
  const known = new Set<number>()
  while (open.length > 0) {
    const next = cheapest(open)
    const key = next.at * SIDES.length + next.facing
    if (known.has(key)) continue
    known.add(key)
    if (next !== start) found.push(next)
    open.push(...onward(s, move, next))
  }
  return found
}

function endOf(legs: readonly DriveLeg[]): DriveReach {
  const { at, facing, spent } = legs.at(-1)!
  return { at, facing, spent, legs }
}

/** Every hex that it could enter next, and every way in which it could turn. */
function onward(s: LnltState, move: Move, here: DriveReach): DriveReach[] {
  const [then, moved] = driven(s, move, here)
  const unit = then.units[move.units[0]!]!
  const allowed = allowancesOf(then, moved)
  const ways: DriveReach[] = []
  const add = (leg: Omit<DriveLeg, 'spent'>): void => {
    const spent = here.spent + leg.halves
    ways.push({ at: leg.at, facing: leg.facing, spent, legs: [...here.legs, { ...leg, spent }] })
  }
  for (const to of destinations(then.setting, here.at)) {
    if (stepProblem(then, moved, to, allowed)) continue
    const cost = stepCost(then, unit, here.at, to, moved.units)
    if (!isEntryCost(cost)) continue
    const halves = paidFor(cost, allowed[0]! - here.spent)
    const reverse = lies(then, here.at, here.facing, to) === 'behind'
    add({ kind: 'enter', at: to, facing: here.facing, halves, reverse, overrun: isContested(then, unit.side, to) })
  }
  // 19.2.2: what flies need not turn; after a turn it goes on: two turns in the same hex are one
  if (isAloft(here.at) || here.legs.at(-1)?.kind === 'turn' || chassisProblem(then, unit)) return ways
  for (const facing of SIDES) {
    const halves = 2 * spinesBetween(here.facing, facing)
    if (halves > 0 && here.spent + halves <= allowanceOf(then, moved, 0))
      add({ kind: 'turn', at: here.at, facing, halves, reverse: false, overrun: false })
  }
  return ways
}

/** The state in which it stands there, pointing so, and its move by then: only what rules ask of it is changed. */
export function driven(s: LnltState, move: Move, { at, facing, spent, legs }: DriveReach): [LnltState, Move] {
  const id = move.units[0]!
  const unit = s.units[id]!
  const turret = (unit.laid!.turret + facing - unit.laid!.facing + 6) % 6
  const units = s.units.with(id, { ...unit, at, laid: { ...unit.laid!, facing, turret } })
  const moved = { ...move, at, spent: [spent], steps: move.steps + legs.length }
  return [{ ...s, units, move: moved }, moved]
}

function cheapest(open: DriveReach[]): DriveReach {
  let best = 0
  for (let i = 1; i < open.length; i++) if (open[i]!.spent < open[best]!.spent) best = i
  return open.splice(best, 1)[0]!
}
