import type { Problem } from '@firegroup/kernel'
import { fitsInOneHex } from '../scenario/room.ts'
import { type AslskState, ELIMINATED, type Location, type Marker, SIDES, type Unit, type Weapon } from '../state.ts'
import { infantryOf, isLeader, isVehicle, typeOf, unitsAt, unitsOf, vehicleTypeOf, weaponTypeOf } from '../units/units.ts'

/** 4.0 lets a unit possess any number of Weapons; more than these nobody ever has, and a file that says so has a slip in it. */
const MOST_WEAPONS = 12

/** What can't be in a position between two decisions, each as a sentence with where it is said; empty where all of it can. */
export function impossibilities(s: AslskState): readonly Problem[] {
  const found: Problem[] = []
  const complain = (where: string, what: string, rule: string) => found.push({ rule, message: `${where}: ${what}.` })
  for (const unit of s.units) unitProblems(s, unit, (what, rule) => complain(`units[${unit.id}]`, what, rule))
  for (const weapon of s.weapons) weaponProblems(s, weapon, (what, rule) => complain(`weapons[${weapon.id}]`, what, rule))
  for (const [index, marker] of s.markers.entries()) markerProblems(s, marker, (what, rule) => complain(`markers[${index}]`, what, rule))
  for (const place of new Set(s.units.map(({ at }) => at))) if (place >= 0) placeProblems(s, place, complain)
  return found
}

type Say = (what: string, rule: string) => void

function unitProblems(s: AslskState, unit: Unit, say: Say): void {
  const { label } = typeOf(s, unit)
  if (isVehicle(unit) && (unit.broken || unit.wounded || unit.cx))
    say(`the ${label} is a vehicle: it is never broken, wounded or CX`, '7.0')
  if (isVehicle(unit) && unit.pinned && !vehicleTypeOf(s, unit).openTopped) say(`only the crew of an open-topped vehicle is pinned`, '7.13')
  if (unit.dm && !unit.broken) say('only a broken unit is DM', '3.1h')
  // 8.2.1: but for whoever lies under a fallen hut
  if (unit.broken && unit.pinned && !s.collapsed?.includes(unit.at)) say(`the ${label} can't be both broken and pinned`, '3.2.3')
  if (unit.broken && unit.cx) say(`the ${label} can't be both broken and CX`, '3.3.1')
  if (unit.wounded && !isLeader(s, unit)) say(`only a leader is wounded, and the ${label} is none`, '3.2.3')
  if (unit.spentHere > unit.spent)
    say(`the ${label} has spent ${unit.spentHere} half MF where it is, but only ${unit.spent} in all`, '3.3.3')
  if (unit.at < 0) {
    if (unit.melee) say(`the ${label} is in Melee, but not on the map`, '3.8')
    return
  }
  const where = s.setting.map.grid.idOf(unit.at)
  if (s.setting.terrain[unit.at]!.infantryMf === null) say(`nobody can be in ${where}`, '1.1.1')
  if (unit.melee && unitsAt(s, unit.at).every(({ side }) => side === unit.side))
    say(`the ${label} is in Melee, but there is no enemy in ${where}`, '3.8')
}

function weaponProblems(s: AslskState, weapon: Weapon, say: Say): void {
  const { name, rof } = weaponTypeOf(s, weapon)
  const owner = s.units[weapon.owner]
  if (weapon.owner >= 0 && (!owner || owner.at === ELIMINATED)) say(`the ${name} belongs to a unit that is not there`, '4.0')
  if (weapon.keptRate && rof === 0) say(`the ${name} has no rate to keep`, '1.2.4.1')
  gunProblems(s, weapon, owner, say)
  const held = weapon.owner < 0 ? [] : s.weapons.filter((other) => other.owner === weapon.owner)
  if (held.length > MOST_WEAPONS && held[0] === weapon) say(`one unit has ${held.length} Weapons, more than ${MOST_WEAPONS}`, '4.0')
}

/** 1.2.6: a Gun stands where it may. */
function gunProblems(s: AslskState, weapon: Weapon, owner: Unit | undefined, say: Say): void {
  const { name, barrel } = weaponTypeOf(s, weapon)
  if (!barrel?.mount || barrel.role === 'MA') return
  const at = owner ? owner.at : weapon.at
  if (at >= 0 && !barrel.inBuildings && s.setting.terrain[at]!.building !== null)
    say(`the ${name} is too large for the building in ${s.setting.map.grid.idOf(at)}`, '1.2.6')
}

function markerProblems(s: AslskState, marker: Marker, say: Say): void {
  const known = s.setting.markers.get(marker.kind)
  if (!known) {
    say(`there is no marker '${marker.kind}'`, '1.2.5')
    return
  }
  const { name, rule, what, values } = known
  if (marker.at < 0) say(`${name} must lie on the map`, rule)
  if (!values.includes(marker.value)) say(`${name} with ${what} ${marker.value} can't be, only with ${values.join(', ')}`, rule)
  if (marker.kind === 'dc' && !s.units[marker.extra]) say(`${name} needs the unit that placed it in 'extra'`, rule)
  if (marker.kind === 'residual' && s.markers.some((other) => other.id < marker.id && other.kind === marker.kind && other.at === marker.at))
    say('a hex has one counter of residual fire at most', rule)
}

/** 3.3.1, 3.3.2: never overstacked, but for vehicles that pass each other; enemies share a hex only after an advance, for Close Combat, or when all of a side are broken or were until one rallied (GAP-30). */
function placeProblems(s: AslskState, place: Location, complain: (where: string, what: string, rule: string) => void): void {
  const name = s.setting.map.grid.idOf(place)
  for (const side of SIDES)
    if (!fitsInOneHex(s, s.phase === 'movement' ? infantryOf(s, side, place) : unitsOf(s, side, place), place))
      complain('units', `too many units in ${name}: at most three squads, four leaders and one vehicle of a side`, '3.3.1')
  const here = unitsAt(s, place)
  if (here.some(isVehicle)) return // 3.3.2: they drive among enemies, and stay there
  if (here.every(({ side }) => side === here[0]!.side) || here.some(({ melee }) => melee)) return
  if (s.phase === 'advance' || s.phase === 'closeCombat' || here.some(({ banzai }) => banzai !== undefined)) return // 8.1.8.6
  if (SIDES.some((side) => here.every((unit) => unit.side !== side || unit.broken))) return
  if (here.some((unit) => s.setting.hooks.notHeld.some((says) => says(s, unit)))) return // nobody is held there
  complain('units', `enemies are together in ${name} outside of Melee`, '3.8')
}
