import { conformance } from '@firegroup/testkit'
import { testScenario } from '../test/scenario.ts'
import { upfront } from './system.ts'

const scenarios = { patrols: testScenario(), east: testScenario('German', 'Russian'), pacific: testScenario('Japanese', 'American') }

conformance(upfront, { scenarios, games: 2, maxDecisions: 4000, candidatesChecked: 20 })
