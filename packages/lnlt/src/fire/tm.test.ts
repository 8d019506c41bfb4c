import { total } from '@firegroup/kernel'
import { describe, expect, test } from 'vitest'
import { preview, shoot } from '../../test/fire.ts'
import { field, type LnltTable, table } from '../../test/table.ts'
import { locationNamed } from '../map/location.ts'
import { terrainModifier } from './tm.ts'

const defence = (t: LnltTable, firers: string, at: string) => preview(t, firers, at).targets[0]!.defence

describe('10.4, 5.5 Target Modifiers', () => {
  test('LNL-5.0-15 LNL-PAC03-22 the TM of the target’s terrain', () => {
    expect(defence(table('C2 US: a=2-5-4    C4 forest; German: x=1-6-4 fired'), 'a', 'C4')).toBe(2)
    expect(defence(table('C2 US: a=2-5-4    C4 stone building; German: x=1-6-4 fired'), 'a', 'C4')).toBe(4)
    expect(defence(table('C2 US: a=2-5-4    C4 German: x=1-6-4'), 'a', 'C4')).toBe(0)
  })

  test('LNL-10.4-01 X-SMK-1 X-SMK-3 TMs of counters are added to that of the hex', () => {
    expect(defence(table('C2 US: a=2-5-4    C4 forest; smoke 1; German: x=1-6-4 fired'), 'a', 'C4')).toBe(3)
    expect(defence(table('C2 US: a=2-5-4    C4 wooden building; smoke 1; German: x=1-6-4 fired'), 'a', 'C4')).toBe(4)
  })

  test('LNL-10.1-14 a Wreck covers Leg units by +2, two of them by no more; an open hex with one stays spotted', () => {
    expect(defence(table('C2 US: a=2-5-4    C4 marker wreck; German: x=1-6-4'), 'a', 'C4')).toBe(2)
    expect(defence(table('C2 US: a=2-5-4    C4 marker wreck; marker wreck; German: x=1-6-4'), 'a', 'C4')).toBe(2)
  })

  test('LNL-5.5-01 LNL-10.4-01 LNL-PAC03-22 never more than +4', () => {
    const t = table('C2 US: a=2-5-4    C4 stone building; smoke 1; German: x=1-6-4 fired')
    const [target] = preview(t, 'a', 'C4').targets
    expect(target!.defenceModifiers.map(({ value }) => value)).toEqual([4, 1, -1])
    expect(target!.defence).toBe(4)
    shoot(t, 'a', 'C4')
      .rolls(6, 4)
      .saw({ type: 'attack', targets: [{ attack: 8, defence: 8, difference: 0 }] })
  })

  test('LNL-5.5-02 LNL-11.4-04 LNL-11.4-11 X-TM-1 a Sniper alone doubles it, up to +8; in company he does not', () => {
    const alone = field('C4 stone building; smoke 1; German: x=sniper')
    const at = locationNamed(alone.setting, 'C4')
    expect(total(terrainModifier(alone, at, null, alone.units[0]!))).toBe(8)
    expect(total(terrainModifier(alone, at, null, alone.units[0]!, { doubles: false, mortar: false }))).toBe(4)
    const woods = field('C4 light-woods; German: x=sniper')
    expect(total(terrainModifier(woods, locationNamed(woods.setting, 'C4'), null, woods.units[0]!))).toBe(2)
    const both = field('C4 forest; German: x=sniper, y=1-6-4')
    expect(total(terrainModifier(both, locationNamed(both.setting, 'C4'), null, both.units[0]!))).toBe(2)
  })

  test('LNL-10.4-04 LNL-TEC1-06 a slope protects by +1 against fire from below, not from its own height', () => {
    expect(defence(table('C2 US: a=2-5-4    C4 level 1; German: x=1-6-4'), 'a', 'C4')).toBe(1)
    expect(defence(table('C2 level 1; US: a=2-5-4    C3 level 1    C4 level 1; German: x=1-6-4'), 'a', 'C4')).toBe(0)
  })

  test('LNL-10.4-02 LNL-10.4-03 LG-55 a Wall or Bocage protects against fire that comes over it', () => {
    for (const [side, tm] of [
      ['wall', 1],
      ['bocage', 3],
    ] as const) {
      const t = table('C2 US: a=2-5-4    C6 US: b=2-5-4    C4 German: x=1-6-4', { hexsides: [`C3/C4 ${side}`] })
      expect(defence(t, 'a', 'C4')).toBe(tm)
      const behind = table('C2 US: a=2-5-4    C6 US: b=2-5-4    C4 German: x=1-6-4', { hexsides: [`C3/C4 ${side}`] })
      expect(defence(behind, 'b', 'C4')).toBe(0)
    }
  })
})
