import type { Modifier, Rules } from '@firegroup/kernel'
import { type Lnlt, roll } from '../context.ts'
import { lock } from '../melee/aftermath.ts'
import { markActed } from '../operations/marking.ts'
import { removeUnseenMarkers } from '../spotting/marker.ts'
import { enemyOf, type LnltState, type Location, type Move, type Unit, type Weapon } from '../state.ts'
import { eliminate } from '../units/damage.ts'
import { has, removeMark } from '../units/marks.ts'
import { isLeader, leadershipOf, moraleCheck } from '../units/morale.ts'
import { typeOf, typeOfWeapon } from '../units/units.ts'
import { destroy } from '../vehicles/fate.ts'
import { lowestArmor, type VehicleUnit, vehiclesAt, vehicleType } from '../vehicles/vehicle.ts'
import { isCaptured, removeWeapon } from '../weapons/possession.ts'
import { antiTankOf, assaultModifiers, canAssault } from './able.ts'

/** 17.1: each passes a Morale Check before he goes, Leaders first, whose LM then helps MMCs. Those who fail stay behind. True if somebody can storm it. */
export function summonCourage(g: Lnlt, move: Move): boolean {
  const s = g.state
  const staying = preAssaultChecks(
    g,
    move.units.map((id) => s.units[id]!),
  )
  for (const unit of staying) stayBehind(g, move, unit)
  const able = move.units.some((id) => canAssault(s, s.units[id]!))
  if (!able) for (const id of move.units.slice()) stayBehind(g, move, s.units[id]!)
  return able
}

/** 17.1: who fails. The -2 under cover is that of every Morale Check. */
function preAssaultChecks(g: Lnlt, units: readonly Unit[]): Unit[] {
  const s = g.state
  const failed: Unit[] = []
  let leader: Unit | null = null
  const order = [...units].sort((a, b) => Number(isLeader(s, b)) - Number(isLeader(s, a)))
  for (const unit of order) {
    const helped = isLeader(s, unit) || typeOf(s, unit).kind === 'hero' ? null : leader
    if (!moraleCheck(g, unit, { what: 'assault', rule: '17.1', leader: helped })) failed.push(unit)
    else if (isLeader(s, unit) && (leader === null || leadershipOf(s, unit) > leadershipOf(s, leader))) leader = unit
  }
  return failed
}

/** 17.1: Moved if it had moved, else Ops Complete; never Shaken. */
function stayBehind(g: Lnlt, move: Move, unit: Unit): void {
  const index = move.units.indexOf(unit.id)
  move.units.splice(index, 1)
  move.modes.splice(index, 1)
  move.spent.splice(index, 1)
  markActed(g, [unit], move.steps > 0 ? 'moved' : 'opsComplete', '17.1')
}

/** 17.1: they have come in: one after the other storms the vehicle; with another one there the whole of it once more. */
export function* stormVehicles(g: Lnlt, units: readonly number[], at: Location, from: Location): Rules<void> {
  const s = g.state
  let stormers = units.map((id) => s.units[id]!).filter((unit) => unit.at === at)
  const enemy = enemyOf(stormers[0]!.side)
  for (let wave = 0; stormers.length > 0; wave++) {
    const [vehicle] = vehiclesAt(s, at, enemy)
    if (!vehicle) break
    if (wave > 0) {
      const failed = preAssaultChecks(g, stormers)
      goBack(g, failed, from)
      stormers = stormers.filter((unit) => !failed.includes(unit))
      if (!stormers.some((unit) => canAssault(s, unit))) {
        goBack(g, stormers, from)
        return
      }
    }
    if (!(yield* storm(g, stormers, vehicle))) {
      goBack(g, stormers, from)
      return
    }
    for (const unit of s.units.filter((other) => other.at === at && other.side === enemy && !other.vehicle)) eliminate(g, unit, '17.1')
  }
  lock(
    g,
    stormers.filter((unit) => unit.at === at),
    at,
  )
}

/** 17.1, LG-75: each rolls for himself, a Leader helps one of them; a weapon that is used once is spent by one roll. */
function* storm(g: Lnlt, stormers: readonly Unit[], vehicle: VehicleUnit): Rules<boolean> {
  const s = g.state
  let leader = bestLeader(s, stormers)
  for (const unit of stormers) {
    if (!canAssault(s, unit)) continue
    const { modifiers, weapon } = assaultModifiers(s, unit, leader)
    leader = null
    const armor = lowestArmor(vehicleType(s, vehicle))
    const rolls = rollAssault(g, typeOf(s, vehicle).label, modifiers, armor)
    const { at } = vehicle
    g.emit({ type: 'closeAssault', rule: '17.1', unit: unit.id, target: vehicle.id, at, modifiers, armor, ...rolls })
    if (weapon) spendWeapon(g, weapon, rolls.destroyed)
    if (!rolls.destroyed) continue
    yield* destroy(g, vehicle, 'closeAssault', '17.1')
    return true
  }
  return false
}

/** 17.1: the one whose LM helps: he storms nothing himself. */
export function bestLeader(s: LnltState, stormers: readonly Unit[]): Unit | null {
  const leaders = stormers.filter((unit) => isLeader(s, unit) && antiTankOf(s, unit) === null)
  return leaders.sort((a, b) => leadershipOf(s, b) - leadershipOf(s, a))[0] ?? null
}

/** 17.1: a die and all that the stormer brings against a die and the armor. */
export function rollAssault(g: Lnlt, label: string, modifiers: readonly Modifier[], armor: number) {
  const { total: attackDie, dice: attackDice } = roll(g, 'attack', `Close Assault on ${label}`, String)
  const { total: defenceDie, dice: defenceDice } = roll(g, 'defence', `defence of ${label}`, String)
  const attack = modifiers.reduce((sum, { value }) => sum + value, attackDie)
  const defence = defenceDie + armor
  return { attackDice, defenceDice, attack, defence, destroyed: attack > defence }
}

/** 17.1: what is used once is spent by it; a captured weapon that failed is lost too. */
export function spendWeapon(g: Lnlt, weapon: Weapon, destroyed: boolean): void {
  const s = g.state
  weapon.used = true
  if (typeOfWeapon(s, weapon).uses === 1) removeWeapon(g, weapon, 'usedUp', '17.1')
  else if (!destroyed && isCaptured(s, weapon)) removeWeapon(g, weapon, 'captured', '17.1')
}

/** 17.1: back to where they came from, Moved even if by Stealth. */
function goBack(g: Lnlt, units: readonly Unit[], to: Location): void {
  if (units.length === 0) return
  const s = g.state
  const from = units[0]!.at
  g.emit({ type: 'assaultFails', rule: '17.1', units: units.map(({ id }) => id), to })
  for (const unit of units) putAt(s, unit, to)
  removeUnseenMarkers(g, from)
  markActed(
    g,
    units.filter((unit) => !has(unit, 'moved')),
    'moved',
    '17.1',
  )
  for (const unit of units) removeMark(unit, 'stealth')
}

export function putAt(s: LnltState, unit: Unit, at: Location): void {
  unit.at = at
  for (const weapon of s.weapons) if (weapon.owner === unit.id) weapon.at = at
}

/** 15.3, 17.1: those who were overrun and are steady check and storm the vehicle where they are. */
export function* counterAssault(g: Lnlt, units: readonly number[], vehicle: VehicleUnit): Rules<boolean> {
  const s = g.state
  const brave = units.map((id) => s.units[id]!)
  const failed = preAssaultChecks(g, brave)
  const stormers = brave.filter((unit) => !failed.includes(unit))
  if (!stormers.some((unit) => canAssault(s, unit))) return false
  return yield* storm(g, stormers, vehicle)
}
