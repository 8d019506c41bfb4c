import { freezePlain } from '@firegroup/kernel'
import { conformance, depth } from '@firegroup/testkit'
import { testScenario } from '../test/scenario.ts'
import { MODULES } from './modules/index.ts'
import { upfront } from './system.ts'

const scenarios = {
  patrols: freezePlain(testScenario('German', 'American', { rulesThrough: 16 })),
  pacific: freezePlain(testScenario('Japanese', 'Russian')),
}

conformance(upfront, {
  scenarios: Object.fromEntries(depth.some(Object.entries(scenarios), 1)),
  games: 1,
  maxDecisions: 6000,
  candidatesChecked: 20,
  modules: {
    ids: depth.some(
      MODULES.map(({ id }) => id),
      1,
    ),
    scenario: freezePlain(testScenario('Russian', 'German', { rulesThrough: 40 })),
  },
})
