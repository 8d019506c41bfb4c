import { expect, test } from 'vitest'
import { mayNotShell, shell, shotAt } from '../../test/ordnance.ts'
import { boardFrom, scripted, testScenario, withGroups } from '../../test/scenario.ts'
import { type TableOptions, table } from '../../test/table.ts'
import { act, go } from '../../test/vehicles.ts'
import { blasts } from '../ordnance/shaped.ts'
import { shooterOf } from '../ordnance/shot.ts'
import { figureCombat } from '../phases/close-combat/attack.ts'
import { ccvParts } from '../phases/close-combat/ccv.ts'
import { takesPaatc } from '../phases/close-combat/paatc.ts'
import type { Vehicle } from '../units/units.ts'
import { driveCost } from '../vehicles/costs.ts'

const move: TableOptions = { phase: 'movement', attacker: 'allied', rows: 10, columns: 10, year: 1944 }

test('SK-8.1.8-03 Japanese take no PAATC', () => {
  const t = table('C5 Japanese: a=ja-1-4-4-7   E5 US: b=7-4-7', move)
  expect([takesPaatc(t.state, t.u('a')), takesPaatc(t.state, t.u('b'))]).toEqual([false, true])
})

test('SK-8.1.8-16 SK-8.1.8-17 nobody fights a tank hand to hand, and a Reduced-Strength squad has the CCV of a whole one', () => {
  const t = table('C5 Japanese: a=ja-1-4-4-7, r=ja-1-3-4-7r; US: tank=am-M4A2 vca0   J9 US: 7-4-7', {
    ...move,
    phase: 'closeCombat',
    attacker: 'axis',
  })
  expect(figureCombat(t.state, { by: [t.unit('a')], on: [t.unit('tank')] }).handToHand).toBe(false)
  const value = (name: string) => ccvParts(t.state, [t.u(name)], 'attack').reduce((sum, { fp64 }) => sum + fp64, 0)
  expect(value('r')).toBe(value('a'))
})

test('SK-8.2.1-12 SK-8.2.1-13 in dense jungle tracks check for Bog with +2, and no armored car goes there', () => {
  const t = table(
    'C5 US: tank=am-M4A2 vca0, x=6-6-6   E5 US: car=am-M8AC vca0   C4 dense jungle   E4 dense jungle   J9 Japanese: 4-4-7',
    move,
  )
  const cost = driveCost(t.state, t.u('tank') as Vehicle, t.place('C5'), t.place('C4'), { by: 'terrain', pays: 'all' })
  expect('bog' in cost && cost.bog!.some(({ value }) => value === 2)).toBe(true)
  const car = driveCost(t.state, t.u('car') as Vehicle, t.place('E5'), t.place('E4'), { by: 'terrain', pays: 'all' })
  expect('message' in car && car.message).toContain('dense jungle')
})

test('SK-8.2.1-30 SK-8.2.1-31 a buttoned-up tank drives into a hut for 2 MP without a Bog Check, and brings it down before anybody fires', () => {
  const t = table('C5 US: tank=am-M4A2 vca0   C4 hut   J9 Japanese: 4-4-7', move)
  const tank = t.u('tank') as Vehicle
  const into = (more: object) =>
    driveCost(t.state, { ...tank, vehicle: { ...tank.vehicle, ...more } }, t.place('C5'), t.place('C4'), { by: 'terrain', pays: 'cost' })
  expect(into({})).toMatchObject({ mp: 4, bog: null })
  expect(into({ exposed: true })).toMatchObject({ rule: '7.7' })
  expect(into({ recalled: true })).toMatchObject({ rule: '8.2.1' })
  go(t, 'start', 'tank')
  t.answer('move', act(t, 'drive', 'tank', { to: 'C4' }))
  expect(t.state.collapsed).toEqual([t.place('C4')])
})

test('SK-8.2.1-32 a tank that stands in a hut brings it down when it turns', () => {
  const t = table('C5 hut; US: tank=am-M4A2 vca0   J9 Japanese: 4-4-7', move)
  go(t, 'start', 'tank')
  expect(t.state.collapsed).toBeUndefined()
  t.answer('move', act(t, 'pivot', 'tank', { vca: 1 })).rolls(1, 1)
  expect(t.state.collapsed).toEqual([t.place('C5')])
})

test('SK-8.2.1-33 a KIA at a tank alone in a hut brings it down', () => {
  const struck = (...effect: [number, number]) => {
    const t = table('C8 US: c=2-2-7 crew, gun=am-AR105 ca0   C4 hut; Japanese: tank=ja-ty95hago vca3 BU   J9 Japanese: 4-4-7', {
      ...move,
      phase: 'prepFire',
    })
    shell(t, 'gun', 'C4', { target: 'att' }).rolls(1, 2, ...effect)
    return (t.state.collapsed ?? []).some((at) => at === t.place('C4'))
  }
  expect([struck(1, 1), struck(6, 6)]).toEqual([true, false])
})

test('SK-8.2.1-28 SK-8.2.1-29 no HEAT at Infantry in a hut, and no backblast from one', () => {
  const t = table('D3 hut; US: a=7-4-7, gun=am-BAZ44   D5 hut; Japanese: x=4-4-7', { ...move, phase: 'prepFire' })
  mayNotShell(t, 'gun', 'D5', { rule: '6.2' })
  expect(blasts(t.state, { by: shooterOf(t.state, t.weapon('gun'))! })).toBe(false)
})

test('SK-8.2.1-23 SK-8.2.1-24 a Gun in bamboo is not turned and fired in a Player Turn, and none is pushed into it', () => {
  const fire = table('D6 bamboo; US: c=2-2-7 crew, gun=am-AT57L ca2   D3 Japanese: 4-4-7', { ...move, phase: 'prepFire' })
  fire.refuses('allied', shotAt(fire, 'gun', 'D3', { ca: 5, ammo: 'ap' }), { rule: '8.2.1' })
  fire.answer('prepFire', { type: 'turn', weapon: fire.weapon('gun'), ca: 5 })
  fire.refuses('allied', shotAt(fire, 'gun', 'D3', { ammo: 'ap' }), { rule: '8.2.1' })
  const shot = table('D6 bamboo; US: c=2-2-7 crew, gun=am-AT57L ca5   D3 Japanese: 4-4-7', { ...move, phase: 'prepFire' })
  shell(shot, 'gun', 'D3', { ammo: 'ap' }).rolls(1, 6).rolls(6, 6)
  shot.refuses('allied', { type: 'turn', weapon: shot.weapon('gun'), ca: 0 }, { rule: '8.2.1' })
  const push = table('D6 US: c=2-2-7 crew, gun=am-AT57L ca2   D5 bamboo   J9 Japanese: 4-4-7', move)
  push.refuses('allied', { type: 'push', weapon: push.weapon('gun'), units: [push.unit('c')], to: 'D5' }, { rule: '8.2.1' })
})

test('SK-8.2.1-04 a Gun sets up in bamboo, but is not Emplaced there', () => {
  const [picket] = testScenario().sides.axis.groups
  const scenario = withGroups(
    'axis',
    [{ ...picket!, units: [{ type: 'ge-crew-2-2-8', count: 1 }], weapons: [{ type: 'ge-AT75L', count: 1 }] }],
    {
      boards: [{ map: boardFrom('F3 stone building   G3 bamboo   G5 woods', { columns: 9, rows: 6 }), at: { column: 0, row: 0 } }],
    },
  )
  const emplacedAt = (hex: string) => {
    const t = scripted(scenario)
    const [crew] = t.game.state.setting.groups.find(({ side }) => side === 'axis')!.units
    const [gun] = t.game.state.setting.groups.find(({ side }) => side === 'axis')!.weapons
    t.decide('axis', 'setup', { type: 'place', units: [{ unit: crew, hex }], weapons: [{ weapon: gun, unit: crew, ca: 4 }] })
    return t.game.state.weapons[gun!]!.ordnance!.emplaced
  }
  expect([emplacedAt('G3'), emplacedAt('G5')]).toEqual([undefined, true])
})
