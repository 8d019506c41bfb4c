import { expect, test } from 'vitest'
import { table } from '../../test/table.ts'

const TWO = `
  axis A: #1, #2
  axis B: #3, #4
  allied A: #1, #2
  allied B: #3, #4`

test('UF-4.2-01 a group takes one action in a turn', () => {
  const t = table(TWO, { hands: { axis: 'Move, Move, Brush' } })
  t.act({ type: 'move', group: t.id('axis A'), card: t.card('axis', 1), mode: 'advance' })
  t.cannot({ type: 'move', group: t.id('axis A'), card: t.card('axis', 2), mode: 'advance' }, '4.2')
  t.act({ type: 'move', group: t.id('axis B'), card: t.card('axis', 2), mode: 'sideways' })
  expect(t.group('axis A').range).toBe(1)
  t.asks('axis', 'discard').done()
})
