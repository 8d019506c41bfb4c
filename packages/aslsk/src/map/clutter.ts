import { BLOCKING_HINDRANCE, HULK_HINDRANCE } from '../data/terrain.ts'
import type { AslskState, Hex } from '../state.ts'
import { stillnessOf } from '../units/still.ts'
import type { Vehicle } from '../units/units.ts'
import { vehicleIds } from '../vehicles/roster.ts'
import { isMovingTarget } from '../vehicles/status.ts'
import { WRECK } from './hulks.ts'
import { isSmoke } from './smoke.ts'
import { eitherSight, type Memory, memoryOf } from './thread.ts'

/*
 * What stands and lies on the lines of sight of a map: vehicles, wrecks, Smoke. It is asked about for every line that is long enough to be blocked by it, and
 * changes now and then, so what it does to a line is remembered until something of it is somewhere else. What has changed is found by comparing: any state
 * of any game on this map may be asked for.
 */
class Clutter {
  /** By the hexes at the two ends of a line, the second first: whether it is blocked. Many lines with one end are asked for at a time, and lie together. */
  readonly #answers: (Uint8Array | undefined)[]
  /** By hex: for which arrangement these answers hold. */
  readonly #answered: Int32Array
  /** Counts the arrangements. */
  #now = 1
  /** While nothing changes it need not be compared again. */
  #still = 0
  /** By hex: how much the vehicles in it may hinder a line that goes through it. */
  readonly #standing: Int32Array
  /** By hex: how much the wrecks and the Smoke in it may hinder a line that goes through it or ends in it. */
  readonly #lying: Int32Array
  readonly #vehicles: Hex[] = []
  /** Of each vehicle: whether it is a Moving Target, and hinders nobody. */
  readonly #moving: boolean[] = []
  /** Where Smoke and wrecks lie, each followed by how much it hinders at most and by its value. */
  readonly #markers: number[] = []

  constructor({ size }: Memory) {
    this.#answers = new Array(size).fill(undefined)
    this.#answered = new Int32Array(size)
    this.#standing = new Int32Array(size)
    this.#lying = new Int32Array(size)
  }

  /** Whether it blocks a line, as `look` tells where it may: what else there is on it must be the map's. */
  blocks(s: AslskState, from: Hex, to: Hex, look: Look): boolean {
    this.#compare(s)
    const answers = this.#answersAt(to)
    const known = answers[from]!
    if (known !== UNKNOWN) return known === BLOCKS
    const found = this.#couldBlock(s, from, to) && look(s, from, to)
    answers[from] = found ? BLOCKS : LEAVES_OPEN
    return found
  }

  /** Whether it may block a line at all. */
  mayBlock(s: AslskState, from: Hex, to: Hex): boolean {
    this.#compare(s)
    return this.#couldBlock(s, from, to)
  }

  #answersAt(to: Hex): Uint8Array {
    const answers = this.#answers[to]
    if (answers && this.#answered[to] === this.#now) return answers
    this.#answered[to] = this.#now
    if (answers) return answers.fill(UNKNOWN)
    const made = new Uint8Array(this.#standing.length)
    this.#answers[to] = made
    return made
  }

  #compare(s: AslskState): void {
    const still = stillnessOf(s)
    if (still !== 0 && still === this.#still) return
    if (!this.#isSame(s)) this.#now++
    this.#still = still
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
      const vehicle = s.units[ids[i]!] as Vehicle
      const { at } = vehicle
      const moves = isMovingTarget(vehicle)
      if (this.#moving[i] !== moves) {
        this.#moving[i] = moves
        isSame = false
      }
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
      if (isWreck || isSmoke(s, marker)) now.push(marker.at, isWreck ? HULK_HINDRANCE : marker.value, marker.value)
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
    for (let i = 0; i < markers.length; i += 3) if (markers[i]! >= 0) this.#lying[markers[i]!]! += times * markers[i + 1]!
  }
}

type Look = (s: AslskState, from: Hex, to: Hex) => boolean

const UNKNOWN = 0
const BLOCKS = 1
const LEAVES_OPEN = 2

const known = new WeakMap<Memory, Clutter>()
let last: { readonly memory: Memory; readonly clutter: Clutter } | undefined

/** The vehicles, wrecks and Smoke of a state, and what they do to lines between hexes on the map; the same from either end. */
export function clutterOf({ setting }: AslskState): Clutter {
  const memory = memoryOf(setting)
  if (last?.memory !== memory) {
    const clutter = known.get(memory) ?? new Clutter(memory)
    known.set(memory, clutter)
    last = { memory, clutter }
  }
  return last.clutter
}
