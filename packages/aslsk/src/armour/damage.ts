import { type Aslsk, rollDie } from '../context.ts'
import { type Kill, RECUPERATION, STUNS_TO_RECALL } from '../data/afv-results.ts'
import { copyVehicle } from '../scenario/new-counters.ts'
import { type AslskState, defender, type VehicleState } from '../state.ts'
import { isVehicle, type Vehicle, vehicleTypeOf } from '../units/units.ts'
import { ownVehicles } from '../vehicles/status.ts'
import { type WreckedBy, wreck } from '../vehicles/wrecks.ts'
import { loseRates } from '../weapons/rate.ts'

/** 7.10: what a TK or IFT result does to a vehicle. Possible Shock has been checked before. */
export function damage(g: Aslsk, vehicle: Vehicle, result: Exclude<Kill, 'possibleShock'>, rule: string, by?: WreckedBy): void {
  if (result === 'destroyed') wreck(g, vehicle, rule, 'destroyed', by)
  else if (result === 'shock') shock(g, vehicle, rule)
  else if (result === 'immobilized') immobilize(g, vehicle, rule)
  else if (result === 'stun') stun(g, vehicle, rule)
}

/** 7.10: its crew can do nothing; it halts where it is and is buttoned up. Shocked again it fares no worse, but an Unconfirmed Kill is Shock again. */
export function shock(g: Aslsk, vehicle: Vehicle, rule: string): void {
  const was = vehicle.vehicle.shock
  knockOut(g.state, vehicle, { shock: 'shocked' })
  if (was === 'shocked') return
  g.emit({ type: 'shock', rule, vehicle: vehicle.id, is: 'shocked' })
}

/** 7.10: it moves no more. */
export function immobilize(g: Aslsk, vehicle: Vehicle, rule: string): void {
  if (vehicle.vehicle.immobilized) return
  change(vehicle, { immobilized: true, motion: false, started: false })
  g.emit({ type: 'immobilized', rule, vehicle: vehicle.id })
}

/** 7.10: a Stun; a second one, the first of a one-man turret, or a STUN (`hard`) is a Recall too. */
export function stun(g: Aslsk, vehicle: Vehicle, rule: string, hard = false): void {
  const most = vehicleTypeOf(g.state, vehicle).turret === '1MT' ? STUNS_TO_RECALL.oneManTurret : STUNS_TO_RECALL.others
  const isRecall = hard || (vehicle.vehicle.stun === 'none' ? 1 : 2) >= most
  knockOut(g.state, vehicle, { stun: 'stunned', recalled: isRecall || vehicle.vehicle.recalled })
  g.emit({ type: 'stunned', rule, vehicle: vehicle.id, recalled: isRecall })
}

/** 7.10: it must leave. */
export function recall(g: Aslsk, vehicle: Vehicle, rule: string): void {
  if (vehicle.vehicle.recalled) return
  change(vehicle, { recalled: true })
  g.emit({ type: 'recalled', rule, vehicle: vehicle.id })
}

/** 3.2.3, 7.13: a crew that is pinned buttons up for the rest of the Player Turn; that of an open-topped vehicle has nothing to button up, and is pinned. */
export function pinCrew(g: Aslsk, vehicle: Vehicle, rule: string): void {
  if (vehicle.wasPinned) return
  vehicle.wasPinned = true
  if (vehicleTypeOf(g.state, vehicle).openTopped) {
    vehicle.pinned = true
    loseRates(g.state, vehicle) // 7.13
    g.emit({ type: 'pinned', rule, unit: vehicle.id })
    return
  }
  change(vehicle, { exposed: false })
  g.emit({ type: 'crewButtonsUp', rule, vehicle: vehicle.id })
}

/** 7.10, 7.7, 7.13: it comes to a halt without any MP for it, and is buttoned up; an open-topped vehicle is covered by its counter alone, and exposed again without it. */
function knockOut(s: AslskState, vehicle: Vehicle, how: Partial<VehicleState>): void {
  const { exposed } = vehicle.vehicle
  change(vehicle, { ...how, motion: false, started: false, exposed: exposed && vehicleTypeOf(s, vehicle).openTopped })
  if (s.phase === 'movement') vehicle.moveEnded = true
}

/** What is changed is a new state: previews follow a vehicle through many. */
function change(vehicle: Vehicle, how: Partial<VehicleState>): void {
  vehicle.vehicle = copyVehicle({ ...vehicle.vehicle, ...how })
}

/** 3.1g, 7.10: a dr for each Shocked vehicle of both sides, the ATTACKER's first: it comes to, or it may be lost, and then is. */
export function recuperate(g: Aslsk): undefined {
  for (const side of [g.state.attacker, defender(g.state)])
    for (const vehicle of ownVehicles(g.state, side)) if (vehicle.at >= 0 && vehicle.vehicle.shock !== 'none') tryToRecuperate(g, vehicle)
}

function tryToRecuperate(g: Aslsk, vehicle: Vehicle): void {
  const state = vehicle.vehicle
  const isUnconfirmed = state.shock === 'unconfirmed'
  const die = rollDie(g, 'recuperation')
  g.emit({ type: 'recuperation', rule: '7.10', vehicle: vehicle.id, die })
  if (die <= (isUnconfirmed ? RECUPERATION.unconfirmedKill : RECUPERATION.shock)) state.shock = 'none'
  else if (isUnconfirmed) {
    wreck(g, vehicle, '7.10', 'an Unconfirmed Kill is confirmed')
    return
  } else state.shock = 'unconfirmed'
  g.emit({ type: 'shock', rule: '7.10', vehicle: vehicle.id, is: state.shock })
}

/** 3.8, 7.10: at the end of the CCPh a Stun becomes a lasting +1. */
export function endStuns(g: Aslsk): undefined {
  for (const unit of g.state.units) {
    if (unit.at < 0 || !isVehicle(unit) || unit.vehicle.stun !== 'stunned') continue
    unit.vehicle.stun = 'marked'
    g.emit({ type: 'stunEnds', rule: '7.10', vehicle: unit.id })
  }
}
