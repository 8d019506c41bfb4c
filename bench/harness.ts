/** A measured number. `ratio` is the value freed from the machine's speed: see README.md. */
export interface Row {
  readonly id: string
  readonly value: number
  readonly unit: string
  readonly ratio: number
}

/** What the units measure, in seconds where it is time. A rate grows with the machine's speed, a time shrinks, a count does neither. */
const UNITS = { '/s': 'rate', µs: 1e-6, ms: 1e-3, pairs: 'count', kB: 'count', x: 'count', matches: 'count', nodes: 'count' } as const
export type Unit = keyof typeof UNITS

/** One benchmark. `run` does its own warming up and returns the value in the unit. */
export interface Benchmark {
  readonly id: string
  readonly unit: Unit
  readonly run: () => number | Promise<number>
}

const CALIBRATION_WORDS = 4096
const CALIBRATION_PASSES = 1000

/** Steps a second of a fixed loop over integers and an array: what this machine is worth just now. Takes about 200 ms. */
export function calibrate(): number {
  const words = new Uint32Array(CALIBRATION_WORDS)
  const perRound = median(9, () => {
    const ms = milliseconds(() => {
      for (let pass = 0; pass < CALIBRATION_PASSES; pass++) scramble(words)
    })
    return (CALIBRATION_PASSES * CALIBRATION_WORDS * 1000) / ms
  })
  if (words.every((word) => word === 0)) throw new Error('The calibration loop did nothing.')
  return perRound
}

/** The value relative to the calibration, so that it says the same on a slow machine and a fast one. */
export function ratioTo(calibration: number, value: number, unit: Unit): number {
  const scale = UNITS[unit]
  if (scale === 'count') return value
  return scale === 'rate' ? value / calibration : value * scale * calibration
}

/** How often a second `work` does one thing, where one call of it does `things` of them. */
export function perSecond(things: number, work: () => void, rounds = 7): number {
  work()
  return median(rounds, () => (things * 1000) / milliseconds(work))
}

/** The middle of several measurements: a pause of the machine in one of them does not count. */
export function median(rounds: number, measure: () => number): number {
  return medianOf(Array.from({ length: rounds }, measure))
}

export function medianOf(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN
}

export function milliseconds(work: () => void): number {
  const began = performance.now()
  work()
  return performance.now() - began
}

function scramble(words: Uint32Array): void {
  let carry = 0x9e3779b9
  for (let i = 0; i < words.length; i++) {
    carry = Math.imul(carry ^ (carry >>> 15), 0x85ebca6b) + (words[(carry >>> 7) % words.length] ?? 0)
    words[i] = (words[i] ?? 0) ^ carry
  }
}
