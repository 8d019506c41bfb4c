import { type HexMap, mirrorTrace, type Trace, Tracer } from '@firegroup/hexmap'
// The public functions trace a pair one way and mirror it for the other, so they can't disagree with themselves. What is measured here is whether
// the tracer beneath would have found the same from the other end, and for that its records have to be read.
import { decodeRecord } from '../packages/hexmap/src/los/decode.ts'
import { BEGINS, CROSSING, ENDS, LEFT, RIGHT, TAG_BITS, TAG_MASK, TOUCH } from '../packages/hexmap/src/los/record.ts'

const EDGES = 1 << 17

/** How many pairs of a map's hexes are traced differently from A to B than from B to A. */
export function asymmetricPairs(map: HexMap): number {
  const there = new Tracer(map)
  const back = new Tracer(map)
  const forward = new Normal(false)
  const backward = new Normal(true)
  let asymmetric = 0
  for (let from = 0; from < map.size; from++)
    for (let to = from + 1; to < map.size; to++) {
      forward.read(there, there.run(from, to))
      backward.read(back, back.run(to, from))
      // Where a thread meets a corner, the two directions may name different edges of it for the same point: then the points decide.
      if (!forward.equals(backward) && !sameTrace(decoded(map, there, from, to), mirrorTrace(decoded(map, back, to, from)))) asymmetric++
    }
  return asymmetric
}

function decoded(map: HexMap, tracer: Tracer, from: number, to: number): Trace {
  const length = tracer.run(from, to)
  return decodeRecord(map, from, to, tracer.words.subarray(0, length))
}

function sameTrace(a: Trace, b: Trace): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}

/** A record as numbers that are the same whichever way it was traced: steps in one direction, the crossings of a step in order of their numbers. */
class Normal {
  readonly #reversed: boolean
  readonly #steps: number[] = []
  readonly #numbers: number[] = []

  constructor(reversed: boolean) {
    this.#reversed = reversed
  }

  read({ words }: Tracer, length: number): void {
    this.#steps.length = 0
    this.#numbers.length = 0
    for (let at = 0; at < length; at++) {
      const word = words[at]!
      if ((word & TAG_MASK) === CROSSING) at += edgesOf(word)
      else this.#steps.push(at)
    }
    const count = this.#steps.length
    for (let i = 0; i < count; i++) {
      const step = this.#reversed ? count - 1 - i : i
      this.#readStep(words, this.#steps[step]!, this.#steps[step + 1] ?? length)
    }
  }

  equals(other: Normal): boolean {
    const mine = this.#numbers
    const theirs = other.#numbers
    if (mine.length !== theirs.length) return false
    for (let i = 0; i < mine.length; i++) if (mine[i] !== theirs[i]) return false
    return true
  }

  #readStep(words: Int32Array, begin: number, end: number): void {
    const numbers = this.#numbers
    numbers.push(words[begin]!)
    const first = numbers.length
    for (let at = begin + 1; at < end; at += 1 + edgesOf(words[at]!)) {
      const number = this.#crossing(words, at)
      let place = numbers.push(number) - 1
      for (; place > first && numbers[place - 1]! > number; place--) numbers[place] = numbers[place - 1]!
      numbers[place] = number
    }
  }

  #crossing(words: Int32Array, at: number): number {
    const value = words[at]! >> TAG_BITS
    const begin = value & BEGINS ? words[at + 1]! + 1 : 0
    const end = value & ENDS ? words[at + (value & BEGINS ? 2 : 1)]! + 1 : 0
    if (!this.#reversed) return combined(value, begin, end)
    const hands = (value & LEFT ? RIGHT : 0) | (value & RIGHT ? LEFT : 0)
    const rest = value & ~(LEFT | RIGHT)
    if (value & TOUCH) return combined(rest | hands, begin, end)
    const ends = (value & BEGINS ? ENDS : 0) | (value & ENDS ? BEGINS : 0)
    return combined((rest & ~(BEGINS | ENDS)) | ends | hands, end, begin)
  }
}

function edgesOf(crossing: number): number {
  const value = crossing >> TAG_BITS
  return (value & BEGINS ? 1 : 0) + (value & ENDS ? 1 : 0)
}

function combined(value: number, begin: number, end: number): number {
  if (begin >= EDGES || end >= EDGES) throw new RangeError('The map has too many edges for this check.')
  return (value * EDGES + begin) * EDGES + end
}
