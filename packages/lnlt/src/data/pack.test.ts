import { restoreGame, saveGame } from '@firegroup/kernel'
import { describe, expect, test } from 'vitest'
import { started, testScenario } from '../../test/scenario.ts'
import { lnlt } from '../system.ts'
import { isOddReduction } from './damage.ts'
import { designationOf, isDesignated, readDesignation } from './designation.ts'
import { isNation, NATIONS, nationOf } from './nations.ts'
import { type CounterType, counterType, ourPack, readPack, sameNationality, type WeaponType, weaponType } from './pack.ts'
import { SKILLS, skillOf, usableBy } from './skills.ts'
import { isMmc } from './smc.ts'
import { SQUAD_HALVES } from './stacking.ts'
import { PORTAGE } from './support-weapons.ts'
import { COUNTER_KINDS, isMachineGun } from './unit-kinds.ts'
import ourUnits from './units.json' with { type: 'json' }

const allCounters = [...ourPack.counters.values()]
const allWeapons = [...ourPack.weapons.values()]
const kind = (...wanted: readonly CounterType['kind'][]) => allCounters.filter((type) => wanted.includes(type.kind))
const counter = (id: string): CounterType => counterType(ourPack, id)
const weapon = (id: string): WeaponType => weaponType(ourPack, id)

describe('the counters', () => {
  test('totals by kind', () => {
    const totals = new Map<string, number>()
    for (const type of allCounters) totals.set(type.kind, (totals.get(type.kind) ?? 0) + 1)
    expect(Object.fromEntries(totals)).toEqual({
      squad: 45,
      halfSquad: 42,
      crew: 10,
      weaponTeam: 50,
      advisor: 2,
      marksman: 3,
      mountedSquad: 4,
      mountedHalfSquad: 4,
      leader: 68,
      commissar: 1,
      politicalOfficer: 1,
      armorLeader: 15,
      hero: 28,
      sniper: 6,
      medic: 5,
      corpsman: 1,
      scout: 5,
      chaplain: 4,
      nurse: 3,
      piper: 1,
      vehicle: 126,
    })
    expect(allWeapons).toHaveLength(85)
  })

  test('LNL-1.1-02 LNL-1.1-13 Squads, Half-Squads, Crews and Weapon Teams are MMCs, Mounted Units too; the rest are single men', () => {
    expect(COUNTER_KINDS.filter(isMmc)).toEqual(['squad', 'halfSquad', 'crew', 'weaponTeam', 'mountedSquad', 'mountedHalfSquad'])
  })

  test('LNL-1.1-03 an MMC has IFP, range, MF and Morale, and MF and Morale of its own on the other side', () => {
    expect(counter('us-101st-airborne-squad')).toMatchObject({
      fp: 2,
      range: 5,
      movement: 4,
      morale: 6,
      shakenMovement: 2,
      shakenMorale: 6,
    })
    expect(counter('de-wehrmacht-squad')).toMatchObject({ fp: 1, range: 6, movement: 4, morale: 5, shakenMovement: 2, shakenMorale: 5 })
    expect(counter('us-vehicle-crew')).toMatchObject({ fp: 0, range: 1, movement: 3, morale: 5, shakenMovement: 1 })
    for (const type of kind('squad', 'halfSquad', 'crew')) expect([type.id, type.inherent, type.morale > 0]).toEqual([type.id, true, true])
  })

  test('LNL-1.1-06 a Leader has Morale, LM and MF, but neither IFP nor range', () => {
    expect(counter('de-wehrmacht-leader-7-1')).toMatchObject({ label: '7-1-6', morale: 7, leadership: 1, movement: 6, shakenMovement: 3 })
    expect(counter('us-101st-airborne-leader-6-0')).toMatchObject({ label: '6-0-6', morale: 6, leadership: 0, movement: 6 })
    for (const type of kind('leader', 'commissar', 'politicalOfficer', 'armorLeader')) {
      expect([type.id, type.inherent, type.fp, type.range]).toEqual([type.id, false, 0, 0])
    }
  })

  test('LNL-11.1.2-01 every Leader has a Leadership Range of 1, and nobody else has any', () => {
    for (const type of allCounters) {
      const leads = ['leader', 'commissar', 'politicalOfficer', 'armorLeader'].includes(type.kind)
      expect([type.id, type.leadershipRange]).toEqual([type.id, leads ? 1 : 0])
    }
  })

  test('LNL-1.1-04 the same nationality is the same colour and the same badge', () => {
    expect(sameNationality(counter('us-101st-airborne-leader-6-2'), counter('us-101st-airborne-squad'))).toBe(true)
    expect(sameNationality(counter('us-101st-airborne-leader-6-2'), counter('us-marine-squad-vietnam'))).toBe(false)
    expect(sameNationality(counter('us-101st-airborne-leader-6-2'), counter('de-wehrmacht-squad'))).toBe(false)
  })

  test('LNL-1.1-15 who has no badge matches by colour', () => {
    expect(counter('su-commissar-7-1').badge).toBeNull()
    expect(sameNationality(counter('su-commissar-7-1'), counter('su-guards-squad'))).toBe(true)
    expect(sameNationality(counter('su-commissar-7-1'), counter('su-rifle-squad'))).toBe(true)
    expect(sameNationality(counter('su-commissar-7-1'), counter('de-paratroop-squad'))).toBe(false)
  })

  test('LNL-1.1-05 Half-Squads and Crews are half a Squad each, and a Crew carries what a Half-Squad does', () => {
    expect([SQUAD_HALVES.squad, SQUAD_HALVES.halfSquad, SQUAD_HALVES.crew]).toEqual([2, 1, 1])
    expect(PORTAGE.crew).toEqual(PORTAGE.halfSquad)
  })

  test('LNL-1.3-02 LNL-1.3-15 a Weapon Team counts as a Squad, two Half-Squads or Crews as one, single men by themselves', () => {
    expect(SQUAD_HALVES.weaponTeam).toBe(SQUAD_HALVES.squad)
    expect(2 * SQUAD_HALVES.halfSquad).toBe(SQUAD_HALVES.squad)
    expect(2 * SQUAD_HALVES.crew).toBe(SQUAD_HALVES.squad)
    for (const each of COUNTER_KINDS) if (!isMmc(each)) expect([each, SQUAD_HALVES[each]]).toEqual([each, 0])
  })

  test('LNL-1.1-12 marks on counters: red and yellow boxes, red MF, boxed range, A, M, J, SR, SRP, boxed HE and N x', () => {
    expect([counter('us-101st-airborne-squad').assaultMove, counter('us-101st-airborne-half-squad').assaultMove]).toEqual([true, false])
    expect([counter('su-scout-squad').stealth, counter('su-rifle-squad').stealth]).toEqual([true, false])
    expect([counter('it-cavalry-squad').hitAndRun, counter('de-wehrmacht-squad').hitAndRun]).toEqual([true, false])
    expect([counter('su-guards-squad').extendedRange, counter('su-squad-1-4-4').extendedRange]).toEqual([true, false])
    expect([counter('uk-airborne-squad-1-6-4').assaulter, counter('uk-squad-1-7-4').assaulter]).toEqual([true, false])
    expect([counter('su-spetsnaz-half-squad').meleeBonus, counter('su-half-squad-1-3-4').meleeBonus]).toEqual([true, false])
    expect([weapon('it-breda30').jams, weapon('us-bar').jams]).toEqual([true, false])
    expect([weapon('us-m1928').meleeBonus, weapon('us-bar').meleeBonus]).toEqual([true, false])
    expect([counter('de-sniper').selfRally, counter('fr-foreign-legion-squad').selfRally, counter('de-medic').selfRally]).toEqual([
      'SR',
      'SRP',
      null,
    ])
    expect([counter('de-pak40').he, counter('uk-2pdratg').he, weapon('us-bazooka').he, weapon('uk-boys').he]).toEqual([3, null, 2, null])
    expect([counter('de-flak38').shots, counter('de-pak40').shots]).toEqual([2, 1])
  })

  test('LNL-5.1-30 LNL-NC-04 a German 1-6-4 becomes a 1-5-4 on an odd die and a 0-5-4 on an even one', () => {
    const squad = counter('de-wehrmacht-squad')
    const half = (die: number) => counter((isOddReduction(die) ? squad.halfSquad : squad.halfSquadEven)!).label
    expect([1, 2, 3, 4, 5, 6].map(half)).toEqual(['1-5-4', '0-5-4', '1-5-4', '0-5-4', '1-5-4', '0-5-4'])
    expect(counter('us-101st-airborne-squad')).toMatchObject({ halfSquad: 'us-101st-airborne-half-squad', halfSquadEven: null })
  })

  test('every Squad has a Half-Squad of its nation, and every Hero a wounded side', () => {
    for (const squad of kind('squad')) expect(counter(squad.halfSquad!)).toMatchObject({ kind: 'halfSquad', nation: squad.nation })
    for (const hero of kind('hero')) expect([hero.id, hero.assaultMove, hero.wounded !== null]).toEqual([hero.id, true, true])
  })

  test('values that the rulebook does not print are named, and our own are marked', () => {
    expect(counter('de-wehrmacht-leader-6-1').provenance.assumed).toContain('morale')
    expect(counter('de-wehrmacht-squad')).toMatchObject({ house: false, provenance: { confidence: 'high', assumed: [] } })
    expect(counter('us-infantry-squad')).toMatchObject({ house: true, provenance: { source: 'house' } })
    for (const nation of ['german', 'american', 'soviet', 'british', 'japanese']) {
      for (const wanted of ['squad', 'halfSquad', 'crew', 'leader', 'hero', 'sniper', 'medic', 'scout', 'weaponTeam'] as const) {
        expect([nation, wanted, kind(wanted).some((type) => type.nation === nation && type.era === 'ww2')]).toEqual([nation, wanted, true])
      }
      for (const wanted of ['flamethrower', 'satchel', 'molotov']) {
        expect([nation, wanted, allWeapons.some((type) => type.nation === nation && type.kind === wanted)]).toEqual([nation, wanted, true])
      }
    }
  })
})

describe('Support Weapons', () => {
  test('LNL-1.1-10 LNL-1.1-16 a weapon with a to-hit table attacks on the OFT, one without on the DFT', () => {
    expect(weapon('us-bazooka')).toMatchObject({ attack: 'oft', gun: 'bazooka', melee: false })
    expect(weapon('us-bar')).toMatchObject({ attack: 'dft', gun: null })
    for (const { id, attack, gun, fp, tripod, kind } of allWeapons) {
      if (attack === 'oft') expect([id, gun === null]).toEqual([id, false])
      if (attack === 'dft' && kind !== 'grenadeLauncher')
        expect([id, gun, fp > 0 || tripod !== null || kind === 'claymore']).toEqual([id, null, true])
    }
  })

  test('machine guns as the rulebook prints them, with and without the tripod', () => {
    expect(weapon('de-mg34')).toMatchObject({ fp: 2, range: 9, tripod: null })
    expect(weapon('de-mg42')).toMatchObject({ fp: 2, range: 10, tripod: { fp: 3, range: 14 }, dismantles: false })
    expect(weapon('us-m1919a4')).toMatchObject({ fp: 0, range: 0, tripod: { fp: 2, range: 12 }, dismantles: true })
    expect(weapon('us-bar')).toMatchObject({ fp: 1, range: 6 })
    for (const { id, kind, melee } of allWeapons) if (isMachineGun(kind)) expect([id, melee]).toEqual([id, true])
  })

  test('charges: a Satchel has 6 FP and a Molotov 1, both at range 1 and only once', () => {
    for (const nation of ['de', 'us', 'su', 'uk', 'jp']) {
      expect(weapon(`${nation}-satchel`)).toMatchObject({ fp: 6, range: 1, uses: 1, melee: true, closeAssault: true })
      expect(weapon(`${nation}-molotov`)).toMatchObject({ fp: 1, range: 1, uses: 1, melee: true, closeAssault: true })
    }
  })

  test('every unit and weapon belongs to a nation that we know; what does not exist is refused by name', () => {
    for (const { id, nation } of [...allCounters, ...allWeapons]) expect([id, isNation(nation)]).toEqual([id, true])
    expect(() => counter('de-elves')).toThrow('There is no counter "de-elves".')
    expect(() => weapon('de-bow')).toThrow('There is no Support Weapon "de-bow".')
  })
})

describe('what an order of battle calls them', () => {
  const army = ['us-infantry-squad', 'us-army-squad-vietnam', 'us-marine-squad-vietnam', 'us-101st-airborne-squad'].map(counter)

  test('LNL-1.1.1-01 IFP-Range-MF, and Morale and Shaken Morale only where it takes them to tell units of a side apart', () => {
    expect(designationOf(counter('de-wehrmacht-squad'), [counter('de-wehrmacht-half-squad')])).toBe('1-6-4')
    const better = { ...counter('de-wehrmacht-squad'), morale: 6, shakenMorale: 6 }
    expect(designationOf(better, [counter('de-wehrmacht-squad')])).toBe('1-6-4-6')
    expect(designationOf({ ...better, shakenMorale: 4 }, [better])).toBe('1-6-4-6/4')
  })

  test('LNL-1.1.1-02 (AM) marks those that Assault Move where others do not', () => {
    expect(designationOf(counter('us-marine-squad-vietnam'), army)).toBe('2-6-4(AM)')
    expect(designationOf(counter('us-101st-airborne-squad'), army)).toBe('2-5-4')
  })

  test('LNL-22.0-05 X-NOT-1 X-NOT-2 a designation is read with what it leaves open', () => {
    expect(readDesignation('2-6-4')).toEqual({ fp: 2, range: 6, movement: 4, assaultMove: null, morale: null, shakenMorale: null })
    expect(readDesignation('2-6-4(AM)-5/4')).toEqual({ fp: 2, range: 6, movement: 4, assaultMove: true, morale: 5, shakenMorale: 4 })
    expect(readDesignation('2-6-4-5')).toMatchObject({ fp: 2, range: 6, movement: 4, assaultMove: null, morale: 5 })
    expect(readDesignation('2-6-4(AM)-5')).toMatchObject({ fp: 2, range: 6, movement: 4, assaultMove: true, morale: 5 })
    expect(['2-6', '2-6-4-', 'Sniper', '2-6-4(XX)'].map(readDesignation)).toEqual([null, null, null, null])
    expect(army.filter((type) => isDesignated(type, readDesignation('2-6-4(AM)')!)).map(({ id }) => id)).toEqual([
      'us-marine-squad-vietnam',
    ])
    expect(army.filter((type) => isDesignated(type, readDesignation('2-6-4-5')!)).map(({ id }) => id)).toEqual([
      'us-infantry-squad',
      'us-army-squad-vietnam',
    ])
  })
})

describe('nations and Skills', () => {
  test('LNL-13.0-01 Smoke, Starshells, Ambush, Heroes and reductions come from the nation', () => {
    expect(NATIONS.map(({ id, smoke }) => [id, smoke]).slice(0, 5)).toEqual([
      ['german', 2],
      ['american', 2],
      ['british', 2],
      ['soviet', 1],
      ['japanese', 1],
    ])
    expect(nationOf('japanese')).toMatchObject({ starshell: 2, surrender: false, ambushFrom: ['forest', 'heavyJungle', 'cave', 'tunnel'] })
    expect(nationOf('soviet')).toMatchObject({ commissars: true, heroes: true, ambushFrom: [], surrender: true })
    expect(() => nationOf('elves')).toThrow('There is no nation "elves".')
  })

  test('LNL-12.0-05 a Skill is permanent, for one use, or an item', () => {
    expect([skillOf('bull').lasts, skillOf('grenadeBundle').lasts, skillOf('fieldGlasses').lasts]).toEqual([
      'permanent',
      'singleUse',
      'item',
    ])
  })

  test('LNL-12.0-04 the four Skills that the rulebook describes: who has them, and what they change', () => {
    expect(skillOf('assaulter').effect).toEqual({ grantsAssaultMove: true })
    expect(skillOf('bull').effect).toEqual({ fatalWound: 3, woundsDoNotAddUp: true })
    expect(skillOf('charismatic').effect).toEqual({ rallyRange: 1 })
    expect(skillOf('deadly').effect).toEqual({ stackFirepower: 1, ownFirepower: 1 })
    expect(['assaulter', 'bull', 'charismatic', 'deadly', 'fanatic'].map((id) => [usableBy(id, 'leader'), usableBy(id, 'hero')])).toEqual([
      [true, false],
      [true, true],
      [true, false],
      [true, true],
      [true, false],
    ])
    for (const { id, users } of SKILLS) for (const user of users) expect([id, COUNTER_KINDS.includes(user)]).toEqual([id, true])
    expect(() => skillOf('flying')).toThrow('There is no Skill "flying".')
  })
})

describe('a corrected unit file', () => {
  const file = (parts: object) => ({ format: 'firegroup-lnlt-units', version: 1, ...parts })
  const read = (units: unknown) => readPack({ name: 'Own', units })
  const row = { nations: ['german'], slice: 1, source: 'OWN', confidence: 'high' }
  const half = {
    ...row,
    id: 'de-wehrmacht-half-squad',
    kind: 'halfSquad',
    name: 'Wehrmacht Half-Squad',
    fp: 1,
    range: 5,
    movement: 4,
    morale: 5,
  }
  const mg = { ...row, id: 'de-mg34', kind: 'lmg', name: 'MG34', fp: 2, range: 9, melee: true, closeAssault: false }
  const problemsOf = (parts: object) => {
    const reading = read(file(parts))
    return reading.ok ? '' : reading.problems.map(({ message }) => message).join(' ')
  }

  test('replaces the entries that it names and leaves the others', () => {
    const reading = read(file({ counters: [{ ...half, morale: 7 }], weapons: [{ ...mg, jams: true }] }))
    if (!reading.ok) throw new Error(reading.problems[0]?.message)
    expect(counter('de-wehrmacht-half-squad').morale).toBe(5)
    expect(counterType(reading.value, 'de-wehrmacht-half-squad')).toMatchObject({
      morale: 7,
      shakenMorale: 7,
      shakenMovement: 2,
      house: false,
    })
    expect(weaponType(reading.value, 'de-mg34').jams).toBe(true)
    expect(counterType(reading.value, 'de-wehrmacht-squad')).toBe(counter('de-wehrmacht-squad'))
    expect([counter('de-wehrmacht-half-squad').morale, weapon('de-mg34').jams]).toEqual([5, false])
  })

  test('with an entry for several nations adds one for each', () => {
    const reading = read(
      file({ counters: [{ ...row, nations: ['german', 'italian'], id: 'cook', kind: 'medic', movement: 6, morale: 5 }] }),
    )
    if (!reading.ok) throw new Error(reading.problems[0]?.message)
    expect(['de-cook', 'it-cook'].map((id) => reading.value.counters.get(id)?.name)).toEqual(['German Medic 5-0-6', 'Italian Medic 5-0-6'])
  })

  test.each([
    ['a value out of range', { counters: [{ ...half, morale: 11 }] }, 'de-wehrmacht-half-squad.morale'],
    ['a missing field', { counters: [{ ...half, morale: undefined }] }, 'de-wehrmacht-half-squad.morale'],
    ['an unknown field', { counters: [{ ...half, speed: 1 }] }, "'speed'"],
    ['an unknown nation', { counters: [{ ...half, nations: ['elves'] }] }, 'de-wehrmacht-half-squad.nations[0]'],
    ['an unknown Skill', { counters: [{ ...half, skills: ['flying'] }] }, 'de-wehrmacht-half-squad.skills[0]'],
    ['an unknown kind', { counters: [{ ...half, kind: 'wizard' }] }, 'de-wehrmacht-half-squad.kind'],
    ['an entry that stands twice', { counters: [half, half] }, 'de-wehrmacht-half-squad.id stands twice'],
    ['an entry without an id', { counters: [half, 7] }, 'counters[1]'],
    ['a Squad without a Half-Squad', { counters: [{ ...half, id: 'de-x', kind: 'squad' }] }, 'de-x.halfSquad'],
    ['a Half-Squad of another nation', { counters: [{ ...half, nations: ['american'] }] }, 'de-wehrmacht-squad.halfSquad'],
    ['a second Half-Squad that is none', { counters: [{ ...half, halfSquadEven: 'de-medic' }] }, 'de-wehrmacht-half-squad.halfSquadEven'],
    ['a Leader with an IFP', { counters: [{ ...half, id: 'de-x', kind: 'leader' }] }, 'de-x.fp'],
    ['a Hero without a wounded side', { counters: [{ ...half, id: 'de-x', kind: 'hero' }] }, 'de-x.wounded'],
    ['a Weapon Team without a weapon', { counters: [{ ...half, id: 'de-x', kind: 'weaponTeam' }] }, 'de-x.team'],
    ['a gun without its table', { counters: [{ ...half, id: 'de-x', kind: 'weaponTeam', team: 'gun' }] }, 'de-x.gun'],
    ['a Shaken side that is faster', { counters: [{ ...half, shaken: { movement: 5 } }] }, 'de-wehrmacht-half-squad.shaken.movement'],
    ['a weapon without FP', { weapons: [{ ...mg, fp: undefined }] }, 'de-mg34.fp'],
    ['a dismantled weapon without a tripod', { weapons: [{ ...mg, dismantles: true }] }, 'de-mg34.dismantles'],
    ['a to-hit table on a machine gun', { weapons: [{ ...mg, gun: 'de-75' }] }, 'de-mg34.gun'],
    ['a rocket in Melee', { weapons: [{ ...mg, kind: 'rocket', gun: 'x' }] }, 'de-mg34.melee'],
  ])('with %s is refused, entry and field named', (_, parts, place) => {
    expect(problemsOf(parts)).toContain(place)
  })

  test('is refused when it is no unit file', () => {
    const reading = read({ counters: [half] })
    expect(reading.ok ? '' : reading.problems[0]?.message).toContain('units.format')
  })
})

test('two games in one process are played with different counters, and a save keeps its own', () => {
  const half = ourUnits.counters.find(({ id }) => id === 'de-wehrmacht-half-squad')!
  const units = { format: 'firegroup-lnlt-units', version: 1, counters: [{ ...half, morale: 7 }] }
  const usual = started(testScenario())
  const other = started(testScenario({ pack: { name: 'Steady Germans', units } }))
  const restored = restoreGame(lnlt, JSON.parse(JSON.stringify(saveGame(other))))
  if (!restored.ok) throw new Error(restored.problems[0]?.message)
  const packs = [usual, other, restored.value].map(({ state }) => state.setting.pack)
  expect(packs.map(({ name }) => name)).toEqual(['Firegroup', 'Steady Germans', 'Steady Germans'])
  expect(packs.map((pack) => counterType(pack, 'de-wehrmacht-half-squad').morale)).toEqual([5, 7, 7])
})
