import { expect, test } from 'vitest'
import { preview } from '../../../test/fire.ts'
import { step, stepOf, walk } from '../../../test/moves.ts'
import { shotAt } from '../../../test/ordnance.ts'
import { type AslskTable, type TableOptions, table } from '../../../test/table.ts'
import { locationOf } from '../../map/location.ts'
import { canSee } from '../../map/los.ts'
import { positionOf } from '../../places/positions.ts'
import type { PlaceSpec } from '../../places/schema.ts'
import { hasAdvantage } from '../wall-bocage/advantage.ts'

const SPARE = '    A9 US: 8-0    H8 German: 8-0'
const PLACES: readonly PlaceSpec[] = [
  { type: 'foxhole', at: 'D5' },
  { type: 'trench', at: 'F5' },
  { type: 'trench', at: 'F4' },
  { type: 'sangar', at: 'B4' },
  { type: 'shellhole', at: 'D7' },
]
const on = (phase: TableOptions['phase'], more: TableOptions = {}): TableOptions => ({
  ...(phase ? { phase } : {}),
  attacker: 'allied',
  modules: ['entrenchments'],
  places: PLACES,
  columns: 9,
  rows: 9,
  ...more,
})
const position = (text: string, phase: TableOptions['phase'], more: TableOptions = {}) => table(text + SPARE, on(phase, more))
const into = (t: AslskTable, unit: string, kind?: string) => ({ type: 'entrench', unit: t.unit(unit), ...(kind ? { in: kind } : {}) })
const mf = (t: AslskTable, units: string, to: string) => (t.game.open[0]!.question.preview!(stepOf(t, units, to)) as { mf: number }).mf

test('AID-LOC-35 a foxhole is the same Location with its own TEM, for 1 MF after the hex has been entered and fired at', () => {
  const t = position('D4 US: a=6-6-6    D2 German: x=4-6-7, y=4-6-7', 'movement')
  t.answer('move', stepOf(t, 'a', 'D5'))
  expect(preview(t, 'D5', 'x').modifiers.map(({ label }) => label)).toEqual(['FFMO: moving in Open Ground', 'FFNAM: not Assault Movement'])
  while (t.asked.kind === 'firstFire') t.pass()
  t.answer('move', into(t, 'a', 'foxhole'))
  expect([t.u('a').spent, positionOf(t.u('a'))]).toEqual([4, 'foxhole'])
  expect(preview(t, 'D5', 'y').modifiers.map(({ label, value }) => `${label} ${value}`)).toEqual([
    'foxhole 2',
    'FFNAM: not Assault Movement -1',
  ])
})

test('AID-LOC-35 what lies in a foxhole is out of reach of those outside', () => {
  const t = position('D5 US: a=6-6-6 at-foxhole, g=MMG, b=6-6-6', 'movement')
  t.answer('move', { type: 'drop', weapon: t.weapon('g') })
  t.refuses('allied', { type: 'recover', unit: t.unit('b'), weapon: t.weapon('g') }, { rule: 'B27.4' })
  expect(t.game.problems('allied', { type: 'recover', unit: t.unit('a'), weapon: t.weapon('g') })).toEqual([])
})

test('AID-LOC-14 half squads in and out of an entrenchment do not recombine', () => {
  const asked = (word: string) =>
    position(`D5 US: 8-1, h=3-4-8 hs ${word}, i=3-4-8 hs    E7 US: 7-6-8`, 'rally', { step: 'rally.recombine' }).asked.kind
  expect(asked('')).toBe('recombine')
  expect(asked('at-foxhole')).not.toBe('recombine')
})

test('AID-LOC-36 in the Rout Phase the step out is one with the next hex, and so is the step in', () => {
  const t = table('D5 US: a=6-6-6 at-foxhole broken DM    D4 German: x=4-6-7    D8 woods', on('rout'))
  t.answer('rout', { type: 'rout', unit: t.unit('a'), to: 'D6' })
  t.saw({ type: 'routs', mf: 4 })
  const inside = table('D4 US: a=6-6-6 broken DM    D3 German: x=4-6-7', on('rout'))
  inside.answer('rout', { type: 'rout', unit: inside.unit('a'), to: 'D5' })
  inside.sawNo({ type: 'interdiction' })
  expect(positionOf(inside.u('a'))).toBe('foxhole')
})

test('AID-LOC-37 a foxhole has room for so many of each side', () => {
  const t = position('D5 US: a=6-6-6, b=6-6-6 at-foxhole; German: x=4-6-7 at-foxhole broken', 'movement')
  t.refuses('allied', into(t, 'a', 'foxhole'), { rule: 'B27.44' })
  const one = position('D5 US: a=6-6-6; German: x=4-6-7 at-foxhole broken', 'movement')
  expect(one.game.problems('allied', into(one, 'a', 'foxhole'))).toEqual([])
})

test('AID-LOC-38 from trench to trench it is 1 MF whatever the ground, twice that uphill', () => {
  const t = position('F5 US: a=6-6-6 at-trench, b=6-6-6    F4 woods', 'movement')
  expect([mf(t, 'a', 'F4'), mf(t, 'b', 'F4'), mf(t, 'a', 'F6')]).toEqual([2, 4, 4])
  const up = position('F5 US: a=6-6-6 at-trench    F4 level 1', 'movement')
  expect(mf(up, 'a', 'F4')).toBe(4)
})

test('AID-LOC-70 along a trench there is neither FFMO nor FFNAM', () => {
  const t = position('F5 US: a=6-6-6 at-trench    F1 German: x=4-6-7', 'movement')
  t.answer('move', stepOf(t, 'a', 'F4'))
  expect(preview(t, 'F4', 'x').modifiers.map(({ label }) => label)).toEqual(['trench'])
})

test('AID-LOC-71 along a trench concealment is kept without Assault Movement', () => {
  const t = position('F5 US: a=6-6-6 at-trench concealed, b=6-6-6 concealed    F1 German: x=4-6-7', 'movement')
  step(t, 'a', 'F4')
  expect(t.u('a').concealed).toBe(true)
  t.answer('move', { type: 'stop', units: [t.unit('a')] })
  step(t, 'b', 'F6')
  expect(t.u('b').concealed).toBeUndefined()
})

test('AID-LOC-53 a sangar holds one squad in all, and one Gun with a half squad or crew', () => {
  const t = position('B4 US: a=6-6-6, b=6-6-6 at-sangar', 'movement')
  t.refuses('allied', into(t, 'a', 'sangar'), { rule: 'F8.1' })
  const both = position('B4 US: a=6-6-6; German: x=4-6-7 at-sangar broken', 'movement')
  both.refuses('allied', into(both, 'a', 'sangar'), { rule: 'F8.1' })
})

test('AID-OAQ-19 out of an entrenchment of large weapons only mortars are fired, and out of a sangar one Gun', () => {
  const shot = (word: string, gun: string, target: 'itt' | 'att') => {
    const hex = word === 'sangar' ? 'B4' : 'D5'
    const t = position(`${hex} German: c=2-2-8 crew at-${word}, gun=${gun} ca5    ${hex[0]}1 US: y=6-6-6`, 'prepFire', { attacker: 'axis' })
    return t.game.problems('axis', shotAt(t, 'gun', `${hex[0]}1`, { target }))[0]?.rule
  }
  expect(shot('foxhole', 'ge-MTR81s', 'att')).not.toBe('B27.1')
  expect(shot('foxhole', 'ge-AT75L', 'itt')).toBe('B27.1')
  expect(shot('sangar', 'ge-AT75L', 'itt')).not.toBe('B27.1')
})

test('AID-LOC-55 to shellholes it is 1 MF in the open or 2 MF under cover; who begins there is covered; to leave costs nothing', () => {
  const open = position('D6 US: a=6-6-6    D4 German: x=4-6-7', 'movement')
  open.answer('move', stepOf(open, 'a', 'D7'))
  expect(preview(open, 'D7', 'x').modifiers.some(({ tags }) => tags?.includes('ffmo'))).toBe(true)
  const covered = position('D6 US: a=6-6-6    D4 German: x=4-6-7', 'movement')
  covered.answer('move', { type: 'duck', unit: covered.unit('a'), to: 'D7' })
  expect(covered.u('a').spent).toBe(4)
  expect(preview(covered, 'D7', 'x').modifiers.some(({ tags }) => tags?.includes('ffmo'))).toBe(false)
  while (covered.asked.kind === 'firstFire') covered.pass()
  expect(mf(covered, 'a', 'D8')).toBe(2)
})

test('AID-LOC-07 a step into a foxhole may be answered with fire', () => {
  const t = position('D5 US: a=6-6-6    D2 German: x=4-6-7', 'movement')
  t.answer('move', into(t, 'a', 'foxhole'))
  expect(t.asked).toMatchObject({ seat: 'axis', kind: 'firstFire' })
  walk(t, 'a')
})

test('AID-LOC-38 nor do a road, or a wall that the trench leads through, make a difference', () => {
  const road = position('F5 road N; US: a=6-6-6 at-trench    F4 woods; road S', 'movement')
  expect(mf(road, 'a', 'F4')).toBe(2)
  const walled = position('F5 US: a=6-6-6 at-trench, b=6-6-6', 'movement', {
    modules: ['entrenchments', 'wall-bocage'],
    hexsides: ['F5/F4 wall'],
  })
  expect([mf(walled, 'a', 'F4'), mf(walled, 'b', 'F4')]).toEqual([2, 4])
})

test('AID-WA-05 AID-WA-23 who is in an entrenchment holds no wall, though he had to before', () => {
  const holds = (word: string) => {
    const t = position(`D5 US: a=6-6-6 ${word}    D4 woods; German: x=4-6-7`, 'prepFire', {
      modules: ['entrenchments', 'wall-bocage'],
      hexsides: ['D5/D4 wall'],
    })
    return hasAdvantage(t.state, 'allied', locationOf(t.place('D5')))
  }
  expect([holds(''), holds('at-foxhole')]).toEqual([true, false])
})

test('AID-LOS-19 behind a wall the entrenched see no hex of their level but the next', () => {
  const sees = (word: string) => {
    const t = position(`D5 US: a=6-6-6 ${word}    D2 German: x=4-6-7`, 'prepFire', {
      modules: ['entrenchments', 'los-full'],
      hexsides: ['D5/D4 wall'],
    })
    return [t.place('D2'), t.place('D4')].map((hex) => canSee(t.state, locationOf(t.place('D5')), locationOf(hex)))
  }
  expect([sees(''), sees('at-foxhole')]).toEqual([
    [true, true],
    [false, true],
  ])
})
