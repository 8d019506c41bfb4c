import { conformance } from '@firegroup/testkit'
import { boardFrom, testScenario } from '../../test/scenario.ts'
import type { Scenario, SideSpec } from '../scenario/types.ts'
import { aslsk } from '../system.ts'

const JUNGLE = `
  B2 woods   B3 woods; road N S   C3 woods   C4 brush   D2 grain   D3 grain   D4 orchard   E3 wooden building   E4 grain
  F2 woods   F3 stone building   F4 brush   G2 woods   G3 grain   H3 woods   H4 woods`

const marines: SideSpec = {
  nation: 'american',
  name: 'Marines',
  elr: 4,
  groups: [
    {
      id: 'usmc',
      name: 'The patrol',
      units: [
        { type: 'mc-7-6-8', count: 2 },
        { type: 'mr-5-5-8', count: 1 },
        { type: 'am-L-8-1', count: 1 },
      ],
      weapons: [{ type: 'am-MMG', count: 1 }],
      arrival: { kind: 'setup', area: { columns: ['A', 'D'] } },
    },
  ],
}

const japanese: SideSpec = {
  nation: 'japanese',
  name: 'Japanese',
  elr: 3,
  groups: [
    {
      id: 'ija',
      name: 'The company',
      units: [
        { type: 'ja-E-4-4-8', count: 1 },
        { type: 'ja-1-4-4-7', count: 2 },
        { type: 'ja-2-3-4-7', count: 1 },
        { type: 'ja-crew-2-2-8', count: 1 },
        { type: 'ja-L-9-1', count: 1 },
        { type: 'ja-L-8-0', count: 1 },
      ],
      weapons: [
        { type: 'ja-LMG', count: 1 },
        { type: 'ja-MMG', count: 1 },
      ],
      arrival: { kind: 'setup', area: { columns: ['F', 'I'] } },
    },
  ],
}

/** A small battle in the jungle with all that the Pacific brings. */
const jungle: Scenario = {
  ...testScenario({
    boards: [{ map: boardFrom(JUNGLE, { columns: 9, rows: 6 }), at: { column: 0, row: 0 } }],
    rules: [{ type: 'ptoTerrain', text: 'PTO Terrain is in effect.' }],
    movesFirst: 'axis',
    turns: 4,
    victory: { side: 'axis', text: 'Control B3.', condition: { type: 'control', hexes: ['B3'] } },
  }),
  sides: { allied: marines, axis: japanese },
}

conformance(aslsk, { scenarios: { 'in the jungle': jungle }, maxDecisions: 4000, games: 4, candidatesChecked: 20 })
