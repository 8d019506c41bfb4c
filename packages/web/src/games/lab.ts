/** The games as the lab knows them: where the players of the simulator meet. Each is loaded when a series of it is set up. */
import { contestants, playOut } from '@firegroup/ai'
import { CATALOGUE, type Rules } from '@firegroup/content/catalogue'
import { type GameEvent, keyFromSeed, type Save, saveGame, startGame } from '@firegroup/kernel'
import { type Arena, arena } from '@firegroup/lab'
import { once } from './once.ts'

export interface LabGame {
  readonly arena: Arena
  /** A game of a series played again, and kept whole. */
  keep(scenario: object, players: readonly string[], seed: string): Save
}

const LABS: ReadonlyMap<string, () => Promise<LabGame>> = new Map(CATALOGUE.map(({ id, rules }) => [id, once(() => rules(labGame))]))

/** The same promise each time. */
export function labGameOf(system: string): Promise<LabGame> {
  return LABS.get(system)?.() ?? Promise.reject(new Error(`The lab does not know the game '${system}'.`))
}

/** No clock limits these players, so that a series gives the same games here and on the command line. */
function labGame<S, E extends GameEvent>({ system, counsel, players: own }: Rules<S, E>): LabGame {
  const players = { ...contestants(counsel), ...own }
  return {
    arena: arena(system, players, counsel.evaluation),
    keep(scenario, names, seed) {
      const started = startGame(system, { scenario }, { key: keyFromSeed(seed) })
      if (!started.ok) throw new Error(started.problems.map(({ message }) => message).join(' '))
      const game = started.value
      playOut(game, Object.fromEntries(system.seats.map((seat, i) => [seat, players[names[i]!]!()])), seed)
      return saveGame(game)
    },
  }
}
