import { describe, expect, test } from 'vitest'
import { last, mayNot, preview, shoot } from '../../test/fire.ts'
import { table } from '../../test/table.ts'

const prepFire = { phase: 'prepFire', attacker: 'allied' } as const
const KEEP = '\nA2 US: z=7-4-7    A5 German: 4-6-7'

describe('3.2.2 cowering', () => {
  test('AID-SKTIP-03 SK-3.2.2-06 SK-3.2.2-18 SK-2.0-08 original doubles without a leader: one column less, and the firer is marked', () => {
    const t = table(`E2 US: a=7-4-7    E5 German: 4-6-7${KEEP}`, prepFire)
    shoot(t, 'E5', 'a').rolls(3, 3).rolls(1, 1)
    expect(last(t)).toMatchObject({ fp: 7, column: 4, cowered: 1, result: 'NMC' })
    t.expect('E2').has('7-4-7 prep')
  })

  test('SK-3.2.2-18 the unit is marked also when it fired no more than its MG', () => {
    const t = table(`E2 US: a=7-4-7, MMG    E5 stone building; German: 4-6-7    G4 German: 4-6-7${KEEP}`, prepFire)
    shoot(t, 'E5', '+MMG').rolls(4, 4)
    t.expect('E2').has('7-4-7 prep')
    mayNot(t, 'G4', 'a', { rule: '3.2' })
    const last = table(`E2 US: a=7-4-7, MMG    E5 stone building; German: 4-6-7    G4 German: 4-6-7${KEEP}`, {
      ...prepFire,
      phase: 'defensiveFire',
      attacker: 'axis',
    })
    shoot(last, 'E5', '+MMG').rolls(4, 4)
    last.expect('E2').has('7-4-7 final')
  })

  test('SK-3.2.2-06 not with a leader who directs, nor on other rolls', () => {
    const t = table(`E2 US: a=7-4-7, l=8-0    E5 German: 4-6-7${KEEP}`, prepFire)
    shoot(t, 'E5', 'a', 'l').rolls(3, 3).rolls(1, 1)
    expect(last(t)).toMatchObject({ column: 6, cowered: 0, result: '1MC' })
    const other = table(`E2 US: a=7-4-7    E5 German: 4-6-7${KEEP}`, prepFire)
    shoot(other, 'E5', 'a').rolls(2, 4).rolls(1, 1)
    expect(last(other)).toMatchObject({ column: 6, cowered: 0 })
  })

  test('SK-3.2.2-07 an attack shifted past the lowest column does nothing', () => {
    const t = table(`E2 US: a=5-3-6 pinned    E6 German: 4-6-7${KEEP}`, prepFire)
    shoot(t, 'E6', 'a').rolls(1, 1)
    expect(last(t)).toMatchObject({ fp: 1.25, column: 0, result: '-' })
  })

  test('AID-SKTIP-01 SK-3.2.2-17 SK-5.4-01 two columns with a Conscript, or a Green unit without a Good Order leader in its hex', () => {
    const cowers = (stack: string, firers: string) => {
      const t = table(`E2 US: ${stack}    E5 German: 4-6-7${KEEP}`, prepFire)
      return preview(t, 'E5', firers).cowers
    }
    expect(cowers('a=5-3-6', 'a')).toBe(2)
    expect(cowers('a=5-3-6, l=8-0', 'a')).toBe(1)
    expect(cowers('a=5-3-6, l=8-0 broken', 'a')).toBe(2)
    expect(cowers('a=5-3-6, b=7-4-7', 'a b')).toBe(2)
    expect(cowers('a=5-3-6, b=7-4-7', 'b')).toBe(1)
    const conscripts = table('E2 Russian: a=4-2-6, l=9-1    E4 German: 4-6-7', prepFire)
    expect(preview(conscripts, 'E4', 'a').cowers).toBe(2)
  })

  test('SK-3.2.2-20 leaders with a MG and no MMC do not cower', () => {
    const t = table(`E2 US: l=8-0, MMG, a=6-6-6    E5 German: 4-6-7${KEEP}`, prepFire)
    expect(preview(t, 'E5', 'l+MMG').cowers).toBe(0)
    expect(preview(t, 'E5', 'l+MMG a').cowers).toBe(1)
    shoot(t, 'E5', 'l+MMG').rolls(2, 2).rolls(1, 1)
    expect(last(t)).toMatchObject({ column: 2, cowered: 0 })
  })

  test('SK-3.2.2-19 a Weapon whose attack cowers does not fire again', () => {
    const t = table(`E2 US: a=6-6-6, MMG    E5 German: 4-6-7${KEEP}`, prepFire)
    shoot(t, 'E5', '+MMG').rolls(2, 2).rolls(1, 1)
    t.sawNo({ type: 'rateKept' })
    expect(t.w('MMG')).toMatchObject({ fire: 'prep', keptRate: false })
  })
})

describe('3.2.3 attacks that can hurt', () => {
  test('SK-3.2.3-52 a broken unit becomes DM under fire that could cause a NMC, a possible cower counted', () => {
    const strong = table(`E2 US: a=7-4-7    E5 German: x=4-6-7 broken${KEEP}`, prepFire)
    shoot(strong, 'E5', 'a').rolls(6, 5)
    expect(strong.u('x').dm).toBe(true)
    // 1.75 FP and +3: a 2 would be a NMC, but it cowers off the table, and a 3 does nothing
    const weak = table(`E2 US: a=7-4-7 pinned    E8 stone building; German: x=4-6-7 broken${KEEP}`, prepFire)
    shoot(weak, 'E8', 'a').rolls(6, 5)
    expect(weak.u('x').dm).toBe(false)
  })
})
