import { describe, expect, test } from 'vitest'
import { shoot } from '../../test/fire.ts'
import { end, hold, move, stop } from '../../test/moves.ts'
import { burstOf, does, field, mayNotDo, riders, shell, shellPreview, toHitModifiers } from '../../test/vehicles.ts'
import { marksOf } from '../units/marks.ts'

const FAR = '    A9 US: 2-5-4    N9 German: 1-6-4'
const off = (t: ReturnType<typeof field>, vehicle: string, units: string, more: object = {}) => ({
  type: 'unload',
  vehicle: t.unit(vehicle),
  units: t.units(units),
  ...more,
})

describe('16.4 by Assault Move and Assault Fire', () => {
  test('LNL-15.2-06 LNL-16.4-14 to let them off takes the place of its Assault Move: all of it is spent, and it may fire later, as after one', () => {
    const t = field(`D5 US: a=m3ht f1, b=2-5-4 aboard    H6 German: x=1-6-4 fired${FAR}`)
    does(t, 'a', off(t, 'a', 'b', { mode: 'assaultMove' }))
    hold(t)
    stop(t)
    t.expect('D5').has('M3 half-track assaultMove', '2-5-4 moved')
    end(t)
    if (t.asked.seat === 'red') t.answer('impulse', { type: 'pass' })
    does(t, 'a', burstOf(t, 'a', 'H6')).rolls(1, 6)
    expect(
      t
        .events('attack')
        .at(-1)!
        .modifiers.map(({ value }) => value),
    ).toContain(-2)
  })

  test('LNL-16.4-14 after a hex by Assault Move nobody gets off', () => {
    const t = field(`D5 US: a=m3ht f1, b=2-5-4 aboard${FAR}`).activate('D5')
    move(t, 'a', 'E5', { mode: 'assaultMove' })
    hold(t)
    mayNotDo(t, 'a', { type: 'unload', units: t.units('b') }, { rule: '16.4', message: /half of its MP/ })
  })

  test('LNL-16.4-07 units that can Assault Fire fire and get on, where they are', () => {
    const t = field(`D5 US: a=m3ht f1, b=us-101st-airborne-squad    G5 German: x=1-6-4 fired${FAR}`).activate('D5')
    const decision = {
      type: 'assaultFire',
      from: 'D5',
      at: 'G5',
      firers: [{ unit: t.unit('b'), inherent: true, weapons: [] }],
      movers: t.units('b'),
      to: 'D5',
      vehicle: t.unit('a'),
    }
    does(t, 'b', decision).rolls(1, 6)
    hold(t)
    expect(riders(t, 'a').map(({ id }) => id)).toEqual(t.units('b'))
    const away = field(`D5 US: b=us-101st-airborne-squad    D6 US: a=m3ht f1    G5 German: x=1-6-4 fired${FAR}`).activate('D5')
    const firers = [{ unit: away.unit('b'), inherent: true, weapons: [] }]
    mayNotDo(away, 'b', { ...decision, firers, movers: away.units('b'), vehicle: away.unit('a') }, { rule: '16.4' })
  })

  test('LNL-16.4-04 LNL-16.4-13 a vehicle that somebody from another hex got on is offered to go on with what it has left', () => {
    const t = field(`D5 US: a=us-m4a1 f1    C5 US: b=2-5-4${FAR}`).activate('C5')
    move(t, 'b', 'D5')
    hold(t)
    t.answer('step', { type: 'board', vehicle: t.unit('a') })
    hold(t)
    const offered = [...t.game.open[0]!.question.candidates()]
    expect(offered).toContainEqual({ type: 'move', units: t.units('a'), mode: 'move', to: 'E5' })
  })

  test('LNL-16.4-09 those who can Assault Move get off so, stay there, and may fire later', () => {
    const t = field(`D5 US: a=m3ht f1, b=us-101st-airborne-squad aboard    G5 German: x=1-6-4 fired${FAR}`)
    does(t, 'a', off(t, 'a', 'b', { assault: true }))
    hold(t)
    expect(marksOf(t.u('b'))).toEqual(['assaultMove'])
    expect(t.state.move?.units).toEqual(t.units('a'))
    stop(t)
    expect(t.u('a').marks).not.toBe(0)
    shoot(t, 'b', 'G5').rolls(1, 6)
    t.saw({ type: 'attack', modifiers: [{ label: 'after Assault Move', value: -2 }] })
    const slow = field(`D5 US: a=m3ht f1, b=us-infantry-squad aboard${FAR}`)
    mayNotDo(slow, 'a', off(slow, 'a', 'b', { assault: true }), { rule: '16.4', message: /Assault Move/ })
  })
})

describe('16.1, 16.2, 16.4 Shaken', () => {
  test('LNL-16.4-10 they may leave a Shaken vehicle, which then stays where it is', () => {
    const t = field(`D5 US: a=m3ht f1 shaken, b=2-5-4 aboard${FAR}`)
    does(t, 'a', off(t, 'a', 'b'))
    hold(t)
    stop(t)
    t.expect('D5').has('M3 half-track shaken moved', '2-5-4 moved')
  })

  test('LNL-16.4-15 but not one that has moved', () => {
    const t = field(`D5 US: a=m3ht f4 shaken, b=2-5-4 aboard${FAR}`).activate('D5')
    move(t, 'a', 'C5')
    hold(t)
    mayNotDo(t, 'a', { type: 'unload', units: t.units('b') }, { rule: '16.4', message: /Shaken/ })
  })

  test('LNL-16.1-07 Shaken passengers inside may get off like others', () => {
    const t = field(`D5 US: a=m3ht f1, b=2-5-4 shaken aboard${FAR}`)
    does(t, 'a', off(t, 'a', 'b'))
    expect(t.where('b')).toBe('D5')
  })

  test('LNL-16.2-11 who is steady on top may get off with those who must', () => {
    const ride = () => {
      const t = field(`D5 US: a=us-m4a1 f1 buttoned, b=2-5-4 aboard, h=hero aboard    G5 German: x=1-6-4, y=de-smg42${FAR}`).activate('D5')
      move(t, 'a', 'E5')
      return shoot(t, 'x', 'E5', { target: 'a' }).rolls(6, 1, 5, 1)
    }
    const t = ride()
    if (t.asked.kind === 'joinDismount') {
      t.answer('joinDismount', { units: t.units('h') })
      expect([t.where('b'), t.where('h')]).toEqual(['E5', 'E5'])
      const stays = ride().answer('joinDismount', { units: [] })
      expect([stays.where('b'), stays.where('h')]).toEqual(['E5', 'aboard'])
    } else throw new Error(`${t.asked.kind} is asked.`)
  })

  test('LNL-16.1-08 where a special rule says so a gun is taken along', () => {
    const board = (rules: object) => {
      const t = field(`D5 US: a=m3ht f1, b=us-37atg${FAR}`, rules).activate('D5')
      return t.game.open[0]!.question.problems({ type: 'board', units: t.units('b'), vehicle: t.unit('a') }).map(({ rule }) => rule)
    }
    expect(board({})).toEqual(['16.1'])
    expect(board({ rules: [{ type: 'towing', side: 'blue', text: 'Half-tracks tow guns.' }] })).toEqual([])
  })
})

describe('14 with passengers', () => {
  test('LNL-14.3-09 loading does not cost it its aim', () => {
    const fresh = field(`D5 US: a=us-m4a1 f1 buttoned, b=2-5-4    H6 German: x=pz4h f1 fired${FAR}`, {
      acquisitions: [{ unit: 0, target: 2, value: 1 }],
    })
    does(fresh, 'b', { type: 'board', units: fresh.units('b'), vehicle: fresh.unit('a') })
    hold(fresh)
    expect(riders(fresh, 'a')).toHaveLength(1)
    expect(fresh.state.acquisitions).toMatchObject([{ unit: fresh.unit('a'), value: 1 }])
  })

  test('LNL-14.1.1-11 a steady Leader aboard helps those inside in the check after a hit', () => {
    const t = field(`D5 US: a=us-m4a1 f1 buttoned    G5 German: x=sdkfz251 f4, y=1-6-4 aboard, l=Koch aboard${FAR}`)
    shell(t, 'a', 'G5', { target: 'x' }).rolls(3, 4, 1, 5, 6, 6, 1, 1, 6, 6)
    const check = t.events('moraleCheck').find(({ unit }) => unit === t.unit('y'))!
    expect(check.modifiers.map(({ label, value }) => `${label} ${value}`)).toContain('Leader -1')
  })

  test('LNL-14.1.1-11 LNL-1.5.1-02 the Leader checks before them, though he stands after them in the list: if he fails he helps nobody', () => {
    const t = field(`D5 US: a=us-m4a1 f1 buttoned    G5 German: x=sdkfz251 f4, y=1-6-4 aboard, l=Koch aboard${FAR}`)
    shell(t, 'a', 'G5', { target: 'x' }).rolls(3, 4, 1, 5, 6, 6, 6, 6, 2, 2)
    expect(t.events('moraleCheck').map(({ unit }) => unit)).toEqual(t.units('x l y'))
    expect(t.events('moraleCheck')[2]!.modifiers.map(({ label }) => label)).not.toContain('Leader')
    const rides = field(`D5 US: a=us-m4a1 f1 buttoned    G5 German: x=pz4h f4, y=1-6-4 aboard, l=Koch aboard${FAR}`)
    shell(rides, 'a', 'G5', { target: 'x' }).rolls(3, 4, 1, 5, 1, 1, 6, 6, 2, 2)
    expect(rides.events('moraleCheck').map(({ unit }) => unit)).toEqual(rides.units('x l y'))
    expect(rides.events('moraleCheck')[2]!.modifiers.map(({ label }) => label)).not.toContain('Leader')
  })

  test('a shot after loading counts as one in an Assault Move', () => {
    const t = field(`D5 US: a=us-m4a1 f1 buttoned, b=2-5-4    H6 German: x=pz4h f1 fired${FAR}`)
    expect(toHitModifiers(t, 'a', 'H6', { target: 'x' })).not.toContain('vehicle in an Assault Move 2')
    t.answer('act', { type: 'board', units: t.units('b'), vehicle: t.unit('a') })
    hold(t)
    expect(shellPreview(t, 'a', 'H6', { target: 'x' }).modifiers).toContainEqual(expect.objectContaining({ value: 2 }))
  })
})
