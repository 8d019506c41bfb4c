import { type Counsel, contestants, greedy, LEVELS, type Player, planner, positionOf } from '@firegroup/ai'
import { type Game, type GameEvent, KeyedChance, keyFromSeed, type OpenQuestion, type System, startGame } from '@firegroup/kernel'
import { depth } from '@firegroup/testkit'
import { expect, test, vi } from 'vitest'

interface Timed {
  readonly id: string
  readonly turns: number
}

const GAMES = depth.times(3, 12)
const TRIALS = 30
/** What departing from first sight must bring at least, in win chance. */
const WORTH_IT = 0.02

/** A regular keeps to first sight unless it has found something better, above all when there is no time left to make good for it. */
export function steadyToTheEnd<S, E extends GameEvent>(system: System<S, E>, scenario: Timed, counsel: Counsel<S>): void {
  vi.setConfig({ testTimeout: 300_000 })
  const first = greedy(counsel.advisor)
  const regular = contestants(counsel)['regular']!()
  /** What it sees at first is seen in its own way to go about the game. */
  const ownFirst = planner({ ...counsel, level: { ...LEVELS.regular, nodes: 0 } })

  test(`in the last turn of ${scenario.id} a regular departs from first sight only for something that wins more often`, () => {
    const gains: number[] = []
    let asked = 0
    eachDecision(system, scenario, first, (game, open, _, chance) => {
      if (system.measure!(game.state).turn < scenario.turns) return
      asked++
      const seen = ownFirst.choose(positionOf(game, open, chance.copy()))
      const choice = regular.choose(positionOf(game, open, chance))
      if (JSON.stringify(choice) !== JSON.stringify(seen)) gains.push(winsOf(game, open, choice, first) - winsOf(game, open, seen, first))
    })
    expect(asked).toBeGreaterThan(10)
    const mean = gains.reduce((sum, gain) => sum + gain, 0) / gains.length
    if (gains.length > 0) expect(mean).toBeGreaterThan(WORTH_IT)
  })
}

/** Every decision of some games between greedy players, with what they do. */
export function eachDecision<S, E extends GameEvent>(
  system: System<S, E>,
  scenario: object,
  player: Player<S>,
  see: (game: Game<S, E>, open: OpenQuestion, usual: unknown, chance: KeyedChance) => void,
): void {
  for (let n = 0; n < GAMES; n++) {
    const started = startGame(system, { scenario }, { key: keyFromSeed(`last ${n}`) })
    if (!started.ok) throw new Error(started.problems[0]!.message)
    const game = started.value
    const chance = new KeyedChance(keyFromSeed(`own ${n}`))
    while (!game.outcome) {
      const open = game.open[0]!
      const usual = player.choose(positionOf(game, open, chance))
      see(game, open, usual, chance)
      game.take(open.seat, usual)
    }
  }
}

/** What share of games it wins that go on as at first sight, with dice that nobody has thought of before. */
function winsOf<S, E extends GameEvent>(game: Game<S, E>, open: OpenQuestion, decision: unknown, player: Player<S>): number {
  let won = 0
  for (let trial = 0; trial < TRIALS; trial++) {
    const dice = new KeyedChance(keyFromSeed(`fresh ${trial}`))
    const position = positionOf(game, open, dice)
    const imagined = position.imaginedGame(dice)
    imagined.take(open.seat, decision)
    while (!imagined.outcome) {
      const next = imagined.open[0]!
      imagined.take(next.seat, player.choose({ ...position, seat: next.seat, open: next, imagined: () => imagined.state }))
    }
    if (imagined.outcome.winner === open.seat) won++
  }
  return won / TRIALS
}
