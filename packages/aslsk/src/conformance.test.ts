import { conformance } from '@firegroup/testkit'
import { boardFrom, testScenario, withGroups } from '../test/scenario.ts'
import { MODULES } from './scenario/modules.ts'
import { aslsk } from './system.ts'

/** A river between both sides: they shoot and rout, and nobody comes near the other. Nobody has Smoke or a gun that is confined to an arc, and nothing is on the map that a module knows. */
const RIVER = boardFrom(
  'B2 woods    C3 stone building    G2 orchard    H4 grain    E1 water    E2 water    E3 water    E4 water    E5 water    E6 water',
  {
    columns: 9,
    rows: 6,
  },
)
const RUSSIANS = [
  {
    id: 'ru',
    name: 'The platoon',
    units: [
      { type: 'ru-4-4-7', count: 3 },
      { type: 'ru-L-8-1', count: 1 },
    ],
    weapons: [{ type: 'ru-LMG', count: 1 }],
    arrival: { kind: 'setup', area: { columns: ['A', 'C'] } },
  },
] as const

const { sides, ...quiet } = withGroups('allied', RUSSIANS, {
  year: 1942,
  boards: [{ map: RIVER, at: { column: 0, row: 0 } }],
  victory: { side: 'allied', text: 'Control H3.', condition: { type: 'control', hexes: ['H3'] } },
})

conformance(aslsk, {
  scenarios: { picket: testScenario() },
  games: 5,
  maxDecisions: 3000,
  candidatesChecked: 20,
  modules: {
    ids: MODULES.map(({ id }) => id),
    scenario: testScenario(),
    quiet: {
      scenario: { ...quiet, sides: { ...sides, allied: { ...sides.allied, nation: 'russian', name: 'Russians' } } },
      // wind and weather are rolled for every turn, mud and deep snow lie everywhere, and everybody may break of his own will
      but: ['rain', 'falling-snow', 'smoke-wind', 'fire', 'mud', 'deep-snow', 'voluntary-break'],
    },
  },
})
