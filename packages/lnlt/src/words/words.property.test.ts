import { type Game, KeyedChance, keyFromSeed, type OpenQuestion } from '@firegroup/kernel'
import { Told } from '@firegroup/testkit'
import { expect, test } from 'vitest'
import { church, roadblock, village } from '../../test/fixtures.ts'
import { started, testScenario } from '../../test/scenario.ts'
import { advisor } from '../advice/advisor.ts'
import type { LnltEvent } from '../events.ts'
import type { Scenario } from '../scenario/types.ts'
import type { LnltState } from '../state.ts'
import { DESCRIBED_KINDS } from './decisions.ts'
import { describeDecision, describeEvents, describePlace, describeStack, describeUnit } from './index.ts'

const GAMES = 18

/** Close together, with weapons and men of many kinds. */
const crowded: Scenario = testScenario({
  turns: 4,
  sides: {
    blue: {
      nation: 'soviet',
      name: 'Soviets',
      groups: [
        {
          id: 'su',
          name: 'The engineers',
          units: [
            { type: 'su-engineer-squad', count: 4 },
            { type: 'su-rifle-squad', count: 2 },
            { type: 'su-leader-6-1', count: 1 },
            { type: 'su-political-officer-6-1', count: 1 },
            { type: 'su-medic', count: 1 },
          ],
          weapons: [
            { type: 'su-roks', count: 2 },
            { type: 'su-satchel', count: 2 },
            { type: 'su-dp28', count: 2 },
          ],
          arrival: { kind: 'setup', area: { columns: ['C', 'E'] } },
        },
        { id: 'sniper', name: 'The Sniper', units: [{ type: 'su-sniper', count: 1 }], arrival: { kind: 'sniper' } },
      ],
    },
    red: {
      nation: 'german',
      name: 'Germans',
      groups: [
        {
          id: 'de',
          name: 'The garrison',
          units: [
            { type: 'de-wehrmacht-squad', count: 5 },
            { type: 'de-wehrmacht-leader-7-1', count: 2 },
            { type: 'de-medic', count: 1 },
          ],
          weapons: [
            { type: 'de-mg42', count: 4 },
            { type: 'de-mg34', count: 4 },
          ],
          arrival: { kind: 'setup', area: { columns: ['E', 'G'] } },
        },
        { id: 'hidden', name: 'The Sniper', units: [{ type: 'de-sniper', count: 1 }], arrival: { kind: 'sniper' } },
      ],
    },
  },
})
const SCENARIOS = [crowded, crowded, crowded, village, roadblock, church]

/** Whole, and nothing in it that only a program would say. */
function expectGood(text: string): void {
  expect(text).toMatch(/^[A-Z0-9¼½¾].*\S$/u)
  expect(text).not.toMatch(/undefined|NaN|null|!|\[object|^ | {2}| ,| \.|with at|from with|with ,|\bunit\b(?!\.| may| is)/)
}

/** Both sides as they are advised, but for every third decision, which is any: so there is Melee, and everything else as well. */
function play(game: Game<LnltState, LnltEvent>, seed: number, before: (open: OpenQuestion, decision: unknown) => void): void {
  const chance = new KeyedChance(keyFromSeed(`words ${seed}`))
  while (!game.outcome && game.decisionCount < 5000)
    for (const open of [...game.open]) {
      const all = [...open.question.candidates()]
      const judge = advisor.judge(game.state, open.seat, open)
      const worth = all.map(judge)
      const best = all[worth.indexOf(Math.max(...worth))]
      const decision = chance.die(3) === 1 ? all[chance.die(all.length) - 1] : best
      before(open, decision)
      game.take(open.seat, decision)
    }
}

test('games leave no event, decision, unit or place without words', () => {
  const told = new Told()
  for (let i = 0; i < GAMES; i++) {
    const game = started(SCENARIOS[i % SCENARIOS.length]!, String(i).padStart(64, '0'))
    told.whole(game, {
      play: (before) => play(game, i, before),
      events: describeEvents,
      decision: describeDecision,
      things: (s) => s.units.flatMap((unit) => [describeUnit(s, unit), describePlace(s, unit.at), describeStack(s, unit.at)]),
      expectGood,
    })
  }
  expect([...told.kinds].filter((kind) => !DESCRIBED_KINDS.includes(kind))).toEqual([])
  expect(told.kinds.size).toBeGreaterThanOrEqual(8)
  expect(told.types.size).toBeGreaterThanOrEqual(42)
}, 120_000)
