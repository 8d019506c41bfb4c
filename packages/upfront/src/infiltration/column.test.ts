import { describe, expect, test } from 'vitest'
import { type TableOptions, table } from '../../test/table.ts'
import { infiltrationColumn } from './column.ts'

/** The column for a man of axis A into allied A, as the game tells it when he tries with a card. */
function column(axis: string, allied: string, options: TableOptions = {}): number {
  const t = table(`axis A[3] ${axis}\naxis B: Dog, Elk\nallied A[2] ${allied}\nallied B: Pig, Rat`, { hands: { axis: 'Move' }, ...options })
  const { column: expected } = infiltrationColumn(t.state, t.group('axis A'), t.group('allied A'))
  t.act({ type: 'infiltrate', group: t.id('axis A'), men: [{ man: t.man('Ant'), into: t.id('allied A'), card: t.card('axis', 1) }] })
  t.draws('b0').saw({ type: 'infiltrates', column: expected })
  return expected
}

const FIVE = 'Owl, Emu, Yak, Gnu, Fox'

describe('the column of an infiltration', () => {
  test('UF-20.3-01 UF-20.3-02 it starts with the number of men; red gets in, black does nothing', () => {
    expect([column('Buildings: Ant, Bee', ': Owl'), column('Buildings: Ant, Bee', `: ${FIVE}`)]).toEqual([1, 5])
    for (const [card, infiltrates] of [
      ['c2r', 2],
      ['c2b', -1],
    ] as const) {
      const t = table('axis A[3] Buildings: Ant, Bee\naxis B: Dog, Elk\nallied A[2]: Owl, Emu\nallied B: Pig, Rat', {
        hands: { axis: 'Move' },
      })
      t.act({ type: 'infiltrate', group: 0, men: [{ man: t.man('Ant'), into: t.id('allied A'), card: t.card('axis', 1) }] }).draws(card)
      expect([t.m('Ant').infiltrates, t.m('Ant').pinned]).toEqual([infiltrates, false])
    }
  })

  test('EX-033 UF-20.38-01 UF-10.14-01 from Brush into five men of whom one is pinned: column 2', () => {
    const t = table(
      `axis A[3] Brush: Ant(morale 5), Bee\naxis B: Dog, Elk\nallied A[2]: Owl, Emu, Yak, Gnu pinned, Fox\nallied B: Pig, Rat`,
    )
    t.act({ type: 'infiltrate', group: 0, men: [{ man: t.man('Ant'), into: t.id('allied A') }] }).draws('b0', 'c2r c3b')
    t.saw({ type: 'infiltrates', column: 2, succeeded: true })
    expect(column('Buildings: Ant, Bee', ': Owl pinned, Emu pinned, Yak, Gnu, Fox')).toBe(3)
  })

  test('UF-20.33-01 UF-8.82-01 UF-20.34-01 UF-8.74-01 UF-20.35-01 UF-20.37-01 UF-8.12-01 the terrain from which he comes', () => {
    const from = (ground: string) => column(`${ground}: Ant, Bee`, `: ${FIVE}`)
    expect(['Brush', 'Woods', 'Hill', '', 'Open', 'Gully'].map(from)).toEqual([3, 4, 6, 7, 7, 5])
  })

  test('UF-20.32-01 two to the left for each Smoke on either group', () => {
    expect(column('Buildings, Smoke: Ant, Bee', `: ${FIVE}`)).toBe(3)
    expect(column('Buildings: Ant, Bee', `Smoke: ${FIVE}`)).toBe(3)
    expect(column('Buildings, Smoke: Ant, Bee', `Smoke: ${FIVE}`)).toBe(1)
  })

  test('UF-20.36-01 one to the right into a Pillbox', () => {
    expect(column('Buildings: Ant, Bee', `Pillbox: ${FIVE}`)).toBe(6)
  })

  test('UF-20.39-01 UF-20.39-04 UF-20.39-05 two to the right from a moving group, two into one, however many Movement cards lie there', () => {
    expect(column('Buildings, Move=: Ant, Bee', `: ${FIVE}`)).toBe(7)
    expect(column('Buildings: Ant, Bee', `Brush, Move=: ${FIVE}`)).toBe(7)
    expect(column('Buildings: Ant, Bee', `Brush, Move=, Move=: ${FIVE}`)).toBe(7)
    // two cards leave the Buildings: Open Ground and moving
    expect(column('Buildings, Move=, Move=: Ant, Bee', ': Owl')).toBe(5)
    // the card with which he tries is no movement: all other columns here were reached with one
    expect(column('Buildings: Ant, Bee', `: ${FIVE}`)).toBe(5)
  })

  test('UF-20.39-02 two to the right from a group that is itself infiltrated', () => {
    expect(column('Buildings: Ant, Bee', ': Owl infiltrates A, Emu, Yak, Gnu, Fox')).toBe(7)
  })

  test('UF-20.39-04 QA-070 a group whose last man is on his way counts as moving', () => {
    const t = table('axis A[3] Buildings: Ant, Bee\naxis B: Dog, Elk\nallied A[2]: Owl\nallied B[2] Brush: Pig(SL), Rat', {
      active: 'allied',
      hands: { allied: 'Move', axis: 'Move' },
    })
    t.act({ type: 'transfer', group: t.id('allied A'), to: t.id('allied B'), men: [t.man('Owl')], cards: [t.card('allied', 1)] })
    t.passTo('refill').pass()
    t.act({ type: 'infiltrate', group: t.id('axis A'), men: [{ man: t.man('Ant'), into: t.id('allied A'), card: t.card('axis', 1) }] })
    t.draws('b0').saw({ type: 'infiltrates', column: 3 })
  })

  test('45.13 one more to the left for the Japanese', () => {
    expect(column('Buildings: Ant, Bee', `: ${FIVE}`, { nations: { axis: 'Japanese' } })).toBe(4)
    expect(column('Buildings: Ant, Bee', `: ${FIVE}`, { nations: { allied: 'Russian' } })).toBe(5)
  })

  test('UF-20.4-02 columns end at 1 and at 10', () => {
    expect(column('Brush, Smoke: Ant, Bee', 'Smoke: Owl pinned, Emu')).toBe(1)
    expect(column('Move=: Ant, Bee', `Move=, Move=: ${FIVE}, Asp, Cow, Hen`)).toBe(10)
  })
})
