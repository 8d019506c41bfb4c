import { expect, test } from 'vitest'
import { step, stepOf, stop, walk } from '../../../test/moves.ts'
import { type AslskTable, table } from '../../../test/table.ts'

/** The rulebook's two movement examples, on a board with the terrain of their figures. The Russian is the ATTACKER. */
const movement = { phase: 'movement', attacker: 'allied', columns: 14, rows: 10 } as const

/** Somebody who can always still move, so that the phase does not end by itself. */
const SPARE = 'A1 Russian: spare=8-0'

const first = () =>
  table(
    `${SPARE}
    I5 Russian: i=4-4-7           J5 woods
    H3 Russian: h=4-4-7, LMG      I3 woods        J2 wooden building   J3 stone building
    F3 Russian: f=5-2-7
    F4 Russian: l=9-1, m=4-4-7    G4 woods    H4 woods    I4 woods
    E3 Russian: d=8-1, e=4-4-7    E4 woods    E5 woods    F5 woods    G5 woods`,
    movement,
  )

const second = () =>
  table(
    `${SPARE}
    I4 Russian: a=4-4-7, MMG     J3 stone building    J5 stone building    K6 orchard   J6 orchard
    G5 Russian: g=5-2-7
    F6 Russian: f=4-4-7; road NE     G6 road NE     H5 road NE     I5 road S      I6 road S
    F5 Russian: l=9-2, m=4-4-7, b=MMG`,
    movement,
  )

const spent = (t: AslskTable, unit: string) => t.u(unit).spent / 2

test('EX-08a SK-3.3.1-09 one hex for two of four MF may be Assault Movement', () => {
  const t = first()
  step(t, 'i', 'J5', { mode: 'assault' })
  t.saw({ type: 'moves', mf: 4, mode: 'assault' })
  expect(spent(t, 'i')).toBe(2)
  expect(t.u('i').moveEnded).toBe(true)
})

test('EX-08b SK-3.3.1-01 SK-4.0-05 a squad with a LMG has all its 4 MF', () => {
  const t = walk(first(), 'h', 'I3', 'J2')
  expect(t.where('h')).toBe('J2')
  expect(t.w('LMG').at).toBe(t.place('J2'))
  t.saw({ type: 'moves', mf: 4 }).saw({ type: 'moves', mf: 4 })
  expect(t.u('h')).toMatchObject({ spent: 8, moveEnded: true })
})

test('EX-08c EX-08f SK-3.3.1-04 SK-3.3.1-10 SK-3.3.1-18 Double Time: 6 MF and CX; once others move, the unit may not move again', () => {
  const t = first()
  step(t, 'f', 'G3', { mode: 'double' })
  t.saw({ type: 'cx', on: true })
  t.refuses('allied', stepOf(t, 'i', 'J5'), { rule: '3.3.1', message: /must end their move/ })
  walk(t, 'f', 'H2', 'I3', 'J3')
  expect(spent(t, 'f')).toBe(6)
  t.expect('J3').has('5-2-7 CX')
  step(t, 'i', 'J5')
  t.refuses('allied', stepOf(t, 'f', 'J4'), { rule: '3.3.1' })
  stop(t, 'i')
  t.refuses('allied', stepOf(t, 'f', 'J4'), { rule: '3.3.1', message: /ended its move/ })
})

test('EX-08d SK-3.3.1-02 a squad that moves with its leader has 6 MF', () => {
  const t = walk(first(), 'l m', 'G4', 'H4', 'I4')
  expect(spent(t, 'm')).toBe(6)
  t.expect('I4').has('9-1', '4-4-7')
  const alone = walk(first(), 'm', 'G4', 'H4')
  expect(alone.u('m').moveEnded).toBe(true)
})

test('EX-08e SK-3.3.1-04 with a leader in Double Time 8 MF', () => {
  const t = first()
  step(t, 'd e', 'E4', { mode: 'double' })
  walk(t, 'd e', 'E5', 'F5', 'G5')
  expect(spent(t, 'e')).toBe(8)
  t.expect('G5').has('8-1 CX', '4-4-7 CX')
})

test('EX-09a SK-4.0-13 SK-3.3.1-09 five PP leave two MF: too few to Assault Move into a building', () => {
  const t = second()
  t.refuses('allied', stepOf(t, 'a', 'J3', { mode: 'assault' }), { rule: '3.3.1', message: /all the MF/ })
  step(t, 'a', 'J3')
  expect(t.u('a')).toMatchObject({ at: t.place('J3'), moveEnded: true })
})

test('EX-09b SK-3.3.1-26 Double Time is two MF more and one PP less: three MF, to J3 and K3', () => {
  const t = second()
  step(t, 'a', 'J3', { mode: 'double' })
  step(t, 'a', 'K3')
  expect(spent(t, 'a')).toBe(3)
  expect(t.u('a').moveEnded).toBe(true)
})

test('EX-09e EX-09j SK-1.1.1-07 no road bonus for a unit that crossed one hexside without a road', () => {
  const t = walk(second(), 'g', 'H5', 'I5')
  expect(spent(t, 'g')).toBe(2)
  walk(t, 'g', 'I6')
  expect(t.u('g').allRoad).toBe(false)
  walk(t, 'g', 'I7')
  expect(t.u('g').moveEnded).toBe(true)
})

test('EX-09f SK-1.1.1-07 SK-3.3.1-03 all along the road it goes on to I7 with the fifth MF', () => {
  const t = walk(second(), 'f', 'G6', 'H5', 'I5', 'I6')
  expect(spent(t, 'f')).toBe(4)
  t.refuses('allied', stepOf(t, 'f', 'H6'), { rule: '3.3.1', message: /has 0 left/ })
  walk(t, 'f', 'I7')
  expect(spent(t, 'f')).toBe(5)
  expect(t.u('f').moveEnded).toBe(true)
})

test('EX-09g SK-4.0-15 the leader lends his IPC: six MF less one', () => {
  const t = walk(second(), 'l m', 'G6', 'H5', 'I6', 'J5')
  expect(spent(t, 'm')).toBe(5)
  expect(t.u('m').moveEnded).toBe(true)
  const alone = second()
  walk(alone, 'm', 'G6', 'H5')
  expect(alone.u('m').moveEnded).toBe(true)
})
