import { describe, expect, test } from 'vitest'
import { assault, attacks, foretold, melee, roundOf, strike } from '../../test/melee.ts'
import { hold, move, moveOf } from '../../test/moves.ts'
import { table } from '../../test/table.ts'
import { ELIMINATED } from '../state.ts'

describe('the rulebook’s examples of Melee', () => {
  test('X-ML-1 LNL-8.0-25 4 against 2 is 2:1, 5 against 2 is 3:1, and with an MG34 of 2 it is 4 against 4', () => {
    const text = (us: string, de: string) => `C3 US: a=2-5-4${us}, b=2-5-4    C4 German: x=1-6-4${de}, y=1-6-4`
    const even = assault(melee(text('', '')), 'a b', 'C4')
    expect(foretold(even, 'blue', 'x y', 'a b')).toBe('blue 4:2 is 2:1')
    const more = assault(melee(text(', BAR', '')), 'a b', 'C4')
    expect(foretold(more, 'blue', 'x y', 'a+BAR b')).toBe('blue 5:2 is 3:1')
    const t = assault(melee(text('', ', MG34')), 'a b', 'C4')
    strike(t, 'blue', 'x y', 'a b')
    strike(t, 'red', 'a', 'x+MG34 y').rolls(4, 4, 1, 1)
    t.saw({ type: 'meleeAttack', by: 'blue', attack: 4, defence: 4, odds: '1:1', kill: 8, total: 8, success: true })
    t.expect('C4').has('2-5-4 melee', '2-5-4 melee')
  })

  test('X-SW-7 LNL-8.0-14 LNL-1.6-12 a Half-Squad with a bazooka fights with its own firepower, and never with the bazooka', () => {
    const t = assault(melee('C3 US: a=us-infantry-half-squad, w=us-bazooka    C4 German: x=1-6-4, y=1-6-4'), 'a', 'C4')
    expect(foretold(t, 'blue', 'x', 'a')).toBe('blue 1:1 is 1:1')
    t.refuses('blue', roundOf(t, 'x', 'a:w'), { rule: '8.0', message: /can't be used in Melee/ })
    t.refuses('blue', roundOf(t, 'x', 'a+w'), { rule: '8.0' })
  })

  test('X-ML-2 LNL-8.0-11 LNL-8.0-20 a Squad chooses among three; they strike back at 3:2, shifted to 2:1 by their Hero', () => {
    const t = assault(melee('C3 US: a=2-5-4    C4 German: x=1-6-4, y=1-6-4, h=1-6-6 hero'), 'a', 'C4')
    expect(foretold(t, 'blue', 'x y h', 'a')).toBe('blue 2:3 is 2:3')
    for (const pair of ['x y', 'x h', 'y h']) expect(foretold(t, 'blue', pair, 'a')).toBe('blue 2:2 is 1:1')
    for (const one of ['x', 'y', 'h']) expect(foretold(t, 'blue', one, 'a')).toBe('blue 2:1 is 2:1')
    t.refuses('blue', roundOf(t, '', 'a'), {})
    strike(t, 'blue', 'x h', 'a').rolls(1, 2, 1, 4)
    expect(attacks(t)).toEqual(['blue 2:2 is 1:1', 'red 3:2 is 3:2 > 2:1'])
    t.saw({ type: 'meleeAttack', by: 'red', kill: 6, total: 5, success: false })
  })

  test('X-ML-3 LNL-8.0-40 LG-47 two together at 1:5 can’t be attacked, each alone can', () => {
    const t = assault(melee('C3 French: a=1-5-4    C4 German: x=1-6-4, MG34, y=2-6-4'), 'a', 'C4')
    t.refuses('blue', roundOf(t, 'x y', 'a'), { rule: '8.0', message: /1 against 5 is worse than 1:3/ })
    expect(foretold(t, 'blue', 'x', 'a')).toBe('blue 1:3 is 1:3')
    expect(foretold(t, 'blue', 'y', 'a')).toBe('blue 1:2 is 1:2')
    expect(t.candidates()).toEqual([roundOf(t, 'x', 'a'), roundOf(t, 'y', 'a')])
  })

  test('X-ML-4 LNL-8.0-13 6 against 1 is 5:1', () => {
    const t = assault(melee('C3 US: a=2-5-4, b=2-5-4, c=2-5-4    C4 German: x=1-6-4'), 'a b c', 'C4')
    strike(t, 'red', 'b', 'x').rolls(1, 1, 1, 1)
    expect(attacks(t)[0]).toBe('blue 6:1 is 5:1')
  })

  test('X-ML-5 LNL-8.0-16 LNL-8.0-43 a Leader with an MG34 uses half of it, or adds his LM: for attack and defence alike', () => {
    const text = 'C3 Dutch: a=1-5-4    C4 German: x=1-6-4, l=6-1-6, MG34'
    const fires = assault(melee(text), 'a', 'C4')
    strike(fires, 'blue', 'x l', 'a')
    fires.refuses('red', roundOf(fires, 'a', 'x l:MG34', 'l'), { rule: '11.1.4', message: /not both/ })
    strike(fires, 'red', 'a', 'x l:MG34').rolls(1, 1, 1, 1)
    expect(attacks(fires)).toEqual(['blue 1:2 is 1:2', 'red 2:1 is 2:1'])
    const leads = assault(melee(text), 'a', 'C4')
    strike(leads, 'blue', 'x l', 'a')
    strike(leads, 'red', 'a', 'x', 'l').rolls(1, 1, 1, 1)
    expect(attacks(leads)).toEqual(['blue 1:1 is 1:1', 'red 1:1 is 1:1 +1'])
  })

  test('X-ML-6 LNL-1.6.8-03 a captured MG that has not helped to eliminate the enemy goes in the Administrative Phase', () => {
    const captured = () => {
      const t = table('C3 US: w=BAR; German: l=6-0-6 leader, a=1-6-4    C4 US: x=us-green-squad', {
        phase: 'rally',
        initiative: 'red',
        turns: 9,
      })
      t.answer('rally', { type: 'pickUp', unit: t.unit('l'), weapon: t.weapon('w') }).answer('rally', { type: 'done' })
      assault(t, 'l a', 'C4')
      return strike(t, 'blue', 'a', 'x')
    }
    const failed = captured().rolls(1, 1, 1, 1, 2, 1)
    failed.saw({ type: 'meleeAttack', by: 'red', attack: 2, success: false }).saw({ type: 'phase', phase: 'administrative' })
    failed.saw({ type: 'weaponGone', rule: '1.6.8', weapon: failed.weapon('w') })
    expect(failed.w('w').at).toBe(ELIMINATED)
    const killed = captured().rolls(6, 6, 1, 1, 2, 1)
    expect(killed.w('w').owner).toBe(killed.unit('l'))
  })

  test('X-ML-7 LNL-8.0-21 LNL-1.7-18 LNL-1.7-19 a gun’s Weapon Team defends with one and does not strike; one with a machine gun does both', () => {
    const gun = assault(melee('C3 US: a=2-5-4, b=2-5-4    C4 German: x=de-atg88'), 'a', 'C4').rolls(1, 1)
    expect(attacks(gun)).toEqual(['blue 2:1 is 2:1'])
    const mg = assault(melee('C3 US: a=2-5-4, b=2-5-4    C4 German: x=de-smg42'), 'a', 'C4').rolls(1, 1, 1, 1)
    expect(attacks(mg)).toEqual(['blue 2:4 is 1:2', 'red 4:2 is 2:1'])
    const both = assault(melee('C3 US: a=2-5-4    C4 German: x=de-atg88, y=1-6-4'), 'a', 'C4')
    expect(['x', 'y', 'x y'].map((targets) => foretold(both, 'blue', targets, 'a'))).toEqual([
      ...['blue 2:1 is 2:1', 'blue 2:1 is 2:1', 'blue 2:2 is 1:1'],
    ])
  })

  test('X-ML-8 LNL-8.0-02 LNL-8.0-22 who is not Melee-eligible enters no enemy’s hex, not even one of such enemies', () => {
    const t = melee('C3 British: m=medic, a=uk-rifle-squad shaken    C4 German: s=sniper    D3 German: x=1-6-4 shaken').activate('C3')
    t.refuses('blue', moveOf(t, 'm', 'C4'), { rule: '8.0', message: /Melee-eligible/ })
    t.refuses('blue', moveOf(t, 'm', 'D3'), { rule: '8.0', message: /Melee-eligible/ })
    t.refuses('blue', moveOf(t, 'a', 'D3'), {})
  })

  test('X-ML-9 LNL-8.0-23 LNL-5.1-06 a Squad that enters among those who are not Melee-eligible eliminates them all', () => {
    const t = assault(melee('C3 US: a=2-5-4, b=2-5-4    C4 German: m=medic, l=6-1-6 shaken, x=1-6-4 shaken'), 'a', 'C4')
    expect([t.where('m'), t.where('l'), t.where('x')]).toEqual(['eliminated', 'eliminated', 'eliminated'])
    expect(attacks(t)).toEqual([])
    t.expect('C4').has('2-5-4 melee')
    expect(t.markers('C4')).toEqual(['melee 0'])
    t.asks('blue', 'act')
  })

  test('X-ML-10 LNL-8.3-01 LNL-8.3-02 LNL-8.3-04 two Squads without firepower need ten; the other six', () => {
    const round = (...dice: number[]) => {
      const t = assault(melee('C3 Soviet: a=0-3-4, b=0-3-4    C4 German: x=2-6-4'), 'a b', 'C4')
      return strike(t, 'red', 'a b', 'x').rolls(...dice)
    }
    const missed = round(5, 4, 3, 2)
    expect(attacks(missed)).toEqual(['blue 2:2 is 1:1 -2', 'red 2:2 is 1:1 +2'])
    missed.expect('C4').has('0-3-4 melee', '0-3-4 melee', '2-6-4 melee')
    round(5, 5, 3, 3).expect('C4').isEmpty()
  })

  test('X-ML-11 LNL-8.5-01 each M-superscript unit has one more, attacking and defending', () => {
    const text = 'C3 Soviet: a=su-spetsnaz-half-squad, b=su-spetsnaz-half-squad    C4 Mujahideen: x=mj-squad, y=mj-squad'
    const t = assault(table(text, { era: 'modern' }), 'a b', 'C4')
    expect(foretold(t, 'blue', 'x y', 'a b')).toBe('blue 6:2 is 3:1')
    expect(foretold(t, 'red', 'a b', 'x y')).toBe('red 2:6 is 1:3')
    expect(foretold(t, 'red', 'a', 'x y')).toBe('red 2:3 is 2:3')
  })

  test('X-ML-HERO LNL-8.0-12 LNL-8.0-45 from worse than 1:3 a Hero’s shift leads to 1:2, and never beyond 5:1', () => {
    const weak = assault(melee('C3 US: h=1-6-6 hero    C4 German: x=2-6-4, MG42 tripod'), 'h', 'C4').rolls(1, 1, 1, 1)
    expect(attacks(weak)).toEqual(['blue 1:5 is 1:3 > 1:2', 'red 5:1 is 5:1'])
    const strong = assault(melee('C3 US: a=2-5-4, b=2-5-4, h=2-3-6 hero    C4 German: x=1-6-4'), 'a b h', 'C4')
    strike(strong, 'red', 'a', 'x').rolls(1, 1, 1, 1)
    expect(attacks(strong)[0]).toBe('blue 6:1 is 5:1')
  })

  test('EX2-IN-12 the Squad with its MG42 and a Leader against a Squad and its Sniper, who goes down with it', () => {
    const t = assault(
      table('C3 German: a=1-6-4, MG42, l=Koch    C4 US: x=2-5-4, s=sniper    L9 US: medic', { initiative: 'red' }),
      'a l',
      'C4',
    )
    t.rolls(3, 5, 6, 2)
    expect(attacks(t)).toEqual(['red 3:2 is 3:2 +1', 'blue 2:3 is 2:3'])
    t.saw({ type: 'meleeAttack', by: 'red', total: 9, success: true }).saw({ type: 'meleeAttack', by: 'blue', total: 8, success: false })
    t.expect('C4').has('1-6-4 melee', '7-1-6 melee')
  })

  test('EX2-IN-18 LNL-8.0-06 LNL-8.0-27 LNL-NAR-03 LNL-8.1-05 both sides destroy each other: the marker and the weapons stay, the Leader dies', () => {
    const t = assault(table('C3 German: a=1-6-4, MG34, l=Koch    C4 US: x=2-5-4, BAR', { initiative: 'red', turns: 1 }), 'a l', 'C4')
    t.rolls(4, 3, 5, 4)
    expect(attacks(t)).toEqual(['red 3:3 is 1:1 +1', 'blue 3:3 is 1:1'])
    t.saw({ type: 'eliminated', rule: '8.1', unit: t.unit('l') }).saw({ type: 'meleeMarker', on: true })
    t.expect('C4').isEmpty()
    expect([t.w('MG34'), t.w('BAR')].map(({ owner, at }) => [owner, at === t.place('C4')])).toEqual([
      [-1, true],
      [-1, true],
    ])
    const later = assault(
      table('C3 German: a=1-6-4    C4 US: x=2-5-4    K9 US: 2-5-4    A9 German: 1-6-4', { initiative: 'red' }),
      'a',
      'C4',
    )
    later.rolls(6, 6, 6, 6).expect('C4').isEmpty()
    expect(later.markers('C4')).toEqual(['melee 0'])
  })

  test('X-LC-MELEE LG-05 a Low Crawl into Melee: nobody fires, the crawlers end under the Melee marker; not where it takes all their MP', () => {
    const text = 'C3 US: a=2-6-4, b=2-6-4    C4 German: x=1-6-4    D3 ford; German: y=1-6-4'
    const t = move(melee(text).activate('C3'), 'a', 'C4', { mode: 'lowCrawl' }).rolls(1, 1, 1, 1)
    t.saw({ type: 'moves' }).sawNo({ type: 'attack' })
    t.expect('C4').has('2-6-4 melee', '1-6-4 melee')
    expect(t.markers('C4')).toEqual(['melee 0'])
    const all = melee(text).activate('C3')
    all.refuses('blue', moveOf(all, 'a', 'D3', { mode: 'lowCrawl' }), { rule: '6.3' })
    hold(all)
  })
})
