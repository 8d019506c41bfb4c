import { type Keep, keyFromSeed, startGame } from '@firegroup/kernel'
import { conformance, playRandomly } from '@firegroup/testkit'
import { upfront } from '@firegroup/upfront'
import { expect, test } from 'vitest'
import { scenarios } from '../../upfront.ts'

const NOTHING: Keep = { history: false, events: false, hashes: false }
const GAMES = 10
const MOST_DECISIONS = 5000

test.each(scenarios.map((scenario) => [scenario.id, scenario] as const))('random games of %s end', (_id, scenario) => {
  for (let n = 0; n < GAMES; n++) {
    const started = startGame(upfront, { scenario }, { key: keyFromSeed(`dice ${n}`) }, NOTHING)
    if (!started.ok) throw new Error(started.problems[0]!.message)
    playRandomly(started.value, { seed: `game ${n}`, maxDecisions: MOST_DECISIONS })
    expect([...upfront.seats, null]).toContain(started.value.outcome!.winner)
  }
})

// The kit looks at every decision from all sides, so one game of each is enough.
conformance(upfront, {
  scenarios: Object.fromEntries(scenarios.map((scenario) => [scenario.id, scenario])),
  games: 1,
  maxDecisions: MOST_DECISIONS,
  candidatesChecked: 10,
})
