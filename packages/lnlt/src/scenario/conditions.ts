import {
  type Aim as AimOf,
  allOf,
  amountAim,
  clearAim,
  combinedAim,
  halves,
  holdAim,
  type Stake,
  type WorthyStake,
} from '@firegroup/hexgame'
import { placesOf } from '@firegroup/hexmap'
import { capital, numberWord, verb } from '@firegroup/kernel/words'
import type { Ground } from '../map/ground.ts'
import { hexOf, locationNamed, locationOf, NO_LOCATION } from '../map/location.ts'
import { enemyOf, type Hex, type LnltState, type Location, type Side, type Unit } from '../state.ts'
import { isGoodOrder } from '../units/units.ts'
import { sideAdjective, sidePeople } from '../words/names.ts'
import { controlsBuilding } from './control.ts'
import { victoryPoints, worthInHalves } from './points.ts'
import type { Condition, Scenario } from './types.ts'

export type Aim = AimOf<LnltState>
/** What of a scenario its conditions depend on. */
type Rewards = Pick<Scenario, 'victory' | 'objectives'>

/** Reads a condition for a side; a sentence where it names something that the map does not have. */
export function aimOf(ground: Ground, scenario: Rewards, side: Side, condition: Condition): Aim | string {
  const enemy = enemyOf(side)
  switch (condition.type) {
    case 'control':
      return controlAim(ground, side, condition)
    case 'controlBuildings':
      return buildingsAim(ground, side, condition)
    case 'exit':
      return exitAim(ground, side, condition)
    case 'eliminate':
      return amountAim({
        have: (s) => s.losses[enemy],
        need: () => condition.halves,
        scale: 2,
        title: (s) => `${sideAdjective(s, enemy)} losses, ${squads(condition.halves)}`,
        told: (s) => `the ${sidePeople(s, enemy)} have lost ${squads(s.losses[enemy])}`,
        wanted: `${squads(condition.halves)} were needed`,
      })
    case 'moreLosses':
      return amountAim({
        have: (s) => s.losses[enemy] - s.losses[side],
        need: () => condition.margin,
        scale: 2,
        title: (s) => `${sideAdjective(s, enemy)} losses ahead by ${squads(condition.margin)}`,
        told: (s) =>
          `the ${sidePeople(s, enemy)} have lost ${squads(s.losses[enemy])} and the ${sidePeople(s, side)} ${squads(s.losses[side])}`,
        wanted: `${squads(condition.margin)} more were needed`,
      })
    case 'noEnemyIn':
      return noEnemyAim(ground, enemy, condition)
    case 'points':
      return pointsAim(ground, scenario, {
        have: (s) => victoryPoints(s, side),
        need: 2 * condition.atLeast,
        title: `${capital(numberWord(condition.atLeast))} Victory Points`,
        told: (s) => `the ${sidePeople(s, side)} have ${points(victoryPoints(s, side))}`,
        wanted: `${numberWord(condition.atLeast)} were needed`,
      })
    case 'morePoints':
      return pointsAim(ground, scenario, {
        have: (s) => victoryPoints(s, side) - victoryPoints(s, enemy),
        need: 2 * condition.margin,
        title: `Ahead by ${points(2 * condition.margin)}`,
        told: (s) =>
          `the ${sidePeople(s, side)} have ${points(victoryPoints(s, side))} and the ${sidePeople(s, enemy)} ${halves(victoryPoints(s, enemy) / 2)}`,
        wanted: `a lead of ${numberWord(condition.margin)} was needed`,
      })
    case 'task':
      return taskAim(condition)
    default:
      return combinedAim(condition, (part: Condition) => aimOf(ground, scenario, side, part))
  }
}

function squads(count: number): string {
  return count === 2 ? 'one Squad' : `${count % 2 === 0 ? numberWord(count / 2) : halves(count / 2)} Squads`
}

function points(count: number): string {
  return `${halves(count / 2)} ${verb(count / 2, 'point', 'points')}`
}

/** 22.1: a location; those in one hex are shown as one. */
function stakeIn(ground: Ground, name: string): Stake<LnltState> | null {
  const at = locationNamed(ground, name)
  if (at === NO_LOCATION) return null
  return stakeAt(name, at)
}

function stakeAt(name: string, at: Location): Stake<LnltState> {
  return { name, hexes: [hexOf(at)], objective: `hex ${hexOf(at)}`, holder: (s) => s.control[at] || null }
}

/** 22.1: locations by name; those upstairs count for themselves. */
function controlAim(ground: Ground, side: Side, { hexes, atLeast = hexes.length }: Extract<Condition, { type: 'control' }>): Aim | string {
  const stakes: Stake<LnltState>[] = []
  for (const hex of hexes) {
    const stake = stakeIn(ground, hex)
    if (!stake) return `the map has no location '${hex}'`
    stakes.push(stake)
  }
  if (atLeast > stakes.length) return `${atLeast} hexes are to be controlled, but only ${stakes.length} are named`
  return holdAim(side, stakes, atLeast)
}

function buildingsAim(ground: Ground, side: Side, { area, atLeast }: Extract<Condition, { type: 'controlBuildings' }>): Aim | string {
  const hexes = placesOf(ground.map, area)
  if (typeof hexes === 'string') return hexes
  const found = [...new Set(hexes.map((hex) => ground.buildings[hex]!).filter((building) => building >= 0))]
  if (atLeast > found.length) return `${atLeast} buildings are to be controlled, but there are only ${found.length} in the area`
  const stakes = found.map((building): Stake<LnltState> => {
    const inside = ground.buildingHexes[building]!
    const first = locationOf(inside[0]!)
    return {
      name: ground.map.grid.idOf(inside[0]!),
      hexes: inside,
      objective: `building ${building}`,
      holder: (s) => {
        const holder = s.control[first]
        return holder && controlsBuilding(s, holder, building) ? holder : null
      },
    }
  })
  return holdAim(side, stakes, atLeast)
}

/** 22.0: Squads in halves, and Leaders where some of those must be among them. */
function exitAim(ground: Ground, side: Side, { area, halves: wanted, leaders = 0 }: Extract<Condition, { type: 'exit' }>): Aim | string {
  const hexes = placesOf(ground.map, area)
  if (typeof hexes === 'string') return hexes
  const inside = memberTable(ground, hexes)
  const left = (s: LnltState): Unit[] =>
    s.exits.flatMap(({ unit, from }) => (inside[hexOf(from)] && s.units[unit]!.side === side ? [s.units[unit]!] : []))
  const exit = { name: 'edge' in area ? `${capital(area.edge)} edge` : 'Way out', hexes }
  const squadsLeft = (s: LnltState): number => left(s).reduce((sum, unit) => sum + worthInHalves(s, unit).squad, 0)
  const leadersLeft = (s: LnltState): number => left(s).reduce((sum, unit) => sum + worthInHalves(s, unit).leader, 0)
  const ofSquads = amountAim<LnltState>({
    have: squadsLeft,
    need: () => wanted,
    scale: 2,
    title: () => `${capital(squads(wanted))} off the map`,
    told: (s) =>
      squadsLeft(s) === 0
        ? `no ${sidePeople(s, side)} have left the map`
        : `${squads(squadsLeft(s))} of ${sidePeople(s, side)} have left the map`,
    wanted: `${squads(wanted)} were needed`,
    exit,
  })
  if (leaders === 0) return ofSquads
  const ofLeaders = amountAim<LnltState>({
    have: leadersLeft,
    need: () => leaders,
    scale: 1,
    title: () => (leaders === 1 ? 'a Leader' : `${numberWord(leaders)} Leaders`),
    told: (s) =>
      leadersLeft(s) === 0
        ? 'no Leader has got away'
        : `${numberWord(leadersLeft(s))} ${verb(leadersLeft(s), 'Leader has', 'Leaders have')} got away`,
    wanted: leaders === 1 ? 'one was needed' : `${numberWord(leaders)} were needed`,
    exit,
  })
  return allOf([ofSquads, ofLeaders])
}

function noEnemyAim(ground: Ground, enemy: Side, condition: Extract<Condition, { type: 'noEnemyIn' }>): Aim | string {
  const hexes = placesOf(ground.map, condition.area)
  if (typeof hexes === 'string') return hexes
  const inside = memberTable(ground, hexes)
  const goodOrderOnly = condition.goodOrderOnly === true
  return clearAim(hexes, (s) => {
    let left = 0
    for (const unit of s.units)
      if (unit.side === enemy && unit.at >= 0 && inside[hexOf(unit.at)] && (!goodOrderOnly || isGoodOrder(unit))) left++
    return left
  })
}

/** 1.8: what an Event gives to do. */
function taskAim({ id, name }: Extract<Condition, { type: 'task' }>): Aim {
  const isDone = (s: LnltState): boolean => s.tasks?.some((task) => task.id === id && task.done) ?? false
  return amountAim({
    have: (s) => (isDone(s) ? 1 : 0),
    need: () => 1,
    scale: 1,
    title: () => capital(name),
    told: (s) => (isDone(s) ? `${name} is done` : `${name} is not done`),
    wanted: 'it was needed',
  })
}

interface Points {
  readonly have: (s: LnltState) => number
  readonly need: number
  readonly title: string
  readonly told: (s: LnltState) => string
  readonly wanted: string
}

/** Points given for hexes must be for hexes that there are. */
function pointsAim(ground: Ground, scenario: Rewards, { have, need, title, told, wanted }: Points): Aim | string {
  const { grid } = ground.map
  const rewards = scenario.victory.points?.hexes ?? {}
  const unknown = Object.keys(rewards).find((hex) => !grid.has(hex))
  if (unknown !== undefined) return `points are given for '${unknown}', which the map does not have`
  const known = Object.entries(rewards).map(([hex, worth]): WorthyStake<LnltState> => {
    return { ...stakeAt(hex, locationOf(grid.indexOf(hex))), worth: () => worth }
  })
  // 1.8.1: what an Objective is worth is not known before it is turned over
  const drawn = (scenario.objectives?.hexes ?? [])
    .filter((hex) => grid.has(hex))
    .map((hex): WorthyStake<LnltState> => {
      const at = locationOf(grid.indexOf(hex))
      const value = (s: LnltState): number => s.objectives.find((objective) => objective.at === at)?.value ?? -1
      return { ...stakeAt(hex, at), worth: (s) => (value(s) < 0 ? null : value(s)) }
    })
  return amountAim({ have, need: () => need, scale: 2, title: () => title, told, wanted, stakes: [...known, ...drawn] })
}

function memberTable({ map }: Ground, hexes: readonly Hex[]): readonly boolean[] {
  const inside = new Array<boolean>(map.size).fill(false)
  for (const hex of hexes) inside[hex] = true
  return inside
}
