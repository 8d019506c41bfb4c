/** The computer's own copy of a game, kept up to date by decisions. Free of the worker around it, so that it can be tested. */
import { greedy, type Player, random } from '@firegroup/ai'
import {
  type AslskEvent,
  type AslskState,
  advisor,
  aslsk,
  type FireDeclaration,
  type FirePreview,
  type HexRisk,
  moveRisk,
  reachable,
} from '@firegroup/aslsk'
import { type Game, KeyedChance, keyFromSeed, type LoggedDecision, restoreGame, type Save, type Seat } from '@firegroup/kernel'

/** The computer players by the name of their level. */
const LEVELS: Readonly<Record<string, () => Player<AslskState>>> = {
  random: () => random(),
  greedy: () => greedy(advisor),
}

export class Thinker {
  readonly #game: Game<AslskState, AslskEvent>

  constructor(save: Save) {
    const restored = restoreGame(aslsk, save, { keep: { history: true, events: false, hashes: false } })
    if (!restored.ok) throw new Error(restored.problems.map(({ message }) => message).join(' '))
    this.#game = restored.value
  }

  catchUp(from: number, decisions: readonly LoggedDecision[]): void {
    if (from !== this.#game.decisionCount) throw new Error(`The computer knows ${this.#game.decisionCount} decisions, not ${from}.`)
    for (const { seat, decision } of decisions) this.#game.take(seat, decision)
  }

  choose(seat: Seat, level: string): unknown {
    const open = this.#game.questionFor(seat)
    if (!open) throw new Error(`${seat} is not asked anything.`)
    const player = (LEVELS[level] ?? LEVELS['random']!)()
    const chance = new KeyedChance(keyFromSeed(`${this.#game.key ?? ''} ${this.#game.decisionCount} ${level}`))
    const imagined = (): AslskState => {
      const state = aslsk.clone(this.#game.state)
      aslsk.resample(state, seat, chance)
      return state
    }
    return player.choose({ seat, open, imagined, chance })
  }

  /** What may become of each target of an attack. */
  fates(seat: Seat, declared: FireDeclaration): FirePreview['targets'] {
    const preview = this.#game.questionFor(seat)?.question.preview?.(declared) as FirePreview | null | undefined
    return preview?.targets ?? []
  }

  /** The worst shot at each hex within reach, the nearest hexes first. */
  *risks(
    units: readonly number[],
    mode: 'assault' | 'double' | undefined,
  ): Generator<{ place: number; harm: number; residual: number; seenFrom: number[] }> {
    const s = this.#game.state
    const movers = units.map((id) => s.units[id]!)
    for (const { place, path } of reachable(s, movers, mode)) {
      const last = moveRisk(s, movers, path, mode).at(-1)
      if (!last) continue
      const seenFrom = [...new Set(last.firers.map((id) => s.units[id]!.at))]
      yield { place, harm: harmOf(last), residual: last.residual, seenFrom }
    }
  }
}

/** The chance that the worst single shot there stops a mover, as a share of 1: the mean over the movers. */
function harmOf({ worst }: HexRisk): number {
  const targets = worst?.preview.targets ?? []
  if (targets.length === 0) return 0
  return targets.reduce((sum, { fate }) => sum + 1 - fate.unharmed / fate.of, 0) / targets.length
}
