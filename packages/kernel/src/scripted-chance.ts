import type { Chance } from './chance.ts'

/** A die's face, or the thing to be picked: what it prints as, or its id. */
export type ScriptEntry = number | string

/** The script ended, but the rules went on to roll or draw. */
export class ScriptRanOut extends Error {
  override readonly name = 'ScriptRanOut'
  readonly label: string

  constructor(label: string) {
    super(`The script gives no result for: ${label}.`)
    this.label = label
  }
}

/** The script gives something that can't come of what is rolled or drawn. */
export class ScriptImpossible extends RangeError {
  override readonly name = 'ScriptImpossible'
}

/** Chance that does what a test, a puzzle or a bug report says. It is strict: an impossible entry is an error, and shuffling keeps the order. */
export class ScriptedChance implements Chance {
  position = 0
  readonly #entries: readonly ScriptEntry[]
  readonly #alsoCalled: (option: unknown) => readonly string[]

  /** `alsoCalled` tells other names of what can be drawn; of several that fit, the first is taken. */
  constructor(entries: readonly ScriptEntry[], alsoCalled: (option: unknown) => readonly string[] = () => []) {
    this.#entries = entries
    this.#alsoCalled = alsoCalled
  }

  /** What the script holds and nobody asked for. */
  get unused(): readonly ScriptEntry[] {
    return this.#entries.slice(this.position)
  }

  die(sides: number, label: string): number {
    const face = this.#next(label)
    if (typeof face !== 'number' || !Number.isInteger(face) || face < 1 || face > sides)
      throw new ScriptImpossible(`The script gives '${face}' for ${label}, which is a die of ${sides}.`)
    return face
  }

  pick(options: readonly unknown[], label: string): number {
    const wanted = this.#next(label)
    const named = options.findIndex((option) => nameOf(option) === String(wanted))
    const index = named >= 0 ? named : options.findIndex((option) => this.#alsoCalled(option).includes(String(wanted)))
    if (index < 0)
      throw new ScriptImpossible(`The script gives '${wanted}' for ${label}, which is not among ${options.map(nameOf).join(', ')}.`)
    return index
  }

  shuffle(): void {}

  copy(): ScriptedChance {
    const copy = new ScriptedChance(this.#entries, this.#alsoCalled)
    copy.position = this.position
    return copy
  }

  #next(label: string): ScriptEntry {
    const entry = this.#entries[this.position]
    if (entry === undefined) throw new ScriptRanOut(label)
    this.position++
    return entry
  }
}

function nameOf(option: unknown): string {
  return typeof option === 'object' && option !== null && 'id' in option ? String(option.id) : String(option)
}
