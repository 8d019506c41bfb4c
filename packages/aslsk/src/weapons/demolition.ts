import { LEGAL, type Problem, refuse } from '@firegroup/kernel'
import { facingOfCharge, setOffOnVehicle } from '../armour/charge.ts'
import { isUnseen } from '../concealment/unseen.ts'
import { type Aslsk, rollDice } from '../context.ts'
import { FIRE_DRM } from '../data/fire.ts'
import { FP_UNIT } from '../data/ift.ts'
import { attackOfBlow, type Blow, figureBlow, strikeBlow } from '../fire/blow.ts'
import { weaponForbidden } from '../fire/firers.ts'
import { forfeits } from '../fire/marks.ts'
import { NOBODY, type UnitId } from '../ids.ts'
import { canUseRoad, type EntryCost, entryCost, isEntryCost } from '../map/costs.ts'
import { addMarker, removeMarker } from '../map/markers.ts'
import { adjacent, hexOf } from '../map/terrain.ts'
import { type WholeMove, wholeMove } from '../map/whole-move.ts'
import type { Step } from '../sequence/step.ts'
import { type AslskState, ELIMINATED, type Location, type Marker, type Unit, type Weapon } from '../state.ts'
import { infantryAt, isVehicle, typeOf, type Vehicle, weaponTypeOf } from '../units/units.ts'
import { breakdownNumber } from './breakdown.ts'

/** A placed charge: `value` is its X# in the hands of whoever placed it, `extra` that unit. */
export const PLACED_CHARGE = 'dc'

/** 4.3: the charges go off before any other fire of the AFPh. */
export const demolitionSteps: readonly Step[] = [
  { key: 'advancingFire.demolition', phase: 'advancingFire', order: 5219, run: (g) => setOffCharges(g) },
]

/** 4.3: why a unit may not try to place this Weapon there; empty if it may. That it may move at all is judged before. */
export function placementProblems(s: AslskState, unit: Unit, weapon: Weapon | undefined, at: Location): readonly Problem[] {
  if (!weapon || weapon.owner !== unit.id || weaponTypeOf(s, weapon).kind !== 'dc')
    return refuse('4.3', `The ${typeOf(s, unit).label} does not possess such a demolition charge.`)
  if (!adjacent(s, unit.at, at)) return refuse('4.3', 'A demolition charge is placed in an adjacent hex.')
  const problem = weaponForbidden(s, unit, weapon, at)
  if (problem) return [problem]
  for (const marker of s.markers)
    if (marker.kind === PLACED_CHARGE && marker.extra === unit.id)
      return refuse('4.3', `The ${typeOf(s, unit).label} has placed a charge already.`)
  const cost = placementCost(s, unit, at)
  if (!isEntryCost(cost)) return [cost]
  const whole = takesAll(s, unit, at)
  return whole && unit.spent > 0 ? refuse(whole.rule, `A charge in ${whole.name} takes all the MF of the ${typeOf(s, unit).label}.`) : LEGAL
}

/** 8.2.1, 4.3: what takes all MF to enter takes them for a charge too. */
export function takesAll(s: AslskState, unit: Unit, at: Location): WholeMove | undefined {
  return wholeMove(s, unit.at, at, 'terrain')
}

/** 4.3: as many MF as entering the hex would take. */
export function placementCost(s: AslskState, unit: Unit, at: Location): EntryCost | Problem {
  // A.8: into a Location inside the next hex as into that hex
  const to = s.setting.places?.isInner(unit.at, at) && hexOf(s, unit.at) !== hexOf(s, at) ? hexOf(s, at) : at
  return entryCost(s, unit, unit.at, to, canUseRoad(s, unit.at, to) ? 'road' : 'terrain')
}

/** 4.3: the charge lies where it was meant to if its placer came through all the fire at it, neither broken nor pinned. */
export function completePlacement(g: Aslsk, unit: Unit, weapon: Weapon, at: Location, on?: UnitId): void {
  const told = { rule: '4.3', weapon: weapon.id, unit: unit.id, at } as const
  if (unit.at < 0 || unit.broken || unit.pinned) {
    g.emit({ type: 'chargeNotPlaced', ...told })
    return
  }
  const unseen = infantryAt(g.state, at).filter(isUnseen)
  addMarker(g.state, {
    kind: PLACED_CHARGE,
    at,
    side: unit.side,
    value: breakdownNumber(g.state, weapon, false),
    extra: unit.id,
    ...(unseen.length > 0 ? { concealed: unseen.map(({ id }) => id) } : {}),
    ...onVehicle(g.state, unit, at, on),
    from: unit.at,
  })
  spendCharge(weapon)
  g.emit({ type: 'chargePlaced', ...told })
}

/** 4.3: a charge that is meant for a vehicle, through the hexside by which it came; for whoever is there if that has gone. */
function onVehicle(s: AslskState, unit: Unit, at: Location, id: UnitId | undefined): Pick<Marker, 'vehicle' | 'facing'> {
  const vehicle = id === undefined ? undefined : s.units[id]!
  return vehicle && isVehicle(vehicle) && vehicle.at === at ? { vehicle: vehicle.id, facing: facingOfCharge(s, vehicle, unit.at) } : {}
}

/** 4.3, 3.5: every placed charge attacks all in its Location, friend and foe, and is gone; 8.1.8.7: but no friends who share it with an enemy outside a Melee. */
function setOffCharges(g: Aslsk): undefined {
  for (const marker of g.state.markers.filter(({ kind }) => kind === PLACED_CHARGE)) {
    removeMarker(g.state, marker)
    countAsUse(g.state, g.state.units[marker.extra]!)
    const targets = targetsOf(g.state, marker)
    const vehicle = marker.vehicle === undefined ? undefined : g.state.units[marker.vehicle]!
    if (vehicle && isVehicle(vehicle) && vehicle.at === marker.at && strikesVehicle(g, marker, vehicle)) continue
    // B26, B29: what stands in a hex may be blown up with nobody there
    if (targets.length > 0 || g.state.setting.scenario.places) setOff(g, marker, targets)
  }
}

function targetsOf(s: AslskState, { at, side }: Marker): readonly Unit[] {
  const there = infantryAt(s, at)
  return there.some(({ banzai }) => banzai !== undefined) ? there.filter((unit) => unit.side !== side || unit.melee) : there
}

/** 4.3: whether the vehicle had it all, be it a dud. */
function strikesVehicle(g: Aslsk, marker: Marker, vehicle: Vehicle): boolean {
  const placer = g.state.units[marker.extra]!
  const attack = attackOfBlow(blowOf(g.state, marker, [vehicle]))
  const charge = { facing: marker.facing ?? 'front', xNumber: marker.value, isCx: placer.mode === 'double', from: marker.from } as const
  return setOffOnVehicle(g, charge, vehicle, attack, chargeFp(g.state) * FP_UNIT) !== 'men'
}

/** 4.0, 4.3: the charge is a SW that its placer uses in this phase: it costs a half squad or crew its own FP, and a leader his DRM. */
function countAsUse(s: AslskState, placer: Unit): void {
  placer.firedWeapon = true
  if (forfeits(s, placer)) placer.forfeited = true
}

function setOff(g: Aslsk, marker: Marker, targets: readonly Unit[]): void {
  const placer = g.state.units[marker.extra]!
  const dr = rollDice(g, 'demolition charge')
  const dice = [dr.coloured, dr.white] as const
  if (dr.total >= marker.value) {
    g.emit({ type: 'dud', rule: '4.3', unit: placer.id, at: marker.at, dice, xNumber: marker.value })
    return
  }
  const blow = blowOf(g.state, marker, targets)
  if (targets.length > 0) strikeBlow(g, blow, dr, '4.3')
  else for (const told of g.state.setting.hooks.attacked) told(g, figureBlow(g.state, blow), dr)
}

/** 4.3: what FP it has whatever the range and phase, TEM, and whether whoever placed it was out of breath. */
function blowOf(s: AslskState, marker: Marker, targets: readonly Unit[]): Blow {
  const placer = s.units[marker.extra]!
  return {
    kind: 'charge',
    when: 'defensiveFire',
    by: marker.side,
    at: marker.at,
    targets: targets.map((unit) => unit.id),
    fp: chargeFp(s),
    special: placer.mode === 'double' ? [{ rule: '4.3', label: 'placed by a CX unit', value: FIRE_DRM.cx }] : [],
    unseen: marker.concealed ?? [],
    from: marker.from,
  }
}

/** 4.3: a charge that has been used is gone. */
export function spendCharge(weapon: Weapon): void {
  weapon.owner = NOBODY
  weapon.at = ELIMINATED
}

/** The same on every nation's counter. */
export function chargeFp(s: AslskState): number {
  for (const { kind, fp } of s.setting.pack.weapons.values()) if (kind === 'dc') return fp
  throw new RangeError('No nation has a demolition charge.')
}
