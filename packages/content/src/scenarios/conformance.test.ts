import { aslsk } from '@firegroup/aslsk'
import { conformance } from '@firegroup/testkit'
import { scenarios } from './index.ts'

conformance(aslsk, {
  scenarios: Object.fromEntries(scenarios.map((scenario) => [scenario.id, scenario])),
  games: 3,
  maxDecisions: 5000,
  candidatesChecked: 10,
})
