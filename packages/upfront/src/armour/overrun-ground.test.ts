import { describe, expect, test } from 'vitest'
import { heavy } from '../../test/guns.ts'
import { type TableOptions, table, type UpfrontTable } from '../../test/table.ts'

const act = (t: UpfrontTable, at = 'allied A', more: object = {}) => ({
  type: 'overrun',
  group: 0,
  target: t.id(at),
  card: t.card('axis', 1),
  ...more,
})
const strengths = (t: UpfrontTable) =>
  t.game.events.flatMap(({ event }) =>
    event.type === 'overruns' || event.type === 'attacked' || event.type === 'machineAttacked' ? [event.strength] : [],
  )
const MOVE = { hands: { axis: 'Move' } } as const

describe('where an overrun comes from', () => {
  test('UF-29.3-01 UF-8.9-01 Walls take two off that of a vehicle straight ahead, one off that of another', () => {
    const ahead = heavy('axis A[4]: #35\naxis B: P8\nallied A[1] Walls: Q1(kia 12)\nallied B: Q2', MOVE)
    ahead.act(act(ahead)).draws('b3', 'r0')
    const aside = heavy('axis A[4]: #35\naxis B: P8\nallied A: Q8\nallied B[1] Walls: Q1(kia 12)', MOVE)
    aside.act(act(aside, 'allied B')).draws('b3', 'r0')
    expect([strengths(ahead)[0], strengths(aside)[0]]).toEqual([3 + 3 - 2, 3 + 3 - 1])
  })

  test('UF-29.3-01 UF-28.72-01 infantry beside a vehicle of its own has one off an overrun and artillery too', () => {
    const t = heavy('axis A[4]: #35\naxis B: P8\nallied A[1]: Q1(kia 12)\nallied B[1]: #34', MOVE)
    t.act(act(t)).draws('b3', 'r0')
    expect(strengths(t)[0]).toBe(3 + 3 - 1)
    const guns = table('axis A: P1(SL) carries radio\naxis B: P8\nallied A[1]: Q1\nallied B[1]: #34', {
      rulesThrough: 40,
      hands: { axis: '#44' },
    })
    guns.act({ type: 'fireMission', group: 0, target: guns.id('allied A'), card: 44 }).draws('r1')
    guns.saw({ type: 'callsFire', strength: 5 - 1 })
  })

  test('UF-28.72-01 a gun that is by itself is no infantry', () => {
    const strength = (men: string) => {
      const t = heavy(`axis A[1]: P1, P2, P3\naxis B: P8\nallied A[1]: ${men}\nallied B[1]: #34`, { hands: { axis: 'Fire 2/3' } })
      t.fire('axis A', 'allied A', [1])
      return t.game.events.flatMap(({ event }) => (event.type === 'fires' ? [event.strength] : []))[0]
    }
    expect([strength('#32'), strength('#32, Q1')]).toEqual([2, 1])
  })

  test('UF-8.53-01 out of a Stream it must ford first', () => {
    const t = heavy('axis A[4] Stream: #35\naxis B: P8\nallied A[1]: Q1\nallied B: Q2', MOVE)
    t.cannot(act(t), '8.53')
  })

  test('UF-24.4-01 UF-24.4-03 its card on a Minefield stirs the mines, which may stop it, and flanks nobody', () => {
    const field = 'axis A[4] Minefield: #35\naxis B: P8\nallied A[1]: Q1(kia 12)\nallied B: Q2'
    const t = heavy(field, MOVE)
    t.act(act(t)).draws('b0', 'b3', 'r0').saw({ type: 'minesStir', attacks: false }).saw({ type: 'overruns' })
    const hit = heavy(field, MOVE)
    hit.act(act(hit)).draws('r6', 'b4').saw({ type: 'immobilized' })
    expect(hit.game.events.some(({ event }) => event.type === 'overruns')).toBe(false)
    const flank = heavy(field, { hands: { axis: 'Flank' } })
    flank.cannot(act(flank, 'allied A', { flank: flank.id('allied B') }), '24.4')
  })
})

describe('a Concealed card for a group with a gun', () => {
  const GUN = (shown: string) => `allied A[1]: Q1(kia 12, morale 9), #32${shown}\nallied B: Q2`
  const hide = { type: 'conceal' } as const

  test('UF-34.5-01 UF-34.5-02 against an overrun and a charge it does nothing for a gun that was seen', () => {
    for (const [shown, strength] of [
      [' shown', 6],
      ['', 4],
    ] as const) {
      const t = heavy(`axis A[4]: #35\naxis B: P8\n${GUN(shown)}`, { hands: { axis: 'Move', allied: 'Concealed 2' } })
      t.act(act(t))
        .draws('b3')
        .decide('allied', 'concealment', { ...hide, card: t.card('allied', 1) })
        .draws('r0', 'r0')
      expect(strengths(t)).toEqual([6, 4, strength])
      const charge = heavy(`axis A[4]: P1 carries demolitionCharge\naxis B: P8\n${GUN(shown)}`, {
        hands: { axis: 'Move', allied: 'Concealed 2' },
      })
      const man = { man: charge.man('P1'), into: charge.id('allied A'), card: charge.card('axis', 1), charge: true }
      charge
        .act({ type: 'infiltrate', group: 0, men: [man] })
        .draws('b1 c4r')
        .decide('allied', 'concealment', { ...hide, card: charge.card('allied', 1) })
        .draws('r3', 'r3')
      expect(strengths(charge)).toEqual([6, strength + 2])
    }
  })

  test('UF-34.5-01 UF-34.4-03 against both attacks of infantry it counts for one that nobody has seen', () => {
    for (const [shown, strength] of [
      [' shown', 2],
      ['', 1],
    ] as const) {
      const t = heavy(`axis A[4]: P1, P2, P3\naxis B: P8\n${GUN(shown)}`, { hands: { axis: 'Fire 2/3', allied: 'Concealed 1' } })
      t.fire('axis A', 'allied A', [1])
        .decide('allied', 'concealment', { ...hide, card: t.card('allied', 1) })
        .resolves('r0', 'r0', 'r0')
      expect(strengths(t)).toEqual([1, strength, strength])
    }
  })

  test('UF-19.13-13 UF-28.7-01 a weapon that jams in the first attack is missing in the second', () => {
    const t = heavy('axis A[4]: P1, P2, P3\naxis B: P8\nallied A[1]: #32\nallied B: Q2', { hands: { axis: 'Fire 2/3' } })
    t.fire('axis A', 'allied A', [1]).resolves('r6', 'b1 3=2', 'r0')
    expect(strengths(t)).toEqual([2, 2 - 2])
  })
})

test('UF-22.1-01 UF-22.5-01 a flamethrower does not care what ground a vehicle is in', () => {
  const options: TableOptions = { hands: { axis: 'Fire 2/2' } }
  const t = heavy('axis A[4]: F1(weapon flamethrower), P2\naxis B: P8\nallied A[1] Woods: #34\nallied B: Q2', options)
  t.fire('axis A', 'allied A', [1]).resolves('r0', 'r0')
  expect(strengths(t)).toEqual([2, 2])
})

test('UF-29.5-03 a vehicle drives through the group that it overran only while it moves', () => {
  const t = heavy('axis A[4]: #35\naxis B: P8\nallied A[1]: Q1(kia 12, morale 9)\nallied B: Q2', {
    hands: { axis: 'Move, Brush, Move, Move' },
  })
  t.act(act(t)).draws('b0', 'r0')
  const advance = (n: number) => ({ type: 'move', group: 0, card: t.card('axis', n), mode: 'advance' })
  t.next('axis')
  expect(t.candidates()).toContainEqual(advance(3))
  t.act({ type: 'terrain', group: 0, card: t.card('axis', 2), faceDown: false })
    .next('axis')
    .cannot(advance(3), '5.7')
})

test('UF-44.3-01 British vehicles need all the firepower that a Fire card asks for, men one less', () => {
  const british = (men: string) =>
    heavy(`axis A[1]: ${men}\naxis B: P8\nallied A[1]: Q1\nallied B: Q2`, {
      rulesThrough: 50,
      nations: { axis: 'British', allied: 'German' },
      hands: { axis: 'Fire 3/4' },
    })
  const tank = british('#32')
  tank.cannot(tank.fireAction('axis A', 'allied A', [1]), '6.1')
  expect(tank.candidates().some((each) => (each as { type: string }).type === 'fire')).toBe(false)
  const men = british('P1, P2, P3')
  men.fire('axis A', 'allied A', [1])
})

test('UF-28.44-04 an immobilized vehicle has its flank against infantry as well', () => {
  const hit = (marks: string) => {
    const t = heavy(`axis A[4]: P1, P2, P3\naxis B: P8\nallied A[1]: #36${marks}\nallied B: Q2`, { hands: { axis: 'Fire 2/3' } })
    t.fire('axis A', 'allied A', [1]).resolves('r0', 'b1', ...(marks === '' ? ['b2'] : []))
    return t.m('#36').fate
  }
  expect([hit(''), hit(' immobilized')]).toEqual(['', 'kia'])
})
