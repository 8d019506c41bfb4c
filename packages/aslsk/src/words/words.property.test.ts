import { playRandomly } from '@firegroup/testkit'
import { expect, test } from 'vitest'
import { started, testScenario } from '../../test/scenario.ts'
import type { AslskEvent } from '../events.ts'
import type { Scenario } from '../scenario/types.ts'
import { DESCRIBED_KINDS } from './decisions.ts'
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
  const kinds = new Set<string>()
  const types = new Set<string>()
  for (let i = 0; i < GAMES; i++) {
    const game = started(i % 3 === 0 ? testScenario() : crowded, String(i).padStart(64, '0'))
    let told = 0
    const tell = () => {
      const events = game.events.slice(told).map(({ event }) => event as AslskEvent)
      told = game.events.length
      for (const [n, { text, detail, rule }] of describeEvents(game.state, events).entries()) {
        types.add(events[n]!.type)
        expectGood(text)
        expect(text.endsWith('.')).toBe(true)
        if (detail !== undefined) expectGood(detail)
        expect(rule).toBe(events[n]!.type === 'victory' ? undefined : (events[n] as { rule: string }).rule)
      }
    }
    playRandomly(game, {
      seed: String(i),
      maxDecisions: 5000,
      before: (_, { open, decision }) => {
        tell()
        kinds.add(open.question.kind)
        const text = describeDecision(game.state, open.question.kind, decision)
        expectGood(text)
        expect(text.endsWith('.')).toBe(false)
      },
    })
    tell()
    for (const unit of game.state.units) expectGood(describeUnit(game.state, unit))
    for (const { at } of game.state.units) {
      expectGood(describePlace(game.state, at))
      expectGood(describeStack(game.state, at))
    }
  }
  expect([...kinds].filter((kind) => !DESCRIBED_KINDS.includes(kind))).toEqual([])
  expect(kinds.size).toBeGreaterThanOrEqual(17)
  expect(types.size).toBeGreaterThanOrEqual(40)
}, 120_000)
