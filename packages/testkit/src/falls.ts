import { type Chance, type Game, type GameEvent, KeyedChance, keyFromSeed } from '@firegroup/kernel'

/** Dice that fall so, one after the other; what is rolled or drawn beyond them is by chance. */
class Falling implements Chance {
  position = 0
  readonly #faces: readonly number[]
  readonly #rest: Chance

  constructor(faces: readonly number[], rest: Chance) {
    this.#faces = faces
    this.#rest = rest
  }

  die(sides: number, label: string): number {
    return this.#faces[this.position++] ?? this.#rest.die(sides, label)
  }

  pick(options: readonly unknown[], label: string): number {
    return this.#rest.pick(options, label)
  }

  shuffle(list: unknown[], label: string): void {
    this.#rest.shuffle(list, label)
  }

  copy(): Chance {
    return this
  }
}

/** What a decision comes to by `measure`, over all falls of the first so many dice that are rolled after it: on average, at least and at most. */
export function overAllFalls<S, E extends GameEvent>(
  game: Game<S, E>,
  decision: unknown,
  dice: number,
  measure: (after: S) => number,
): { readonly mean: number; readonly least: number; readonly most: number } {
  const rest = new KeyedChance(keyFromSeed('beyond'))
  const { seat } = game.open[0]!
  const all = Array.from({ length: 6 ** dice }, (_, fall) => {
    const faces = Array.from({ length: dice }, (_, i) => (Math.floor(fall / 6 ** i) % 6) + 1)
    const fork = game.fork({ chance: new Falling(faces, rest), keep: { history: false }, asked: true })
    fork.take(seat, decision)
    return measure(fork.state)
  })
  return { mean: all.reduce((sum, each) => sum + each, 0) / all.length, least: Math.min(...all), most: Math.max(...all) }
}
