import type { Lnlt } from '../context.ts'
import { hasMelee } from '../fire/attack.ts'
import { markActed } from '../operations/marking.ts'
import type { Step } from '../sequence/step.ts'
import { type LnltState, type Location, SIDES, type Unit } from '../state.ts'
import { eliminate } from '../units/damage.ts'
import { has, removeMark } from '../units/marks.ts'
import { typeOfWeapon, unitsAt, unitsOf } from '../units/units.ts'
import { isCaptured, removeWeapon } from '../weapons/possession.ts'
import { hasFighter, holdsOut } from './eligible.ts'
import type { MeleeDeclaration } from './odds.ts'

/** A weapon that was fought with, and whether it was taken from the enemy. */
export interface UsedWeapon {
  readonly weapon: number
  readonly captured: boolean
}

export function usedWeapons(s: LnltState, declared: MeleeDeclaration | null): readonly UsedWeapon[] {
  if (declared === null) return []
  return declared.weapons.flatMap(({ weapons }) => weapons.map((weapon) => ({ weapon, captured: isCaptured(s, s.weapons[weapon]!) })))
}

/** 8.0, 1.6.8: what can be used once is gone; a captured SW whose side did not eliminate its enemies goes in the Administrative Phase. */
export function spend(g: Lnlt, used: readonly UsedWeapon[], success: boolean): void {
  for (const { weapon: id, captured } of used) {
    const weapon = g.state.weapons[id]!
    weapon.used = true
    if (typeOfWeapon(g.state, weapon).uses === 1) removeWeapon(g, weapon, 'usedUp', '8.0')
    else if (captured && !success) weapon.spent = true
  }
}

/** 8.0, 8.1, 5.1: where a side has nobody left who is Melee-eligible, all the others of it are removed, also if no enemy remains; but not who holds out. */
export function removeUnprotected(g: Lnlt, at: Location): void {
  const s = g.state
  for (const side of SIDES)
    if (!hasFighter(s, side, at)) for (const unit of unitsOf(s, side, at)) if (!holdsOut(g.state, unit)) eliminate(g, unit, '8.1')
}

/** 8.0, 8.1: the Melee marker is placed, whoever is left; all who are there have been activated and are locked. */
export function endRound(g: Lnlt, at: Location): void {
  lock(g, unitsAt(g.state, at), at)
}

/** 8.1, LG-105: under the Melee marker; in this turn they do nothing more. */
export function lock(g: Lnlt, units: readonly Unit[], at: Location): void {
  const s = g.state
  markActed(
    g,
    units.filter((unit) => !has(unit, 'melee')),
    'melee',
    '8.0',
  )
  if (hasMelee(s, at)) return
  s.markers.push({ id: s.nextMarker++, kind: 'melee', at, side: 'blue', value: 0 })
  g.emit({ type: 'meleeMarker', rule: '8.1', at, on: true })
}

/** 8.1.1: nobody of one side is left by his own will: the marker goes at once. */
export function removeMeleeMarker(g: Lnlt, at: Location): void {
  const s = g.state
  s.markers = s.markers.filter((marker) => marker.kind !== 'melee' || marker.at !== at)
  g.emit({ type: 'meleeMarker', rule: '8.1.1', at, on: false })
}

/** 8.1: in the next turn those who are locked may fight again or withdraw: what locks them is the marker on their location. */
export const meleeSteps: readonly Step[] = [{ key: 'administrative.melee', phase: 'administrative', order: 150, run: forgetRounds }]

function forgetRounds(g: Lnlt): undefined {
  for (const unit of g.state.units) removeMark(unit, 'melee')
  return undefined
}
