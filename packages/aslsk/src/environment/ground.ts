import type { Modifier, Problem } from '@firegroup/kernel'
import type { Attack } from '../fire/attack.ts'
import { kindOf } from '../fire/modifiers.ts'
import type { EntryRate } from '../map/costs.ts'
import { isRoadBetween, levelAt, terrainAt } from '../map/terrain.ts'
import type { AslskState, Hex, Unit } from '../state.ts'
import { isInfantry } from '../units/units.ts'
import { environmentOf } from './environment.ts'

/** One MF or MP, in halves. */
const ONE = 2

/** A road that somebody keeps free of snow. */
export function isPlowed(s: AslskState, from: Hex, to: Hex): boolean {
  return environmentOf(s).plowed && isRoadBetween(s, from, to)
}

export function isPaved(s: AslskState, from: Hex, to: Hex): boolean {
  return environmentOf(s).roads === 'paved' && isRoadBetween(s, from, to)
}

/** What each level up or down costs more on slippery ground. */
export function levelCost(s: AslskState, from: Hex, to: Hex, rule: string, label: string): Modifier | undefined {
  if (from < 0) return undefined
  const levels = Math.abs(levelAt(s, to) - levelAt(s, from))
  return levels === 0 ? undefined : { rule, label, value: levels * ONE }
}

/**
 * E3.62, E3.731: shells sink in before they burst: one more TEM against High Explosive in Open Ground, but for one who already has cover. It is not
 * cover from sight: FFMO goes on.
 */
export function softGround(rule: string, label: string) {
  return (s: AslskState, attack: Attack, target: Unit): Modifier | undefined => {
    if (attack.highExplosive !== true || kindOf(s, attack).blast || !terrainAt(s, attack.at).openGround || !isInfantry(target))
      return undefined
    return { rule, label, value: 1, tags: ['tem', 'inHex', 'underfoot'] }
  }
}

/** E3.62, E3.731: residual fire is one column less. */
export function lessResidual(rule: string, label: string) {
  return (): Modifier => ({ rule, label, value: 1 })
}

/** E3.72, E3.73: the road bonus is for plowed roads alone. */
export function onlyPlowedBonus(rule: string) {
  return (s: AslskState): Problem | undefined =>
    environmentOf(s).plowed ? undefined : { rule, message: 'A road that is not plowed gives no bonus.' }
}

/** E3.72, E3.73: what a road takes of a vehicle where snow lies: a whole MP, plowed or not. `pays` is what it takes without. */
export function snowyRoad(rule: string, pays: number, by: EntryRate): Modifier | undefined {
  return by === 'road' && pays < ONE ? { rule, label: 'road under snow', value: ONE - pays } : undefined
}
