import { describe, expect, test } from 'vitest'
import { assault, attacks, foretold, melee, roundOf, strike } from '../../test/melee.ts'
import { end, fireOf, move, moveOf } from '../../test/moves.ts'
import { table } from '../../test/table.ts'
import { abilitiesOf } from '../data/smc.ts'
import { ELIMINATED } from '../state.ts'
import { meleeEntryProblem } from './enter.ts'

describe('8.0 who fights', () => {
  test('LNL-8.0-01 LNL-8.0-29 LNL-8.0-32 Shaken units neither fight nor can they be attacked', () => {
    const t = assault(melee('C3 US: a=2-5-4, b=2-5-4    C4 German: x=1-6-4, y=1-6-4 shaken'), 'a b', 'C4')
    t.refuses('red', roundOf(t, 'a', 'x y'), { rule: '8.0', message: /Only your Melee-eligible/ })
    strike(t, 'red', 'a', 'x').rolls(1, 1, 1, 1)
    expect(attacks(t)).toEqual(['blue 4:1 is 4:1', 'red 1:2 is 1:2'])
    const chosen = assault(melee('C3 US: a=2-5-4    C4 German: x=1-6-4, y=1-6-4 shaken, z=1-6-4'), 'a', 'C4')
    chosen.refuses('blue', roundOf(chosen, 'x y', 'a'), { rule: '8.0', message: /not Melee-eligible/ })
  })

  test('LNL-8.0-30 LNL-11.1.4-01 LNL-8.0-14 a Leader alone dies when enemies enter, unless he has a Melee-eligible SW', () => {
    const alone = (armed: string) => assault(melee(`C3 US: a=2-5-4    C4 German: l=6-1-6${armed}`), 'a', 'C4')
    for (const armed of ['', ', de-pzf60', ', de-grw36', ', MG34 jammed']) {
      const t = alone(armed)
      expect([armed, t.where('l'), attacks(t)]).toEqual([armed, 'eliminated', []])
    }
    const fights = alone(', MG34').rolls(1, 1, 1, 1)
    expect(attacks(fights)).toEqual(['blue 2:1 is 2:1', 'red 1:2 is 1:2'])
    expect(abilitiesOf('advisor').melee).toBe('withWeapon')
  })

  test('LNL-8.0-31 no Sniper, Medic, Corpsman, Chaplain, Nurse, Piper or Marksman fights', () => {
    for (const [nation, who] of [
      ...[
        ['US', 'sniper'],
        ['US', 'medic'],
        ['US', 'corpsman'],
        ['US', 'chaplain'],
        ['Soviet', 'nurse'],
        ['British', 'piper'],
      ],
    ] as const) {
      const t = assault(table(`C3 German: a=1-6-4, b=1-6-4    C4 ${nation}: x=${who}`, { initiative: 'red' }), 'a', 'C4')
      expect([who, t.where('x'), attacks(t)]).toEqual([who, 'eliminated', []])
    }
    expect(abilitiesOf('marksman').melee).toBe('never')
  })

  test('LNL-8.0-33 LNL-8.0-39 those who don’t fight may go with those who do, and are activated with them', () => {
    const t = assault(melee('C3 US: a=2-5-4, m=medic, b=2-5-4    C4 German: x=1-6-4'), 'a m', 'C4').rolls(1, 1, 1, 1)
    t.expect('C4').has('2-5-4 melee', '6-0-6 melee', '1-6-4 melee')
    end(t)
    t.activate('L9')
  })

  test('LNL-8.0-09 everybody who is Melee-eligible takes part, each once', () => {
    const t = assault(melee('C3 US: a=2-5-4, b=2-5-4    C4 German: x=1-6-4, y=1-6-4'), 'a b', 'C4')
    t.refuses('blue', roundOf(t, 'x', 'a'), { rule: '8.0', message: /must take part/ })
    t.refuses('blue', roundOf(t, 'x', 'a b a'), { rule: '8.0', message: /twice/ })
    t.refuses('blue', roundOf(t, 'x x', 'a b'), { rule: '8.0', message: /twice/ })
    t.refuses('blue', roundOf(t, 'a', 'a b'), { rule: '8.0', message: /enemies/ })
  })

  test('LNL-4.0-34 LNL-8.0-10 units that have acted still fight; everybody who fought has acted in this turn', () => {
    const t = assault(melee('C3 US: a=2-5-4, b=2-5-4    C4 German: x=1-6-4 fired, y=1-6-4'), 'a b', 'C4')
    strike(t, 'blue', 'x', 'a b')
    strike(t, 'red', 'a', 'x y').rolls(1, 1, 1, 1)
    t.expect('C4').has('2-5-4 melee', '2-5-4 melee', '1-6-4 fired melee', '1-6-4 melee')
    t.refuses('red', { type: 'activate', at: ['C4'] }, { rule: '4.0' })
  })
})

describe('8.0 how a Melee is entered', () => {
  test('LNL-8.0-03 LNL-8.0-04 who enters fights at once, and nobody fires at him there', () => {
    const t = table('B3 US: a=2-5-4, b=2-5-4    C4 German: x=1-6-4    F4 German: g=1-6-4')
    assault(t, 'a', 'C4')
    t.rolls(1, 1, 1, 1)
      .saw({ type: 'moves', to: t.place('C4') })
      .saw({ type: 'meleeAttack' })
    expect(t.events('attack')).toEqual([])
    t.asks('blue', 'act')
  })

  test('LNL-8.0-05 not by Assault Move, Assault Fire, Stealth Assault Move or Stealth Assault Fire', () => {
    const t = melee('C3 US: a=2-5-4, h=1-6-6 hero    C4 German: x=1-6-4    C5 German: y=1-6-4').activate('C3')
    t.refuses('blue', moveOf(t, 'a', 'C4', { mode: 'assaultMove' }), { rule: '8.0', message: /Assault Move/ })
    t.refuses('blue', { ...fireOf(t, 'a', 'C3', 'C4'), type: 'assaultFire', movers: t.units('a'), to: 'C4' }, { rule: '6.1.1' })
    const hidden = melee('C3 British: a=uk-commando-squad    C4 German: x=1-6-4').activate('C3')
    hidden.refuses('blue', moveOf(hidden, 'a', 'C4', { mode: 'stealthAssault' }), { rule: '8.0', message: /Stealth Assault Move/ })
    hidden.refuses(
      'blue',
      { ...fireOf(hidden, 'a', 'C3', 'C4'), type: 'assaultFire', movers: hidden.units('a'), to: 'C4' },
      { rule: '6.1.1' },
    )
  })

  test('LNL-1.7-07 no Weapon Team enters Melee, not even with others', () => {
    const t = melee('C3 US: w=us-m1917, a=2-5-4    C4 German: x=1-6-4').activate('C3')
    for (const units of ['w', 'a w']) t.refuses('blue', moveOf(t, units, 'C4'), { rule: '8.0', message: /Weapon Team/ })
  })

  test('LNL-8.0-36 not by Hit & Run', () => {
    const t = melee('C3 US: a=2-5-4    C4 German: x=1-6-4')
    expect(meleeEntryProblem(t.state, t.units('a'), ['hitAndRun'], t.place('C4'))).toMatchObject({ rule: '8.0', message: /Hit & Run/ })
  })
})

describe('8.0 firepower and arms', () => {
  test('LNL-8.0-07 the IFP as printed: neither the terrain, nor that they are next to each other, nor that they have moved counts', () => {
    const t = assault(melee('C3 US: a=2-5-4, b=2-5-4    C4 stone building; German: x=1-6-4'), 'a', 'C4').rolls(1, 1, 1, 1)
    expect(t.events('meleeAttack')[0]).toMatchObject({ parts: [{ printed: 2, modifiers: [], fp: 2 }], modifiers: [], defence: 1 })
  })

  test('LNL-8.0-15 LNL-8.0-38 a Squad uses its IFP and one SW, or two; nothing that it can use is held back (LG-46)', () => {
    const t = assault(melee('C3 US: a=2-5-4, BAR, m=us-m1919a6    C4 German: x=1-6-4, y=1-6-4'), 'a', 'C4')
    expect(foretold(t, 'blue', 'x', 'a+BAR')).toBe('blue 3:1 is 3:1')
    expect(foretold(t, 'blue', 'x', 'a+m')).toBe('blue 4:1 is 4:1')
    expect(foretold(t, 'blue', 'x', 'a:BAR+m')).toBe('blue 3:1 is 3:1')
    t.refuses('blue', roundOf(t, 'x', 'a+BAR+m'), { rule: '1.6' })
    t.refuses('blue', roundOf(t, 'x', 'a'), { rule: '8.0', message: /everything/ })
    t.refuses('blue', roundOf(t, 'x', 'a:m'), { rule: '8.0', message: /everything/ })
    const half = assault(melee('C3 US: a=us-101st-airborne-half-squad, BAR    C4 German: x=1-6-4, y=1-6-4'), 'a', 'C4')
    half.refuses('blue', roundOf(half, 'x', 'a+BAR'), { rule: '1.6' })
    expect([foretold(half, 'blue', 'x', 'a'), foretold(half, 'blue', 'x', 'a:BAR')]).toEqual(['blue 1:1 is 1:1', 'blue 1:1 is 1:1'])
  })

  test('LNL-8.0-38 LNL-8.0-18 LNL-1.6.3-07 a Satchel Charge is not saved, and gone after the round whatever comes of it (LG-46)', () => {
    const text = 'C3 US: a=2-5-4, BAR, satchel, b=2-5-4    C4 German: x=1-6-4, y=1-6-4'
    const t = assault(melee(text), 'a', 'C4')
    t.refuses('blue', roundOf(t, 'x y', 'a+BAR'), { rule: '8.0', message: /saves no charge/ })
    expect(foretold(t, 'blue', 'x y', 'a:BAR+satchel')).toBe('blue 7:2 is 4:1')
    strike(t, 'blue', 'x y', 'a+satchel').rolls(1, 1, 1, 1)
    t.saw({ type: 'meleeAttack', attack: 8, odds: '4:1' }).saw({ type: 'weaponGone', rule: '8.0', why: 'usedUp' })
    expect([t.w('satchel').at, t.w('BAR').owner]).toEqual([ELIMINATED, t.unit('a')])
    const killed = assault(melee(text), 'a', 'C4')
    strike(killed, 'blue', 'x y', 'a+satchel').rolls(1, 1, 6, 6)
    expect([killed.w('satchel').at, killed.w('BAR').at]).toEqual([ELIMINATED, killed.place('C4')])
  })

  test('LNL-1.6.3-01 LNL-1.6.7-08 LNL-8.0-42 Flamethrowers and Molotovs are used in Melee; a Leader halves the first, not the charges', () => {
    const enters = (armed: string) =>
      assault(melee(`C3 US: l=6-1-6, w=${armed}, m=medic    C4 German: x=1-6-4`), 'l', 'C4').rolls(1, 1, 1, 1)
    expect(['us-m2ft', 'molotov', 'satchel', 'us-m1919a6'].map((armed) => attacks(enters(armed))[0])).toEqual([
      ...['blue 3:1 is 3:1', 'blue 1:1 is 1:1', 'blue 6:1 is 5:1', 'blue 1:1 is 1:1'],
    ])
  })

  test('LNL-8.0-41 LNL-1.6.1-10 neither a Mortar, nor what is dismantled, is used', () => {
    for (const armed of ['de-mg08', 'de-grw36']) {
      const alone = assault(melee(`C3 US: a=2-5-4    C4 German: l=6-1-6, ${armed}`), 'a', 'C4')
      expect([armed, alone.where('l')]).toEqual([armed, 'eliminated'])
    }
    const t = assault(melee('C3 US: a=2-5-4    C4 German: x=1-6-4, mg=de-mg08, gr=de-grw36'), 'a', 'C4')
    t.rolls(1, 1, 1, 1)
    expect(attacks(t)[1]).toBe('red 1:2 is 1:2')
    const up = assault(melee('C3 US: a=2-5-4, b=2-5-4    C4 German: x=1-6-4, mg=de-mg08 assembled, gr=de-grw36'), 'a b', 'C4')
    up.refuses('red', roundOf(up, 'a', 'x+gr'), { rule: '8.0', message: /can’t be used|can't be used/ })
    strike(up, 'red', 'a', 'x+mg').rolls(1, 1, 1, 1)
    expect(attacks(up)).toEqual(['blue 4:3 is 3:2', 'red 3:2 is 3:2'])
  })

  test('LNL-8.0-17 LNL-8.0-16 a Hero fights with his IFP, or with half of his weapon, rounded up', () => {
    const t = assault(melee('C3 US: h=2-3-6 hero, w=us-bar, m=medic    C4 German: x=1-6-4'), 'h', 'C4')
    expect(foretold(t, 'blue', 'x', 'h')).toBe('blue 2:1 is 2:1 > 3:1')
    expect(foretold(t, 'blue', 'x', 'h:w')).toBe('blue 1:1 is 1:1 > 3:2')
    t.refuses('blue', roundOf(t, 'x', 'h+w'), { rule: '1.6' })
    const hurt = assault(melee('C3 US: h=2-3-6 hero wounded, m=medic    C4 German: x=1-6-4'), 'h', 'C4').rolls(1, 1, 1, 1)
    expect(attacks(hurt)[0]).toBe('blue 1:1 is 1:1 > 3:2')
  })

  test('LNL-8.5-02 an M-superscript SW has one more', () => {
    const t = assault(melee('C3 US: a=2-5-4, us-m1928, b=2-5-4    C4 German: x=1-6-4'), 'a', 'C4').rolls(1, 1, 1, 1)
    t.saw({ type: 'meleeAttack', attack: 4, parts: [{ fp: 2 }, { printed: 1, modifiers: [{ rule: '8.5', value: 1 }], fp: 2 }] })
  })

  test('LNL-8.3-03 without firepower, but with a SW: the SW’s instead, and nothing off the roll', () => {
    const t = assault(melee('C3 Soviet: a=0-3-4, su-dp28, b=0-3-4    C4 German: x=1-6-4'), 'a b', 'C4')
    t.refuses('red', roundOf(t, 'a b', ''), { rule: '8.0' })
    expect(foretold(t, 'red', 'a', 'x')).toBe('red 1:1 is 1:1')
    strike(t, 'red', 'a b', 'x').rolls(1, 1, 1, 1)
    expect(attacks(t)).toEqual(['blue 2:1 is 2:1 -1', 'red 1:2 is 1:2 +1'])
    const half = assault(melee('C3 Soviet: a=su-rifle-half-squad, su-dp28, m=medic    C4 German: x=1-6-4'), 'a', 'C4').rolls(1, 1, 1, 1)
    expect(attacks(half)[0]).toBe('blue 1:1 is 1:1')
  })

  test('LNL-11.6-03 a Scout fights like an MMC without firepower', () => {
    const t = assault(melee('C3 US: s=scout, m=medic    C4 German: x=1-6-4'), 's', 'C4').rolls(1, 1, 1, 1)
    expect(attacks(t)).toEqual(['blue 1:1 is 1:1 -1', 'red 1:1 is 1:1 +1'])
  })
})

describe('8.0 the roll', () => {
  test('LNL-8.0-48 the Kill Number or more eliminates all who were chosen, one less nobody', () => {
    const round = (...dice: number[]) => {
      const t = assault(melee('C3 US: a=2-5-4, b=2-5-4    C4 German: x=1-6-4, y=1-6-4, z=1-6-4'), 'a b', 'C4')
      strike(t, 'blue', 'x y', 'a b')
      return strike(t, 'red', 'a b', 'x y z').rolls(...dice)
    }
    expect([round(1, 4, 1, 1).at('C4').length, round(1, 5, 1, 1).at('C4').length]).toEqual([5, 3])
    expect([round(1, 1, 3, 4).at('C4').length, round(1, 1, 4, 4).at('C4').length]).toEqual([5, 3])
    expect([round(1, 5, 1, 1).where('z'), round(1, 5, 1, 1).where('y')]).toEqual(['C4', 'eliminated'])
  })

  test('LNL-8.0-19 LNL-11.1.4-02 LNL-PAC07-02 the LM of one Leader is added to his side’s roll, not that of a Shaken one', () => {
    const t = assault(melee('C3 US: a=2-5-4, l=us-leader-6-2, k=us-leader-6-1    C4 German: x=1-6-4, m=6-1-6 shaken'), 'a l k', 'C4')
    t.rolls(1, 3, 1, 1)
    t.saw({ type: 'meleeAttack', modifiers: [{ rule: '8.0', label: 'Leader', value: 2 }], kill: 6, total: 6, success: true })
    expect(t.events('meleeAttack')[1]).toMatchObject({ by: 'red', modifiers: [] })
    t.expect('C4').has('2-5-4 melee', '6-2-6 melee', '6-1-6 melee')
    const two = assault(melee('C3 US: a=2-5-4    C4 German: x=1-6-4, l=6-1-6, y=1-6-4, m=6-1-6 shaken'), 'a', 'C4')
    two.decide('blue', 'melee', roundOf(two, 'x', 'a')).rolls(1, 1, 1, 1)
    expect(attacks(two)[1]).toBe('red 2:2 is 1:1 +1')
  })

  test('LNL-8.0-19 only a Good Order Leader who is there and leads somebody adds his LM', () => {
    const t = assault(melee('C3 US: a=2-5-4    C4 German: x=1-6-4, y=1-6-4, l=6-1-6 shaken, m=7-1-6, MG34'), 'a', 'C4')
    strike(t, 'blue', 'x', 'a')
    t.refuses('red', roundOf(t, 'a', 'x y m:MG34', 'l'), { rule: '5.1' })
    t.refuses('red', roundOf(t, 'a', 'x y m:MG34', 'x'), { rule: '8.0', message: /Only a Leader/ })
    t.refuses('red', roundOf(t, 'a', 'x y'), { rule: '8.0', message: /must take part/ })
    expect(foretold(t, 'red', 'a', 'x y', 'm')).toBe('red 2:2 is 1:1 +1')
    const alone = assault(melee('C3 US: a=2-5-4, b=2-5-4    C4 German: m=7-1-6, MG34'), 'a b', 'C4')
    alone.refuses('red', roundOf(alone, 'a', '', 'm'), { rule: '11.1.4', message: /nobody to lead/ })
  })

  test('LNL-8.0-44 two Heroes shift the odds once; LNL-8.0-20 and only when their side attacks', () => {
    const t = assault(melee('C3 US: h=2-3-6 hero, i=1-6-6 hero    C4 German: x=2-6-4'), 'h i', 'C4')
    strike(t, 'red', 'h', 'x').rolls(1, 1, 1, 1)
    expect(attacks(t)).toEqual(['blue 3:2 is 3:2 > 2:1', 'red 2:2 is 1:1'])
  })
})

describe('8.0 one round in a turn', () => {
  test('LNL-8.0-08 LNL-8.2-04 LNL-NAR-04 after the round nobody fights there in this turn; who comes then waits under the marker (LG-105)', () => {
    const t = table('C3 US: a=2-5-4    D3 US: b=2-5-4    B3 US: c=2-5-4    C4 German: x=1-6-4    L9 German: y=1-6-4, z=1-6-4')
    assault(t, 'a', 'C4').rolls(1, 1, 1, 1)
    t.pass('impulse')
    assault(t, 'b', 'C4')
    expect(t.events('meleeAttack')).toHaveLength(2)
    t.expect('C4').has('2-5-4 melee', '2-5-4 melee', '1-6-4 melee')
    t.pass('impulse').refuses('blue', { type: 'activate', at: ['C4'] }, { rule: '4.0' })
    move(t.activate('B3'), 'c', 'C4')
    expect(t.events('meleeAttack')).toHaveLength(2)
  })
})
