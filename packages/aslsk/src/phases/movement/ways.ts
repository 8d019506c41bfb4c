import { STACKING } from '../../data/movement.ts'
import { type EntryRate, isEntryCost } from '../../map/costs.ts'
import { nameOf, neighbours, roomAt, terrainAt } from '../../map/terrain.ts'
import { wholeMove } from '../../map/whole-move.ts'
import { stackedAt } from '../../places/stacking.ts'
import { entryPlaces } from '../../scenario/reinforcements.ts'
import { type AslskState, type Location, OFFBOARD, type Unit } from '../../state.ts'
import { forbidden } from '../../units/forbidden.ts'
import { isLeader, sizeInHalfSquads, unitsAt } from '../../units/units.ts'
import { hasStepped, leaderAmong, mfLeft, modeOf, modeProblem, roadBonus } from './factors.ts'
import { carryingProblem, type DeclaredMode, isRoad, leavingProblem, rateOf, stepCost } from './step.ts'

/** A way out of a hex that Infantry may take, whoever takes it. MF in halves. */
export interface Way {
  readonly to: string
  readonly by: EntryRate
  /** The terrain's rate, chosen although there is a road. */
  readonly chosen: boolean
  readonly mf: number
  readonly keepsRoad: boolean
  /** 8.2.1: it takes all MF, whatever they are. */
  readonly whole: boolean
  /** Half squads and leaders for which there is room. */
  readonly halfSquads: number
  readonly leaders: number
}

/** The MF that units have for one more hexside when they move so: with a road's hexside, and without. */
export interface Budget {
  readonly mode: DeclaredMode | undefined
  readonly onRoad: number
  readonly offRoad: number
}

const FIRST_MODES: readonly (DeclaredMode | undefined)[] = [undefined, 'assault', 'double']
const GOING_ON: readonly undefined[] = [undefined]

/** 3.3, 1.1.1: the ways from where a unit is. */
export function waysFrom(s: AslskState, unit: Unit): Way[] {
  const ways: Way[] = []
  for (const to of targetsFrom(s, unit)) addWaysTo(s, unit, to, ways)
  return ways
}

/** The hexes that a unit may come to next, as far as the map goes. */
export function targetsFrom(s: AslskState, unit: Unit): readonly Location[] {
  return unit.at === OFFBOARD ? entryPlaces(s, unit) : neighbours(s, unit.at)
}

/** No more ways than these lead into one hex. */
export const WAYS_TO_HEX = 2

/** Those into one hex: through woods by road and, if one likes, under the trees. */
export function waysTo(s: AslskState, unit: Unit, to: Location): readonly Way[] {
  const ways: Way[] = []
  addWaysTo(s, unit, to, ways)
  return ways
}

function addWaysTo(s: AslskState, unit: Unit, to: Location, ways: Way[]): void {
  const room = roomFor(s, unit, to)
  if (!room || forbidden(s, unit, 'move', to)) return
  const by = rateOf(s, unit.at, to)
  addWay(s, unit, to, by, false, room, ways)
  if (by === 'road' && !terrainAt(s, to).openGround) addWay(s, unit, to, 'terrain', true, room, ways)
}

interface Room {
  readonly halfSquads: number
  readonly leaders: number
}

/** 3.3.1: how many more may be there; null where an enemy is. */
function roomFor(s: AslskState, mover: Unit, to: Location): Room | null {
  let halfSquads = roomAt(s, to)
  let leaders: number = STACKING.smc
  for (const unit of unitsAt(s, to)) if (unit.side !== mover.side && !unit.concealed) return null
  for (const unit of stackedAt(s, mover.side, to, mover.at)) {
    if (isLeader(s, unit)) leaders--
    else halfSquads -= sizeInHalfSquads(s, unit)
  }
  return { halfSquads, leaders }
}

function addWay(s: AslskState, unit: Unit, to: Location, by: EntryRate, chosen: boolean, room: Room, ways: Way[]): void {
  const cost = stepCost(s, unit, to, by)
  if (!isEntryCost(cost)) return
  const { halfSquads, leaders } = room
  ways.push({
    to: nameOf(s, to),
    by,
    chosen,
    mf: cost.mf,
    keepsRoad: isRoad(cost, by),
    whole: wholeMove(s, unit.at, to, by) !== undefined,
    halfSquads,
    leaders,
  })
}

/** 3.3.1: whether there is room for all of them. */
export function fits(s: AslskState, way: Way, units: readonly Unit[]): boolean {
  let { halfSquads, leaders } = way
  for (const unit of units) {
    if (isLeader(s, unit)) leaders--
    else halfSquads -= sizeInHalfSquads(s, unit)
  }
  return halfSquads >= 0 && leaders >= 0
}

/** 3.3.1: what units that go on together can spend, for each way in which they may move; none where they can't go on at all. */
export function budgetsOf(s: AslskState, units: readonly Unit[]): Budget[] {
  const budgets: Budget[] = []
  if (!canGoOn(s, units)) return budgets
  for (const mode of modesOf(units)) {
    const budget = budgetOf(s, units, mode)
    if (budget) budgets.push(budget)
  }
  return budgets
}

/** The same for one way in which they might move; null where they can't. */
export function budgetIn(s: AslskState, units: readonly Unit[], mode: DeclaredMode | undefined): Budget | null {
  return canGoOn(s, units) ? budgetOf(s, units, mode) : null
}

/** How units could move on: as they say if none of them has spent anything, and else as they do. */
export function modesOf(units: readonly Unit[]): readonly (DeclaredMode | undefined)[] {
  for (const { mode } of units) if (mode !== 'still') return GOING_ON
  return FIRST_MODES
}

function canGoOn(s: AslskState, units: readonly Unit[]): boolean {
  for (const unit of units) if (carryingProblem(s, unit)) return false
  return !leavingProblem(s, units)
}

function budgetOf(s: AslskState, units: readonly Unit[], declared: DeclaredMode | undefined): Budget | null {
  let onRoad = Number.MAX_SAFE_INTEGER
  let offRoad = Number.MAX_SAFE_INTEGER
  for (const unit of units) {
    const mode = modeOf(unit, declared)
    if (modeProblem(s, unit, declared) || (mode === 'assault' && hasStepped(unit))) return null
    const leader = leaderAmong(s, unit, units)
    const kept = mode === 'assault' ? 1 : 0 // Assault Movement never takes all
    const left = mfLeft(s, unit, mode, leader, false) - kept
    offRoad = Math.min(offRoad, left)
    onRoad = Math.min(onRoad, left + roadBonus(s, unit))
  }
  return { mode: declared, onRoad, offRoad }
}

/** 3.3.1, 8.2.1: whether units that can spend so much, and have spent nothing if it takes all, can go this way. */
export function affordsWay(way: Way, budget: Budget, units: readonly Unit[]): boolean {
  if (way.whole)
    return budget.mode !== 'assault' && budget.offRoad > 0 && units.every(({ spent, mode }) => spent === 0 && mode !== 'assault')
  return way.mf <= (way.keepsRoad ? budget.onRoad : budget.offRoad)
}
