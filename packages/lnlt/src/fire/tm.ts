import { type Modifier, total } from '@firegroup/kernel'
import { HILL, PLACES, TM_CAP, tmFor } from '../data/terrain.ts'
import { wallEntered } from '../map/entered.ts'
import { hexOf, layerOf, ROOFTOP } from '../map/location.ts'
import { levelOf, terrainAt } from '../map/terrain.ts'
import type { LnltState, Location, Unit } from '../state.ts'
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
  { doubles, mortar }: Against = DIRECT,
): readonly Modifier[] {
  const modifiers: Modifier[] = []
  const { setting } = s
  const terrain = terrainAt(setting, hexOf(at))
  const printed = target ? tmFor(terrain, typeOf(s, target).nation) : terrain.tm
  // LG-104: what the chart says of a Bridge is lost
  const tm = terrain.id === 'bridge' ? Number(setting.options.bridgeTM) : printed
  if (layerOf(at) === ROOFTOP) modifiers.push(ON_THE_ROOF)
  else if (tm !== 0) modifiers.push({ rule: '10.4', label: terrain.name, value: tm })
  if (from !== null) addApproach(s, at, from, modifiers)
  for (const contribution of setting.hooks.tm) {
    const modifier = contribution(s, at, from, target, mortar)
    if (modifier) modifiers.push(modifier)
  }
  const sum = total(modifiers)
  if (sum > TM_CAP.usual) modifiers.push({ rule: '5.5', label: `at most +${TM_CAP.usual}`, value: TM_CAP.usual - sum })
  if (target && doubles && isLoneSniper(s, target)) addDoubled(Math.min(sum, TM_CAP.usual), modifiers)
  return modifiers
}

/** 10.6: not the walls, but the parapet. */
const ON_THE_ROOF: Modifier = { rule: '10.6', label: 'Rooftop', value: PLACES.roof.tm }

/** What the cover is against. */
export interface Against {
  /** 11.4: a lone Sniper's cover counts twice. */
  readonly doubles: boolean
  /** 21.6: shells are among it. */
  readonly mortar: boolean
}

const DIRECT: Against = { doubles: true, mortar: false }

/** 10.4: a slope against fire from below, and a Wall or Bocage against fire across it. */
function addApproach({ setting }: LnltState, at: Location, from: Location, modifiers: Modifier[]): void {
  if (setting.map.levels[hexOf(at)]! > levelOf(setting, from))
    modifiers.push({ rule: '10.4', label: 'Hill, from below', value: HILL.tmFromBelow })
  const wall = wallEntered(setting, from, at)
  if (wall && wall.tm > 0) modifiers.push({ rule: '10.4', label: wall.name, value: wall.tm })
}

/** 11.4: with nobody else of his side in his location. */
function isLoneSniper(s: LnltState, target: Unit): boolean {
  if (typeOf(s, target).kind !== 'sniper') return false
  for (const unit of s.units) if (unit !== target && unit.at === target.at && unit.side === target.side) return false
  return true
}

function addDoubled(tm: number, modifiers: Modifier[]): void {
  const value = Math.min(tm, TM_CAP.loneSniper - tm)
  if (value > 0) modifiers.push({ rule: '11.4', label: 'a Sniper alone', value })
}
