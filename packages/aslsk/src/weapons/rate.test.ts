import { expect, test } from 'vitest'
import { last, mayNot, shoot } from '../../test/fire.ts'
import { hold, stepOf } from '../../test/moves.ts'
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

test('SK-4.0-17 a Weapon that kept its rate in the enemy Movement Phase is one of two all the same: with a second one the squad gives up its own FP', () => {
  const t = table('D3 German: c=4-6-7, m=MMG, n=LMG    D8 US: x=6-6-6    A20 US: spare=6-6-6', {
    phase: 'movement',
    attacker: 'allied',
    rows: 20,
    columns: 12,
  })
  t.answer('move', stepOf(t, 'x', 'D7'))
  shoot(t, 'D7', '+m').rolls(1, 6, 1, 1).answer('keepRate', { keep: true })
  hold(t).answer('move', { type: 'end' })
  mayNot(t, 'D7', 'c+n', { rule: '4.0', message: /Firing two Weapons/ })
  shoot(t, 'D7', '+n').rolls(4, 5)
  expect(t.u('c').forfeited).toBe(true)
})

test('SK-1.2.4.1-01 in the Defensive Fire Phase such a Weapon fires at full effect, though its squad has fired with it', () => {
  const t = table('D3 German: c=4-6-7, m=MMG    D9 US: x=6-6-6    A20 US: spare=6-6-6', {
    phase: 'movement',
    attacker: 'allied',
    rows: 20,
    columns: 12,
  })
  t.answer('move', stepOf(t, 'x', 'D8'))
  shoot(t, 'D8', 'c+m').rolls(1, 6, 1, 1).answer('keepRate', { keep: true })
  hold(t).answer('move', { type: 'end' })
  shoot(t, 'D8', '+m').rolls(4, 5)
  expect(last(t).fp).toBe(5)
})
