import { describe, expect, test } from 'vitest'
import { lastShot, shell, shotAt } from '../../test/ordnance.ts'
import { type AslskTable, type TableOptions, table } from '../../test/table.ts'
import { covers } from '../armour/mounts.ts'
import { ourPack } from '../data/counters.ts'
import { supplyOf } from '../ordnance/ammunition.ts'
import { shotRate } from '../ordnance/handling.ts'
import { shooterOf, shotFrom } from '../ordnance/shot.ts'
import { type Vehicle, weaponTypeOf } from '../units/units.ts'
import { dispensersOf } from '../vehicles/dispensers.ts'
import { breakdownNumber, rateOfFire } from '../weapons/breakdown.ts'

const prep: TableOptions = { phase: 'prepFire', attacker: 'axis', year: 1944 }
const vehicle = (t: AslskTable, name: string) => t.u(name) as Vehicle
const gunOf = (t: AslskTable, name: string) =>
  shooterOf(t.state, t.state.weapons.find(({ owner, ordnance }) => owner === t.unit(name) && ordnance)!.id)!

describe('Chapter H', () => {
  test('SK-H-01 SK-H-04 M4A2 and M4A3 have white phosphorus and Smoke from June 1944, and smoke mortars from 1944', () => {
    for (const [year, month, shells, mortars] of [
      [1943, 12, false, false],
      [1944, 5, false, true],
      [1944, 6, true, true],
    ] as const) {
      const t = table('C5 US: a=am-M4A2 vca0   E5 US: b=am-M4A3 vca0   J9 Japanese: 4-4-7', { ...prep, year, month })
      for (const name of ['a', 'b']) {
        expect([year, month, supplyOf(t.state, gunOf(t, name), 'wp')]).toEqual([year, month, shells ? 7 : null])
        expect(supplyOf(t.state, gunOf(t, name), 'smoke')).toBe(shells ? 5 : null)
        expect(dispensersOf(t.state, vehicle(t, name)).map(({ kind }) => kind)).toEqual(mortars ? ['sM'] : [])
      }
    }
  })

  test('SK-H-05 SK-H-07 the Type 95 has its smoke discharger from 1944, the Type 97B always; nothing of the Type 89B breaks down early', () => {
    const kinds = (year: number) => {
      const t = table('C5 Japanese: a=ja-ty95hago vca0   E5 Japanese: b=ja-ty97Bchiha vca0   J9 US: 7-4-7', { ...prep, year })
      return ['a', 'b'].map((name) => dispensersOf(t.state, vehicle(t, name)).map(({ kind }) => kind))
    }
    expect(kinds(1943)).toEqual([[], ['sD']])
    expect(kinds(1944)).toEqual([['sD'], ['sD']])
    const types = [...ourPack().ordnance.vehicles.values()].filter(
      ({ nation, name }) => nation === 'japanese' && /CHI-RO|CHI-HA/.test(name),
    )
    expect(types.filter(({ gun }) => gun?.bNumber === 11).map(({ id }) => id)).toEqual(['ja-ty89Achiro'])
    expect(types.filter(({ smokeDispensers }) => smokeDispensers.some(({ from }) => from)).map(({ id }) => id)).toEqual(['ja-ty97Achiha'])
    for (const { id, provenance } of types)
      expect([id, provenance.kits]).toEqual([id, id.includes('89A') || id.includes('97A') ? [] : ['SK4']])
  })

  test('SK-H-02 SK-H-06 the rear machine gun looks to four o’clock from the turret of a Type 95, and to eight from that of a Type 89B', () => {
    // turrets to the northeast (0): four o’clock is southeast (2), eight is west (4)
    const seen = (type: string) => {
      const t = table(`H5 Japanese: a=${type} vca0   P9 US: 7-4-7`, { ...prep, columns: 18, rows: 10 })
      const rear = t.state.weapons.find((weapon) => weapon.owner === t.unit('a') && weaponTypeOf(t.state, weapon).mounted === 'rear')!
      const look = (hex: string) => covers(t.state, vehicle(t, 'a'), rear, { vca: 0, tca: 0 }, t.place(hex) as never, null)
      return ['K7', 'D5', 'H8', 'J2'].map(look)
    }
    expect(seen('ja-ty95hago')).toEqual([true, false, true, false])
    expect(seen('ja-ty89Bchiro')).toEqual([false, true, false, false])
  })

  test('SK-H-03 SK-H-08 SK-H-09 the grenade launcher: close by and with white phosphorus it has ROF 1 and no Air Bursts; Smoke from 3 to 10 hexes', () => {
    const t = table('E5 Japanese: a=ja-1-4-4-7, k=ja-MTR50   E7 US: 6-6-6   E8 US: 6-6-6   E10 US: 6-6-6   E16 US: 6-6-6', {
      ...prep,
      rows: 18,
    })
    const rate = (at: string, ammo?: 'wp' | 'smoke') => {
      const declared = shotAt(t, 'k', at, { target: 'att', ...(ammo ? { ammo } : {}) })
      return shotRate(t.state, shotFrom(t.state, { when: 'prepFire', side: 'axis', expenditure: null }, declared)!)
    }
    expect([rate('E7'), rate('E8'), rate('E8', 'wp'), rate('E8', 'smoke')]).toEqual([1, 2, 1, 2])
    const refused = (at: string, ammo: 'wp' | 'smoke') =>
      t.game.problems('axis', shotAt(t, 'k', at, { target: 'att', ammo })).map(({ rule }) => rule)
    expect([refused('E10', 'wp'), refused('E16', 'wp')]).toEqual([[], ['6.2']])
    expect([refused('E7', 'smoke'), refused('E8', 'smoke'), refused('E16', 'smoke')]).toEqual([['6.2'], [], ['6.2']])
    const bursts = (at: string) => {
      const text = `E5 Japanese: a=ja-1-4-4-7, k=ja-MTR50   ${at} woods; US: 6-6-6`
      const hit = shell(table(text, prep), 'k', at, { target: 'att' }).rolls(4, 1, 6, 6)
      expect(lastShot(hit).hit).toBe(true)
      return hit.game.events.some(({ event }) => event.type === 'attack' && event.modifiers.some(({ tags }) => tags?.includes('airBurst')))
    }
    expect([bursts('E7'), bursts('E8')]).toEqual([false, true])
    const smoke = shell(t, 'k', 'E8', { target: 'att', ammo: 'wp' }).rolls(4, 1)
    smoke.rolls(1, 1)
    smoke.saw({ type: 'smokeLaid', ammo: 'wp', hindrance: 1 })
  })

  test('SK-H-10 a squad or half squad handles the Type 97 rifle badly, a crew does not', () => {
    const t = table('A1 Japanese: a=ja-1-4-4-7, m=ja-ATR-20L   A3 Japanese: c=ja-crew-2-2-8, k=ja-ATR-20L   H9 US: 7-4-7', prep)
    const values = (unit: string, weapon: string) => [
      breakdownNumber(t.state, t.w(weapon), false),
      rateOfFire(t.state, t.w(weapon), t.u(unit)),
    ]
    expect(values('a', 'm')).toEqual([11, 0])
    expect(values('c', 'k')).toEqual([12, 1])
  })

  test('SK-H-11 SK-H-12 SK-H-13 the Type 92 fires as a Gun at any range and as a Mortar from 3 hexes, not as both in a phase, and keeps what it has acquired', () => {
    const text = 'E5 Japanese: c=ja-crew-2-2-8, g=ja-INF70s ca2 acq1@E8   E7 US: 6-6-6   E8 US: 6-6-6'
    const t = table(text, prep)
    const mortar = (at: string) => shotAt(t, 'g', at, { target: 'att', asMortar: true })
    t.refuses('axis', mortar('E7'), { rule: '6.9', message: /less than 3/ })
    expect(t.game.problems('axis', shotAt(t, 'g', 'E7', { target: 'att' }))).toEqual([])
    t.refuses('axis', { ...mortar('E8'), target: 'itt' }, { rule: '6.9' })
    expect(t.candidates()).toContainEqual(expect.objectContaining({ at: 'E8', target: 'att', asMortar: true }))
    t.answer('prepFire', mortar('E8')).rolls(5, 6)
    expect(t.w('g').ordnance).toMatchObject({ firedAs: 'mortar' })
    t.refuses('axis', shotAt(t, 'g', 'E8', { target: 'att' }), { rule: 'H', message: /as a mortar/ })
    expect(t.w('g').ordnance!.acquired).toMatchObject({ at: t.place('E8') })
    const other = table(text, prep)
    other.answer('prepFire', shotAt(other, 'g', 'E8', { target: 'att' })).rolls(5, 6)
    other.refuses('axis', shotAt(other, 'g', 'E8', { target: 'att', asMortar: true }), { rule: 'H', message: /as a gun/ })
  })
})
