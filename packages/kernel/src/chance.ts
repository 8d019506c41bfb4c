import { sha256Hex } from './sha256.ts'

/**
 * Where dice and cards come from. A source is a position in a fixed sequence: the same source at the same position always gives the
 * same answers, which is what lets a game be restored, replayed, undone and audited.
 */
export interface Chance {
  /** How far into the sequence we are. Setting it goes there. */
  position: number
  /** A die: 1 … sides. `label` says what it is for. */
  die(sides: number, label: string): number
  /** One of several things, each as likely as the others: its index. */
  pick(options: readonly unknown[], label: string): number
  /** Puts a list into random order, in place. */
  shuffle(list: unknown[], label: string): void
  /** The same sequence at the same place, going on by itself. */
  copy(): Chance
  /**
   * A second sequence of the same source at this place in it: whoever rolls there does not move this one. A source that has none (a script) gives all dice
   * in the order in which they are rolled.
   */
  beside?(place: number): Chance | undefined
}

/** The name under which a save records how its random numbers were made. Another way of making them gets another name. */
export const GENERATOR = 'chacha20-1'

/** Where the second sequence of a key begins: no game gets that far in its first. */
const BESIDE = 2 ** 48

/** The same dice for everyone who has the key, and for nobody else: ChaCha20 keystream words, taken in order. */
export class KeyedChance implements Chance {
  position = 0
  readonly #key: string
  readonly #first: number
  readonly #input = new Uint32Array(16)
  readonly #block = new Uint32Array(16)
  #blockNumber = -1

  /** `first`: the word of the keystream with which the sequence begins. */
  constructor(key: string, position = 0, first = 0) {
    if (!isKey(key)) throw new TypeError('A key is 64 hexadecimal digits.')
    this.#key = key
    this.#input.set([0x61707865, 0x3320646e, 0x79622d32, 0x6b206574])
    for (let i = 0; i < 8; i++) this.#input[4 + i] = littleEndian(Number.parseInt(key.slice(8 * i, 8 * i + 8), 16))
    this.position = position
    this.#first = first
  }

  die(sides: number): number {
    return this.#below(sides) + 1
  }

  pick(options: readonly unknown[]): number {
    return this.#below(options.length)
  }

  shuffle(list: unknown[]): void {
    for (let i = list.length - 1; i > 0; i--) {
      const j = this.#below(i + 1)
      const other = list[i]
      list[i] = list[j]
      list[j] = other
    }
  }

  copy(): KeyedChance {
    return new KeyedChance(this.#key, this.position, this.#first)
  }

  beside(place: number): KeyedChance {
    return new KeyedChance(this.#key, place, BESIDE)
  }

  /**
   * Even odds for every value: words in the incomplete last run of n are thrown away. What is left of a large word is made a small whole number again: kept
   * as the engine keeps fractions it would make every number that a die touches slow, in the rules and in the counters.
   */
  #below(n: number): number {
    if (!Number.isInteger(n) || n < 1 || n > 0x100000000) throw new RangeError(`Nothing to choose from: ${n} possibilities.`)
    const limit = 0x100000000 - (0x100000000 % n)
    for (;;) {
      const word = this.#word()
      if (word < limit) return (word % n) >>> 0
    }
  }

  #word(): number {
    const at = this.#first + this.position++
    const blockNumber = Math.floor(at / 16)
    if (blockNumber !== this.#blockNumber) {
      this.#input[12] = blockNumber
      this.#input[13] = Math.floor(blockNumber / 0x100000000)
      chachaBlock(this.#input, this.#block)
      this.#blockNumber = blockNumber
    }
    return this.#block[at % 16]!
  }
}

/** A key for a seed that a person can type: the same game on every machine. */
export function keyFromSeed(seed: string): string {
  return sha256Hex(`firegroup seed ${seed}`)
}

/**
 * What may be published before the game: it fixes the key without telling it, and with it `origin`, the digest of what is played. (Without one it is
 * the commitment of games begun before scenarios were bound.)
 */
export function commitmentTo(key: string, origin?: string): string {
  return sha256Hex(`firegroup commitment ${GENERATOR} ${key}${origin === undefined ? '' : ` ${origin}`}`)
}

export function isKey(text: string): boolean {
  return /^[0-9a-f]{64}$/.test(text)
}

/** RFC 8439, section 2.3: twenty rounds over the input, added to the input. */
export function chachaBlock(input: Uint32Array, output: Uint32Array): void {
  output.set(input)
  for (let round = 0; round < 10; round++) {
    quarter(output, 0, 4, 8, 12)
    quarter(output, 1, 5, 9, 13)
    quarter(output, 2, 6, 10, 14)
    quarter(output, 3, 7, 11, 15)
    quarter(output, 0, 5, 10, 15)
    quarter(output, 1, 6, 11, 12)
    quarter(output, 2, 7, 8, 13)
    quarter(output, 3, 4, 9, 14)
  }
  for (let i = 0; i < 16; i++) output[i] = output[i]! + input[i]!
}

function quarter(x: Uint32Array, a: number, b: number, c: number, d: number): void {
  let va = x[a]! | 0
  let vb = x[b]! | 0
  let vc = x[c]! | 0
  let vd = x[d]! | 0
  va = (va + vb) | 0
  vd ^= va
  vd = (vd << 16) | (vd >>> 16)
  vc = (vc + vd) | 0
  vb ^= vc
  vb = (vb << 12) | (vb >>> 20)
  va = (va + vb) | 0
  vd ^= va
  vd = (vd << 8) | (vd >>> 24)
  vc = (vc + vd) | 0
  vb ^= vc
  vb = (vb << 7) | (vb >>> 25)
  x[a] = va
  x[b] = vb
  x[c] = vc
  x[d] = vd
}

function littleEndian(word: number): number {
  return ((word & 0xff) << 24) | ((word & 0xff00) << 8) | ((word >>> 8) & 0xff00) | (word >>> 24)
}
