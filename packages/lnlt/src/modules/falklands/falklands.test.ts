import { expect, test } from 'vitest'
import { assault } from '../../../test/melee.ts'
import { table } from '../../../test/table.ts'
import type { FirePreview } from '../../fire/preview.ts'

const LINE = 'C3 British: a=uk-para-squad-falklands    F3 Argentine: x=ar-army-squad'

function fires(modules: string[], by: 'blue' | 'red') {
  const t = table(LINE, { modules, initiative: by })
  const [from, at, unit] = by === 'blue' ? ['C3', 'F3', 'a'] : ['F3', 'C3', 'x']
  t.activate(from)
  return { t, shot: { type: 'fire', from, at, firers: [{ unit: t.unit(unit), inherent: true, weapons: [] }] } as const }
}

test('LNL-1.2-02 a module may replace dice: without it everybody rolls six-sided ones', () => {
  const plain = fires([], 'blue')
  plain.t.answer('act', plain.shot)
  expect(() => plain.t.rolls(8, 1).state).toThrow(/die of 6/)
  const other = fires(['falklands'], 'blue')
  other.t
    .answer('act', other.shot)
    .rolls(8, 6)
    .saw({ type: 'attack', attackDice: [8], defenceDice: [6] })
})

test('LNL-NC-02 the British fire with an eight-sided die, and what is foretold counts all of its faces; those fired at roll a six', () => {
  const { t, shot } = fires(['falklands'], 'blue')
  const { of, targets } = t.game.open[0]!.question.preview!(shot) as FirePreview
  expect(of % 48).toBe(0)
  expect([targets[0]!.differences.length, targets[0]!.differences[0]!.length]).toEqual([8, 6])
  const theirs = fires(['falklands'], 'red')
  const told = theirs.t.game.open[0]!.question.preview!(theirs.shot) as FirePreview
  expect([told.targets[0]!.differences.length, told.of % 36]).toEqual([6, 0])
})

test('LNL-NC-05 in Melee the British roll an eight-sided and a six-sided die, the others two six-sided', () => {
  const t = assault(
    table('C3 British: a=uk-para-squad-falklands    C4 Argentine: x=ar-army-squad    I9 Argentine: ar-army-squad', {
      modules: ['falklands'],
    }),
    'a',
    'C4',
  )
  t.rolls(8, 1, 6, 1)
  t.saw({ type: 'meleeAttack', by: 'blue', dice: [8, 1], total: 9 }).saw({ type: 'meleeAttack', by: 'red', dice: [6, 1], total: 7 })
})
