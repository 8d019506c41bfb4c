import { integer, LEGAL, type Modifier, optional, type Problem, refuse, total } from '@firegroup/kernel'
import type { AslskAct } from '../acts.ts'
import { leaveHiding } from '../concealment/moves.ts'
import { type Aslsk, rollDice } from '../context.ts'
import { MANHANDLING } from '../data/manhandling.ts'
import { canUseRoad, type EntryCost, isEntryCost } from '../map/costs.ts'
import { isBuilding, nameOf, neighbours, placeOf, terrainAt } from '../map/terrain.ts'
import { hex, id, ids, mode, pace } from '../phases/movement/acts/fields.ts'
import type { Moving } from '../phases/movement/moving.ts'
import { type DeclaredMode, isUnits, movers, type Plan, planProblem, rateOf, spend, stepCost } from '../phases/movement/step.ts'
import { takeStep } from '../phases/movement/take-step.ts'
import { desperateNextToEnemies } from '../phases/rout/enemies.ts'
import { entryPlaces } from '../scenario/reinforcements.ts'
import { type AslskState, type Location, OFFBOARD, type Unit, type Weapon } from '../state.ts'
import { typeOf, weaponTypeOf } from '../units/units.ts'
import { portagePoints } from '../weapons/possession.ts'
import { WeaponRoster } from '../weapons/roster.ts'
import { unitList, weaponName } from '../words/names.ts'
import { loseAcquisition } from './acquisition.ts'
import { SPINES } from './arc.ts'
import { barrelOf, type Gun } from './manned.ts'

export interface PushGun {
  readonly type: 'push'
  readonly weapon: number
  /** Whoever mans it, and who helps or goes with it. */
  readonly units: readonly number[]
  readonly to: string
  readonly mode?: DeclaredMode
  /** Where it points if it gets there. */
  readonly ca?: number
}

/** 6.5: what becomes of an attempt. */
export type PushResult = 'moves' | 'stops' | 'fails'

export interface PushPreview {
  /** In halves. */
  readonly mf: number
  readonly number: number
  readonly modifiers: readonly Modifier[]
  /** Of 36 rolls. */
  readonly odds: { readonly [R in PushResult]: number }
}

/** 6.5 Manhandling: a Gun is pushed into the next hex by whoever mans it. */
export const push: AslskAct<Moving, PushGun> = {
  type: 'push',
  rule: '6.5',
  fields: { weapon: id, units: ids, to: hex, mode, ca: optional(integer(0, 5)) },
  candidates: pushCandidates,
  problems: (s, _, decision) => pushProblems(s, decision),
  perform(g, _, decision) {
    tryToPush(g, decision)
    return undefined
  },
  describe: (s, { weapon, units, to, mode: declared, ca }) =>
    `Push the ${weaponName(s, weapon)} to ${to} with ${unitList(s, units)}${pace(declared)}${ca === undefined ? '' : `, to point ${SPINES[ca]}`}`,
  preview: (s, _, decision) => pushPreview(s, decision),
}

const guns = new WeaponRoster(({ barrel, mounted }) => (barrel?.mount ?? null) !== null && mounted === undefined)

/** Every Gun that may be pushed, by whoever mans it alone and by all who can help, into every hex around. */
function pushCandidates(s: AslskState, moving: Moving): PushGun[] {
  const found: PushGun[] = []
  if (guns.ids(s).length === 0) return found
  const { able } = moving
  for (const unit of able) {
    const gun = s.weapons.find((weapon) => weapon.owner === unit.id && isGun(weapon))
    if (!gun || barrelOf(s, gun as Gun).manhandling === null) continue
    const helpers = able.filter((other) => other !== unit && other.at === unit.at && other.entry === unit.entry && canHelp(s, other))
    const crews = helpers.length > 0 ? [[unit], [unit, ...helpers]] : [[unit]]
    for (const to of unit.at === OFFBOARD ? entryPlaces(s, unit) : neighbours(s, unit.at))
      for (const crew of crews) {
        const decision: PushGun = { type: 'push', weapon: gun.id, units: crew.map(({ id: own }) => own), to: nameOf(s, to) }
        if (pushProblems(s, decision).length === 0) found.push(decision)
      }
  }
  return found
}

function isGun({ ordnance }: Weapon): boolean {
  return ordnance !== undefined && ordnance.ca >= 0
}

function canHelp(s: AslskState, unit: Unit): boolean {
  return portagePoints(s, unit) === 0 && !s.weapons.some((weapon) => weapon.owner === unit.id)
}

/** 6.5, 1.2.6: why this Gun can't be pushed so; empty if it can. */
function pushProblems(s: AslskState, decision: PushGun): readonly Problem[] {
  const gun = s.weapons[decision.weapon]
  if (!gun?.ordnance || gun.ordnance.ca < 0) return refuse('6.5', `Weapon ${decision.weapon} is no Gun.`)
  const { name } = weaponTypeOf(s, gun)
  const barrel = barrelOf(s, gun as Gun)
  if (barrel.manhandling === null) return refuse('1.2.6', `The ${name} must be limbered to be moved, and stays where it is.`)
  const to = placeOf(s, decision.to)
  if (to < 0) return refuse('3.3', `There is no hex ${decision.to} on this map.`)
  if (decision.mode === 'assault') return refuse('6.5', 'Nobody pushes a Gun by Assault Movement.')
  const units = movers(s, decision.units)
  if (!isUnits(units)) return units
  const owner = units.find((unit) => unit.id === gun.owner)
  if (!owner) return refuse('6.5', `Whoever mans the ${name} must push it.`)
  for (const unit of units) {
    if (unit.mode === 'assault') return refuse('6.5', 'Nobody pushes a Gun by Assault Movement.')
    if (portagePoints(s, unit) > 0)
      return refuse('6.5', `The ${typeOf(s, unit).label} carries something: who pushes a Gun carries nothing.`)
  }
  if (owner.at === OFFBOARD && !entryPlaces(s, owner).includes(to))
    return refuse('3.3', `The ${name} may not enter the map in ${decision.to}.`)
  if (!barrel.inBuildings && isBuilding(s, to)) return refuse('1.2.6', `The ${name} is too large for the building in ${decision.to}.`)
  const problem = planProblem(s, planOf(s, decision, units, to))
  return problem ? [problem] : LEGAL
}

function planOf(s: AslskState, { weapon, mode: declared }: PushGun, units: readonly Unit[], to: Location): Plan {
  return { units, to, by: rateOf(s, units[0]!.at, to), mode: declared, gun: weapon }
}

/** 6.5: MF, TEM and road, and how many are at it; a leader who goes along does not help (GAP-15). */
function pushModifiers(s: AslskState, { weapon }: PushGun, units: readonly Unit[], to: Location, { mf }: EntryCost): Modifier[] {
  const found: Modifier[] = [{ rule: '6.5', label: 'MF', value: mf / 2 }]
  const add = (label: string, value: number) => {
    if (value !== 0) found.push({ rule: '6.5', label, value })
  }
  const { name, tem } = terrainAt(s, to)
  add(`${name} in ${nameOf(s, to)}`, tem)
  if (canUseRoad(s, units[0]!.at, to)) add('over a road hexside', MANHANDLING.road)
  const { owner } = s.weapons[weapon]!
  for (const unit of units)
    if (typeOf(s, unit).kind === 'squad')
      add(unit.id === owner ? 'a squad mans it' : 'another squad helps', unit.id === owner ? MANHANDLING.squad : MANHANDLING.extraSquad)
  return found
}

/** 6.5: under the M# the Gun moves and may go on, at it it moves and stops, over it nobody moves. */
function pushResult(final: number, number: number): PushResult {
  return final < number ? 'moves' : final === number ? 'stops' : 'fails'
}

function tryToPush(g: Aslsk, decision: PushGun): void {
  const s = g.state
  const gun = s.weapons[decision.weapon] as Gun
  const units = decision.units.map((unit) => s.units[unit]!)
  const { at: from } = units[0]!
  const to = placeOf(s, decision.to)
  const cost = pushCost(s, decision, units, to)
  const modifiers = pushModifiers(s, decision, units, to, cost)
  const number = barrelOf(s, gun).manhandling!
  leaveHiding(g, units)
  const dr = rollDice(g, 'manhandling')
  const final = dr.total + total(modifiers)
  const result = pushResult(final, number)
  gun.ordnance.pushedBy = [...new Set([...(gun.ordnance.pushedBy ?? []), ...units.map((unit) => unit.id)])]
  const dice = [dr.coloured, dr.white] as const
  g.emit({ type: 'pushes', rule: '6.5', weapon: gun.id, units: decision.units, from, to, number, dice, modifiers, final, result })
  if (result === 'fails') {
    if (from >= 0) spend(s, units, { at: from, mf: cost.mf, kind: 'push' })
  } else {
    takeStep(g, { type: 'step', units: decision.units, to: decision.to, ...(decision.mode ? { mode: decision.mode } : {}) }, gun.id)
    gun.ordnance.emplaced = undefined
    loseAcquisition(gun)
    if (decision.ca !== undefined && gun.at === to) gun.ordnance.ca = decision.ca
    desperateNextToEnemies(g)
  }
  if (result !== 'moves') for (const unit of units) unit.moveEnded = true
}

function pushCost(s: AslskState, decision: PushGun, units: readonly Unit[], to: Location): EntryCost {
  const cost = stepCost(s, units[0]!, to, rateOf(s, units[0]!.at, to), decision.weapon)
  if (!isEntryCost(cost)) throw new Error(cost.message)
  return cost
}

export function pushPreview(s: AslskState, decision: PushGun): PushPreview {
  const units = decision.units.map((unit) => s.units[unit]!)
  const to = placeOf(s, decision.to)
  const cost = pushCost(s, decision, units, to)
  const modifiers = pushModifiers(s, decision, units, to, cost)
  const number = barrelOf(s, s.weapons[decision.weapon] as Gun).manhandling!
  const odds = { moves: 0, stops: 0, fails: 0 }
  for (let a = 1; a <= 6; a++) for (let b = 1; b <= 6; b++) odds[pushResult(a + b + total(modifiers), number)]++
  return { mf: cost.mf, number, modifiers, odds }
}
