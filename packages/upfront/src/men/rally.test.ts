import { describe, expect, test } from 'vitest'
import { table, type UpfrontTable } from '../../test/table.ts'

const rally = (t: UpfrontTable, group: string, n: number, more: { [field: string]: unknown } = {}) => ({
  type: 'rally',
  group: t.id(group),
  card: t.card('axis', n),
  ...more,
})

describe('Rally', () => {
  test('UF-4.23-01 UF-10.2-01 UF-10.21-02 UF-10.22-01 one card is the group’s action, is discarded at once, and must rally all it can', () => {
    const t = table('axis A: P1 pinned, P2 pinned\naxis B: P3 pinned, P4\nallied A: Q1', { hands: { axis: 'Rally 3, Rally 2' } })
    t.cannot(rally(t, 'axis A', 1, { men: [t.man('P1')] }), '10.21', /nobody may be left/)
    t.cannot(rally(t, 'axis A', 1, { with: t.id('axis B') }), '10.22')
    t.act(rally(t, 'axis A', 1))
    expect([t.m('P1').pinned, t.m('P2').pinned, t.m('P3').pinned]).toEqual([false, false, true])
    expect(t.state.discard).toEqual([t.card('axis', 1)])
    t.cannot(rally(t, 'axis A', 2), '4.2')
  })

  test('UF-10.21-01 when it does not do for all, the owner chooses who is rallied', () => {
    const t = table('axis A: P1 pinned, P2 pinned, P3 pinned\nallied A: Q1', { hands: { axis: 'Rally 2' } })
    t.cannot(rally(t, 'axis A', 1), '10.21', /Choose 2/)
    t.cannot(rally(t, 'axis A', 1, { men: [t.man('P1')] }), '10.21')
    expect(t.candidates().filter((act) => (act as { type: string }).type === 'rally')).toHaveLength(3)
    t.act(rally(t, 'axis A', 1, { men: [t.man('P1'), t.man('P3')] }))
    expect([t.m('P1').pinned, t.m('P2').pinned, t.m('P3').pinned]).toEqual([false, true, false])
  })

  test('QA-019 UF-10.2-02 not on a group with nobody pinned', () => {
    const t = table('axis A: P1, P2\nallied A: Q1', { hands: { axis: 'Rally 2' } })
    t.cannot(rally(t, 'axis A', 1), '10.2')
    expect(t.candidates().some((act) => (act as { type: string }).type === 'rally')).toBe(false)
  })

  test('UF-10.1-01 UF-10.12-01 a pinned man does nothing, and keeps his group from playing a Movement card until he is rallied', () => {
    const t = table('axis A: P1 pinned, P2\naxis B: P3, P4\nallied A: Q1', { hands: { axis: 'Rally 2, Move' } })
    t.cannot({ type: 'move', group: t.id('axis A'), card: t.card('axis', 2), mode: 'advance' }, '5.1')
    t.cannot({ type: 'reorder', group: t.id('axis A'), men: [t.man('P2'), t.man('P1')] }, '10.1')
    const wired = table('axis A Woods, Wire: P1 pinned, P2\nallied A: Q1', { hands: { axis: 'Move' } })
    wired.cannot({ type: 'removeWire', group: wired.id('axis A'), card: wired.card('axis', 1) }, '13.34')
  })

  test('UF-10.12-03 a group with pinned men may still stop in Terrain', () => {
    const t = table('axis A Move+: P1 pinned, P2\nallied A: Q1', { hands: { axis: 'Brush' } })
    t.act({ type: 'terrain', group: t.id('axis A'), card: t.card('axis', 1), faceDown: false }).saw({
      type: 'entersTerrain',
      terrain: 'Brush',
    })
  })
})

test('UF-10.12-02 unpinned men of such a group may still set out on their own, with a card that goes to the Discard pile', () => {
  const t = table('axis A: P1 pinned, P2, P3(SL)\naxis B: P4, P5\nallied A: Q1', { hands: { axis: 'Move' } })
  t.act({ type: 'transfer', group: t.id('axis A'), men: [t.man('P2')], cards: [t.card('axis', 1)], to: t.id('axis B') })
  expect([t.state.discard, t.group('axis A').stack]).toEqual([[t.card('axis', 1)], []])
})

describe('Rally All', () => {
  const ALL = 'Rally All'
  const groups = (leader: string, b: string, c: string) =>
    table(`axis A[2]: P1 pinned, ${leader}\naxis B${b}: P3 pinned, P4\naxis C${c}: P5 pinned, P6\nallied A: Q1`, { hands: { axis: ALL } })

  test('UF-10.23-01 all pinned men of one group, with a leader or without', () => {
    const t = table('axis A: P1 pinned, P2 pinned, P3 pinned, P4 pinned, P5 pinned\nallied A: Q1', { hands: { axis: ALL } })
    t.act(rally(t, 'axis A', 1))
    expect(t.group('axis A').men.every((man) => !t.state.men[man]!.pinned)).toBe(true)
  })

  test('DV-002 UF-10.23-02 UF-10.23-06 two adjacent groups at the same range with an unpinned leader in either; it is the action of both', () => {
    const t = groups('P2(SL)', '[2]', '[2]')
    t.cannot(rally(t, 'axis A', 1, { with: t.id('axis C') }), '10.23')
    t.act(rally(t, 'axis A', 1, { with: t.id('axis B') }))
    expect([t.m('P1').pinned, t.m('P3').pinned, t.m('P5').pinned]).toEqual([false, false, true])
    expect([t.group('axis A').acted, t.group('axis B').acted, t.group('axis C').acted]).toEqual([true, true, false])
    expect(t.state.actions).toBe(2)
  })

  test('UF-10.23-06 all men of both, also when those of the first are named', () => {
    const t = groups('P2(SL)', '[2]', '[2]')
    t.act(rally(t, 'axis A', 1, { men: [t.man('P1')], with: t.id('axis B') }))
    expect([t.m('P1').pinned, t.m('P3').pinned]).toEqual([false, false])
  })

  test('UF-10.23-02 not at different ranges, not with a pinned leader, not without one', () => {
    const range = groups('P2(SL)', '[1]', '[2]')
    range.cannot(rally(range, 'axis A', 1, { with: range.id('axis B') }), '10.23')
    const pinned = groups('P2(SL) pinned', '[2]', '[2]')
    pinned.cannot(rally(pinned, 'axis A', 1, { with: pinned.id('axis B') }), '10.23')
    const nobody = groups('P2', '[2]', '[2]')
    nobody.cannot(rally(nobody, 'axis B', 1, { with: nobody.id('axis A') }), '10.23')
    for (const role of ['ASL', 'COMMISSAR']) {
      const other = groups(`P2(${role})`, '[2]', '[2]')
      other.act(rally(other, 'axis B', 1, { with: other.id('axis A') }))
    }
  })

  test('UF-10.23-06 not with a group that has acted, nor with one where nobody is pinned', () => {
    const t = table('axis A[2]: P1 pinned, P2(SL)\naxis B[2]: P3 pinned, P4, P5\naxis C[2]: P6, P7\nallied A: Q1', { hands: { axis: ALL } })
    t.cannot(rally(t, 'axis A', 1, { with: t.id('axis C') }), '10.2')
    t.act({ type: 'reorder', group: t.id('axis B'), men: [t.man('P3'), t.man('P5'), t.man('P4')] })
    t.cannot(rally(t, 'axis A', 1, { with: t.id('axis B') }), '10.23')
  })

  test('DV-002 UF-10.23-04 two groups that are not adjacent need a leader each, whatever their ranges', () => {
    const t = table('axis A[2]: P1 pinned, P2(SL)\naxis B: P3, P4\naxis C: P5 pinned, P6(ASL)\nallied A: Q1', { hands: { axis: ALL } })
    t.act(rally(t, 'axis A', 1, { with: t.id('axis C') })).saw({ type: 'rally', rule: '10.23' })
    expect(t.m('P5').pinned).toBe(false)
  })
})
