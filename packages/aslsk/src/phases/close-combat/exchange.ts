import { LEGAL, type Problem, type Rules, refuse } from '@firegroup/kernel'
import { askFor } from '../../acts.ts'
import type { Aslsk } from '../../context.ts'
import {
  type AslskState,
  type CombatAttack,
  type CombatInProgress,
  defender,
  type Exchange,
  enemyOf,
  type Side,
  type Unit,
} from '../../state.ts'
import { isLeader, isVehicle, typeOf, type Vehicle, weaponTypeOf } from '../../units/units.ts'
import { vehiclesAt } from '../../vehicles/status.ts'
import { weaponsIn } from './attack.ts'
import { attackingGroups, groupings } from './candidates.ts'
import type { DeclaredAttack } from './declared.ts'
import { attackerProblems, targetProblems } from './grouping.ts'
import { designationHead } from './head.ts'
import { resolveInTurn } from './resolution.ts'
import { defenders } from './stacks.ts'
import { combatWeapons } from './vehicle-weapons.ts'

/** 3.8: whether the Close Combat of a hex goes blow by blow, because there is a vehicle. */
export function hasVehicle(s: AslskState, at: number): boolean {
  return vehiclesAt(s, at).length > 0
}

/** 3.8: the side without a vehicle begins; where both have one, the ATTACKER. */
export function newExchange(s: AslskState, at: number): Exchange {
  const has = (side: Side) => vehiclesAt(s, at).some((vehicle) => vehicle.side === side)
  const turn = has(s.attacker) && !has(defender(s)) ? defender(s) : s.attacker
  return { turn, done: [], struck: [], used: [], suffered: [], defended: [] }
}

/** 3.8: attack and reply in turn until both have passed or have nobody left to attack with; an ambusher makes all his attacks first. */
export function* exchangeBlows(g: Aslsk): Rules<void> {
  const combat = g.state.combat!
  combat.exchange ??= newExchange(g.state, combat.at)
  for (;;) {
    const side = nextToStrike(g.state, combat)
    if (side === null) return
    g.checkpoint()
    const acts = g.state.setting.acts.closeCombat
    const fighting = { side, combat: g.state.combat! }
    const decision = yield* askFor(g, side, acts.question(g.state, fighting, designationHead(g.state, fighting)))
    if (acts.of(decision).ends) g.state.combat!.exchange!.done.push(side)
    const striking = acts.perform(g, fighting, decision)
    if (striking) yield* striking
    g.state.combat!.exchange!.turn = enemyOf(side)
  }
}

function nextToStrike(s: AslskState, combat: CombatInProgress): Side | null {
  const first = combat.ambusher ?? combat.exchange!.turn
  for (const side of [first, enemyOf(first)]) if (canStrikeNow(s, side, combat)) return side
  return null
}

function canStrikeNow(s: AslskState, side: Side, combat: CombatInProgress): boolean {
  if (combat.exchange!.done.includes(side)) return false
  return s.setting.acts.closeCombat.question(s, { side, combat }, designationHead(s, { side, combat })).canAct()
}

/** 3.8: one attack and all that it does, before the other side's turn. */
export function* strikeBlow(g: Aslsk, side: Side, combat: CombatInProgress, declared: DeclaredAttack): Rules<void> {
  const exchange = combat.exchange!
  const attack = attackFrom(g.state, side, declared)
  for (const id of attack.on) if (!exchange.suffered.includes(id)) exchange.suffered.push(id)
  if (attack.weapons) exchange.used.push(...attack.weapons)
  yield* resolveInTurn(g, [attack])
  if (!attack.weapons) exchange.struck.push(...attack.by)
}

/** The attack as it is made: of a vehicle with the weapons that it was said to use, or all that it has left. */
export function attackFrom(s: AslskState, side: Side, declared: DeclaredAttack): CombatAttack {
  const id = (unit: number) => s.units[unit]!.id
  const first = s.units[declared.by[0]!]!
  const weapons = isVehicle(first) ? { weapons: weaponsIn(s, first, declared).map((weapon) => weapon.id) } : {}
  return { side, by: declared.by.map(id), on: declared.on.map(id), ...weapons }
}

/** 3.8: men who have not attacked yet, in their groups. */
function freshGroups(s: AslskState, side: Side, combat: CombatInProgress): Unit[][] {
  const { struck } = combat.exchange!
  return attackingGroups(s, combat, side).flatMap((group) => {
    const fresh = group.filter((unit) => !struck.includes(unit.id))
    return fresh[0] === group[0] && fresh.length > 0 ? [fresh] : []
  })
}

/** 3.8: men who have not been attacked yet. */
function openGroups(s: AslskState, side: Side, combat: CombatInProgress): Unit[][] {
  const { suffered } = combat.exchange!
  return defenders(s, combat, side).filter((group) => !group.some((unit) => suffered.includes(unit.id)))
}

/** 3.8: what a vehicle has left to attack with. */
function weaponsLeft(s: AslskState, vehicle: Vehicle, combat: CombatInProgress) {
  return combatWeapons(s, vehicle).filter(({ id }) => !combat.exchange!.used.includes(id))
}

/**
 * The single attacks that are offered: every group of men, with each of its leaders or without, on every enemy vehicle; men on men as where there is no
 * vehicle; every vehicle with all that it has left, and with each weapon by itself, on each group of men and on all of them.
 */
export function* blowCandidates(s: AslskState, side: Side, combat: CombatInProgress): Iterable<readonly DeclaredAttack[]> {
  const men = freshGroups(s, side, combat)
  const targets = openGroups(s, enemyOf(side), combat)
  for (const vehicle of vehiclesAt(s, combat.at)) {
    if (vehicle.side === side) yield* vehicleBlows(s, vehicle, combat, targets)
    else for (const [base, ...leaders] of men) yield* blowsOn(vehicle, base!, leaders)
  }
  for (const attacks of groupings(s, men, targets)) if (attacks.length === 1) yield attacks
}

function* blowsOn(vehicle: Vehicle, base: Unit, leaders: readonly Unit[]): Iterable<readonly DeclaredAttack[]> {
  for (const leader of leaders) yield [{ by: [base.id, leader.id], on: [vehicle.id] }]
  yield [{ by: [base.id], on: [vehicle.id] }]
}

function* vehicleBlows(
  s: AslskState,
  vehicle: Vehicle,
  combat: CombatInProgress,
  targets: readonly Unit[][],
): Iterable<readonly DeclaredAttack[]> {
  const left = weaponsLeft(s, vehicle, combat).map(({ id }) => id)
  if (left.length === 0) return
  const together = targets.filter((group) => !(group.length === 1 && isLeader(s, group[0]!)))
  const choices = [...targets, ...(together.length > 1 ? [together.flat()] : [])].map((group) => group.map((unit) => unit.id))
  for (const on of choices) {
    yield [{ by: [vehicle.id], on, weapons: left }]
    if (left.length > 1) for (const weapon of left) yield [{ by: [vehicle.id], on, weapons: [weapon] }]
  }
}

/** 3.8: one attack: by a vehicle on men, by men on a vehicle, or by men on men. */
export function blowProblems(s: AslskState, side: Side, combat: CombatInProgress, attacks: readonly DeclaredAttack[]): readonly Problem[] {
  if (attacks.length !== 1) return refuse('3.8', 'In a hex with a vehicle the sides attack in turn, one attack at a time.')
  const { by, on, weapons } = attacks[0]!
  const own = by.map((id) => s.units[id])
  const stranger = by.find((_, i) => own[i]?.at !== combat.at || own[i]?.side !== side)
  if (stranger !== undefined) return refuse('3.8', `Unit ${stranger} is not one of yours in this Close Combat.`)
  const vehicle = own.find((unit): unit is Vehicle => unit !== undefined && isVehicle(unit))
  if (vehicle) return vehicleBlowProblems(s, combat, vehicle, attacks[0]!)
  if (weapons) return refuse('3.8', 'Men attack in Close Combat without their Weapons.')
  const men = attackerProblems(s, defenders(s, combat, side), by, [...combat.exchange!.struck])
  if (men.length > 0) return men
  return on.some((id) => isEnemyVehicle(s, side, combat, id)) ? onVehicleProblems(s, by, on) : menProblems(s, side, combat, on)
}

function isEnemyVehicle(s: AslskState, side: Side, combat: CombatInProgress, id: number): boolean {
  const unit = s.units[id]
  return unit !== undefined && unit.at === combat.at && unit.side !== side && isVehicle(unit)
}

function menProblems(s: AslskState, side: Side, combat: CombatInProgress, on: readonly number[]): readonly Problem[] {
  return targetProblems(s, defenders(s, combat, enemyOf(side)), on, [...combat.exchange!.suffered])
}

/** 3.8: at most two units attack a vehicle together, and one of them is a leader; nothing else is attacked with it. */
export function onVehicleProblems(s: AslskState, by: readonly number[], on: readonly number[]): readonly Problem[] {
  if (on.length > 1) return refuse('3.8', 'One attack is made either on a vehicle or on men, and on one vehicle only.')
  if (by.length > 2) return refuse('3.8', 'No more than two units attack a vehicle together.')
  return by.length === 2 && !by.some((id) => isLeader(s, s.units[id]!))
    ? refuse('3.8', 'Two units attack a vehicle together only if one of them is a leader.')
    : LEGAL
}

function vehicleBlowProblems(
  s: AslskState,
  combat: CombatInProgress,
  vehicle: Vehicle,
  { by, on, weapons }: DeclaredAttack,
): readonly Problem[] {
  const { label } = typeOf(s, vehicle)
  if (by.length > 1) return refuse('3.8', `The ${label} attacks by itself.`)
  if (on.some((id) => isEnemyVehicle(s, vehicle.side, combat, id)))
    return refuse('3.8', 'Vehicles never attack each other in Close Combat.')
  const left = weaponsLeft(s, vehicle, combat)
  if (left.length === 0) return refuse('3.8', `The ${label} has nothing left to attack with in Close Combat.`)
  for (const id of weapons ?? []) {
    const weapon = s.weapons[id]
    if (weapon?.owner !== vehicle.id) return refuse('3.8', `Weapon ${id} is not mounted on the ${label}.`)
    const { name } = weaponTypeOf(s, weapon)
    if (combat.exchange!.used.includes(weapon.id)) return refuse('3.8', `The ${name} has been used in this Close Combat.`)
    if (!left.includes(weapon)) return refuse('3.8', `The ${name} can't be used in Close Combat now.`)
  }
  if (weapons && new Set(weapons).size !== weapons.length) return refuse('3.8', 'A weapon is named twice.')
  return menProblems(s, vehicle.side, combat, on)
}
