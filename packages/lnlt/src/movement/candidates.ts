import { isHelicopter } from '../air/helicopter.ts'
import { MMC_KINDS } from '../data/unit-kinds.ts'
import { canHitAndRun } from '../mounted/mounted.ts'
import type { Impulse, LnltState, Location, Move, MoveMode, Unit } from '../state.ts'
import { typeOf } from '../units/units.ts'
import { isVehicle } from '../vehicles/vehicle.ts'
import { isFixed } from '../weapons/possession.ts'
import { moverProblem, placeProblem, plannedMove } from './group.ts'
import { canAssaultMove, canUseStealth, modeProblem } from './modes.ts'
import type { MoveDecision } from './move-act.ts'
import type { OpenStep } from './step.ts'
import { stepNames, stepsFrom } from './step-acts.ts'

/**
 * First steps of moves from every activated location: of everybody who can go, of each unit alone, and of each MMC with each Leader; each in every way
 * that is open to all of them. A single man who would be faster without his weapon may leave it. Other groups, groups whose members move in different ways,
 * and other weapons left behind are legal as well.
 */
export function moveCandidates(s: LnltState, impulse: Impulse): readonly MoveDecision[] {
  const found: MoveDecision[] = []
  for (const from of startPlaces(s, impulse)) {
    if (s.vehicles === undefined && placeProblem(s, from)) continue
    const movers = moversAt(s, from)
    if (movers.length === 0) continue
    for (const units of movingGroups(s, movers)) addMoves(s, units, from, found)
  }
  return found
}

/** The activated locations, and those of vehicles that whoever got on has activated (16.4). */
function startPlaces(s: LnltState, { activated, units }: Impulse): readonly Location[] {
  if (s.vehicles === undefined) return activated
  const places = new Set(activated)
  for (const id of units) if (s.units[id]!.vehicle?.loaded && s.units[id]!.at >= 0) places.add(s.units[id]!.at)
  return [...places]
}

function addMoves(s: LnltState, group: readonly Unit[], from: Location, found: MoveDecision[]): void {
  const units = group.map(({ id }) => id)
  const burdens = units.length === 1 ? burdensOf(s, group[0]!) : NONE
  const before = found.length
  let firstWay = before
  let open: readonly OpenStep[] | undefined
  const ways = waysOf(s, group)
  for (const mode of ways) {
    const move = moveInWay(s, units, mode, from)
    if (move) {
      open ??= stepsFrom(s, move)
      for (const to of stepNames(s, move, open)) found.push({ type: 'move', units, mode, to })
    }
    if (mode === ways[0]) firstWay = found.length
  }
  if (burdens.length > 0) for (let i = before; i < firstWay; i++) found.push({ ...found[i]!, abandon: burdens })
}

/** A group that sets out in this way; null where one of them can't. */
export function moveInWay(s: LnltState, units: readonly number[], mode: MoveMode, from: Location): Move | null {
  const modes = new Array<MoveMode>(units.length).fill(mode)
  for (let i = 0; i < units.length; i++) if (modeProblem(s, units, modes, i)) return null
  return plannedMove(s, units, modes, from)
}

/** 1.6: what slows a single man down. */
function burdensOf(s: LnltState, unit: Unit): readonly number[] {
  if (MMC_KINDS.has(typeOf(s, unit).kind)) return NONE
  return s.weapons.filter((weapon) => weapon.owner === unit.id && !isFixed(s, weapon)).map(({ id }) => id)
}

const NONE: readonly number[] = []

function moversAt(s: LnltState, from: Location): Unit[] {
  const movers: Unit[] = []
  for (const id of s.impulse!.units) {
    const unit = s.units[id]!
    if (unit.at === from && !moverProblem(s, unit)) movers.push(unit)
  }
  return movers
}

/** Leg units as below, each vehicle alone, and all Leg units with one vehicle (6.5). */
function movingGroups(s: LnltState, movers: readonly Unit[]): Unit[][] {
  if (s.vehicles === undefined) return groups(s, movers)
  const leg = movers.filter((unit) => !isVehicle(unit))
  const vehicles = movers.filter(isVehicle)
  const stayed = leg.length > 0 && placeProblem(s, leg[0]!.at) === null
  return [
    ...(stayed ? groups(s, leg) : []),
    ...vehicles.map((unit) => [unit]),
    ...(stayed ? vehicles.filter((unit) => !isHelicopter(s, unit)).map((unit) => [unit, ...leg]) : []),
  ]
}

/** Everybody; each alone; each MMC with each Leader. */
export function groups(s: LnltState, movers: readonly Unit[]): Unit[][] {
  const found: Unit[][] = []
  if (movers.length > 1) found.push(movers.slice())
  for (const unit of movers) found.push([unit])
  if (movers.length < 3) return found
  for (const leader of movers)
    if (typeOf(s, leader).leadershipRange > 0)
      for (const unit of movers) if (MMC_KINDS.has(typeOf(s, unit).kind)) found.push([leader, unit])
  return found
}

/** The ways of moving worth offering to a group: Stealth in place of moving openly where all can. */
export function waysOf(s: LnltState, units: readonly Unit[]): readonly MoveMode[] {
  const stealth = units.every((unit) => canUseStealth(s, unit))
  const ids = units.map(({ id }) => id)
  const assault = units.every((unit) => canAssaultMove(s, unit, ids))
  if (units.some((unit) => isHelicopter(s, unit))) return MOVE
  if (units.some((unit) => unit.vehicle?.assaultFire)) return AFTER_FIRE
  if (units.some(isVehicle)) return assault ? VEHICLE : MOVE
  if (units.every((unit) => canHitAndRun(s, unit, ids))) return MOUNTED
  if (stealth) return STEALTHY
  return assault ? ASSAULT : PLAIN
}

const MOVE: readonly MoveMode[] = ['move']
const AFTER_FIRE: readonly MoveMode[] = ['assaultMove']
const VEHICLE: readonly MoveMode[] = ['move', 'assaultMove']
const MOUNTED: readonly MoveMode[] = ['move', 'hitAndRun']
const PLAIN: readonly MoveMode[] = ['move', 'lowCrawl']
const ASSAULT: readonly MoveMode[] = ['move', 'assaultMove', 'lowCrawl']
const STEALTHY: readonly MoveMode[] = ['stealth', 'stealthAssault', 'lowCrawl']
