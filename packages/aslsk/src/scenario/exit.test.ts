import { describe, expect, test } from 'vitest'
import { table } from '../../test/table.ts'
import type { SpecialRule, Victory } from './types.ts'

const rules: SpecialRule[] = [{ type: 'exitEdge', side: 'allied', edge: { edge: 'west' }, text: 'Over the west edge.' }]
const victory: Victory = { side: 'allied', text: 'Three points.', condition: { type: 'exit', points: 3 } }
const units = (t: ReturnType<typeof table>, ...called: string[]) => called.map((name) => t.unit(name))

describe('3.3 leaving the map', () => {
  test('SK-3.3-05 a Good Order unit leaves where its victory conditions ask for it, and nowhere else', () => {
    const t = table('A2 US: 6-6-6, MMG, 8-1    C1 US: 7-4-7    F4 German: 4-6-7', { phase: 'movement', rules, victory })
    t.refuses('allied', { type: 'exit', units: units(t, '7-4-7') }, { rule: '3.3', message: /victory conditions/ })
    t.answer('move', { type: 'exit', units: units(t, '6-6-6', '8-1') })
    t.saw({ type: 'exits', unit: t.unit('6-6-6'), points: 2 }).saw({ type: 'exits', unit: t.unit('8-1'), points: 2 })
    expect([t.where('6-6-6'), t.state.points.allied.exited]).toEqual(['exited', 4])
  })

  test('SK-3.3-05 without such a victory condition nobody leaves', () => {
    const t = table('A2 US: 6-6-6    F4 German: 4-6-7', { phase: 'movement' })
    t.refuses('allied', { type: 'exit', units: units(t, '6-6-6') }, { rule: '3.3' })
  })

  test('SK-3.3-05 a broken unit does not leave', () => {
    const t = table('A2 US: 6-6-6 broken, 6-6-6    F4 German: 4-6-7', { phase: 'movement', rules, victory })
    t.refuses('allied', { type: 'exit', units: [t.unit('6-6-6')] }, { message: /broken|Good Order/ })
  })
})

describe('3.3 entering the map', () => {
  test('SK-3.3-11 whoever is still offboard after his APh is lost; the others are not', () => {
    const t = table('>A2 US: 6-6-6, MMG    >A3 US: 7-4-7    >A4 US: 8-1    G4 German: 4-6-7', { phase: 'movement', columns: 9 })
    t.answer('move', { type: 'step', units: units(t, '6-6-6'), to: 'A2' })
    t.pass('firstFire').answer('move', { type: 'end' })
    t.passUntil('advance').answer('advance', { type: 'advance', units: units(t, '7-4-7'), to: 'A3' })
    t.pass('advance')
    t.saw({ type: 'eliminated', rule: '3.3', unit: t.unit('8-1') })
    expect(['6-6-6', '7-4-7', '8-1'].map((each) => t.where(each))).toEqual(['A2', 'A3', 'eliminated'])
  })

  test('SK-3.3-04 a unit enters by the hex beside which it waits, or next to it when the enemy stands there', () => {
    const t = table('>A2 US: 6-6-6    A4    G4 German: 4-6-7', { phase: 'movement', columns: 9 })
    t.refuses('allied', { type: 'step', units: units(t, '6-6-6'), to: 'A3' }, { rule: '3.3' })
    t.answer('move', { type: 'step', units: units(t, '6-6-6'), to: 'A2' })
    expect(t.where('6-6-6')).toBe('A2')
  })
})
