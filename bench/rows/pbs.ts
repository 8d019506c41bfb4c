import { contestants, type Player, playOut } from '@firegroup/ai'
import { CATALOGUE, type Rules, scenario } from '@firegroup/content'
import { type GameEvent, keyFromSeed, startGame } from '@firegroup/kernel'
import type { Benchmark } from '../harness.ts'

/** What the book of Play Both Sides takes for an answer to First Fire: while men come, and while tanks and Guns do. */
export const benchmarks: readonly Benchmark[] = [
  { id: 'pbs.decision.ms', unit: 'ms', run: () => starterKit.rules((rules) => middleAnswer(rules)) },
]

const starterKit = CATALOGUE.find(({ id }) => id === 'aslsk')!
const SCENARIOS = ['chapel-on-the-hill', 'the-gun-at-the-crossroads', 'behind-them-the-river'] as const
const GAMES = 2

/** The middle one of all answers in a few games against greedy, the first of which warm up. */
function middleAnswer<S, E extends GameEvent>({ system, counsel, players = {} }: Rules<S, E>): number {
  const { greedy } = contestants(counsel)
  const times: number[] = []
  for (let i = 0; i <= GAMES; i++)
    for (const id of SCENARIOS) {
      const game = startGame(system, { scenario: scenario(id) }, { key: keyFromSeed(`book ${i}`) })
      if (!game.ok) throw new Error(game.problems[0]!.message)
      if (i === 1) times.length = 0
      const [first, second] = system.seats
      playOut(game.value, { [first!]: greedy!(), [second!]: timed(players['pbs']!(), times) }, `book ${i}`)
    }
  return times.sort((a, b) => a - b)[Math.floor(times.length / 2)]!
}

function timed<S>(player: Player<S>, times: number[]): Player<S> {
  return {
    ...player,
    choose(position) {
      const from = performance.now()
      const decision = player.choose(position)
      if (position.open.question.kind === 'firstFire') times.push(performance.now() - from)
      return decision
    },
  }
}
