import { contestants, greedy, LEVELS, type Player, type Position, playGame } from '@firegroup/ai'
import { CATALOGUE, type Rules, scenario } from '@firegroup/content'
import type { GameEvent } from '@firegroup/kernel'
import type { Benchmark } from '../harness.ts'

/** What a decision of each level costs in each system, as CPU time and as decisions played in the head, in its usual scenario. */
export const benchmarks: readonly Benchmark[] = CATALOGUE.flatMap(({ id, usual, rules }) =>
  Object.keys(LEVELS).flatMap((level): Benchmark[] => [
    { id: `ai.decision.ms.${id}.${level}`, unit: 'ms', run: () => rules((given) => game(given, usual, level).ms) },
    { id: `ai.decision.nodes.${id}.${level}`, unit: 'nodes', run: () => rules((given) => game(given, usual, level).nodes) },
  ]),
)

interface Costs {
  decisions: number
  ms: number
  nodes: number
}

/** A whole game against greedy, after a game of greedy alone to warm up. */
function game<S, E extends GameEvent>({ system, counsel }: Rules<S, E>, usual: string, level: string): Omit<Costs, 'decisions'> {
  const origin = { scenario: scenario(usual) }
  const [first, second] = system.seats as [string, string]
  const other = greedy(counsel.advisor)
  playGame(system, origin, { [first]: other, [second]: other }, 'warm')
  const costs: Costs = { decisions: 0, ms: 0, nodes: 0 }
  playGame(system, origin, { [first]: watched(contestants(counsel)[level]!(), costs), [second]: other }, 'ai')
  return { ms: costs.ms / costs.decisions, nodes: costs.nodes / costs.decisions }
}

function watched<S>(player: Player<S>, costs: Costs): Player<S> {
  return {
    ...player,
    choose(position) {
      const before = process.threadCpuUsage()
      const decision = player.choose(counted(position, costs))
      const { user, system } = process.threadCpuUsage(before)
      costs.decisions++
      costs.ms += (user + system) / 1000
      return decision
    },
  }
}

function counted<S>(position: Position<S>, costs: Costs): Position<S> {
  return {
    ...position,
    imaginedGame: (dice) => {
      const imagined = position.imaginedGame(dice)
      const take = imagined.take.bind(imagined)
      imagined.take = (seat, decision) => {
        costs.nodes++
        take(seat, decision)
      }
      return imagined
    },
  }
}
