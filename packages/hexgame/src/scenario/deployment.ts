import type { HexMap } from '@firegroup/hexmap'

/** What is to be said of a hex for units that set up: cover, how far it is to what counts and to the enemy, and what can be seen from it. */
export interface Merits {
  readonly cover: number
  readonly goal: number
  readonly enemy: number
  readonly view: number
}

/** A way to place units: how much each merit counts, how many go together and how far apart. */
export interface DeploymentStyle extends Merits {
  /** The size of a stack that is large enough. */
  readonly stack: number
  /** Takes only every so many-th of the good places, so that lines are not all at one spot. */
  readonly spread: number
}

/** How a side looks at the ground before it sets up. */
interface Outlook {
  readonly map: HexMap
  /** The hexes that count for victory, and those where the enemy is. */
  readonly goals: readonly number[]
  readonly enemies: readonly number[]
  readonly coverOf: (hex: number) => number
  readonly isOpen: (hex: number) => boolean
}

export function meritsOf(hex: number, { map, goals, enemies, coverOf, isOpen }: Outlook): Merits {
  const open = map.grid.neighbours(hex).filter(isOpen).length
  return { cover: coverOf(hex), goal: nearest(map, hex, goals), enemy: nearest(map, hex, enemies), view: open + 2 * map.levelOf(hex) }
}

/** What a hex with these merits is worth in a style. */
export function worthIn(style: Merits, { cover, goal, enemy, view }: Merits): number {
  return style.cover * cover + style.view * view + style.goal * goal + style.enemy * enemy
}

/** Best places first; with a spread, every n-th of them before the others. */
export function bestFirst(places: readonly number[], worth: (place: number) => number, spread: number): number[] {
  const sorted = byWorth(places, worth)
  if (spread === 1) return sorted
  const found: number[] = []
  for (let first = 0; first < spread; first++) for (let i = first; i < sorted.length; i += spread) found.push(sorted[i]!)
  return found
}

/** No map has as many hexes. */
const MOST_HEXES = 2 ** 20

/** What is worth most first, of what is worth the same the lower number: as numbers that tell both, which are sorted many times as fast as by comparing. Worth is whole. */
function byWorth(places: readonly number[], worth: (place: number) => number): number[] {
  const keys = new Float64Array(places.length)
  for (let i = 0; i < places.length; i++) keys[i] = places[i]! - worth(places[i]!) * MOST_HEXES
  keys.sort()
  const sorted: number[] = []
  for (const key of keys) sorted.push(((key % MOST_HEXES) + MOST_HEXES) % MOST_HEXES)
  return sorted
}

/** The first of those that are the same. Different styles often come to the same places. */
export function distinct<D>(deployments: readonly D[]): D[] {
  const texts = deployments.map((deployment) => JSON.stringify(deployment))
  return deployments.filter((_, index) => texts.indexOf(texts[index]!) === index)
}

interface StackRules<U> {
  /** 0 for single men, who go with others. */
  readonly sizeOf: (unit: U) => number
  /** Whether these may be in a place together. */
  readonly fits: (units: readonly U[], place: number) => boolean
  /** The size of a stack that is large enough. */
  readonly most: number
}

interface Stack<U> {
  readonly units: U[]
  size: number
}

/** Units as they are being placed, stack by stack. */
export class Stacks<U> {
  readonly #stacks = new Map<number, Stack<U>>()
  readonly #rules: StackRules<U>
  /** For units of this size, and larger ones, the stacks in the first so many of these places are large enough: stacks only grow. */
  #full: { readonly places: readonly number[]; readonly size: number; count: number } = { places: [], size: 0, count: 0 }

  constructor(rules: StackRules<U>) {
    this.#rules = rules
  }

  /** Every unit with its place. */
  get placed(): { readonly unit: U; readonly place: number }[] {
    return [...this.#stacks].flatMap(([place, { units }]) => units.map((unit) => ({ unit, place })))
  }

  /** Puts a unit into the first of these places where the stack stays small enough, or else the first with room at all; false where there is none. */
  add(unit: U, places: readonly number[]): boolean {
    const size = this.#rules.sizeOf(unit)
    const place = this.#firstNotFull(unit, size, places) ?? places.find((each) => this.#hasRoom(unit, each))
    if (place === undefined) return false
    const stack = this.#stacks.get(place)
    if (!stack) this.#stacks.set(place, { units: [unit], size })
    else {
      stack.units.push(unit)
      stack.size += size
    }
    return true
  }

  #firstNotFull(unit: U, size: number, places: readonly number[]): number | undefined {
    const isFull = (place: number) => size > 0 && size + (this.#stacks.get(place)?.size ?? 0) > this.#rules.most
    if (this.#full.places !== places || this.#full.size > size) this.#full = { places, size, count: 0 }
    const full = this.#full
    while (full.size === size && full.count < places.length && isFull(places[full.count]!)) full.count++
    for (let i = full.count; i < places.length; i++) if (!isFull(places[i]!) && this.#hasRoom(unit, places[i]!)) return places[i]
    return undefined
  }

  #hasRoom(unit: U, place: number): boolean {
    const there = this.#stacks.get(place)
    return this.#rules.fits(there ? [...there.units, unit] : [unit], place)
  }

  /** Puts a single man where the most men are who have nobody with them yet. */
  addToTroops(unit: U, places: readonly number[]): boolean {
    const needs = new Map<number, number>()
    for (const { unit: other, place } of this.placed) needs.set(place, (needs.get(place) ?? 0) + (this.#rules.sizeOf(other) || SERVED))
    const neediestFirst = places.toSorted((a, b) => (needs.get(b) ?? 0) - (needs.get(a) ?? 0))
    return this.add(unit, neediestFirst)
  }
}

/** Who has a single man with him needs another less than anybody who has none. */
const SERVED = -10

/** The distance to the nearest of these hexes; 0 where there are none. */
function nearest({ grid }: HexMap, hex: number, others: readonly number[]): number {
  let least = others.length > 0 ? Number.MAX_SAFE_INTEGER : 0
  for (const other of others) least = Math.min(least, grid.distance(hex, other))
  return least
}
