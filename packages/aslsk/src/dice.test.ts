import { expect, test } from 'vitest'
import { table } from '../test/table.ts'

const fire = { type: 'fire', at: 'D3', firers: [{ unit: 0, inherent: true, weapons: [0] }], directors: [] }

test('SK-1.4-01 a DR is an ordered pair: the same total keeps a rate or not by its coloured die, and is told in order', () => {
  const played = (coloured: number, white: number) =>
    table('B2 US: 6-6-6, MMG        D3 stone building; German: 4-6-7', { phase: 'prepFire', attacker: 'allied' })
      .answer('prepFire', fire)
      .rolls(coloured, white)
  const kept = played(1, 6)
    .saw({ type: 'attack', dice: [1, 6] })
    .saw({ type: 'rateKept' })
  expect(kept.w('MMG').keptRate).toBe(true)
  const lost = played(6, 1)
    .saw({ type: 'attack', dice: [6, 1] })
    .sawNo({ type: 'rateKept' })
  expect(lost.w('MMG').keptRate).toBe(false)
})
