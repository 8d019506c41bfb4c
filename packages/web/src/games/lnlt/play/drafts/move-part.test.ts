import { hexOf, type LnltState, lnlt, locationNamed } from '@firegroup/lnlt'
import { expect, test } from 'vitest'
import type { LnltDesktop } from '../kinds.ts'
import { MovePart } from './move-part.ts'

function state(): LnltState {
  const reading = lnlt.situation({
    ground: { columns: 6, rows: 6, hexes: {} },
    blue: { nation: 'american' },
    red: { nation: 'german' },
    units: [
      { side: 'blue', type: 'us-infantry-squad', at: 'B2' },
      { side: 'red', type: 'de-wehrmacht-squad', at: 'E5' },
    ],
    weapons: [{ type: 'us-bar', side: 'blue', owner: 0 }],
  })
  if (!reading.ok) throw new Error(reading.problems[0]!.message)
  return reading.value
}

test('weapons are left behind as long as their owners go', () => {
  const s = state()
  const desk = { s, seat: 'blue', question: null, changed() {}, trickle() {} } as unknown as LnltDesktop
  const part: MovePart = new MovePart(desk, (units, mode, to) => ({ units, mode, to, abandon: part.leaving }))
  part.plan([0], 'move')
  expect(part.carried).toEqual([0])
  part.toggleLeaving(0)
  part.goTo(hexOf(locationNamed(s.setting, 'B3')))
  expect(part.decision).toMatchObject({ units: [0], to: 'B3', abandon: [0] })
  part.plan([], 'move')
  expect(part.leaving).toEqual([])
})
