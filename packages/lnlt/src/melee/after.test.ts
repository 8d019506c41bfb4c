import { describe, expect, test } from 'vitest'
import { assault, attacks, melee, roundOf, strike } from '../../test/melee.ts'
import { end, fireOf, hold, move, moveOf } from '../../test/moves.ts'
import { type LnltTable, table } from '../../test/table.ts'
import { isLocked } from './eligible.ts'

/** In a Melee since an earlier turn: everybody could act. */
const LOCKED = 'C4 melee; US: a=2-5-4, b=2-5-4; German: x=1-6-4    L9 German: medic'

const withdraw = (t: LnltTable, units: string) => t.answer('act', { type: 'withdraw', units: t.units(units) })
const leave = (t: LnltTable, units: string, to: string, more: object = {}) =>
  t.answer('withdrawal', { type: 'leave', units: t.units(units), to, ...more })

describe('8.1 after a round', () => {
  test('LNL-8.1-01 LNL-5.3-20 who is locked neither moves nor fires, in his own impulse or the enemy’s', () => {
    const t = table('C4 melee; US: a=2-5-4; German: x=1-6-4    C6 German: y=1-6-4    L9 German: medic').activate('C4')
    expect(isLocked(t.state, t.u('a'))).toBe(true)
    t.refuses('blue', moveOf(t, 'a', 'C3'), { rule: '8.1', message: /locked/ })
    t.refuses('blue', fireOf(t, 'a', 'C4', 'C6'), { rule: '8.1' })
    const passing = table('C4 melee; US: a=2-5-4; German: x=1-6-4    E4 US: b=2-5-4, c=2-5-4').activate('E4')
    move(passing, 'b', 'D3').asks('blue', 'step')
  })

  test('LNL-8.1-06 LNL-8.1-02 LNL-8.1-07 in a later turn they fight again; the marker stays while both sides are there', () => {
    const t = assault(table('C3 US: a=2-5-4, b=2-5-4    C4 German: x=1-6-4', { turns: 9 }), 'a b', 'C4')
    strike(t, 'red', 'a', 'x').rolls(1, 1, 1, 1, 6, 1)
    t.saw({ type: 'turn', turn: 2 }).passTo('operations')
    expect(t.markers('C4')).toEqual(['melee 0'])
    t.activate('C4').answer('act', { type: 'melee', at: 'C4' })
    strike(t, 'red', 'b', 'x').rolls(6, 6, 1, 1, 6, 1)
    t.saw({ type: 'meleeAttack', by: 'blue', success: true }).saw({ type: 'phase', phase: 'administrative' }).saw({ type: 'turn', turn: 3 })
    expect([t.markers('C4'), t.at('C4')]).toEqual([[], ['2-5-4', '2-5-4']])
  })

  test('LNL-8.1-06 a round is begun by those who could act, where there is an enemy', () => {
    const t = table('C4 melee; US: a=2-5-4; German: x=1-6-4    E4 melee; US: b=2-5-4    G4 US: c=2-5-4').activate('C4')
    for (const at of ['E4', 'G4']) t.refuses('blue', { type: 'melee', at }, { rule: '4.0' })
    const empty = table('E4 melee; US: b=2-5-4, l=6-1-6    E5 US: c=2-5-4    L9 German: medic').activate('E4', 'E5')
    empty.refuses('blue', { type: 'melee', at: 'E4' }, { rule: '8.1', message: /no enemy/ })
    const shaken = table('C4 melee; US: a=2-5-4 shaken, b=2-5-4 fired; German: x=1-6-4    L9 German: medic').activate('C4')
    shaken.refuses('blue', { type: 'melee', at: 'C4' }, { rule: '8.0', message: /Nobody in C4/ })
  })

  test('LNL-8.1-03 LNL-NAR-27 a hex under a Melee marker, though empty, is entered by those who are Melee-eligible and whoever goes with them', () => {
    const t = table('C4 melee    C3 US: a=2-5-4, m=medic, l=6-1-6    L9 German: medic').activate('C3')
    for (const units of ['m', 'l', 'm l']) t.refuses('blue', moveOf(t, units, 'C4'), { rule: '8.0', message: /Melee-eligible/ })
    move(t, 'a m', 'C4')
    t.expect('C4').has('2-5-4 melee', '6-0-6 melee')
    expect(attacks(t)).toEqual([])
  })

  test('LNL-8.1-04 LNL-NAR-24 with the last who is Melee-eligible all the others of his side die', () => {
    const t = assault(melee('C3 US: a=2-5-4, b=2-5-4    C4 German: x=1-6-4, y=1-6-4 shaken, m=medic'), 'a b', 'C4')
    strike(t, 'red', 'a', 'x').rolls(6, 6, 1, 1)
    t.expect('C4').has('2-5-4 melee', '2-5-4 melee')
    t.saw({ type: 'eliminated', rule: '8.0', unit: t.unit('x') }).saw({ type: 'eliminated', rule: '8.1', unit: t.unit('y') })
  })

  test('LNL-8.1-05 a Hero or Scout stays, and a Leader with a Melee-eligible SW', () => {
    for (const who of ['h=1-6-6 hero', 's=scout', 'l=6-1-6, MG34']) {
      const t = assault(melee(`C3 US: a=2-5-4, b=2-5-4    C4 German: x=1-6-4, ${who}, m=medic`), 'a b', 'C4')
      const weapons = who.startsWith('l') ? 'x l:MG34' : `x ${who[0]}`
      strike(t, 'blue', 'x', 'a b')
      strike(t, 'red', 'a', weapons).rolls(6, 6, 1, 1)
      expect([t.where('x'), t.where(who[0]!), t.where('m')]).toEqual(['eliminated', 'C4', 'C4'])
    }
  })
})

describe('5.1 who does not surrender', () => {
  const japanese = (held: string) => melee(`C3 US: a=2-5-4, b=2-5-4    C4 Japanese: ${held}`)

  test('LNL-5.1-24 Shaken Japanese are not removed when nobody else is left: they count for one each, and strike no blow', () => {
    const t = assault(japanese('x=jp-infantry-squad shaken, y=jp-infantry-squad shaken, l=jp-leader-6-1 shaken'), 'a b', 'C4')
    t.asks('blue', 'melee').refuses('blue', roundOf(t, 'l', 'a b'), { rule: '8.0' })
    strike(t, 'blue', 'x y', 'a b').rolls(1, 1)
    expect(attacks(t)).toEqual(['blue 4:2 is 2:1'])
    expect([t.where('x'), t.where('y'), t.where('l'), t.markers('C4')]).toEqual(['C4', 'C4', 'eliminated', ['melee 0']])
  })

  test('LNL-5.1-24 they can be killed; Germans surrender', () => {
    const t = assault(japanese('x=jp-infantry-squad shaken'), 'a b', 'C4').rolls(6, 6)
    expect([t.where('x'), attacks(t)]).toEqual(['eliminated', ['blue 4:1 is 4:1']])
    const german = assault(melee('C3 US: a=2-5-4, b=2-5-4    C4 German: x=1-6-4 shaken'), 'a b', 'C4')
    expect([german.where('x'), attacks(german)]).toEqual(['eliminated', []])
  })

  test('LNL-5.1-24 where one of them is in Good Order he is the one to be attacked', () => {
    const t = assault(japanese('x=jp-infantry-squad, y=jp-infantry-squad shaken'), 'a b', 'C4')
    strike(t, 'red', 'a', 'x').rolls(6, 6, 1, 1)
    expect([t.where('x'), t.where('y')]).toEqual(['eliminated', 'C4'])
  })
})

describe('8.1.1 withdrawing', () => {
  test('LNL-8.1.1-01 LNL-8.1.1-06 LNL-1.5.1-04 it is announced before they are engaged again; each takes a Morale Check with LM and TM', () => {
    const t = table('C4 stone building; melee; US: a=2-5-4, l=us-leader-6-1; German: x=1-6-4    L9 German: medic').activate('C4')
    withdraw(t, 'a l').rolls(4, 5, 3, 4)
    t.saw({
      type: 'moraleCheck',
      rule: '8.1.1',
      unit: t.unit('a'),
      modifiers: [
        { label: 'Leader', value: -1 },
        { label: 'positive TM', value: -2 },
      ],
      passed: true,
    })
    t.saw({ type: 'moraleCheck', unit: t.unit('l'), modifiers: [{ value: -2 }], passed: true })
    t.asks('blue', 'withdrawal')
    const late = assault(table('C3 US: a=2-5-4    C4 German: x=1-6-4    B3 US: b=2-5-4    L9 German: medic'), 'a', 'C4').rolls(1, 1, 1, 1)
    late.pass('impulse').refuses('blue', { type: 'activate', at: ['C4'] }, { rule: '4.0' })
  })

  test('LNL-8.1.1-02 who fails fights at once, with those who stay (LG-48)', () => {
    const t = withdraw(table(LOCKED).activate('C4'), 'a b').rolls(1, 1, 6, 6)
    t.saw({ type: 'withdrawal', passed: [t.unit('a')], failed: [t.unit('b')] })
    leave(t, 'a', 'B3').rolls(1, 1, 1, 1)
    expect([t.where('a'), attacks(t)]).toEqual(['B3', ['blue 2:1 is 2:1', 'red 1:2 is 1:2']])
    t.expect('C4').has('2-5-4 melee', '1-6-4 melee')
    t.asks('blue', 'step')
    const stays = withdraw(table(LOCKED).activate('C4'), 'a b').rolls(1, 1, 6, 6)
    stays.answer('withdrawal', { type: 'stay' })
    strike(stays, 'red', 'a', 'x').rolls(1, 1, 1, 1)
    expect(attacks(stays)[0]).toBe('blue 4:1 is 4:1')
  })

  test('LG-48 who has announced it and stays nevertheless fights at once, too', () => {
    const t = withdraw(table(LOCKED).activate('C4'), 'a b').rolls(1, 1, 1, 1).answer('withdrawal', { type: 'stay' })
    strike(t, 'red', 'a', 'x').rolls(1, 1, 1, 1)
    expect(attacks(t)).toHaveLength(2)
    t.asks('red', 'impulse')
  })

  test('LNL-8.1.1-03 they leave by Move, Assault Move, Double-Time, Low Crawl or Stealth', () => {
    const left = (text: string, units: string, more: object) => {
      const t = withdraw(table(text).activate('C4'), units)
      t.rolls(...units.split(' ').flatMap(() => [1, 1]))
      leave(t, units, 'B3', more)
      return hold(t)
    }
    const one = 'C4 melee; US: a=2-5-4; German: x=1-6-4 opsComplete    L9 German: medic'
    left(one, 'a', { mode: 'lowCrawl' }).expect('B3').has('2-5-4 lowCrawl')
    expect(left(one, 'a', { mode: 'assaultMove' }).state.move).toMatchObject({ modes: ['assaultMove'], withdrawing: true })
    expect(left(one, 'a', {}).state.move).toMatchObject({ modes: ['move'], spent: [2] })
    const led = left('C4 melee; US: a=2-5-4, l=6-1-6; German: x=1-6-4 opsComplete    L9 German: medic', 'a l', {})
    expect(led.state.move).toMatchObject({ leaders: [led.unit('l')] })
    const hidden = 'C4 melee; British: a=uk-commando-squad; German: x=1-6-4 opsComplete    L9 German: medic'
    expect(left(hidden, 'a', { mode: 'stealth' }).state.move).toMatchObject({ modes: ['stealth'] })
  })

  test('LNL-8.1.1-07 not by Assault Fire', () => {
    const t = table('C4 melee; US: a=2-5-4; German: x=1-6-4    C6 German: y=1-6-4').activate('C4')
    t.refuses('blue', { ...fireOf(t, 'a', 'C4', 'C6'), type: 'assaultFire', movers: t.units('a'), to: 'C3' }, { rule: '8.1' })
    const hidden = table('C4 melee; British: a=uk-commando-squad; German: x=1-6-4    C6 German: y=1-6-4').activate('C4')
    hidden.refuses(
      'blue',
      { ...fireOf(hidden, 'a', 'C4', 'C6'), type: 'assaultFire', movers: hidden.units('a'), to: 'C3' },
      { rule: '8.1' },
    )
  })

  test('LNL-8.1.1-04 LNL-8.1.1-08 if all leave the marker goes at once, and those who remain may fire at them', () => {
    const t = withdraw(table(LOCKED).activate('C4'), 'a b').rolls(1, 1, 1, 1)
    leave(t, 'a b', 'B3').asks('red', 'opportunityFire')
    expect(t.markers('C4')).toEqual([])
    t.answer('opportunityFire', fireOf(t, 'x', 'C4', 'B3')).rolls(1, 6)
    t.saw({ type: 'meleeMarker', rule: '8.1.1', on: false }).saw({ type: 'attack', kind: 'opportunity' })
    t.asks('blue', 'step')
  })

  test('LNL-8.1.1-05 a rearguard prevents that', () => {
    const t = withdraw(table(LOCKED).activate('C4'), 'a').rolls(1, 1)
    leave(t, 'a', 'B3').asks('blue', 'step')
    expect([t.markers('C4'), attacks(t)]).toEqual([['melee 0'], []])
    t.answer('step', { type: 'stop' })
    t.expect('B3').has('2-5-4 moved').expect('C4').has('2-5-4', '1-6-4')
    t.refuses('blue', { type: 'withdraw', units: t.units('b') }, { rule: '4.0' })
    t.answer('act', { type: 'melee', at: 'C4' }).rolls(1, 1, 1, 1)
  })

  test('LNL-8.1.1-09 the rearguard must be Melee-eligible', () => {
    const text = 'C4 melee; US: a=2-5-4, n=medic, y=2-5-4 shaken; German: x=1-6-4    L9 German: medic'
    const t = table(text).activate('C4')
    for (const units of ['a', 'a n', 'a y'])
      t.refuses('blue', { type: 'withdraw', units: t.units(units) }, { rule: '8.1.1', message: /rearguard/ })
    withdraw(t, 'a n y').rolls(1, 1, 6, 6, 1, 1)
    t.refuses('blue', { type: 'leave', units: t.units('a y'), to: 'B3' }, { rule: '8.1.1', message: /rearguard/ })
    t.refuses('blue', { type: 'leave', units: t.units('n'), to: 'B3' }, { rule: '8.1.1', message: /passed/ })
    leave(t, 'y', 'B3').rolls(1, 1, 1, 1)
    t.expect('C4').has('2-5-4 melee', '6-0-6 melee', '1-6-4 melee')
  })

  test('only units that are in a Melee with an enemy, have not acted and have somewhere to go withdraw', () => {
    const t = table('C4 melee; US: a=2-5-4, b=2-5-4 fired; German: x=1-6-4    E4 US: c=2-5-4    L9 German: medic').activate('C4')
    t.refuses('blue', { type: 'withdraw', units: t.units('c') }, { rule: '4.0' })
    t.refuses('blue', { type: 'withdraw', units: t.units('b') }, { rule: '4.0' })
    t.refuses('blue', { type: 'withdraw', units: t.units('a a') }, { rule: '8.1.1', message: /twice/ })
    expect(t.candidates()).toEqual([{ type: 'melee', at: 'C4' }, { type: 'withdraw', units: t.units('a') }, { type: 'end' }])
  })

  test('a game saved while they withdraw goes on where it was', () => {
    const t = withdraw(table(LOCKED).activate('C4'), 'a b').rolls(1, 1, 6, 6)
    leave(t, 'a', 'B3').rolls(1, 1, 1, 1)
    t.asks('blue', 'step')
    expect(t.game.fork().hash()).toBe(t.game.hash())
    end(t.answer('step', { type: 'stop' }))
    t.expect('B3').has('2-5-4 moved')
  })
})

describe('8.2 reinforcing', () => {
  test('LNL-8.2-01 LNL-8.2-02 who comes before this turn’s round brings it on at once, with all who are there', () => {
    const t = table('C4 melee; US: a=2-5-4; German: x=1-6-4, y=1-6-4    C3 US: b=2-5-4, m=medic    L9 German: medic')
    assault(t, 'b', 'C4')
    t.refuses('blue', roundOf(t, 'x', 'b'), { rule: '8.0', message: /must take part/ })
    strike(t, 'blue', 'x y', 'a b')
    strike(t, 'red', 'a', 'x y').rolls(1, 1, 1, 1)
    expect(attacks(t)).toEqual(['blue 4:2 is 2:1', 'red 2:2 is 1:1'])
    t.expect('C4').has('2-5-4 melee', '2-5-4 melee', '1-6-4 melee', '1-6-4 melee')
    const none = assault(table('C4 melee; German: x=1-6-4    C3 US: b=2-5-4, m=medic    L9 German: medic'), 'b', 'C4').rolls(1, 1, 1, 1)
    expect(attacks(none)).toHaveLength(2)
  })
})
