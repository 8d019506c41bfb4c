import type { LosTable } from '@firegroup/hexmap'
import type { Modifier, Problem } from '@firegroup/kernel'
import { flightCost, isHelicopter } from '../air/helicopter.ts'
import { boatCost, boatProblem } from '../boats/boats.ts'
import { collapsedProblem } from '../caves/entrances.ts'
import { movementMode } from '../data/movement.ts'
import { skillOf } from '../data/skills.ts'
import { fireStepProblem } from '../flames/fire.ts'
import { lies } from '../fortifications/places.ts'
import { type EntryCost, entryCost, isEntryCost } from '../map/costs.ts'
import { AIR, CAVE, hexOf, layerOf, locationOf, locationsIn, nameOf, ROOFTOP, UPPER } from '../map/location.ts'
import { seesLocation } from '../map/obstacles.ts'
import { distance, isAloft, levelOf, neighbours } from '../map/terrain.ts'
import { meleeEntryProblem } from '../melee/enter.ts'
import { mountedStepCost, ridesWith } from '../mounted/mounted.ts'
import { enemyOf, type LnltState, type Location, type Move, type MoveMode, type Side, type Unit } from '../state.ts'
import { teamStepProblem } from '../teams/ground.ts'
import { isOnMap, typeOf } from '../units/units.ts'
import { vehicleStepCost } from '../vehicles/costs.ts'
import { contestedByVehicles } from '../vehicles/entry.ts'
import { isVehicle } from '../vehicles/vehicle.ts'
import { allowancesOf, mfOf } from './allowance.ts'
import { stackingProblem } from './stacking.ts'

/** 6.0: why a group can't take this step as its next; null if it can. Who asks for many steps of a group works out once what each may spend. */
export function stepProblem(s: LnltState, move: Move, to: Location, allowed: readonly number[] = allowancesOf(s, move)): Problem | null {
  const side = s.units[move.units[0]!]!.side
  const water = hasWater(s.setting) ? boatProblem(s, move, to) : null
  if (water) return water
  for (let i = 0; i < move.units.length; i++) {
    const problem = unitStepProblem(s, move, i, to, allowed[i]!)
    if (problem) return problem
  }
  const problem = mayOverstack(s, side, move, to) ? stackingProblem(s, side, move.units, to) : null
  return problem ?? (isContested(s, side, to) ? contestedProblem(s, move, to) : null)
}

/** A step that a group could take as far as the way itself goes; whether it can depends on how they move. */
export interface OpenStep {
  readonly to: Location
  /** What each of the group would pay; in step with its units. */
  readonly costs: readonly EntryCost[]
  readonly contested: boolean
}

/** What of `stepProblem` is the same in every way of moving, worked out once for all of them: the steps among these that nothing of it forbids. */
export function openSteps(s: LnltState, move: Move, among: readonly Location[]): OpenStep[] {
  const { units, at } = move
  const side = s.units[units[0]!]!.side
  const open: OpenStep[] = []
  for (let j = 0; j < among.length; j++) {
    const to = among[j]!
    const costs: EntryCost[] = []
    for (let i = 0; i < units.length; i++) {
      const unit = s.units[units[i]!]!
      const cost = stepCost(s, unit, at, to, units)
      if (!isEntryCost(cost) || (unit.shaken && shakenProblem(s, unit, at, to))) break
      costs.push(cost)
    }
    if (costs.length < units.length || (mayOverstack(s, side, move, to) && stackingProblem(s, side, units, to))) continue
    open.push({ to, costs, contested: isContested(s, side, to) })
  }
  return open
}

/** The rest of `stepProblem`: whether a group that moves in this way takes such a step. */
export function canTake(s: LnltState, move: Move, { to, costs, contested }: OpenStep, allowed: readonly number[]): boolean {
  if (hasWater(s.setting) && boatProblem(s, move, to)) return false
  for (let i = 0; i < costs.length; i++) if (!hasMp(s, move, i, costs[i]!, allowed[i]!)) return false
  return !contested || contestedProblem(s, move, to) === null
}

/** The map never changes: most have no river. */
function hasWater({ terrain }: LnltState['setting']): boolean {
  let known = rivers.get(terrain)
  if (known === undefined) {
    known = terrain.some(({ id }) => id === 'river')
    rivers.set(terrain, known)
  }
  return known
}

const rivers = new WeakMap<LnltState['setting']['terrain'], boolean>()

/** 1.3: a group that stood within the limits stays within them where none of its side is; on a Rooftop and from off the map it need not. */
function mayOverstack(s: LnltState, side: Side, move: Move, to: Location): boolean {
  if (move.at < 0 || layerOf(to) === ROOFTOP) return true
  for (const unit of s.units) if (unit.at === to && unit.side === side) return true
  return false
}

/** 6.0, 8.0: units that enter a location with enemies, or one under a Melee marker, stop there and fight. */
export function isContested(s: LnltState, side: Side, at: Location): boolean {
  const enemy = enemyOf(side)
  for (const unit of s.units) if (unit.at === at && unit.side === enemy) return true
  for (const marker of s.markers) if (marker.at === at && marker.kind === 'melee') return true
  return false
}

/** 6.1.1: no Melee after Assault Fire, but with a Leader or Hero whose Skill lifts that; what else bars it is the Melee's own business. */
function contestedProblem(s: LnltState, move: Move, to: Location): Problem | null {
  if (s.vehicles !== undefined) {
    const barred = contestedByVehicles(s, move, to)
    if (barred !== undefined) return barred
  }
  if (!move.afterAssaultFire) return meleeEntryProblem(s, move.units, move.modes, to)
  if (!move.units.some((id) => s.units[id]!.skills.some((skill) => skillOf(skill).effect.meleeAfterAssaultFire)))
    return { rule: '6.1.1', message: `After Assault Fire they can't enter Melee in ${nameOf(s.setting, to)}.` }
  return meleeEntryProblem(s, move.units, new Array<MoveMode>(move.units.length).fill('move'), to)
}

function unitStepProblem(s: LnltState, move: Move, index: number, to: Location, allowed: number): Problem | null {
  const unit = s.units[move.units[index]!]!
  const cost = stepCost(s, unit, move.at, to, move.units)
  if (!isEntryCost(cost)) return cost
  return mpProblem(s, move, index, cost, allowed) ?? (unit.shaken ? shakenProblem(s, unit, move.at, to) : null)
}

const ALONE: readonly number[] = []

/** 6.0: what this unit of a group pays for the step, in half MP, with the rules that add to it. */
export function stepCost(s: LnltState, unit: Unit, from: Location, to: Location, group: readonly number[] = ALONE): EntryCost | Problem {
  const { nation, team } = typeOf(s, unit)
  const unfit = team === null ? null : teamStepProblem(s, unit, from, to)
  if (unfit) return unfit
  const shut = layerOf(to) === CAVE ? collapsedProblem(s, to) : ruinedProblem(s, to)
  if (shut) return shut
  const burns = s.markers.length === 0 || isAloft(to) ? null : fireStepProblem(s, unit, to)
  if (burns) return burns
  const afloat = from < 0 || isVehicle(unit) ? null : boatCost(s, unit, from, to)
  if (afloat) return afloat
  const cost = isVehicle(unit)
    ? isHelicopter(s, unit)
      ? flightCost(s, unit, from, to)
      : vehicleStepCost(s, unit, from, to)
    : ridesWith(s, unit, group)
      ? mountedStepCost(s, unit, from, to)
      : entryCost(s.setting, from, to, nation)
  if (isAloft(to)) return cost
  const contributions = s.setting.hooks.movementCosts
  if (contributions.length === 0 || !isEntryCost(cost)) return cost
  let parts: Modifier[] | null = null
  let { halves } = cost
  for (const contribution of contributions) {
    const part = contribution(s, unit, from, to, group)
    if (!part) continue
    parts ??= [...cost.parts]
    parts.push(part)
    halves += part.value
  }
  return parts ? { halves, parts } : cost
}

/** 15.1.2: over Rubble there is no floor and no roof any more. */
function ruinedProblem(s: LnltState, to: Location): Problem | null {
  const layer = layerOf(to)
  if (s.markers.length === 0 || (layer !== UPPER && layer !== ROOFTOP) || !lies(s, 'rubble', hexOf(to))) return null
  return { rule: '15.1.2', message: `There is only Rubble in ${nameOf(s.setting, locationOf(hexOf(to)))}.` }
}

/** 6.0: what a step takes from the half MP that are left: a minimum move takes all, and no more. */
export function paidFor({ halves }: EntryCost, left: number): number {
  return Math.min(halves, left)
}

/** 6.0: whether it has the MP; one step is always possible to a unit with MF that uses all of it (LG-39), and a Low Crawl is one that leaves some. */
function hasMp(s: LnltState, move: Move, index: number, { halves }: EntryCost, allowed: number): boolean {
  const mode = movementMode(move.modes[index]!)
  if (mode.allowance === 'oneStep') return move.steps === 0 && halves < allowed
  if (move.spent[index]! + halves <= allowed) return true
  return move.steps === 0 && move.spent[index] === 0 && mode.minimumMove && mfOf(s, move, index) >= 1
}

function mpProblem(s: LnltState, move: Move, index: number, cost: EntryCost, allowed: number): Problem | null {
  if (hasMp(s, move, index, cost, allowed)) return null
  const { halves } = cost
  const mode = movementMode(move.modes[index]!)
  const { name } = typeOf(s, s.units[move.units[index]!]!)
  if (mode.allowance === 'oneStep') {
    if (move.steps > 0) return { rule: '6.3', message: `The ${name} has crawled: a Low Crawl is one hex.` }
    return { rule: '6.3', message: `The ${name} would need all its MP for that: no Low Crawl.` }
  }
  const left = points(allowed - move.spent[index]!)
  return { rule: mode.rule, message: `The ${name} has ${left} MP left, and that takes ${points(halves)}.` }
}

function points(halves: number): string {
  const whole = Math.floor(Math.max(0, halves) / 2)
  return halves > 0 && halves % 2 === 1 ? `${whole}½` : `${whole}`
}

/** 5.1: a Shaken unit goes no nearer to an enemy that it sees from where it is, on the stairs either. */
function shakenProblem(s: LnltState, unit: Unit, from: Location, to: Location): Problem | null {
  if (from < 0) return null
  const { setting } = s
  const enemy = enemyOf(unit.side)
  for (const other of s.units) {
    if (other.side !== enemy || !isOnMap(other) || !isNearer(setting, other.at, from, to) || !seesLocation(s, from, other.at)) continue
    const where = nameOf(setting, other.at)
    return { rule: '5.1', message: `The ${typeOf(s, unit).name} is Shaken and goes no nearer to the enemy it sees in ${where}.` }
  }
  return null
}

function isNearer(setting: LnltState['setting'], enemy: Location, from: Location, to: Location): boolean {
  const before = distance(setting, from, enemy)
  const after = distance(setting, to, enemy)
  if (hexOf(from) !== hexOf(to)) return after < before
  const height = levelOf(setting, enemy)
  return Math.abs(levelOf(setting, to) - height) < Math.abs(levelOf(setting, from) - height)
}

/** Where Leg units could go from a location in one step, whatever it costs. */
export function destinations(setting: LnltState['setting'], from: Location): readonly Location[] {
  const table = tableOf(setting.los)
  table[from] ??= findDestinations(setting, from)
  return table[from]
}

/** The map never changes: found once. */
const known = new WeakMap<LosTable, Location[][]>()
let last: { readonly los: LosTable; readonly table: Location[][] } | undefined

function tableOf(los: LosTable): Location[][] {
  if (last?.los === los) return last.table
  const table = known.get(los) ?? []
  known.set(los, table)
  last = { los, table }
  return table
}

function findDestinations(setting: LnltState['setting'], from: Location): Location[] {
  if (isAloft(from)) return neighbours(setting, hexOf(from)).map((hex) => locationOf(hex, AIR))
  const hexes = [...neighbours(setting, hexOf(from)), hexOf(from)]
  return hexes.flatMap((hex) => locationsIn(setting, hex).filter((to) => to !== from && isEntryCost(entryCost(setting, from, to))))
}
