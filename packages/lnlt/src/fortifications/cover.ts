import type { Modifier } from '@firegroup/kernel'
import { fortification, TRENCH_UNDER_SHELLS } from '../data/fortifications.ts'
import { type LosCounter, RUBBLE, terrainCounter } from '../map/counters.ts'
import { BUNKER, CAVE, GROUND, hexOf, layerOf } from '../map/location.ts'
import { terrainAt } from '../map/terrain.ts'
import type { Hex, LnltState, Location, Marker, Unit } from '../state.ts'
import { typeOf } from '../units/units.ts'

const WORKS: ReadonlySet<string> = new Set(['foxholes', 'trench', 'emplacement', 'sangar', 'fortified'])

/** 21.0, 10.7: what was dug or built in a location adds to its TM; a Bunker and a Cave for those inside. Contribution to `tm`. */
export function worksTm(s: LnltState, at: Location, _from: Location | null, target: Unit | null, mortar: boolean): Modifier | undefined {
  if (s.markers.length === 0) return undefined
  const hex = hexOf(at)
  const layer = layerOf(at)
  for (const marker of s.markers) {
    if (hexOf(marker.at) !== hex) continue
    const { kind, value } = marker
    const covers = layer === BUNKER ? kind === 'bunker' : layer === CAVE ? kind === 'cave' : layer === GROUND && WORKS.has(kind)
    if (!covers || (target && !isCovered(s, marker, target))) continue
    const { rule, name } = fortification(kind)
    return { rule, label: name, value: kind === 'trench' && mortar ? TRENCH_UNDER_SHELLS : value }
  }
  return undefined
}

/**
 * 21.2, 21.6, 21.8, 21.9, 21.10: Mounted Units are in nothing of that; a Weapon Team without a machine gun, and a vehicle, only where it was dug in from
 * the start, and a vehicle never in a Trench or an Emplacement for men.
 */
function isCovered(s: LnltState, { kind }: Marker, target: Unit): boolean {
  const { team, mount } = typeOf(s, target)
  if (mount !== null) return false
  const { onlyIfSetUp } = fortification(kind)
  if (target.vehicle) return onlyIfSetUp && target.dugIn === true
  return !(onlyIfSetUp && team !== null && team !== 'mg') || target.dugIn === true
}

const RUINS: readonly string[] = ['roadblock', 'craters', 'railroad', 'rubble']

/** 10.5, TEC: Roadblocks, Craters and railroads add to the TM of their hex, Rubble stands in place of what was there. Contribution to `tm`. */
export function ruinsTm(s: LnltState, at: Location): Modifier | undefined {
  if (s.markers.length === 0 || layerOf(at) !== GROUND) return undefined
  let found: Modifier | undefined
  const hex = hexOf(at)
  for (const { kind, value, at: there } of s.markers) {
    if (hexOf(there) !== hex || !RUINS.includes(kind)) continue
    const { rule, name } = fortification(kind)
    const added = kind === 'rubble' ? value - terrainAt(s.setting, hex).tm : value
    found = found ? { ...found, label: `${found.label}, ${name}`, value: found.value + added } : { rule, label: name, value: added }
  }
  return found?.value === 0 ? undefined : found
}

const ROADBLOCK = terrainCounter('roadblock')
const CRATERS = { ...terrainCounter('craters'), spotting: 'degrading' } as const
const RAILROAD = terrainCounter('railroad')

/** 10.5.4, 10.5.5, 10.5.7: what of it stops or degrades the sight. Contribution to `obstacles`. */
export function ruinsObstacle({ markers }: LnltState, hex: Hex): LosCounter | undefined {
  let found: LosCounter | undefined
  for (const { kind, at } of markers) {
    if (hexOf(at) !== hex) continue
    if (kind === 'roadblock') return ROADBLOCK
    if (kind === 'rubble') return RUBBLE
    if (kind === 'craters') found = CRATERS
    else if (kind === 'railroad') found ??= RAILROAD
  }
  return found
}
