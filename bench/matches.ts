import { type Advisor, greedy, type Player, playGame, random } from '@firegroup/ai'
import type { GameEvent, System } from '@firegroup/kernel'
import { type Benchmark, median, milliseconds } from './harness.ts'

const RANDOM_GAMES = 100
const GREEDY_GAMES = 20

/** How fast computer players play a scenario of a system: the rows decisions.random and games.greedy. */
export function matchBenchmarks<S, E extends GameEvent>(system: System<S, E>, scenario: unknown, advisor: Advisor<S>): Benchmark[] {
  /** The decisions made in so many games. */
  const play = (player: Player<S>, games: number, seed: string): number => {
    const players = Object.fromEntries(system.seats.map((seat) => [seat, player]))
    let decisions = 0
    for (let n = 0; n < games; n++) decisions += playGame(system, { scenario }, players, `${seed} ${n}`).decisions
    return decisions
  }
  return [
    { id: `decisions.random.${system.id}`, unit: '/s', run: () => randomDecisions(play) },
    { id: `games.greedy.${system.id}`, unit: '/s', run: () => greedyGames(play, advisor) },
  ]
}

type Play<S> = (player: Player<S>, games: number, seed: string) => number

/** Whole games of random decisions, one core, nothing kept: the middle of several rounds, after twice as many games to get warm and see the ground. */
export function randomDecisions<S>(play: Play<S>): number {
  play(random(), 2 * RANDOM_GAMES, 'warm')
  let round = 0
  return median(5, () => perSecondOf(() => play(random(), RANDOM_GAMES, `measured ${round++}`)))
}

function greedyGames<S>(play: Play<S>, advisor: Advisor<S>): number {
  play(greedy(advisor), GREEDY_GAMES, 'warm')
  return perSecondOf(() => {
    play(greedy(advisor), GREEDY_GAMES, 'measured 0')
    return GREEDY_GAMES
  })
}

function perSecondOf(work: () => number): number {
  let done = 0
  const took = milliseconds(() => {
    done = work()
  })
  return (done * 1000) / took
}
