import { describe, expect, test } from 'vitest'
import { type TableOptions, table, type UpfrontTable } from '../../../test/table.ts'
import { describeDecision, describeEvents } from '../../words/index.ts'

const ON = { modules: ['entrenchments'] } as const
const dig = { type: 'entrench', group: 0 } as const

/** axis A in Woods at RR 3 to allied A. */
function field(axis = 'Woods: P1, P2', options: TableOptions = {}): UpfrontTable {
  return table(`axis A[2] ${axis}\naxis B[2]: P3, P4\nallied A[1]: Q1, Q2, Q3\nallied B: Q4, Q5`, { ...ON, ...options })
}

const dugIn = (axis?: string, options: TableOptions = {}) => field(axis, { kept: { entrenchments: { dug: [0] } }, ...options })

describe('entrenching', () => {
  test('UF-36.1-01 a 0 of either colour; anything else uses the action up', () => {
    for (const card of ['b0', 'r0']) {
      const t = field()
        .act(dig)
        .draws(card)
        .saw({ type: 'entrenchments:digs', facts: { succeeded: true } })
      expect([t.group('axis A').acted, t.state.modules]).toMatchObject([true, { entrenchments: { dug: [{ group: 0 }] } }])
    }
    const t = field()
      .act(dig)
      .draws('b1')
      .saw({ facts: { succeeded: false } })
    expect([t.group('axis A').acted, t.state.modules]).toEqual([true, undefined])
    t.cannot(dig, '4.2')
  })

  test('UF-36.1-03 UF-36.1-04 not while moving, with a pinned man, on Wire, with a man among the enemy, nor twice', () => {
    for (const axis of ['Move+: P1, P2', 'Woods: P1 pinned, P2', 'Woods, Wire: P1, P2']) field(axis).cannot(dig, '36.1')
    const inside = table('axis A[4]: P1 infiltrates A, P2\nallied A[1]: Q1', ON)
    inside.cannot(dig, '36.1')
    dugIn().cannot(dig, '36.1', /already/)
  })

  test('UF-36.3-01 only in Open Ground, on a Hill, in Woods or Brush', () => {
    for (const axis of [': P1, P2', 'Hill: P1, P2', 'Brush: P1, P2']) field(axis).act(dig).draws('b1')
    for (const axis of ['Buildings: P1, P2', 'Gully: P1, P2', 'Walls: P1, P2', 'Marsh: P1, P2']) field(axis).cannot(dig, '36.3')
  })

  test('without the module nobody digs, and a situation can’t say so', () => {
    table('axis A: P1, P2\nallied A: Q1').refuses('axis', dig, {})
    expect(() => table('axis A: P1, P2\nallied A: Q1', { kept: { entrenchments: { dug: [0] } } }).state).toThrow(/not on in this scenario/)
    expect(() => table('axis A: P1, P2\nallied A: Q1', { ...ON, kept: { entrenchments: { dug: [9] } } }).state).toThrow(/no group 9/)
  })
})

describe('an entrenchment', () => {
  const hand = { allied: 'Fire 1/1', axis: 'Move, Wire' }
  const fired = (t: UpfrontTable) => t.fire('allied A', 'axis A', [1]).saw({ type: 'fires' })

  test('UF-36.2-01 UF-36.1-02 QA-136 is one less besides the terrain, also under Wire', () => {
    const strength = (t: UpfrontTable) => fired(t).game.events.flatMap(({ event }) => (event.type === 'fires' ? [event.strength] : []))[0]!
    const open = { active: 'allied', hands: hand } as const
    expect(strength(field('Brush: P1, P2', open))).toBe(0)
    expect(strength(dugIn('Brush: P1, P2', open))).toBe(-1)
    // -1 in all: Brush, Wire, and the hole
    expect(strength(dugIn('Brush, Wire: P1, P2', open)) - strength(field(': P1, P2', open))).toBe(-1)
  })

  test('UF-16.42-09 makes Open Ground good enough to win in', () => {
    const won = (kept: TableOptions) => field(': P1, P2', { victory: { type: 'firstTo', count: 2, range: 2 }, ...kept }).state.winner
    expect([won({ kept: { entrenchments: { dug: [0] } } }), won({})]).toEqual(['axis', null])
  })

  test('UF-36.2-02 goes with the group’s next Movement card, but not with one that removes Wire or that a man plays for himself', () => {
    const t = dugIn(undefined, { hands: { axis: 'Move' } })
    t.act({ type: 'move', group: 0, card: t.card('axis', 1), mode: 'advance' }).saw({ type: 'entrenchments:left', group: 0 })
    expect(t.state.modules).toBeUndefined()
    const wired = dugIn('Woods, Wire: P1, P2', { hands: { axis: 'Move' } })
    wired.act({ type: 'removeWire', group: 0, card: wired.card('axis', 1) })
    expect(wired.state.modules).toMatchObject({ entrenchments: { dug: [{ group: 0 }] } })
  })

  test('UF-36.2-02 who is among the enemy is not in it', () => {
    const t = table('axis A[4]: P1 infiltrates A, P2(kia 12)\naxis B: P3, P4\nallied A[1]: Q1, Q2\nallied B: Q3', {
      ...ON,
      kept: { entrenchments: { dug: [0] } },
      active: 'allied',
      hands: { allied: 'Fire 1/1' },
    })
    t.fire('allied A', 'axis A', [1]).resolves('r0', 'r0')
    t.saw({ type: 'attacked', man: t.man('P1'), strength: 1 }).saw({ type: 'attacked', man: t.man('P2'), strength: 0 })
  })

  test('UF-16.42-09 makes Open Ground count as terrain that reduces fire', () => {
    const victory = { type: 'firstTo', count: 2, range: 4 } as const
    const winner = (options: TableOptions) => table('axis A[4]: P1, P2\nallied A: Q1, Q2', { ...ON, victory, ...options }).state.winner
    expect([winner({}), winner({ kept: { entrenchments: { dug: [0] } } })]).toEqual([null, 'axis'])
  })

  test('UF-36.2-03 nor who is on his way to another group', () => {
    const t = table('axis A[2] Woods: P1(kia 12, SL), P2(kia 12)\naxis B[2]: P3, P4\nallied A[1]: Q1, Q2, Q3\nallied B: Q4', {
      ...ON,
      kept: { entrenchments: { dug: [0] } },
      hands: { axis: 'Move', allied: 'Fire 1/1' },
    })
    t.act({ type: 'transfer', group: 0, men: [t.man('P2')], cards: [t.card('axis', 1)], to: t.id('axis B') }).next('allied')
    t.fire('allied A', 'axis A', [1]).resolves('r0', 'r0')
    // two more on his way, and one more because he is out of the hole
    t.saw({ type: 'attacked', man: t.man('P2'), strength: -2 + 3 }).saw({ type: 'attacked', man: t.man('P1'), strength: -2 })
  })

  test('UF-36.5-01 DV-024 Russians who only dig still discard, one card less for each attempt', () => {
    const t = field(undefined, { nations: { axis: 'Russian' }, hands: { axis: 'Fire, Fire, Fire, Fire' } })
    t.act(dig).draws('b1').pass()
    const cards = [1, 2, 3, 4].map((n) => ({ card: t.card('axis', n), as: 'plain' }))
    t.cannot({ type: 'discard', cards }, '4.3').decide('axis', 'discard', { type: 'discard', cards: cards.slice(1) })
    // DV-024: two attempts, a hand of four: two
    const twice = field(undefined, { nations: { axis: 'Russian' }, hands: { axis: 'Fire, Fire, Fire, Fire' } })
    twice
      .act(dig)
      .draws('b1')
      .act({ ...dig, group: 1 })
      .draws('b2')
    const four = [1, 2, 3, 4].map((n) => ({ card: twice.card('axis', n), as: 'plain' }))
    twice.cannot({ type: 'discard', cards: four.slice(1) }, '4.3').decide('axis', 'discard', { type: 'discard', cards: four.slice(2) })
    const others = field(undefined, { hands: { axis: 'Fire' }, nations: { axis: 'French' } })
    others.act(dig).draws('b1').pass()
    expect(others.asked.kind).toBe('refill')
  })

  test('digging and leaving are told in words', () => {
    const t = field().act(dig).draws('b0')
    const texts = describeEvents(
      t.state,
      t.game.events.map(({ event }) => event),
    ).map(({ text }) => text)
    expect([describeDecision(t.state, 'act', dig), texts.at(-1)]).toEqual(['Group A digs in.', expect.stringMatching(/has dug in\.$/)])
  })
})

test('UF-36.2-03 UF-22.1-01 fire that does not care for the hole is no stronger against who is outside', () => {
  const strengths = (weapon: string) => {
    const t = table(
      `axis A[4]: F1(weapon ${weapon}), P2, P3\naxis B: P8\nallied A[1]: Q1(morale 9) infiltrates A, Q3(morale 9)\nallied B: Q2`,
      {
        ...ON,
        rulesThrough: 36,
        kept: { entrenchments: { dug: [2] } },
        hands: { axis: 'Fire 2/2' },
      },
    )
    t.fire('axis A', 'allied A', [1]).resolves('r0', 'r0')
    return t.game.events.flatMap(({ event }) => (event.type === 'attacked' ? [event.strength] : []))
  }
  expect([strengths('flamethrower'), strengths('rifleBolt')]).toEqual([
    [2, 2],
    [2, 1],
  ])
})

test('UF-16.42-08 UF-16.42-09 in Brush it makes up for the Wire where cover is asked for', () => {
  const held = (kept: object) =>
    table('axis A[4] Brush, Wire: P1, P2, P3, P4\naxis B: P8\nallied A: Q1, Q2, Q3, Q4, Q5, Q6\nallied B: Q9', {
      ...ON,
      ...kept,
      victory: { type: 'firstTo', range: 4, count: 4 },
    }).state.winner
  expect([held({ kept: { entrenchments: { dug: [0] } } }), held({})]).toEqual(['axis', null])
})

test('UF-36.2-03 UF-21.3-04 who is among the enemy when a charge goes off there has nothing of what his own group has dug', () => {
  const t = table('axis A[4]: P1 infiltrates A, P4 carries demolitionCharge\naxis B: P8\nallied A[1]: Q1\nallied B: Q2', {
    hands: { axis: 'Move' },
    modules: ['entrenchments'],
    kept: { entrenchments: { dug: [0] } },
  })
  const man = { man: t.man('P4'), into: t.id('allied A'), card: t.card('axis', 1), charge: true }
  t.act({ type: 'infiltrate', group: 0, men: [man] })
    .draws('b1 c5r', 'r0', 'r0')
    .saw({ type: 'attacked', man: t.man('P1'), strength: 8 })
})
