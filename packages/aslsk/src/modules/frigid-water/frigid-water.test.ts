import { expect, test } from 'vitest'
import { advance } from '../../../test/close-combat.ts'
import { stepOf } from '../../../test/moves.ts'
import { type TableOptions, table } from '../../../test/table.ts'

/** A stream through D5, and a ford in D4. */
const wading = (men: string, more: TableOptions = {}) =>
  table(`C5 US: ${men}    A9 US: 8-0    H2 German: 8-0`, {
    phase: 'movement',
    attacker: 'allied',
    modules: ['frigid-water'],
    places: [
      { type: 'depression', at: 'D5', as: 'stream' },
      { type: 'depression', at: 'D4', as: 'stream', ford: true },
    ],
    columns: 9,
    rows: 9,
    ...more,
  })

test('AID-WX-28 who wades into frigid water is Replaced, or suffers Casualty Reduction where there is nothing lower', () => {
  const t = wading('a=6-6-6')
  t.answer('move', stepOf(t, 'a', 'D5'))
  t.saw({ type: 'replaced', rule: 'B20.7', unit: t.unit('a'), was: 'am-6-6-6' })
  expect(t.u('a').type).toBe('am-5-4-6')
  const lowest = wading('a=5-3-6')
  lowest.answer('move', stepOf(lowest, 'a', 'D5'))
  expect(lowest.u('a').type).not.toBe('am-5-3-6')
  lowest.sawNo({ type: 'replaced', why: 'elr' })
  const advancing = wading('a=6-6-6', { phase: 'advance' })
  advance(advancing, 'D5', 'a')
  expect(advancing.u('a').type).toBe('am-5-4-6')
  const mild = wading('a=6-6-6', { modules: ['rain'] })
  mild.answer('move', stepOf(mild, 'a', 'D5'))
  expect(mild.u('a').type).toBe('am-6-6-6')
})

test('AID-WX-29 nobody fords frigid water', () => {
  const t = wading('a=6-6-6')
  t.refuses('allied', stepOf(t, 'a', 'D4'), { rule: 'B21.41', message: /too cold to be forded/ })
})

test('AID-WX-59 where snow falls streams are frigid', () => {
  const t = wading('a=6-6-6', { modules: ['falling-snow'] })
  t.answer('move', stepOf(t, 'a', 'D5'))
  expect(t.u('a').type).toBe('am-5-4-6')
})

test('AID-WX-59 AID-WX-72 under snow on the ground streams are frozen over: nobody wades, and fords are open', () => {
  for (const ground of ['ground-snow', 'deep-snow']) {
    const t = wading('a=6-6-6', { modules: ['falling-snow', ground] })
    t.answer('move', stepOf(t, 'a', 'D5'))
    expect(t.u('a').type).toBe('am-6-6-6')
    const ford = wading('a=6-6-6', { modules: ['falling-snow', ground] })
    expect(ford.game.problems('allied', stepOf(ford, 'a', 'D4'))).toEqual([])
  }
})
