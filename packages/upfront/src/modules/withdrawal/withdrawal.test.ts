import { describe, expect, test } from 'vitest'
import { type TableOptions, table, type UpfrontTable } from '../../../test/table.ts'
import { deedsOf } from '../../campaign/deeds.ts'
import type { UpfrontEvent } from '../../events.ts'

const ON = { modules: ['withdrawal'], rulesThrough: 40 } as const
const FIELD = 'axis A[0]: P1, P2\naxis B[2]: P3, P4\nallied A[1]: Q1(SL, morale 4), Q2\nallied B[1]: Q3, Q4'
const field = (options: TableOptions = {}, text = FIELD) =>
  table(text, { ...ON, hands: { axis: 'Move red, Move black, Move red' }, ...options } as TableOptions)
const retire = (t: UpfrontTable, n = 1) => ({ type: 'retire', group: t.id('axis A'), card: t.card('axis', n) })
const events = (t: UpfrontTable): UpfrontEvent[] => t.game.events.map(({ event }) => event)

describe('withdrawal', () => {
  test('UF-42.6-01 a group at range 0 or behind, with a red Movement card, says so and loses the scenario', () => {
    const t = field()
    t.cannot(retire(t, 2), '42.6', /red/).cannot({ ...retire(t), group: t.id('axis B') }, '42.6', /range 0/)
    t.act(retire(t)).saw({ type: 'moves', mode: 'retreat', range: -1 }).saw({ type: 'victory', winner: 'allied' })
    expect([t.state.settled, t.state.winner, t.asked]).toEqual(['allied', null, { seat: 'allied', kind: 'pursue' }])
    t.decide('allied', 'pursue', { type: 'rest' })
    expect([t.state.winner, t.game.outcome?.winner]).toEqual(['allied', 'allied'])
    const pinned = field({}, FIELD.replace('P1', 'P1 pinned'))
    pinned.cannot(retire(pinned), '5.1')
  })

  test('UF-42.6-01 only one that could retreat: not out of a Stream that is not forded, a Marsh, or mines', () => {
    for (const [ground, rule] of [
      ['Stream', '8.53'],
      ['Marsh', '8.42'],
      ['Minefield, Move=', '24.4'],
    ] as const) {
      const t = field({}, FIELD.replace('axis A[0]', `axis A[0] ${ground}`))
      t.cannot(retire(t), rule)
      expect(t.candidates()).not.toContainEqual(retire(t))
    }
    const forded = field({}, FIELD.replace('axis A[0]', 'axis A[0] Stream, Move='))
    forded.act(retire(forded)).saw({ type: 'withdrawal:leaves' })
  })

  test('UF-42.6-02 not encircled', () => {
    const t = field({}, 'axis A[0]: P1, P2\naxis B: P3\nallied A[3]: Q1(SL)\nallied B[6] encircles A: Q3')
    t.cannot(retire(t), '42.6', /encircled/)
  })

  test('UF-42.6-03 QA-144 whoever gets away unpinned has his two élan; who was pinned on the way gets away too, without them', () => {
    const t = field({ hands: { axis: 'Move red', allied: 'Fire 1/1' } })
    t.act(retire(t)).decide('allied', 'pursue', { type: 'pursue' }).draws('b1').next('allied')
    t.fire('allied A', 'axis A', [1]).resolves('b3', 'r1').next('axis')
    t.saw({ type: 'withdrawal:left' })
    expect(t.group('axis A').gone).toBe(true)
    const unshaken = deedsOf(t.state, events(t))
      .filter(({ what }) => what === 'unshaken')
      .map(({ man }) => man)
    expect([unshaken.includes(t.man('P1')), unshaken.includes(t.man('P2'))]).toEqual([false, true])
  })
})

describe('pursuit', () => {
  const left = (text = FIELD, options: TableOptions = {}) => {
    const t = field(options, text)
    return t.act(retire(t))
  }

  test('UF-42.7-01 UF-42.74-01 the winner may go on, and what he has won stays won', () => {
    const t = left()
    t.decide('allied', 'pursue', { type: 'pursue' })
      .draws('b1')
      .saw({ facts: { passes: true } })
    expect([t.state.settled, t.state.winner, t.asked.kind]).toEqual(['allied', null, 'act'])
    t.next('allied')
    expect(t.state.settled).toBe('allied')
  })

  test('UF-42.71-01 UF-42.73-01 only while this Draw pile has cards', () => {
    const t = field({ pile: 'b1, r0, r1', hands: { axis: 'Move red', allied: 'Fire 1/1' } })
    const [first, second, third] = t.situation.pile!
    t.act(retire(t)).decide('allied', 'pursue', { type: 'pursue' }).rolls(first!).next('allied')
    t.fire('allied A', 'axis A', [1]).answer('attack', { type: 'resolve' }).rolls(second!, third!)
    expect([t.state.winner, t.game.outcome?.winner]).toEqual(['allied', 'allied'])
  })

  test('UF-42.71-01 whoever wins as the last Deck runs out is not asked', () => {
    const t = field(
      { decks: 1, victory: { type: 'mostVP' }, pile: 'r0, r1', hands: { axis: 'Fire 1/1' } },
      FIELD.replace('allied B[1]', 'allied B[3]'),
    )
    t.fire('axis A', 'allied A', [1])
      .answer('attack', { type: 'resolve' })
      .rolls(...t.situation.pile!)
    expect([t.state.timeUp, t.game.outcome?.winner]).toEqual([true, 'allied'])
  })

  test('UF-42.72-01 a leader in good order who draws less than his Morale; otherwise it is over, and he is not pinned', () => {
    const t = left()
    t.decide('allied', 'pursue', { type: 'pursue' })
      .draws('r4')
      .saw({ facts: { passes: false } })
    expect([t.state.winner, t.m('Q1').pinned]).toEqual(['allied', false])
    const pinned = left(FIELD.replace('Q1(SL, morale 4)', 'Q1(SL, morale 4) pinned'))
    expect(pinned.state.winner).toBe('allied')
    const none = left(FIELD.replace('Q1(SL, morale 4)', 'Q1'))
    expect(none.state.winner).toBe('allied')
  })

  test('UF-42.72-02 QA-145 an ASL who has taken over may order it', () => {
    const t = left(FIELD.replace('Q1(SL, morale 4)', 'Q1(ASL, morale 4)'))
    expect(t.asked.kind).toBe('pursue')
  })

  test('UF-42.72-03 UF-42.72-04 who is followed to relative range 5 stays, who is farther off is gone at the start of his turn', () => {
    const near = left(FIELD.replace('allied A[1]', 'allied A[6]'))
    near.decide('allied', 'pursue', { type: 'pursue' }).draws('b1').next('axis')
    expect(near.group('axis A').gone).toBe(false)
    const far = left(FIELD.replace('allied A[1]', 'allied A[5]'))
    far.decide('allied', 'pursue', { type: 'pursue' }).draws('b1').next('axis')
    expect(far.group('axis A').gone).toBe(true)
  })

  test('UF-42.73-01 when the last of them has left it is over', () => {
    const t = left('axis A[0]: P1, P2\nallied A[1]: Q1(SL, morale 4), Q2')
    t.decide('allied', 'pursue', { type: 'pursue' }).draws('b1')
    while (!t.game.outcome) t.pass()
    expect([t.game.outcome?.winner, t.group('axis A').gone]).toEqual(['allied', true])
  })
})
