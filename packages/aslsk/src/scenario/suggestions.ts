import {
  bestFirst,
  type DeploymentStyle,
  distinct,
  hexesNamed,
  type Merits,
  meritsOf,
  OPENING_STYLES,
  Stacks,
  worthIn,
} from '@firegroup/hexgame'
import { Remembered } from '@firegroup/kernel'
import { suggestUnseen } from '../concealment/suggest.ts'
import type { VehicleType } from '../data/vehicles.ts'
import type { DeployedGroup } from '../setting.ts'
import type { AslskState, Hex, Location, Side, Unit } from '../state.ts'
import { isLeader, isMmc, isVehicle, knownTo, sizeInHalfSquads, typeOf, unitsOf, vehicleTypeOf, weaponTypeOf } from '../units/units.ts'
import type { Deployment } from './deployment.ts'
import { fitsWithGuns } from './room.ts'

/** Stacks are in half squads. The most usual first; those who think about it longer find the odd one that fits the ground better. */
const STYLES: readonly DeploymentStyle[] = [
  ...OPENING_STYLES.slice(0, 17),
  { cover: 6, goal: -3, enemy: 1, view: 1, stack: 6, spread: 2 },
  ...OPENING_STYLES.slice(17, 19),
]
/** Whoever enters in the middle of a game has less to choose. */
const USUAL = 6

/** A few deployments that a sensible player might choose: in cover, near what counts, leaders with the stacks and MGs with squads. */
export function suggestions(s: AslskState, side: Side, groups: readonly DeployedGroup[]): readonly Deployment[] {
  if (s.phase !== 'setup') return deployments(s, side, groups, STYLES.slice(0, USUAL))
  const key = `${side} ${s.units.map((unit) => unit.at).join()}`
  return remembered.get(s.setting, key, () => deployments(s, side, groups, STYLES))
}

/** Before a game the same table is looked at again and again: by a person who thinks, and in every game of a series. */
const remembered = new Remembered<readonly Deployment[]>(64)

export function deployments(s: AslskState, side: Side, groups: readonly DeployedGroup[], styles: readonly DeploymentStyle[]): Deployment[] {
  const merits = hexMerits(s, side, groups)
  return distinct(styles.map((style) => deploy(s, side, groups, (place) => worthIn(style, merits[place]!), style)))
}

function deploy(
  s: AslskState,
  side: Side,
  groups: readonly DeployedGroup[],
  value: (place: Hex) => number,
  style: DeploymentStyle,
): Deployment {
  const taken = new Set(s.phase === 'setup' ? s.units.flatMap((unit) => (unit.side === side ? [unit.at] : [])) : [])
  const gunners = new Set<number>()
  const fits = (units: readonly Unit[], place: Hex) =>
    fitsWithGuns(s, taken.has(place as Location) ? [...units, ...unitsOf(s, side, place)] : units, gunners, place)
  const stacks = new Stacks({ sizeOf: (unit: Unit) => sizeInHalfSquads(s, unit), fits, most: style.stack })
  const weapons: { weapon: number; unit: number }[] = []
  const narrowFirst = [...groups].sort((a, b) => a.area.length - b.area.length)
  const held = new Set(s.phase === 'setup' ? s.units.flatMap((unit) => (unit.side === side ? [] : [unit.at])) : [])
  for (const group of narrowFirst) {
    // B20.9: what shares the room of its hex is for whoever sets up himself
    const free = group.area.filter((place) => !held.has(place as Location) && !s.setting.places?.of(place)?.shared)
    const hexes = bestFirst(free, value, style.spread)
    const units = group.units.map((unit) => s.units[unit]!)
    const squads = units.filter((unit) => isMmc(s, unit)).sort((a, b) => sizeInHalfSquads(s, b) - sizeInHalfSquads(s, a) || a.id - b.id)
    const guns = group.weapons.filter((weapon) => isGun(s, weapon))
    const crews = [...squads].sort((a, b) => Number(isCrew(s, b)) - Number(isCrew(s, a)))
    for (const [index, weapon] of guns.entries()) {
      const crew = crews[index % crews.length]!
      weapons.push({ weapon, unit: crew.id })
      gunners.add(crew.id)
      stacks.add(crew, placesFor(s, weapon, hexes))
    }
    const stands = new Map<string, readonly Hex[]>()
    for (const unit of units) {
      if (!isVehicle(unit)) continue
      const { move } = vehicleTypeOf(s, unit)
      const where = stands.get(move) ?? standsFor(s, move, hexes)
      stands.set(move, where)
      stacks.add(unit, where)
    }
    for (const unit of squads) if (!gunners.has(unit.id)) stacks.add(unit, hexes)
    for (const unit of units.filter((unit) => isLeader(s, unit))) stacks.addToTroops(unit, hexes)
    const bearers = squads.length > gunners.size ? squads.filter((unit) => !gunners.has(unit.id)) : units.filter((unit) => !isVehicle(unit))
    const others = group.weapons.filter((weapon) => !isGun(s, weapon))
    for (const [index, weapon] of others.entries()) weapons.push({ weapon, unit: bearers[index % bearers.length]!.id })
  }
  const units = stacks.placed.map(({ unit, place }) => ({ unit: unit.id, hex: s.setting.map.grid.idOf(place) }))
  const placed = { units: units.sort((a, b) => a.unit - b.unit), weapons: weapons.sort((a, b) => a.weapon - b.weapon) }
  return { type: 'place', ...placed, ...(s.phase === 'setup' ? suggestUnseen(s, side, placed) : {}) }
}

/** 1.2.6: not every Gun may stand in a building; a Mortar that may not fire from one is of no use there (6.9). */
function placesFor(s: AslskState, weapon: number, hexes: readonly Hex[]): readonly Hex[] {
  const barrel = weaponTypeOf(s, s.weapons[weapon]!).barrel!
  const open = hexes.filter((hex) => s.setting.terrain[hex]!.building === null)
  return barrel.role === 'MTR' || !barrel.inBuildings ? open : hexes
}

/** 1.1.1: where a vehicle can stand, open ground first: what hides it may bog it. */
function standsFor(s: AslskState, move: VehicleType['move'], hexes: readonly Hex[]): readonly Hex[] {
  const entryOf = (hex: Hex) => s.setting.terrain[hex]![move === 'tracked' ? 'fullyTracked' : 'armoredCar']
  const possible = hexes.filter((hex) => entryOf(hex).pays !== 'na')
  return [...possible.filter((hex) => entryOf(hex).pays === 'cost'), ...possible.filter((hex) => entryOf(hex).pays !== 'cost')]
}

function isGun(s: AslskState, weapon: number): boolean {
  return (s.weapons[weapon]!.ordnance?.ca ?? -1) >= 0
}

function isCrew(s: AslskState, unit: Unit): boolean {
  return typeOf(s, unit).kind === 'crew'
}

/** By hex; of those in which nobody of these sets up nothing is said. */
function hexMerits(s: AslskState, side: Side, groups: readonly DeployedGroup[]): readonly (Merits | undefined)[] {
  const { map, terrain } = s.setting
  const coverOf = (hex: Hex) => terrain[hex]!.tem + (terrain[hex]!.rallyBonus ? 1 : 0)
  const isOpen = (hex: Hex) => terrain[hex]!.sameLevel === 'none'
  const outlook = { map, goals: goalPlaces(s), enemies: enemyPlaces(s, side), coverOf, isOpen }
  const merits = new Array<Merits | undefined>(map.size).fill(undefined)
  for (const { area } of groups) for (const hex of area) merits[hex] ??= meritsOf(hex, outlook)
  return merits
}

/** The hexes that the Victory Conditions name. */
function goalPlaces(s: AslskState): Hex[] {
  const { victory } = s.setting.scenario
  const named = [victory, ...(victory.immediately ?? [])].flatMap(({ condition }) => hexesNamed(condition))
  const exits = [...s.setting.exits.allied, ...s.setting.exits.axis]
  return [...new Set([...named.map((hex) => s.setting.map.grid.indexOf(hex)), ...exits])]
}

/** Where the enemy is, or else where he may set up or come from. */
function enemyPlaces(s: AslskState, side: Side): Hex[] {
  const there = knownTo(s, side)
    .filter((unit) => unit.side !== side && unit.at >= 0)
    .map((unit) => unit.at)
  if (there.length > 0) return [...new Set(there)]
  return [...new Set(s.setting.groups.filter((group) => group.side !== side).flatMap((group) => group.area))]
}
