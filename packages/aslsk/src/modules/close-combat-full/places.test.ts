import { describe, expect, test } from 'vitest'
import { advance, advanceOf, blowOf, reactionOf } from '../../../test/close-combat.ts'
import { type TableOptions, table } from '../../../test/table.ts'
import { act } from '../../../test/vehicles.ts'
import { positionOf } from '../../places/positions.ts'

/** A pillbox in D5 that looks north, and foxholes for one squad of each side in E7. */
const on = (phase: TableOptions['phase'], more: TableOptions = {}): TableOptions => ({
  ...(phase ? { phase } : {}),
  attacker: 'allied',
  modules: ['close-combat-full', 'pillboxes', 'entrenchments'],
  places: [
    { type: 'pillbox', at: 'D5', squads: 1, spine: 5, ca: 3, nca: 5 },
    { type: 'foxhole', at: 'E7' },
  ],
  columns: 9,
  rows: 9,
  ...more,
})
const position = (text: string, phase: TableOptions['phase'], more: TableOptions = {}) =>
  table(`${text}    A9 US: 8-0    H8 German: 8-0`, on(phase, more))

describe('a pillbox in Close Combat', () => {
  test('AID-CCF-03 nobody advances into it while it is defended; from its hex it is attacked, once no other enemy is outside', () => {
    const t = position('D5 German: x=4-6-7 in-pillbox; US: a=6-6-6', 'advance')
    t.refuses('allied', advanceOf(t, 'D5 pillbox', 'a'), { rule: 'B30.6', message: /nobody goes in/ })
    t.answer('advance', { type: 'done' })
    t.decide('allied', 'closeCombat', blowOf(t, ['a', 'x']))
    const other = position('D5 German: x=4-6-7 in-pillbox, y=4-6-7    D4 US: a=6-6-6', 'advance')
    advance(other, 'D5', 'a').answer('advance', { type: 'done' })
    expect(other.game.problems('allied', blowOf(other, ['a', 'x']))).not.toEqual([])
    expect(other.game.problems('allied', blowOf(other, ['a', 'y']))).toEqual([])
  })

  test('AID-CCF-109 those in it and a vehicle never fight each other, neither in the CCPh nor when it drives past their door', () => {
    const t = position('D5 German: x=4-6-7 in-pillbox; US: tank=am-M4A1', 'closeCombat')
    t.sawNo({ type: 'pillboxes:door' }).sawNo({ type: 'closeCombat' })
    const beside = position('D5 German: x=4-6-7 in-pillbox; US: tank=am-M4A1, a=6-6-6', 'advance')
    beside.answer('advance', { type: 'done' })
    beside.sawNo({ type: 'pillboxes:door' }).sawNo({ type: 'closeCombat' })
    const drive = position('D5 German: x=4-6-7 in-pillbox    D6 US: tank=am-M4A1 vca0 MOTION    F5 German: 4-6-7', 'movement')
    drive.answer('move', act(drive, 'drive', 'tank', { to: 'D5' }))
    drive.asks('axis', 'firstFire')
    drive.refuses('axis', reactionOf(drive, 'x', 'tank'), { rule: '3.3.4', message: /not in the vehicle's hex/ })
  })
})

test('AID-CCF-04 who advances on men in foxholes gets into them too: their room is for each side', () => {
  const t = position('E7 German: x=4-6-7 at-foxhole    E6 US: a=6-6-6, b=6-6-6', 'advance')
  advance(t, 'E7', 'a')
  expect([positionOf(t.u('x')), positionOf(t.u('a'))]).toEqual(['foxhole', 'foxhole'])
  advance(t, 'E7', 'b')
  expect(positionOf(t.u('b'))).toBeUndefined()
})
