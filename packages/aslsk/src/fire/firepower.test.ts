import { describe, expect, test } from 'vitest'
import { last, mayNot, preview, shoot } from '../../test/fire.ts'
import { table } from '../../test/table.ts'

const prepFire = { phase: 'prepFire', attacker: 'allied', columns: 24 } as const
const advancing = { phase: 'advancingFire', attacker: 'allied' } as const

describe('3.2.2 firepower', () => {
  test('AID-IFT-32 SK-3.2.2-01 SK-3.2.2-02 twice at an adjacent hex, once within normal range, half up to twice the range, nothing beyond', () => {
    const t = table(
      `E2 US: a=6-6-6, MMG
       E3 German: 4-6-7        E8 German: 4-6-7       E9 German: 4-6-7      E14 German: 4-6-7     E15 German: 4-6-7     E22 German: 4-6-7     E23 German: 4-6-7`,
      prepFire,
    )
    const fp = (hex: string, firers: string) => preview(t, hex, firers).fp64 / 64
    expect(fp('E3', 'a')).toBe(12)
    expect(fp('E8', 'a')).toBe(6)
    expect(fp('E9', 'a')).toBe(3)
    expect(fp('E14', 'a')).toBe(3)
    mayNot(t, 'E15', 'a', { rule: '3.2.2', message: /13 hexes away; it reaches 12/ })
    expect(fp('E3', '+MMG')).toBe(8)
    expect(fp('E14', '+MMG')).toBe(2)
    mayNot(t, 'E23', '+MMG', { rule: '3.2.2', message: /reaches 20/ })
  })

  test('SK-3.2.2-03 SK-3.2.3-01 EX-28a fractions are kept and added: 3.5 and 5.5 are 9 FP, on the 8 column', () => {
    const t = table('E2 US: a=7-4-7 pinned, b=5-4-6 pinned, c=6-6-6 pinned    E5 German: 4-6-7', prepFire)
    shoot(t, 'E5', 'a b c').rolls(6, 4)
    expect(last(t)).toMatchObject({ fp: 9, column: 8 })
    const alone = table('E2 US: a=7-4-7 pinned, b=5-4-6 pinned    E5 German: 4-6-7', prepFire)
    shoot(alone, 'E5', 'a b').rolls(6, 4)
    expect(last(alone)).toMatchObject({ fp: 6, column: 6 })
  })

  test('AID-IFT-31 SK-3.2.2-04 SK-2.0-04 SK-3.2.3-45 every reason to halve counts: pinned and at long range a quarter, doubled again when adjacent', () => {
    const t = table('E2 US: a=7-4-7 pinned    E9 German: 4-6-7    E3 German: 4-6-7', prepFire)
    expect(preview(t, 'E9', 'a')).toMatchObject({ fp64: 112, column: 1 })
    expect(preview(t, 'E3', 'a')).toMatchObject({ fp64: 7 * 64, column: 6 })
  })

  test('SK-3.2.2-05 SK-3.2-01 a unit that has fired has no FP left for another target', () => {
    const t = table('E2 US: a=7-4-7    E5 German: 4-6-7    F5 German: 4-6-7    A1 US: b=7-4-7    A4 German: 4-6-7', prepFire)
    shoot(t, 'E5', 'a').rolls(6, 5)
    mayNot(t, 'F5', 'a', { rule: '3.2', message: /already fired/ })
  })

  test('SK-3.2-02 an attack is against every unit in the hex, and only those', () => {
    const t = table('E2 US: a=7-4-7    E5 German: x=4-6-7, y=4-6-7 broken, z=8-0    E6 German: 4-6-7', prepFire)
    shoot(t, 'E5', 'a').rolls(6, 5)
    t.saw({ type: 'attack', targets: [t.unit('x'), t.unit('y'), t.unit('z')] })
  })

  test('SK-3.2-03 nobody has to fire, and nobody has to stop', () => {
    const t = table('E2 US: a=7-4-7, b=7-4-7    E5 German: 4-6-7    F5 German: 4-6-7', prepFire)
    shoot(t, 'E5', 'a').rolls(6, 5)
    t.answer('prepFire', { type: 'end' })
    expect(t.state.phase).toBe('movement')
    expect(t.u('b').fire).toBe('none')
  })
})

describe('4.1 machine guns', () => {
  test('SK-4.1-01 SK-4.1-06 one leader fires a MG at half FP, two stacked together at full', () => {
    const t = table('E2 US: l=8-0, m=8-1, MMG, o=7-0 broken    E5 German: 4-6-7', prepFire)
    expect(preview(t, 'E5', 'm+MMG').fp64).toBe(2 * 64)
    expect(preview(t, 'E5', 'm+MMG l').fp64).toBe(4 * 64)
    mayNot(t, 'E5', 'm+MMG o', { rule: '3.2.3', message: /broken/ })
    mayNot(t, 'E5', 'l', { message: /Nothing fires/ })
  })

  test('SK-4.1-06 a leader serves one gun only, and none of a squad', () => {
    const t = table('E2 US: l=8-0, m=8-1, g=MMG, n=7-0, h=MMG, a=6-6-6, i=MMG    E5 German: 4-6-7    E6 German: 4-6-7', prepFire)
    expect(preview(t, 'E5', 'm+g n+h l').fp64).toBe((4 + 2) * 64)
    mayNot(t, 'E5', 'a+i l', { rule: '4.1', message: /no leader's machine gun/ })
    shoot(t, 'E5', 'm+g l').rolls(6, 5)
    expect(t.u('l')).toMatchObject({ firedWeapon: true, fire: 'prep' })
  })

  test('AID-ISQA-07 SK-4.1-03 SK-4.1-07 beyond 16 hexes only with a leader, and halved once more against unbroken Infantry', () => {
    const t = table('B2 US: l=8-0, a=6-6-6, h=HMG    B18 German: 4-6-7    B19 German: 4-6-7    C19 German: 4-6-7 broken', {
      ...prepFire,
      rows: 24,
    })
    expect(preview(t, 'B18', '+h').fp64).toBe(3 * 64)
    mayNot(t, 'B19', '+h', { rule: '4.1', message: /16 hexes/ })
    expect(preview(t, 'B19', '+h', 'l').fp64).toBe(96)
    expect(preview(t, 'C19', '+h', 'l').fp64).toBe(3 * 64)
  })
})

describe('3.5 Advancing Fire', () => {
  test('AID-IFT-33 AID-ISQA-24 SK-3.5-01 half FP', () => {
    const t = table('E2 German: a=4-6-7, LMG    E5 Russian: 4-4-7', { ...advancing, attacker: 'axis' })
    expect(preview(t, 'E5', 'a+LMG').fp64).toBe(3.5 * 64)
  })

  test('AID-ASOP-128 SK-3.5-02 SK-3.5-08 underlined FP: one more after everything else, rounded up, but not beyond normal range', () => {
    const t = table('E2 US: a=7-4-7, MMG    E3 German: 4-6-7    E5 German: 4-6-7    E7 German: 4-6-7', advancing)
    expect(preview(t, 'E5', 'a').fp64).toBe(5 * 64)
    expect(preview(t, 'E3', 'a').fp64).toBe(8 * 64)
    expect(preview(t, 'E7', 'a').fp64).toBe((7 / 4) * 64)
    expect(preview(t, 'E5', 'a+MMG').fp64).toBe((5 + 2) * 64)
  })
})
