import { compareRationals, type Depiction, type Rational, staysOnWays, type Trace, type TraceStep, type Way } from '@firegroup/hexmap'
import { type Modifier, total } from '@firegroup/kernel'
import { BLOCKING_HINDRANCE, HINDRANCE_PER_HEX, isTerrain, type LosEffect, type TerrainType, terrainFor } from '../data/terrain.ts'
import type { Setting } from '../setting.ts'
import type { Place } from '../state.ts'
import { crestBetween } from './crest.ts'
import type { Sight } from './los.ts'

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
  const seen = look(setting, setting.los.trace(from, to))
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

const memories = new WeakMap<Setting, Memory>()
let last: { readonly setting: Setting; readonly memory: Memory } | undefined

function memoryOf(setting: Setting): Memory {
  if (last?.setting === setting) return last.memory
  const { size } = setting.map
  const memory = memories.get(setting) ?? { size, clear: new Uint8Array((size * (size + 1)) / 2), sights: new Map() }
  memories.set(setting, memory)
  last = { setting, memory }
  return memory
}

function look(setting: Setting, trace: Trace): Sight {
  const { levels } = setting.map
  const view = { setting, trace, low: Math.min(levels[trace.from]!, levels[trace.to]!), level: levels[trace.from] === levels[trace.to] }
  const crossed = hexesBetween(trace)
  const hindrances = [...inherentIn(view, crossed, 'hindrance'), ...drawnIn(view, 'hindrance')].map((hit) => hindranceOf(setting, hit))
  const blocked = crestBetween(setting, trace) ?? obstacleOf(view, crossed) ?? tooMuch(total(hindrances))
  return { blocked, hindrances, hindrance: total(hindrances), crossed }
}

/** A LOS with the levels at its ends. */
interface View {
  readonly setting: Setting
  readonly trace: Trace
  /** The level of the lower end. */
  readonly low: number
  /** Both ends are at the same level. */
  readonly level: boolean
}

/** Terrain that the thread meets in a hex. */
interface Hit {
  readonly place: Place
  readonly name: string
}

/** The hexes between, in order: entered, or touched at a hexside or corner. */
function hexesBetween({ from, to, steps }: Trace): Place[] {
  const found: Place[] = []
  for (const step of steps) {
    for (const hex of hexesOf(step)) if (hex >= 0 && hex !== from && hex !== to && !found.includes(hex)) found.push(hex)
  }
  return found
}

function hexesOf(step: TraceStep): readonly number[] {
  if (step.kind === 'hex') return [step.hex]
  if (step.kind === 'along') return [step.left, step.right]
  return step.kind === 'vertex' ? step.hexes : [step.from, step.to]
}

/**
 * What terrain in a hex does to a LOS between these levels. It rises from its hex's own level (1.1.1 Hill) and must rise above the lower end to
 * matter; between two hill hexes nothing counts that does not stand on a hill itself; low growth hinders only units at its own level.
 */
function effectOf({ setting, low, level }: View, terrain: TerrainType, place: Place, height = terrain.height): LosEffect {
  const base = setting.map.levels[place]!
  if (low > 0 && base <= 0) return 'none'
  if (height > 0 ? base + height <= low : base !== low) return 'none'
  return level ? terrain.sameLevel : terrain.otherLevel
}

/** 2.0 Inherent Terrain: the whole hex with its hexsides counts, unless the LOS through it stays on an orchard's road. */
function inherentIn(view: View, crossed: readonly Place[], effect: LosEffect): Hit[] {
  const { setting, trace } = view
  const found: Hit[] = []
  for (const place of crossed) {
    const terrain = setting.terrain[place]!
    if (terrain.inherent && effectOf(view, terrain, place) === effect && !staysOnRoad(setting, trace, place))
      found.push({ place, name: terrain.name })
  }
  return found
}

/** 1.1.1: within the confines of the road as drawn, woods and orchards beside it have no effect. */
export function staysOnRoad({ map }: Setting, trace: Trace, place: Place): boolean {
  return map.roads[place] !== 0 && staysOnWays(map, trace, place, map.ways.filter(isRoad))
}

function isRoad({ kind }: Way): boolean {
  return kind === 'dirt-road' || kind === 'paved-road'
}

/** A drawn shape on the thread, in a hex between its ends. */
interface Contact extends Hit {
  readonly hand: 'left' | 'right' | 'both'
  readonly through: boolean
  readonly enter: Rational
  readonly exit: Rational
}

/** 3.2.1: drawn terrain counts where it shows on both sides of the thread: one shape that is crossed, or two that meet at the thread. */
function drawnIn(view: View, effect: LosEffect): Hit[] {
  const contacts = contactsOf(view, effect)
  const hits = contacts.filter((one) => one.through || contacts.some((other) => facing(one, other)))
  return hits.filter((hit, index) => hits.findIndex(({ place }) => place === hit.place) === index)
}

function facing(one: Contact, other: Contact): boolean {
  if (one.hand === other.hand && one.hand !== 'both') return false
  return compareRationals(one.enter, other.exit) <= 0 && compareRationals(other.enter, one.exit) <= 0
}

function contactsOf(view: View, effect: LosEffect): Contact[] {
  const { setting, trace } = view
  const found: Contact[] = []
  for (const step of trace.steps) {
    const hexes = hexesOf(step)
    if (step.crossings.length === 0 || hexes.includes(trace.from) || hexes.includes(trace.to)) continue
    for (const { depiction, how, hand, enter, exit } of step.crossings) {
      const drawn = setting.map.depictions[depiction]!
      for (const place of step.kind === 'along' && hand !== 'both' ? [step[hand]] : hexes) {
        if (place < 0 || drawnEffect(view, drawn, place) !== effect) continue
        found.push({ place, name: nameOfDrawn(setting, drawn), hand, through: how === 'through', enter, exit })
      }
    }
  }
  return found
}

function drawnEffect(view: View, drawn: Depiction, place: Place): LosEffect {
  const { setting, trace } = view
  if (drawn.terrain === 'hill') return hillEffect(view, drawn.level ?? 1)
  if (!isTerrain(drawn.terrain)) return 'none'
  const terrain = terrainFor(drawn.terrain, setting.scenario.month)
  if (terrain.inherent) return 'none'
  const effect = effectOf(view, terrain, place, drawn.level)
  // A field's fringe in a hex of other terrain does not make that a grain or brush hex.
  if (effect === 'hindrance' && setting.terrain[place]!.id !== terrain.id) return 'none'
  return terrain.woods && staysOnRoad(setting, trace, place) ? 'none' : effect
}

/** 1.1.1 Hill, 3.2.1: higher ground is an obstacle between units at one level; between levels the Crest Lines tell. */
function hillEffect({ level, low }: View, height: number): LosEffect {
  return level && height > low ? 'obstacle' : 'none'
}

function nameOfDrawn({ scenario }: Setting, { terrain }: Depiction): string {
  return terrain === 'hill' ? 'hill' : terrainFor(terrain, scenario.month).name
}

function obstacleOf(view: View, crossed: readonly Place[]): Blocked | null {
  const hit = drawnIn(view, 'obstacle')[0] ?? inherentIn(view, crossed, 'obstacle')[0]
  if (!hit) return null
  return { rule: '3.2.1', reason: `the ${hit.name} in ${view.setting.map.grid.idOf(hit.place)}`, at: hit.place }
}

function hindranceOf({ map }: Setting, { place, name }: Hit): Modifier {
  return { rule: '3.2.1', label: `${name} in ${map.grid.idOf(place)}`, value: HINDRANCE_PER_HEX, tags: ['hindrance'] }
}

function tooMuch(hindrance: number): Blocked | null {
  if (hindrance < BLOCKING_HINDRANCE) return null
  return { rule: '3.2.1', reason: `Hindrances of +${hindrance} in all` }
}
