import type { DeployedGroup, Setting } from '../setting.ts'
import { type AslskState, enemyOf, type Place, type Side, type Unit } from '../state.ts'
import { hasUnits, isLeader, sizeInHalfSquads, unitsOf } from '../units/units.ts'
import type { Deployment } from './deployment.ts'
import { fitsInOneHex } from './room.ts'
import type { Condition } from './types.ts'

/** A way to place units: what makes a hex good, and how many squads go together. */
interface Style {
  readonly cover: number
  readonly goal: number
  readonly enemy: number
  readonly view: number
  /** In half squads. */
  readonly stack: number
  /** Takes only every so many-th of the good hexes, so that lines are not all at one spot. */
  readonly spread: number
}

const STYLES: readonly Style[] = [
  { cover: 6, goal: -2, enemy: 0, view: 1, stack: 2, spread: 1 },
  { cover: 6, goal: -1, enemy: -2, view: 1, stack: 4, spread: 1 },
  { cover: 6, goal: 0, enemy: 2, view: 1, stack: 2, spread: 1 },
  { cover: 5, goal: -1, enemy: -1, view: 2, stack: 2, spread: 3 },
  { cover: 4, goal: -1, enemy: -3, view: 0, stack: 6, spread: 1 },
  { cover: 6, goal: -1, enemy: 0, view: 3, stack: 4, spread: 2 },
]

/** What is to be said of a hex, whatever the style. */
interface Ground {
  readonly cover: number
  readonly goal: number
  readonly enemy: number
  readonly view: number
}

/** A few deployments that a sensible player might choose: in cover, near what counts, leaders with the stacks and MGs with squads. */
export function suggestions(s: AslskState, side: Side, groups: readonly DeployedGroup[]): readonly Deployment[] {
  if (s.phase !== 'setup') return deployments(s, side, groups)
  const known = remembered.get(s.setting) ?? new Map<string, readonly Deployment[]>()
  remembered.set(s.setting, known)
  const key = `${side} ${s.units.map((unit) => unit.at).join()}`
  const found = known.get(key) ?? deployments(s, side, groups)
  if (known.size < MOST_REMEMBERED) known.set(key, found)
  return found
}

/** Before a game the same table is looked at again and again: by a person who thinks, and in every game of a series. */
const remembered = new WeakMap<Setting, Map<string, readonly Deployment[]>>()
const MOST_REMEMBERED = 64

function deployments(s: AslskState, side: Side, groups: readonly DeployedGroup[]): Deployment[] {
  const ground = groundOf(s, side, groups)
  return STYLES.map((style) => deploy(s, side, groups, (place) => worth(ground.get(place)!, style), style))
}

function deploy(s: AslskState, side: Side, groups: readonly DeployedGroup[], value: (place: Place) => number, style: Style): Deployment {
  const stacks = new Map<Place, Unit[]>()
  const weapons: { weapon: number; unit: number }[] = []
  const narrowFirst = [...groups].sort((a, b) => a.area.length - b.area.length)
  for (const group of narrowFirst) {
    const hexes = bestHexes(s, side, group, value, style.spread)
    const units = group.units.map((unit) => s.units[unit]!)
    const squads = units.filter((unit) => !isLeader(unit)).sort((a, b) => sizeInHalfSquads(b) - sizeInHalfSquads(a) || a.id - b.id)
    for (const unit of squads) stackUp(s, side, stacks, hexes, unit, style.stack)
    for (const unit of units.filter(isLeader)) stackUp(s, side, stacks, withTroops(stacks, hexes), unit, style.stack)
    const bearers = squads.length > 0 ? squads : units
    for (const [index, weapon] of group.weapons.entries()) weapons.push({ weapon, unit: bearers[index % bearers.length]!.id })
  }
  const units: { unit: number; hex: string }[] = []
  for (const [place, stack] of stacks) for (const unit of stack) units.push({ unit: unit.id, hex: s.setting.map.grid.idOf(place) })
  return { type: 'place', units: units.sort((a, b) => a.unit - b.unit), weapons: weapons.sort((a, b) => a.weapon - b.weapon) }
}

/** Best hexes first; with a spread, every n-th of them before the others. */
function bestHexes(s: AslskState, side: Side, group: DeployedGroup, value: (place: Place) => number, spread: number): Place[] {
  const free = group.area.filter((place) => s.phase !== 'setup' || !hasUnits(s, enemyOf(side), place))
  const values = new Map(free.map((place) => [place, value(place)]))
  const sorted = free.sort((a, b) => values.get(b)! - values.get(a)! || a - b)
  return Array.from({ length: spread }, (_, first) => sorted.filter((_hex, index) => index % spread === first)).flat()
}

/** Leaders go where the most men are who have no leader yet. */
function withTroops(stacks: ReadonlyMap<Place, readonly Unit[]>, hexes: readonly Place[]): Place[] {
  const needs = new Map<Place, number>()
  for (const [place, stack] of stacks)
    needs.set(
      place,
      stack.reduce((sum, unit) => sum + (isLeader(unit) ? -10 : sizeInHalfSquads(unit)), 0),
    )
  return [...hexes].sort((a, b) => (needs.get(b) ?? 0) - (needs.get(a) ?? 0))
}

/** The first hex with room in the style's sense, or else the first with room at all. */
function stackUp(s: AslskState, side: Side, stacks: Map<Place, Unit[]>, hexes: readonly Place[], unit: Unit, most: number): void {
  const at = (place: Place) => stacks.get(place) ?? []
  const fits = (place: Place) => fitsInOneHex([...at(place), unit, ...(s.phase === 'setup' ? unitsOf(s, side, place) : [])])
  const size = (place: Place) => at(place).reduce((sum, other) => sum + sizeInHalfSquads(other), sizeInHalfSquads(unit))
  const place = hexes.find((hex) => (isLeader(unit) || size(hex) <= most) && fits(hex)) ?? hexes.find(fits)
  if (place !== undefined) stacks.set(place, [...at(place), unit])
}

function groundOf(s: AslskState, side: Side, groups: readonly DeployedGroup[]): ReadonlyMap<Place, Ground> {
  const { map, terrain } = s.setting
  const goals = goalPlaces(s)
  const enemies = enemyPlaces(s, side)
  const ground = new Map<Place, Ground>()
  for (const { area } of groups)
    for (const place of area) {
      if (ground.has(place)) continue
      const { tem, rallyBonus } = terrain[place]!
      const open = map.grid.neighbours(place).filter((next) => terrain[next]!.sameLevel === 'none').length
      ground.set(place, {
        cover: tem + (rallyBonus ? 1 : 0),
        goal: nearest(s, place, goals),
        enemy: nearest(s, place, enemies),
        view: open + 2 * map.levelOf(place),
      })
    }
  return ground
}

/** The distance to the nearest of these hexes; 0 where there are none. */
function nearest(s: AslskState, place: Place, others: readonly Place[]): number {
  const { grid } = s.setting.map
  let least = others.length > 0 ? Number.MAX_SAFE_INTEGER : 0
  for (const other of others) least = Math.min(least, grid.distance(place, other))
  return least
}

function worth(ground: Ground, style: Style): number {
  return style.cover * ground.cover + style.view * ground.view + style.goal * ground.goal + style.enemy * ground.enemy
}

/** The hexes that the Victory Conditions name. */
function goalPlaces(s: AslskState): Place[] {
  const { victory } = s.setting.scenario
  const named = [victory, ...(victory.immediately ?? [])].flatMap(({ condition }) => namedHexes(condition))
  const exits = [...s.setting.exits.allied, ...s.setting.exits.axis]
  return [...new Set([...named.map((hex) => s.setting.map.grid.indexOf(hex)), ...exits])]
}

function namedHexes(condition: Condition): readonly string[] {
  switch (condition.type) {
    case 'control':
      return condition.hexes
    case 'controlBuildings':
    case 'noEnemyIn':
      return 'hexes' in condition.area ? condition.area.hexes : 'of' in condition.area ? condition.area.of : []
    case 'all':
    case 'any':
      return condition.of.flatMap(namedHexes)
    case 'not':
      return namedHexes(condition.of)
    default:
      return []
  }
}

/** Where the enemy is, or else where he may set up or come from. */
function enemyPlaces(s: AslskState, side: Side): Place[] {
  const there = s.units.filter((unit) => unit.side !== side && unit.at >= 0).map((unit) => unit.at)
  if (there.length > 0) return [...new Set(there)]
  return [...new Set(s.setting.groups.filter((group) => group.side !== side).flatMap((group) => group.area))]
}
