import type { LosTable } from '@firegroup/hexmap'
import type { Hex, Location } from '../state.ts'
import { type LosCounters, NO_COUNTERS } from './counters.ts'
import type { Ground } from './ground.ts'
import { judge } from './judge.ts'
import { type LinePart, lineBetween, turned } from './line.ts'
import { hexOf, LAYERS } from './location.ts'
import { levelOf, onOtherFloor } from './terrain.ts'

/** What a unit in one location sees of another. */
export interface Sight {
  /** Why there is no LOS, and where it ends; null when there is one. */
  readonly blocked: Blocked | null
  /** 10.3: what degrades it, from near to far: each -1 DFT, +1 OFT, +1 spotting. Never more than two; none when it is blocked. */
  readonly degrading: readonly Degrading[]
  /** 10.3.2: between two adjacent separate buildings: -2 DFT, +2 OFT, +2 spotting besides. */
  readonly limited: boolean
  /** The hexes between that it goes through, or along whose hexside it runs. */
  readonly crossed: readonly Hex[]
}

export interface Blocked {
  readonly rule: string
  readonly reason: string
  readonly at?: Hex
}

export interface Degrading {
  readonly hex: Hex
  readonly rule: string
  readonly reason: string
}

/** 10.3: the LOS from one location to another, with what lies on the map now. */
export function sight(ground: Ground, counters: LosCounters, from: Location, to: Location): Sight {
  if (from < 0 || to < 0) return OFF_THE_MAP
  const memory = memoryOf(ground.los)
  const known = memory.sights[from]?.[to] ?? remembered(ground, memory, from, to)
  if (counters.isEmpty) return known
  const key = from * ground.map.size * LAYERS + to
  const before = counters.sights?.get(key)
  if (before) return before
  const seen = past(ground, memory, counters, known, from, to)
  counters.sights?.set(key, seen)
  return seen
}

/** What the map alone shows, with what lies on the way. */
function past(ground: Ground, memory: Memory, counters: LosCounters, known: Sight, from: Location, to: Location): Sight {
  const { crossed, blocked } = known
  for (let i = 0; i < crossed.length; i++) {
    const degrading = counters.degradingAt(crossed[i]!)
    // A LOS that the map blocks can only be opened, by what stands in place of the map's terrain.
    if (blocked ? degrading?.replaces : degrading || counters.blockingAt(crossed[i]!)) return look(ground, memory, counters, from, to)
  }
  return known
}

/** 10.3: whether there is a LOS; the same from both ends. */
export function canSee(ground: Ground, counters: LosCounters, from: Location, to: Location): boolean {
  const known = from < 0 || to < 0 ? NOT_SEEN : memoryOf(ground.los).seen[from]?.[to]
  // what the map says is enough where nothing lies on it, and where it blocks and nothing can open it
  if (known === SEEN && counters.isEmpty) return true
  if (known === NOT_SEEN && !counters.opens) return false
  return sight(ground, counters, from, to).blocked === null
}

/** Whether the map alone blocks it, as far as that has been worked out: only what stands in place of its terrain could open it. */
export function isBlockedByMap({ los }: Ground, from: Location, to: Location): boolean {
  return from < 0 || to < 0 || memoryOf(los).seen[from]?.[to] === NOT_SEEN
}

const OFF_THE_MAP: Sight = unseen('10.3', 'nobody sees to or from off the map')
const OTHER_FLOOR: Sight = unseen('10.2', 'different floors of one building')

function unseen(rule: string, reason: string): Sight {
  return { blocked: { rule, reason }, degrading: [], limited: false, crossed: [] }
}

const SEEN = 1
const NOT_SEEN = 2

interface Memory {
  /** By location and location. */
  readonly sights: (Sight | undefined)[][]
  /** Whether it is SEEN or NOT_SEEN, likewise; 0 while nobody has asked. */
  readonly seen: Uint8Array[]
  /** By hex and hex, from the lower to the higher. */
  readonly lines: (readonly LinePart[] | undefined)[][]
}

/** What the map alone says never changes; it is worked out when first asked for. */
const memories = new WeakMap<LosTable, Memory>()
let last: { readonly los: LosTable; readonly memory: Memory } | undefined

function memoryOf(los: LosTable): Memory {
  if (last?.los === los) return last.memory
  const memory = memories.get(los) ?? { sights: [], seen: [], lines: [] }
  memories.set(los, memory)
  last = { los, memory }
  return memory
}

function remembered(ground: Ground, memory: Memory, from: Location, to: Location): Sight {
  const seen = look(ground, memory, NO_COUNTERS, from, to)
  remember(ground, memory, from, to, seen)
  if (from !== to) remember(ground, memory, to, from, turnedSight(seen))
  return seen
}

function remember(ground: Ground, { sights, seen }: Memory, from: Location, to: Location, found: Sight): void {
  sights[from] ??= new Array<Sight | undefined>(ground.map.size * LAYERS).fill(undefined)
  sights[from][to] = found
  seen[from] ??= new Uint8Array(ground.map.size * LAYERS)
  seen[from][to] = found.blocked === null ? SEEN : NOT_SEEN
}

/** 10.3: the same from both ends, because it is always judged from the higher one. */
function look(ground: Ground, memory: Memory, counters: LosCounters, from: Location, to: Location): Sight {
  // 10.2: nobody sees another floor of his own building, but in his own hex (LG-56).
  if (onOtherFloor(ground, from, to)) return OTHER_FLOOR
  const down = levelOf(ground, from) - levelOf(ground, to) || to - from
  if (down < 0) return turnedSight(look(ground, memory, counters, to, from))
  return judge(ground, counters, lineOf(ground, memory, hexOf(from), hexOf(to)), from, to)
}

function turnedSight({ blocked, degrading, limited, crossed }: Sight): Sight {
  return { blocked, degrading: degrading.toReversed(), limited, crossed: crossed.toReversed() }
}

function lineOf(ground: Ground, { lines }: Memory, from: Hex, to: Hex): readonly LinePart[] {
  const [low, high] = from < to ? [from, to] : [to, from]
  lines[low] ??= new Array<readonly LinePart[] | undefined>(ground.map.size).fill(undefined)
  lines[low][high] ??= low === high ? [] : lineBetween(ground, low, high)
  return from <= to ? lines[low][high] : turned(lines[low][high])
}
