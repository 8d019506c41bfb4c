/** The games as the lab knows them: where computer players meet, with the players of the simulator. Each is loaded when a series of it is set up. */
import { type Counsel, contestants, positionOf } from '@firegroup/ai'
import { type GameEvent, KeyedChance, keyFromSeed, type Save, type System, saveGame, startGame } from '@firegroup/kernel'
import { type Arena, arena } from '@firegroup/lab'
import { once } from './parts.ts'

export interface LabGame {
  readonly arena: Arena
  /** A game of a series played again, and kept whole. */
  keep(scenario: object, players: readonly string[], seed: string): Save
}

const LABS: { readonly [system: string]: () => Promise<LabGame> } = {
  aslsk: once(async () => {
    const { aslsk, counsel } = await import('@firegroup/aslsk')
    return labGame(aslsk, counsel)
  }),
  lnlt: once(async () => {
    const { lnlt, counsel } = await import('@firegroup/lnlt')
    return labGame(lnlt, counsel)
  }),
  upfront: once(async () => {
    const { upfront, counsel } = await import('@firegroup/upfront')
    return labGame(upfront, counsel)
  }),
}

/** The same promise each time. */
export function labGameOf(system: string): Promise<LabGame> {
  return LABS[system]?.() ?? Promise.reject(new Error(`The lab does not know the game '${system}'.`))
}

/** No clock limits these players, so that a series gives the same games here and on the command line. */
function labGame<S, E extends GameEvent>(system: System<S, E>, counsel: Counsel<S>): LabGame {
  const players = contestants(counsel)
  return {
    arena: arena(system, players, counsel.evaluation),
    keep(scenario, names, seed) {
      const started = startGame(system, { scenario }, { key: keyFromSeed(seed) })
      if (!started.ok) throw new Error(started.problems.map(({ message }) => message).join(' '))
      const game = started.value
      const bySeat = new Map(system.seats.map((seat, i) => [seat, players[names[i]!]!()]))
      // As `playMatch` does it: the same dice for the players give the same game.
      const chance = new KeyedChance(keyFromSeed(`${seed} players`))
      while (!game.outcome)
        for (const open of [...game.open]) game.take(open.seat, bySeat.get(open.seat)!.choose(positionOf(game, open, chance)))
      return saveGame(game)
    },
  }
}
