import { expect, test } from 'vitest'
import { table } from '../../test/table.ts'

const BOARD = 'B2 US: 6-6-6        H6 German: 4-6-7'

test('AID-ASOP-070 SK-1.2.5-04 at the start of his PFPh the ATTACKER’s full Smoke disperses and his Dispersed Smoke goes; the enemy’s stays', () => {
  const markers = [
    { kind: 'smoke', at: 'C3', side: 'allied', value: 3 },
    { kind: 'smoke', at: 'D3', side: 'allied', value: 2 },
    { kind: 'smoke', at: 'E3', side: 'axis', value: 3 },
  ] as const
  const t = table(BOARD, { phase: 'prepFire', attacker: 'allied', markers })
  t.saw({ type: 'smokeThins', at: t.place('C3'), hindrance: 2 })
  t.saw({ type: 'smokeThins', at: t.place('D3'), hindrance: 0 })
  expect(t.state.markers.map(({ at, value }) => [at, value])).toEqual([
    [t.place('C3'), 2],
    [t.place('E3'), 3],
  ])
})

test('SK-1.2.5-03 SK-1.2.5-04 white phosphorus is one thinner on either side', () => {
  const markers = [
    { kind: 'smoke', at: 'C3', side: 'allied', value: 2, extra: 1 },
    { kind: 'smoke', at: 'D3', side: 'allied', value: 1, extra: 1 },
  ] as const
  const t = table(BOARD, { phase: 'prepFire', attacker: 'allied', markers })
  expect(t.state.markers.map(({ at, value }) => [at, value])).toEqual([[t.place('C3'), 1]])
})
