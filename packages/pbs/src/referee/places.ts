import type { AslskState } from '@firegroup/aslsk'
import { canSee, distance, fitsInOneHex, neighbours, sight, terrainAt } from '@firegroup/aslsk/queries'
import { refereeTables } from '../data/referee-tables.ts'
import type { Dice } from '../dice.ts'
import { victoryFor } from '../engine/victory.ts'
import type { HipMemory, HipStack } from '../memory.ts'
import type { Switches } from '../switches.ts'
import { isBig } from './stacks.ts'

/** Where a hidden stack could appear: to whom it would be near, and what is asked of the place. */
export interface Search {
  readonly s: AslskState
  readonly hip: HipMemory
  readonly stack: HipStack
  /** The hex of whoever has moved, or of the closest enemy. */
  readonly towards: number
  /** PBS-HIP-46: the closest enemy counts even out of sight. */
  readonly needsSight: boolean
  /** PBS-HIP-11, PBS-HIP-24: in the APh only where they have advanced. */
  readonly onlyThere: boolean
  readonly switches: Switches
}

function isOrdnance({ s, stack }: Search): boolean {
  return stack.units.some((id) => isBig(s, s.units[id]!))
}

/** PBS-HIP-27: places that must be held, wherever a counter lies, and in which no enemy is; `evenAt`: but for one. */
export function controlPlaces(s: AslskState, hip: HipMemory, stack: HipStack, evenAt = -1): readonly number[] {
  const { side, area } = stack
  const { places } = victoryFor(s, side === 'allied' ? 'axis' : 'allied')
  return places.filter(
    (hex) => area.includes(hex) && !hip.secured.includes(hex) && (hex === evenAt || !hasEnemy(s, side, hex)) && hasRoom(s, stack, hex),
  )
}

function hasEnemy(s: AslskState, side: string, hex: number): boolean {
  return s.units.some((unit) => unit.at === hex && unit.side !== side)
}

/** The hexes in which the stack may appear for one of its counters; of several the best by the rules, chance among equals. -1 for none. */
export function placeFor(search: Search, counter: number, near: Nearness, dice: Dice): number {
  const places = allowed(search, counter).filter(near)
  // PBS-HIP-28: Control appears with the mover where there is no place next to him
  if (places.length === 0 && search.stack.behaviour === 'control') {
    const own = allowed(search, counter).filter((hex) => hex === search.towards)
    return own[0] ?? -1
  }
  return places.length === 0 ? -1 : dice.pick(best(search, places), 'which of equal places')
}

type Nearness = (hex: number) => boolean

/** PBS-HIP-23, PBS-HIP-31, PBS-HIP-32: how far from the mover; for an Ambush a die says so, one for the stack. */
export function nearness(search: Search, dice: Dice): Nearness {
  const { s, stack, towards, onlyThere, switches } = search
  const range = (hex: number) => distance(s, towards, hex)
  const { shortMax, longMin } = refereeTables['hip-placement']
  if (onlyThere) return (hex) => hex === towards
  if (stack.behaviour === 'surpriseShort') return (hex) => range(hex) <= shortMax && range(hex) > 0 && isInReach(search, range(hex))
  if (stack.behaviour === 'surpriseLong') return (hex) => range(hex) >= longMin && isInReach(search, range(hex))
  if (stack.behaviour === 'control') return (hex) => range(hex) === 1 // PBS-HIP-26
  const isNear = dice.d6('where an Ambush is laid') <= switches.ambushNearMax
  const away = isOrdnance(search) ? (isNear ? 1 : 2) : isNear ? 1 : 0
  return (hex) => range(hex) === away
}

/** PBS-HIP-31, PBS-HIP-32: men within Normal Range of what they have. */
function isInReach(search: Search, range: number): boolean {
  const { s, stack } = search
  if (isOrdnance(search)) return true
  const reach = stack.units.map((id) => {
    const type = s.setting.pack.infantry.get(s.units[id]!.type) as { readonly range?: number } | undefined
    const guns = s.weapons.filter(({ owner }) => owner === id).map((weapon) => s.setting.pack.weapons.get(weapon.type)?.range ?? 0)
    return Math.max(type?.range ?? 0, ...guns)
  })
  return range <= Math.max(0, ...reach)
}

/** PBS-HIP-07, PBS-HIP-35, PBS-HIP-54: inside the area and the counter's radius, not secured, of a terrain that takes it, in sight. */
function allowed(search: Search, counter: number): readonly number[] {
  const { s, hip, stack, towards, needsSight } = search
  const { radius } = refereeTables['hip-behaviour']
  const isControl = stack.behaviour === 'control'
  const hexes = isControl ? controlPlaces(s, hip, stack, towards) : stack.area
  return hexes.filter((hex) => {
    if (hip.secured.includes(hex) || (hasEnemy(s, stack.side, hex) && hex !== towards)) return false
    if (!isControl && distance(s, counter, hex) > radius) return false
    if (!hasRoom(s, stack, hex)) return false
    if (terrainAt(s, hex).infantryMf === null || (isOrdnance(search) && isInterior(s, hex))) return false
    return !needsSight || hex === towards || canSee(s, hex, towards)
  })
}

/** PBS-HIP-34, 3.3.1: as at any other moment no more of a side may be in a hex than it has room for. */
function hasRoom(s: AslskState, { side, units }: HipStack, hex: number): boolean {
  const all = s.units.filter((unit) => units.includes(unit.id) || (unit.side === side && unit.at === hex))
  return fitsInOneHex(s, all, hex)
}

/** PBS-HIP-35: woods or a building with nothing else around it; a road through the woods lets a Gun stand there. */
function isInterior(s: AslskState, hex: number): boolean {
  const kind = ({ woods, building }: ReturnType<typeof terrainAt>) => (building !== null ? 'building' : woods ? 'woods' : null)
  const own = kind(terrainAt(s, hex))
  if (own === null || (own === 'woods' && s.setting.map.roads[hex]! !== 0)) return false
  return neighbours(s, hex).every((other) => kind(terrainAt(s, other)) === own && (own === 'building' || s.setting.map.roads[other]! === 0))
}

/** PBS-HIP-25, PBS-HIP-33: the best of them; equals stay together. */
function best(search: Search, places: readonly number[]): readonly number[] {
  const { s, stack, towards } = search
  const surprise = stack.behaviour === 'surpriseShort' || stack.behaviour === 'surpriseLong'
  const keys = (hex: number): readonly number[] => {
    const terrain = terrainAt(s, hex)
    const range = distance(s, hex, towards)
    const turnsBadly = isOrdnance(search) && (terrain.woods || terrain.building !== null) ? 1 : 0
    return [
      surprise && range === 1 ? 1 : 0,
      turnsBadly,
      -terrain.tem,
      surprise ? range : 0,
      surprise ? sight(s, hex, towards).hindrance : 0,
    ]
  }
  let found: number[] = []
  let least: readonly number[] = []
  for (const hex of places) {
    const own = keys(hex)
    const at = own.findIndex((key, i) => key !== least[i])
    if (found.length === 0 || (at >= 0 && own[at]! < least[at]!)) {
      found = [hex]
      least = own
    } else if (at < 0) found.push(hex)
  }
  return found
}
