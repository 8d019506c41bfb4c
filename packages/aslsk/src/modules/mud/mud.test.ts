import { expect, test } from 'vitest'
import { preview, shoot } from '../../../test/fire.ts'
import { stepOf } from '../../../test/moves.ts'
import { lastShot, shell } from '../../../test/ordnance.ts'
import { type TableOptions, table } from '../../../test/table.ts'
import { act, go, mp } from '../../../test/vehicles.ts'
import { environmentOf } from '../../environment/environment.ts'
import { canSee } from '../../map/los.ts'

const mud = (more: TableOptions = {}): TableOptions => ({
  phase: 'movement',
  attacker: 'axis',
  columns: 9,
  rows: 9,
  year: 1943,
  month: 4,
  modules: ['mud'],
  ...more,
})
const paved: TableOptions = mud({ kept: { environment: { roads: 'paved' } } })
const FAR = 'A9 US: 7-4-7    A1 German: own=4-6-7'
const ROAD = 'D5 road N    D4 road S'

function walking(board: string, options: TableOptions = mud(), words: { by?: 'road' } = {}): number {
  const t = table(`${FAR}    D5 German: x=4-6-7    ${board}`, options)
  return (t.game.open[0]!.question.preview!(stepOf(t, 'x', 'D4', words)) as { mf: number }).mf / 2
}

test('AID-WX-30 the EC are Mud', () => {
  expect(environmentOf(table(FAR, mud()).state)).toMatchObject({ ground: 'mud', ec: 'mud', roads: 'unpaved' })
})

test('AID-WX-32 unpaved roads are gone for whoever moves, but not for the eye; paved ones stay', () => {
  const t = table(`${FAR}    D5 German: x=4-6-7    ${ROAD}`, mud())
  t.refuses('axis', stepOf(t, 'x', 'D4', { by: 'road' }), { rule: 'E3.6' })
  expect([walking(ROAD), walking(ROAD, paved)]).toEqual([1.5, 1])
  const through = (options: TableOptions) => {
    const lane = table('D2 road S; US: 6-6-6    D3 woods; road N S    D4 woods; road N S    D5 road N; German: 4-6-7', options)
    return canSee(lane.state, lane.place('D2'), lane.place('D5'))
  }
  expect([through(mud()), through(paved)]).toEqual([true, true])
})

test('AID-WX-36 AID-WX-37 into Open Ground men pay half a MF more and vehicles one MP, out of season grain too, not into other terrain', () => {
  expect([walking(''), walking('D4 woods'), walking('D4 brush'), walking('D4 grain'), walking('D4 grain', mud({ month: 7 }))]).toEqual([
    1.5, 2, 2, 1.5, 1.5,
  ])
  const drive = (board: string, options: TableOptions) => {
    const t = table(`${FAR}    D5 German: tank=ge-pzivh vca0 motion    ${board}`, options)
    go(t, 'drive', 'tank', { to: 'D4' })
    return mp(t, 'tank')
  }
  expect([drive('', mud()), drive('D4 brush', mud()), drive(ROAD, mud()), drive(ROAD, paved)]).toEqual([2, 2, 2, 1])
})

test('AID-WX-69 no Smoke', () => {
  const t = table('C2 US: a=6-6-6    C3 stone building    A9 US: 8-0    A1 German: 4-6-7', mud({ attacker: 'allied' }))
  for (const to of ['C2', 'C3']) t.refuses('allied', { type: 'smoke', unit: t.unit('a'), to }, { rule: 'E3.6' })
  const tank = table(`${FAR}    D5 German: tank=ge-pziiin vca0`, mud())
  tank.refuses('axis', act(tank, 'dispense', 'tank', { kind: 'sD', to: 'D5' }), { rule: 'E3.6' })
})

test('AID-WX-34 AID-WX-71 shells sink in: +1 in the open, where FFMO goes on', () => {
  const t = table('D10 German: x=4-6-7    D3 US: c=2-2-7 crew, gun=am-AT76L ca2    A1 US: 6-6-6    A9 German: 8-0', {
    ...mud({ year: 1944 }),
    columns: 12,
    rows: 20,
  })
  t.answer('move', stepOf(t, 'x', 'D9'))
  shell(t, 'gun', 'D9', { ammo: 'he' }).rolls(6, 5)
  expect(lastShot(t).labels).toEqual(expect.arrayContaining(['mud +1', 'FFMO: moving in Open Ground -1']))
})

test('AID-WX-34 small arms and shells in other terrain have nothing of it', () => {
  const fire = table('D3 US: a=6-6-6    D6 German: x=4-6-7', mud({ phase: 'prepFire', attacker: 'allied' }))
  expect(preview(fire, 'D6', 'a').modifiers).toEqual([])
  const gun = table('D3 US: c=2-2-7 crew, gun=am-AT76L ca2    D9 brush; German: x=4-6-7    A1 US: 6-6-6', {
    ...mud({ year: 1944, phase: 'prepFire', attacker: 'allied' }),
    columns: 12,
    rows: 20,
  })
  shell(gun, 'gun', 'D9', { ammo: 'he' }).rolls(6, 5)
  expect(lastShot(gun).labels).toEqual([])
})

test('AID-WX-35 residual fire is one column less', () => {
  const left = (modules: string[]) => {
    const t = table('D7 German: x=4-6-7    D3 US: a=6-6-6    A1 US: 6-6-6    A9 German: 8-0', { ...mud(), modules })
    t.answer('move', stepOf(t, 'x', 'D6'))
    shoot(t, 'D6', 'a').rolls(6, 5)
    return t.state.markers.find(({ kind }) => kind === 'residual')?.value
  }
  expect([left([]), left(['mud'])]).toEqual([2, 1])
})

test('AID-WX-70 Bog Checks have +1, but in a building', () => {
  const bog = (board: string, fields: object) => {
    const t = table(`${FAR}    D5 German: tank=ge-pzivh vca0 motion    ${board}`, mud())
    t.answer('move', act(t, 'drive', 'tank', { to: 'D4', ...fields })).rolls(1, 1)
    const event = t.game.events.map(({ event: each }) => each).find((each) => each.type === 'bogCheck')
    return event && 'modifiers' in event ? event.modifiers.find(({ rule }) => rule === 'E3.6')?.value : undefined
  }
  expect([bog('D4 woods', { pays: 'all' }), bog('D4 stone building', { pays: 'half' })]).toEqual([1, undefined])
})
