import { conformance } from '@firegroup/testkit'
import { boardFrom, testScenario } from '../../../test/scenario.ts'
import { aslsk } from '../../system.ts'

const GROUND = `
  B2 woods        C3 stone building        D2 wooden building        D4 woods        E3 grain
  F3 stone building        F4 stone building        G2 orchard        H4 grain        E5 woods`
const HEXSIDES = [
  'C3/D3 wall',
  'D2/E2 hedge',
  'D4/E4 bocage',
  'D4/E5 bocage',
  'E3/F3 bocage',
  'E4/F4 wall',
  'F4/G5 slope',
  'E3/E2 slope',
  'C3/C4 bocage',
]

/** The small battle with walls, bocage and slopes between the two, some of them concealed. */
const hedgerows = testScenario({
  boards: [{ map: boardFrom(GROUND, { columns: 9, rows: 6, joined: ['F3 F4'], hexsides: HEXSIDES }), at: { column: 0, row: 0 } }],
  rules: [{ type: 'concealment', axis: 2, allied: 2, text: 'Concealment is in effect.' }],
  modules: ['wall-bocage', 'slopes', 'los-full'],
})

conformance(aslsk, {
  scenarios: { hedgerows, 'Deluxe hedgerows': { ...hedgerows, modules: ['deluxe-walls'] } },
  games: 2,
  maxDecisions: 3000,
  candidatesChecked: 20,
})
