import { describe, expect, test } from 'vitest'
import { aim, heavy, needs, shoot } from '../../test/guns.ts'
import type { TableOptions } from '../../test/table.ts'

const FIRE = { hands: { axis: 'Fire 1/1' } } as const
const DESERT: TableOptions = { ...FIRE, rulesThrough: 40, modules: ['desert'], nations: { allied: 'British' } }
const REST = '\naxis B: P8\nallied A[1]: Q1\nallied B: Q2'

describe('ordnance out of wet ground and Wire', () => {
  test('UF-8.41-03 UF-8.52-03 UF-13.32-02 a tube only with its full crew, and then by its bracketed numbers', () => {
    for (const [ground, rule, frequency] of [
      ['Marsh', '8.41', 0],
      ['Stream', '8.52', 0],
      ['Brush, Wire', '13.32', -1],
    ] as const) {
      const alone = heavy(`axis A[3] ${ground}: T(weapon bazooka), P2${REST}`, FIRE)
      alone.cannot(aim(alone, 'axis A', 'allied A', 'T'), rule)
      const crewed = heavy(`axis A[3] ${ground}: T(weapon bazooka), P2 assists 1${REST}`, FIRE)
      expect(needs(crewed, 'axis A', 'allied A', 'T').frequency, ground).toBe(frequency)
    }
    const dry = heavy(`axis A[3] Brush: T(weapon bazooka), P2 assists 1${REST}`, FIRE)
    expect(needs(dry, 'axis A', 'allied A', 'T').frequency).toBe(1)
  })

  test('UF-19.15-03 UF-30.4-01 there it jams a number earlier, crew or not', () => {
    const draw = (ground: string) =>
      shoot(heavy(`axis A[3] ${ground}: T(weapon bazooka), P2 assists 1${REST}`, FIRE), 'axis A', 'allied A', 'T', {}, 'r3').m('T').jammed
    expect([draw('Marsh'), draw('Brush')]).toEqual([true, false])
  })

  test('UF-19.15-01 a mortar without its assistant jams on a red 4 as well', () => {
    const draw = (crew: string) =>
      shoot(heavy(`axis A: M(weapon mortarLight), P2${crew}${REST}`, FIRE), 'axis A', 'allied A', 'M', {}, 'r4').m('M').jammed
    expect([draw(''), draw(' assists 1')]).toEqual([true, false])
  })

  test('UF-8.52-01 UF-8.52-02 no gun fires out of a Stream, but a vehicle does', () => {
    const gun = heavy(`axis A[2] Stream: #30, P1${REST}`, FIRE)
    gun.cannot(aim(gun, 'axis A', 'allied A', '#30'), '8.52')
    const tank = heavy(`axis A[2] Stream: #35${REST}`, FIRE)
    tank.act(aim(tank, 'axis A', 'allied A', '#35'))
  })
})

describe('ordnance in the desert', () => {
  test('UF-52.13-02 UF-52.14-02 UF-52.15-01 a Wadi, Soft Sand and an Escarpment hamper no mortar, a Wadi no gun', () => {
    for (const ground of ['Stream', 'Marsh', 'Buildings-2']) {
      const t = heavy(`axis A ${ground}: M(weapon mortarLight), P2${REST}`, DESERT)
      t.act(aim(t, 'axis A', 'allied A', 'M'))
    }
    const gun = heavy(`axis A[2] Stream: #30, P1${REST}`, DESERT)
    gun.act(aim(gun, 'axis A', 'allied A', '#30'))
  })

  test('UF-52.3-01 G-40 guns and tubes jam one number sooner there, and so do charges and what a vehicle carries', () => {
    const jams = (who: string, draw: string) =>
      shoot(heavy(`axis A[2]: ${who}, P2 assists 1${REST}`, DESERT), 'axis A', 'allied A', 'T', {}, draw).m('T').jammed
    expect([jams('T(weapon bazooka)', 'r3'), jams('T(weapon mortarLight)', 'r4')]).toEqual([true, true])
    const tank = heavy(`axis A[2]: #35${REST}`, DESERT)
    tank.fire('axis A', 'allied A', [1]).resolves('r5')
    expect(tank.m('#35').mgOut).toBe('jammed')
    const charge = heavy('axis A[4]: P1 carries demolitionCharge\naxis B: P8\nallied A[1]: Q1, Q2, Q3\nallied B: Q4', {
      ...DESERT,
      hands: { axis: 'Move' },
    })
    const man = { man: charge.man('P1'), into: charge.id('allied A'), card: charge.card('axis', 1), charge: true }
    charge
      .act({ type: 'infiltrate', group: 0, men: [man] })
      .draws('b1 c5r', 'r5')
      .saw({ type: 'dud' })
  })
})

test('UF-47.3-01 UF-28.32-01 in the jungle a hit on a vehicle is one weaker too; its crew has nothing of the ground', () => {
  const strength = (at: 'armour' | 'crew', ground: string) => {
    const t = heavy(`axis A[2]: #36\naxis B: P8\nallied A[1] ${ground}: #34\nallied B: Q2`, {
      ...FIRE,
      rulesThrough: 50,
      modules: ['jungle'],
      nations: { axis: 'Japanese' },
    })
    shoot(t, 'axis A', 'allied A', '#36', { at }, 'b0', 'r0')
    return t.game.events.flatMap(({ event }) => (event.type === 'hitStrength' ? [event.strength] : []))[0]
  }
  expect([strength('armour', ''), strength('armour', 'Woods'), strength('crew', ''), strength('crew', 'Woods')]).toEqual([6, 4, 2, 2])
})

test('UF-27.2-01 a mortar that fights hand to hand, or whose man fires at another group, loses what it acquired', () => {
  const close = heavy(
    'axis A[4]: P1 infiltrates A since 1, P2\naxis B: P8\nallied A[1]: M(weapon mortarLight, morale 9) acquired B, Q4, Q5, Q6\nallied B: Q2, Q3',
    { rulesThrough: 27, hands: { axis: 'Move' } },
  )
  close.act({ type: 'closeCombat', group: 0, men: [{ man: close.man('P1'), card: close.card('axis', 1) }] }).draws('b1 4=1', 'r5', 'b5')
  expect([close.m('M').fate, close.m('M').acquired]).toEqual(['', undefined])
  for (const [target, keeps] of [
    ['allied A', false],
    ['allied B', true],
  ] as const) {
    const t = heavy('axis A[4]: M(weapon mortarLight) acquired B, P2\naxis B: P8\nallied A[1]: Q1\nallied B[1]: Q2', FIRE)
    t.fire('axis A', target, [1]).resolves('r0')
    expect(t.m('M').acquired !== undefined, target).toBe(keeps)
  }
})

test('UF-8.52-02 the machine guns of a vehicle lose nothing in a Stream, those of men a point', () => {
  const strength = (men: string) => {
    const t = heavy(`axis A[2] Stream: ${men}${REST}`, FIRE)
    t.fire('axis A', 'allied A', [1]).resolves('r0')
    return t.game.events.flatMap(({ event }) => (event.type === 'fires' ? [event.strength] : []))[0]
  }
  expect([strength('#35'), strength('P1, P2, P3')]).toEqual([1, 0])
})
