import { playRandomly } from '@firegroup/testkit'
import { expect, test } from 'vitest'
import { church, roadblock, village } from '../../test/fixtures.ts'
import { started, testScenario } from '../../test/scenario.ts'
import type { LnltEvent } from '../events.ts'
import { DESCRIBED_KINDS } from './decisions.ts'
import { describeDecision, describeEvents, describePlace, describeStack, describeUnit } from './index.ts'

const GAMES = 24
const SCENARIOS = [testScenario(), village, roadblock, church]

/** Whole, and nothing in it that only a program would say. */
function expectGood(text: string): void {
  expect(text).toMatch(/^[A-Z0-9¼½¾].*\S$/u)
  expect(text).not.toMatch(/undefined|NaN|null|!|\[object|^ | {2}| ,| \.|with at|from with|with ,|\bunit\b(?!\.| may| is)/)
}

test('random games leave no event, decision, unit or place without words', () => {
  const kinds = new Set<string>()
  const types = new Set<string>()
  for (let i = 0; i < GAMES; i++) {
    const game = started(SCENARIOS[i % SCENARIOS.length]!, String(i).padStart(64, '0'))
    let told = 0
    const tell = () => {
      const events = game.events.slice(told).map(({ event }) => event as LnltEvent)
      told = game.events.length
      for (const [n, { text, detail, rule }] of describeEvents(game.state, events).entries()) {
        types.add(events[n]!.type)
        expectGood(text)
        expect(text.endsWith('.')).toBe(true)
        if (detail !== undefined) expectGood(detail)
        expect(rule).toBe(events[n]!.rule)
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
  expect(kinds.size).toBeGreaterThanOrEqual(7)
  expect(types.size).toBeGreaterThanOrEqual(38)
}, 120_000)
