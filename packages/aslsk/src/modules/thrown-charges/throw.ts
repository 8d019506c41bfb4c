import { integer, LEGAL, type Modifier, optional, type Problem, refuse, text } from '@firegroup/kernel'
import type { AslskAct } from '../../acts.ts'
import { occasionNow } from '../../advice/occasion.ts'
import { expectedLoss, worthOf } from '../../advice/worth.ts'
import { type ChargeStrikes, facingOfCharge, setOffOnVehicle } from '../../armour/charge.ts'
import { type Aslsk, rollDice } from '../../context.ts'
import { FP_UNIT } from '../../data/ift.ts'
import { targetsOf } from '../../fire/attack.ts'
import { attackOfBlow, type Blow, figureBlow } from '../../fire/blow.ts'
import type { Occasion } from '../../fire/declaration.ts'
import { weaponForbidden } from '../../fire/firers.ts'
import { forfeits } from '../../fire/marks.ts'
import type { Figured } from '../../fire/resolution.ts'
import { announce, strike } from '../../fire/strike.ts'
import { canSee } from '../../map/los.ts'
import { adjacent, levelAt, nameOf, neighbours, placeOf } from '../../map/terrain.ts'
import { vehiclesToFireAt } from '../../ordnance/shot.ts'
import type { AslskState, Location, Side, Unit, Weapon } from '../../state.ts'
import { isStatus } from '../../units/statuses.ts'
import { infantryOf, isGoodOrder, typeOf, type Vehicle, weaponTypeOf } from '../../units/units.ts'
import { isRolling, vehiclesAt } from '../../vehicles/status.ts'
import { breakdownNumber } from '../../weapons/breakdown.ts'
import { chargeFp, spendCharge } from '../../weapons/demolition.ts'
import { unitInPlace, unitLabel, weaponName } from '../../words/names.ts'
import { OUT_OF_THE_BLAST, THROWN_DRM, THROWN_POSITION_DRM } from './data.ts'
import { hasThrown, noteThrow } from './state.ts'

export interface ThrowCharge {
  readonly type: 'throwDc'
  readonly unit: number
  readonly weapon: number
  readonly at: string
  /** C7.346: the enemy vehicle for which it is meant. */
  readonly vehicle?: number
}

/** A23.6: instead of placing its charge in the MPh, a unit throws it at once, in any fire of its side. */
export const throwCharge: AslskAct<Occasion, ThrowCharge> = {
  type: 'throwDc',
  rule: 'A23.6',
  fields: { unit: integer(0, 9999), weapon: integer(0, 9999), at: text({ max: 24 }), vehicle: optional(integer(0, 9999)) },
  *candidates(s, occasion) {
    for (const weapon of s.weapons) {
      const unit = s.units[weapon.owner]
      if (!unit || unit.side !== occasion.side || unit.at < 0 || weaponTypeOf(s, weapon).kind !== 'dc') continue
      for (const to of neighbours(s, unit.at)) {
        const decision: ThrowCharge = { type: 'throwDc', unit: unit.id, weapon: weapon.id, at: nameOf(s, to) }
        if (throwProblems(s, occasion, decision).length === 0) yield decision
        for (const vehicle of vehiclesAt(s, to)) {
          const onIt: ThrowCharge = { ...decision, vehicle: vehicle.id }
          if (vehicle.side !== occasion.side && throwProblems(s, occasion, onIt).length === 0) yield onIt
        }
      }
    }
  },
  problems: throwProblems,
  perform(g, occasion, { unit, weapon, at, vehicle }) {
    const target = vehicle === undefined ? undefined : (g.state.units[vehicle] as Vehicle)
    throwIt(g, occasion, g.state.units[unit]!, g.state.weapons[weapon]!, placeOf(g.state, at), target)
    return undefined
  },
  describe: (s, { unit, weapon, at, vehicle }) =>
    `Throw the ${weaponName(s, weapon)} ${vehicle === undefined ? 'into' : `at the ${unitLabel(s, vehicle)} in`} ${at} with ${unitInPlace(s, unit)}`,
  preview(s, occasion, { unit, at }) {
    const { fp64, groups } = figureThrow(s, occasion, s.units[unit]!, placeOf(s, at))
    return { fp64, drm: groups[0]?.drm ?? 0, modifiers: groups[0]?.modifiers ?? [] }
  },
}

/** What a planner makes of it: what the enemy may lose, less what the thrower may. */
export function throwAdvice(s: AslskState, side: Side, { unit: id, at: hex, vehicle }: ThrowCharge): number {
  const [unit, at] = [s.units[id]!, placeOf(s, hex)]
  const occasion = occasionNow(s, side)
  const own = isInTheBlast(s, unit, at) ? lossFrom(s, figureBackblast(s, occasion, unit, at)) : 0
  const onVehicle = vehicle === undefined ? 0 : worthOf(s, s.units[vehicle]!) * VEHICLE_SHARE
  return lossFrom(s, figureThrow(s, occasion, unit, at)) + onVehicle - own
}

/** About how often a thrown charge that is meant for a vehicle stops it. */
const VEHICLE_SHARE = 0.3

function lossFrom(s: AslskState, { groups }: Figured): number {
  let loss = 0
  for (const { units, drm, column } of groups) for (const unit of units) loss += worthOf(s, unit) * expectedLoss(s, unit, column, drm)
  return loss
}

function throwProblems(s: AslskState, occasion: Occasion, decision: ThrowCharge): readonly Problem[] {
  const { side, expenditure } = occasion
  const unit = s.units[decision.unit]
  const weapon = s.weapons[decision.weapon]
  if (!unit || unit.side !== side || unit.at < 0) return refuse('A23.6', 'You have no such unit on the map.')
  const { label } = typeOf(s, unit)
  if (!weapon || weapon.owner !== unit.id || weaponTypeOf(s, weapon).kind !== 'dc')
    return refuse('A23.6', `The ${label} does not possess such a demolition charge.`)
  const inOrder = isGoodOrder(unit) || (!unit.melee && isStatus(s, unit, 'berserk'))
  if (!inOrder || unit.pinned) return refuse('A23.6', `The ${label} is not in Good Order, or is pinned.`)
  if (unit.fire !== 'none' || unit.forfeited || hasThrown(s, unit)) return refuse('A23.6', `The ${label} has fired already.`)
  const at = placeOf(s, decision.at)
  const forbidden = weaponForbidden(s, unit, weapon, at)
  if (forbidden) return [forbidden]
  if (at === unit.at) return refuse('A23.61', 'A charge is not thrown into one’s own hex.')
  if (!adjacent(s, unit.at, at)) return refuse('A23.61', 'A demolition charge is thrown into an adjacent hex.')
  if (!canSee(s, unit.at, at)) return refuse('A23.61', `There is no line of sight to ${decision.at}.`)
  if (levelAt(s, at) > levelAt(s, unit.at)) return refuse('A23.61', 'A demolition charge is not thrown up to a higher level.')
  if (decision.vehicle !== undefined)
    return vehiclesToFireAt(s, occasion, at).some(({ id }) => id === decision.vehicle)
      ? LEGAL
      : refuse('A23.6', `There is no such enemy vehicle in ${decision.at}.`)
  const isElsewhere = expenditure !== null && at !== expenditure.at
  if (isElsewhere || targetsOf(s, side, at, expenditure, unit.at).every((target) => target.side === side))
    return refuse('3.2', `There is nobody to throw it at in ${decision.at}.`)
  return LEGAL
}

/** A23.6: the charge is gone; if it goes off, it attacks its target, and with a DR of its own whoever threw it. */
function throwIt(g: Aslsk, occasion: Occasion, unit: Unit, weapon: Weapon, at: Location, vehicle: Vehicle | undefined): void {
  const xNumber = breakdownNumber(g.state, weapon, false)
  const blast = isInTheBlast(g.state, unit, at) ? figureBackblast(g.state, occasion, unit, at) : null
  spendCharge(weapon)
  markThrower(g.state, occasion, unit)
  g.emit({ type: 'thrown-charges:throws', rule: 'A23.6', of: { unit: unit.id, at } })
  const first = vehicle ? strikesVehicle(g, occasion, unit, vehicle, xNumber) : 'men'
  if (first === 'dud' || (first === 'men' && !strikesMen(g, occasion, unit, at, xNumber, vehicle !== undefined))) return
  if (!blast || unit.at < 0) return
  const own = rollDice(g, 'thrown charge, at its thrower')
  announce(g, blast, own, 'A23.62')
  strike(g, blast, own)
}

/** A23.6: everybody in the Location; false where it is a dud. */
function strikesMen(g: Aslsk, occasion: Occasion, unit: Unit, at: Location, xNumber: number, wasMeantForVehicle: boolean): boolean {
  const figured = figureThrow(g.state, occasion, unit, at, wasMeantForVehicle)
  const dr = rollDice(g, 'thrown demolition charge')
  if (dr.total >= xNumber) {
    g.emit({ type: 'dud', rule: '4.3', unit: unit.id, at, dice: [dr.coloured, dr.white], xNumber })
    return false
  }
  if (figured.groups.length === 0) return true
  announce(g, figured, dr, 'A23.6')
  strike(g, figured, dr)
  return true
}

/** C7.346: the DC Position DR comes first. */
function strikesVehicle(g: Aslsk, occasion: Occasion, unit: Unit, vehicle: Vehicle, xNumber: number): ChargeStrikes {
  const s = g.state
  const facing = facingOfCharge(s, vehicle, unit.at)
  const special = positionModifiers(s, occasion, unit)
  const attack = attackOfBlow(blowOf(s, occasion, vehicle.at, unit.at, [vehicle.id], []))
  return setOffOnVehicle(g, { facing, xNumber, isCx: unit.cx, from: unit.at, special }, vehicle, attack, chargeFp(s) * FP_UNIT)
}

/** A23.1: a squad may still fire by itself, in this phase and in no other; anybody else has fired. */
function markThrower(s: AslskState, { when }: Occasion, unit: Unit): void {
  unit.firedWeapon = true
  if (typeOf(s, unit).kind === 'squad') noteThrow(s, unit)
  else unit.fire = MARKS[when]
  if (forfeits(s, unit)) unit.forfeited = true
}

/** The counter that shows that a unit has fired. */
const MARKS = { prepFire: 'prep', firstFire: 'first', defensiveFire: 'final', advancingFire: 'final', boundingFire: 'final' } as const

function isInTheBlast(s: AslskState, unit: Unit, at: Location): boolean {
  return levelAt(s, unit.at) - levelAt(s, at) < OUT_OF_THE_BLAST
}

/** A23.6; where it was meant for a vehicle the AFPh has counted for its position (C7.346). */
function figureThrow(s: AslskState, occasion: Occasion, unit: Unit, at: Location, wasMeantForVehicle = false): Figured {
  const targets = targetsOf(s, occasion.side, at, occasion.expenditure).map(({ id }) => id)
  const special = throwModifiers(s, occasion, unit, THROWN_DRM.target, wasMeantForVehicle)
  const blow = blowOf(s, occasion, at, unit.at, targets, special)
  const other = goesOffAs(s, at, unit.at)
  return figureBlow(s, other ? { ...blow, ...other, special: [] } : blow)
}

/** A23.5: as what a charge goes off where it is thrown into something. */
function goesOffAs(s: AslskState, at: Location, from: Location): Pick<Blow, 'kind' | 'fp'> | undefined {
  for (const says of s.setting.hooks.thrownInto) {
    const other = says(s, at, from)
    if (other) return other
  }
  return undefined
}

/** A23.62: whoever threw it; of a vehicle that carries him nothing but those who ride on it. */
export function figureBackblast(s: AslskState, occasion: Occasion, unit: Unit, at: Location): Figured {
  const special = throwModifiers(s, occasion, unit, THROWN_DRM.thrower)
  const hurt = isAboard(s, unit) ? infantryOf(s, unit.side, unit.at).filter((other) => isAboard(s, other)) : [unit]
  const ids = hurt.map(({ id }) => id)
  return figureBlow(s, blowOf(s, { ...occasion, expenditure: null }, unit.at, at, ids, special))
}

function blowOf(
  s: AslskState,
  { when, side, expenditure }: Occasion,
  at: Location,
  from: Location,
  targets: readonly number[],
  special: readonly Modifier[],
): Blow {
  return { kind: 'charge', when, by: side, at, targets, fp: chargeFp(s), special, expenditure, from, thrown: true }
}

function throwModifiers(s: AslskState, { when }: Occasion, unit: Unit, thrown: number, phaseHasCounted = false): Modifier[] {
  const found: Modifier[] = [{ rule: 'A23.6', label: 'thrown', value: thrown }]
  if (isStatus(s, unit, 'cavalry') || isDriven(s, unit))
    found.push({ rule: 'A23.6', label: 'thrown on the move', value: THROWN_DRM.onTheMove })
  if (unit.cx) found.push({ rule: 'A23.3', label: 'thrown by a CX unit', value: THROWN_DRM.cx })
  if (when === 'advancingFire' && !phaseHasCounted)
    found.push({ rule: 'A23.6', label: 'thrown in Advancing Fire', value: THROWN_DRM.advancingFire })
  return found
}

/** C7.346: what counts for the place where a thrown charge comes to lie. */
function positionModifiers(s: AslskState, { when }: Occasion, unit: Unit): Modifier[] {
  const found: Modifier[] = [{ rule: 'C7.346', label: 'thrown', value: THROWN_POSITION_DRM.thrown }]
  if (isDriven(s, unit)) found.push({ rule: 'C7.346', label: 'thrown on the move', value: THROWN_POSITION_DRM.onTheMove })
  if (when === 'advancingFire') found.push({ rule: 'C7.346', label: 'thrown in Advancing Fire', value: THROWN_POSITION_DRM.advancingFire })
  return found
}

/** D6: on or in a vehicle. */
function isAboard(s: AslskState, unit: Unit): boolean {
  return isStatus(s, unit, 'rider') || isStatus(s, unit, 'truckPassenger')
}

/** A23.6: aboard a vehicle that has not stopped. */
function isDriven(s: AslskState, unit: Unit): boolean {
  return (
    isAboard(s, unit) &&
    vehiclesAt(s, unit.at).some((vehicle) => vehicle.side === unit.side && (isRolling(vehicle) || vehicle.vehicle.motion))
  )
}
