import type { Aslsk } from '../context.ts'
import type { UnitId } from '../ids.ts'
import { loseAcquisitions } from '../ordnance/acquisition.ts'
import { endOfSmoke } from '../ordnance/ammunition.ts'
import { noteVehicleFire } from '../ordnance/by-vehicle.ts'
import type { AslskState, Expenditure, FireMark, Location, Unit, Weapon } from '../state.ts'
import { isLeader, isVehicle, typeOf, type Vehicle, weaponTypeOf } from '../units/units.ts'
import { type Attack, type Firer, firingPlaces, unitOf } from './attack.ts'
import { weaponForbidden } from './firers.ts'
import { usesFlame } from './modifiers.ts'
import { isSustained, weaponsUsed } from './shot-mode.ts'

/** 3.2.5, 3.3.3, 3.4: the fire counters that an attack leaves on those who made it. A Weapon that keeps its rate gets none yet. */
export function markFirers(g: Aslsk, attack: Attack, cowered: boolean, kept: readonly Weapon[]): void {
  const s = g.state
  const sustained = attack.firers.filter((firer) => isSustained(s, attack, firer))
  for (const firer of attack.firers) {
    const again = sustained.includes(firer)
    const unit = unitOf(s, firer.unit)
    if (isVehicle(unit)) {
      markVehicle(s, attack, unit, firer, kept)
      continue
    }
    const mark = markFor(attack, cowered, again || unitOf(s, firer.unit).fire === 'final')
    markFirer(s, firer, mark, kept)
    // 4.0, 3.3.3: who gives up his own FP to fire Weapons has fired with them: that FP is no further shot at the same expenditure
    if (attack.expenditure && !firer.inherent && unitOf(s, firer.unit).forfeited) recordShot(s, `u${firer.unit}`, attack.expenditure)
    if (cowered) unitOf(s, firer.unit).fire = strongest(unitOf(s, firer.unit).fire, mark) // 3.2.2: the unit, whatever it fired
    if (attack.when === 'firstFire' && mark === 'final') flipToFinal(s, unitOf(s, firer.unit), again, attack.at)
  }
  for (const id of attack.directors) {
    const leader = unitOf(s, id)
    leader.directed = attack.firers.map((firer) => unitOf(s, firer.unit).id)
    leader.fire = strongest(leader.fire, markFor(attack, cowered, sustained.length > 0))
  }
  if (attack.when === 'prepFire') restFirers(g, attack)
}

/** 7.8: a vehicle's MGs are spent; what it has fired when decides what it may fire later. */
function markVehicle(s: AslskState, attack: Attack, vehicle: Vehicle, { weapons }: Firer, kept: readonly Weapon[]): void {
  for (const id of weapons) {
    const weapon = s.weapons[id]!
    const again = weapon.fire === 'first' && !weapon.keptRate // 6.8: IFE alone, and it is under Intensive Fire then
    if (again && weapon.ordnance) weapon.ordnance.intensive = true
    weapon.keptRate = kept.includes(weapon)
    if (!weapon.keptRate) weapon.fire = again ? 'final' : attack.when === 'boundingFire' ? 'first' : markFor(attack, false, false)
    noteVehicleFire(vehicle, attack.when, weaponTypeOf(s, weapon).mounted === 'main', weapon.keptRate)
  }
}

/** The strongest counter that an attack would leave on a unit that makes it, if it does not cower. */
export function markBy(s: AslskState, attack: Attack): FireMark {
  let mark: FireMark = 'none'
  for (const firer of attack.firers)
    mark = strongest(mark, markFor(attack, false, isSustained(s, attack, firer) || unitOf(s, firer.unit).fire === 'final'))
  return mark
}

/** The counter that goes with an attack. Cowering and sustained fire take the last one at once (3.2.2, 3.3.3). */
function markFor(attack: Attack, cowered: boolean, sustained: boolean): FireMark {
  if (attack.when === 'prepFire') return 'prep'
  return attack.expenditure === null || cowered || sustained ? 'final' : 'first'
}

function markFirer(s: AslskState, firer: Firer, mark: FireMark, kept: readonly Weapon[]): void {
  const unit = unitOf(s, firer.unit)
  for (const id of firer.weapons) {
    const weapon = s.weapons[id]!
    weapon.keptRate = kept.includes(weapon)
    if (!weapon.keptRate) weapon.fire = mark
  }
  if (firer.inherent) loseAcquisitions(s, unit) // 6.10
  if (isLeader(s, unit)) unit.firedWeapon = true
  if (firer.inherent || isLeader(s, unit)) unit.fire = strongest(unit.fire, mark)
  if (forfeits(s, unit)) {
    unit.forfeited = true
    if (!firer.weapons.some((id) => s.weapons[id]!.keptRate)) unit.fire = strongest(unit.fire, mark)
  }
}

/**
 * 3.3.3: after Subsequent First Fire the unit and all its Weapons are under Final Fire, whether they all fired or not. A unit that cowers in its first
 * attack is so marked too (3.2.2), with all that it has fired, and no rate outlasts that (1.2.4.1).
 */
function flipToFinal(s: AslskState, unit: Unit, all: boolean, at: Location): void {
  unit.fire = 'final'
  for (const weapon of s.weapons) {
    if (weapon.owner !== unit.id || !(all || weapon.keptRate || weapon.fire === 'first')) continue
    if (weapon.fire === 'none' && weaponForbidden(s, unit, weapon, at)) continue // what could not have fired so gives up nothing
    weapon.fire = 'final'
    weapon.keptRate = false
  }
}

/** 3.2.5: whoever Prep Fires is no longer CX afterwards. */
function restFirers(g: Aslsk, { firers, directors }: Attack): void {
  for (const id of [...firers.map(({ unit }) => unit), ...directors]) {
    const unit = unitOf(g.state, id)
    if (!unit.cx) continue
    unit.cx = false
    g.emit({ type: 'cx', rule: '3.2.5', unit: unit.id, on: false })
  }
}

/** 4.0: a squad that uses two Weapons, a half squad or crew that uses one, gives up its own FP. */
export function forfeits(s: AslskState, unit: Unit): boolean {
  const { kind } = typeOf(s, unit)
  const used = weaponsUsed(s, unit).length
  return kind === 'squad' ? used > 1 : kind !== 'leader' && used > 0
}

function strongest(a: FireMark, b: FireMark): FireMark {
  const order: readonly FireMark[] = ['none', 'prep', 'first', 'final']
  return order.indexOf(a) > order.indexOf(b) ? a : b
}

/** 3.2.2, 3.3.3: what the Mandatory Fire Group and the cap of shots by MF need to remember. */
export function recordShots(s: AslskState, attack: Attack): void {
  const expenditure = attack.expenditure ? s.expenditures : 0
  endOfSmoke(s, attack.by)
  if (!usesFlame(s, attack))
    for (const from of firingPlaces(s, attack)) s.volleys.push({ from, at: attack.at, expenditure, ...gunsAlone(s, attack) })
  if (!attack.expenditure) return
  for (const firer of attack.firers) {
    if (firer.inherent) recordShot(s, `u${firer.unit}`, attack.expenditure)
    for (const weapon of firer.weapons) recordShot(s, `w${weapon}`, attack.expenditure)
  }
}

/** 3.3.3: a shot that answers an expenditure; at a vehicle it is remembered which. */
export function recordShot(s: AslskState, firer: string, { at, units }: Expenditure): void {
  const atVehicle = units.some((id) => s.units[id]!.vehicle)
  s.shots.push({ firer, at, targets: units.slice(), ...(atVehicle ? { window: s.expenditures } : {}) })
}

/** 4.1: a unit that has fired nothing but its own Weapons. */
function gunsAlone(s: AslskState, { firers }: Attack): { readonly gunsOf?: UnitId } {
  const [only] = firers
  return firers.length === 1 && only && !only.inherent ? { gunsOf: unitOf(s, only.unit).id } : {}
}
