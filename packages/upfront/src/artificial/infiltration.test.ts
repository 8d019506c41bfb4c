import { expect, test } from 'vitest'
import { table } from '../../test/table.ts'

test('UF-13.27-01 from Smoke and into Smoke: two columns left for each card', () => {
  const column = (from: string, into: string) => {
    const t = table(`axis A[3] Buildings${from}: P1, P2\nallied A[2] Buildings${into}: Q1, Q2, Q3, Q4, Q5, Q6, Q7`, {
      hands: { axis: 'Move' },
    })
    const card = t.card('axis', 1)
    t.act({ type: 'infiltrate', group: 0, men: [{ man: t.man('P1'), into: 1, card }] }).draws('r1')
    const drawn = t.game.events.find(({ event }) => event.type === 'draw')!.event as unknown as { column: number }
    return drawn.column
  }
  expect(column('', '')).toBe(7)
  expect(column(', Smoke', '')).toBe(5)
  expect(column('', ', Smoke')).toBe(5)
  expect(column(', Smoke', ', Smoke, Smoke')).toBe(1)
})

test('UF-13.36-01 UF-13.36-02 nobody infiltrates from Wire, but Wire does not keep anybody out', () => {
  const t = table('axis A[3] Woods, Wire: P1, P2\nallied A[2]: Q1, Q2', { hands: { axis: 'Move' } })
  const attempt = { type: 'infiltrate', group: 0, men: [{ man: t.man('P1'), into: 1, card: t.card('axis', 1) }] }
  t.cannot(attempt, '20.24')
  const into = table('axis A[3] Woods: P1, P2\nallied A[2] Woods, Wire: Q1, Q2', { hands: { axis: 'Move' } })
  into.act({ ...attempt, men: [{ man: into.man('P1'), into: 1, card: into.card('axis', 1) }] }).draws('r1')
})

test('UF-13.36-03 an infiltrator whose group is on Wire may still enter close combat', () => {
  const t = table('axis A[3] Woods, Wire: P1 infiltrates A, P2\nallied A[2]: Q1\nallied B: Q2, Q3', { hands: { axis: 'Move' } })
  const act = { type: 'closeCombat', group: 0, men: [{ man: t.man('P1'), card: t.card('axis', 1) }] }
  expect(t.candidates()).toContainEqual(act)
})
