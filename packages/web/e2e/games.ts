/** Games as tests need them: just begun, or played by computers up to some moment. The same seed gives the same game. */
import { type Advisor, greedy, positionOf } from '@firegroup/ai'
import { type AslskEvent, type AslskState, advisor, aslsk } from '@firegroup/aslsk'
import { scenario } from '@firegroup/content/aslsk'
import {
  type Game,
  type GameEvent,
  KeyedChance,
  keyFromSeed,
  type OpenQuestion,
  type Origin,
  type System,
  saveGame,
  startGame,
} from '@firegroup/kernel'
import type { MatchRecord } from '@firegroup/table'

export const computer = { type: 'computer', level: 'greedy' } as const
export const anna = { type: 'human', name: 'Anna' } as const
export const ben = { type: 'human', name: 'Ben' } as const

export function begun<S, E extends GameEvent>(system: System<S, E>, origin: Origin, seed: string): Game<S, E> {
  const started = startGame(system, origin, { key: keyFromSeed(seed) })
  if (!started.ok) throw new Error(started.problems.map(({ message }) => message).join(' '))
  return started.value
}

/** A moment of a game: whoever is asked. */
export interface Moment<S, E extends GameEvent> extends OpenQuestion {
  readonly game: Game<S, E>
}

/** Plays on between two computers until there is such a moment, or to the end. */
export function playedOn<S, E extends GameEvent>(
  game: Game<S, E>,
  adviser: Advisor<S>,
  seed: string,
  isThere: (moment: Moment<S, E>) => boolean = () => false,
): Game<S, E> {
  const player = greedy(adviser)
  const chance = new KeyedChance(keyFromSeed(`${seed} players`))
  while (!game.outcome)
    for (const open of [...game.open]) {
      if (isThere({ game, seat: open.seat, question: open.question })) return game
      game.take(open.seat, player.choose(positionOf(game, open, chance)))
    }
  return game
}

/** A game as a file or the browser's store would hold it. */
export function recordOf<S, E extends GameEvent>(id: string, name: string, game: Game<S, E>, players: MatchRecord['players']): MatchRecord {
  const [begun, played] = ['2026-05-02T10:00:00.000Z', '2026-05-03T18:30:00.000Z']
  return { format: 'firegroup-match', version: 1, id, name, begun, played, players, save: saveGame(game) }
}

/** A game of the Starter Kit up to some decision, as a file would hold it. */
export function playedGame(id: string, seed: string, decisions: number): MatchRecord {
  const chosen = scenario(id)
  const game = playedOn(
    begun(aslsk, { scenario: chosen }, seed),
    advisor,
    seed,
    ({ game: { decisionCount } }) => decisionCount >= decisions,
  )
  return recordOf(seed, chosen.name, game, { allied: anna, axis: computer })
}

/** The small game of the Starter Kit, just begun. */
export const firstLight = (seed: string): Game<AslskState, AslskEvent> => begun(aslsk, { scenario: scenario('first-light') }, seed)
