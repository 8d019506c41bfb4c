import { SQUAD_HALVES } from '../data/stacking.ts'
import { weaponType } from '../data/units.ts'
import { hexOf, locationNamed, nameOf } from '../map/location.ts'
import { stackingProblem } from '../movement/stacking.ts'
import type { DeployedGroup, Setting } from '../setting.ts'
import { enemyOf, type Hex, type LnltState, type Location, type Side, type Unit } from '../state.ts'
import { hasUnit, typeOf } from '../units/units.ts'
import { carryLimit } from '../weapons/possession.ts'
import type { Deployment } from './deployment.ts'
import type { Condition } from './types.ts'

/** A way to place units: what makes a hex good, how many go together, and whether weapons stand on their tripods. */
interface Style {
  readonly cover: number
  readonly goal: number
  readonly enemy: number
  readonly view: number
  /** In halves of a Squad. */
  readonly stack: number
  /** Takes only every so many-th of the good hexes, so that lines are not all at one spot. */
  readonly spread: number
  readonly assembled: boolean
}

const STYLES: readonly Style[] = [
  { cover: 4, goal: -2, enemy: 0, view: 1, stack: 2, spread: 1, assembled: true },
  { cover: 4, goal: -1, enemy: -2, view: 1, stack: 4, spread: 1, assembled: false },
  { cover: 4, goal: 0, enemy: 2, view: 1, stack: 2, spread: 1, assembled: true },
  { cover: 3, goal: -1, enemy: -1, view: 2, stack: 2, spread: 3, assembled: true },
  { cover: 3, goal: -1, enemy: -3, view: 0, stack: 6, spread: 1, assembled: false },
  { cover: 4, goal: -1, enemy: 0, view: 3, stack: 4, spread: 2, assembled: true },
]

/** What is to be said of a location, whatever the style. */
interface Merits {
  readonly cover: number
  readonly goal: number
  readonly enemy: number
  readonly view: number
}

/** A few deployments that a sensible player might choose: in cover, near what counts, Leaders with the stacks, machine guns with Squads. */
export function suggestions(s: LnltState, side: Side, groups: readonly DeployedGroup[], onMap: boolean): readonly Deployment[] {
  if (!onMap) return [0, 1].map((shift) => ({ units: [], weapons: groups.flatMap((group) => armed(s, group, false, shift)) })).filter(isNew)
  const known = remembered.get(s.setting) ?? new Map<string, readonly Deployment[]>()
  remembered.set(s.setting, known)
  const key = `${side} ${s.turn} ${s.units.map((unit) => unit.at).join()} ${groups.map(({ id, area }) => `${id}:${area.length}`).join()}`
  const found = known.get(key) ?? deployments(s, side, groups)
  if (known.size < MOST_REMEMBERED) known.set(key, found)
  return found
}

/** Before a game the same table is looked at again and again: by a person who thinks, and in every game of a series. */
const remembered = new WeakMap<Setting, Map<string, readonly Deployment[]>>()
const MOST_REMEMBERED = 64

function deployments(s: LnltState, side: Side, groups: readonly DeployedGroup[]): Deployment[] {
  const merits = meritsOf(s, side, groups)
  return STYLES.flatMap((style) => deploy(s, side, groups, (at) => worth(merits.get(at)!, style), style) ?? []).filter(isNew)
}

function isNew(deployment: Deployment, index: number, all: readonly Deployment[]): boolean {
  return all.findIndex((other) => JSON.stringify(other) === JSON.stringify(deployment)) === index
}

/** Null where this style finds no room for somebody. */
function deploy(
  s: LnltState,
  side: Side,
  groups: readonly DeployedGroup[],
  value: (at: Location) => number,
  style: Style,
): Deployment | null {
  const stacks = new Map<Location, Unit[]>()
  const narrowFirst = [...groups].sort((a, b) => a.area.length - b.area.length)
  for (const group of narrowFirst) {
    const best = bestLocations(s, side, group, value, style.spread)
    const units = group.units.map((unit) => s.units[unit]!)
    const men = units.filter((unit) => halvesOf(unit) > 0).sort((a, b) => halvesOf(b) - halvesOf(a) || a.id - b.id)
    for (const unit of men) if (!stackUp(s, side, stacks, best, unit, style.stack)) return null
    for (const unit of units.filter((each) => halvesOf(each) === 0))
      if (!stackUp(s, side, stacks, withTroops(stacks, best), unit, style.stack)) return null
  }
  const units = [...stacks].flatMap(([at, stack]) => stack.map(({ id }) => ({ unit: id, at: nameOf(s.setting, at) })))
  const weapons = groups.flatMap((group) => armed(s, group, style.assembled, 0))
  return { units: units.sort((a, b) => a.unit - b.unit), weapons: weapons.sort((a, b) => a.weapon - b.weapon) }
}

/** 1.6: weapons go to the units to which they are tied, then to Squads one after the other; `shift` begins with another one. */
function armed(s: LnltState, { units, weapons, tiedTo }: DeployedGroup, assembled: boolean, shift: number): Deployment['weapons'] {
  const carried = new Map<number, number>()
  const bearers = units.map((unit) => s.units[unit]!).sort((a, b) => halvesOf(b) - halvesOf(a) || a.id - b.id)
  const turned = [...bearers.slice(shift), ...bearers.slice(0, shift)]
  return weapons.flatMap((weapon, index) => {
    const room = turned.filter(
      (unit) => (tiedTo[index] === '' || unit.type === tiedTo[index]) && (carried.get(unit.id) ?? 0) < carryLimit(unit),
    )
    const [bearer] = room.sort((a, b) => (carried.get(a.id) ?? 0) - (carried.get(b.id) ?? 0))
    if (!bearer) return []
    carried.set(bearer.id, (carried.get(bearer.id) ?? 0) + 1)
    const stands = assembled && weaponType(s.weapons[weapon]!.type).tripod !== null
    return [{ weapon, unit: bearer.id, ...(stands ? { assembled: true } : {}) }]
  })
}

/** Best locations first; with a spread, every n-th of them before the others. */
function bestLocations(s: LnltState, side: Side, group: DeployedGroup, value: (at: Location) => number, spread: number): Location[] {
  const free = group.area.filter((at) => !hasUnit(s, enemyOf(side), at))
  const values = new Map(free.map((at) => [at, value(at)]))
  const sorted = free.sort((a, b) => values.get(b)! - values.get(a)! || a - b)
  return Array.from({ length: spread }, (_, first) => sorted.filter((_at, index) => index % spread === first)).flat()
}

/** Single men go where the most men are who have nobody with them yet. */
function withTroops(stacks: ReadonlyMap<Location, readonly Unit[]>, best: readonly Location[]): Location[] {
  const needs = new Map<Location, number>()
  for (const [at, stack] of stacks)
    needs.set(
      at,
      stack.reduce((sum, unit) => sum + (halvesOf(unit) || -10), 0),
    )
  return [...best].sort((a, b) => (needs.get(b) ?? 0) - (needs.get(a) ?? 0))
}

/** The first location with room in the style's sense, or else the first with room at all. */
function stackUp(s: LnltState, side: Side, stacks: Map<Location, Unit[]>, best: readonly Location[], unit: Unit, most: number): boolean {
  const there = (at: Location) => stacks.get(at) ?? []
  const fits = (at: Location) => stackingProblem(s, side, [...there(at).map(({ id }) => id), unit.id], at) === null
  const size = (at: Location) => there(at).reduce((sum, other) => sum + halvesOf(other), halvesOf(unit))
  const at = best.find((each) => (halvesOf(unit) === 0 || size(each) <= most) && fits(each)) ?? best.find(fits)
  if (at === undefined) return false
  stacks.set(at, [...there(at), unit])
  return true
}

function meritsOf(s: LnltState, side: Side, groups: readonly DeployedGroup[]): ReadonlyMap<Location, Merits> {
  const { map, terrain } = s.setting
  const goals = goalHexes(s)
  const enemies = enemyHexes(s, side)
  const merits = new Map<Location, Merits>()
  for (const { area } of groups)
    for (const at of area) {
      if (merits.has(at)) continue
      const hex = hexOf(at)
      const open = map.grid.neighbours(hex).filter((next) => terrain[next]!.los === 'open').length
      merits.set(at, {
        cover: terrain[hex]!.tm,
        goal: nearest(s, hex, goals),
        enemy: nearest(s, hex, enemies),
        view: open + 2 * map.levelOf(hex),
      })
    }
  return merits
}

/** The distance to the nearest of these hexes; 0 where there are none. */
function nearest(s: LnltState, hex: Hex, others: readonly Hex[]): number {
  const { grid } = s.setting.map
  let least = others.length > 0 ? Number.MAX_SAFE_INTEGER : 0
  for (const other of others) least = Math.min(least, grid.distance(hex, other))
  return least
}

function worth(merits: Merits, style: Style): number {
  return style.cover * merits.cover + style.view * merits.view + style.goal * merits.goal + style.enemy * merits.enemy
}

/** The hexes that the Victory Objectives name. */
function goalHexes(s: LnltState): Hex[] {
  const { victory } = s.setting.scenario
  const named = victory.conditions.flatMap(({ condition }) => namedHexes(condition))
  const paid = Object.values(s.setting.victoryHexes).map(hexOf)
  return [...new Set([...named.map((hex) => hexOf(locationNamed(s.setting, hex))), ...paid])]
}

function namedHexes(condition: Condition): readonly string[] {
  switch (condition.type) {
    case 'control':
      return condition.hexes
    case 'controlBuildings':
    case 'exit':
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
function enemyHexes(s: LnltState, side: Side): Hex[] {
  const there = s.units.filter((unit) => unit.side !== side && unit.at >= 0).map((unit) => hexOf(unit.at))
  if (there.length > 0) return [...new Set(there)]
  return [
    ...new Set(s.setting.groups.filter((group) => group.side !== side && group.entersOn >= 0).flatMap((group) => group.area.map(hexOf))),
  ]
}

function halvesOf(unit: Unit): number {
  return SQUAD_HALVES[typeOf(unit).kind]
}
