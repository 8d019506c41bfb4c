import type { Modifier, Problem } from '@firegroup/kernel'
import { movementMode } from '../data/movement.ts'
import { abilitiesOf } from '../data/smc.ts'
import type { TerrainType } from '../data/terrain.ts'
import { weaponFire } from '../fire/attack.ts'
import { hexOf, nameOf } from '../map/location.ts'
import { distance, terrainAt } from '../map/terrain.ts'
import { isMeleeEligible } from '../melee/eligible.ts'
import { mountOf } from '../mounted/mounted.ts'
import { enemyOf, type LnltState, type Location, type Move, type Unit, type Weapon } from '../state.ts'
import { isLeader, leadershipOf } from '../units/morale.ts'
import { typeOf, typeOfWeapon } from '../units/units.ts'
import { hasRidersOnTop } from '../vehicles/small-arms.ts'
import { isOpened, passengersOf, ridesOutside, type VehicleUnit, vehicleLeadership, vehiclesAt, vehicleType } from '../vehicles/vehicle.ts'

/** 17.1: an anti-tank SW: ordnance with a number as HE, a Flamethrower, a Satchel, a Molotov, a charge made for it; no ATR. */
export function isAntiTank(s: LnltState, weapon: Weapon): boolean {
  const { closeAssault, kind, gun, he } = typeOfWeapon(s, weapon)
  if (weapon.jammed || weapon.spent || kind === 'atr' || (gun !== null && he === null)) return false
  return closeAssault
}

/** 17.1: the best that a unit has for it. */
export function antiTankOf(s: LnltState, unit: Unit): Weapon | null {
  let best: Weapon | null = null
  for (const weapon of s.weapons)
    if (weapon.owner === unit.id && isAntiTank(s, weapon) && (best === null || strengthOf(s, weapon) > strengthOf(s, best))) best = weapon
  return best
}

/** 17.1: the HE of ordnance, or the FP. */
function strengthOf(s: LnltState, weapon: Weapon): number {
  const { he, gun } = typeOfWeapon(s, weapon)
  return gun === null ? weaponFire(s, weapon).fp : (he ?? 0)
}

/** 17.1: MMCs but Weapon Teams, Heroes, and Leaders with an anti-tank SW, in Good Order. */
export function canAssault(s: LnltState, unit: Unit): boolean {
  if (unit.shaken || unit.at < 0 || mountOf(s, unit) !== null) return false
  return abilitiesOf(typeOf(s, unit).kind).closeAssault || (isLeader(s, unit) && antiTankOf(s, unit) !== null)
}

/** 17.1, LG-74: IFP and the weapon; a Squad adds both, anybody smaller takes what is better. */
export function assaultModifiers(
  s: LnltState,
  unit: Unit,
  leader: Unit | null,
): { readonly modifiers: Modifier[]; readonly weapon: Weapon | null } {
  const { kind, fp, inherent, wounded } = typeOf(s, unit)
  const weapon = antiTankOf(s, unit)
  const own = unit.wounds > 0 && wounded ? wounded.fp : inherent ? fp : 0
  const arms = weapon ? strengthOf(s, weapon) : 0
  const both = kind === 'squad'
  const usesWeapon = weapon !== null && (both || arms >= own)
  const modifiers: Modifier[] = []
  if (both || !usesWeapon) modifiers.push({ rule: '17.1', label: 'own firepower', value: own })
  if (usesWeapon) modifiers.push({ rule: '17.1', label: typeOfWeapon(s, weapon).name, value: arms })
  const leadership = leader ? leadershipOf(s, leader) : 0
  if (leadership > 0) modifiers.push({ rule: '17.1', label: 'Leader', value: leadership })
  return { modifiers, weapon: usesWeapon ? weapon : null }
}

/** 17.1: why a group can't storm the vehicles in a hex. */
export function closeAssaultProblem(s: LnltState, move: Move, to: Location): Problem | null {
  const name = nameOf(s.setting, to)
  const enemy = enemyOf(s.units[move.units[0]!]!.side)
  for (const unit of s.units)
    if (unit.at === to && unit.side === enemy && !unit.vehicle && isMeleeEligible(s, unit))
      return { rule: '17.1', message: `The vehicle in ${name} is protected by men who would fight.` }
  for (const vehicle of vehiclesAt(s, to, enemy))
    if (ridesOutside(s, vehicle) && passengersOf(s, vehicle).some((rider) => !rider.shaken))
      return { rule: '17.1', message: `Men ride on the vehicle in ${name}: it can't be stormed.` }
  if (move.afterAssaultFire) return { rule: '17.1', message: 'After Assault Fire nobody storms a vehicle.' }
  for (let i = 0; i < move.units.length; i++) {
    const unit = s.units[move.units[i]!]!
    const mode = movementMode(move.modes[i]!)
    if (mode.closeAssault === 'no' || (mode.closeAssault === 'fromAfar' && distance(s.setting, move.from, to) <= 1))
      return { rule: '17.1', message: `Nobody storms a vehicle by ${mode.name}.` }
    if (!canAssault(s, unit) && !(isLeader(s, unit) && !unit.shaken))
      return { rule: '17.1', message: `The ${typeOf(s, unit).name} can't storm a vehicle.` }
  }
  return move.units.some((id) => canAssault(s, s.units[id]!))
    ? null
    : { rule: '17.1', message: 'None of them can storm a vehicle by himself.' }
}

/** 15.3: the strength of an Overrun: HE, as often as it fires, the machine guns that it can use, 2 for its weight, and its Armor Leader. */
export function overrunModifiers(s: LnltState, unit: VehicleUnit): readonly Modifier[] {
  const { guns, machineGuns } = vehicleType(s, unit)
  const modifiers: Modifier[] = []
  for (const { he, shots } of guns)
    if (he !== null) modifiers.push({ rule: '15.3', label: shots > 1 ? `HE ${shots} x ${he}` : 'HE', value: he * shots })
  for (const { fp, arc, flames } of machineGuns)
    if (!flames && (arc !== 'all' || isOpened(s, unit))) modifiers.push({ rule: '15.3', label: 'machine gun', value: fp })
  const leadership = vehicleLeadership(s, unit)
  if (leadership > 0) modifiers.push({ rule: '15.3', label: 'Armor Leader', value: leadership })
  return [...modifiers, { rule: '15.3', label: 'Overrun', value: OVERRUN_BONUS }]
}

const OVERRUN_BONUS = 2
const FORBIDDEN: ReadonlySet<string> = new Set(['smoke', 'mines', 'craters'])

/** 15.3: ground without cover, and bridges. */
function isOpenTo({ water, los, tm, id }: TerrainType): boolean {
  return !water && los !== 'blocking' && (tm === 0 || id === 'bridge') && id !== 'treeLinedRoad'
}

/** 15.3: why a vehicle can't overrun those in a hex. */
export function overrunProblem(s: LnltState, move: Move, unit: VehicleUnit, to: Location): Problem | null {
  const name = nameOf(s.setting, to)
  const terrain = terrainAt(s.setting, hexOf(to))
  if (move.modes[0] !== 'move' || move.afterAssaultFire) return { rule: '15.3', message: 'An Overrun is made by plain movement.' }
  if (unit.shaken || overrunModifiers(s, unit).length < 2)
    return { rule: '15.3', message: `The ${typeOf(s, unit).name} has no weapon for an Overrun.` }
  if (hasRidersOnTop(s, unit)) return { rule: '15.3', message: 'With men on top it can’t overrun anybody.' }
  if (!isOpenTo(terrain) && !s.setting.scenario.rules?.some((rule) => rule.type === 'overrun' && rule.terrain === terrain.id))
    return { rule: '15.3', message: `In the ${terrain.name} of ${name} nobody can be overrun.` }
  for (const { kind, at } of s.markers)
    if (hexOf(at) === hexOf(to) && FORBIDDEN.has(kind)) return { rule: '15.3', message: `Nobody can be overrun in ${name} as it is now.` }
  return null
}
