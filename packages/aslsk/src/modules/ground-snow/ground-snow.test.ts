import { expect, test } from 'vitest'
import { step, stepOf } from '../../../test/moves.ts'
import { complaints, testScenario } from '../../../test/scenario.ts'
import { type AslskTable, type TableOptions, table } from '../../../test/table.ts'
import { go, mp } from '../../../test/vehicles.ts'
import { environmentOf } from '../../environment/environment.ts'
import { sight } from '../../map/los.ts'

const snow = (more: TableOptions = {}): TableOptions => ({
  phase: 'movement',
  attacker: 'axis',
  columns: 9,
  rows: 9,
  year: 1942,
  month: 1,
  modules: ['ground-snow'],
  ...more,
})
const plowed: TableOptions = snow({ kept: { environment: { plowed: true } } })
const FAR = 'A9 US: 7-4-7    A1 German: own=4-6-7'

/** What it costs a squad to go from D5 to D4, in MF. */
function walking(board: string, options: TableOptions): number {
  const t = table(`${FAR}    D5 German: x=4-6-7    ${board}`, options)
  return (t.game.open[0]!.question.preview!(stepOf(t, 'x', 'D4')) as { mf: number }).mf / 2
}

/** What it costs a vehicle to drive from D5 to D4, in MP. */
function driving(vehicle: string, board: string, options: TableOptions): number {
  const t = table(`${FAR}    D5 German: tank=${vehicle} vca0 motion    ${board}`, options)
  go(t, 'drive', 'tank', { to: 'D4' })
  return mp(t, 'tank')
}
const CAR = 'ge-psw222'
const ROAD = 'D5 road N    D4 road S'

test('AID-WX-14 AID-ASOP-028 everything is wet', () => {
  expect(environmentOf(table(FAR, snow()).state)).toMatchObject({ ground: 'groundSnow', ec: 'wet' })
})

test('AID-WX-16 marsh is Open Ground: one may enter it, and it hinders no LOS', () => {
  expect(walking('D4 marsh', snow())).toBe(1)
  const hindrance = (modules: string[]) => {
    const t = table('B2 US: 6-6-6    B4 marsh    B6 German: 4-6-7', { ...snow(), modules })
    return sight(t.state, t.place('B2'), t.place('B6')).hindrance
  }
  expect([hindrance([]), hindrance(['ground-snow'])]).toEqual([1, 0])
})

test('AID-WX-18 each level up or down costs men one MF more, but on a plowed road', () => {
  expect([walking('D4 level 1', snow({ modules: [] })), walking('D4 level 1', snow())]).toEqual([2, 3])
  expect(walking('D5 level 1', snow())).toBe(2)
  const hill = 'D5 road N    D4 level 1; road S'
  expect([walking(hill, snow()), walking(hill, plowed)]).toEqual([3, 2])
})

test('AID-WX-19 only a plowed road gives the road bonus', () => {
  const road = 'D9 road N; German: x=4-6-7    D8 road N S    D7 road N S    D6 road N S    D5 road N S    D4 road N S    D3 road S'
  const steps = (options: TableOptions) => {
    const t = table(`A9 US: 7-4-7    A1 German: own=4-6-7    ${road}`, options)
    for (const hex of ['D8', 'D7', 'D6', 'D5']) step(t, 'x', hex)
    return t.game.open[0]!.question.kind === 'move' && t.game.problems('axis', stepOf(t, 'x', 'D4')).length === 0
  }
  expect([steps(snow()), steps(plowed), steps(snow({ modules: [] }))]).toEqual([false, true, true])
})

test('AID-WX-20 a road takes a whole MP of a vehicle that is open, plowed or not', () => {
  const drive = (options: TableOptions) => driving('ge-pzivh CE', ROAD, options)
  expect([drive(snow({ modules: [] })), drive(snow()), drive(plowed)]).toEqual([0.5, 1, 1])
})

test('EX-AID-91 AID-WX-21 wheels pay one MP more for every hexside, even on plowed roads; tracks do not', () => {
  expect([driving(CAR, '', snow({ modules: [] })), driving(CAR, '', snow())]).toEqual([3, 4])
  expect([driving(`${CAR} CE`, ROAD, plowed), driving('ge-pzivh', '', snow())]).toEqual([2, 1])
})

const drifted = (side: string, more: TableOptions = {}) => snow({ kept: { environment: { drifts: [side] } }, ...more })

test('EX-AID-93 AID-WX-22 AID-WX-23 over a drift goes only who has all his MF, and they are spent; elsewhere nothing changes', () => {
  const t = table(`${FAR}    D6 German: x=4-6-7, y=4-6-7    D8 German: z=4-6-7`, drifted('D5-D6'))
  step(t, 'x', 'D5')
  expect(t.u('x')).toMatchObject({ spent: 8 })
  t.refuses('axis', stepOf(t, 'x', 'D4'), { message: /./ })
  step(t, 'z', 'D7')
  step(t, 'z', 'D6')
  t.refuses('axis', stepOf(t, 'z', 'D5'), { rule: 'E3.75', message: /^A snow drift takes all the MF/ })
  expect(walking('', drifted('D5-E5'))).toBe(1)
})

test('AID-WX-22 a drift that is no hexside of the map is refused with its name', () => {
  const said = (drifts: string[]) => complaints(testScenario({ modules: ['ground-snow'], environment: { drifts } }))
  expect(said(['B2-B3'])).toEqual([])
  expect(said(['B2-B5', 'Z9-B2'])).toEqual([
    'A snow drift lies between B2-B5, which share no hexside.',
    "A snow drift lies at 'Z9', which the map does not have.",
  ])
})

test('EX-AID-93 AID-WX-24 within one building a drift is no obstacle', () => {
  const inside = (joined: boolean) =>
    walking('D5 stone building    D4 stone building', { ...drifted('D4-D5'), ...(joined ? { joined: ['D4 D5'] } : {}) })
  expect(inside(true)).toBe(2)
})

test('AID-WX-64 a vehicle gives all its MP for a drift, and makes a Bog Check with +2', () => {
  const t = table(`${FAR}    D5 German: tank=ge-pzivh vca0 motion`, drifted('D4-D5'))
  t.answer('move', { type: 'drive', unit: t.unit('tank'), to: 'D4', pays: 'all' }).rolls(4, 4)
  t.saw({
    type: 'bogCheck',
    bogs: false,
    modifiers: [{ label: 'normal ground pressure' }, { rule: 'E3.75', label: 'a snow drift', value: 2 }],
  })
  expect(mp(t, 'tank')).toBe(t.state.setting.pack.ordnance.vehicles.get('ge-pzivh')!.mp)
})

test('AID-WX-65 behind a drift one has the +1 of a hedge, and is not in the open', () => {
  const drm = (from: string) => {
    const t = table(`D2 German: a=4-6-7    D5 Russian: x=4-4-7    H9 Russian: own=4-4-7    ${from === 'D2' ? '' : 'H5 German: b=4-6-7'}`, {
      ...drifted('D4-D5'),
      phase: 'prepFire',
    })
    return labels(t, from === 'D2' ? 'a' : 'b')
  }
  expect(drm('D2')).toEqual(['snow drift'])
  expect(drm('H5')).toEqual([])
})

function labels(t: AslskTable, firer: string): string[] {
  const { modifiers } = t.game.open[0]!.question.preview!({
    type: 'fire',
    at: 'D5',
    firers: [{ unit: t.unit(firer), inherent: true, weapons: [] }],
    directors: [],
  }) as { modifiers: { label: string }[] }
  return modifiers.map(({ label }) => label)
}
