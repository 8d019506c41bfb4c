import { describe, expect, test } from 'vitest'
import { type LnltTable, table } from '../../test/table.ts'

/** Fire of nothing but this weapon. */
function fire(t: LnltTable, at = 'E5', from = 'E4') {
  return { type: 'fire', from, at, firers: [{ unit: t.unit('a'), inherent: false, weapons: [t.weapon('f')] }] }
}

/** Blue's Flamethrower in E4 has Shaken x in E5: 1 + 6 and 3 for adjacent Assaulters against 6, and a die that makes 7. */
function burned(rest = '', x = 'x=1-6-4', die = 3): LnltTable {
  const t = table(`E4 US: a=us-engineer-squad, f=us-m2ft  E5 German: ${x}  K9 German: z=1-6-4  ${rest}`, { columns: 12, rows: 12 })
  return t.activate('E4').answer('act', fire(t)).rolls(1, 6, die)
}

const places = (t: LnltTable) => t.candidates().map((each) => (each as { to: string }).to)

describe('1.6.3 retreat before flames', () => {
  test('LNL-1.6.3-02 a unit that a Flamethrower Shakes retreats one hex, where its owner says; LNL-1.6.3-03 away from it', () => {
    const t = burned().asks('red', 'retreat')
    expect(t.u('x').shaken).toBe(true)
    const { setting } = t.state
    for (const name of places(t)) expect(setting.map.grid.distance(t.place('E4') >> 3, t.place(name) >> 3)).toBe(2)
    expect(places(t)).toHaveLength(3)
    t.refuses('red', { to: 'E4' }, { rule: '1.6.3' })
      .refuses('red', { to: 'D4' }, { rule: '1.6.3' })
      .refuses('red', { to: 'E7' }, { rule: '1.6.3' })
    t.answer('retreat', { to: 'E6' }).saw({ type: 'retreats', unit: t.unit('x') })
    expect(t.where('x')).toBe('E6')
  })

  test('LNL-1.6.3-05 it is marked Moved; LNL-1.6.3-13 and may be fired at as it goes', () => {
    const t = burned('E2 US: b=2-5-4  E3 US: c=2-5-4').answer('retreat', { to: 'E6' })
    t.asks('blue', 'opportunityFire')
    const firers = [{ unit: t.unit('b'), inherent: true, weapons: [] }]
    t.answer('opportunityFire', { type: 'fire', from: 'E2', at: 'E6', firers }).rolls(1, 6)
    t.saw({ type: 'attack', kind: 'opportunity', targets: [{ modifiers: [{ value: 1 }] }] })
    expect(t.at('E6')).toEqual(['1-6-4 shaken moved'])
  })

  test('LNL-1.6.3-04 not nearer to any other enemy whom it sees', () => {
    const t = burned('E8 US: b=2-5-4')
    t.refuses('red', { to: 'E6' }, { rule: '1.6.3', message: /E8/ })
    expect(places(t)).not.toContain('E6')
    const hidden = burned('E8 US: b=2-5-4  E7 stone building')
    expect(places(hidden)).toContain('E6')
  })

  test('LNL-1.6.3-06 with nowhere to go it is eliminated', () => {
    const t = burned('E8 US: b=2-5-4  B6 US: c=2-5-4  H6 US: d=2-5-4  B7 US: 2-5-4  H7 US: 2-5-4')
    t.saw({ type: 'eliminated', rule: '1.6.3', unit: t.unit('x') })
    expect(t.where('x')).toBe('eliminated')
  })

  test('LNL-1.6.3-06 so are those who can’t move at all (LG-20)', () => {
    const t = burned('', 'x=de-flak88', 5)
    expect(t.where('x')).toBe('eliminated')
  })

  test('what stands on its tripod stays behind', () => {
    const t = burned('', 'x=1-6-4, m=MG42 tripod, n=MG34').answer('retreat', { to: 'E6' })
    expect([t.w('m').owner, t.w('m').at, t.w('n').owner]).toEqual([-1, t.place('E5'), t.unit('x')])
  })

  test('LNL-8.1-03 not to where a Melee marker lies, though nobody is left there', () => {
    const t = burned('E6 melee')
    t.refuses('red', { to: 'E6' }, { rule: '8.1' })
    expect(places(t)).toHaveLength(2)
  })

  test('LNL-10.1-17 the Spotted marker goes with the last who runs', () => {
    const t = burned('E5 light-woods; spotted blue')
    expect(t.markers('E5')).toEqual(['spotted 0'])
    t.answer('retreat', { to: 'E6' })
    expect(t.markers('E5')).toEqual([])
  })

  test('what they carry goes with them', () => {
    const t = burned('', 'x=1-6-4, n=MG34').answer('retreat', { to: 'E6' })
    expect(t.w('n')).toMatchObject({ owner: t.unit('x'), at: t.place('E6') })
  })

  test('who is not Shaken stays (LG-20)', () => {
    const t = table('E4 US: a=us-engineer-squad, f=us-m2ft  E5 German: x=de-paratroop-squad  K9 German: z=1-6-4')
    t.activate('E4').answer('act', fire(t)).rolls(1, 6, 2).asks('red', 'impulse')
    expect(t.where('x')).toBe('E5')
  })

  test('LNL-1.6.3-02 the whole attack counts, whoever leads it', () => {
    const t = table('E4 US: a=us-engineer-squad, f=us-m2ft, b=2-5-4  E5 stone building; German: x=1-6-4  K9 German: z=1-6-4')
    const firers = [
      { unit: t.unit('b'), inherent: true, weapons: [] },
      { unit: t.unit('a'), inherent: true, weapons: [t.weapon('f')] },
    ]
    t.activate('E4').answer('act', { type: 'fire', from: 'E4', at: 'E5', firers }).rolls(1, 6, 5).asks('red', 'retreat')
  })

  test('LNL-1.6.7-03 a Molotov does the same, a Satchel Charge does not', () => {
    const thrown = (charge: string, attack: number, defence: number) => {
      const t = table(`E4 US: a=us-engineer-squad, f=${charge}  E5 German: x=1-6-4  K9 German: z=1-6-4`)
      return t.activate('E4').answer('act', fire(t)).rolls(attack, defence, 5)
    }
    thrown('us-molotov', 6, 5).saw({ type: 'shaken' }).asks('red', 'retreat')
    thrown('us-satchel', 1, 5).saw({ type: 'shaken' }).asks('red', 'impulse')
  })
})
