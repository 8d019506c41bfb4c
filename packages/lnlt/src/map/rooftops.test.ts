import { describe, expect, test } from 'vitest'
import { modifiers, preview, spotted } from '../../test/fire.ts'
import { moveOf, walk } from '../../test/moves.ts'
import { type LnltTable, type TableOptions, table } from '../../test/table.ts'
import { isSheltered } from '../rally/shelter.ts'
import type { SituationMarker } from '../situation/situation.ts'
import { seesLocation } from './obstacles.ts'
import { adjacent, levelOf } from './terrain.ts'

const ROOFS: NonNullable<TableOptions['rules']> = [{ type: 'rooftops', text: 'The roofs are flat.' }]
const at = (text: string, options: TableOptions = {}) =>
  table(`${text}    L11 German: idle=1-6-4    A11 US: spare=2-5-4`, { columns: 12, rows: 12, rules: ROOFS, ...options })
/** A house of two floors in F6 to F8, a low one in D6, another in E6. */
const TOWN = 'F6 stone building    F7 stone building    F8 stone building    D6 wooden building    E7 wooden building'
const town = (text = '', options: TableOptions = {}) => at(`${TOWN}    ${text}`, { joined: ['F6 F7', 'F7 F8'], ...options })
const beside = (t: LnltTable, a: string, b: string) => adjacent(t.state.setting, t.place(a), t.place(b))
const sees = (t: LnltTable, a: string, b: string) => seesLocation(t.state, t.place(a), t.place(b))

describe('10.6 Rooftops', () => {
  test('LNL-10.6-01 only where the scenario says', () => {
    expect(town().place('F6 rooftop')).toBeGreaterThan(0)
    expect(town('', { rules: [] }).place('F6 rooftop')).toBeLessThan(0)
  })

  test('LNL-10.6-07 onto the roof from the floor below for 1 MP', () => {
    const low = town('D6 US: a=2-5-4').activate('D6')
    expect(walk(low, 'a', ['D6 rooftop']).events('moves')[0]!.halves).toBe(2)
    const high = town('F6 US: a=2-5-4').activate('F6')
    high.refuses('blue', moveOf(high, 'a', 'F6 rooftop'), { rule: '10.6' })
    expect(walk(high, 'a', ['F6 upstairs', 'F6 rooftop']).where('a')).toBe('F6 rooftop')
  })

  test('LNL-10.6-06 LNL-10.6-13 over the roof of one building for 1 MP, not from one building to another', () => {
    const t = town('F6 rooftop US: a=2-5-4').activate('F6 rooftop')
    t.refuses('blue', moveOf(t, 'a', 'E7 rooftop'), { rule: '10.6' })
    expect(walk(t, 'a', ['F7 rooftop']).events('moves')[0]!.halves).toBe(2)
  })

  test('LNL-10.6-08 LNL-10.6-02 TM +1 instead of the walls; spotted as degrading terrain', () => {
    const t = town('F6 rooftop US: a=2-5-4 fired    F2 German: x=1-6-4', { next: 'red' })
    expect(preview(t, 'x', 'F6 rooftop').targets[0]!.defence).toBe(1)
    const looking = town('F6 rooftop US: a=2-5-4    F2 German: x=1-6-4', { next: 'red' })
    looking
      .answer('impulse', { type: 'spot', unit: looking.unit('x'), at: 'F6 rooftop' })
      .rolls(3)
      .saw({ type: 'spottingAttempt', needed: 3 })
  })

  test('LNL-10.6-03 LNL-10.6-10 LG-03 X-ROOF-LVL one level up on a low house, two on a high one; three as printed', () => {
    const level = (t: LnltTable, name: string) => levelOf(t.state.setting, t.place(name))
    expect([level(town(), 'D6 rooftop'), level(town(), 'F6 rooftop')]).toEqual([1, 2])
    expect(level(town('', { options: { rooftopLevel: 'printed' } }), 'F6 rooftop')).toBe(3)
  })

  test('LNL-10.6-04 LNL-10.6-11 X-RF-2 in another hex and on another level of one building they are not adjacent, and see nothing of each other', () => {
    const t = town()
    expect([beside(t, 'F6 rooftop', 'F7'), beside(t, 'F6 rooftop', 'F7 upstairs'), beside(t, 'F6 rooftop', 'F7 rooftop')]).toEqual([
      false,
      false,
      true,
    ])
    expect([sees(t, 'F6 rooftop', 'F7 upstairs'), sees(t, 'F6 rooftop', 'F7 rooftop')]).toEqual([false, true])
  })

  test('LNL-10.6-05 LNL-10.6-12 X-RF-1 a neighbouring house and its roof are adjacent, and so is the inside of one’s own hex', () => {
    const t = town()
    expect([beside(t, 'F6 rooftop', 'E7'), beside(t, 'F6 rooftop', 'E7 rooftop'), beside(t, 'F6 rooftop', 'F6 upstairs')]).toEqual([
      true,
      true,
      true,
    ])
  })

  test('LNL-10.6-09 machine gun teams and carried mortars fire from there', () => {
    const t = at('D6 wooden building    D6 rooftop British: a=1-7-4, m=uk-mortar51 assembled    D11 German: x=1-6-4')
    expect(preview(t, 'a:m', 'D11').firepower).toBe(2)
    const mg = at('D6 wooden building    D6 rooftop US: g=us-m1917    D11 German: x=1-6-4')
    expect(preview(mg, 'g', 'D11').firepower).toBe(3)
  })

  test('LNL-10.6.1-01 it is a place of its own to stack, to be fired at and to rally', () => {
    const t = town('D6 US: a=2-5-4, b=2-5-4, c=2-5-4    D6 rooftop US: r=2-5-4 fired    D2 German: x=1-6-4', { next: 'red' })
    expect(preview(t, 'x', 'D6 rooftop').targets.map(({ unit }) => unit)).toEqual([t.unit('r')])
    expect(isSheltered(t.state, t.state.units[t.unit('r')]!)).toBe(true)
  })

  test('LNL-10.6.1-02 LG-28 X-RF-3 but it is spotted together with the floor below', () => {
    const t = town('D6 US: a=2-5-4 fired    D6 rooftop US: r=2-5-4    D2 German: x=1-6-4', { next: 'red' })
    expect([spotted(t, 'red', 'D6'), spotted(t, 'red', 'D6 rooftop')]).toEqual([true, true])
  })
})

const CAVE: SituationMarker[] = [
  { kind: 'cave', at: 'F6', side: 'red', value: 2, facing: 0 },
  { kind: 'cave', at: 'F9', side: 'red', value: 2, facing: 3 },
]
const cave = (text: string, options: TableOptions = {}) => at(text, { markers: CAVE, ...options })

describe('10.7 Caves', () => {
  test('LNL-10.7-01 LNL-10.7-05 the scenario places them; in and out for 2 MP', () => {
    const t = cave('F6 US: a=2-5-4').activate('F6')
    expect(walk(t, 'a', ['F6 cave']).events('moves')[0]!.halves).toBe(4)
  })

  test('LNL-10.7-07 LNL-10.7-04 one fires, and is fired at, only through the front', () => {
    const t = cave('F6 cave German: x=1-6-4 fired    F3 US: a=2-5-4    F8 US: b=2-5-4')
    expect(preview(t, 'a', 'F6 cave').firepower).toBe(2)
    const behind = cave('F6 cave German: x=1-6-4 fired    F8 US: b=2-5-4').activate('F8')
    behind.refuses(
      'blue',
      { type: 'fire', from: 'F8', at: 'F6 cave', firers: [{ unit: behind.unit('b'), inherent: true, weapons: [] }] },
      { rule: '10.7' },
    )
    const out = cave('F6 cave German: x=1-6-4    F8 US: b=2-5-4', { next: 'red' }).activate('F6 cave')
    out.refuses(
      'red',
      { type: 'fire', from: 'F6 cave', at: 'F8', firers: [{ unit: out.unit('x'), inherent: true, weapons: [] }] },
      { rule: '10.7' },
    )
  })

  test('LNL-10.7-02 LNL-10.7-08 LNL-10.7-09 spotted as blocking terrain, by a neighbour with its hex; it stops no sight', () => {
    const t = cave('F6 cave German: x=1-6-4    F3 US: a=2-5-4    F8 German: z=1-6-4')
    expect([spotted(t, 'blue', 'F6 cave'), sees(t, 'F3', 'F8')]).toEqual([false, true])
    expect(spotted(cave('F6 cave German: x=1-6-4    F7 US: a=2-5-4'), 'blue', 'F6 cave')).toBe(true)
  })

  test('LNL-10.7-03 its TM is added to that of its hex, up to +4', () => {
    const tm = (ground: string) =>
      preview(cave(`F6 ${ground}    F6 cave German: x=1-6-4 fired    F3 US: a=2-5-4`), 'a', 'F6 cave').targets[0]!.defence
    expect([tm('open'), tm('light-woods'), tm('rough')].slice(0, 2)).toEqual([2, 3])
  })

  test('LNL-10.7-10 LNL-10.7-11 Satchels and shells reach it from every side', () => {
    const t = cave('F6 cave German: x=1-6-4    F7 US: b=2-5-4, s=us-satchel')
    expect(preview(t, 'b:s', 'F6 cave').parts).toHaveLength(1)
    const own = cave('F6 cave German: x=1-6-4    F6 US: b=2-5-4, s=us-satchel')
    expect(preview(own, 'b:s', 'F6 cave').parts).toHaveLength(1)
    const shelled = cave('F6 cave German: x=1-6-4 fired    F11 US: m=us-mortar60').activate('F11')
    expect(shelled.candidates()).toContainEqual({ type: 'mortar', units: shelled.units('m'), at: 'F6 cave' })
  })

  test('LNL-10.7-12 LNL-10.7-13 between inside and outside there is fire as between neighbours, and no Melee', () => {
    const t = cave('F6 US: a=2-5-4    F6 cave German: x=1-6-4')
    expect(modifiers(preview(t, 'a', 'F6 cave'))).toContain('adjacent 2')
  })

  test('LNL-10.7-14 LNL-1.7-03 only machine guns and mortars are taken inside; LNL-10.7-06 LNL-18.1-10 LNL-1.6.5-22 mortars fire out of the front', () => {
    const t = cave('F6 German: g=de-pak40, m=de-mortar50', { next: 'red' }).activate('F6')
    t.refuses('red', moveOf(t, 'g', 'F6 cave'), { rule: '1.7' })
    expect(walk(t, 'm', ['F6 cave']).where('m')).toBe('F6 cave')
    const fires = cave('F6 cave German: m=de-mortar50    F2 US: a=2-5-4    F11 US: b=2-5-4', { next: 'red' }).activate('F6 cave')
    expect(fires.candidates()).toContainEqual({ type: 'mortar', units: fires.units('m'), at: 'F2' })
    fires.refuses('red', { type: 'mortar', units: fires.units('m'), at: 'F11' }, { rule: '10.7' })
  })
})
