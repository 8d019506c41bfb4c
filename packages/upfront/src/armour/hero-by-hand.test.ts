import { expect, test } from 'vitest'
import { heavy } from '../../test/guns.ts'

test('UF-10.43-02 UF-28.81-06 a Hero whom his card does not help to fire attacks a vehicle as one all the same', () => {
  const t = heavy(
    'axis A[4] Woods: M(weapon bazooka, morale 1), P2 assists 1, P3(morale 1) unarmed pinned carries ATMM\naxis B: P8\nallied A[1]: #34\nallied B: Q2',
    {
      hands: { axis: 'Hero, Move, Fire 1/1' },
    },
  )
  t.act({ type: 'hero', group: 0, man: t.man('P3'), card: t.card('axis', 1) })
  const man = { man: t.man('P3'), into: t.id('allied A'), card: t.card('axis', 2), charge: true }
  t.act({ type: 'infiltrate', group: 0, men: [man] }).draws('b1 c3r', 'b0')
  t.saw({ type: 'vehicleFought', total: 1 + 4 - 1 })
  expect(t.m('P3').heroic).toBe(2)
})

test('UF-44.9-01 UF-10.45-05 a red Hero rallies a Bren gunner and does nothing for his fire', () => {
  const factors = (hero: string) => {
    const t = heavy('axis A[1]: B(weapon lmgBritish, morale 1) pinned, P2\naxis B: P8\nallied A[1]: Q1\nallied B: Q2', {
      rulesThrough: 50,
      nations: { axis: 'British', allied: 'German' },
      hands: { axis: `${hero}, Fire 1/1` },
    })
    t.act({ type: 'hero', group: 0, man: t.man('B'), card: t.card('axis', 1) }).fire('axis A', 'allied A', [2])
    return t.game.events.flatMap(({ event }) => (event.type === 'fires' ? [event.factors] : []))[0]!
  }
  expect(factors('Hero black')).toBeGreaterThan(factors('Hero red'))
})

test('UF-10.43-02 UF-28.81-06 a Hero may be played for the attack on a vehicle itself, and for nothing else there', () => {
  const t = heavy('axis A[4] Woods: P1, P2\naxis B: P8\nallied A[1]: #34\nallied B[1]: Q2', { hands: { axis: 'Hero, Move, Move' } })
  const attempt = (into: string, man: string, card: number) => ({
    man: t.man(man),
    into: t.id(into),
    card: t.card('axis', card),
    hero: t.card('axis', 1),
  })
  const tries = (...men: object[]) => ({ type: 'infiltrate', group: 0, men })
  t.cannot(tries(attempt('allied B', 'P1', 2)), '10.45')
  t.cannot(tries(attempt('allied A', 'P1', 2), attempt('allied A', 'P2', 3)), '10.4')
  t.act(tries(attempt('allied A', 'P1', 2)))
    .draws('b1 c3r', 'b1')
    .saw({ type: 'hero', man: t.man('P1') })
  // infantry beside it: two off
  t.saw({ type: 'vehicleFought', total: 1 + 1 - 1 - 2 })
})

test('UF-28.81-07 UF-31.21-01 UF-20.91-01 a berserk man with a magnetic mine uses it against the vehicle that he charges', () => {
  const t = heavy('axis A[4]: #34\naxis B: P8, P9\nallied A[1]: Q1 pinned berserk carries ATMM, Q4\nallied B[1]: Q2', {
    nations: { allied: 'Russian' },
  })
  t.act({ type: 'reorder', group: t.id('axis B'), men: [t.man('P9'), t.man('P8')] })
  t.passTo('refill').pass().draws('b6')
  t.saw({ type: 'vehicleFought', total: 6 - 3 - 1 + 4, result: 'immobilized' })
  expect([t.m('Q1').secondary, t.m('Q1').berserk, t.m('#34').immobilized]).toEqual(['', false, true])
})
