import type { LosTable } from '@firegroup/hexmap'
import { type Modifier, total } from '@firegroup/kernel'
import { BLOCKING_HINDRANCE, HINDRANCE_PER_HEX } from '../data/terrain.ts'
import type { Setting } from '../setting.ts'
import type { Place } from '../state.ts'
import { drawnHits, hexesBetween } from './contacts.ts'
import { crestBetween } from './crest.ts'
import { type Glance, glance } from './glance.ts'
import type { Sight } from './los.ts'
import { type Hit, inherentHits, View } from './view.ts'

/** Why a LOS ends. */
export interface Blocked {
  readonly rule: string
  readonly reason: string
  readonly at?: Place
}

/** 3.2.1: what the map alone says of a LOS; the same until the end of the game, so it is remembered. */
export function staticSight(setting: Setting, from: Place, to: Place): Sight {
  if (from < 0 || to < 0) return OFFBOARD_SIGHT
  if (from === to) return SAME_HEX
  const { sights, size } = memoryOf(setting)
  const key = from * size + to
  const known = sights.get(key)
  if (known) return known
  const seen = look(setting, from, to)
  sights.set(key, seen)
  return seen
}

export function staticCanSee(setting: Setting, from: Place, to: Place): boolean {
  if (from < 0 || to < 0) return false
  const { clear } = memoryOf(setting)
  const pair = from < to ? (to * (to + 1)) / 2 + from : (from * (from + 1)) / 2 + to
  const known = clear[pair]!
  if (known !== UNKNOWN) return known === CLEAR
  const seen = staticSight(setting, from, to).blocked === null
  clear[pair] = seen ? CLEAR : BLOCKED
  return seen
}

/** 3.2.1: no LOS to or from units that are not on the map. */
const OFFBOARD_SIGHT: Sight = {
  blocked: { rule: '3.2.1', reason: 'nobody sees to or from offboard' },
  hindrances: [],
  hindrance: 0,
  crossed: [],
}
const SAME_HEX: Sight = { blocked: null, hindrances: [], hindrance: 0, crossed: [] }

const UNKNOWN = 0
const CLEAR = 1
const BLOCKED = 2

interface Memory {
  readonly size: number
  /** By pair, whichever looks at the other. */
  readonly clear: Uint8Array
  readonly sights: Map<number, Sight>
}

/** By the month: what is in season decides. The map and its traces outlive a game, and so do these. */
const memories = new WeakMap<LosTable, Memory[]>()
let last: { readonly setting: Setting; readonly memory: Memory } | undefined

function memoryOf(setting: Setting): Memory {
  if (last?.setting === setting) return last.memory
  const months = memories.get(setting.los) ?? []
  memories.set(setting.los, months)
  const { month } = setting.scenario
  months[month] ??= newMemory(setting.map.size)
  const memory = months[month]
  last = { setting, memory }
  return memory
}

function newMemory(size: number): Memory {
  return { size, clear: new Uint8Array((size * (size + 1)) / 2), sights: new Map() }
}

function look(setting: Setting, from: Place, to: Place): Sight {
  const view = new View(setting, from, to)
  const { crossed, hits: drawn } = glance(view) ?? closeLook(view)
  const hits = drawn.concat(inherentHits(view, crossed))
  const hindrances = hits.filter(({ effect }) => effect === 'hindrance').map((hit) => hindranceOf(setting, hit))
  const obstacle = hits.find(({ effect }) => effect === 'obstacle')
  const blocked = crestBetween(view) ?? (obstacle ? blockedBy(setting, obstacle) : tooMuch(total(hindrances)))
  return { blocked, hindrances, hindrance: total(hindrances), crossed }
}

/** The full trace tells where exactly on the thread everything lies. */
function closeLook(view: View): Glance {
  return { crossed: hexesBetween(view), hits: drawnHits(view) }
}

function blockedBy({ map }: Setting, { place, name }: Hit): Blocked {
  return { rule: '3.2.1', reason: `the ${name} in ${map.grid.idOf(place)}`, at: place }
}

function hindranceOf({ map }: Setting, { place, name }: Hit): Modifier {
  return { rule: '3.2.1', label: `${name} in ${map.grid.idOf(place)}`, value: HINDRANCE_PER_HEX, tags: ['hindrance'] }
}

function tooMuch(hindrance: number): Blocked | null {
  if (hindrance < BLOCKING_HINDRANCE) return null
  return { rule: '3.2.1', reason: `Hindrances of +${hindrance} in all` }
}
