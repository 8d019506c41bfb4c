import { describe, expect, test } from 'vitest'
import { aerialArmour, killOf } from './afv-results.ts'
import { ourPack } from './counters.ts'
import { basicToKill, rangeChange, turretFactor } from './to-kill.ts'

const bore = (caliber: number, length: string, nation = 'german', id = '') => ({ caliber, length, nation, id })

describe('To Kill', () => {
  test('SK-7.9-01 each kind of shell has its own table, by calibre and length', () => {
    expect(basicToKill('ap', bore(76, 'L', 'russian'))).toBe(13)
    expect(basicToKill('ap', bore(76, 'L', 'american'))).toBe(17)
    expect(basicToKill('apcr', bore(76, 'L', 'american'))).toBe(22)
    expect(basicToKill('apds', bore(57, 'L', 'british'))).toBe(18)
    expect(basicToKill('heat', bore(75, '*'))).toBe(13)
    expect([20, 49, 75, 105, 150].map((caliber) => basicToKill('he', bore(caliber, '')))).toEqual([3, 5, 7, 10, 16])
    expect(basicToKill('ap', bore(28, 'LL'))).toBe(12)
    expect(basicToKill('ap', bore(75, '*', 'japanese', 'ja-AR75s'))).toBe(12)
    expect([basicToKill('he', bore(12, '')), basicToKill('heat', bore(88, 'L')), basicToKill('apds', bore(75, 'L'))]).toEqual([
      null,
      null,
      null,
    ])
  })

  test('every Gun and main armament that has a shell against armour has a number for it', () => {
    const { guns, vehicles } = ourPack().ordnance
    const missing: string[] = []
    for (const { id, nation, ammunition, ...type } of [...guns.values(), ...vehicles.values()]) {
      const barrel = 'gun' in type ? type.gun : 'caliber' in type ? type : undefined
      if (!barrel) continue
      const size = { ...barrel, nation, id }
      if (barrel.ap && basicToKill('ap', size) === null) missing.push(`${id} ap`)
      for (const { kind } of ammunition)
        if (kind !== 'smoke' && kind !== 'wp' && kind !== 'he' && basicToKill(kind, size) === null) missing.push(`${id} ${kind}`)
    }
    expect(missing).toEqual([])
  })

  test('SK-7.9-04 range changes the number of AP, APCR and APDS, and never that of HEAT and High Explosive', () => {
    expect([0, 2, 6, 12, 24, 48].map((range) => rangeChange('ap', 75, range))).toEqual([1, 0, 0, 0, -1, -3])
    expect([1, 2, 6, 12].map((range) => rangeChange('ap', 12, range))).toEqual([2, 1, 1, 0])
    expect([1, 2, 6, 18, 30, 31].map((range) => rangeChange('apcr', 50, range))).toEqual([3, 2, 1, -2, -6, null])
    expect([1, 25].map((range) => rangeChange('apds', 57, range))).toEqual([1, -1])
    expect([rangeChange('heat', 75, 40), rangeChange('he', 75, 40)]).toEqual([0, 0])
  })

  test('SK-7.1-02 SK-7.1-03 SK-7.1-04 the turret has the next lower or higher Armor Factor', () => {
    expect([8, 4, 0].map((af) => turretFactor(af, 'square'))).toEqual([11, 6, 1])
    expect([8, 6, 0].map((af) => turretFactor(af, 'circle'))).toEqual([6, 4, 0])
    expect(turretFactor(8, null)).toBe(8)
  })

  test('every printed turret is at most a step from its hull', () => {
    for (const { id, armour } of ourPack().ordnance.vehicles.values()) {
      const near = (hull: number) => [turretFactor(hull, 'circle'), hull, turretFactor(hull, 'square')]
      expect([id, near(armour.hullFront).includes(armour.turretFront)]).toEqual([id, true])
      expect([id, near(armour.hullSideRear).includes(armour.turretSideRear)]).toEqual([id, true])
    }
  })
})

describe('what a TK DR does', () => {
  test('SK-7.10-01 SK-7.10-03 SK-7.10-04 SK-7.10-05 less destroys, equal cripples, one more may shock', () => {
    expect([6, 7, 8, 9].map((dr) => killOf('shot', 'hull', dr, 7))).toEqual(['destroyed', 'immobilized', 'possibleShock', 'none'])
    expect([6, 7, 8, 9].map((dr) => killOf('shot', 'turret', dr, 7))).toEqual(['destroyed', 'shock', 'possibleShock', 'none'])
  })

  test('SK-7.10-12 SK-7.10-13 of High Explosive and charges one more is as good as equal', () => {
    expect([7, 8, 9].map((dr) => killOf('blast', 'hull', dr, 7))).toEqual(['immobilized', 'immobilized', 'none'])
    expect([7, 8, 9].map((dr) => killOf('blast', 'turret', dr, 7))).toEqual(['shock', 'shock', 'none'])
  })

  test('SK-7.10-14 SK-7.10-16 machine guns stun, and neither they nor flame immobilize', () => {
    expect([6, 7, 8].map((dr) => killOf('mg', 'hull', dr, 7))).toEqual(['destroyed', 'stun', 'none'])
    expect([6, 7, 8].map((dr) => killOf('flame', 'hull', dr, 7))).toEqual(['destroyed', 'none', 'none'])
    expect([6, 7, 8].map((dr) => killOf('flame', 'hull', dr, 7, true))).toEqual(['destroyed', 'destroyed', 'none'])
  })

  test('the armour from above goes by the worst Armor Factor', () => {
    expect([0, 1, 2, 3, 4, 6, 8, 11, 14].map(aerialArmour)).toEqual([0, 0, 1, 2, 3, 3, 4, 4, 4])
  })
})
