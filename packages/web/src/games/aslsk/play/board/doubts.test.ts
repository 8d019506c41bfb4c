import { expect, test } from 'vitest'
import { sitDown } from '../../../../play/testing/hands.ts'
import { gunSituation } from '../../testing/gun-situation.ts'
import { play } from '../index.tsx'
import { doubtsOf } from './doubts.ts'

test('the fan of a stack says which of its counters have figures that are not certain, and why', async () => {
  const units = [
    { side: 'axis', type: 'ge-ft17f', at: 'BB4', vehicle: { vca: 4, tca: 4 } },
    { side: 'axis', type: 'ge-pzivh', at: 'CC4', vehicle: { vca: 4, tca: 4 } },
    { side: 'axis', type: 'ge-crew-2-2-8', at: 'CC5' },
    { side: 'allied', type: 'ru-4-4-7', at: 'Y5' },
  ]
  const weapons = [{ side: 'axis', type: 'ge-AR150L', owner: 2, ca: 4 }]
  const { desk } = await sitDown(play, { situation: gunSituation({ units, weapons }) }, 'doubts')
  const { s } = desk
  const said = (unit: number) => doubtsOf(s, [s.units[unit]!]).card?.text
  expect(said(0)).toMatch(/FT.*, on whose figures our sources differ\.$/)
  expect(said(1)).toBeUndefined()
  expect(said(2)).toMatch(/overscores the calibre/)
})
