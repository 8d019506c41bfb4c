import { conformance } from '@firegroup/testkit'
import { boardFrom, testScenario } from '../../test/scenario.ts'
import { lnlt } from '../system.ts'

/** Tanks, a half-track with men in it, a gun, rockets and rifles on a small field. */
const combined = testScenario({
  id: 'combined',
  turns: 3,
  boards: [{ at: { column: 0, row: 0 }, map: boardFrom('C3 light-woods    E4 brush    D2 wooden building', { columns: 8, rows: 6 }) }],
  sides: {
    blue: {
      nation: 'american',
      name: 'Americans',
      groups: [
        {
          id: 'team',
          name: 'The team',
          units: [
            { type: 'us-m4a1', count: 1 },
            { type: 'us-armor-leader-6-1', count: 1 },
            { type: 'm3ht', count: 1 },
            { type: 'us-infantry-squad', count: 2 },
            { type: 'us-101st-airborne-leader-6-0', count: 1 },
          ],
          weapons: [{ type: 'us-m9-bazooka', count: 1 }],
          arrival: { kind: 'setup', area: { columns: ['A', 'B'] } },
        },
      ],
    },
    red: {
      nation: 'german',
      name: 'Germans',
      groups: [
        {
          id: 'platoon',
          name: 'The platoon',
          units: [
            { type: 'stug3g', count: 1 },
            { type: 'de-pak38', count: 1 },
            { type: 'de-wehrmacht-squad', count: 2 },
          ],
          weapons: [{ type: 'de-pzf60', count: 1 }],
          arrival: { kind: 'setup', area: { columns: ['F', 'H'] } },
        },
      ],
    },
  },
})

conformance(lnlt, { scenarios: { combined }, maxDecisions: 6000, games: 1 })
