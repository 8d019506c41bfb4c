import { KeyedChance, keyFromSeed } from '@firegroup/kernel'
import { randomDecision } from '@firegroup/testkit'
import { expect, test } from 'vitest'
import { started, withGroups } from '../../../test/scenario.ts'
import type { AslskQuestion, MoveDecision } from '../../questions.ts'
import type { AslskState } from '../../state.ts'

const company = withGroups('allied', [
  {
    id: 'us',
    name: 'The company',
    units: [
      { type: 'am-6-6-6', count: 3 },
      { type: 'am-7-4-7', count: 1 },
      { type: 'am-L-8-1', count: 2 },
    ],
    weapons: [
      { type: 'am-MMG', count: 1 },
      { type: 'am-DC', count: 1 },
    ],
    arrival: { kind: 'setup', area: { columns: ['B', 'D'] } },
  },
])

/** Every step that one unit could be told to take, legal or not. */
function* imaginable(s: AslskState) {
  const { grid } = s.setting.map
  for (const unit of s.units)
    for (let to = 0; to < grid.size; to++)
      for (const mode of [undefined, 'assault', 'double'] as const)
        if (unit.side === s.attacker && (mode === undefined || unit.mode === 'still'))
          yield { type: 'step', units: [unit.id], to: grid.idOf(to), ...(mode ? { mode } : {}) } as const
}

test('the candidates are legal, and complete for single units, all through a game', () => {
  const game = started(company)
  const chance = new KeyedChance(keyFromSeed('candidates'))
  for (let asked = 0; asked < 40 && !game.outcome; ) {
    const [open] = game.open
    if (open?.question.kind === 'move') {
      asked++
      const { question } = open as unknown as { question: AslskQuestion<'move'> }
      const candidates: MoveDecision[] = [...question.candidates()]
      const offered = new Set(candidates.map((candidate) => JSON.stringify(candidate)))
      expect(offered.size).toBe(candidates.length)
      for (const candidate of candidates) expect([candidate, question.problems(candidate)]).toEqual([candidate, []])
      for (const step of imaginable(game.state))
        expect([step, offered.has(JSON.stringify(step))]).toEqual([step, question.problems(step).length === 0])
    }
    const next = randomDecision(game, chance)
    game.take(next.open.seat, next.decision)
  }
})
