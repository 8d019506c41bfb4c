import { conformance } from '@firegroup/testkit'
import { ambushScenario, fogScenario } from '../../test/fog.ts'
import { houseSituation } from '../../test/fog-table.ts'
import { aslsk } from '../system.ts'

conformance(aslsk, {
  scenarios: { 'concealment and hidden Guns': fogScenario, 'hidden Infantry': ambushScenario },
  situations: { 'a house with hidden men in it': houseSituation },
  maxDecisions: 4000,
  games: 2,
  candidatesChecked: 20,
})
