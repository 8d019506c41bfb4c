import { bestFirst, type DeploymentStyle, distinct, hexesNamed, type Merits, meritsOf, Stacks, worthIn } from '@firegroup/hexgame'
import { Remembered, total } from '@firegroup/kernel'
import { SQUAD_HALVES } from '../data/stacking.ts'
import { terrainModifier } from '../fire/tm.ts'
import { hexOf, locationNamed, nameOf } from '../map/location.ts'
import { stackingProblem } from '../movement/stacking.ts'
import type { DeployedGroup } from '../setting.ts'
import { enemyOf, type Hex, type LnltState, type Location, type Side, type Unit } from '../state.ts'
import { teamPlaceProblem } from '../teams/ground.ts'
import { hasUnit, typeOf, typeOfWeapon } from '../units/units.ts'
import { vehiclePlaceProblem } from '../vehicles/place.ts'
import { isVehicle } from '../vehicles/vehicle.ts'
import { carryLimit, heavyProblem } from '../weapons/possession.ts'
import type { Deployment } from './deployment.ts'

/** A way to place units, in halves of a Squad; and whether weapons stand on their tripods. */
export interface Style extends DeploymentStyle {
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

/** A few deployments that a sensible player might choose: in cover, near what counts, Leaders with the stacks, machine guns with Squads. */
export function suggestions(s: LnltState, side: Side, groups: readonly DeployedGroup[], onMap: boolean): readonly Deployment[] {
  if (!onMap) return distinct([0, 1].map((shift) => ({ units: [], weapons: groups.flatMap((group) => armed(s, group, false, shift)) })))
  const key = `${side} ${s.turn} ${s.units.map((unit) => unit.at).join()} ${groups.map(({ id, area }) => `${id}:${area.length}`).join()}`
  return remembered.get(s.setting, key, () => deployments(s, side, groups, STYLES))
}

/** Before a game the same table is looked at again and again: by a person who thinks, and in every game of a series. */
const remembered = new Remembered<readonly Deployment[]>(64)

export function deployments(s: LnltState, side: Side, groups: readonly DeployedGroup[], styles: readonly Style[]): Deployment[] {
  const merits = locationMerits(s, side, groups)
  return distinct(styles.flatMap((style) => deploy(s, side, groups, (at) => worthIn(style, merits.get(at)!), style) ?? []))
}

/** Null where this style finds no room for somebody. */
function deploy(
  s: LnltState,
  side: Side,
  groups: readonly DeployedGroup[],
  value: (at: Location) => number,
  style: Style,
): Deployment | null {
  const idsOf = (units: readonly Unit[]) => units.map(({ id }) => id)
  const fits = (units: readonly Unit[], at: Location) =>
    stackingProblem(s, side, idsOf(units), at) === null &&
    !units.some((unit) => teamPlaceProblem(s, unit, at) || vehiclePlaceProblem(s, unit.id, at))
  const stacks = new Stacks({ sizeOf: (each) => halvesOf(s, each), fits, most: style.stack })
  const narrowFirst = [...groups].sort((a, b) => a.area.length - b.area.length)
  for (const group of narrowFirst) {
    const free = group.area.filter((at) => !hasUnit(s, enemyOf(side), at))
    const best = bestFirst(free, value, style.spread)
    const units = group.units.map((unit) => s.units[unit]!)
    const men = units.filter((unit) => halvesOf(s, unit) > 0).sort((a, b) => halvesOf(s, b) - halvesOf(s, a) || a.id - b.id)
    for (const unit of units.filter(isVehicle)) if (!stacks.add(unit, best)) return null
    for (const unit of men) if (!stacks.add(unit, best)) return null
    for (const unit of units.filter((each) => halvesOf(s, each) === 0 && !isVehicle(each))) if (!stacks.addToTroops(unit, best)) return null
  }
  const units = stacks.placed.map(({ unit, place }) => ({ unit: unit.id, at: nameOf(s.setting, place) }))
  const weapons = groups.flatMap((group) => armed(s, group, style.assembled, 0))
  return { units: units.sort((a, b) => a.unit - b.unit), weapons: weapons.sort((a, b) => a.weapon - b.weapon) }
}

/** 1.6: weapons go to the units to which they are tied, then to Squads one after the other; `shift` begins with another one. */
function armed(s: LnltState, { units, weapons, tiedTo }: DeployedGroup, assembled: boolean, shift: number): Deployment['weapons'] {
  const carried = new Map<number, number>()
  const bearers = units.map((unit) => s.units[unit]!).sort((a, b) => halvesOf(s, b) - halvesOf(s, a) || a.id - b.id)
  const turned = [...bearers.slice(shift), ...bearers.slice(0, shift)]
  return weapons.flatMap((weapon, index) => {
    const room = turned.filter(
      (unit) =>
        (tiedTo[index] === '' || unit.type === tiedTo[index]) &&
        (carried.get(unit.id) ?? 0) < carryLimit(s, unit) &&
        heavyProblem(s, unit, s.weapons[weapon]!) === null,
    )
    const [bearer] = room.sort((a, b) => (carried.get(a.id) ?? 0) - (carried.get(b.id) ?? 0))
    if (!bearer) return []
    carried.set(bearer.id, (carried.get(bearer.id) ?? 0) + 1)
    const stands = assembled && typeOfWeapon(s, s.weapons[weapon]!).tripod !== null
    return [{ weapon, unit: bearer.id, ...(stands ? { assembled: true } : {}) }]
  })
}

function locationMerits(s: LnltState, side: Side, groups: readonly DeployedGroup[]): ReadonlyMap<Location, Merits> {
  const { map, terrain } = s.setting
  const coverOf = (hex: Hex) => terrain[hex]!.tm
  const isOpen = (hex: Hex) => terrain[hex]!.los === 'open'
  const outlook = { map, goals: goalHexes(s), enemies: enemyHexes(s, side), coverOf, isOpen }
  const merits = new Map<Location, Merits>()
  // what was dug or built somewhere covers beyond what the map shows
  const outlookAt = (at: Location) =>
    s.markers.length === 0
      ? outlook
      : { ...outlook, coverOf: (hex: Hex) => (hex === hexOf(at) ? total(terrainModifier(s, at, null, null)) : coverOf(hex)) }
  for (const { area } of groups) for (const at of area) if (!merits.has(at)) merits.set(at, meritsOf(hexOf(at), outlookAt(at)))
  return merits
}

/** The hexes that the Victory Objectives name. */
function goalHexes(s: LnltState): Hex[] {
  const { victory } = s.setting.scenario
  const named = victory.conditions.flatMap(({ condition }) => hexesNamed(condition))
  const paid = Object.values(s.setting.victoryHexes).map(hexOf)
  return [...new Set([...named.map((hex) => hexOf(locationNamed(s.setting, hex))), ...paid])]
}

/** Where the enemy is, or else where he may set up or come from. */
function enemyHexes(s: LnltState, side: Side): Hex[] {
  const there = s.units.filter((unit) => unit.side !== side && unit.at >= 0).map((unit) => hexOf(unit.at))
  if (there.length > 0) return [...new Set(there)]
  return [
    ...new Set(s.setting.groups.filter((group) => group.side !== side && group.entersOn >= 0).flatMap((group) => group.area.map(hexOf))),
  ]
}

function halvesOf(s: LnltState, unit: Unit): number {
  return SQUAD_HALVES[typeOf(s, unit).kind]
}
