import type { HexMap } from '../hexmap.ts'
import { Cores } from './cores.ts'
import { decodeRecord } from './decode.ts'
import { mirrorTrace, type Trace } from './report.ts'
import { Tracer } from './tracer.ts'

const FIRST_WORDS = 1 << 16
const MOST_WORDS = 1 << 25

/**
 * The traces of a map, made when first asked for and kept: one record for a pair of hexes, whichever looks at the other. All records lie in one
 * array; when it has grown to its limit (128 MB by default) the table forgets everything and starts anew.
 */
export class LosTable {
  readonly map: HexMap
  /** The records; the word at a record's offset is its length. An offset holds until the next record is made. */
  words = new Int32Array(FIRST_WORDS)
  readonly #tracer: Tracer
  #cores: Cores | undefined
  readonly #offsets: Int32Array
  readonly #mostWords: number
  /** Offset 0 means "not traced yet". */
  #used = 1

  constructor(map: HexMap, mostWords = MOST_WORDS) {
    this.map = map
    this.#tracer = new Tracer(map)
    this.#offsets = new Int32Array((map.size * (map.size + 1)) / 2)
    this.#mostWords = Math.max(mostWords, FIRST_WORDS)
  }

  /** What settles most lines without a trace. */
  get cores(): Cores {
    this.#cores ??= new Cores(this.map)
    return this.#cores
  }

  /** The offset in `words` of the pair's record (see record.ts), which runs from the lower hex index to the higher. */
  lookup(from: number, to: number): number {
    const pair = from < to ? (to * (to + 1)) / 2 + from : (from * (from + 1)) / 2 + to
    const offset = this.#offsets[pair]!
    return offset > 0 ? offset : this.#make(from, to, pair)
  }

  trace(from: number, to: number): Trace {
    const offset = this.lookup(from, to)
    const words = this.words.subarray(offset + 1, offset + 1 + this.words[offset]!)
    return from <= to ? decodeRecord(this.map, from, to, words) : mirrorTrace(decodeRecord(this.map, to, from, words))
  }

  /** Words in use, four bytes each. */
  get usedWords(): number {
    return this.#used
  }

  #make(from: number, to: number, pair: number): number {
    const length = this.#tracer.run(Math.min(from, to), Math.max(from, to))
    this.#reserve(length + 1)
    const offset = this.#used
    const { words } = this
    const record = this.#tracer.words
    words[offset] = length
    for (let at = 0; at < length; at++) words[offset + 1 + at] = record[at]!
    this.#used += length + 1
    this.#offsets[pair] = offset
    return offset
  }

  #reserve(more: number): void {
    if (this.#used + more > this.#mostWords) {
      this.#offsets.fill(0)
      this.#used = 1
    }
    if (this.#used + more <= this.words.length) return
    const longer = new Int32Array(Math.max(this.#used + more, this.words.length * 2))
    longer.set(this.words)
    this.words = longer
  }
}
