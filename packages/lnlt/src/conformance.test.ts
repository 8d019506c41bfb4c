import { conformance } from '@firegroup/testkit'
import { testScenario } from '../test/scenario.ts'
import { lnlt } from './system.ts'

conformance(lnlt, { scenarios: { village: testScenario() }, maxDecisions: 6000, games: 6 })
