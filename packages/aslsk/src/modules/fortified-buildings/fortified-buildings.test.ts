import { expect, test } from 'vitest'
import { advanceOf } from '../../../test/close-combat.ts'
import { complaints, testScenario } from '../../../test/scenario.ts'
import { type TableOptions, table } from '../../../test/table.ts'

const advancing = (inside: string, more: TableOptions = {}) =>
  table(`D5 stone building; German: ${inside}    D4 US: a=6-6-6    A9 US: 8-0    H8 German: 8-0`, {
    phase: 'advance',
    attacker: 'allied',
    modules: ['close-combat-full', 'fortified-buildings'],
    places: [{ type: 'fortified', at: 'D5' }],
    columns: 9,
    rows: 9,
    ...more,
  })

test('AID-CCF-82 nobody advances into a fortified building while a Good Order squad, or two half squads, hold it', () => {
  for (const inside of ['x=4-6-7', 'x=2-4-7, y=2-4-7']) {
    const t = advancing(inside)
    t.refuses('allied', advanceOf(t, 'D5', 'a'), { rule: 'B23.922', message: /nobody gets in/ })
  }
  for (const inside of ['x=4-6-7 broken', 'x=2-4-7', '8-0']) {
    const t = advancing(inside)
    expect(t.game.problems('allied', advanceOf(t, 'D5', 'a'))).toEqual([])
  }
  const plain = advancing('x=4-6-7', { places: [] })
  expect(plain.game.problems('allied', advanceOf(plain, 'D5', 'a'))).toEqual([])
})

test('a fortified building stands on the map', () => {
  const said = complaints(testScenario({ modules: ['fortified-buildings'], places: [{ type: 'fortified', at: 'Z9' }] }))
  expect(said).toEqual(['A fortified building stands in Z9, which the map does not have.'])
})
