import type { LosTable } from '@firegroup/hexmap'
import { total } from '@firegroup/kernel'
import { fireValue } from '../data/direct-fire.ts'
import { terrainModifier } from '../fire/tm.ts'
import { LAYERS } from '../map/location.ts'
import { sightOf } from '../map/obstacles.ts'
import { adjacent } from '../map/terrain.ts'
import type { LnltState, Location } from '../state.ts'
import { isSettled } from './planned.ts'

/** What `lineValue` answers where nothing is seen. */
export const NO_LINE = -100
const UNKNOWN = -101

/** What the ground adds to fire from one location at another, the TM taken off: by the rules' own functions, remembered while nothing stands on the map. */
export function lineValue(s: LnltState, from: Location, to: Location): number {
  if (!isSettled(s)) return reckoned(s, from, to)
  const rows = rowsOf(s.setting.los)
  rows[from] ??= new Int8Array(s.setting.map.size * LAYERS).fill(UNKNOWN)
  const row = rows[from]
  if (row[to] === UNKNOWN) row[to] = reckoned(s, from, to)
  return row[to]!
}

const remembered = new WeakMap<LosTable, Int8Array[]>()
let last: { readonly los: LosTable; readonly rows: Int8Array[] } | undefined

function rowsOf(los: LosTable): Int8Array[] {
  if (last?.los === los) return last.rows
  const rows = remembered.get(los) ?? []
  remembered.set(los, rows)
  last = { los, rows }
  return rows
}

function reckoned(s: LnltState, from: Location, to: Location): number {
  const { blocked, degrading, limited } = sightOf(s, from, to)
  if (blocked || from === to) return NO_LINE
  let value = degrading.length * fireValue('degrading') - total(terrainModifier(s, to, from, null))
  if (limited) value += fireValue('limitedLos')
  return adjacent(s.setting, from, to) ? value + fireValue('adjacent') : value
}
