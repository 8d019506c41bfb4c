import { playGame, random } from '@firegroup/ai'
import { CATALOGUE } from '@firegroup/content'
import type { GameEvent, System } from '@firegroup/kernel'
import { armour, battle } from '../battles.ts'
import { type Benchmark, median, milliseconds } from '../harness.ts'
import { randomDecisions } from '../matches.ts'

const SIZES = [20, 60, 150] as const
/** So many decisions of each battle are enough to tell. */
const DECISIONS = 600

const starterKit = CATALOGUE.find(({ id }) => id === 'aslsk')!

/** Armour, and how the cost of a decision grows with the battle. */
export const benchmarks: readonly Benchmark[] = [
  {
    id: 'decisions.random.aslsk.armour',
    unit: '/s',
    run: () => starterKit.rules(({ system }) => randomDecisions((_, games, seed) => decisionsIn(system, armour, games, seed))),
  },
  ...SIZES.flatMap((units): Benchmark[] => [
    { id: `decisions.growth.${units}`, unit: 'µs', run: () => costOf(battle(units, false)) },
    { id: `decisions.growth.${units}.four`, unit: 'µs', run: () => costOf(battle(units, true)) },
  ]),
  { id: 'decisions.growth', unit: 'x', run: async () => (await costOf(battle(150, true))) / (await costOf(battle(20, false))) },
]

function decisionsIn<S, E extends GameEvent>(system: System<S, E>, scenario: object, games: number, seed: string): number {
  const players = Object.fromEntries(system.seats.map((seat) => [seat, random<S>()]))
  let decisions = 0
  for (let n = 0; n < games; n++) decisions += playGame(system, { scenario }, players, `${seed} ${n}`).decisions
  return decisions
}

/** The time of a decision in whole games of random players. */
function costOf(scenario: object): Promise<number> {
  return starterKit.rules(({ system }) => {
    const games = Math.max(1, Math.ceil(DECISIONS / decisionsIn(system, scenario, 1, 'warm')))
    let round = 0
    return median(3, () => {
      let decisions = 0
      const took = milliseconds(() => {
        decisions = decisionsIn(system, scenario, games, `measured ${round++}`)
      })
      return (took * 1000) / decisions
    })
  })
}
