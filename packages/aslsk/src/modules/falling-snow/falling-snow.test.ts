import { expect, test } from 'vitest'
import { preview, shoot } from '../../../test/fire.ts'
import { stepOf } from '../../../test/moves.ts'
import { type AslskTable, type TableOptions, table } from '../../../test/table.ts'
import { type Environment, environmentOf } from '../../environment/environment.ts'
import { stepsInForce } from '../../sequence/in-force.ts'

type Falling = Environment['falling']

const snowing = (falling: Falling, more: TableOptions = {}): TableOptions => ({
  phase: 'prepFire',
  attacker: 'allied',
  columns: 6,
  rows: 24,
  modules: ['falling-snow'],
  kept: { environment: { falling } },
  ...more,
})
const lv = (t: AslskTable, at: string, firers: string) =>
  preview(t, at, firers).modifiers.find(({ tags }) => tags?.includes('lv'))?.value ?? 0
/** What falls after a Wind Change DR. */
function after(falling: Falling, ...dice: [number, number]): Falling {
  const t = table('B2 US: 6-6-6    B9 German: 4-6-7', snowing(falling, { phase: 'rally', step: 'rally.windChange' }))
  return environmentOf(t.rolls(...dice).state).falling
}

test('AID-WX-11 AID-WX-58 with it the sky is overcast and everything moist, unless snow lies on the ground too', () => {
  const day = (...modules: string[]) =>
    environmentOf(table('B2 US: 6-6-6    B9 German: 4-6-7', { rows: 12, phase: 'prepFire', modules }).state)
  expect(day('falling-snow')).toMatchObject({ overcast: true, falling: 'snow', ec: 'moist' })
  expect(day('falling-snow', 'ground-snow').ec).toBe('wet')
  expect(day('deep-snow', 'falling-snow').ec).toBe('snow')
})

test('AID-WX-12 AID-WX-60 AID-WX-61 a Wind Change DR of 3 or less ends it, of 10 or more starts it again or thickens it', () => {
  expect([after('snow', 1, 2), after('heavySnow', 1, 1)]).toEqual(['none', 'none'])
  expect([after('none', 4, 6), after('none', 4, 5)]).toEqual(['snow', 'none'])
  expect([after('snow', 5, 5), after('snow', 4, 5), after('heavySnow', 6, 6)]).toEqual(['heavySnow', 'snow', 'heavySnow'])
})

test('AID-ASOP-056 the Wind Change DR stands among the steps of the Rally Phase when the weather may change', () => {
  const { setting } = table('B2 US: 6-6-6    B9 German: 4-6-7', snowing('snow')).state
  expect(stepsInForce(setting).find(({ number }) => number === '1.12')?.modules).toEqual(['environment', 'falling-snow'])
})

test('EX-AID-50 AID-WX-13 the mist of falling snow: nothing up to 6 hexes, +1 up to 12, +2 up to 18, +3 beyond', () => {
  const t = table(
    'B2 US: a=6-6-6, g=HMG    B8 German: 4-6-7    B9 German: 4-6-7    B14 German: 4-6-7    B15 German: 4-6-7    B20 German: 4-6-7    B21 German: 4-6-7',
    { ...snowing('snow'), columns: 6, rows: 24 },
  )
  expect(['B8', 'B9', 'B14', 'B15'].map((hex) => lv(t, hex, '+g'))).toEqual([0, 1, 1, 2])
  expect(lv(table('B2 US: a=6-6-6, g=HMG    B18 German: 4-6-7', snowing('snow')), 'B18', '+g')).toBe(2)
})

test('EX-AID-51 AID-WX-62 a thick fall adds one more at every range', () => {
  const t = table(
    'B2 US: a=6-6-6, g=HMG    B8 German: 4-6-7    B9 German: 4-6-7    B14 German: 4-6-7    B15 German: 4-6-7',
    snowing('heavySnow'),
  )
  expect(['B8', 'B9', 'B14', 'B15'].map((hex) => lv(t, hex, '+g'))).toEqual([1, 2, 2, 3])
})

test('EX-AID-52 AID-WX-10 a mover in the open at 8 hexes: low visibility, FFMO and FFNAM all count', () => {
  const t = table(
    'B3 Russian: x=4-4-7    B10 German: a=4-6-7, g=MMG    F20 Russian: 4-4-7    F2 German: 4-6-7',
    snowing('snow', { phase: 'movement' }),
  )
  t.answer('move', stepOf(t, 'x', 'B2'))
  expect(preview(t, 'B2', '+g').drm).toBe(-1)
  shoot(t, 'B2', '+g').rolls(6, 5)
})

test('AID-WX-55 the mist does not stop Interdiction', () => {
  const rout = (falling: Falling) => {
    const t = table('F5 Russian: x=4-4-7 broken DM    F9 woods    F2 German: 4-6-7', {
      ...snowing(falling, { phase: 'rout' }),
      columns: 16,
      rows: 14,
    })
    return (
      (t.game.open[0]!.question.preview!({ type: 'rout', unit: t.unit('x'), to: 'F6' }) as { interdiction: unknown }).interdiction !== null
    )
  }
  expect([rout('none'), rout('heavySnow')]).toEqual([true, true])
})
