import { describe, expect, test } from 'vitest'
import { table } from '../../test/table.ts'

describe('a Hero in the own turn', () => {
  test('UF-10.4-01 UF-10.45-01 UF-X-10 rallies a pinned man without an action; for that turn he is a hero', () => {
    const t = table('axis A[3]: P1 pinned, P2\nallied A: Q1', { hands: { axis: '#149, Fire 1/1' } })
    t.act({ type: 'hero', group: t.id('axis A'), man: t.man('P1'), card: 149 }).saw({ type: 'rallied', rule: '10.4' })
    expect(t.group('axis A').acted).toBe(false)
    t.fire('axis A', 'allied A', [2]).saw({ type: 'fires', factors: 4 + 2 })
  })

  test('UF-10.4-01 also with a group that has acted', () => {
    const t = table('axis A[3]: P1 pinned, P2\naxis B: P3, P4\nallied A: Q1', { hands: { axis: '#149, Fire 1/1' } })
    t.fire('axis A', 'allied A', [2]).resolves('r0')
    t.act({ type: 'hero', group: t.id('axis A'), man: t.man('P1'), card: 149 })
    expect(t.m('P1').pinned).toBe(false)
  })

  test('QA-023 UF-10.45-04 never to no effect: not on an unpinned man whose group is not firing', () => {
    const t = table('axis A: P1, P2 pinned\nallied A: Q1', { hands: { axis: '#149, Move' } })
    t.cannot({ type: 'hero', group: t.id('axis A'), man: t.man('P1'), card: 149 }, '10.45')
    t.cannot({ type: 'hero', group: t.id('axis A'), man: t.man('P2'), card: t.card('axis', 2) }, '10.4')
  })

  test('UF-10.45-04 nor on one who has no firepower at that range, or can’t fire from where he is', () => {
    const t = table('axis A: P1(weapon mpGerman), P2\nallied A: Q1', { hands: { axis: '#149, Fire 1/1' } })
    t.cannot(t.fireAction('axis A', 'allied A', [2], { heroes: [{ card: 149, man: t.man('P1') }] }), '10.45')
    t.fire('axis A', 'allied A', [2], { heroes: [{ card: 149, man: t.man('P2') }] }).saw({ type: 'fires', factors: 2 })
    const alone = table('axis A[4] Move+: P1(weapon lmgGerman), P2\nallied A: Q1', { hands: { axis: '#149, Fire 1/1' } })
    alone.cannot(alone.fireAction('axis A', 'allied A', [2], { heroes: [{ card: 149, man: alone.man('P1') }] }), '10.45')
  })

  test('UF-10.45-01 the doubling lasts one player turn', () => {
    const t = table('axis A[3]: P1, P2\nallied A: Q1(morale 9)', { hands: { axis: 'Fire 1/1, #149' } })
    t.fire('axis A', 'allied A', [1], { heroes: [{ card: 149, man: t.man('P1') }] }).resolves('r0')
    expect(t.m('P1').heroic).toBe(1)
    t.decide('axis', 'refill', { type: 'keep' })
    expect(t.m('P1').heroic).toBe(0)
  })
})

describe('a Hero in the enemy’s turn', () => {
  const attack = () =>
    table('axis A[3]: P1, P2, P3\nallied A: Q1(morale 3, panic 4), Q2(panic 4) pinned, Q3', {
      hands: { axis: 'Fire 3/4', allied: '#149, #150' },
    })

  test('UF-10.42-01 UF-X-11 before the draw against a pinned man, not after it', () => {
    const t = attack()
    t.fire('axis A', 'allied A', [1]).resolves('r5')
    t.asks('allied', 'hero').decide('allied', 'hero', { type: 'hero', card: 149 }).draws('b1', 'r5')
    t.saw({ type: 'hero', man: t.man('Q2') }).saw({ type: 'attacked', man: t.man('Q2'), number: 4, morale: 3 })
    expect(t.m('Q2').pinned).toBe(true)
    // he was pinned again: a second Hero right away
    t.decide('allied', 'hero', { type: 'hero', card: 150 })
    expect(t.m('Q2').pinned).toBe(false)
    const late = attack()
    late.fire('axis A', 'allied A', [1]).resolves('r5').decide('allied', 'hero', { type: 'hold' }).draws('b1 0r>4', 'r5')
    late.sawNo({ type: 'hero' })
    expect(late.m('Q2').fate).toBe('rout')
  })

  test('UF-10.4-01 UF-10.4-03 UF-X-11 right after a man was pinned; the card is not replaced before the end of his owner’s turn', () => {
    const t = attack()
    t.fire('axis A', 'allied A', [1]).resolves('x0')
    t.asks('allied', 'hero').cannot({ type: 'hero', card: 60 }, '10.4')
    t.decide('allied', 'hero', { type: 'hero', card: 150 })
    t.decide('allied', 'hero', { type: 'hold' }).draws('r5', 'r5')
    expect(t.m('Q1').pinned).toBe(false)
    expect(t.m('Q1').heroic).toBe(0)
    t.decide('axis', 'refill', { type: 'keep' })
    expect(t.state.active).toBe('allied')
    expect(t.state.sides.allied.hand).toEqual([149])
  })
})

describe('a Hero in the refill', () => {
  const FIELD = 'axis A: P1 pinned, P2\nallied A: Q1'

  test('UF-10.4-02 played as it is drawn makes room for another card', () => {
    const t = table(FIELD, { step: 'turn.refill', hands: { axis: 'Fire, Fire, Fire' } })
    t.decide('axis', 'refill', { type: 'draw' }).draws('#149', 'b1')
    t.asks('axis', 'heroDrawn').cannot({ type: 'rally', man: t.man('P2') }, '10.4')
    t.decide('axis', 'heroDrawn', { type: 'rally', man: t.man('P1') }).draws('b2')
    expect(t.m('P1').pinned).toBe(false)
    expect(t.state.sides.axis.hand).toHaveLength(5)
    const kept = table(FIELD, { step: 'turn.refill', hands: { axis: 'Fire, Fire, Fire' } })
    kept.decide('axis', 'refill', { type: 'draw' }).draws('#149', 'b1').decide('axis', 'heroDrawn', { type: 'hold' })
    expect(kept.state.sides.axis.hand).toContain(149)
    expect(kept.state.sides.axis.hand).toHaveLength(5)
  })

  test('UF-10.4-02 one that was held before is not played in the refill', () => {
    const t = table(FIELD, { step: 'turn.refill', hands: { axis: '#149, Fire, Fire, Fire' }, everyWindow: true })
    t.decide('axis', 'refill', { type: 'draw' }).draws('b1')
    t.asks('axis', 'heroDrawn').cannot({ type: 'rally', man: t.man('P1') }, '10.4')
    t.decide('axis', 'heroDrawn', { type: 'hold' })
    expect(t.asked.seat).toBe('allied')
  })

  test('UF-10.4-02 UF-3.5-02 with pinned men the question comes whatever was drawn, and the enemy is told the number of cards alone', () => {
    const refill = (...cards: string[]) => {
      const t = table(FIELD, { step: 'turn.refill', hands: { axis: 'Fire, Fire' }, everyWindow: true })
      t.decide('axis', 'refill', { type: 'draw' }).draws(...cards)
      t.decide('axis', 'heroDrawn', { type: 'hold' })
      expect(t.asked.seat).toBe('allied')
      return t.game.eventsFor('allied').filter(({ type }) => type === 'handDrawn')
    }
    const told = refill('#149', 'b3', 'b4')
    expect(told).toEqual(refill('b1', 'b2', 'b3'))
    expect(told).toMatchObject([{ count: 3 }])
  })
})
