import { compareRationals, type Depiction, type LosTable, type Rational, type Trace, type TraceStep } from '@firegroup/hexmap'
import { type Modifier, total } from '@firegroup/kernel'
import { BLOCKING_HINDRANCE, HINDRANCE_PER_HEX, isTerrain, type LosEffect, type TerrainType, terrainFor } from '../data/terrain.ts'
import type { Setting } from '../setting.ts'
import type { Place } from '../state.ts'
import { crestBetween } from './crest.ts'
import type { Sight } from './los.ts'
import { staysOnRoad } from './roads.ts'

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

function look(setting: Setting, trace: Trace): Sight {
  const { levels } = setting.map
  const [from, to] = [levels[trace.from]!, levels[trace.to]!]
  const view: View = { setting, trace, low: Math.min(from, to), level: from === to }
  const crossed = hexesBetween(trace)
  const hits = [...drawnHits(view), ...inherentHits(view, crossed)]
  const hindrances = hits.filter(({ effect }) => effect === 'hindrance').map((hit) => hindranceOf(setting, hit))
  const obstacle = hits.find(({ effect }) => effect === 'obstacle')
  const blocked = crestBetween(setting, trace) ?? (obstacle ? blockedBy(setting, obstacle) : tooMuch(total(hindrances)))
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
  readonly effect: LosEffect
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

/** 2.0 Inherent Terrain: the whole hex with its hexsides counts, unless the LOS through it stays on an orchard's road (1.1.1). */
function inherentHits(view: View, crossed: readonly Place[]): Hit[] {
  const { setting, trace } = view
  const found: Hit[] = []
  for (const place of crossed) {
    const terrain = setting.terrain[place]!
    if (!terrain.inherent) continue
    const effect = effectOf(view, terrain, place)
    if (effect !== 'none' && !staysOnRoad(setting, trace, place)) found.push({ place, name: terrain.name, effect })
  }
  return found
}

/** A drawn shape on the thread, in a hex between its ends. */
interface Contact extends Hit {
  readonly hand: 'left' | 'right' | 'both'
  readonly through: boolean
  readonly enter: Rational
  readonly exit: Rational
}

/** 3.2.1: drawn terrain counts where it shows on both sides of the thread: one shape that is crossed, or two that meet at the thread. Once a hex. */
function drawnHits(view: View): Hit[] {
  const contacts = contactsOf(view)
  const hits = contacts.filter((one) => one.through || contacts.some((other) => facing(one, other)))
  return hits.filter((hit, index) => hits.findIndex(({ place, effect }) => place === hit.place && effect === hit.effect) === index)
}

function facing(one: Contact, other: Contact): boolean {
  if (one.effect !== other.effect || (one.hand === other.hand && one.hand !== 'both')) return false
  return compareRationals(one.enter, other.exit) <= 0 && compareRationals(other.enter, one.exit) <= 0
}

/** 3.2.1: everything drawn on the thread outside the two hexes at its ends. */
function contactsOf(view: View): Contact[] {
  const { setting, trace } = view
  const found: Contact[] = []
  for (const step of trace.steps) {
    const hexes = hexesOf(step)
    if (step.crossings.length === 0 || hexes.includes(trace.from) || hexes.includes(trace.to)) continue
    for (const { depiction, how, hand, enter, exit } of step.crossings) {
      const drawn = setting.map.depictions[depiction]!
      for (const place of step.kind === 'along' && hand !== 'both' ? [step[hand]] : homeFirst(setting, hexes, drawn)) {
        const effect = place < 0 ? 'none' : drawnEffect(view, drawn, place)
        if (effect !== 'none')
          found.push({ place, name: nameOfDrawn(setting, drawn), effect, hand, through: how === 'through', enter, exit })
      }
    }
  }
  return found
}

/** A shape that lies over a hexside is named after the hex of its own terrain. */
function homeFirst({ map }: Setting, hexes: readonly Place[], { terrain }: Depiction): readonly Place[] {
  const home = hexes.find((place) => place >= 0 && map.terrainOf(place) === terrain)
  return home === undefined ? hexes : [home, ...hexes.filter((place) => place !== home)]
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
  return effect !== 'none' && terrain.woods && staysOnRoad(setting, trace, place) ? 'none' : effect
}

/** 1.1.1 Hill, 3.2.1: higher ground is an obstacle between units at one level; between levels the Crest Lines tell. */
function hillEffect({ level, low }: View, height: number): LosEffect {
  return level && height > low ? 'obstacle' : 'none'
}

function nameOfDrawn({ scenario }: Setting, { terrain }: Depiction): string {
  return terrain === 'hill' ? 'hill' : terrainFor(terrain, scenario.month).name
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
