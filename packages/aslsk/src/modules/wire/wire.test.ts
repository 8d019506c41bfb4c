import { expect, test } from 'vitest'
import { advanceOf } from '../../../test/close-combat.ts'
import { step, stepOf } from '../../../test/moves.ts'
import { type AslskTable, type TableOptions, table } from '../../../test/table.ts'
import { isIn, positionOf } from '../../places/positions.ts'
import { isStatus } from '../../units/statuses.ts'
import { isWired } from './state.ts'

const SPARE = '    A9 US: 8-0    H8 German: 8-0'
const on = (phase: TableOptions['phase'], more: TableOptions = {}): TableOptions => ({
  ...(phase ? { phase } : {}),
  attacker: 'allied',
  modules: ['wire'],
  places: [{ type: 'wire', at: 'D5' }],
  columns: 9,
  rows: 9,
  ...more,
})
const position = (text: string, phase: TableOptions['phase'], more: TableOptions = {}) => table(text + SPARE, on(phase, more))
const beneath = (t: AslskTable, unit: string, more: object = {}) => ({ type: 'beneath', unit: t.unit(unit), ...more })

test('AID-LOC-02 AID-LOC-59 on the wire and beneath it is one Location: leaders reach both, fire and Close Combat too', () => {
  const t = position('D5 US: a=6-6-6 at-wire, l=9-1 at-beneath', 'movement')
  expect([t.u('a').at === t.u('l').at, isStatus(t.state, t.u('a'), 'wire'), isStatus(t.state, t.u('l'), 'wire')]).toEqual([
    true,
    true,
    false,
  ])
})

test('AID-LOC-60 to come to the wire costs nothing more, and nobody on it leaves the hex', () => {
  const t = position('D4 US: a=6-6-6', 'movement')
  step(t, 'a', 'D5')
  expect([t.u('a').spent, isIn(t.u('a'), 'wire')]).toEqual([2, true])
  t.refuses('allied', stepOf(t, 'a', 'D6'), { rule: 'B26.4' })
  const aph = position('D5 US: a=6-6-6 at-wire, b=6-6-6 at-beneath', 'advance')
  aph.refuses('allied', advanceOf(aph, 'D6', 'a'), { rule: 'B26.4' })
  expect(aph.game.problems('allied', advanceOf(aph, 'D6', 'b'))).toEqual([])
})

test('AID-LOC-80 to get beneath takes a dr of MF; a dr over what is left keeps it on the wire', () => {
  const t = position('D5 US: a=6-6-6 at-wire', 'movement')
  t.answer('move', beneath(t, 'a')).rolls(3)
  expect([positionOf(t.u('a')), t.u('a').spent]).toEqual(['beneath', 6])
  step(t, 'a', 'D6')
  const stuck = position('D5 US: a=6-6-6 at-wire, b=6-6-6', 'movement')
  stuck.answer('move', beneath(stuck, 'a')).rolls(5)
  expect([positionOf(stuck.u('a')), stuck.u('a').moveEnded]).toEqual(['wire', true])
})

test('AID-LOC-81 no Double Time on the wire, and Assault Movement that takes all MF is none', () => {
  const t = position('D5 US: a=6-6-6 at-wire, b=6-6-6 at-wire', 'movement')
  t.refuses('allied', beneath(t, 'a', { mode: 'double' }), { rule: 'B26.42' })
  t.answer('move', beneath(t, 'a', { mode: 'assault' })).rolls(4)
  expect(t.u('a').mode).toBe('normal')
  t.answer('move', beneath(t, 'b', { mode: 'assault' })).rolls(2)
  expect(t.u('b').mode).toBe('assault')
})

test('AID-LOC-61 AID-LOC-82 what is left on the wire is out of reach from beneath, and the other way round', () => {
  const t = position('D5 US: a=6-6-6 at-wire, g=MMG, b=6-6-6 at-beneath, c=6-6-6 at-wire', 'movement')
  t.answer('move', beneath(t, 'a', { leave: t.weapon('g') })).rolls(1)
  expect([t.w('g').owner, t.w('g').position?.in]).toEqual([-1, 'wire'])
  t.refuses('allied', { type: 'recover', unit: t.unit('a'), weapon: t.weapon('g') }, { rule: 'B26.43' })
  t.answer('move', { type: 'stop', units: [t.unit('a')] })
  expect(t.game.problems('allied', { type: 'recover', unit: t.unit('c'), weapon: t.weapon('g') })).toEqual([])
  t.w('g').position = { in: 'beneath' } as never
  t.refuses('allied', { type: 'recover', unit: t.unit('c'), weapon: t.weapon('g') }, { rule: 'B26.43' })
})

test('AID-LOC-62 a broken unit that does not get off the wire away from an ADJACENT enemy is eliminated', () => {
  const t = table('D5 US: a=6-6-6 at-wire broken DM    D4 German: x=4-6-7    D8 woods', on('rout'))
  t.refuses('allied', { type: 'rout', unit: t.unit('a'), to: 'D6' }, { rule: 'B26.4' })
  t.answer('rout', beneath(t, 'a')).rolls(6)
  expect(t.u('a').at).toBeLessThan(-2)
  const freed = table('D5 US: a=6-6-6 at-wire broken DM    D4 German: x=8-0    D8 woods', on('rout'))
  freed.answer('rout', beneath(freed, 'a')).rolls(2)
  freed.answer('rout', { type: 'rout', unit: freed.unit('a'), to: 'D6' })
  freed.saw({ type: 'routs', mf: 6 })
})

test('AID-DC-36 AID-OAQ-30 nobody on the wire uses a charge', () => {
  const t = position('D5 US: a=7-4-7 at-wire, d=DC    D4 German: x=4-6-7', 'movement')
  t.refuses('allied', { type: 'placeDc', unit: t.unit('a'), weapon: t.weapon('d'), at: 'D4' }, { rule: 'B26.45' })
  const thrown = position('D5 US: a=7-4-7 at-wire, d=DC    D4 German: x=4-6-7', 'prepFire', { modules: ['wire', 'thrown-charges'] })
  thrown.refuses('allied', { type: 'throwDc', unit: thrown.unit('a'), weapon: thrown.weapon('d'), at: 'D4' }, { rule: 'B26.45' })
})

const placed = (hex: string, dice: readonly [number, number], mode?: 'double') => {
  const t = position(`${hex} US: a=7-4-7, d=DC`, 'movement')
  t.answer('move', { type: 'placeDc', unit: t.unit('a'), weapon: t.weapon('d'), at: 'D5', ...(mode ? { mode } : {}) })
  return t.answer('move', { type: 'end' }).rolls(...dice)
}

test('AID-DC-11 EX-AID-101 a placed charge takes the wire away if its dice alone show a KIA', () => {
  expect(isWired(placed('D4', [2, 2]).state, placed('D4', [2, 2]).place('D5'))).toBe(false)
  expect(isWired(placed('D4', [6, 5]).state, placed('D4', [6, 5]).place('D5'))).toBe(true)
})

test('AID-DC-41 to place it into the wire costs what the hex costs', () => {
  const t = position('D4 US: a=7-4-7, d=DC', 'movement')
  t.answer('move', { type: 'placeDc', unit: t.unit('a'), weapon: t.weapon('d'), at: 'D5' })
  expect(t.u('a').spent).toBe(2)
})
