import { greedy, type Player, playMatch, random } from '@firegroup/ai'
import { type AslskState, advisor, aslsk } from '@firegroup/aslsk'
import { scenario } from '@firegroup/content/aslsk'
import { type Benchmark, median, milliseconds } from '../harness.ts'

/** About ten units a side. */
const SCENARIO = scenario('chapel-on-the-hill')
const RANDOM_GAMES = 100
const GREEDY_GAMES = 20

export const benchmarks: readonly Benchmark[] = [
  { id: 'decisions.random.aslsk', unit: '/s', run: randomDecisions },
  { id: 'games.greedy.aslsk', unit: '/s', run: greedyGames },
]

/** Whole games of random decisions, one core, nothing kept: the middle of several rounds, after twice as many games to get warm and see the ground. */
function randomDecisions(): number {
  play(random(), 2 * RANDOM_GAMES, 'warm')
  let round = 0
  return median(5, () => perSecondOf(() => play(random(), RANDOM_GAMES, `measured ${round++}`)))
}

function greedyGames(): number {
  play(greedy(advisor), GREEDY_GAMES, 'warm')
  let games = 0
  return perSecondOf(() => {
    play(greedy(advisor), GREEDY_GAMES, `measured ${games}`)
    games += GREEDY_GAMES
    return GREEDY_GAMES
  })
}

/** The decisions made in so many games. */
function play(player: Player<AslskState>, games: number, seed: string): number {
  let decisions = 0
  for (let n = 0; n < games; n++)
    decisions += playMatch(aslsk, { scenario: SCENARIO }, { allied: player, axis: player }, `${seed} ${n}`).decisions
  return decisions
}

function perSecondOf(work: () => number): number {
  let done = 0
  const took = milliseconds(() => {
    done = work()
  })
  return (done * 1000) / took
}
