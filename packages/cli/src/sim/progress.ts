import { duration } from '@firegroup/lab'
import type { Screen } from '../shell.ts'

const REDRAW_MS = 100
const FIRST_LINE_MS = 1000
const LINE_MS = 5000
const BAR = 24

/** How far a series is, its rate and the time left: a bar on a terminal, a line now and then in a file. */
export class Progress {
  readonly #screen: Screen
  readonly #total: number
  readonly #now: () => number
  readonly #began: number
  #shown: number
  #done = 0
  #drawn = false

  constructor(total: number, screen: Screen, now: () => number = () => performance.now()) {
    this.#total = total
    this.#screen = screen
    this.#now = now
    this.#began = now()
    this.#shown = this.#began
  }

  update(done: number): void {
    this.#done = done
    const now = this.#now()
    const pause = this.#screen.isTTY ? REDRAW_MS : this.#drawn ? LINE_MS : FIRST_LINE_MS
    if (now - this.#shown < pause) return
    this.#shown = now
    this.#drawn = true
    this.#screen.write(this.#screen.isTTY ? `\r\x1b[K${this.#line(true)}` : `${this.#line(false)}\n`)
  }

  /** Time goes on also while no game ends: a terminal's bar shows that. */
  tick(): void {
    if (this.#screen.isTTY) this.update(this.#done)
  }

  /** Makes room for the result. */
  close(): void {
    if (this.#drawn && this.#screen.isTTY) this.#screen.write('\r\x1b[K')
  }

  /** Games a second and how long they took, for the person who waits; no part of any result. */
  summary(): string {
    const seconds = (this.#now() - this.#began) / 1000
    return `${this.#done} games in ${duration(seconds)}, ${rate(this.#done / seconds)} games/s`
  }

  #line(withBar: boolean): string {
    const seconds = (this.#now() - this.#began) / 1000
    const perSecond = this.#done / seconds
    const left = perSecond > 0 ? `${duration((this.#total - this.#done) / perSecond)} left` : 'starting'
    const text = `${this.#done} of ${this.#total} games, ${rate(perSecond)} games/s, ${left}`
    if (!withBar) return text
    const full = Math.round((BAR * this.#done) / this.#total)
    const line = `${'█'.repeat(full)}${'░'.repeat(BAR - full)} ${text}`
    return line.slice(0, (this.#screen.columns || 80) - 1)
  }
}

function rate(perSecond: number): string {
  if (!Number.isFinite(perSecond)) return '–'
  return perSecond >= 10 ? perSecond.toFixed(0) : perSecond.toFixed(1)
}
