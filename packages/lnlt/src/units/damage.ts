import type { Modifier, Rules } from '@firegroup/kernel'
import { type Lnlt, roll } from '../context.ts'
import { type DamageColumn, type DamageResult, damageResult, isOddReduction, WOUND } from '../data/damage.ts'
import { sameNationality } from '../data/pack.ts'
import { skillOf } from '../data/skills.ts'
import { abilitiesOf, isMmc } from '../data/smc.ts'
import type { DamageCause } from '../hooks.ts'
import { isAloft } from '../map/terrain.ts'
import { returnSkills } from '../specialists/skills.ts'
import { removeUnseenMarkers } from '../spotting/marker.ts'
import { ELIMINATED, type LnltState, type Move, type MoveMode, type Unit } from '../state.ts'
import { isUnarmored } from '../vehicles/vehicle.ts'
import { dropExcess, leaveWeapons } from '../weapons/possession.ts'
import { addMark, type Mark } from './marks.ts'
import { isLeader, leadershipOf, moraleOf } from './morale.ts'
import { isGoodOrder, typeOf } from './units.ts'

/**
 * 5.0, 5.1: a Damage Check: one die and the difference, less the LM of a Leader with it, on the Damage Check Table. `unchecked` are Leaders who have
 * yet to pass their own check of this attack: until then they help nobody. A mover that is hit leaves the move only after the `damaged` hooks, so that
 * a Hero whom it brings forth can go on in its place.
 */
export function* damageCheck(g: Lnlt, unit: Unit, difference: number, cause: DamageCause, unchecked: readonly number[] = []): Rules<void> {
  const { at } = unit
  const { die, result } = yield* takeDamageCheck(g, unit, difference, unchecked)
  for (const damaged of g.state.setting.hooks.damaged) {
    const follows = damaged(g, unit, die, cause, at)
    if (follows) yield* follows
  }
  if (result !== 'none') stopMoving(g, unit)
}

/** 5.0, 5.1: the check itself and its result on the unit, before anything that follows from it. The preview goes through this very function. */
export function* takeDamageCheck(
  g: Lnlt,
  unit: Unit,
  difference: number,
  unchecked: readonly number[],
): Rules<{ die: number; result: LegResult }> {
  const s = g.state
  const modifiers = damageModifiers(s, unit, unchecked)
  const morale = moraleOf(s, unit)
  const resultOf = (rolled: number) => legResult(damageResult(damageTotal(rolled, difference, modifiers), morale, damageColumn(s, unit)))
  const { dice, total: die } = roll(g, 'damage', `Damage Check: ${typeOf(s, unit).label}`, resultOf)
  const result = resultOf(die)
  const final = damageTotal(die, difference, modifiers)
  g.emit({ type: 'damageCheck', rule: '5.1', unit: unit.id, die: dice, difference, modifiers, total: final, morale, result })
  yield* takeResult(g, unit, result)
  return { die, result }
}

/** 5.1: flipped to its Shaken side; a Hero never is. */
export function shake(g: Lnlt, unit: Unit, rule: string): void {
  turnShaken(g, unit, rule)
  stopMoving(g, unit)
}

/** 5.1 Casualties: a Squad becomes a Shaken Half-Squad, anything smaller is eliminated. */
export function* casualties(g: Lnlt, unit: Unit, rule: string): Rules<void> {
  yield* reduce(g, unit, rule)
  stopMoving(g, unit)
}

/** 5.1 Wounded: Shaken and wounded; a Hero fights on with the values of his wounded side. The second wound kills. */
export function wound(g: Lnlt, unit: Unit, rule: string): void {
  hurt(g, unit, rule)
  stopMoving(g, unit)
}

/** 5.1: out of the game; its weapons stay where it was. */
export function eliminate(g: Lnlt, unit: Unit, rule: string): void {
  remove(g, unit, rule)
  stopMoving(g, unit)
}

/** 5.1: the column of the Damage Check Table, by what the unit is at this moment. */
export function damageColumn(s: LnltState, unit: Unit): DamageColumn {
  const { kind, vehicle } = typeOf(s, unit)
  if (vehicle) return isUnarmored(vehicle) ? 'unarmoredVehicle' : 'armoredVehicle'
  if (isMmc(kind)) return unit.shaken ? 'shakenMmc' : 'goodOrderMmc'
  return unit.shaken || abilitiesOf(kind).neverShaken ? 'heroOrShakenSmc' : 'goodOrderSmc'
}

function damageTotal(die: number, difference: number, modifiers: readonly Modifier[]): number {
  let final = die + difference
  for (const { value } of modifiers) final += value
  return final
}

/** 5.0: the LM of one Good Order Leader of its nationality in its location, never its own (LG-09: his markers don't matter). */
export function damageModifiers(s: LnltState, unit: Unit, unchecked: readonly number[]): readonly Modifier[] {
  let most = 0
  for (const leader of s.units) {
    if (
      leader.at !== unit.at ||
      leader.aboard !== unit.aboard ||
      leader.side !== unit.side ||
      leader === unit ||
      !isGoodOrder(leader) ||
      !isLeader(s, leader)
    )
      continue
    if (unchecked.includes(leader.id) || !sameNationality(typeOf(s, leader), typeOf(s, unit))) continue
    most = Math.max(most, leadershipOf(s, leader))
  }
  return most > 0 ? [{ rule: '5.0', label: 'Leader', value: -most }] : NONE
}

const NONE: readonly Modifier[] = []

export type LegResult = Extract<DamageResult, 'none' | 'shaken' | 'casualties' | 'wounded' | 'eliminated'>

/** What a Leg unit's column can give; the others are for vehicles. */
export function legResult(result: DamageResult): LegResult {
  if (result === 'abandoned' || result === 'destroyed' || result === 'damaged') throw new Error(`'${result}' is no result for Leg units.`)
  return result
}

/** 5.1: what a result means for this very unit: Casualties and a wound too many eliminate. */
export function outcomeOf(s: LnltState, unit: Unit, result: LegResult): LegResult {
  if (result === 'casualties') return typeOf(s, unit).halfSquad === null ? 'eliminated' : result
  return result === 'wounded' && unit.wounds + 1 >= fatalWound(unit) ? 'eliminated' : result
}

function* takeResult(g: Lnlt, unit: Unit, result: LegResult): Rules<void> {
  if (result === 'shaken') turnShaken(g, unit, '5.1')
  if (result === 'casualties') yield* reduce(g, unit, '5.1')
  if (result === 'wounded') hurt(g, unit, '5.1')
  if (result === 'eliminated') remove(g, unit, '5.1')
}

function turnShaken(g: Lnlt, unit: Unit, rule: string): void {
  if (unit.shaken || abilitiesOf(typeOf(g.state, unit).kind).neverShaken) return
  unit.shaken = true
  if (unit.continuous) unit.continuous = undefined
  g.emit({ type: 'shaken', rule, unit: unit.id })
}

function* reduce(g: Lnlt, unit: Unit, rule: string): Rules<void> {
  const { halfSquad } = typeOf(g.state, unit)
  if (halfSquad === null || outcomeOf(g.state, unit, 'casualties') === 'eliminated') return remove(g, unit, rule)
  const from = unit.type
  const to = halfSquadOf(g, unit, halfSquad)
  if (unit.rootType === '') unit.rootType = from
  unit.type = to
  unit.shaken = true
  if (unit.continuous) unit.continuous = undefined
  g.state.losses[unit.side] += 1
  g.emit({ type: 'reduced', rule, unit: unit.id, from, to })
  yield* dropExcess(g, unit)
}

/** 5.1, 13.0: which Half-Squad a Squad leaves is national data; some nations roll for it. */
function halfSquadOf(g: Lnlt, unit: Unit, halfSquad: string): string {
  const { halfSquadEven, label } = typeOf(g.state, unit)
  if (halfSquadEven === null) return halfSquad
  return isOddReduction(roll(g, 'single', `Half-Squad of ${label}`).total) ? halfSquad : halfSquadEven
}

function hurt(g: Lnlt, unit: Unit, rule: string): void {
  unit.wounds++
  g.emit({ type: 'wounded', rule, unit: unit.id, wounds: unit.wounds })
  if (unit.wounds >= fatalWound(unit)) remove(g, unit, rule)
  else turnShaken(g, unit, rule)
}

/** 5.1, 12.0: the wound that kills. */
export function fatalWound(unit: Unit): number {
  let fatal: number = WOUND.fatal
  for (const skill of unit.skills) fatal = Math.max(fatal, skillOf(skill).effect.fatalWound ?? 0)
  return fatal
}

function remove(g: Lnlt, unit: Unit, rule: string): void {
  const { at } = unit
  leaveWeapons(g, unit)
  unit.at = ELIMINATED
  g.state.losses[unit.side] += halvesOf(g.state, unit)
  g.emit({ type: 'eliminated', rule, unit: unit.id, at })
  if (unit.skills.length > 0) returnSkills(g, unit)
  removeUnseenMarkers(g, at)
}

/** Squad-equivalents in halves: a Squad two, any smaller MMC one, a single man none. */
export function halvesOf(s: LnltState, unit: Unit): number {
  const { kind } = typeOf(s, unit)
  if (kind === 'squad' || kind === 'mountedSquad' || kind === 'vehicle') return 2
  return isMmc(kind) ? 1 : 0
}

/** 5.1: a mover that is hit stops where it is, under the marker of its way of moving; the others of its stack may go on. */
export function stopMoving(g: Lnlt, unit: Unit): void {
  const move = moveOfUnit(g.state.move, unit.id)
  const index = move === null ? -1 : move.units.indexOf(unit.id)
  if (move === null || index < 0) return
  // a vehicle that is Shaken in an Assault Move is marked Moved
  const mark = unit.vehicle
    ? isAloft(unit.at)
      ? 'opsComplete'
      : 'moved'
    : (move.afterAssaultFire ? MARK_AFTER_ASSAULT_FIRE : MARK_OF_MODE)[move.modes[index]!]
  move.units.splice(index, 1)
  move.modes.splice(index, 1)
  move.spent.splice(index, 1)
  if (unit.at < 0) return
  addMark(unit, mark)
  g.emit({ type: 'marked', rule: '5.1', units: [unit.id], mark })
}

/** 16.4: a vehicle that waits for those whom it let off is on its way too. */
function moveOfUnit(move: Move | null, unit: number): Move | null {
  return move !== null && !move.units.includes(unit) && move.after ? move.after : move
}

const MARK_OF_MODE: { readonly [M in MoveMode]: Mark } = {
  move: 'moved',
  assaultMove: 'assaultMove',
  lowCrawl: 'lowCrawl',
  stealth: 'stealth',
  stealthAssault: 'stealthAssault',
  hitAndRun: 'hitAndRun',
}

/** 6.1.1, 6.4.2: after Assault Fire they have fired and moved. */
const MARK_AFTER_ASSAULT_FIRE: { readonly [M in MoveMode]: Mark } = { ...MARK_OF_MODE, assaultMove: 'moved', stealthAssault: 'stealth' }
