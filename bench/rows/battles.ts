import { playGame, random } from '@firegroup/ai'
import { CATALOGUE, scenario } from '@firegroup/content'
import type { GameEvent, System } from '@firegroup/kernel'
import { armour, battle } from '../battles.ts'
import { type Benchmark, medianOf, milliseconds } from '../harness.ts'
import { randomDecisions } from '../matches.ts'

const SIZES = [20, 60, 150] as const
/** So many decisions of each battle tell what one costs, once it has been warmed up by so many. */
const DECISIONS = 2000
const WARM_UP = 6000
const ROUNDS = 5

const starterKit = CATALOGUE.find(({ id }) => id === 'aslsk')!
const lockAndLoad = CATALOGUE.find(({ id }) => id === 'lnlt')!

/** Armour, and how the cost of a decision grows with the battle. */
export const benchmarks: readonly Benchmark[] = [
  {
    id: 'decisions.random.aslsk.armour',
    unit: '/s',
    run: () => starterKit.rules(({ system }) => randomDecisions((_, games, seed) => decisionsIn(system, armour, games, seed))),
  },
  {
    id: 'decisions.random.lnlt.armour',
    unit: '/s',
    run: () =>
      lockAndLoad.rules(({ system }) =>
        randomDecisions((_, games, seed) => decisionsIn(system, scenario('the-osier-bridge'), games, seed)),
      ),
  },
  ...SIZES.flatMap((units): Benchmark[] => [
    { id: `decisions.growth.${units}`, unit: 'µs', run: async () => (await costsOf([battle(units, false)]))[0]! },
    { id: `decisions.growth.${units}.four`, unit: 'µs', run: async () => (await costsOf([battle(units, true)]))[0]! },
  ]),
  { id: 'decisions.growth.by-units', unit: 'x', run: () => growth(false, false) },
  { id: 'decisions.growth.by-units.four', unit: 'x', run: () => growth(true, true) },
  { id: 'decisions.growth', unit: 'x', run: () => growth(true, false) },
]

/** How many times as much a decision costs with 150 units as with 20, each on one board or on four. */
async function growth(largeOnFour: boolean, smallOnFour: boolean): Promise<number> {
  const [large, small] = await costsOf([battle(150, largeOnFour), battle(20, smallOnFour)])
  return large! / small!
}

function decisionsIn<S, E extends GameEvent>(system: System<S, E>, scenario: object, games: number, seed: string): number {
  const players = Object.fromEntries(system.seats.map((seat) => [seat, random<S>()]))
  let decisions = 0
  for (let n = 0; n < games; n++) decisions += playGame(system, { scenario }, players, `${seed} ${n}`).decisions
  return decisions
}

/**
 * The time of a decision in whole games of random players, in each of these battles. All are played by the same code, compiled for all of them: each gets warm with
 * as many decisions as the others, and then they take turns, so that neither the compiler nor a busy machine counts against one of them.
 */
function costsOf(scenarios: readonly object[]): Promise<readonly number[]> {
  return starterKit.rules(({ system }) => {
    const play = (scenario: object, least: number, seed: string): number => {
      let decisions = 0
      for (let n = 0; decisions < least; n++) decisions += decisionsIn(system, scenario, 1, `${seed} ${n}`)
      return decisions
    }
    for (const scenario of scenarios) play(scenario, WARM_UP, 'warm')
    const costs = scenarios.map((): number[] => [])
    for (let round = 0; round < ROUNDS; round++)
      scenarios.forEach((scenario, i) => {
        let decisions = 0
        const took = milliseconds(() => {
          decisions = play(scenario, DECISIONS, `measured ${round}`)
        })
        costs[i]!.push((took * 1000) / decisions)
      })
    return costs.map(medianOf)
  })
}
