import { conformance } from '@firegroup/testkit'
import { ambushScenario, fogScenario } from '../../test/fog.ts'
import { aslsk } from '../system.ts'

conformance(aslsk, {
  scenarios: { 'concealment and hidden Guns': fogScenario, 'hidden Infantry': ambushScenario },
  maxDecisions: 4000,
  games: 2,
  candidatesChecked: 20,
})
