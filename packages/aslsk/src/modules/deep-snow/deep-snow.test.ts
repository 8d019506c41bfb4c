import { expect, test } from 'vitest'
import { preview, shoot } from '../../../test/fire.ts'
import { step, stepOf } from '../../../test/moves.ts'
import { lastShot, mayNotShell, shell } from '../../../test/ordnance.ts'
import { type TableOptions, table } from '../../../test/table.ts'
import { act, go, mp } from '../../../test/vehicles.ts'
import { environmentOf } from '../../environment/environment.ts'
import { locationOf } from '../../map/location.ts'
import { sight } from '../../map/los.ts'
import type { AslskState } from '../../state.ts'
import { everyHexside } from './rules.ts'

const snow = (more: TableOptions = {}): TableOptions => ({
  phase: 'movement',
  attacker: 'axis',
  columns: 9,
  rows: 9,
  year: 1943,
  month: 1,
  modules: ['deep-snow'],
  ...more,
})
const plowed: TableOptions = snow({ kept: { environment: { plowed: true } } })
const FAR = 'A9 US: 7-4-7    A1 German: own=4-6-7'
const ROAD = 'D5 road N    D4 road S'
const CAR = 'ge-psw222'

function walking(board: string, options: TableOptions = snow()): number {
  const t = table(`${FAR}    D5 German: x=4-6-7    ${board}`, options)
  return (t.game.open[0]!.question.preview!(stepOf(t, 'x', 'D4')) as { mf: number }).mf / 2
}

function driving(vehicle: string, board: string, options: TableOptions = snow()): number {
  const t = table(`${FAR}    D5 German: tank=${vehicle} vca0 motion    ${board}`, options)
  go(t, 'drive', 'tank', { to: 'D4' })
  return mp(t, 'tank')
}

test('AID-WX-38 the EC are Snow', () => {
  expect(environmentOf(table(FAR, snow()).state)).toMatchObject({ ground: 'deepSnow', ec: 'snow' })
})

test('AID-WX-40 marsh and brush lie under it', () => {
  expect([walking('D4 marsh'), walking('D4 brush'), walking('D4 brush', snow({ modules: ['ground-snow'] }))]).toEqual([1.5, 1.5, 2])
  const t = table('B2 US: 6-6-6    B4 brush    B6 German: 4-6-7', snow())
  expect(sight(t.state, t.place('B2'), t.place('B6')).hindrance).toBe(0)
})

test('EX-AID-92 AID-WX-46 AID-WX-47 half a MF more for a hexside but into woods and buildings, and one for each level', () => {
  expect([walking(''), walking('D4 woods'), walking('D4 stone building')]).toEqual([1.5, 2, 2])
  expect(walking('D4 level 1')).toBe(3.5)
  expect([walking(ROAD), walking(ROAD, plowed)]).toEqual([1.5, 1])
  const hill = 'D5 road N    D4 level 1; road S'
  expect([walking(hill), walking(hill, plowed)]).toEqual([3.5, 2])
})

test('AID-WX-48 the road bonus is for plowed roads alone', () => {
  const road = 'D9 road N; German: x=4-6-7    D8 road N S    D7 road N S    D6 road N S    D5 road N S    D4 road S'
  const fifth = (options: TableOptions) => {
    const t = table(`A9 US: 7-4-7    A1 German: own=4-6-7    ${road}`, options)
    for (const hex of ['D8', 'D7', 'D6', 'D5']) if (t.game.problems('axis', stepOf(t, 'x', hex)).length === 0) step(t, 'x', hex)
    return [t.state.setting.map.grid.idOf(t.u('x').at), t.game.problems('axis', stepOf(t, 'x', 'D4')).length]
  }
  expect(fifth(plowed)).toEqual(['D5', 0])
  expect(fifth(snow())[0]).toBe('D7') // 1½ MF a hex, and no bonus for a third
})

test('AID-WX-49 AID-WX-80 AID-WX-81 a road takes a whole MP; off plowed roads tracks pay one more, wheels two', () => {
  expect([driving('ge-pzivh CE', ROAD, plowed), driving('ge-pzivh', ''), driving(CAR, '')]).toEqual([1, 2, 5])
  expect([driving(`${CAR} CE`, ROAD, plowed), driving(`${CAR} CE`, ROAD)]).toEqual([1, 3])
})

test('AID-WX-42 Smoke is thrown and fired only into buildings', () => {
  const t = table('C2 US: a=6-6-6    C3 stone building    A9 US: 8-0    A1 German: 4-6-7', snow({ attacker: 'allied' }))
  const smoke = (to: string) => t.game.problems('allied', { type: 'smoke', unit: t.unit('a'), to })
  expect(smoke('C2')).toMatchObject([{ rule: 'E3.73' }])
  expect(smoke('C3')).toEqual([])
  const gun = table(
    'D1 US: c=2-2-7 crew, m=am-MTR81s ca2    D8 German: x=4-6-7    E1 US: 6-6-6',
    snow({ attacker: 'allied', phase: 'prepFire', year: 1944 }),
  )
  mayNotShell(gun, 'm', 'D8', { rule: 'E3.73' }, { target: 'att', ammo: 'wp' })
})

const shelled = (board: string, modules: string[]) => {
  const t = table(`A1 German: spare=4-6-7    D3 German: c=2-2-8 crew, gun=ge-AT75L ca2    D9 US: x=6-6-6    ${board}`, {
    ...snow({ phase: 'prepFire' }),
    modules,
    columns: 12,
    rows: 20,
  })
  shell(t, 'gun', 'D9', { ammo: 'he' }).rolls(5, 6)
  return lastShot(t).labels
}

test('AID-WX-43 AID-WX-74 AID-WX-75 shells burst muffled in the open, on unplowed roads too; who has other cover has no more', () => {
  expect(shelled('', [])).toEqual([])
  expect(shelled('', ['deep-snow'])).toEqual(['deep snow +1'])
  expect(shelled('D9 road N S', ['deep-snow'])).toEqual(['deep snow +1'])
  expect(shelled('D9 woods', ['deep-snow'])).toEqual(['woods in D9 +1'])
})

test('AID-WX-43 small arms do not care', () => {
  const t = table('D3 US: a=6-6-6    D6 German: x=4-6-7', snow({ phase: 'prepFire', attacker: 'allied' }))
  expect(preview(t, 'D6', 'a').modifiers).toEqual([])
})

test('AID-WX-44 residual fire is one column less, and the preview says so', () => {
  const left = (modules: string[]) => {
    const t = table('D7 German: x=4-6-7    D3 US: a=6-6-6    A1 US: 6-6-6    A9 German: 8-0', { ...snow(), modules })
    t.answer('move', stepOf(t, 'x', 'D6'))
    const { residual } = (preview(t, 'D6', 'a') as unknown as { leaves: { residual: number } }).leaves
    shoot(t, 'D6', 'a').rolls(6, 5)
    return [residual, t.state.markers.find(({ kind }) => kind === 'residual')?.value]
  }
  expect([left([]), left(['deep-snow'])]).toEqual([
    [2, 2],
    [1, 1],
  ])
})

test('AID-WX-76 moving in the open under shells is FFMO all the same', () => {
  const t = table('D10 German: x=4-6-7    D3 US: c=2-2-7 crew, gun=am-AT76L ca2    A1 US: 6-6-6    A9 German: 8-0', {
    ...snow({ year: 1944 }),
    columns: 12,
    rows: 20,
  })
  t.answer('move', stepOf(t, 'x', 'D9'))
  shell(t, 'gun', 'D9', { ammo: 'he' }).rolls(6, 5)
  expect(lastShot(t).labels).toEqual(expect.arrayContaining(['deep snow +1', 'FFMO: moving in Open Ground -1']))
})

test('AID-WX-73 Bog Checks have +2, but in a building or on a plowed road', () => {
  const bog = (board: string, fields: object) => {
    const t = table(`${FAR}    D5 German: tank=ge-pzivh vca0 motion    ${board}`, snow())
    t.answer('move', act(t, 'drive', 'tank', { to: 'D4', ...fields })).rolls(1, 1)
    const event = t.game.events.map(({ event: each }) => each).find((each) => each.type === 'bogCheck')
    return event && 'modifiers' in event ? event.modifiers.find(({ rule }) => rule === 'E3.73')?.value : undefined
  }
  expect([bog('D4 woods', { pays: 'all' }), bog('D4 stone building', { pays: 'half' })]).toEqual([2, undefined])
})

test('AID-WX-47 into rubble it is no dearer than it was, as into a building', () => {
  const t = table('A9 US: 7-4-7    D5 US: a=6-6-6    D4 stone building    H8 German: x=4-6-7', {
    ...{ phase: 'movement', attacker: 'allied', columns: 9, rows: 9, modules: ['deep-snow', 'fire'] },
  })
  const { at } = t.u('a')
  const to = locationOf(t.place('D4'))
  const snow = (s: AslskState) => everyHexside(s, t.u('a'), at, to, 'terrain')
  expect([snow(t.state), snow({ ...t.state, collapsed: [to] })]).toEqual([undefined, undefined])
})
