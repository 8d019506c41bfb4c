import { describe, expect, test } from 'vitest'
import { assault, attacks, foretold, roundOf, strike } from '../../test/melee.ts'
import { hold, move, step } from '../../test/moves.ts'
import { type LnltTable, type TableOptions, table } from '../../test/table.ts'

/** A scenario in which blue lies in wait. */
const blueAmbushes: TableOptions = { rules: [{ type: 'ambush', side: 'blue', text: 'They know the ground.' }] }

/** Blue begins behind a house, unseen from C5, and comes around it. */
function around(blue: string, german: string, units: string, options: TableOptions = blueAmbushes): LnltTable {
  const t = table(`C2 ${blue}, m=medic    C4 stone building    C5 German: ${german}    L9 German: medic`, options).activate('C2')
  move(t, units, 'D2')
  for (const to of ['D3', 'D4', 'C5']) step(hold(t), to)
  return t
}

describe('8.4 Ambush', () => {
  test('LNL-8.4-01 LNL-8.4-02 from where the enemy did not see them, IFP and SW are tripled', () => {
    const t = around('US: a=2-5-4, BAR', 'x=1-6-4, y=1-6-4', 'a')
    expect(foretold(t, 'blue', 'x y', 'a+BAR')).toBe('blue 9:2 is 5:1')
    strike(t, 'blue', 'x y', 'a+BAR').rolls(1, 1, 1, 1)
    t.saw({ type: 'melee', rule: '8.4', ambush: true })
    t.saw({
      type: 'meleeAttack',
      parts: [
        { fp: 6, modifiers: [{ rule: '8.4', value: 4 }] },
        { fp: 3, modifiers: [{ rule: '8.4', value: 2 }] },
      ],
    })
    const usual = around('US: a=2-5-4, BAR', 'x=1-6-4, y=1-6-4', 'a', {})
    expect(foretold(usual, 'blue', 'x y', 'a+BAR')).toBe('blue 3:2 is 3:2')
  })

  test('LNL-8.4-02 in the first round only: defending it counts as well, in the next turn no more', () => {
    const t = around('US: a=2-5-4', 'x=1-6-4', 'a', { ...blueAmbushes, turns: 9 })
    t.rolls(1, 1, 1, 1)
    expect(attacks(t)).toEqual(['blue 6:1 is 5:1', 'red 1:6 is 1:3'])
    const otherwise = around('US: a=2-5-4', 'x=1-6-4', 'a', { ...blueAmbushes, options: { ambushInDefence: 'no' } }).rolls(1, 1, 1, 1)
    expect(attacks(otherwise)).toEqual(['blue 6:1 is 5:1', 'red 1:2 is 1:2'])
    for (let i = 0; i < 3; i++) t.pass('impulse')
    t.rolls(6, 1).passTo('operations')
    t.activate('C5').answer('act', { type: 'melee', at: 'C5' }).rolls(1, 1, 1, 1)
    expect(attacks(t).slice(2)).toEqual(['blue 2:1 is 2:1', 'red 1:2 is 1:2'])
  })

  test('LNL-8.4-04 no Ambush where the enemy saw them when they were activated (LG-49)', () => {
    const t = table('C3 US: a=2-5-4, m=medic    C4 German: x=1-6-4    L9 German: medic', blueAmbushes)
    assault(t, 'a', 'C4').rolls(1, 1, 1, 1)
    expect(attacks(t)[0]).toBe('blue 2:1 is 2:1')
    t.saw({ type: 'melee', rule: '8.0', ambush: false })
  })

  test('LNL-8.4-05 LNL-8.0-37 the ambushed lose their dead before they strike back', () => {
    const dead = around('US: a=2-5-4', 'x=1-6-4', 'a').rolls(6, 6)
    expect(attacks(dead)).toEqual(['blue 6:1 is 5:1'])
    dead.expect('C5').has('2-5-4 melee')
    const one = around('US: a=2-5-4, b=2-5-4', 'x=1-6-4, y=1-6-4', 'a b')
    strike(one, 'blue', 'x', 'a b')
    strike(one, 'red', 'a', 'x y').rolls(6, 6)
    one.saw({ type: 'eliminated', unit: one.unit('x') })
    one.refuses('red', roundOf(one, 'a b', 'y'), { rule: '8.0', message: /1 against 12/ })
    strike(one, 'red', 'b', 'y').rolls(6, 5)
    expect(attacks(one)).toEqual(['blue 12:1 is 5:1', 'red 1:6 is 1:3'])
    one.expect('C5').has('2-5-4 melee', '1-6-4 melee')
  })

  test('11.1.4 what the ambushed defended with they strike back with', () => {
    const t = around('US: a=2-5-4, b=2-5-4', 'x=1-6-4, y=1-6-4, l=6-1-6, MG34', 'a b')
    strike(t, 'blue', 'x', 'a b')
    strike(t, 'red', 'a', 'x y', 'l').rolls(6, 6)
    t.refuses('red', roundOf(t, 'a', 'y l:MG34'), { rule: '11.1.4', message: /settled/ })
    strike(t, 'red', 'a', 'y', 'l').rolls(1, 1)
    expect(attacks(t)[1]).toBe('red 1:6 is 1:3 +1')
  })

  test('X-ML-AMB LNL-8.4-03 one without firepower ambushes with three, and one is still taken off the roll', () => {
    const t = around('Soviet: a=0-3-4', 'x=1-6-4', 'a').rolls(1, 1, 1, 1)
    expect(attacks(t)).toEqual(['blue 3:1 is 3:1 -1', 'red 1:3 is 1:3 +1'])
    const killed = around('Soviet: a=0-3-4', 'x=1-6-4', 'a').rolls(3, 3)
    killed.expect('C5').has('0-3-4 melee')
  })

  test('LNL-8.4-01 LNL-8.0-37 a Skill and a nation’s terrain give it, each to its own alone', () => {
    const hero = around('US: h=1-6-6 hero ambusher, a=2-5-4', 'x=2-6-4', 'h a', {})
    strike(hero, 'red', 'h', 'x').rolls(1, 1, 1, 1)
    expect(attacks(hero)[0]).toBe('blue 5:2 is 3:1 > 4:1')
    const lurking = (ground: string) => {
      const t = table(`C2 ${ground}; Japanese: a=1-5-4, m=medic    C4 stone building    C5 US: x=2-5-4    L9 US: medic`, {
        initiative: 'red',
      })
      move(t.activate('C2'), 'a', 'D2')
      for (const to of ['D3', 'D4', 'C5']) step(hold(t), to)
      return attacks(t.rolls(1, 1, 1, 1))[0]
    }
    expect([lurking('forest'), lurking('orchard')]).toEqual(['red 3:2 is 3:2', 'red 1:2 is 1:2'])
  })
})

describe('8.2 reinforcing by Ambush', () => {
  test('LNL-8.2-03 LNL-8.2-05 only those who come triple their firepower, and both sides strike at the same time', () => {
    const text = 'C2 US: b=2-5-4, m=medic    C4 stone building    C5 melee; US: a=2-5-4; German: x=1-6-4, y=1-6-4    L9 German: medic'
    const t = table(text, blueAmbushes).activate('C2')
    move(t, 'b', 'D2')
    for (const to of ['D3', 'D4', 'C5']) step(hold(t), to)
    strike(t, 'blue', 'x y', 'a b')
    strike(t, 'red', 'a', 'x y').rolls(6, 6, 6, 6)
    expect(attacks(t)).toEqual(['blue 8:2 is 4:1', 'red 2:2 is 1:1'])
    t.expect('C5').has('2-5-4 melee')
    t.saw({ type: 'melee', ambush: false })
  })

  test('LNL-8.2-06 who comes after the round carries nothing over to the next turn', () => {
    const t = table('C2 US: b=2-5-4    B4 US: a=2-5-4    C4 stone building    C5 German: x=1-6-4    L9 German: medic', {
      ...blueAmbushes,
      turns: 9,
    })
    assault(t, 'a', 'C5').rolls(1, 1, 1, 1)
    t.pass('impulse')
    move(t.activate('C2'), 'b', 'D2')
    for (const to of ['D3', 'D4', 'C5']) step(hold(t), to)
    expect(attacks(t)).toHaveLength(2)
    t.pass('impulse').pass('impulse').rolls(6, 1).passTo('operations')
    t.activate('C5').answer('act', { type: 'melee', at: 'C5' })
    strike(t, 'red', 'a', 'x').rolls(1, 1, 1, 1)
    expect(attacks(t).slice(2)).toEqual(['blue 4:1 is 4:1', 'red 1:2 is 1:2'])
  })
})
