import { expect, test } from 'vitest'
import { advanceOf } from '../../../test/close-combat.ts'
import { last, mayNot, shoot } from '../../../test/fire.ts'
import { shotAt } from '../../../test/ordnance.ts'
import { type AslskTable, type TableOptions, table } from '../../../test/table.ts'
import { advisor } from '../../advice/advisor.ts'
import { firepowerParts } from '../../fire/firepower.ts'
import { locationOf } from '../../map/location.ts'
import { canSee } from '../../map/los.ts'
import { nameOf, neighbours } from '../../map/terrain.ts'
import { blasts } from '../../ordnance/shaped.ts'
import type { PlaceSpec } from '../../places/schema.ts'
import type { Unit } from '../../state.ts'
import { lockInMelee } from '../../units/melee.ts'
import { emergenceModifiers } from './emergence.ts'
import { manholesOf, sewerBelow } from './location.ts'
import { isBlocked } from './rules.ts'
import { belowOf } from './state.ts'

const SPARE = '    A9 US: 8-0    L9 German: 8-0'
const MANHOLES: readonly PlaceSpec[] = [
  { type: 'sewers', side: 'allied' },
  { type: 'manhole', at: 'C3' },
  { type: 'manhole', at: 'F3' },
]
const on = (phase: TableOptions['phase'], more: TableOptions = {}): TableOptions => ({
  ...(phase ? { phase } : {}),
  attacker: 'allied',
  modules: ['sewers'],
  places: MANHOLES,
  columns: 12,
  rows: 9,
  ...more,
})
const position = (text: string, phase: TableOptions['phase'], more: TableOptions = {}) => table(text + SPARE, on(phase, more))
const below = (t: AslskTable, units: string, to: string) => ({ type: 'sewer', units: units.split(' ').map((name) => t.unit(name)), to })
const at = (t: AslskTable, unit: string) => nameOf(t.state, t.u(unit).at)
const endMove = (t: AslskTable) => t.answer('move', { type: 'end' })
const drm = (t: AslskTable) => {
  const [above, pipe] = [locationOf(t.place('F3')), sewerBelow(t.state, t.place('F3'))!]
  return emergenceModifiers(t.state, pipe, above).map(({ label, value }) => `${label} ${value}`)
}
/** A stack in the sewer under F3 at the end of its move, with the emergence dr. */
const emerging = (text: string, dr: number, more: TableOptions = {}) => {
  const t = position(`${text}    E3 US: a=6-6-6 in-sewer concealed    B8 US: b=6-6-6`, 'movement', more)
  return endMove(t.answer('move', below(t, 'a', 'F3 sewer')).rolls(3)).rolls(dr)
}

test('AID-LOC-54 AID-SEW-07 units on a manhole go below at the start of their move, for all of it, with no more than they carry easily', () => {
  const t = position('C3 US: a=6-6-6, b=7-4-7, g=MMG, h=HMG', 'movement')
  t.refuses('allied', below(t, 'b', 'E4 sewer'), { rule: 'B8.41', message: /carries too much/ })
  t.answer('move', below(t, 'a', 'E4 sewer')).rolls(3)
  expect([at(t, 'a'), t.u('a').moveEnded]).toEqual(['E4 sewer', true])
  const moved = position('C3 US: c=6-6-6', 'movement')
  moved.answer('move', { type: 'step', units: [moved.unit('c')], to: 'C4' })
  moved.refuses('allied', below(moved, 'c', 'E4 sewer'), { rule: 'B8.41' })
})

test('AID-SEW-01 the side that does not know them needs a leader along who passes a 4TC', () => {
  const t = position('C3 German: a=4-6-7, l=9-2', 'movement', { attacker: 'axis' })
  t.refuses('axis', below(t, 'a', 'E4 sewer'), { rule: 'B8.4', message: /Without a leader/ })
  t.answer('move', below(t, 'a l', 'E4 sewer')).rolls(3, 3)
  expect([at(t, 'a'), t.u('a').moveEnded]).toEqual(['C3', true])
  const found = position('C3 German: a=4-6-7, l=9-2', 'movement', { attacker: 'axis' })
  found
    .answer('move', below(found, 'a l', 'E4 sewer'))
    .rolls(3, 2)
    .rolls(1)
  expect(at(found, 'a')).toBe('E4 sewer')
})

test('AID-SEW-02 only Good Order Infantry goes below', () => {
  const t = position('C3 US: a=6-6-6 broken, b=6-6-6', 'movement')
  t.refuses('allied', below(t, 'a', 'E4 sewer'), {})
  const tank = position('C3 German: tank=ge-pzivh vca0', 'movement', { attacker: 'axis' })
  tank.refuses('axis', below(tank, 'tank', 'E4 sewer'), {})
})

test('AID-SEW-03 a manhole is where the scenario has one, and at paved crossroads of three hexsides where it says so', () => {
  const t = position('C3 US: a=6-6-6', 'movement')
  const { map, scenario } = t.state.setting
  expect(manholesOf(scenario, map).map((hex) => map.grid.idOf(hex))).toEqual(['C3', 'F3'])
  const crossing = { ...scenario, places: [{ type: 'sewers' as const, crossroads: true }] }
  const roads = Object.create(map, {
    hasRoad: { value: (hex: number, side: number) => hex === 7 && side % 2 === 0 },
    hexes: { value: map.hexes },
  })
  expect(manholesOf(crossing, roads)).toEqual([7])
})

test('AID-SEW-04 AID-SEW-20 who is below is concealed, and seen only from the same sewer, the next, and through the manhole above', () => {
  const t = position('C3 US: a=6-6-6    D3 German: x=4-6-7', 'movement')
  t.answer('move', below(t, 'a', 'F3 sewer')).rolls(3)
  expect(t.u('a').concealed).toBe(true)
  const sees = (from: string) => canSee(t.state, t.place(from), t.u('a').at)
  expect([sees('F3'), sees('F4'), sees('F4 sewer'), sees('F5 sewer'), sees('G4')]).toEqual([true, false, true, false, false])
})

test('AID-SEW-05 all fire below is at point blank and at -2, from the next sewer and in the same, in any phase', () => {
  const t = position('F3 US: a=6-6-6 in-sewer concealed    F4 German: y=4-6-7 in-sewer concealed', 'advancingFire')
  shoot(t, 'F4 sewer', 'a').rolls(6, 6)
  // 6 FP doubled, halved in this phase and once more at a concealed target, and one for Assault Fire
  expect([last(t).fp, last(t).labels]).toEqual([4, ['in the sewers -2']])
  const here = position('F3 US: a=6-6-6 in-sewer concealed; German: x=4-6-7', 'advancingFire')
  const firers = [{ unit: here.unit('a'), inherent: true, weapons: [] }]
  const attack = {
    when: 'prepFire',
    means: 'fire',
    by: 'allied',
    at: here.u('a').at,
    targets: [],
    firers,
    directors: [],
    expenditure: null,
  } as const
  expect(firepowerParts(here.state, attack, 'unbroken')[0]!.fp64).toBe(12 * 64)
})

test('AID-SEW-27 EX-AID-95 a final dr of 7 and they are found: fired at from the manhole as if they were not concealed, which they still are', () => {
  const t = emerging('F3 German: x=4-6-7', 6)
  t.saw({ type: 'sewers:emergence', of: { die: 6, final: 7, result: 'discovered' } })
  shoot(t, 'F3 sewer', 'x').rolls(6, 6)
  expect(last(t).fp).toBe(8)
  expect(t.u('a').concealed).toBe(true)
})

test('AID-SEW-06 who breaks below is eliminated', () => {
  const t = emerging('F3 German: x=4-6-7', 6)
  shoot(t, 'F3 sewer', 'x').rolls(3, 3).rolls(6, 5)
  expect(t.u('a').at).toBeLessThan(-2)
})

test('AID-SEW-08 as a whole stack, within three hexes, not under water nor to an enemy', () => {
  const t = position('E3 US: a=6-6-6 in-sewer concealed, b=7-4-7 in-sewer concealed    D4 German: x=4-6-7 in-sewer concealed', 'movement', {
    places: [
      { type: 'sewers', side: 'allied', water: ['E5'] },
      { type: 'manhole', at: 'C3' },
      { type: 'manhole', at: 'F3' },
    ],
  })
  t.refuses('allied', below(t, 'a', 'F3 sewer'), { rule: 'B8.41', message: /whole stack/ })
  t.refuses('allied', below(t, 'a b', 'I3 sewer'), { rule: 'B8.41', message: /within 3/ })
  t.refuses('allied', below(t, 'a b', 'E5 sewer'), { rule: 'B8.41', message: /ends in a sewer/ })
  t.refuses('allied', below(t, 'a b', 'D4 sewer'), { rule: 'B8.41', message: /enemies/ })
  expect(t.game.problems('allied', below(t, 'a b', 'F3 sewer'))).toEqual([])
})

test('AID-ASOP-102 AID-SEW-09 at the end of the Movement Phase a dr of 4 or less lets them advance up', () => {
  const t = emerging('', 4)
  t.saw({ type: 'sewers:emergence', of: { die: 4, result: 'emerging' } })
  while (t.asked.kind !== 'advance') t.pass()
  t.answer('advance', advanceOf(t, 'F3', 'a'))
  expect(at(t, 'a')).toBe('F3')
})

test('AID-SEW-26 a dr of 5 or 6 keeps them below, and nobody fires at them', () => {
  const t = emerging('H3 German: x=4-6-7', 6)
  t.saw({ type: 'sewers:emergence', of: { result: 'waits' } })
  while (t.asked.kind !== 'advance') t.pass()
  t.refuses('allied', advanceOf(t, 'F3', 'a'), { rule: 'B8.42' })
})

test('AID-SEW-10 a friend in the manhole Location is -1', () => {
  expect(drm(position('F3 US: b=6-6-6; US: a=6-6-6 in-sewer concealed    F5 German: x=4-6-7', 'movement'))).toEqual(['friends above -1'])
})

test('AID-SEW-28 -1 in a building without enemies, or outside where nobody watches or every LOS is hindered by two', () => {
  const labels = (text: string) => drm(position(`F3 ${text}`, 'movement'))
  expect(labels('stone building; US: a=6-6-6 in-sewer concealed    F5 German: x=4-6-7')).toEqual(['nobody watches -1'])
  expect(labels('US: a=6-6-6 in-sewer concealed    F5 German: x=4-6-7')).toEqual([])
  const hindered = (by: string) => drm(table(`F3 US: a=6-6-6 in-sewer concealed    F4 ${by}    F5 German: x=4-6-7`, on('movement')))
  expect([hindered('grain'), hindered('smoke 2')]).toEqual([[], ['nobody watches -1']])
})

test('AID-SEW-29 the lost add one', () => {
  const t = position('F3 US: a=6-6-6 in-sewer concealed    F5 German: x=4-6-7', 'movement', { kept: { sewers: { lost: ['F3 sewer'] } } })
  expect(drm(t)).toEqual(['lost 1'])
})

test('AID-SEW-30 each Good Order enemy MMC above adds one', () => {
  const t = position('F3 US: a=6-6-6 in-sewer concealed; German: x=4-6-7, y=4-6-7, z=4-6-7 broken, 8-0', 'movement')
  expect(drm(t)).toEqual(['enemies above 2'])
})

test('AID-SEW-31 enemies in the next sewer add one', () => {
  const t = position('F3 US: a=6-6-6 in-sewer concealed    F4 German: y=4-6-7 in-sewer concealed    F5 German: x=4-6-7', 'movement')
  expect(drm(t)).toEqual(['enemies in the next sewer 1'])
})

test('EX-AID-67 a dr of 5: the lost under an empty building wait, two squads above find them, a friend above helps them up', () => {
  const result = (t: AslskTable) => t.game.events.flatMap(({ event }) => (event.type === 'sewers:emergence' ? [event.of] : []))[0]
  const lost = position('F3 stone building    E3 US: a=6-6-6 in-sewer concealed    F5 German: x=4-6-7    B8 US: b=6-6-6', 'movement')
  lost
    .answer('move', below(lost, 'a', 'E4 sewer'))
    .rolls(6)
    .answer('choice', { type: 'mislead', to: 'F3 sewer' })
  expect(result(endMove(lost).rolls(5))).toMatchObject({ final: 5, result: 'waits' })
  expect(result(emerging('F3 German: x=4-6-7, y=4-6-7', 5))).toMatchObject({ final: 7, result: 'discovered' })
  expect(result(emerging('F3 US: c=6-6-6    F5 German: x=4-6-7', 5))).toMatchObject({ final: 4, result: 'emerging' })
})

test('AID-SEW-11 AID-OAQ-29 below one fires at the next sewer in the Defensive and Advancing Fire Phases, and up only when discovered', () => {
  const text = 'F3 US: a=6-6-6 in-sewer concealed; German: x=4-6-7    F4 German: y=4-6-7 in-sewer concealed'
  const prep = position(text, 'prepFire')
  mayNot(prep, 'F4 sewer', 'a', { rule: 'B8.43' })
  const t = position(text, 'advancingFire')
  mayNot(t, 'F3', 'a', { rule: 'B8.42' })
  shoot(t, 'F4 sewer', 'a').rolls(6, 6)
  const found = position(text, 'advancingFire', { kept: { sewers: { discovered: ['F3 sewer'] } } })
  shoot(found, 'F3', 'a').rolls(6, 6)
})

test('AID-SEW-12 they come up concealed, also to enemies, but not into a fortified building', () => {
  const up = (text: string, more: TableOptions = {}) =>
    position(`F3 ${text}`, 'advance', { kept: { sewers: { emerging: ['F3 sewer'] } }, ...more })
  const t = up('US: a=6-6-6 in-sewer concealed; German: x=4-6-7    F6 German: 4-6-7')
  t.answer('advance', advanceOf(t, 'F3', 'a'))
  expect([at(t, 'a'), t.u('a').concealed]).toEqual(['F3', true])
  const held = up('stone building; US: a=6-6-6 in-sewer concealed', { places: [...MANHOLES, { type: 'fortified', at: 'F3' }] })
  held.refuses('allied', advanceOf(held, 'F3', 'a'), { rule: 'B8.44' })
})

test('AID-SEW-13 nobody is held in Melee below', () => {
  const t = position('F3 US: a=6-6-6 in-sewer; German: x=4-6-7 in-sewer', 'closeCombat')
  const g = { state: t.state, emit: () => undefined } as never
  lockInMelee(g, t.u('a').at)
  expect([t.u('a').melee, t.u('x').melee]).toEqual([false, false])
})

test('AID-SEW-15 in and out lead manholes alone', () => {
  const t = position('D3 US: a=6-6-6', 'movement')
  t.refuses('allied', below(t, 'a', 'E4 sewer'), { rule: 'B8.4', message: /no manhole/ })
  const up = position('E3 US: a=6-6-6 in-sewer concealed', 'advance', { kept: { sewers: { emerging: ['E3 sewer'] } } })
  up.refuses('allied', advanceOf(up, 'E3', 'a'), {})
})

test('AID-SEW-16 sewers are never overstacked', () => {
  const t = position('C3 US: a=6-6-6    F3 US: 6-6-6 in-sewer concealed, 6-6-6 in-sewer concealed, 6-6-6 in-sewer concealed', 'movement')
  t.refuses('allied', below(t, 'a', 'F3 sewer'), { rule: 'A5.1' })
})

test('AID-SEW-17 rubble closes a manhole; the sewer is still there', () => {
  const places: readonly PlaceSpec[] = [...MANHOLES, { type: 'rubble', at: 'C3' }]
  const t = position('C3 US: a=6-6-6    F3 US: b=6-6-6', 'movement', { places })
  t.refuses('allied', below(t, 'a', 'E4 sewer'), { rule: 'B8.4', message: /blocked/ })
  expect(t.game.problems('allied', below(t, 'b', 'C3 sewer'))).toEqual([])
  const up = position('C3 US: a=6-6-6 in-sewer concealed', 'advance', { places, kept: { sewers: { emerging: ['C3 sewer'] } } })
  up.refuses('allied', advanceOf(up, 'C3', 'a'), { rule: 'B8.4' })
})

test('AID-SEW-17 so does a house that comes down on it in play', () => {
  const t = position('C3 stone building; US: a=6-6-6    F3 US: b=6-6-6', 'movement')
  const { at } = t.u('a')
  expect([isBlocked(t.state, at), isBlocked({ ...t.state, collapsed: [at] }, at)]).toEqual([false, true])
})

test('AID-SEW-18 a charge that brings down the vault kills all below', () => {
  const t = position('F3 US: a=6-6-6 in-sewer concealed, b=7-4-7 in-sewer concealed; German: x=4-6-8 cx, d=DC', 'prepFire', {
    attacker: 'axis',
    modules: ['sewers', 'thrown-charges'],
  })
  t.answer('prepFire', { type: 'throwDc', unit: t.unit('x'), weapon: t.weapon('d'), at: 'F3 sewer' }).rolls(2, 3)
  t.rolls(1, 1).rolls(1, 1).rolls(1, 1).rolls(1, 1)
  expect([t.u('a').at < -2, t.u('b').at < -2]).toEqual([true, true])
})

test('AID-SEW-19 sewers lead to sewers and up, to nothing else below', () => {
  const t = position('F3 US: a=6-6-6 in-sewer concealed', 'movement', {
    modules: ['sewers', 'pillboxes'],
    places: [...MANHOLES, { type: 'pillbox', at: 'F3', spine: 0, ca: 3, nca: 5 }],
  })
  const names = neighbours(t.state, t.u('a').at).map((each) => nameOf(t.state, each))
  expect(names.filter((name) => !name.endsWith('sewer'))).toEqual(['F3'])
})

test('AID-SEW-21 neither vehicles nor shells fire below', () => {
  const t = position('F3 US: a=6-6-6 in-sewer concealed; German: x=2-2-8 crew, g=ge-MTR81s ca0, tank=ge-pzivh vca0', 'defensiveFire', {
    kept: { sewers: { discovered: ['F3 sewer'] } },
  })
  t.refuses('axis', shotAt(t, 'g', 'F3 sewer', { target: 'att' }), { rule: 'B8.42' })
  const shots = t
    .candidates()
    .filter((each) => (each as { at?: string; type: string }).at === 'F3 sewer' && (each as { type: string }).type !== 'fire')
  expect(shots).toEqual([])
})

test('AID-SEW-22 a rocket fired below endangers whoever is there, as in a building', () => {
  const t = position('F3 US: a=6-6-6 in-sewer concealed, b=6-6-6', 'prepFire')
  const by = (crew: Unit) =>
    ({ by: { kind: 'crew', crew, barrel: { shaped: { backblast: true } } } }) as unknown as Parameters<typeof blasts>[1]
  expect([blasts(t.state, by(t.u('a'))), blasts(t.state, by(t.u('b')))]).toEqual([true, false])
})

test('AID-SEW-23 EX-AID-94 who does not move on below is eliminated, and who can’t go anywhere too', () => {
  const t = position('F3 US: a=6-6-6 in-sewer concealed    B8 US: b=6-6-6', 'rally')
  while (t.asked.kind !== 'move') t.pass()
  endMove(t)
  expect(t.u('a').at).toBeLessThan(-2)
})

test('AID-SEW-24 on a dr of 6 they are lost, and the DEFENDER says where they are', () => {
  const t = position('C3 US: a=6-6-6    H8 German: x=4-6-7', 'movement')
  t.answer('move', below(t, 'a', 'F3 sewer')).rolls(6)
  expect(t.asked).toMatchObject({ seat: 'axis', kind: 'choice' })
  t.answer('choice', { type: 'mislead', to: 'C6 sewer' })
  expect([at(t, 'a'), belowOf(t.state).lost]).toEqual(['C6 sewer', [t.u('a').at]])
})

test('AID-SEW-25 a lost stack that rolls 5 or less is on course again', () => {
  const t = position('E3 US: a=6-6-6 in-sewer concealed    H8 German: x=4-6-7', 'movement', { kept: { sewers: { lost: ['E3 sewer'] } } })
  t.answer('move', below(t, 'a', 'F3 sewer')).rolls(5)
  expect([at(t, 'a'), belowOf(t.state).lost]).toEqual(['F3 sewer', undefined])
})

test('AID-SEW-32 who left an Encircled Location comes up pinned and CX', () => {
  const t = position('F3 US: a=6-6-6 in-sewer concealed', 'advance', {
    kept: { sewers: { emerging: ['F3 sewer'], encircled: ['F3 sewer'] } },
  })
  t.answer('advance', advanceOf(t, 'F3', 'a'))
  expect([t.u('a').pinned, t.u('a').cx]).toEqual([true, true])
})

test('AID-SEW-33 they may advance into Close Combat in the next sewer, and only for that', () => {
  const t = position('F3 US: a=6-6-6 in-sewer concealed    F4 German: y=4-6-7 in-sewer concealed', 'advance')
  expect(t.game.problems('allied', advanceOf(t, 'F4 sewer', 'a'))).toEqual([])
  t.refuses('allied', advanceOf(t, 'F2 sewer', 'a'), { rule: 'B8.44' })
})

test('AID-SEW-34 after a fight below they must move on, to another sewer', () => {
  const t = position('F3 US: a=6-6-6 in-sewer concealed; German: x=4-6-7 in-sewer concealed', 'movement')
  t.refuses('allied', below(t, 'a', 'F3 sewer'), { rule: 'B8.41' })
  t.answer('move', below(t, 'a', 'F4 sewer')).rolls(2)
  expect(at(t, 'a')).toBe('F4 sewer')
})

test('AID-LOC-12 enemies below deny nobody the hex', () => {
  const t = position('F2 US: a=6-6-6    F3 German: x=4-6-7 in-sewer concealed', 'movement', { control: { axis: ['F3'] } })
  t.answer('move', { type: 'step', units: [t.unit('a')], to: 'F3' })
  expect(t.state.control[t.place('F3')]).toBe('allied')
})

test('a planner moves on whoever is below', () => {
  const t = position('E3 US: a=6-6-6 in-sewer concealed', 'movement', {
    victory: { side: 'allied', text: 'Take K3.', condition: { type: 'control', hexes: ['K3'] } },
  })
  const worth = advisor.judge(t.state, 'allied', t.game.open[0]!)
  expect(worth(below(t, 'a', 'F3 sewer'))).toBeGreaterThan(worth({ type: 'end' }))
})
