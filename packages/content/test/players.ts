import { CHARACTERS, type Counsel, greedy, LEVELS, type Player, planner, playGame, positionOf, random } from '@firegroup/ai'
import { type Game, type GameEvent, KeyedChance, keyFromSeed, type Seat, type System, startGame } from '@firegroup/kernel'
import { depth } from '@firegroup/testkit'
import { expect, test, vi } from 'vitest'

const RANDOM_GAMES = depth.times(18, 1000)
const GREEDY_GAMES = depth.times(10, 200)
const CHARACTER_GAMES = depth.times(4, 100)
/** Of so few games one more may go wrong. */
const GREEDY_SHARE = depth.isDeep ? 0.95 : 0.8
const MOST_DECISIONS = 20_000
/** Enough to try things out, few enough for a test. */
const HASTY_NODES = 12
/** How far into each game, and how often, what is hidden is exchanged. */
const SECRET_DECISIONS = depth.times(40, 160)
const SECRET_EVERY = 9
const MOST_SECRETIVE = 2

/** What holds for the computer players of every system, over all the scenarios that come with it. */
export function computerPlayers<S, E extends GameEvent>(system: System<S, E>, scenarios: readonly object[], counsel: Counsel<S>): void {
  const { advisor } = counsel
  /** Where everybody's choice is made twice: the everyday run takes a few scenarios, among them those with most to hide. */
  const secretive = depth.some(scenarios, MOST_SECRETIVE)
  vi.setConfig({ testTimeout: 300_000 })
  const [first, second] = system.seats as [Seat, Seat]

  /** The scenarios in turn, each with a new seed; gives who won which. */
  function series(games: number, playersOf: (n: number) => readonly [Player<S>, Player<S>]): (Seat | null)[] {
    return Array.from({ length: games }, (_, n) => {
      const [one, other] = playersOf(n)
      const scenario = scenarios[n % scenarios.length]!
      return playGame(system, { scenario }, { [first]: one, [second]: other }, depth.seed(`series ${n}`), MOST_DECISIONS).outcome.winner
    })
  }

  test(`${RANDOM_GAMES} random games over all scenarios end without a fault or a dead end`, () => {
    expect(series(RANDOM_GAMES, () => [random(), random()])).toHaveLength(RANDOM_GAMES)
  })

  test(`${GREEDY_GAMES} greedy games over all scenarios end, and both sides win some`, () => {
    const winners = series(GREEDY_GAMES, () => [greedy(advisor), greedy(advisor)])
    for (const seat of system.seats) expect(winners).toContain(seat)
    // a few games of a scenario say nothing of it
    if (!depth.isDeep) return
    for (const at of scenarios.keys()) {
      const ofScenario = winners.filter((_, n) => n % scenarios.length === at)
      for (const seat of system.seats) expect(ofScenario, `scenario ${at}`).toContain(seat)
    }
  })

  test('whatever a player likes to do, games end: in each character, where nothing is tried and liking counts for most', () => {
    const atFirstSight = { ...LEVELS.recruit, nodes: 0, error: 0 }
    for (const [at, character] of Object.values(CHARACTERS).entries()) {
      const player: Player<S> = { ...planner({ ...counsel, level: atFirstSight, character }), looksAhead: false }
      const games = series(CHARACTER_GAMES, (n) => ((n + at) % 2 === 0 ? [player, greedy(advisor)] : [greedy(advisor), player]))
      expect(games).toHaveLength(CHARACTER_GAMES)
    }
  })

  test(`greedy beats random in at least ${100 * GREEDY_SHARE} of 100 games, whichever side it plays`, () => {
    const isFirst = (n: number): boolean => Math.floor(n / scenarios.length) % 2 === 0
    const winners = series(GREEDY_GAMES, (n) => (isFirst(n) ? [greedy(advisor), random()] : [random(), greedy(advisor)]))
    const won = winners.filter((winner, n) => winner === (isFirst(n) ? first : second))
    expect(won.length).toBeGreaterThanOrEqual(GREEDY_SHARE * GREEDY_GAMES)
  })

  /** Every imagined state is another one that the seat can't tell from the real one. */
  test('greedy decides the same whatever is hidden from it', () => {
    const steady: Player<S> = {
      name: 'steady',
      choose(position) {
        const [once, again] = [greedy(advisor).choose(position), greedy(advisor).choose(position)]
        expect(again).toEqual(once)
        return once
      },
    }
    for (const [n, scenario] of secretive.entries())
      for (let again = 0; again < depth.times(1, 2); again++)
        playGame(system, { scenario }, { [first]: steady, [second]: steady }, depth.seed(`steady ${n} ${again}`), MOST_DECISIONS)
  })

  // in a character: what holds for it holds for whoever has none
  const hasty = planner({ ...counsel, level: { ...LEVELS.veteran, nodes: HASTY_NODES }, character: CHARACTERS.bold })

  test('a planner plays to the end, and the same game again', () => {
    const played = (seat: Seat) => {
      const players = { [first]: greedy(advisor), [second]: greedy(advisor), [seat]: hasty }
      return playGame(system, { scenario: scenarios[0]! }, players, `planner ${seat}`, MOST_DECISIONS)
    }
    const seats = depth.some(system.seats, 1)
    expect(seats.map(played)).toEqual(seats.map(played))
  })

  test('a planner decides the same where only what it can’t know is different', () => {
    let compared = 0
    for (const [n, scenario] of secretive.entries()) {
      const game = begun(system, scenario, `secrets ${n}`)
      const dice = new KeyedChance(keyFromSeed(`play ${n}`))
      while (!game.outcome && game.decisionCount < SECRET_DECISIONS) {
        const open = game.open[0]!
        if (game.decisionCount % SECRET_EVERY === n % SECRET_EVERY) {
          const other = game.fork()
          system.resample(other.state, open.seat, new KeyedChance(keyFromSeed(`exchanged ${game.decisionCount}`)))
          const own = () => new KeyedChance(keyFromSeed(`own ${game.decisionCount}`))
          const there = other.questionFor(open.seat)!
          expect(hasty.choose(positionOf(other, there, own()))).toEqual(hasty.choose(positionOf(game, open, own())))
          compared++
        }
        game.take(open.seat, greedy(advisor).choose(positionOf(game, open, dice)))
      }
    }
    expect(compared).toBeGreaterThan(secretive.length)
  })
}

function begun<S, E extends GameEvent>(system: System<S, E>, scenario: object, seed: string): Game<S, E> {
  const started = startGame(system, { scenario }, { key: keyFromSeed(seed) })
  if (!started.ok) throw new Error(started.problems[0]!.message)
  return started.value
}
