import { expect, test } from 'vitest'
import { mayNot, shoot } from '../../test/fire.ts'
import { shell } from '../../test/ordnance.ts'
import { table } from '../../test/table.ts'

test('SK-3.2.3-44 whoever is pinned after a shot that kept its rate has fired: the rate is lost, and so is any further shot', () => {
  const ground =
    'D3 stone building; German: c=4-6-7, m=MMG, k=4-6-7, p=ge-PSK    D6 stone building; US: x=6-6-6    D5 US: y=6-6-6    E5 US: z=6-6-6'
  const t = table(`A1 German: spare=4-6-7, LMG    ${ground}`, {
    phase: 'prepFire',
    attacker: 'axis',
    rows: 20,
    columns: 12,
    year: 1944,
    month: 9,
  })
  shoot(t, 'D5', '+m').rolls(1, 6, 1, 1)
  expect([t.w('m').keptRate, t.w('m').fire]).toEqual([true, 'none'])
  shell(t, 'p', 'D6').rolls(4, 6, 6, 1, 6, 1)
  expect([t.u('c').pinned, t.w('m').keptRate, t.w('m').fire]).toEqual([true, false, 'prep'])
  mayNot(t, 'E5', '+m', { rule: '3.2' })
})
