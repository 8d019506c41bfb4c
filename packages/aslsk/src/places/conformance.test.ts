import { conformance } from '@firegroup/testkit'
import { testScenario } from '../../test/scenario.ts'
import { aslsk } from '../system.ts'

/** A field with everything in it that can lie inside a hex. */
const field = testScenario({
  modules: ['pillboxes', 'entrenchments', 'wire', 'sewers', 'depressions', 'tunnels'],
  places: [
    { type: 'pillbox', at: 'F2', squads: 1, spine: 4, ca: 3, nca: 5 },
    { type: 'foxhole', at: 'G4', squads: 1 },
    { type: 'trench', at: 'E4' },
    { type: 'trench', at: 'E3' },
    { type: 'shellhole', at: 'D4' },
    { type: 'wire', at: 'E2' },
    { type: 'wire', at: 'D3' },
    { type: 'sewers', side: 'allied' },
    { type: 'manhole', at: 'C3' },
    { type: 'manhole', at: 'F4' },
    { type: 'depression', at: 'B3', as: 'gully' },
    { type: 'depression', at: 'C4', as: 'stream' },
    { type: 'tunnel', side: 'axis', ends: ['F2 pillbox', 'D3'] },
  ],
})

conformance(aslsk, { scenarios: { field }, games: 4, maxDecisions: 3000, candidatesChecked: 20 })
