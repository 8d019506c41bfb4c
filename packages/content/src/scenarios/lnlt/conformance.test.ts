import { lnlt } from '@firegroup/lnlt'
import { conformance, depth } from '@firegroup/testkit'
import { scenarios } from '../../lnlt.ts'

const MOST_DECISIONS = 5000

// The kit looks at every decision from all sides: it plays only as many turns as bring everybody onto the map.
const TURNS = 4

conformance(lnlt, {
  scenarios: Object.fromEntries(depth.some(scenarios, 2).map((scenario) => [scenario.id, { ...scenario, turns: TURNS }])),
  games: 1,
  maxDecisions: MOST_DECISIONS,
  candidatesChecked: 10,
})
