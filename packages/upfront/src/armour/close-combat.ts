import { type Modifier, total } from '@firegroup/kernel'
import type { Upfront } from '../context.ts'
import { drawNumber } from '../draw/draw.ts'
import { loseMan } from '../groups/leave.ts'
import { smokeOn, terrainOf } from '../groups/stack.ts'
import { endInfiltration } from '../infiltration/status.ts'
import { afvOf, vehicleOf } from '../machines/machine.ts'
import { isExposed } from '../machines/strike.ts'
import type { Group, Man, UpfrontState } from '../state.ts'
import { isMagneticMine } from '../weapons/secondary.ts'
import { isHurt } from '../wounds/hurt.ts'
import { destroy, immobilize } from './damage.ts'
import { isHullDown } from './hull-down.ts'
import { escorts } from './infantry.ts'

/** 28.8: the column with which an infiltration of a vehicle begins: 2b closed or pinned, 4c with its crew looking out, 5o if it is open as well. */
export function vehicleColumn(s: UpfrontState, vehicle: Man): number {
  if (!isExposed(s, vehicle)) return 2
  return afvOf(s, vehicle)!.openTopped ? 5 : 4
}

/** 28.8: what a man needs to attack a vehicle by hand. */
export function canFightVehicle(man: Man): boolean {
  return man.weapon !== '' || man.secondary !== ''
}

/** 28.81: who is beside himself uses whatever he has with him against it; others say so beforehand. */
export function bringsCharge({ secondary }: Man): boolean {
  return secondary === 'demolitionCharge' || isMagneticMine(secondary)
}

const GROUND: { readonly [terrain: string]: number } = { Buildings: 3, Woods: 2, Walls: 2, Gully: 2, Brush: 1 }

/** 28.81: what a mine or a demolition charge is called among what counts. */
export const CHARGE = 'charge'

/** 28.81: everything that counts besides the card; the man's own value does not. */
export function vehicleCombat(s: UpfrontState, attacker: Man, group: Group, charge: boolean): Modifier[] {
  const vehicle = vehicleOf(s, group)!
  const afv = afvOf(s, vehicle)!
  const modifiers: Modifier[] = []
  const add = (label: string, value: number) => {
    if (value !== 0) modifiers.push({ rule: '28.81', label, value })
  }
  add('attacked before', vehicle.foughtOn === s.turn ? (vehicle.fought ?? 0) : 0)
  add('berserk', attacker.berserk ? -3 : 0)
  add('wounded', isHurt(s, attacker) ? -2 : 0)
  add('heroic', attacker.heroic > 0 ? 1 : 0)
  if (s.setting.nation[attacker.side] === 'Japanese') modifiers.push({ rule: '45.33', label: 'Japanese', value: 1 })
  add(CHARGE, charge ? 4 : 0)
  const ground = terrainOf(s, group)
  add(ground, GROUND[ground] ?? 0)
  add('Smoke', smokeOn(s, group))
  add('crew exposed', isExposed(s, vehicle) ? -1 : 0)
  add('infantry beside it', -2 * escorts(s, group))
  add('buttoned up', vehicle.buttoned ? 1 : 0)
  add('crew lost', 2 * (vehicle.crewLost ?? 0))
  add('can’t move', vehicle.immobilized || vehicle.bogged ? 2 : 0)
  add('open-topped', afv.openTopped ? 3 : 0)
  return modifiers
}

const STOPS = 6

export type VehicleResult = 'attackerLost' | 'nothing' | 'immobilized' | 'destroyed'

/** 28.82: what the sum of the card and everything that counts does. */
export function vehicleResult(strength: number): VehicleResult {
  if (strength <= 0) return 'attackerLost'
  return strength < STOPS ? 'nothing' : strength === STOPS ? 'immobilized' : 'destroyed'
}

/** 28.8 to 28.84: at once, without another card or check; the vehicle draws nothing. Whatever comes of it, he is no infiltrator any more. */
export function fightVehicle(g: Upfront, attacker: Man, group: Group, charge: boolean, more: readonly Modifier[] = []): void {
  const s = g.state
  const vehicle = vehicleOf(s, group)
  if (!vehicle || attacker.fate !== '') return
  const modifiers = [...vehicleCombat(s, attacker, group, charge), ...more]
  if (charge) attacker.secondary = ''
  vehicle.fought = (vehicle.foughtOn === s.turn ? (vehicle.fought ?? 0) : 0) + 1
  vehicle.foughtOn = s.turn
  delete vehicle.acquired
  const card = drawNumber(g, 'close combat')
  const strength = total(modifiers) + card.signed
  const result = vehicleResult(strength)
  g.emit({
    type: 'vehicleFought',
    rule: '28.81',
    attacker: attacker.id,
    man: vehicle.id,
    card: card.id,
    modifiers,
    total: strength,
    result,
  })
  endInfiltration(g, attacker, '28.82')
  if (result === 'attackerLost') loseMan(g, attacker, 'kia', '28.82')
  else if (result === 'immobilized') immobilize(g, vehicle, '28.82', isHullDown(s, group, null, false))
  else if (result === 'destroyed') destroy(g, vehicle, '28.82')
}
