import { expect, test } from 'vitest'
import { table } from '../../test/table.ts'

const TWO = 'axis A: P1(panic 5) pinned, P2(panic 5) pinned, P3, P4, P5\nallied A: Q1'
const letGo = (group: number, man: number) => ({ type: 'panic', group, man })

test('UF-10.3-01 UF-10.3-04 UF-X-10 pinned men are let go at any time of the own turn, without an action; column 0r decides', () => {
  const t = table(TWO, { hands: { axis: 'Fire 1/1' } })
  t.act(letGo(t.id('axis A'), t.man('P1'))).draws('b2 0r=5')
  expect(t.group('axis A').acted).toBe(false)
  t.fire('axis A', 'allied A', [1]).resolves('r0')
  t.act(letGo(t.id('axis A'), t.man('P2'))).draws('r3 0r=6')
  expect([t.m('P1').fate, t.m('P2').fate]).toEqual(['kia', 'rout'])
})

test('UF-10.3-04 the loss counts: it may break the own squad', () => {
  const t = table('axis A: P1 pinned, P2\nallied A: Q1', { axis: { lost: [{ number: 9, fate: 'kia' }] } })
  t.act(letGo(t.id('axis A'), t.man('P1'))).draws('b2')
  expect(t.state.winner).toBe('allied')
})

test('QA-021 UF-10.3-02 an unpinned man can’t be let go', () => {
  const t = table(TWO)
  t.cannot(letGo(t.id('axis A'), t.man('P3')), '10.3')
})

test('UF-15.54-01 a Commissar never gives up', () => {
  const t = table('axis A: P1(COMMISSAR) pinned, P2\naxis B: P3, P4\nallied A: Q1')
  t.cannot(letGo(t.id('axis A'), t.man('P1')), '15.54')
  expect(t.candidates().some((act) => (act as { type: string }).type === 'panic')).toBe(false)
})

test('QA-022 UF-10.3-05 nobody leaves a group that has surrendered', () => {
  const men = [{ number: 2, pinned: true }, { number: 3 }]
  const t = table('allied A: Q1\nallied B: Q2, Q3', {
    nations: { axis: 'Italian' },
    axis: {
      groups: [
        { letter: 'A', men, surrendered: true },
        { letter: 'B', men: [{ number: 5 }, { number: 6 }] },
      ],
    },
  })
  t.cannot(letGo(0, 0), '10.3')
})

test('UF-10.3-01 nor does the crew of a gun', () => {
  const t = table('axis A: #30 pinned, P2\naxis B: P3, P4\nallied A: Q1', { rulesThrough: 35, hands: { axis: 'Move' } })
  t.cannot(letGo(t.id('axis A'), t.man('#30')), '10.3')
})
