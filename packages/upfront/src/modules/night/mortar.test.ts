import { test } from 'vitest'
import { heavy } from '../../../test/guns.ts'

test('UF-38.2-04 a group with a mortar looks into and out of a Gully, another does not', () => {
  const look = (weapon: string, axis: string, allied: string) => {
    const t = heavy(`axis A[1] ${axis}: M(weapon ${weapon}), P2\naxis B: P8\nallied A[1] ${allied}: Q1\nallied B: Q2`, {
      rulesThrough: 38,
      modules: ['night'],
      hands: { axis: 'Fire' },
    })
    return [t, { type: 'observe', group: 0, target: t.id('allied A') }] as const
  }
  for (const [axis, allied] of [
    ['Gully', ''],
    ['', 'Gully'],
  ] as const) {
    const [with_, looks] = look('mortarLight', axis, allied)
    with_.act(looks).draws('b1')
    const [without, tries] = look('rifleBolt', axis, allied)
    without.cannot(tries, '8.2')
  }
})
