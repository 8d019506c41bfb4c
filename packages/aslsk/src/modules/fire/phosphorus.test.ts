import { expect, test } from 'vitest'
import { type AslskTable, type TableOptions, table } from '../../../test/table.ts'
import type { Environment } from '../../environment/environment.ts'

const SPARE = 'A11 US: spare=8-0    H11 German: z=4-6-7'
const moving = (ec: Environment['ec'], more: TableOptions = {}): TableOptions => ({
  phase: 'movement',
  attacker: 'allied',
  columns: 8,
  rows: 12,
  modules: ['fire', 'white-phosphorus'],
  kept: { environment: { ec } },
  ...more,
})
const throwsInto = (terrain: string, ec: Environment['ec']) => {
  const t = table(`C2 US: a=6-6-6    C3 ${terrain}    ${SPARE}`, moving(ec))
  return t.answer('move', { type: 'wp', unit: t.unit('a'), to: 'C3' })
}
const flames = (t: AslskTable) => t.state.markers.filter(({ kind }) => kind === 'flame').length

test('AID-FIRE-03 AID-WPH-23 white phosphorus sets fire to what it burns on only where it is dry or very dry, at once in the MPh', () => {
  expect(flames(throwsInto('woods', 'veryDry').rolls(1, 4, 5))).toBe(1)
  expect(flames(throwsInto('woods', 'veryDry').rolls(1, 4, 4))).toBe(0)
  expect(flames(throwsInto('woods', 'moderate').rolls(1))).toBe(0)
})

test('AID-FIRE-03 what a Gun has laid may burn in the MPh of its side', () => {
  const laid = (side: 'allied' | 'axis') =>
    table(`C3 woods    C6 US: a=6-6-6    ${SPARE}`, {
      ...moving('veryDry', { phase: 'prepFire' }),
      phase: 'movement',
      step: 'movement.phosphorus',
      markers: [{ kind: 'smoke', at: 'C3', side, value: 2, extra: 1 }],
    })
  expect(flames(laid('allied').rolls(4, 5))).toBe(1)
  expect(flames(laid('axis').rolls())).toBe(0)
})

test('AID-FIRE-30 AID-WPH-23 no EC DRM counts but -1 where it is dry, and -2 in a building', () => {
  const dry = throwsInto('wooden building', 'dry').rolls(1, 5, 4)
  dry.saw({
    type: 'fire:kindles',
    rule: 'A24.32',
    of: {
      modifiers: [
        { label: 'dry', value: -1 },
        { label: 'building', value: -2 },
      ],
      final: 6,
      needed: 7,
    },
  })
  throwsInto('woods', 'veryDry')
    .rolls(1, 4, 4)
    .saw({ type: 'fire:kindles', of: { modifiers: [] } })
})

test('AID-FIRE-31 it never burns a wreck', () => {
  const t = table(`C2 US: a=6-6-6    C3 marker wreck 0    ${SPARE}`, moving('veryDry')).answer('move', { type: 'wp', unit: 0, to: 'C3' })
  t.rolls(1)
  expect(t.state.markers.map(({ kind }) => kind)).toEqual(['wreck', 'wpGrenade'])
})

test('AID-WPH-23 a hut burns however wet it is', () => {
  expect(flames(throwsInto('hut', 'wet').rolls(1, 3, 3))).toBe(1)
})
