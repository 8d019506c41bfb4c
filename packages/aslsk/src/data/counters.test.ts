import { describe, expect, test } from 'vitest'
import { sizeOf } from '../units/units.ts'
import { leaderOf, type MmcType, ourPack, readPack, type UnitType, unitType, weaponType } from './counters.ts'
import { isNation, NATIONS, nationOf } from './nations.ts'

const pack = ourPack()
const infantry = [...pack.infantry.values()]
const weapons = [...pack.weapons.values()]
const leaders = infantry.filter((type) => type.kind === 'leader')
const kind = (wanted: MmcType['kind']) => infantry.filter((type): type is MmcType => type.kind === wanted)
const mmc = (id: string) => unitType(pack, id) as MmcType
const file = (parts: object) => ({ format: 'firegroup-aslsk-counters', version: 1, ...parts })

describe('the counters', () => {
  test('SK-1.2.1-01 leaders are elite, with a morale and a DRM that is negative, 0 or +1', () => {
    expect(leaders.length).toBeGreaterThanOrEqual(28)
    for (const leader of leaders) {
      expect(leader).toMatchObject({ class: 'elite', selfRally: leader.nation !== 'japanese' })
      expect(leader.leadership).toBeLessThanOrEqual(1)
      expect(leader.label).toBe(`${leader.morale}${leader.leadership > 0 ? `+${leader.leadership}` : `-${-leader.leadership}`}`)
    }
    expect(leaderOf(pack, 'german', '9-2')).toMatchObject({ id: 'ge-L-9-2', morale: 9, leadership: -2 })
    expect(leaderOf(pack, 'british', '6+1').leadership).toBe(1)
    expect(leaderOf(pack, 'american', '8-0').leadership).toBe(0)
  })

  test('SK-1.2.2-01 MMC are squads, half squads and always elite crews, of five classes', () => {
    expect(new Set(kind('squad').map((type) => type.class))).toEqual(new Set(['elite', 'first', 'second', 'green', 'conscript']))
    for (const crew of kind('crew')) expect(crew).toMatchObject({ class: 'elite', elrExempt: true, elrStepDown: null })
    expect(unitType(pack, 'ge-4-6-7').class).toBe('first')
    expect(unitType(pack, 'ru-4-2-6').class).toBe('conscript')
    expect(unitType(pack, 'am-5-3-6').class).toBe('green')
    for (const squad of kind('squad')) expect(unitType(pack, squad.halfSquad!)).toMatchObject({ kind: 'halfSquad', nation: squad.nation })
  })

  test('SK-1.2.2-02 a MMC is FP, range and morale; Smoke Exponent, Assault Fire and exemption from ELR as printed', () => {
    for (const mmc of infantry) if (mmc.kind !== 'leader') expect(mmc.label).toBe(`${mmc.fp}-${mmc.range}-${mmc.morale}`)
    expect(unitType(pack, 'am-7-4-7')).toMatchObject({ smokeExponent: 3, assaultFire: true, elrExempt: true, elrStepDown: null })
    expect(unitType(pack, 'ge-4-6-8')).toMatchObject({
      smokeExponent: 2,
      assaultFire: false,
      elrExempt: false,
      elrStepDown: 'ge-4-6-7',
    })
    expect(unitType(pack, 'ru-4-4-7')).toMatchObject({ smokeExponent: 0, assaultFire: false })
    for (const mmc of kind('halfSquad')) expect(mmc).toMatchObject({ smokeExponent: 0, assaultFire: false })
  })

  test('SK-1.2.2-03 SK-2.0-24 two half squads or crews count as one squad', () => {
    for (const squad of kind('squad')) expect(sizeOf(squad)).toBe(2)
    for (const half of [...kind('halfSquad'), ...kind('crew')]) expect(sizeOf(half)).toBe(1)
    for (const leader of leaders) expect(sizeOf(leader)).toBe(0)
  })

  test('victory points go by size, and for leaders by what they are worth', () => {
    for (const { points } of [...kind('halfSquad'), ...kind('crew')]) expect(points * 2).toBe(unitType(pack, 'ge-4-6-7').points)
    expect(leaderOf(pack, 'russian', '9-2').points).toBe(3)
    expect(leaderOf(pack, 'russian', '6+1').points).toBe(1)
  })

  test('SK-1.2.3-01 the broken side has its own morale, and a box where the unit may rally by itself', () => {
    expect(unitType(pack, 'ru-5-2-7').brokenMorale).toBe(7)
    expect(unitType(pack, 'am-6-6-6')).toMatchObject({ morale: 6, brokenMorale: 8 })
    expect(unitType(pack, 'ge-2-4-7')).toMatchObject({ morale: 7, brokenMorale: 6 })
    for (const type of infantry.filter(({ fails }) => fails === 'breaks'))
      expect([type.id, type.selfRally]).toEqual([type.id, type.kind === 'leader' || type.kind === 'crew'])
  })

  test('the replacements that the rulebook shows', () => {
    expect(unitType(pack, 'ge-4-6-7')).toMatchObject({ halfSquad: 'ge-2-4-7', elrStepDown: 'ge-4-4-7' })
    expect(unitType(pack, 'ge-2-4-7').elrStepDown).toBe('ge-2-3-7')
    expect(mmc('ge-4-4-7').halfSquad).toBe('ge-2-3-7')
    expect(mmc('ru-4-2-6').halfSquad).toBe('ru-2-2-6')
    expect(mmc('ru-4-4-7').halfSquad).toBe('ru-2-3-7')
    expect(leaderOf(pack, 'german', '7-0').elrStepDown).toBe('ge-L-6+1')
    expect(leaderOf(pack, 'german', '6+1').elrStepDown).toBeNull()
  })

  test('every ELR chain goes down in its nation and kind, and ends', () => {
    for (const type of infantry) {
      let steps = 0
      for (let lower: UnitType = type; lower.elrStepDown !== null; steps++) {
        const next = unitType(pack, lower.elrStepDown)
        expect([next.nation, next.kind]).toEqual([type.nation, type.kind])
        lower = next
      }
      expect(steps).toBeLessThan(8)
    }
  })

  test('SK-2.0-27 a FT or DC has an X# and is never repaired; a MG has a B# and a repair number', () => {
    for (const { id, kind, xNumber, breakdown, repair, removal, mgClass } of weapons) {
      if (kind === 'mg') expect([id, xNumber, removal, repair > 0, mgClass !== undefined]).toEqual([id, null, 6, true, true])
      else expect([id, breakdown, repair, removal]).toEqual([id, xNumber, 0, 0])
    }
    expect(weaponType(pack, 'ge-FT')).toMatchObject({ fp: 24, range: 1, xNumber: 10 })
    expect(weaponType(pack, 'ru-DC')).toMatchObject({ fp: 30, xNumber: 12 })
  })

  test('machine guns as the rulebook examples use them', () => {
    expect(weaponType(pack, 'ge-MMG')).toMatchObject({ fp: 5, rof: 2, breakdown: 12 })
    expect(weaponType(pack, 'ge-HMG').pp).toBe(4)
    expect(weaponType(pack, 'ru-MMG').pp).toBe(5)
    expect(weaponType(pack, 'ru-LMG')).toMatchObject({ pp: 1, breakdown: 11 })
  })

  test('SK-5.2-01 units and Weapons belong to a nation, minor nations share one, and each of ours has all it needs', () => {
    for (const { id, nation } of [...infantry, ...weapons]) expect([id, isNation(nation)]).toEqual([id, true])
    expect(nationOf('polish')).toBe(nationOf('greek'))
    expect(nationOf('polish').id).toBe('alliedMinor')
    expect(isNation('polish')).toBe(false)
    expect(nationOf('german').side).toBe('axis')
    expect(NATIONS.filter(({ leaderCreationDrm }) => leaderCreationDrm === null).map(({ id }) => id)).toEqual(['japanese'])
    for (const nation of ['german', 'russian', 'american', 'british']) {
      for (const label of ['10-2', '9-2', '9-1', '8-1', '8-0', '7-0', '6+1']) expect(leaderOf(pack, nation, label).nation).toBe(nation)
      for (const wanted of ['squad', 'halfSquad', 'crew'] as const) expect(kind(wanted).some((type) => type.nation === nation)).toBe(true)
      for (const wanted of ['mg', 'ft', 'dc']) expect(weapons.some((type) => type.nation === nation && type.kind === wanted)).toBe(true)
    }
    expect(() => nationOf('martian')).toThrow('There is no nation "martian"')
  })

  test('a counter that does not exist is refused by name', () => {
    expect(() => unitType(pack, 'ge-9-9-9')).toThrow('There is no unit "ge-9-9-9".')
    expect(() => weaponType(pack, 'ge-XMG')).toThrow('There is no Weapon "ge-XMG".')
  })
})

describe('a corrected counter file', () => {
  const own = { kits: [], source: ['OWN'], confidence: 'high' }
  const halfSquad = {
    id: 'ru-2-2-6',
    nation: 'russian',
    branch: 'army',
    kind: 'halfSquad',
    class: 'conscript',
    fp: 2,
    range: 2,
    morale: 6,
    brokenMorale: 5,
    selfRally: false,
    smokeExponent: 0,
    assaultFire: false,
    elrExempt: false,
    elrStepDown: null,
    halfSquad: null,
    ...own,
  }
  const lmg = { id: 'ru-LMG', nation: 'russian', name: 'LMG', kind: 'mg', mgClass: 'LMG', fp: 3, range: 7, rof: 1, pp: 1 }
  const printed = { bNumber: 11, xNumber: null, repair: 1, removal: 6, ...own }

  test('replaces the entries that it names and leaves the others', () => {
    const reading = readPack({ name: 'Own', counters: file({ infantry: [halfSquad], weapons: [{ ...lmg, ...printed }] }) })
    if (!reading.ok) throw new Error(reading.problems[0]?.message)
    const theirs = reading.value
    expect(unitType(pack, 'ru-2-2-6').brokenMorale).toBe(4)
    expect(unitType(theirs, 'ru-2-2-6')).toMatchObject({ brokenMorale: 5, provenance: { source: ['OWN'] } })
    expect(weaponType(theirs, 'ru-LMG')).toMatchObject({ fp: 3, range: 7, breakdown: 11 })
    expect(unitType(theirs, 'ge-4-6-7')).toBe(unitType(pack, 'ge-4-6-7'))
  })

  test.each([
    ['no counter file', {}, 'pack.counters.format'],
    ['a value out of range', file({ infantry: [{ ...halfSquad, morale: 11 }] }), 'ru-2-2-6.morale'],
    ['a missing field', file({ infantry: [{ ...halfSquad, fp: undefined }] }), 'ru-2-2-6.fp'],
    ['an unknown field', file({ infantry: [{ ...halfSquad, speed: 1 }] }), "'speed'"],
    ['an unknown nation', file({ infantry: [{ ...halfSquad, nation: 'martian' }] }), 'ru-2-2-6.nation'],
    ['an entry that stands twice', file({ infantry: [halfSquad, halfSquad] }), 'ru-2-2-6.id stands twice'],
    ['an entry without an id', file({ infantry: [halfSquad, 7] }), 'infantry[1]'],
    [
      'a half squad that no file knows',
      file({ infantry: [{ ...halfSquad, id: 'ru-x', kind: 'squad', halfSquad: 'ru-y' }] }),
      'ru-x.halfSquad',
    ],
    ['a replacement that is no worse', file({ infantry: [{ ...halfSquad, elrStepDown: 'ru-2-4-8' }] }), 'ru-2-2-6.elrStepDown'],
    ['a crew that is not elite', file({ infantry: [{ ...halfSquad, id: 'ru-x', kind: 'crew' }] }), 'ru-x.class'],
    ['a MG with an X#', file({ weapons: [{ ...lmg, ...printed, xNumber: 12 }] }), 'ru-LMG.xNumber'],
    ['a change that breaks a squad of ours', file({ infantry: [{ ...halfSquad, nation: 'german' }] }), 'ru-4-2-6.halfSquad'],
  ])('with %s is refused, entry and field named', (_, json, place) => {
    const reading = readPack({ name: 'Own', counters: json })
    expect(reading.ok).toBe(false)
    if (!reading.ok) expect(reading.problems.map(({ message }) => message).join(' ')).toContain(place)
  })
})
