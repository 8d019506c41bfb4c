import { expect, test } from 'vitest'
import { last, mayNot, preview, shoot } from '../../test/fire.ts'
import { table } from '../../test/table.ts'

const prepFire = { phase: 'prepFire', attacker: 'allied' } as const
const KEEP = '\nA2 US: z=7-4-7    A5 German: 4-6-7'

test('SK-4.2-01 SK-4.2-06 SK-4.2-07 24 FP at range 1, never doubled; half at 2, nothing beyond', () => {
  const t = table('E2 US: a=7-4-7, FT    E3 German: 4-6-7    E4 German: 4-6-7    E5 German: 4-6-7', prepFire)
  expect(preview(t, 'E3', '+FT').fp64).toBe(24 * 64)
  expect(preview(t, 'E4', '+FT').fp64).toBe(12 * 64)
  mayNot(t, 'E5', '+FT', { rule: '3.2.2', message: /reaches 2/ })
})

test('SK-4.2-02 SK-3.2.2-28 neither TEM nor leadership', () => {
  const t = table('E2 US: a=7-4-7, FT, l=9-2    E3 stone building; German: 4-6-7    A2 level 0    E1 level 0', prepFire)
  expect(preview(t, 'E3', '+FT').modifiers).toEqual([])
  mayNot(t, 'E3', '+FT', { rule: '4.2', message: /Leadership/ }, 'l')
})

test('AID-IFT-16 SK-4.2-08 Hindrance and the +1 of CX do count', () => {
  const t = table('E2 US: a=7-4-7 CX, FT    E3 grain    E4 German: 4-6-7    E1 smoke 2; German: 4-6-7', prepFire)
  expect(preview(t, 'E4', '+FT').drm).toBe(2)
  expect(preview(t, 'E1', '+FT').drm).toBe(3)
})

test('SK-3.2.2-22 it cowers', () => {
  const t = table(`E2 US: a=7-4-7, FT    E3 German: 4-6-7${KEEP}`, prepFire)
  shoot(t, 'E3', '+FT').rolls(4, 4).rolls(1, 1)
  expect(last(t)).toMatchObject({ column: 20, cowered: 1 })
})

test('AID-ISQA-11 SK-4.2-03 it attacks alone; the squad may attack the same target apart; no unit uses two', () => {
  const t = table(`E2 US: a=7-4-7, f=FT, g=FT, b=7-4-7    E3 German: 4-6-7${KEEP}`, prepFire)
  mayNot(t, 'E3', 'a+f', { rule: '4.2', message: /never joins/ })
  mayNot(t, 'E3', '+f b', { rule: '4.2' })
  mayNot(t, 'E3', '+f+g', { rule: '4.2' })
  shoot(t, 'E3', '+f').rolls(3, 6).rolls(1, 1)
  mayNot(t, 'E3', '+g', { rule: '4.2', message: /two flamethrowers/ })
  shoot(t, 'E3', 'a b').rolls(5, 6).rolls(1, 1)
  expect(last(t).fp).toBe(28)
})

test('SK-4.2-04 SK-4.2-10 it is removed on an original 10, in the hands of a non-elite MMC on 8', () => {
  const owner = (unit: string, dice: readonly [number, number]) => {
    const t = table(`E2 US: a=${unit}, FT    E3 German: 4-6-7${KEEP}`, prepFire)
    shoot(t, 'E3', '+FT')
      .rolls(...dice)
      .rolls(1, 1)
    return t.w('FT').owner
  }
  expect(owner('7-4-7', [3, 6])).toBe(0)
  expect(owner('7-4-7', [4, 6])).toBe(-1)
  expect(owner('6-6-6', [2, 5])).toBe(0)
  expect(owner('6-6-6', [2, 6])).toBe(-1)
})

test('SK-4.0-08 SK-5.4-02 Inexperienced as well: three lower', () => {
  const t = table(`E2 US: a=5-3-6, FT    E3 German: 4-6-7${KEEP}`, prepFire)
  shoot(t, 'E3', '+FT').rolls(2, 5).rolls(1, 1)
  expect(t.w('FT').owner).toBe(-1)
})

test('SK-3.2.3-49 a pinned unit may not use it', () => {
  const t = table('E2 US: a=7-4-7 pinned, FT    E3 German: 4-6-7', prepFire)
  mayNot(t, 'E3', '+FT', { rule: '4.2', message: /pinned/ })
})

test('SK-3.5-12 it is not halved in the AFPh', () => {
  const t = table('E2 US: a=7-4-7, FT    E3 German: 4-6-7    E4 German: 4-6-7', { ...prepFire, phase: 'advancingFire' })
  expect(preview(t, 'E3', '+FT').fp64).toBe(24 * 64)
  expect(preview(t, 'E4', '+FT').fp64).toBe(12 * 64)
})

test('AID-IFT-13 SK-4.2-09 whoever carries flamethrowers is easier to hit, by one for each; a leader beside him is not, and helps him still', () => {
  const t = table(`E2 US: a=7-4-7    E5 German: x=4-6-7, FT, FT, l=9-1${KEEP}`, prepFire)
  shoot(t, 'E5', 'a').rolls(4, 3).rolls(4, 4).rolls(2, 2)
  t.saw({
    type: 'attack',
    modifiers: [{ label: 'carries a flamethrower', value: -2 }],
    final: 5,
    result: '1MC',
    others: [{ units: [t.unit('l')], modifiers: [], final: 7, result: 'NMC' }],
  })
  t.saw({ type: 'check', unit: t.unit('l'), what: 'NMC' }).saw({ type: 'check', unit: t.unit('x'), what: '1MC', final: 4 })
})
