import type { Modifier, Problem } from '@firegroup/kernel'
import type { Attack } from '../fire/attack.ts'
import { kindOf } from '../fire/modifiers.ts'
import type { EntryRate } from '../map/costs.ts'
import { hexOf, isRoadBetween, levelAt, terrainAt } from '../map/terrain.ts'
import type { AslskState, Hex, Unit } from '../state.ts'
import { isInfantry, isVehicle } from '../units/units.ts'
import { roadMp } from '../vehicles/costs.ts'
import { environmentOf } from './environment.ts'

/** One MF or MP, in halves. */
const ONE = 2

/** A road that somebody keeps free of snow. */
export function isPlowed(s: AslskState, from: Hex, to: Hex, by: EntryRate): boolean {
  return environmentOf(s).plowed && isByRoad(s, from, to, by)
}

export function isPaved(s: AslskState, from: Hex, to: Hex, by: EntryRate): boolean {
  return environmentOf(s).roads === 'paved' && isByRoad(s, from, to, by)
}

/** Whoever goes beside a road, or through what lies under its bridge, has nothing of it; on the bridge there is nothing but road. */
function isByRoad(s: AslskState, from: Hex, to: Hex, by: EntryRate): boolean {
  const { places } = s.setting
  return by === 'road' || places?.of(from)?.kind === BRIDGE || places?.of(to)?.kind === BRIDGE
}
const BRIDGE = 'bridge'

/** The same for a Bog Check, which asks for the hexside alone. */
export function isPlowedRoad(s: AslskState, from: Hex, to: Hex): boolean {
  return environmentOf(s).plowed && isRoadBetween(s, from, to)
}

export function isPavedRoad(s: AslskState, from: Hex, to: Hex): boolean {
  return environmentOf(s).roads === 'paved' && isRoadBetween(s, from, to)
}

/** What costs more over each hexside costs nothing inside a hex: through the door of a pillbox, down from a Crest. */
export function crossesHexside(s: AslskState, from: Hex, to: Hex): boolean {
  return from < 0 || hexOf(s, from) !== hexOf(s, to)
}

/** What each level up or down costs more on slippery ground. */
export function levelCost(s: AslskState, from: Hex, to: Hex, rule: string, label: string): Modifier | undefined {
  if (from < 0) return undefined
  let levels = Math.abs(levelAt(s, to) - levelAt(s, from))
  for (const more of s.setting.hooks.levelsBetween) levels += more(s, from, to)
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

/** E3.72, E3.73: one MF more for each level, but on a plowed road; men only. */
export function slipperyLevel(rule: string) {
  return (s: AslskState, unit: Unit, from: Hex, to: Hex, by: EntryRate): Modifier | undefined =>
    isVehicle(unit) || isPlowed(s, from, to, by) ? undefined : levelCost(s, from, to, rule, 'slippery slope')
}

/** E3.72, E3.73: under snow a road takes a whole MP of a vehicle, plowed or not. */
export function snowyRoad(rule: string) {
  return (_s: AslskState, unit: Unit, _from: Hex, _to: Hex, by: EntryRate): Modifier | undefined => {
    if (!isVehicle(unit) || by !== 'road' || roadMp(unit) >= ONE) return undefined
    return { rule, label: 'road under snow', value: ONE - roadMp(unit) }
  }
}
