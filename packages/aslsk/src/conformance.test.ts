import { conformance } from '@firegroup/testkit'
import { testScenario } from '../test/scenario.ts'
import { MODULES } from './scenario/modules.ts'
import { aslsk } from './system.ts'

conformance(aslsk, {
  scenarios: { picket: testScenario() },
  games: 5,
  maxDecisions: 3000,
  candidatesChecked: 20,
  modules: { ids: MODULES.map(({ id }) => id), scenario: testScenario() },
})
