import { BLOCKING_HINDRANCE, HULK_HINDRANCE } from '../data/terrain.ts'
import type { AslskState, Hex } from '../state.ts'
import { stillnessOf } from '../units/still.ts'
import { vehicleIds } from '../vehicles/roster.ts'
import { WRECK } from './hulks.ts'
import { isSmoke } from './smoke.ts'
import { eitherSight, type Memory, memoryOf, pairOf } from './thread.ts'

/*
 * What stands and lies on the lines of sight of a map: vehicles, wrecks, Smoke. It is asked about for every line that is long enough to be blocked by it, and
 * changes now and then, so what it does to a line is remembered until something of it is somewhere else. What has changed is found by comparing: any state
 * of any game on this map may be asked for.
 */
class Clutter {
  /** By pair of hexes: what was found, and for which arrangement. */
  readonly #found: Int32Array
  /** Counts the arrangements. */
  #now = 1
  /** While nothing changes it need not be compared again. */
  #still = 0
  /** By hex: how much the vehicles in it may hinder a line that goes through it. */
  readonly #standing: Int32Array
  /** By hex: how much the wrecks and the Smoke in it may hinder a line that goes through it or ends in it. */
  readonly #lying: Int32Array
  readonly #vehicles: Hex[] = []
  /** Where Smoke and wrecks lie, each followed by how much it hinders. */
  readonly #markers: number[] = []

  constructor({ lines, size }: Memory) {
    this.#found = new Int32Array(lines.length)
    this.#standing = new Int32Array(size)
    this.#lying = new Int32Array(size)
  }

  /** Whether it may block the line of a pair. */
  mayBlock(s: AslskState, from: Hex, to: Hex): boolean {
    const still = stillnessOf(s)
    if (still === 0 || still !== this.#still) {
      if (!this.#isSame(s)) this.#now++
      this.#still = still
    }
    const pair = pairOf(from, to)
    const known = this.#found[pair]!
    if (known >> 1 === this.#now) return (known & 1) === 1
    const found = this.#couldBlock(s, from, to)
    this.#found[pair] = (this.#now << 1) | (found ? 1 : 0)
    return found
  }

  /** With what the map has on this line, at most. */
  #couldBlock({ setting }: AslskState, from: Hex, to: Hex): boolean {
    const { hindrance, crossed } = eitherSight(setting, from, to)
    let most = hindrance + this.#lying[from]! + this.#lying[to]!
    for (let i = 0; i < crossed.length; i++) most += this.#standing[crossed[i]!]! + this.#lying[crossed[i]!]!
    return most >= BLOCKING_HINDRANCE
  }

  #isSame(s: AslskState): boolean {
    const isSame = this.#areSameVehicles(s)
    return (s.markers.length === 0 && this.#markers.length === 0) || this.#areSameMarkers(s) ? isSame : false
  }

  #areSameVehicles(s: AslskState): boolean {
    const ids = vehicleIds(s)
    const before = this.#vehicles
    let isSame = before.length === ids.length
    while (before.length > ids.length) this.#addVehicle(before.pop()!, -HULK_HINDRANCE)
    for (let i = 0; i < ids.length; i++) {
      const { at } = s.units[ids[i]!]!
      if (before[i] === at) continue
      if (i < before.length) this.#addVehicle(before[i]!, -HULK_HINDRANCE)
      this.#addVehicle(at, HULK_HINDRANCE)
      before[i] = at
      isSame = false
    }
    return isSame
  }

  #addVehicle(at: Hex, hindrance: number): void {
    if (at >= 0) this.#standing[at]! += hindrance
  }

  #areSameMarkers(s: AslskState): boolean {
    const now: number[] = []
    for (const marker of s.markers) {
      const isWreck = marker.kind === WRECK
      if (isWreck || isSmoke(s, marker)) now.push(marker.at, isWreck ? HULK_HINDRANCE : marker.value)
    }
    const before = this.#markers
    if (now.length === before.length && now.every((value, i) => value === before[i])) return true
    this.#addMarkers(-1)
    before.length = 0
    before.push(...now)
    this.#addMarkers(1)
    return false
  }

  #addMarkers(times: 1 | -1): void {
    const markers = this.#markers
    for (let i = 0; i < markers.length; i += 2) if (markers[i]! >= 0) this.#lying[markers[i]!]! += times * markers[i + 1]!
  }
}

const known = new WeakMap<Memory, Clutter>()
let last: { readonly memory: Memory; readonly clutter: Clutter } | undefined

/** Whether vehicles, wrecks and Smoke could add up to an obstacle with what the map has between two hexes; the same from either end. */
export function mayClutterBlock(s: AslskState, from: Hex, to: Hex): boolean {
  const memory = memoryOf(s.setting)
  if (last?.memory !== memory) {
    const clutter = known.get(memory) ?? new Clutter(memory)
    known.set(memory, clutter)
    last = { memory, clutter }
  }
  return last.clutter.mayBlock(s, from, to)
}
