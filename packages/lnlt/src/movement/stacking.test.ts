import { expect, test } from 'vitest'
import { hold, moveOf, stop, walk } from '../../test/moves.ts'
import { field, table } from '../../test/table.ts'
import { locationNamed } from '../map/location.ts'
import { stackingProblem } from './stacking.ts'

const FAR = 'L9 German: x=medic'

/** Whether these may stand together, and what is said if not. */
function stack(units: string): string {
  const s = field(`${FAR}    C3 light-woods`)
  const reading = () => field(`${FAR}    C3 US: ${units}`)
  expect(s.units.length).toBe(1)
  try {
    reading()
    return 'fits'
  } catch (error) {
    return (error as Error).message
  }
}

test('LNL-1.3-01 LNL-1.3-08 three Squads or their equivalent of a side in a location, not more', () => {
  expect(stack('2-6-4, 2-6-4, 2-6-4')).toBe('fits')
  expect(stack('2-6-4, 2-6-4, 2-6-4, 1-5-4 hs')).toMatch(/too many.*three Squads/)
})

test('LNL-1.3-02 LNL-1.3-15 a Weapon Team counts as a Squad, two Half-Squads or Crews as one', () => {
  expect(stack('2-6-4, us-m1917, 1-5-4 hs, us-vehicle-crew')).toBe('fits')
  expect(stack('2-6-4, us-m1917, 1-5-4 hs, us-vehicle-crew, us-vehicle-crew')).toMatch(/too many/)
  expect(stack('us-m1917, us-m1917, us-m1917, us-m1917')).toMatch(/too many/)
  expect(stack('1-5-4 hs, 1-5-4 hs, 1-5-4 hs, 1-5-4 hs, 1-5-4 hs, 1-5-4 hs')).toBe('fits')
})

test('LNL-1.3-14 two single men of a side in a location, not more', () => {
  expect(stack('2-6-4, 2-6-4, 2-6-4, 6-1-6, medic')).toBe('fits')
  expect(stack('6-1-6, 7-1-6, medic')).toMatch(/two single men/)
})

test('LNL-1.3-01 each side counts for itself', () => {
  expect(() => field('C3 melee; US: 2-6-4, 2-6-4, 2-6-4; German: 1-6-4, 1-6-4, 1-6-4')).not.toThrow()
})

test('LNL-1.3-06 LNL-6.0-06 nobody even passes through where moving and resting friends together are too many', () => {
  const t = table(`${FAR}    C3 US: a=2-6-4, b=2-6-4, m=6-1-6    C4 US: 2-6-4, 2-6-4, 1-5-4 hs    D3 US: 2-6-4, 2-6-4`)
  t.activate('C3')
  t.refuses('blue', moveOf(t, 'a', 'C4'), { rule: '1.3' })
  t.refuses('blue', moveOf(t, 'a b', 'D3'), { rule: '1.3' })
  walk(t, 'a m', ['D3', 'E4'])
  expect(t.where('a')).toBe('E4')
})

test('LNL-1.3-11 example X-STK-1: three Squads on each floor; a fourth fits on neither', () => {
  const t = table(
    `${FAR}    C3 stone building; US: 2-6-4, 2-6-4, 2-6-4; upstairs US: 2-6-4, u=2-6-4, v=2-6-4
     D3 stone building; upstairs US: w=2-6-4; US: g=2-6-4    D2 stone building`,
    { joined: ['C3 D3', 'C3 D2', 'D2 D3'] },
  )
  t.activate('D3 upstairs')
  t.refuses('blue', moveOf(t, 'w', 'C3 upstairs'), { rule: '1.3' })
  t.pass()
  t.pass().activate('D3')
  t.refuses('blue', moveOf(t, 'g', 'C3'), { rule: '1.3' })
})

test('LNL-1.3-21 a Rooftop takes one MMC and two single men', () => {
  const s = field(`${FAR}    C3 US: a=2-6-4, b=1-5-4 hs, l=6-1-6, m=medic`)
  const roof = locationNamed(s.setting, 'C3') + 2
  const [, a, b, l, m] = s.units.map(({ id }) => id)
  expect(stackingProblem(s, 'blue', [a!, l!, m!], roof)).toBe(null)
  expect(stackingProblem(s, 'blue', [a!, b!], roof)).toMatchObject({ rule: '1.3' })
})

test('LNL-10.4.1-01 the ground, the upper floor, the roof and the inside of a Bunker or Cave each have a limit of their own', () => {
  const s = field(`${FAR}    C3 US: a=2-6-4, b=2-6-4, c=2-6-4    D3 US: d=2-6-4`)
  const ground = locationNamed(s.setting, 'C3')
  const [a, b, c, d] = s.units.filter(({ side }) => side === 'blue')
  for (const layer of [1, 3, 4]) {
    for (const unit of [a!, b!, c!]) unit.at = ground + layer
    d!.at = ground
    expect(stackingProblem(s, 'blue', [d!.id], ground)).toBe(null)
    expect(stackingProblem(s, 'blue', [d!.id], ground + layer)).toMatchObject({ rule: '1.3' })
  }
  for (const unit of [a!, b!, c!]) unit.at = ground
  expect(stackingProblem(s, 'blue', [d!.id], ground + 2)).toBe(null)
})

test('LNL-1.3-10 example X-STK-2: of three Squads at most two are mounted (LG-99)', () => {
  const s = field(`${FAR}    C3 US: a=2-6-4, b=2-6-4, c=2-6-4`)
  const at = locationNamed(s.setting, 'C3')
  const mounted = 'it-motorcycle-squad'
  const withMounted = (count: number) => {
    for (const [index, unit] of s.units.filter(({ side }) => side === 'blue').entries())
      unit.type = index < count ? mounted : 'us-infantry-squad'
    return stackingProblem(s, 'blue', [], at)
  }
  expect([withMounted(1), withMounted(2)]).toEqual([null, null])
  expect(withMounted(3)).toMatchObject({ rule: '1.3', message: /two Mounted/ })
})

test('a group that walks into its own friends stops where they fit', () => {
  const t = table(`${FAR}    C3 US: a=2-6-4    C5 US: 2-6-4, 2-6-4`)
  t.activate('C3')
  walk(t, 'a', ['C4', 'C5'])
  stop(hold(t))
  t.expect('C5').has('2-6-4', '2-6-4', '2-6-4 moved')
})
