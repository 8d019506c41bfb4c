import type { AslskState, Hex } from '../state.ts'
import { stillnessOf } from '../units/still.ts'
import { vehicleIds } from '../vehicles/roster.ts'
import { WRECK } from './hulks.ts'
import { isSmoke } from './smoke.ts'
import { type Memory, memoryOf, pairOf } from './thread.ts'

type WorkOut = (s: AslskState, from: Hex, to: Hex) => boolean

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
  readonly #vehicles: number[] = []
  /** Where Smoke and wrecks lie, each followed by how dense it is; wrecks are told by a 0. */
  readonly #markers: number[] = []

  constructor(pairs: number) {
    this.#found = new Int32Array(pairs)
  }

  /** Whether it may block the line of a pair, as `workOut` tells. */
  mayBlock(s: AslskState, from: Hex, to: Hex, workOut: WorkOut): boolean {
    const still = stillnessOf(s)
    if (still === 0 || still !== this.#still) {
      if (!this.#isSame(s)) this.#now++
      this.#still = still
    }
    const pair = pairOf(from, to)
    const known = this.#found[pair]!
    if (known >> 1 === this.#now) return (known & 1) === 1
    const found = workOut(s, from, to)
    this.#found[pair] = (this.#now << 1) | (found ? 1 : 0)
    return found
  }

  #isSame(s: AslskState): boolean {
    const isSame = this.#areSameVehicles(s)
    return (s.markers.length === 0 && this.#markers.length === 0) || this.#areSameMarkers(s) ? isSame : false
  }

  #areSameVehicles(s: AslskState): boolean {
    const ids = vehicleIds(s)
    const before = this.#vehicles
    let isSame = before.length === ids.length
    for (let i = 0; i < ids.length; i++) {
      const { at } = s.units[ids[i]!]!
      if (before[i] === at) continue
      before[i] = at
      isSame = false
    }
    before.length = ids.length
    return isSame
  }

  #areSameMarkers(s: AslskState): boolean {
    const before = this.#markers
    let isSame = true
    let count = 0
    for (const marker of s.markers) {
      const isWreck = marker.kind === WRECK
      if (!isWreck && !isSmoke(s, marker)) continue
      const value = isWreck ? 0 : marker.value
      isSame &&= before[count] === marker.at && before[count + 1] === value
      before[count++] = marker.at
      before[count++] = value
    }
    isSame &&= before.length === count
    before.length = count
    return isSame
  }
}

const known = new WeakMap<Memory, Clutter>()
let last: { readonly memory: Memory; readonly clutter: Clutter } | undefined

/** Whether vehicles, wrecks and Smoke may block the line between two hexes, as `workOut` tells of their arrangement; the same from either end. */
export function mayClutterBlock(s: AslskState, from: Hex, to: Hex, workOut: WorkOut): boolean {
  const memory = memoryOf(s.setting)
  if (last?.memory !== memory) {
    const clutter = known.get(memory) ?? new Clutter(memory.lines.length)
    known.set(memory, clutter)
    last = { memory, clutter }
  }
  return last.clutter.mayBlock(s, from, to, workOut)
}
