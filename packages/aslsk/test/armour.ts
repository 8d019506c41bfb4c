import type { ArmourEvent } from '../src/armour/events.ts'
import type { ShotDeclaration } from '../src/ordnance/shot.ts'
import { isMounted, weaponTypeOf } from '../src/units/units.ts'
import type { AslskTable } from './table.ts'

type ToKill = Extract<ArmourEvent, { type: 'toKill' }>

/** What is mounted on a vehicle, by its place: `mounted(t, 'tank', 'main')`. */
export function mounted(t: AslskTable, vehicle: string, place: string): number {
  const owner = t.unit(vehicle)
  return t.state.weapons.find(
    (weapon) => weapon.owner === owner && isMounted(t.state, weapon) && weaponTypeOf(t.state, weapon).mounted === place,
  )!.id
}

/** A shot of a vehicle's main armament, at a vehicle with armour-piercing shot unless told. */
export function gunShot(t: AslskTable, vehicle: string, at: string, more: Partial<ShotDeclaration> = {}): ShotDeclaration {
  return { type: 'ordnance', weapon: mounted(t, vehicle, 'main'), at, target: 'vtt', ...more }
}

/** Whoever is asked fires so. Dice follow with `rolls`. */
export function gun(t: AslskTable, vehicle: string, at: string, more: Partial<ShotDeclaration> = {}): AslskTable {
  return t.answer(t.asked.kind, gunShot(t, vehicle, at, more))
}

export function mayNotGun(
  t: AslskTable,
  vehicle: string,
  at: string,
  because: { rule?: string; message?: RegExp },
  more: Partial<ShotDeclaration> = {},
): AslskTable {
  return t.refuses(t.asked.seat, gunShot(t, vehicle, at, more), because)
}

/** The last TK DR in figures: where it struck, the number, and what came of it. */
export function lastKill(t: AslskTable): string {
  const event = t.game.events.map(({ event: each }) => each).findLast((each): each is ToKill => each.type === 'toKill')
  if (!event) return 'none'
  const { what, facing, aspect, basic, modifiers, af, final, result } = event
  const changes = modifiers.map(({ label, value }) => ` ${value > 0 ? '+' : ''}${value} ${label}`).join('')
  return `${what} in the ${facing} of the ${aspect}: ${basic}${changes} - ${af} = ${final}, ${result}`
}

/** A vehicle's MGs by their places, to be fired at a hex or refused: `guns(t, 'tank', 'bow antiAircraft', 'O7')`. */
export function guns(t: AslskTable, vehicle: string, places: string, at: string, more: { vca?: number; tca?: number } = {}) {
  return { type: 'vehicleFire', unit: t.unit(vehicle), weapons: places.split(' ').map((place) => mounted(t, vehicle, place)), at, ...more }
}

/** Whoever is asked fires them so. */
export function fireGuns(
  t: AslskTable,
  vehicle: string,
  places: string,
  at: string,
  more: { vca?: number; tca?: number } = {},
): AslskTable {
  return t.answer(t.asked.kind, guns(t, vehicle, places, at, more))
}
