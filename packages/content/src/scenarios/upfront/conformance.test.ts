import { conformance } from '@firegroup/testkit'
import { upfront } from '@firegroup/upfront'
import { scenarios } from '../../upfront.ts'

// The kit looks at every decision from all sides, so one game of each is enough.
conformance(upfront, {
  scenarios: Object.fromEntries(scenarios.map((scenario) => [scenario.id, scenario])),
  games: 1,
  maxDecisions: 5000,
  candidatesChecked: 10,
})
