import { describe, expect, test } from 'vitest'
import { testScenario } from '../../test/scenario.ts'
import { type TableOptions, table, type UpfrontTable } from '../../test/table.ts'
import { NATIONS } from '../data/nations.ts'
import { begin } from '../scenario/begin.ts'

/** What the German may draw up to at the end of his turn. */
const limit = (t: UpfrontTable): number => (t.game.open[0]!.question.about as { limit: number }).limit
const atRefill = (men: string, options: TableOptions = {}) =>
  table(`axis A: ${men}\naxis B: P8, P9\nallied A: Q1, Q2\nallied B: Q3, Q4`, { step: 'turn.refill', ...options })

test('UF-15.1-01 each nation’s squad has an SL and an ASL', () => {
  for (const nation of NATIONS) {
    const reading = begin(testScenario(nation, 'American'))
    if (!reading.ok) throw new Error(nation)
    const { men, setting } = reading.value
    const roles = men.filter(({ side }) => side === 'axis').flatMap(({ id }) => setting.roster[id]!.role ?? [])
    expect(roles.sort(), nation).toEqual(['ASL', 'SL'])
  }
})

describe('the leaders and the hand', () => {
  test('UF-15.2-01 UF-X-03 DV-003 a pinned SL costs a card, once he is rallied no more', () => {
    expect(limit(atRefill('P1(SL), P2(ASL)'))).toBe(5)
    expect(limit(atRefill('P1(SL) pinned, P2(ASL)'))).toBe(4)
    expect(limit(atRefill('P1(SL), P2(ASL) pinned'))).toBe(5)
  })

  test('DV-003 UF-15.2-02 UF-15.3-01 UF-X-03 G-15 an SL lost since the last refill costs a card at this one; then the hand is whole again', () => {
    const t = table('axis A[3]: P1, P2, P3\naxis B: P8, P9\nallied A: Q1(SL), Q2, Q3, Q4, Q5\nallied B: Q6(ASL), Q7', {
      hands: { axis: 'Fire 3/6, Fire, Fire, Fire, Fire, Fire' },
    })
    t.fire('axis A', 'allied A', [1]).resolves('b5', 'r5', 'r5', 'r4', 'r4')
    expect(t.m('Q1').fate).toBe('kia')
    t.passTo('refill')
    expect(t.asked.seat).toBe('allied')
    expect(limit(t)).toBe(6 - 1)
    t.decide('allied', 'refill', { type: 'keep' }).act({ type: 'done' })
    t.decide('axis', 'discard', { type: 'discard', cards: [{ card: t.card('axis', 2), as: 'plain' }] })
    t.decide('axis', 'refill', { type: 'keep' }).passTo('refill')
    expect(t.asked.seat).toBe('allied')
    expect(limit(t)).toBe(6)
  })

  test('UF-15.3-02 UF-15.3-03 once the SL is gone the ASL is SL: now he counts when pinned; before he did not', () => {
    const lost = { axis: { lost: [{ number: 1, fate: 'kia' as const }] } }
    expect(limit(atRefill('P2(ASL), P3, P4', lost))).toBe(5)
    expect(limit(atRefill('P2(ASL) pinned, P3, P4', lost))).toBe(4)
    const t = table('axis A[3]: P1, P2, P3\naxis B: P8, P9\nallied A: Q1(ASL), Q2, Q3, Q4, Q5\nallied B: Q6(SL), Q7', {
      hands: { axis: 'Fire 3/6' },
    })
    t.fire('axis A', 'allied A', [1]).resolves('b5', 'r5', 'r5', 'r4', 'r4')
    expect([t.m('Q1').fate, t.state.sides.allied.leaderLost]).toEqual(['kia', false])
  })

  test('DV-003 DV-025 UF-15.4-01 UF-15.4-02 UF-X-03 without SL and ASL one less for good; the penalties never add up', () => {
    const lost = {
      lost: [
        { number: 1, fate: 'kia' as const },
        { number: 2, fate: 'rout' as const },
      ],
    }
    expect(limit(atRefill('P3, P4, P5', { axis: lost }))).toBe(4)
    expect(limit(atRefill('P3, P4, P5', { axis: { ...lost, leaderLost: true } }))).toBe(4)
    expect(limit(atRefill('P2(ASL) pinned, P4, P5', { axis: { lost: [{ number: 1, fate: 'kia' }], leaderLost: true } }))).toBe(4)
  })

  test('QA-042 UF-15.1-02 a further ASL takes over when the others are gone', () => {
    const lost = {
      lost: [
        { number: 1, fate: 'kia' as const },
        { number: 2, fate: 'rout' as const },
      ],
    }
    expect(limit(atRefill('P3(ASL), P4, P5', { axis: lost }))).toBe(5)
    expect(limit(atRefill('P3(ASL) pinned, P4, P5', { axis: lost }))).toBe(4)
  })

  test('UF-15.5-01 a Commissar leads in place of an SL, or of an ASL', () => {
    expect(limit(atRefill('P1(COMMISSAR) pinned, P2(ASL)'))).toBe(4)
    expect(limit(atRefill('P1(SL), P2(COMMISSAR) pinned'))).toBe(5)
    expect(limit(atRefill('P2(COMMISSAR) pinned, P3, P4', { axis: { lost: [{ number: 1, fate: 'kia' }] } }))).toBe(4)
  })

  test('DV-004 UF-15.6-01 UF-X-03 G-16 an enemy down to one group gives a card more, on top of everything', () => {
    const one = (men: string, groupsAtStart: number) =>
      table(`axis A: ${men}\naxis B: P8, P9\nallied A: Q1, Q2`, { step: 'turn.refill', allied: { groupsAtStart } })
    expect(limit(one('P1(SL), P2', 2))).toBe(6)
    expect(limit(one('P1(SL) pinned, P2', 2))).toBe(5)
    expect(limit(one('P1(SL), P2', 1))).toBe(5)
  })
})
