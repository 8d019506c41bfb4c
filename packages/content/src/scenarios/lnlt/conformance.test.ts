import { type Keep, keyFromSeed, startGame } from '@firegroup/kernel'
import { lnlt } from '@firegroup/lnlt'
import { conformance, depth, playRandomly } from '@firegroup/testkit'
import { expect, test } from 'vitest'
import { scenarios } from '../../lnlt.ts'

const NOTHING: Keep = { history: false, events: false, hashes: false }
const GAMES = depth.times(2, 20)
const MOST_DECISIONS = 5000

test.each(scenarios.map((scenario) => [scenario.id, scenario] as const))('random games of %s end', (_id, scenario) => {
  for (let n = 0; n < GAMES; n++) {
    const started = startGame(lnlt, { scenario }, { key: keyFromSeed(depth.seed(`dice ${n}`)) }, NOTHING)
    if (!started.ok) throw new Error(started.problems[0]!.message)
    playRandomly(started.value, { seed: `game ${n}`, maxDecisions: MOST_DECISIONS })
    expect([...lnlt.seats, null]).toContain(started.value.outcome!.winner)
  }
})

// The kit looks at every decision from all sides: it plays only as many turns as bring everybody onto the map.
const TURNS = 4

conformance(lnlt, {
  scenarios: Object.fromEntries(depth.some(scenarios, 3).map((scenario) => [scenario.id, { ...scenario, turns: TURNS }])),
  games: 1,
  maxDecisions: MOST_DECISIONS,
  candidatesChecked: 10,
})
