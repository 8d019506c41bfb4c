import { integer, LEGAL, listOf, type Rules, record, refuse } from '@firegroup/kernel'
import { type Lnlt, roll } from '../context.ts'
import type { Attack } from '../fire/attack.ts'
import { opportunityWindow } from '../fire/opportunity.ts'
import type { LnltQuestion } from '../questions.ts'
import { ABOARD, type LnltState, type Location, type Unit } from '../state.ts'
import { damageCheck, eliminate, shake } from '../units/damage.ts'
import { addMark } from '../units/marks.ts'
import { isLeader, leadershipOf, moraleCheck } from '../units/morale.ts'
import { typeOf } from '../units/units.ts'
import { isNoPlaceFor } from '../vehicles/crew.ts'
import type { Destroyer } from '../vehicles/fate.ts'
import { isBareTo } from '../vehicles/small-arms.ts'
import { passengersOf, ridesOutside, type VehicleUnit, vehicleType } from '../vehicles/vehicle.ts'
import { removeWeapon } from '../weapons/possession.ts'

/** 16.2: forced to get off counts as so many MP for those who may fire. */
const FORCED_OFF_MP = 2

/** 17.2, 16.2: those aboard whom small arms reach take the same Damage Check, Leaders first; on top a Shaken one must get off. */
export function* passengersHit(g: Lnlt, vehicle: VehicleUnit, difference: number, attack: Pick<Attack, 'from' | 'means'>): Rules<void> {
  const s = g.state
  const riders = passengersOf(s, vehicle)
  if (riders.length === 0 || !isExposed(s, vehicle, attack)) return
  yield* checkInside(g, vehicle, riders, difference)
  if (!ridesOutside(s, vehicle)) return
  const off = riders.filter((unit) => unit.at === ABOARD && unit.shaken)
  if (off.length === 0) return
  const steady = riders.filter((unit) => unit.at === ABOARD && !unit.shaken)
  const along = steady.length === 0 ? [] : (yield* g.ask(vehicle.side, joinQuestion(s, vehicle, steady))).units
  yield* forcedOff(g, [...off, ...along.map((id) => s.units[id]!)], vehicle.at)
}

export interface JoinDismount {
  readonly units: readonly number[]
}
export const joinSchema = record({ units: listOf(integer(0, 9999), { max: 12 }) })

/** 16.2: those on top who are steady may get off with those who must. */
function joinQuestion(s: LnltState, vehicle: VehicleUnit, steady: readonly Unit[]): LnltQuestion<'joinDismount'> {
  const able = steady.map(({ id }) => id)
  return {
    kind: 'joinDismount',
    title: `Some must get off the ${typeOf(s, vehicle).label}. Who goes with them?`,
    rule: '16.2',
    schema: joinSchema,
    about: { vehicle: vehicle.id, units: able },
    candidates: () => [{ units: [] }, ...able.map((id) => ({ units: [id] })), ...(able.length > 1 ? [{ units: able }] : [])],
    problems: ({ units }) =>
      units.every((id, i) => able.includes(id) && units.indexOf(id) === i)
        ? LEGAL
        : refuse('16.2', 'Only who rides on it may get off with them.'),
  }
}

/** 17.2, PAC 09: on top always; inside if it is open-topped or unarmored. */
function isExposed(s: LnltState, vehicle: VehicleUnit, attack: Pick<Attack, 'from' | 'means'>): boolean {
  return ridesOutside(s, vehicle) || vehicleType(s, vehicle).openTop || isBareTo(s, vehicle, attack)
}

/** 17.2: each of them, the Leaders first; they are looked after where the vehicle is. */
export function* checkInside(g: Lnlt, vehicle: Pick<Unit, 'at'>, riders: readonly Unit[], difference: number): Rules<void> {
  const s = g.state
  const order = leadersFirst(s, riders)
  for (const [i, unit] of order.entries()) {
    if (unit.at !== ABOARD) continue
    // 17.2: only a Leader who has checked himself helps the others
    const unchecked = order.slice(i + 1).filter((other) => isLeader(s, other))
    yield* damageCheck(
      g,
      unit,
      difference,
      'fire',
      unchecked.map(({ id }) => id),
    )
  }
  for (const weapon of s.weapons) if (weapon.owner < 0 && weapon.at === ABOARD) weapon.at = vehicle.at
}

/** LG-13: in the order in which they check: a Leader helps the others only once he has passed himself. */
export function leadersFirst(s: LnltState, riders: readonly Unit[]): Unit[] {
  return [...riders].sort((a, b) => Number(isLeader(s, b)) - Number(isLeader(s, a)) || leadershipOf(s, b) - leadershipOf(s, a))
}

/** 16.2: they get off where it is, under a Moved marker and at no cost; the enemy may fire at them before it goes on. */
function* forcedOff(g: Lnlt, riders: readonly Unit[], at: Location): Rules<void> {
  const off = setDown(g, riders, at)
  yield* alight(g, off, at)
  yield* firedAtThere(g, off, at)
}

/** 21.4: what waits for those who get off. */
export function* alight(g: Lnlt, units: readonly number[], at: Location): Rules<void> {
  if (units.length === 0) return
  for (const alighted of g.state.setting.hooks.alighted) {
    const rules = alighted(g, units, at)
    if (rules) yield* rules
  }
}

function* firedAtThere(g: Lnlt, units: readonly number[], at: Location): Rules<void> {
  const still = units.filter((id) => g.state.units[id]!.at === at)
  if (still.length > 0) yield* opportunityWindow(g, { units: still, at, budget: FORCED_OFF_MP })
}

/** 16.3, 16.2: all get off, Moved, and each passes a Morale Check or is Shaken; then the enemy may fire at them. */
export function* disembarkAll(g: Lnlt, riders: readonly Unit[], at: Location, rule: string): Rules<void> {
  if (riders.length === 0) return
  const s = g.state
  const off = setDown(g, riders, at)
  for (const unit of leadersFirst(
    s,
    off.map((id) => s.units[id]!),
  )) {
    if (!unit.shaken && !moraleCheck(g, unit, { what: 'dismount', rule })) shake(g, unit, rule)
  }
  yield* alight(g, off, at)
  yield* firedAtThere(g, off, at)
}

/** 16.1.1: whoever was in or on a vehicle that is destroyed: an even die saves him, Shaken; by small arms he is hit first. */
export function* bailOut(g: Lnlt, riders: readonly Unit[], at: Location, by: Destroyer, difference: number): Rules<void> {
  const s = g.state
  if (by === 'damageCheck') yield* checkInside(g, { at }, riders, difference)
  for (const unit of riders) {
    if (unit.at !== ABOARD) continue
    if (by === 'closeAssault') {
      g.emit({ type: 'bailsOut', rule: '16.1.1', unit: unit.id, weapon: -1, die: [], survives: false })
      loseWeapons(g, unit)
      lose(g, unit, at)
      continue
    }
    const { total: die, dice } = roll(g, 'single', `Bailout: ${typeOf(s, unit).label}`, isEven)
    g.emit({ type: 'bailsOut', rule: '16.1.1', unit: unit.id, weapon: -1, die: dice, survives: isEven(die) })
    weaponsBailOut(g, unit)
    if (!isEven(die)) lose(g, unit, at)
    else {
      setDown(g, [unit], at)
      if (unit.at === at) shake(g, unit, '16.1.1')
    }
  }
  // LG-77: Mines that have destroyed it go on themselves
  if (by === 'mines') return
  const out = riders.filter((unit) => unit.at === at).map(({ id }) => id)
  yield* alight(g, out, at)
}

function isEven(die: number): boolean {
  return die % 2 === 0
}

/** 16.1.1: each Support Weapon by itself: even survives. */
function weaponsBailOut(g: Lnlt, unit: Unit): void {
  for (const weapon of g.state.weapons) {
    if (weapon.owner !== unit.id) continue
    const { total: die, dice } = roll(g, 'single', `Bailout: ${weapon.type}`, isEven)
    g.emit({ type: 'bailsOut', rule: '16.1.1', unit: -1, weapon: weapon.id, die: dice, survives: isEven(die) })
    if (!isEven(die)) removeWeapon(g, weapon, 'lost', '16.1.1')
  }
}

function loseWeapons(g: Lnlt, unit: Unit): void {
  for (const weapon of g.state.weapons) if (weapon.owner === unit.id) removeWeapon(g, weapon, 'lost', '16.1.1')
}

/** Out of the game; what it had lies where the vehicle was. */
function lose(g: Lnlt, unit: Unit, at: Location): void {
  unit.at = at
  unit.aboard = undefined
  eliminate(g, unit, '16.1.1')
}

/** Puts them on the ground under Moved markers. Who can't be there is lost. */
function setDown(g: Lnlt, riders: readonly Unit[], at: Location): number[] {
  const s = g.state
  const off: number[] = []
  for (const unit of riders) {
    unit.aboard = undefined
    unit.at = at
    for (const weapon of s.weapons) if (weapon.owner === unit.id) weapon.at = at
    addMark(unit, 'moved')
    if (isNoPlaceFor(s, unit)) eliminate(g, unit, '16.1')
    else off.push(unit.id)
  }
  if (off.length > 0) g.emit({ type: 'dismounts', rule: '16.2', units: off, at })
  return off
}
