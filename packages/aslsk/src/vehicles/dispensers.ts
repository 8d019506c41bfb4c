import { spinesBetween } from '@firegroup/hexmap'
import { LEGAL, type Modifier, outcomesOf, type Problem, refuse, total } from '@firegroup/kernel'
import { type Aslsk, type DiceRoll, rollDice } from '../context.ts'
import { SMOKE } from '../data/smoke.ts'
import { DISPENSER_DRM, DISPENSERS, type DispenserKind } from '../data/smoke-dispensers.ts'
import { CA_CHANGE } from '../data/to-hit.ts'
import { locationOf } from '../map/location.ts'
import { canSee, sight } from '../map/los.ts'
import { addMarker } from '../map/markers.ts'
import { distance, isBuilding, nameOf } from '../map/terrain.ts'
import { inArc, nearestArc } from '../ordnance/arc.ts'
import type { AslskState, Location } from '../state.ts'
import { typeOf, type Vehicle, vehicleTypeOf } from '../units/units.ts'
import { smokeForbidden } from '../weapons/smoke-grenades.ts'
import { face } from './face.ts'
import { hasTurret, isCrewFit, isMovingTarget, isRolling } from './status.ts'

/** 7.5: an attempt to dispense Smoke. */
export interface Dispensing {
  readonly kind: DispenserKind
  readonly to: Location
  /** The hexspine to which the turret is turned for it. */
  readonly tca: number
}

/** 7.5: the dispensers that a vehicle has at the date of the scenario, with their usage numbers. */
export function dispensersOf(s: AslskState, unit: Vehicle): readonly { readonly kind: DispenserKind; readonly number: number }[] {
  const { year, month } = s.setting.scenario
  const date = 100 * year + month
  return vehicleTypeOf(s, unit).smokeDispensers.filter(({ from = 0, to = 999_999 }) => from <= date && date <= to)
}

/** 7.5: a usage number; 0 where it has no such dispenser. */
function usageNumber(s: AslskState, unit: Vehicle, kind: DispenserKind): number {
  return dispensersOf(s, unit).find((each) => each.kind === kind)?.number ?? 0
}

/** 7.5: why it may not try; the MP are another matter. */
export function dispenserProblems(s: AslskState, unit: Vehicle, { kind, to, tca }: Dispensing): readonly Problem[] {
  const { label } = typeOf(s, unit)
  const { name, minRange, maxRange, crew, aimed } = DISPENSERS[kind]
  if (unit.at < 0) return refuse('7.5', `The ${label} is not on the map.`)
  if (usageNumber(s, unit, kind) === 0) return refuse('7.5', `The ${label} has no ${name}.`)
  if (unit.triedSmoke) return refuse('7.5', `The ${label} has tried to dispense Smoke in this Player Turn.`)
  if (!isCrewFit(unit)) return refuse('7.5', `The crew of the ${label} is Stunned or Shocked.`)
  if (hasFired(s, unit)) return refuse('7.5', `The ${label} has fired in this Player Turn.`)
  if (crew === 'exposed' && !unit.vehicle.exposed) return refuse('7.5', `The crew must be exposed to use the ${name}.`)
  if (crew === 'buttonedUp' && unit.vehicle.exposed) return refuse('7.5', `The crew must be buttoned up to use the ${name}.`)
  if (tca !== unit.vehicle.tca && (!aimed || !hasTurret(s, unit))) return refuse('7.5', `The turret is not turned for the ${name}.`)
  const forbidden = smokeForbidden(s, unit, to)
  if (forbidden) return [forbidden]
  if (!aimed) return to === unit.at ? LEGAL : refuse('7.5', `The ${name} fills the vehicle's own hex.`)
  const range = distance(s, unit.at, to)
  if (range < minRange || range > maxRange) return refuse('7.5', `The ${name} reaches ${minRange} to ${maxRange} hexes.`)
  if (isBuilding(s, unit.at)) return refuse('7.5', `The ${name} may not be fired from inside a building.`)
  if (!inArc(s, unit.at, tca, to)) return refuse('7.5', `${nameOf(s, to)} is not before the turret.`)
  return canSee(s, unit.at, to) ? LEGAL : refuse('7.5', `There is no LOS to ${nameOf(s, to)}.`)
}

/** 7.5: with any of its weapons, in this Player Turn. */
export function hasFired(s: AslskState, unit: Vehicle): boolean {
  if (unit.fire !== 'none') return true
  for (const weapon of s.weapons)
    if (weapon.owner === unit.id && (weapon.fire !== 'none' || weapon.keptRate || weapon.ordnance?.intensive === true)) return true
  return false
}

/** 7.5: what it may try now: each of its dispensers once, a Smoke mortar at every hex that it reaches. */
export function dispensings(s: AslskState, unit: Vehicle): Dispensing[] {
  const found: Dispensing[] = []
  if (unit.at < 0 || unit.triedSmoke || !isCrewFit(unit) || hasFired(s, unit)) return found
  for (const { kind } of dispensersOf(s, unit)) {
    const { aimed, maxRange } = DISPENSERS[kind]
    const hexes = aimed ? s.setting.map.grid.within(unit.at, maxRange).map(locationOf) : [unit.at]
    for (const to of hexes) {
      const tca = aimed && hasTurret(s, unit) ? nearestArc(s, unit.at, unit.vehicle.tca, to) : unit.vehicle.tca
      const dispensing = { kind, to, tca }
      if (dispenserProblems(s, unit, dispensing).length === 0) found.push(dispensing)
    }
  }
  return found
}

/** 7.5: for a crew under its hatches; for a Smoke mortar as for a shot. */
export function dispenserModifiers(s: AslskState, unit: Vehicle, { kind, to, tca }: Dispensing): Modifier[] {
  const found: Modifier[] = []
  if (!unit.vehicle.exposed) found.push({ rule: '7.5', label: 'buttoned up', value: DISPENSER_DRM.buttonedUp })
  if (!DISPENSERS[kind].aimed) return found
  if (isMovingTarget(unit) || isRolling(unit)) found.push({ rule: '7.5', label: 'on the move', value: DISPENSER_DRM.mortarOnTheMove })
  const spines = spinesBetween(unit.vehicle.tca, tca)
  if (spines > 0) {
    const { first, further } = CA_CHANGE[vehicleTypeOf(s, unit).turret === 'T' ? '360' : 'ST']
    found.push({ rule: '7.5', label: 'turret turned', value: first + further * (spines - 1) })
  }
  return [...found, ...sight(s, unit.at, to).hindrances]
}

/** 7.5: a DR at or under the usage number lays Dispersed Smoke. True if it does. */
export function dispense(g: Aslsk, unit: Vehicle, dispensing: Dispensing): boolean {
  const { kind, to, tca } = dispensing
  const modifiers = dispenserModifiers(g.state, unit, dispensing)
  const { dice, final, placed } = rollUsage(g, unit, dispensing)
  unit.triedSmoke = true
  face(g.state, unit, unit.vehicle.vca, tca)
  const number = usageNumber(g.state, unit, kind)
  g.emit({
    type: 'dispenser',
    rule: '7.5',
    unit: unit.id,
    kind,
    at: to,
    number,
    dice: [dice.coloured, dice.white],
    modifiers,
    final,
    placed,
  })
  if (placed) addMarker(g.state, { kind: 'smoke', at: to, side: unit.side, value: SMOKE.dispersed.hindrance })
  return placed
}

function rollUsage(
  g: Aslsk,
  unit: Vehicle,
  dispensing: Dispensing,
): { readonly dice: DiceRoll; readonly final: number; readonly placed: boolean } {
  const number = usageNumber(g.state, unit, dispensing.kind)
  const drm = total(dispenserModifiers(g.state, unit, dispensing))
  const dice = rollDice(g, 'Smoke dispenser', (rolled) => rolled + drm <= number)
  return { dice, final: dice.total + drm, placed: dice.total + drm <= number }
}

/** Out of the 36 rolls. */
export function dispenserOdds(s: AslskState, unit: Vehicle, dispensing: Dispensing): { readonly succeeds: number; readonly of: 36 } {
  return {
    succeeds: outcomesOf(s, (g: Aslsk) => rollUsage(g, g.state.units[unit.id] as Vehicle, dispensing).placed).outOf(36, 'true'),
    of: 36,
  }
}
