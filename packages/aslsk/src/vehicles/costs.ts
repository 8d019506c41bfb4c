import { type Modifier, type Problem, total } from '@firegroup/kernel'
import { type BogGround, bogModifiers } from '../data/bog.ts'
import { SMOKE_ENTRY_MF } from '../data/smoke.ts'
import type { VehicleEntry } from '../data/terrain.ts'
import { OBSTRUCTION_IN_WOODS, VEHICLE_MP } from '../data/vehicle-movement.ts'
import { barrier, canUseRoad, type EntryRate } from '../map/costs.ts'
import { smokeAt } from '../map/smoke.ts'
import { levelAt, nameOf, terrainAt } from '../map/terrain.ts'
import { type WholeMove, wholeMove } from '../map/whole-move.ts'
import { type AslskState, type Hex, OFFBOARD } from '../state.ts'
import { typeOf, type Vehicle, vehicleTypeOf } from '../units/units.ts'
import { allotment, isHemmedIn, vehiclesAt } from './status.ts'
import { wrecksAt } from './wrecks.ts'

/** 1.1.1, 3.3.2: what a vehicle gives for a hex: what it costs, half or all of its MP where there is the choice, or all of them because it costs too much. */
export type Payment = 'cost' | 'half' | 'all' | 'minimum'

/** How a hex is entered. */
export interface Entering {
  readonly by: EntryRate
  readonly pays: Payment
}

/** What entering a hex asks of a vehicle. */
export interface DriveCost extends Entering {
  /** In half MP. */
  readonly mp: number
  readonly parts: readonly Modifier[]
  /** 7.6: the DRM of its Bog Check; null where it takes none. */
  readonly bog: readonly Modifier[] | null
}

export function isDriveCost(answer: DriveCost | Problem): answer is DriveCost {
  return 'mp' in answer
}

/** 1.1.1: how a vehicle of this kind enters terrain. */
function entryOf(s: AslskState, unit: Vehicle, to: Hex): VehicleEntry {
  const terrain = terrainAt(s, to)
  return isTracked(s, unit) ? terrain.fullyTracked : terrain.armoredCar
}

export function isTracked(s: AslskState, unit: Vehicle): boolean {
  return vehicleTypeOf(s, unit).move === 'tracked'
}

/** 1.1.1, 3.3.2: the ways in which it may enter an adjacent hex, or one of the edge, the road first; none where it can't. */
export function waysInto(s: AslskState, unit: Vehicle, from: Hex, to: Hex): DriveCost[] {
  const found: DriveCost[] = []
  const onRoad = canUseRoad(s, from, to)
  const whole = wholeDrive(s, from, to, onRoad ? 'road' : 'terrain') !== undefined
  const offer = (by: EntryRate, pays: Payment) => {
    const cost = driveCost(s, unit, from, to, { by, pays })
    if (isDriveCost(cost)) found.push(cost)
  }
  if (whole) offer(onRoad ? 'road' : 'terrain', 'all')
  else if (onRoad) offer('road', 'cost')
  if (!whole && (!onRoad || isObstructed(s, unit, to))) {
    const entry = entryOf(s, unit, to)
    if (entry.pays === 'cost') offer('terrain', 'cost')
    if (entry.pays === 'half' || entry.pays === 'halfOrAll') offer('terrain', 'half')
    if (entry.pays === 'all' || entry.pays === 'halfOrAll') offer('terrain', 'all')
  }
  if (found.length > 0 && found.every(({ mp }) => mp > allotment(s, unit))) offer(onRoad ? 'road' : 'terrain', 'minimum')
  return found
}

function isObstructed(s: AslskState, unit: Vehicle, to: Hex): boolean {
  return obstructions(s, unit, to) > 0
}

/** 1.1.1, 3.3.2: what it costs a vehicle to enter a hex so, or why it can't. Whether it has the MP, and whether it points there, is another matter. */
export function driveCost(s: AslskState, unit: Vehicle, from: Hex, to: Hex, { by, pays }: Entering): DriveCost | Problem {
  const { name, rule, building, woods, bogDrm: growth } = terrainAt(s, to)
  const entry = entryOf(s, unit, to)
  const whole = wholeDrive(s, from, to, by)
  const { label } = typeOf(s, unit)
  const barred = barrier(s, unit, from, to)
  if (barred) return barred
  if (by === 'road' && !canUseRoad(s, from, to))
    return { rule: '1.1.1', message: `No road leads from ${nameOf(s, from)} to ${nameOf(s, to)} (1.1.1).` }
  if (by === 'terrain') {
    if (entry.pays === 'na') return { rule, message: `The ${label} can't enter the ${name} in ${nameOf(s, to)} (${rule}).` }
    if (building && unit.vehicle.exposed)
      return { rule: '7.7', message: `The ${label} must be buttoned up to enter the building in ${nameOf(s, to)} (7.7).` }
    if (terrainAt(s, to).collapsesTo !== null && unit.vehicle.recalled)
      return { rule: '8.2.1', message: `The ${label} is recalled and does not drive into the hut in ${nameOf(s, to)} (8.2.1).` }
    const allowed = whole ? PAYMENTS.all : PAYMENTS[entry.pays]
    if (pays !== 'minimum' && !allowed.includes(pays))
      return { rule, message: `${nameOf(s, to)} is entered for ${allowed.map((each) => PAYMENT_WORDS[each]).join(' or ')} (${rule}).` }
  } else if (!whole && pays !== 'cost' && pays !== 'minimum') {
    return { rule: '1.1.1', message: `Along a road a vehicle pays the road's rate (1.1.1).` }
  }
  const all = allotment(s, unit)
  const uphill = from >= 0 && levelAt(s, to) > levelAt(s, from)
  const bog =
    whole === undefined && (by === 'road' || !('bogCheck' in entry)) && !s.setting.hooks.bogChecks.some((checks) => checks(s, from, to))
      ? null
      : bogDrm(s, unit, from, to, { building, forHalf: pays === 'half', uphill: uphill && woods, growth })
  if (whole) bog?.push({ rule: whole.rule, label: whole.name, value: whole.bogDrm! })
  if (pays === 'all' || pays === 'minimum') return { by, pays, mp: all, parts: [{ rule: '3.3.2', label: 'all MP', value: all }], bog }
  const parts = partsOf(s, unit, from, to, by, uphill)
  return { by, pays, mp: total(parts), parts, bog }
}

const PAYMENTS: { readonly [P in Exclude<VehicleEntry['pays'], 'na'>]: readonly Payment[] } = {
  cost: ['cost'],
  half: ['half'],
  all: ['all'],
  halfOrAll: ['half', 'all'],
}
const PAYMENT_WORDS: { readonly [P in Payment]: string } = {
  cost: 'its cost',
  half: 'half the MP',
  all: 'all MP',
  minimum: 'all MP',
}

/** The hex itself, the way up, Smoke, and what stands in the way. */
function partsOf(s: AslskState, unit: Vehicle, from: Hex, to: Hex, by: EntryRate, uphill: boolean): Modifier[] {
  const parts: Modifier[] = [ground(s, unit, to, by)]
  const roadSide = canUseRoad(s, from, to)
  if (uphill)
    parts.push({
      rule: '1.1.1',
      label: 'Crest Line uphill',
      value: roadSide ? VEHICLE_MP.uphillByRoad : VEHICLE_MP.uphill,
      tags: ['crest'],
    })
  if (smokeAt(s, to) > 0) parts.push({ rule: '1.2.5', label: 'Smoke', value: SMOKE_ENTRY_MF, tags: ['smoke'] })
  const inTheWay = obstructions(s, unit, to)
  if (inTheWay > 0) parts.push({ rule: '3.3.2', label: 'vehicles in the way', value: inTheWay * obstructionMp(s, to, by) })
  if (from === OFFBOARD && unit.entry >= 0 && unit.entry !== to)
    parts.push({ ...openGround(s, unit), label: 'along the edge', rule: '3.3' })
  for (const contribution of s.setting.hooks.movementCosts) {
    const part = contribution(s, unit, from, to, by)
    if (part) parts.push(part)
  }
  return parts
}

function ground(s: AslskState, unit: Vehicle, to: Hex, by: EntryRate): Modifier {
  if (by === 'road') return { rule: '1.1.1', label: 'road', value: roadMp(unit) }
  const { name, rule } = terrainAt(s, to)
  const entry = entryOf(s, unit, to)
  return entry.pays === 'cost'
    ? { rule, label: name, value: entry.mp }
    : { rule, label: `${name}, half its MP`, value: allotment(s, unit) / 2 }
}

/** 1.1.1: the road's rate, in half MP. */
export function roadMp({ vehicle }: Vehicle): number {
  return vehicle.exposed ? VEHICLE_MP.roadExposed : VEHICLE_MP.roadButtonedUp
}

/** 3.3: beside the map is open ground. */
export function openGround(s: AslskState, unit: Vehicle): Modifier {
  return { rule: '3.3', label: 'open ground', value: isTracked(s, unit) ? OPEN.tracked : OPEN.armoredCar }
}
const OPEN = { tracked: 2, armoredCar: 6 } as const

/** 3.3, 1.1.1: leaving the map is entering open ground; along a road that leaves it, at the road's rate. */
export function leavingMp(s: AslskState, unit: Vehicle, at: Hex): number {
  if (!canUseRoad(s, OFFBOARD, at)) return openGround(s, unit).value
  return roadMp(unit)
}

/** 3.3.2: wrecks and other vehicles of either side. */
function obstructions(s: AslskState, unit: Vehicle, to: Hex): number {
  let count = wrecksAt(s, to)
  for (const other of vehiclesAt(s, to)) if (other !== unit) count++
  return count
}

function obstructionMp(s: AslskState, to: Hex, by: EntryRate): number {
  const each = by === 'road' ? VEHICLE_MP.obstructionByRoad : VEHICLE_MP.obstruction
  return terrainAt(s, to).woods ? OBSTRUCTION_IN_WOODS * each : each
}

/** 7.6: the DRM of a Bog Check of this vehicle. */
function bogDrm(s: AslskState, unit: Vehicle, from: Hex, to: Hex, ground: Omit<BogGround, 'groundPressure' | 'armoredCar'>): Modifier[] {
  const found = bogModifiers({ groundPressure: vehicleTypeOf(s, unit).groundPressure, armoredCar: !isTracked(s, unit), ...ground })
  for (const contribution of s.setting.hooks.bogModifiers) {
    const modifier = contribution(s, from, to)
    if (modifier) found.push(modifier)
  }
  return found
}

/** What makes a hexside take all the MP of a vehicle. */
function wholeDrive(s: AslskState, from: Hex, to: Hex, by: EntryRate): WholeMove | undefined {
  const whole = wholeMove(s, from, to, by)
  return whole && whole.bogDrm !== null ? whole : undefined
}

/** 3.3.2: one hexspine of the VCA, in half MP. */
export function turnMp(s: AslskState, at: Hex): number {
  return isHemmedIn(s, at) ? VEHICLE_MP.vcaInWoodsOrBuilding : VEHICLE_MP.vca
}

/** 7.6: the DRM of the Bog Check that turning asks for where it is; null where it takes none. */
export function turningBog(s: AslskState, unit: Vehicle, at: Hex = unit.at): readonly Modifier[] | null {
  return isHemmedIn(s, at)
    ? bogDrm(s, unit, at, at, { building: null, forHalf: false, uphill: false, growth: terrainAt(s, at).bogDrm })
    : null
}
