import { describe, expect, test } from 'vitest'
import { mayNot, modifiers, preview, shoot, strength } from '../../test/fire.ts'
import { table } from '../../test/table.ts'

describe('5.0.1 Leaders in fire combat', () => {
  test('LNL-5.0.1-01 LNL-11.1.1-01 LNL-PAC03-01 a Leader who has not acted adds his LM to the attack from his hex', () => {
    const t = table('C2 US: a=2-5-4, l=6-2-6    C6 German: x=1-6-4')
    expect(modifiers(preview(t, 'a', 'C6', { leader: 'l' }))).toEqual(['Leader 2'])
    expect(strength(preview(t, 'a', 'C6', { leader: 'l' }))).toBe(4)
    expect(strength(preview(t, 'a', 'C6'))).toBe(2)
  })

  test('LNL-5.0.1-01 not under Moved, Low Crawl, Fired or Ops Complete', () => {
    for (const mark of ['moved', 'lowcrawl', 'fired', 'opscomplete']) {
      const t = table(`C2 US: a=2-5-4, l=6-2-6 ${mark}    C6 German: x=1-6-4`)
      mayNot(t, 'a', 'C6', {}, { leader: 'l' })
      expect(strength(preview(t, 'a', 'C6'))).toBe(2)
    }
    const assault = table('C2 US: a=2-5-4, l=6-2-6 assaultmove    C6 German: x=1-6-4')
    expect(strength(preview(assault, 'a', 'C6', { leader: 'l' }))).toBe(4)
  })

  test('LNL-5.0.1-01 he must be with those who fire', () => {
    const t = table('C2 US: a=2-5-4    D2 US: l=6-2-6    C6 German: x=1-6-4')
    mayNot(t, 'a', 'C6', { rule: '5.0.1', message: /not with those/ }, { leader: 'l' })
  })

  test('LNL-5.1-07 a Shaken Leader adds nothing', () => {
    const t = table('C2 US: a=2-5-4, l=6-2-6 shaken    C6 German: x=1-6-4')
    mayNot(t, 'a', 'C6', { rule: '5.1' }, { leader: 'l' })
  })

  test('LNL-11.1.3-01 he leads only units of his own colour and badge', () => {
    const t = table('C2 US: a=2-5-4, b=us-marine-squad-vietnam, l=us-101st-airborne-leader-7-1    C6 German: x=1-6-4')
    expect(modifiers(preview(t, 'a', 'C6', { leader: 'l' }))).toEqual(['Leader 1'])
    mayNot(t, 'b', 'C6', { rule: '11.1.3' }, { leader: 'l' })
    mayNot(t, 'a b', 'C6', { rule: '11.1.3' }, { leader: 'l' })
  })

  test('LNL-5.0.1-03 the Leader who aids is marked Fired, one who stays out is not', () => {
    const t = table('C2 US: a=2-5-4, l=6-2-6, k=6-1-6    C6 German: x=1-6-4')
    shoot(t, 'a', 'C6', { leader: 'l' }).rolls(1, 6)
    t.expect('C2').has('2-5-4 fired', '6-2-6 fired', '6-1-6')
  })

  test('LNL-5.0.1-04 an Armor Leader leads nobody on foot', () => {
    const t = table('C2 US: a=2-5-4, l=us-armor-leader-7-1    C6 German: x=1-6-4')
    mayNot(t, 'a', 'C6', { rule: '5.0.1' }, { leader: 'l' })
  })

  test('LNL-5.0.1-08 LNL-11.1.3-02 LNL-1.6-27 a Leader fires a weapon or gives his LM, not both, not even to his own attack', () => {
    const t = table('C2 US: a=2-5-4, l=6-2-6, BAR    C6 German: x=1-6-4')
    mayNot(t, 'a l:BAR', 'C6', { rule: '11.1.3' }, { leader: 'l' })
    mayNot(t, 'l:BAR', 'C6', { rule: '11.1.3' }, { leader: 'l' })
    const odds = preview(t, 'a l:BAR', 'C6')
    expect(odds.parts.map(({ quarters }) => quarters)).toEqual([8, 2])
    expect([odds.firepower, strength(odds)]).toEqual([3, 3])
  })

  test('LNL-11.1.1-02 X-SMC-1 of two Leaders in the hex one gives his LM', () => {
    const t = table('C2 US: a=2-5-4, l=6-2-6, k=6-1-6    C6 German: x=1-6-4')
    const offered = t.activate('C2').candidates() as { type: string; leader?: number }[]
    expect(new Set(offered.filter(({ type }) => type === 'fire').map(({ leader }) => leader))).toEqual(new Set([t.unit('l'), undefined]))
    expect(strength(preview(t, 'a', 'C6', { leader: 'k' }))).toBe(3)
  })
})

describe('5.0 Leaders in Damage Checks', () => {
  const target = 'C6 German: x=1-6-4, y=1-6-4, l=7-1-6'

  test('LNL-5.0-08 LNL-5.0-18 EX2-IN-02 X-DC-1 the Leader checks first, without his own LM, and then helps the others', () => {
    const t = table(`C2 US: a=2-5-4    ${target}`)
    shoot(t, 'a', 'C6').rolls(3, 4, 6, 4, 5)
    t.saw({ type: 'damageCheck', unit: t.unit('l'), difference: 1, modifiers: [], total: 7, result: 'none' })
    t.saw({ type: 'damageCheck', unit: t.unit('x'), modifiers: [{ value: -1 }], total: 4, result: 'none' })
    t.saw({ type: 'damageCheck', unit: t.unit('y'), modifiers: [{ value: -1 }], total: 5, result: 'none' })
  })

  test('LNL-5.0-18 LNL-5.1-07 a Leader whom his own check has Shaken helps nobody', () => {
    const t = table(`C2 US: a=2-5-4, b=2-5-4    ${target}`)
    shoot(t, 'a b', 'C6').rolls(4, 4, 5, 3, 2)
    t.saw({ type: 'damageCheck', unit: t.unit('l'), total: 8, result: 'shaken' })
    t.saw({ type: 'damageCheck', unit: t.unit('x'), modifiers: [], total: 6, result: 'shaken' })
  })

  test('LG-09 his markers don’t matter for that', () => {
    const t = table('C2 US: a=2-5-4    C6 German: x=1-6-4, l=7-1-6 fired opscomplete')
    shoot(t, 'a', 'C6').rolls(3, 4, 1, 1)
    t.saw({ type: 'damageCheck', unit: t.unit('x'), modifiers: [{ value: -1 }] })
  })

  test('LG-13 of two Leaders both check first, the higher LM before the lower, who then has his help', () => {
    const t = table('C2 US: a=2-5-4    C6 German: x=1-6-4, k=6-1-6, l=7-2-6')
    shoot(t, 'a', 'C6').rolls(3, 4, 1, 1, 1)
    t.saw({ type: 'damageCheck', unit: t.unit('l'), modifiers: [] })
    t.saw({ type: 'damageCheck', unit: t.unit('k'), modifiers: [{ value: -2 }] })
    t.saw({ type: 'damageCheck', unit: t.unit('x'), modifiers: [{ value: -2 }] })
  })

  test('LNL-5.1-33 a wounded Leader has one LM less, never below 0', () => {
    const t = table('C2 US: a=2-5-4, l=6-2-6 wounded    C6 German: x=1-6-4')
    expect(modifiers(preview(t, 'a', 'C6', { leader: 'l' }))).toEqual(['Leader 1'])
    const none = table('C2 US: a=2-5-4, l=6-0-6 wounded    C6 German: x=1-6-4')
    expect(modifiers(preview(none, 'a', 'C6', { leader: 'l' }))).toEqual([])
  })
})
