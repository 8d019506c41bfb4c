import { describe, expect, test } from 'vitest'
import { last, preview, shoot } from '../../test/fire.ts'
import { table } from '../../test/table.ts'

const prepFire = { phase: 'prepFire', attacker: 'allied', columns: 16 } as const
const labels = (modifiers: readonly { label: string; value: number }[]) => modifiers.map(({ label, value }) => `${label} ${value}`)

describe('1.1.1 terrain', () => {
  test('SK-1.1.1-04 SK-1.1.1-12 TEM: stone +3, wood +2, woods +1; orchard, grain and brush none', () => {
    const t = table(
      `E2 US: a=7-4-7
       E5 stone building; German: 4-6-7     D4 wooden building; German: 4-6-7     F4 woods; German: 4-6-7
       C3 orchard; German: 4-6-7     G3 grain; German: 4-6-7     G2 brush; German: 4-6-7     C2 German: 4-6-7`,
      prepFire,
    )
    const drm = ['E5', 'D4', 'F4', 'C3', 'G3', 'G2', 'C2'].map((hex) => preview(t, hex, 'a').drm)
    expect(drm).toEqual([3, 2, 1, 0, 0, 0, 0])
    expect(labels(preview(t, 'E5', 'a').modifiers)).toEqual(['stone building in E5 3'])
  })

  test('SK-1.1.1-31 Height Advantage: +1 against fire from below, only without another positive TEM', () => {
    const t = table(
      `E5 US: a=7-4-7
       E4 level 1; German: 4-6-7     F4 level 1; woods; German: 4-6-7     D4 level 1; orchard; German: 4-6-7    D5 US: c=7-4-7
       E6 German: 4-6-7`,
      prepFire,
    )
    const seen = (hex: string) => labels(preview(t, hex, 'a').modifiers)
    expect(seen('E4')).toEqual(['Height Advantage 1'])
    expect(seen('F4')).toEqual(['woods in F4 1'])
    expect(seen('D4')).toEqual(['Height Advantage 1'])
    expect(seen('E6')).toEqual([])
    const down = table('E5 level 1; US: a=7-4-7     E4 German: 4-6-7     F4 level 1; German: 4-6-7', prepFire)
    expect(preview(down, 'E4', 'a').drm).toBe(0)
    expect(preview(down, 'F4', 'a').drm).toBe(0)
  })
})

describe('3.2.3 the DR', () => {
  test('SK-3.2.3-02 every DRM is added: leadership, TEM, Hindrance, CX', () => {
    const t = table('E2 US: a=7-4-7 CX, l=9-2    E3 grain    E4 grain    E5 wooden building; German: 4-6-7', prepFire)
    shoot(t, 'E5', 'a', 'l').rolls(2, 3).rolls(1, 1)
    expect(last(t)).toMatchObject({ drm: 3, final: 8 })
    expect(last(t).labels).toEqual(['9-2 directs -2', 'grain in E3 +1', 'grain in E4 +1', 'wooden building in E5 +2', 'CX +1'])
  })

  test('AID-IFT-43 SK-3.3.1-11 CX: +1 once, for any who fire or direct', () => {
    const t = table('E2 US: a=7-4-7 CX, b=7-4-7 CX, c=6-6-6, l=8-0 CX, m=9-1    E5 German: 4-6-7', prepFire)
    const drm = (firers: string, directors = '') => preview(t, 'E5', firers, directors).drm
    expect(drm('a b')).toBe(1)
    expect(drm('c')).toBe(0)
    expect(drm('c', 'l')).toBe(1)
    expect(drm('a c', 'm')).toBe(0)
  })

  test('SK-3.2.2-12 a group has the worst Hindrance of its members', () => {
    const t = table('E2 US: a=7-4-7    F2 US: b=6-6-6    E3 grain    E5 German: 4-6-7', prepFire)
    expect(preview(t, 'E5', 'b').drm).toBe(0)
    expect(preview(t, 'E5', 'a').drm).toBe(1)
    expect(preview(t, 'E5', 'b a').drm).toBe(1)
  })
})
