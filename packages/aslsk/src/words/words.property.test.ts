import { playRandomly, Told } from '@firegroup/testkit'
import { expect, test } from 'vitest'
import { started, testScenario } from '../../test/scenario.ts'
import type { Scenario } from '../scenario/types.ts'
import { describeDecision, describeEvents, describePlace, describeStack, describeUnit } from './index.ts'

const GAMES = 40

/** Close together, with every Weapon, entries, exits and fire without knowing the line of sight. */
const crowded: Scenario = testScenario({
  turns: 4,
  options: { losChecks: 'declared' },
  rules: [
    { type: 'exitEdge', side: 'allied', edge: { edge: 'west' }, text: 'Over the west edge.' },
    { type: 'provisionalReinforcement', group: 'late', atMost: 3, text: 'Perhaps.' },
  ],
  sides: {
    allied: {
      nation: 'american',
      name: 'Americans',
      elr: 2,
      groups: [
        {
          id: 'us',
          name: 'The platoon',
          units: [
            { type: 'am-6-6-6', count: 4 },
            { type: 'am-L-8-1', count: 2 },
          ],
          weapons: [
            { type: 'am-MMG', count: 2 },
            { type: 'am-FT', count: 1 },
            { type: 'am-DC', count: 2 },
          ],
          arrival: { kind: 'setup', area: { columns: ['A', 'D'] } },
        },
        {
          id: 'late',
          name: 'The rest',
          units: [{ type: 'am-6-6-6', count: 2 }],
          arrival: { kind: 'enter', turn: 2, along: { edge: 'west' } },
        },
      ],
    },
    axis: {
      nation: 'german',
      name: 'Germans',
      elr: 2,
      groups: [
        {
          id: 'ge',
          name: 'The picket',
          units: [
            { type: 'ge-4-6-7', count: 5 },
            { type: 'ge-L-8-0', count: 2 },
          ],
          weapons: [{ type: 'ge-LMG', count: 2 }],
          arrival: { kind: 'setup', area: { columns: ['E', 'G'] } },
        },
      ],
    },
  },
})

/** Whole, and nothing in it that only a program would say. */
function expectGood(text: string): void {
  expect(text).toMatch(/^[A-Z0-9¼½¾⅛⅜⅝⅞].*\S$/u)
  expect(text).not.toMatch(/undefined|NaN|null|!|\[object|^ | {2}|\boffboard\b.*\boffboard\b| ,| \.|-\d+ column|with at|from with/)
}

test('random games leave no event, decision, unit or hex without words', () => {
  const told = new Told()
  for (let i = 0; i < GAMES; i++) {
    const game = started(i % 3 === 0 ? testScenario() : crowded, String(i).padStart(64, '0'))
    told.whole(game, {
      play: (before) =>
        playRandomly(game, { seed: String(i), maxDecisions: 5000, before: (_, { open, decision }) => before(open, decision) }),
      events: describeEvents,
      decision: describeDecision,
      things: (s) => s.units.flatMap((unit) => [describeUnit(s, unit), describePlace(s, unit.at), describeStack(s, unit.at)]),
      expectGood,
    })
  }
  expect(told.kinds.size).toBeGreaterThanOrEqual(17)
  expect(told.types.size).toBeGreaterThanOrEqual(40)
}, 120_000)
