import { describe, expect, test } from 'vitest'
import { mayNot, preview, shoot } from '../../test/fire.ts'
import { assault, attacks } from '../../test/melee.ts'
import { move, moveOf, walk } from '../../test/moves.ts'
import { type TableOptions, table } from '../../test/table.ts'

const BOARD: TableOptions = { columns: 14, rows: 14 }
const at = (text: string, options: TableOptions = {}) => table(text, { ...BOARD, ...options })

/** An American squad and a machine gun team in C2, Germans in C6. */
const both = (more = '') => at(`C2 US: a=2-5-4, mg=us-m1917${more}    C6 German: x=1-6-4    C7 German: y=1-6-4    A12 US: spare=2-5-4`)

describe('1.7 Weapon Teams fire', () => {
  test('LNL-1.7-01 LNL-1.7-04 with the firepower and range printed on them; nobody carries or fires anything else with them', () => {
    const t = at('C2 US: mg=us-m1917, BAR unpossessed, a=2-5-4    C10 German: x=1-6-4')
    t.activate('C2')
    expect(preview(t, 'mg', 'C10')).toMatchObject({ firepower: 3, parts: [{ printed: 3, modifiers: [] }] })
    mayNot(t, 'a', 'C10', { rule: '5.0' })
    const armed = { type: 'fire', from: 'C2', at: 'C10', firers: [{ unit: t.unit('mg'), inherent: true, weapons: [t.weapon('BAR')] }] }
    t.refuses('blue', armed, { rule: '1.6' })
    expect(() => at('C2 US: mg=us-m1917, BAR').game).toThrow(/can't carry/)
  })

  test('LNL-1.7-05 LNL-5.2-05 apart from the others of their hex, never together with them, in one impulse or in two', () => {
    const t = both()
    mayNot(t, 'a mg', 'C6', { rule: '5.2', message: /by itself/ })
    shoot(t, 'a', 'C6').rolls(1, 6)
    shoot(t, 'mg', 'C6').rolls(1, 6)
    expect(t.events('attack').map(({ firepower }) => firepower)).toEqual([2, 3])
    t.expect('C2').has('2-5-4 fired', '3-14-2 fired')
  })

  test('LNL-1.7-06 LNL-5.2-05 they may as well wait for another impulse', () => {
    const t = shoot(both(), 'a', 'C6').rolls(1, 6).answer('act', { type: 'end' })
    t.pass()
    shoot(t, 'mg', 'C7').rolls(1, 6)
    expect(t.events('attack')).toHaveLength(2)
  })

  test('LNL-1.7-17 LNL-4.0-32 in the same impulse at the same hex as the others, in which they may choose another target', () => {
    const t = shoot(both(), 'a', 'C6').rolls(1, 6)
    mayNot(t, 'mg', 'C7', { rule: '5.2' })
    const house = 'D6 stone building; German: x=1-6-4 fired; upstairs German: y=1-6-4 fired    D7 stone building    D8 stone building'
    const floors = at(`D2 US: a=2-5-4, mg=us-m1917    ${house}    A12 US: spare=2-5-4`, { joined: ['D6 D7', 'D7 D8'] })
    shoot(floors, 'a', 'D6').rolls(1, 6)
    shoot(floors, 'mg', 'D6 upstairs').rolls(1, 6)
    expect(floors.events('attack')).toHaveLength(2)
  })

  test('LNL-1.7-11 a machine gun does not fire at another floor of its own hex', () => {
    const house = 'D6 stone building; US: mg=us-m1917, a=2-5-4; upstairs German: y=1-6-4 fired    D7 stone building    D8 stone building'
    const t = at(`${house}    A12 US: spare=2-5-4`, { joined: ['D6 D7', 'D7 D8'] })
    mayNot(t, 'mg', 'D6 upstairs', { rule: '1.7' })
    expect(preview(t, 'a', 'D6 upstairs').firepower).toBe(2)
  })

  test('LNL-5.3-06 in Opportunity Fire a team adds its attack to that of its place, beyond the limit', () => {
    const t = at('C2 US: a=2-5-4, mg=us-m1917    E2 US: b=2-5-4    C7 German: x=1-6-4    K12 German: y=1-6-4', { next: 'red' })
    move(t.activate('C7'), 'x', 'C6')
    shoot(t, 'a', 'C6').rolls(1, 6)
    mayNot(t, 'b', 'C6', { rule: '4.0' })
    shoot(t, 'mg', 'C6').rolls(1, 6)
    expect(t.asked.kind).not.toBe('opportunityFire')
    expect(t.events('attack').map(({ kind }) => kind)).toEqual(['opportunity', 'opportunity'])
  })
})

describe('1.7 where Weapon Teams go', () => {
  const enter = (who: string, ground: string, options: TableOptions = {}) =>
    at(`C5 US: t=${who}    C6 ${ground}    K12 German: y=1-6-4`, options).activate('C5')

  test('LNL-1.7-02 only machine guns are taken into buildings', () => {
    const t = enter('us-mortar60', 'wooden building')
    t.refuses('blue', moveOf(t, 't', 'C6'), { rule: '1.7', message: /building/ })
    walk(enter('us-m1917', 'wooden building'), 't', ['C6']).expect('C6').has('3-14-2 moved')
    walk(enter('us-mortar60', 'light-woods'), 't', ['C6']).expect('C6').has('2-30-2 moved')
  })

  test('LNL-1.7-15 and only they cross hexsides', () => {
    const wall = { hexsides: ['C5/C6 wall'] }
    const t = enter('us-mortar60', 'open', wall)
    t.refuses('blue', moveOf(t, 't', 'C6'), { rule: '1.7', message: /Wall/ })
    walk(enter('us-m1917', 'open', wall), 't', ['C6'])
      .expect('C6')
      .has('3-14-2 moved')
  })

  test('LNL-1.7-08 some can’t be moved at all', () => {
    const t = at('C5 German: t=de-flak88, x=1-6-4    K12 US: y=2-5-4', { next: 'red' }).activate('C5')
    t.refuses('red', moveOf(t, 't', 'C6'), { rule: '1.7', message: /too heavy/ })
  })

  test('LNL-1.7-09 LNL-1.7-21 they neither Double-Time nor crawl, and lay no Smoke', () => {
    const t = at('C5 US: t=us-m1917, l=6-1-6    K12 German: y=1-6-4').activate('C5')
    t.refuses('blue', moveOf(t, 't', 'C6', { mode: 'lowCrawl' }), { rule: '6.3' })
    t.refuses('blue', { type: 'smoke', unit: t.unit('t'), at: 'C5' }, { rule: '7.0', message: /can't lay Smoke/ })
    walk(t, 't l', ['C6', 'C7']).asks('red', 'impulse')
    const squad = walk(at('C5 US: a=2-5-4, l=6-1-6    K12 German: y=1-6-4').activate('C5'), 'a l', ['C6', 'C7', 'C8', 'C9'])
    squad.asks('blue', 'step')
  })
})

describe('1.7 what becomes of them', () => {
  test('LNL-1.7-12 every one of them rallies by itself', () => {
    const t = at('C5 forest; US: t=us-mortar60 shaken    K12 German: y=1-6-4', { phase: 'rally' })
    t.answer('rally', { type: 'rally', unit: t.unit('t') }).rolls(2, 2)
    t.expect('C5').has('2-30-2')
  })

  test('LNL-1.7-22 they bring forth no Hero', () => {
    const fired = (who: string) =>
      shoot(at(`C2 US: a=us-ranger-squad, b=us-ranger-squad    C6 German: x=${who}    K12 German: y=1-6-4`), 'a b', 'C6')
    fired('de-smg42').rolls(6, 1, 1)
    expect(fired('1-6-4').rolls(6, 1, 1, 1, 1).events('hero')).toHaveLength(1)
  })

  test('LNL-1.7-13 who eliminates one finds nothing to pick up', () => {
    const t = shoot(at('C2 US: a=us-ranger-squad, b=us-ranger-squad    C6 German: x=de-smg42 shaken    K12 German: y=1-6-4'), 'a b', 'C6')
    t.rolls(6, 1, 6)
    expect([t.where('x'), t.state.weapons]).toEqual(['eliminated', []])
  })

  test('X-ML-7 a mortar team only defends in Melee, with one; a machine gun strikes back', () => {
    const storm = (who: string) =>
      assault(at(`C5 US: a=2-5-4    C6 German: x=${who}    K12 German: y=1-6-4    A12 US: spare=2-5-4`), 'a', 'C6')
    expect(attacks(storm('de-mortar50').rolls(1, 1))).toEqual(['blue 2:1 is 2:1'])
    expect(attacks(storm('de-smg42').rolls(1, 1, 1, 1))).toEqual(['blue 2:4 is 1:2', 'red 4:2 is 2:1'])
  })
})
