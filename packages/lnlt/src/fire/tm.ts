import { type Modifier, total } from '@firegroup/kernel'
import { HILL, TM_CAP, tmFor } from '../data/terrain.ts'
import { hexOf } from '../map/location.ts'
import { hexsidesBetween, levelOf, terrainAt } from '../map/terrain.ts'
import type { Hex, LnltState, Location, Unit } from '../state.ts'
import { typeOf } from '../units/units.ts'

/**
 * 10.4, 5.5: the Target Modifier of a location: its terrain, the slope and the hexside that the fire from `from` must come over, and the counters in it;
 * at most +4. A Sniper alone doubles it (11.4), but not against other Snipers. Without `from` what depends on it does not count.
 */
export function terrainModifier(
  s: LnltState,
  at: Location,
  from: Location | null,
  target: Unit | null,
  doubles = true,
): readonly Modifier[] {
  const modifiers: Modifier[] = []
  const { setting } = s
  const terrain = terrainAt(setting, hexOf(at))
  const tm = target ? tmFor(terrain, typeOf(target).nation) : terrain.tm
  if (tm !== 0) modifiers.push({ rule: '10.4', label: terrain.name, value: tm })
  if (from !== null) addApproach(s, at, from, modifiers)
  for (const contribution of setting.hooks.tm) {
    const modifier = contribution(s, at, from, target)
    if (modifier) modifiers.push(modifier)
  }
  const sum = total(modifiers)
  if (sum > TM_CAP.usual) modifiers.push({ rule: '5.5', label: `at most +${TM_CAP.usual}`, value: TM_CAP.usual - sum })
  if (target && doubles && isLoneSniper(s, target)) addDoubled(Math.min(sum, TM_CAP.usual), modifiers)
  return modifiers
}

/** 10.4: a slope against fire from below, and a Wall or Bocage against fire across it. */
function addApproach({ setting }: LnltState, at: Location, from: Location, modifiers: Modifier[]): void {
  if (setting.map.levels[hexOf(at)]! > levelOf(setting, from))
    modifiers.push({ rule: '10.4', label: 'Hill, from below', value: HILL.tmFromBelow })
  const side = protectingHexside(setting, hexOf(from), hexOf(at))
  if (side) modifiers.push({ rule: '10.4', label: side.name, value: side.tm })
}

type GroundOf = LnltState['setting']

/**
 * LG-55: the hexside over which the line enters the target's hex; through a corner, if both hexsides of that hex which meet there protect; along one it
 * protects nobody.
 */
function protectingHexside(ground: GroundOf, from: Hex, to: Hex): { readonly name: string; readonly tm: number } | null {
  if (from === to || !hasProtection(ground, to)) return null
  const { steps } = ground.los.trace(from, to)
  for (let i = steps.length - 1; i >= 0; i--) {
    const step = steps[i]!
    if (step.kind === 'hex') continue
    if (step.kind === 'side') return protection(ground, to, step.from === to ? step.to : step.from)
    if (step.kind === 'along') return null
    const sides = step.hexes.filter((hex) => hex !== to && hex >= 0).map((hex) => protection(ground, to, hex))
    const [first, second] = sides
    if (!first || !second) return null
    return first.tm <= second.tm ? first : second
  }
  return null
}

function hasProtection({ hexsides }: GroundOf, hex: Hex): boolean {
  for (let side = 0; side < 6; side++) for (const { tm } of hexsides[hex * 6 + side]!) if (tm > 0) return true
  return false
}

function protection(ground: GroundOf, hex: Hex, other: Hex): { readonly name: string; readonly tm: number } | null {
  return hexsidesBetween(ground, hex, other).find(({ tm }) => tm > 0) ?? null
}

/** 11.4: with nobody else of his side in his location. */
function isLoneSniper(s: LnltState, target: Unit): boolean {
  if (typeOf(target).kind !== 'sniper') return false
  for (const unit of s.units) if (unit !== target && unit.at === target.at && unit.side === target.side) return false
  return true
}

function addDoubled(tm: number, modifiers: Modifier[]): void {
  const value = Math.min(tm, TM_CAP.loneSniper - tm)
  if (value > 0) modifiers.push({ rule: '11.4', label: 'a Sniper alone', value })
}
