/**
 * The LOS tool while playing: press and drag, or one hex and then the other. What it says comes from the rules. It tells its own watchers what changes,
 * so that a thread that follows the pointer draws the line and its words again, and nothing else of the table.
 */
import type { AimPhase } from '../Board.tsx'
import { type Ground, groundFrom } from './ground.ts'
import { type Reading, readSight, type SightRules } from './reading.ts'

interface Thread {
  readonly from: number
  /** Not yet fixed: the hex under the pointer or the cursor stands in for it. */
  readonly to: number | null
}

export class SightTool {
  #on = false
  #thread: Thread | null = null
  #before: Thread | null = null
  #wide = false
  #pointed = -1
  #version = 0
  readonly #watchers = new Set<() => void>()

  readonly subscribe = (watcher: () => void): (() => void) => {
    this.#watchers.add(watcher)
    return () => this.#watchers.delete(watcher)
  }

  /** Another number whenever it would say or draw something else. */
  readonly version = (): number => this.#version

  readonly isOn = (): boolean => this.#on

  /** Takes up the tool; with a hex the line begins there, and a second time all is shown that it sees. */
  take(hex?: number): void {
    if (this.#on && hex !== undefined && hex === this.#thread?.from) {
      this.#wide = !this.#wide
    } else {
      this.#on = true
      this.#thread = hex === undefined ? null : { from: hex, to: null }
    }
    this.#changed()
  }

  readonly putAway = (): void => {
    this.#on = false
    this.#wide = false
    this.#thread = null
    this.#changed()
  }

  showGround(shown: boolean): void {
    this.#wide = shown
    this.#changed()
  }

  choose(hex: number): void {
    const now = this.#thread
    this.#thread = now && now.to === null && now.from !== hex ? { from: now.from, to: hex } : { from: hex, to: null }
    this.#changed()
  }

  aim(phase: AimPhase, start: number, end: number): void {
    this.#pointed = phase === 'cancel' ? -1 : end
    if (phase === 'press') this.#before = this.#thread
    else if (phase === 'cancel') this.#thread = this.#before
    else if (phase === 'drag' && start !== end) this.#thread = { from: start, to: null }
    else if (phase === 'release' && start !== end) this.#thread = { from: start, to: end }
    if (phase === 'release' && start === end) this.choose(start)
    else this.#changed()
  }

  /** The pointer is over this hex, or over none: -1. Only a thread in the making cares. */
  readonly point = (hex: number): void => {
    this.#pointed = hex
    if (this.#on && this.#thread?.to === null) this.#changed()
  }

  /** Where the line begins; null while there is none. */
  from({ rests }: SightRules): number | null {
    return this.#on && !rests ? (this.#thread?.from ?? null) : null
  }

  /** What is to be said of the line; the cursor stands in for its far end where neither a choice nor the pointer names one. */
  reading(rules: SightRules, cursor: number): Reading | null {
    const from = this.from(rules)
    const to = this.#thread?.to ?? (this.#pointed >= 0 ? this.#pointed : cursor)
    return from === null || from === to ? null : readSight(rules, from, to)
  }

  /** All that the hex sees, when that is shown. Every line that was once looked at is remembered by the rules, so this is quick. */
  ground(rules: SightRules): Ground | null {
    const from = this.from(rules)
    return this.#wide && from !== null ? groundFrom(rules, from) : null
  }

  #changed(): void {
    this.#version++
    for (const watcher of this.#watchers) watcher()
  }
}
