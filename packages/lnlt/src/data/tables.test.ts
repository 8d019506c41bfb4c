import { describe, expect, test } from 'vitest'
import { MARKS } from '../units/marks.ts'
import { DAMAGE_BANDS, DAMAGE_COLUMNS, type DamageColumn, damageResult } from './damage.ts'
import { DIRECT_FIRE, FIRE_MODIFIERS, fireModifier, fireValue } from './direct-fire.ts'
import { MARKERS, markerRow, NO_SMOKE, NO_SPOTTING_ATTEMPT, PLACE_MARKERS } from './markers.ts'
import { isBelowTable, MELEE_COLUMNS, meleeColumn, shiftedColumn } from './melee.ts'
import { RALLIERS, rallierOf } from './morale.ts'
import { allowance, doubleTimeMf, MOVEMENT_MODES, movementMode } from './movement.ts'
import { abilitiesOf, isLeader, SMC_KINDS } from './smc.ts'
import { nextSmoke, SMOKE } from './smoke.ts'
import { PORTAGE, weaponRules } from './support-weapons.ts'
import { checkTable, indexed } from './table.ts'
import { COUNTER_KINDS, WEAPON_KINDS } from './unit-kinds.ts'

describe('the Damage Check Table', () => {
  const at = (total: number, column: DamageColumn) => damageResult(total, 5, column)
  const band = (total: number) => DAMAGE_COLUMNS.map((column) => at(total, column))

  test('LNL-5.1-01 four bands of total against Morale, seven columns', () => {
    expect([DAMAGE_BANDS.length, DAMAGE_COLUMNS.length]).toEqual([4, 7])
    expect([5, 6, 9, 10, 14, 15].map(band)).toEqual([
      ['none', 'none', 'none', 'none', 'none', 'none', 'none'],
      ['shaken', 'casualties', 'shaken', 'wounded', 'shaken', 'shaken', 'damaged'],
      ['shaken', 'casualties', 'shaken', 'wounded', 'shaken', 'shaken', 'damaged'],
      ['casualties', 'casualties', 'wounded', 'wounded', 'shaken', 'destroyed', 'destroyed'],
      ['casualties', 'casualties', 'wounded', 'wounded', 'shaken', 'destroyed', 'destroyed'],
      ['eliminated', 'eliminated', 'eliminated', 'eliminated', 'abandoned', 'destroyed', 'destroyed'],
    ])
  })

  test('LNL-PAC02-01 up to Morale nothing happens to anybody', () => {
    for (const column of DAMAGE_COLUMNS)
      for (let total = -5; total <= 5; total++) expect([total, at(total, column)]).toEqual([total, 'none'])
  })

  test('LNL-PAC02-03 LNL-PAC02-11 above Morale and below double: a Good Order MMC is Shaken, a Shaken one has Casualties', () => {
    for (const total of [6, 9]) expect([at(total, 'goodOrderMmc'), at(total, 'shakenMmc')]).toEqual(['shaken', 'casualties'])
  })

  test('LNL-PAC02-12 LNL-PAC02-13 above Morale and below double: a Good Order single man is Shaken, a Hero or Shaken one wounded', () => {
    for (const total of [6, 9]) expect([at(total, 'goodOrderSmc'), at(total, 'heroOrShakenSmc')]).toEqual(['shaken', 'wounded'])
  })

  test('LNL-PAC02-14 above Morale and below double: vehicles are Shaken', () => {
    for (const total of [6, 9]) expect([at(total, 'armoredVehicle'), at(total, 'unarmoredVehicle')]).toEqual(['shaken', 'shaken'])
  })

  test('LNL-PAC02-04 LNL-PAC02-16 double and below triple: MMCs have Casualties, single men are wounded', () => {
    for (const total of [10, 14]) {
      expect([at(total, 'goodOrderMmc'), at(total, 'shakenMmc')]).toEqual(['casualties', 'casualties'])
      expect([at(total, 'goodOrderSmc'), at(total, 'heroOrShakenSmc')]).toEqual(['wounded', 'wounded'])
    }
  })

  test('LNL-PAC02-17 LNL-PAC02-18 double and below triple: an armored vehicle is Shaken, an unarmored one destroyed', () => {
    for (const total of [10, 14]) expect([at(total, 'armoredVehicle'), at(total, 'unarmoredVehicle')]).toEqual(['shaken', 'destroyed'])
  })

  test('LNL-PAC02-05 triple and more: every MMC and single man is eliminated', () => {
    for (const column of ['goodOrderMmc', 'shakenMmc', 'goodOrderSmc', 'heroOrShakenSmc'] as const)
      expect(at(15, column)).toBe('eliminated')
  })

  test('LNL-PAC02-20 LNL-PAC02-21 triple and more: an armored vehicle is abandoned, an unarmored one destroyed', () => {
    expect([at(15, 'armoredVehicle'), at(15, 'unarmoredVehicle')]).toEqual(['abandoned', 'destroyed'])
  })
})

describe('direct fire', () => {
  test('the card: every value, and whose it is', () => {
    expect(DIRECT_FIRE).toEqual({
      ...{
        degrading: -1,
        fromSmoke: -1,
        vehiclePivot: -1,
        vehicleAssault: -2,
        night: -3,
        flyingFirer: -2,
        limitedLos: -2,
        opsComplete: -1,
      },
      ...{
        hitAndRun: -2,
        legAssault: -2,
        assaultFire: -2,
        adjacent: 2,
        assaulter: 3,
        backblast: 1,
        legMoving: 1,
        mountedHalted: 1,
        boat: 1,
      },
      ...{ vehicleMoving: -1, hovering: -1, flying: -2 },
    })
    expect([fireModifier('lm').value, fireModifier('terrain').value, fireModifier('armor').value]).toEqual(['lm', 'tm', 'armor'])
  })

  test('LNL-PAC03-05 LNL-PAC03-06 LNL-PAC03-07 LNL-PAC03-11 rows of the attacker that later units will use', () => {
    expect([fireValue('vehiclePivot'), fireValue('vehicleAssault'), fireValue('night'), fireValue('hitAndRun')]).toEqual([-1, -2, -3, -2])
    for (const id of ['vehiclePivot', 'vehicleAssault', 'night', 'hitAndRun'] as const) expect(FIRE_MODIFIERS[id].scope).toBe('attack')
  })

  test('LNL-PAC03-17 LNL-PAC03-18 LNL-PAC03-19 LNL-PAC03-21 rows of the target that later units will use', () => {
    expect([fireValue('mountedHalted'), fireValue('boat'), fireValue('vehicleMoving')]).toEqual([1, 1, -1])
    for (const id of ['mountedHalted', 'boat', 'vehicleMoving'] as const) expect(FIRE_MODIFIERS[id].scope).toBe('target')
    expect(fireModifier('armor')).toMatchObject({ scope: 'defence', value: 'armor' })
  })
})

describe('the Melee table', () => {
  /** The printed grid: a line for each defending FP from 1, a letter for each attacking FP from 1. */
  const letters = 'abcdefghi'
  const printed = [
    ...['dfghiiiiiiiiii', 'bdefgghhiiiiii', 'acdeffggghhhii', 'abddeeffgggghh', 'abcddeefffgggg'],
    ...['aabcddeeefffgg', 'aabcdddeeeffff', 'aabbcdddeeeeff', 'aaabccdddeeeef', 'aaabbcddddeeee'],
    ...['aaabbccddddeee', 'aaaabbccddddee', 'aaaabbccddddde', 'aaaabbbccddddd'],
  ]

  test('LNL-PAC07-01 the smallest column not below the exact ratio: all 196 printed cells', () => {
    const grid = printed.map((line, i) => [...line].map((_, j) => letters[meleeColumn(j + 1, i + 1)]).join(''))
    expect(grid).toEqual(printed)
    expect(printed.join('')).toHaveLength(196)
  })

  test('LNL-PAC07-03 LNL-8.0-26 kill numbers', () => {
    expect(MELEE_COLUMNS.map(({ odds, kill }) => `${odds} ${kill}`)).toEqual([
      ...['1:3 11', '1:2 10', '2:3 9', '1:1 8', '3:2 7', '2:1 6', '3:1 5', '4:1 4', '5:1 3'],
    ])
  })

  test('odds below the table, and the shift that never leaves it', () => {
    expect([isBelowTable(1, 3), isBelowTable(1, 4), isBelowTable(3, 10)]).toEqual([false, true, true])
    expect([0, 3, 8].map(shiftedColumn)).toEqual([1, 4, 8])
    expect([meleeColumn(1, 9), meleeColumn(90, 1)]).toEqual([0, 8])
  })
})

describe('markers', () => {
  test('every mark that a unit can bear has its row', () => {
    expect(MARKS.map((mark) => markerRow(mark).marker)).toEqual([...MARKS])
    expect(MARKERS.filter(({ offInAdministration }) => !offInAdministration).map(({ marker }) => marker)).toEqual([
      'melee',
      'continuousMovement',
    ])
    expect(MARKERS.filter(({ spots }) => !spots).map(({ marker }) => marker)).toEqual([
      'lowCrawl',
      'stealth',
      'stealthAssault',
      'opsComplete',
    ])
    expect(MARKERS.filter(({ opportunityFire }) => opportunityFire !== 'no').map(({ marker }) => marker)).toEqual([
      ...['assaultMove', 'stealthAssault', 'opsComplete'],
    ])
    expect([...NO_SPOTTING_ATTEMPT].sort()).toEqual([...MARKS].sort())
    expect(NO_SMOKE).not.toContain('melee')
  })

  test('what lies on the map goes off, changes or stays in the Administrative Phase', () => {
    const doing = (what: string) => PLACE_MARKERS.filter(({ inAdministration }) => inAdministration === what).map(({ marker }) => marker)
    expect([doing('off'), doing('next'), doing('offIfUncontested')]).toEqual([
      ['spotted', 'starshell', 'ffe', 'mortarFfe'],
      ['smoke'],
      ['melee'],
    ])
    expect([nextSmoke(SMOKE.first), nextSmoke(SMOKE.last)]).toEqual([2, null])
  })
})

describe('movement', () => {
  test('half the MF is rounded up, and Double-Time is added before', () => {
    expect([3, 4, 5].map((mf) => allowance(movementMode('assaultMove'), mf))).toEqual([4, 4, 6])
    expect(allowance(movementMode('move'), 4)).toBe(8)
    expect([doubleTimeMf(4, 6, false), doubleTimeMf(2, 6, true), doubleTimeMf(4, 5, false), doubleTimeMf(4, 3, false)]).toEqual([
      6, 3, 5, 4,
    ])
  })

  test('which ways of moving lead into Melee, and which out of it', () => {
    expect(MOVEMENT_MODES.filter(({ melee }) => melee).map(({ id }) => id)).toEqual(['move', 'lowCrawl', 'stealth'])
    expect(MOVEMENT_MODES.filter(({ withdraw }) => !withdraw).map(({ id }) => id)).toEqual(['assaultFire', 'stealthAssaultFire'])
    expect(() => movementMode('swim')).toThrow('There is no way of moving "swim".')
  })
})

describe('men and weapons', () => {
  test('who may have Support Weapons, and how many', () => {
    const carrying = (count: number) => COUNTER_KINDS.filter((kind) => PORTAGE[kind].carries === count)
    expect(carrying(2)).toEqual(['squad', 'mountedSquad'])
    expect(carrying(0)).toEqual([
      ...['weaponTeam', 'armorLeader', 'sniper', 'medic', 'corpsman', 'chaplain', 'nurse', 'piper', 'marksman', 'vehicle'],
    ])
    expect(PORTAGE.squad).toEqual({ carries: 2, firesWithOwn: 1, firesInstead: 2 })
  })

  test('what charges, flames and mortars do that others do not', () => {
    const having = (flag: 'causesRetreat' | 'leaderOnly' | 'forcesFireCheck') => WEAPON_KINDS.filter((kind) => weaponRules(kind)[flag])
    expect(having('causesRetreat')).toEqual(['flamethrower', 'molotov'])
    expect(having('leaderOnly')).toEqual(['satchel', 'molotov'])
    expect(having('forcesFireCheck')).toEqual(['flamethrower', 'molotov'])
    expect(WEAPON_KINDS.filter((kind) => !weaponRules(kind).halvedBySmc)).toEqual(['satchel', 'molotov', 'grenadeLauncher'])
    expect(WEAPON_KINDS.filter((kind) => !weaponRules(kind).opportunityFire)).toEqual(['mortar'])
  })

  test('what single men may do', () => {
    const having = (test: (kind: (typeof SMC_KINDS)[number]) => boolean) => SMC_KINDS.filter(test)
    expect(having(isLeader)).toEqual(['leader', 'commissar', 'politicalOfficer'])
    expect(having((kind) => !abilitiesOf(kind).spottingAttempt)).toEqual(['medic', 'corpsman', 'chaplain', 'nurse', 'piper'])
    expect(having((kind) => !abilitiesOf(kind).autoSpots)).toEqual(['medic', 'corpsman'])
    expect(having((kind) => abilitiesOf(kind).melee === 'always')).toEqual(['hero', 'scout'])
    expect(having((kind) => abilitiesOf(kind).lm === 'rally')).toEqual(['chaplain', 'nurse', 'piper'])
    expect(RALLIERS.filter(({ enables }) => enables).map(({ kind }) => kind)).toEqual([
      ...['leader', 'commissar', 'politicalOfficer', 'hero', 'chaplain', 'nurse', 'piper'],
    ])
    expect([rallierOf('nurse')?.justRallied, rallierOf('nurse')?.own, rallierOf('sniper')]).toEqual([false, 2, undefined])
  })
})

describe('a table that does not hold together', () => {
  test('says where', () => {
    expect(() => checkTable(false, 'terrain', 'forest', 'tm', 'is wrong.')).toThrow('Table terrain, row forest, tm: is wrong.')
    expect(() => indexed('skills', [{ id: 'bull' }, { id: 'bull' }])).toThrow('Table skills, row bull, id: stands twice.')
  })
})
