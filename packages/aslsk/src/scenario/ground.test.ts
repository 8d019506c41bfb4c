import { describe, expect, test } from 'vitest'
import { boardFrom, complaints, testScenario } from '../../test/scenario.ts'
import { table } from '../../test/table.ts'
import { groundOf } from './ground.ts'

describe('1.1 the ground', () => {
  test('SK-1.1-05 Infantry pays MF for what it enters', () => {
    const t = table('B2 US: 6-6-6    C3 woods    H6 German: 4-6-7 broken', { phase: 'movement' })
    t.answer('move', { type: 'step', units: [t.unit('6-6-6')], to: 'B3' })
    expect(t.u('6-6-6').spent).toBe(2)
    t.answer('move', { type: 'step', units: [t.unit('6-6-6')], to: 'C3' })
    expect(t.u('6-6-6').spent).toBe(6)
  })

  test('SK-1.1-05 terrain blocks the line of sight, hinders it, or gives TEM', () => {
    const shot = (between: string, there: string) => {
      const t = table(`B2 US: 6-6-6    D3 ${between}    F4 ${there}; German: 4-6-7`, { phase: 'prepFire' })
      return t.fire({ from: ['B2'], at: 'F4' }).rolls(5, 6)
    }
    shot('open', 'open').saw({ type: 'attack', modifiers: [], final: 11 })
    shot('open', 'woods').saw({ type: 'attack', modifiers: [{ value: 1 }], final: 12 })
    shot('brush', 'open').saw({ type: 'attack', modifiers: [{ value: 1 }], final: 12 })
    const blocked = table('B2 US: 6-6-6    D3 woods    F4 German: 4-6-7    C5 German: 4-6-7', { phase: 'prepFire' })
    blocked.refuses(
      'allied',
      { type: 'fire', at: 'F4', firers: [{ unit: 0, inherent: true, weapons: [] }], directors: [] },
      { rule: '3.2.1', message: /the woods in D3/ },
    )
  })

  test('a map that is damaged, and boards that overlap, are refused', () => {
    const map = boardFrom('C3 woods', { columns: 9, rows: 6 })
    const { A1: _, ...hexes } = map.hexes
    expect(complaints(testScenario({ boards: [{ map: { ...map, hexes }, at: { column: 0, row: 0 } }] }))[0]).toMatch(/boards\[0\]\.map: /)
    const twice = [0, 4].map((column) => ({ map, at: { column, row: 0 } }))
    expect(complaints(testScenario({ boards: twice }))[0]).toMatch(/overlap/)
  })

  test('the same boards are read once', () => {
    const boards = () => [{ map: boardFrom('C3 woods'), at: { column: 0, row: 0 } }]
    const [one, other] = [groundOf(boards()), groundOf(boards())]
    expect(one.ok && other.ok && one.value.los === other.value.los).toBe(true)
  })
})
