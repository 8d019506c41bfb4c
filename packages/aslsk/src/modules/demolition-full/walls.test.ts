import { expect, test } from 'vitest'
import { being, placeAt, throwAt, toTheBang } from '../../../test/charges.ts'
import { advanceOf } from '../../../test/close-combat.ts'
import { attacks, last } from '../../../test/fire.ts'
import { fogTable } from '../../../test/fog-table.ts'
import { hold, stepOf } from '../../../test/moves.ts'
import { type AslskTable, type TableOptions, table } from '../../../test/table.ts'
import { figureBlow } from '../../fire/blow.ts'
import { canSee } from '../../map/los.ts'
import { barred, isBreached, isRoadblock } from './walls.ts'

const SPARE = '    A9 US: 8-0    H9 German: 8-0'
const on = (phase: TableOptions['phase'], more: TableOptions = {}): TableOptions => ({
  ...(phase ? { phase } : {}),
  attacker: 'allied',
  modules: ['demolition-full'],
  columns: 9,
  rows: 9,
  ...more,
})
const position = (text: string, phase: TableOptions['phase'], more: TableOptions = {}) => table(text + SPARE, on(phase, more))
const ROWHOUSE: TableOptions = { places: [{ type: 'rowhouse', hexside: 'D5-D4' }] }
const lay = (t: AslskTable, at = 'D5') => ({ type: 'breach', unit: t.unit('a'), weapon: t.weapon('d'), at })

/** A charge at the wall between D4 and D5 goes off with these dice. */
function breached(beyond: string, ...dice: number[]): AslskTable {
  const t = position(`D4 stone building; US: a=7-4-7, d=DC    D5 stone building${beyond}`, 'movement', ROWHOUSE)
  hold(t.answer('move', lay(t)))
  return toTheBang(t, ...dice)
}

test('AID-DC-07 the wall between rowhouses: 1 MF, and in the AFPh a NMC or better against it with its TEM is a breach', () => {
  const t = position('D4 stone building; US: a=7-4-7, d=DC    D5 stone building', 'movement', ROWHOUSE)
  t.answer('move', lay(t))
  expect(t.u('a').spent).toBe(2)
  const done = breached('', 5, 3)
  done.saw({ type: 'demolition-full:breach', of: { final: 11, done: true } })
  expect(isBreached(done.state, done.place('D5'), done.place('D4'))).toBe(true)
  const held = breached('', 6, 5)
  held.saw({ type: 'demolition-full:breach', of: { final: 14, done: false } })
  expect(isBreached(held.state, held.place('D5'), held.place('D4'))).toBe(false)
})

test('AID-DC-07 there must be such a wall, and its charge is no other charge', () => {
  const t = position('D4 stone building; US: a=7-4-7, d=DC    D5 stone building', 'movement')
  t.refuses('allied', lay(t), { rule: 'B23.711', message: /no wall/ })
})

test('AID-DC-37 the same DR strikes those behind a wall that is breached with 12 FP, 6 if they are concealed, and their TEM', () => {
  const t = breached('; German: x=4-6-7', 5, 3)
  expect(last(t)).toMatchObject({ fp: 12, drm: 3, final: 11 })
  t.saw({ type: 'attack', dice: [5, 3], targets: [t.unit('x')] })
  expect(attacks(breached('; German: x=4-6-7', 6, 5))).toEqual([])
  const unseen = fogTable(
    `D4 stone building; US: a=7-4-7, d=DC    D5 stone building; German: x=4-6-7 concealed${SPARE}`,
    on('movement', ROWHOUSE),
  )
  hold(unseen.answer('move', lay(unseen)))
  toTheBang(unseen, 5, 3)
  expect(last(unseen)).toMatchObject({ fp: 12, column: 6 })
})

test('AID-DC-08 nobody sees or goes through the wall, until it is breached', () => {
  const t = position('D4 stone building; US: a=7-4-7    D5 stone building', 'movement', ROWHOUSE)
  expect(canSee(t.state, t.place('D4'), t.place('D5'))).toBe(false)
  t.refuses('allied', stepOf(t, 'a', 'D5'), { rule: 'B23.71' })
  const open = position('D4 stone building; US: a=7-4-7    D5 stone building', 'movement', {
    ...ROWHOUSE,
    kept: { 'demolition-full': { breached: ['D4-D5'] } },
  })
  expect(canSee(open.state, open.place('D4'), open.place('D5'))).toBe(true)
  expect(open.game.problems('allied', stepOf(open, 'a', 'D5'))).toEqual([])
})

const FORTIFIED: TableOptions = { places: [{ type: 'fortified', at: 'D5' }] }

test('AID-DC-09 into a fortified building, which it could not enter, a charge is placed for the usual MF', () => {
  const t = position('D4 US: a=7-4-7, d=DC    D5 stone building; German: x=4-6-7', 'movement', FORTIFIED)
  placeAt(t, 'D5')
  expect(t.u('a').spent).toBe(4)
  const aph = position('D4 US: a=7-4-7    D5 stone building; German: x=4-6-7', 'advance', FORTIFIED)
  aph.refuses('allied', advanceOf(aph, 'D5', 'a'), { rule: 'B23.922' })
})

test('AID-DC-07 the wall of a fortified building is breached in the same way, and then it is entered', () => {
  const t = position('D4 US: a=7-4-7, d=DC    D5 stone building; German: x=4-6-7', 'movement', FORTIFIED)
  hold(t.answer('move', lay(t)))
  const aph = position('D4 US: a=7-4-7    D5 stone building; German: x=4-6-7', 'advance', {
    ...FORTIFIED,
    kept: { 'demolition-full': { breached: ['D4-D5'] } },
  })
  expect(aph.game.problems('allied', advanceOf(aph, 'D5', 'a'))).toEqual([])
})

const ROADBLOCK: TableOptions = { places: [{ type: 'roadblock', hexside: 'D4-D5' }] }

test('AID-DC-12 a KIA clears a roadblock if the charge came through its hexside, or was set where it stands', () => {
  const stands = (text: string, at: string, ...dice: number[]) => {
    const t = toTheBang(placeAt(position(text, 'movement', ROADBLOCK), at), ...dice)
    return isRoadblock(t.state, t.place('D4'), t.place('D5'))
  }
  expect(stands('D4 US: a=7-4-7, d=DC', 'D5', 2, 2)).toBe(false)
  expect(stands('D4 US: a=7-4-7, d=DC', 'D5', 5, 5)).toBe(true)
  expect(stands('E5 US: a=7-4-7, d=DC', 'D5', 2, 2)).toBe(true)
  const set = (at: string) => {
    const t = position('D1 US: a=7-4-7', 'prepFire', {
      ...ROADBLOCK,
      markers: [{ kind: 'setDc', at, side: 'allied', value: 12, extra: 0 }],
    })
    t.answer('prepFire', { type: 'detonate', unit: t.unit('a'), at })
      .rolls(3, 3)
      .rolls(3, 3)
    return isRoadblock(t.state, t.place('D4'), t.place('D5'))
  }
  expect([set('D4'), set('D5')]).toEqual([false, true])
})

test('B29 no vehicle passes a roadblock, men do', () => {
  const t = position('D4 US: a=7-4-7, tank=am-M4A1', 'movement', ROADBLOCK)
  expect(barred(t.state, t.u('tank'), t.place('D4'), t.place('D5'))).toMatchObject({ rule: 'B29' })
  expect(barred(t.state, t.u('a'), t.place('D4'), t.place('D5'))).toBeUndefined()
})

/** A pillbox in D5 that looks north. */
const PILLBOX = { type: 'pillbox', at: 'D5', squads: 1, spine: 5, ca: 3, nca: 5 } as const
const boxed = (text: string, phase: TableOptions['phase']) =>
  position(text, phase, { modules: ['demolition-full', 'pillboxes'], places: [PILLBOX] })

test('AID-DC-38 from inside a pillbox no charge is placed outside, nor thrown into the next hex', () => {
  const t = boxed('D5 US: a=7-4-7 in-pillbox, d=DC', 'movement')
  t.refuses('allied', { type: 'placeDc', unit: t.unit('a'), weapon: t.weapon('d'), at: 'D5' }, { rule: 'B30.5' })
  const thrown = boxed('D5 US: a=7-4-7 in-pillbox, d=DC    D4 German: x=4-6-7', 'prepFire')
  thrown.refuses('allied', { type: 'throwDc', unit: thrown.unit('a'), weapon: thrown.weapon('d'), at: 'D4' }, { rule: 'B30.5' })
})

test('AID-DC-39 but into its own hex: +3 and the TEM outside the arc for whoever threw it', () => {
  const t = boxed('D5 US: a=7-4-7 in-pillbox, d=DC; German: x=4-6-7', 'prepFire')
  throwAt(t, 'D5').rolls(6, 5).rolls(1, 1).rolls(6, 5)
  t.saw({
    type: 'attack',
    targets: [t.unit('a')],
    modifiers: [
      { label: 'pillbox, outside its arc', value: 5 },
      { label: 'thrown', value: 3 },
    ],
  })
})

test('AID-DC-40 thrown in through the door it goes off as one that was set', () => {
  const t = boxed('D5 German: x=4-6-7 in-pillbox; US: a=7-4-7, d=DC', 'prepFire')
  throwAt(t, 'D5 pillbox').rolls(5, 5).rolls(1, 1).rolls(6, 5).rolls(1, 1)
  t.saw({ type: 'attack', means: 'setDc', fp64: 36 * 64, modifiers: [{ label: 'Set DC', value: -3 }], targets: [t.unit('x')] })
})

test('AID-LOC-74 an overrun does nothing to those in a pillbox', () => {
  const t = boxed('D5 German: x=4-6-7 in-pillbox, y=4-6-7    D3 US: a=7-4-7', 'prepFire')
  const s = being(t, 'wire')
  const attacks = new Map([
    ...s.setting.attacks,
    ['overrun', { kind: 'overrun', rule: 'X', aimed: false, tem: false, hindrance: false, blast: false }],
  ])
  const overrun = (name: string) =>
    figureBlow(
      { ...s, setting: { ...s.setting, attacks } },
      { kind: 'overrun', when: 'firstFire', by: 'allied', at: t.u(name).at, targets: [t.unit(name)], fp: 16 },
    )
  expect([overrun('x').groups[0]!.column, overrun('y').groups[0]!.column]).toEqual([-1, 6])
})

test('AID-DC-34 a wall covers against a charge that is thrown over it, on both sides, and against no other', () => {
  const walls: TableOptions = {
    modules: ['demolition-full', 'wall-bocage'],
    hexsides: ['D4/D5 wall'],
  }
  const t = position('D4 US: a=7-4-7, d=DC    D5 German: x=4-6-7', 'prepFire', walls)
  throwAt(t, 'D5').rolls(6, 5).rolls(6, 5)
  expect(attacks(t).map(({ modifiers }) => modifiers.map(({ label, value }) => `${label} ${value}`))).toEqual([
    ['wall of D5 2', 'thrown 2'],
    ['wall of D4 2', 'thrown 3'],
  ])
  const placed = position('D4 US: a=7-4-7, d=DC    D5 German: x=4-6-7', 'movement', walls)
  toTheBang(placeAt(placed, 'D5'), 5, 6, 1, 1)
  expect(last(placed).labels).toEqual([])
})
