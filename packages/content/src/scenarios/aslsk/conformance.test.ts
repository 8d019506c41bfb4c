import { aslsk, type Scenario } from '@firegroup/aslsk'
import { type Keep, keyFromSeed, startGame } from '@firegroup/kernel'
import { conformance, depth, playRandomly } from '@firegroup/testkit'
import { expect, test } from 'vitest'
import { scenarios } from '../../aslsk.ts'

const NOTHING: Keep = { history: false, events: false, hashes: false }
const GAMES = depth.times(2, 20)
const MOST_DECISIONS = 5000

test.each(scenarios.map((scenario) => [scenario.id, scenario] as const))('random games of %s end', (_id, scenario) => {
  for (let n = 0; n < GAMES; n++) {
    const started = startGame(aslsk, { scenario }, { key: keyFromSeed(depth.seed(`dice ${n}`)) }, NOTHING)
    if (!started.ok) throw new Error(started.problems[0]!.message)
    playRandomly(started.value, { seed: `game ${n}`, maxDecisions: MOST_DECISIONS })
    expect(aslsk.seats).toContain(started.value.outcome!.winner)
  }
})

// The kit looks at every decision from all sides: it plays only as many turns as bring everybody onto the map.
conformance(aslsk, {
  scenarios: Object.fromEntries(scenarios.map((scenario) => [scenario.id, shortened(scenario)])),
  games: 1,
  maxDecisions: MOST_DECISIONS,
  candidatesChecked: 10,
})

function shortened(scenario: Scenario): Scenario {
  const arrivals = aslsk.seats.flatMap((side) => scenario.sides[side as 'allied' | 'axis'].groups.map(({ arrival }) => arrival))
  return { ...scenario, turns: Math.max(2, ...arrivals.map((arrival) => (arrival.kind === 'enter' ? arrival.turn : 1))) }
}
