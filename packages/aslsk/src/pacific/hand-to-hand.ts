import type { Modifier } from '@firegroup/kernel'
import type { Aslsk } from '../context.ts'
import { AMBUSH_DRM, HAND_TO_HAND } from '../data/close-combat.ts'
import { addMarker, markerAt, removeMarker } from '../map/markers.ts'
import { terrainAt } from '../map/terrain.ts'
import type { AslskState, Hex, Location, Side, Unit } from '../state.ts'
import { infantryAt, infantryOf, isGoodOrder, typeOf } from '../units/units.ts'
import { isJapanese } from './japanese.ts'

/** 8.1.8.4: lies where a Melee is fought hand to hand. */
const HAND_TO_HAND_MARKER = 'handToHand'

/**
 * 8.1.8.4: Close Combat is Hand-to-Hand where unbroken Japanese are the ATTACKER or ambush, and stays so as long as the Melee lasts; but not while all of
 * them were ambushed or are pinned.
 */
export function isHandToHand(s: AslskState, at: Hex): boolean {
  for (const isSo of s.setting.hooks.armsLength) if (isSo(s, at)) return false
  const ambusher = s.combat?.at === at ? s.combat.ambusher : null
  let begins = false
  let able = false
  for (const unit of s.units) {
    if (unit.at !== at || unit.broken || unit.vehicle || !isJapanese(s, unit)) continue
    if (unit.side === s.attacker || unit.side === ambusher) begins = true
    if (!unit.pinned && (ambusher === null || ambusher === unit.side)) able = true
  }
  return able && (begins || markerAt(s, at, HAND_TO_HAND_MARKER) !== undefined)
}

/** 8.1.8.4: what is fought hand to hand stays so; what has reverted is as any other Melee. To be called when the sides of a Close Combat are known. */
export function markHandToHand(g: Aslsk, at: Location): void {
  const marker = markerAt(g.state, at, HAND_TO_HAND_MARKER)
  const is = isHandToHand(g.state, at)
  if (is === (marker !== undefined)) return
  if (marker) removeMarker(g.state, marker)
  else addMarker(g.state, { kind: HAND_TO_HAND_MARKER, at, side: g.state.attacker, value: 0 })
  g.emit({ type: 'handToHand', rule: '8.1.8.4', at, on: is })
}

/** 8.1.8.4: with the Melee it is over. */
export function endHandToHand(g: Aslsk, at: Hex): void {
  const marker = markerAt(g.state, at, HAND_TO_HAND_MARKER)
  if (marker) removeMarker(g.state, marker)
}

/** 8.1.8.4: Japanese who fight hand to hand, unless all of them are pinned. */
export function japaneseHandToHand(s: AslskState, by: readonly Unit[], on: readonly Unit[]): Modifier | undefined {
  if (on.some((unit) => unit.vehicle) || !by.some((unit) => !unit.pinned && isJapanese(s, unit)) || !isHandToHand(s, by[0]!.at))
    return undefined
  return { rule: '8.1.8.4', label: 'Japanese Hand-to-Hand', value: HAND_TO_HAND.japanese }
}

/** 8.1.8.1: Good Order Elite and 1st Line Japanese, crews and leaders too, unless they charge. */
export function japaneseAmbush(s: AslskState, side: Side, at: Hex): Modifier | undefined {
  const lies = (unit: Unit) =>
    isGoodOrder(unit) && unit.banzai === undefined && isJapanese(s, unit) && STEALTHY.includes(typeOf(s, unit).class)
  return infantryOf(s, side, at).some(lies) ? { rule: '8.1.8.1', label: 'Japanese', value: AMBUSH_DRM.japanese } : undefined
}

const STEALTHY: readonly string[] = ['elite', 'first']

/** 8.4.2: a Good Order Raider MMC. */
export function raiderAmbush(s: AslskState, side: Side, at: Hex): Modifier | undefined {
  const lies = (unit: Unit) => isGoodOrder(unit) && typeOf(s, unit).branch === RAIDERS
  return infantryOf(s, side, at).some(lies) ? { rule: '8.4.2', label: 'Raiders', value: AMBUSH_DRM.raider } : undefined
}

const RAIDERS = 'USMC Raider'

/** 8.2: whoever comes through jungle, kunai or bamboo is heard. */
export function undergrowthAmbush(s: AslskState, side: Side, at: Hex): Modifier | undefined {
  if (side !== s.attacker || terrainAt(s, at).undergrowth === 'none' || infantryAt(s, at).length === 0) return undefined
  return { rule: '8.2', label: `ATTACKER in ${terrainAt(s, at).name}`, value: AMBUSH_DRM.undergrowthAttacker }
}
