import { expect, test } from 'vitest'
import { advanceOf } from '../../../test/close-combat.ts'
import { step, stepOf } from '../../../test/moves.ts'
import { type AslskTable, type TableOptions, table } from '../../../test/table.ts'
import { canSee } from '../../map/los.ts'
import { levelAt, nameOf } from '../../map/terrain.ts'
import type { PlaceSpec } from '../../places/schema.ts'

/** A stream from C6 by D5 to E6; the road from D4 to D6 goes over it. */
const STREAM: readonly PlaceSpec[] = ['C6', 'D5', 'E6'].map((at) => ({ type: 'depression', at, as: 'stream' }))
const ROAD = '    D4 road N S    D5 road N S    D6 road N S    A9 US: 8-0    H8 German: 8-0'
const position = (text: string, phase: TableOptions['phase'], bridge: object = {}) =>
  table(text + ROAD, {
    ...(phase ? { phase } : {}),
    attacker: 'allied',
    modules: ['depressions', 'bridges'],
    places: [...STREAM, { type: 'bridge', at: 'D5', ...bridge }],
    columns: 9,
    rows: 9,
  })
const at = (t: AslskTable, unit: string) => nameOf(t.state, t.u(unit).at)

test('AID-LOC-16 on a bridge one is in a Location of its own, level with the banks; nobody sees through the deck', () => {
  const t = position('D5 US: a=6-6-6 in-bridge, b=6-6-6', 'movement')
  expect([at(t, 'a'), levelAt(t.state, t.u('a').at), levelAt(t.state, t.u('b').at)]).toEqual(['D5 bridge', 0, -1])
  expect([canSee(t.state, t.u('a').at, t.u('b').at), canSee(t.state, t.u('a').at, t.place('D2'))]).toEqual([false, true])
})

test('AID-LOC-16 on and off leads the road alone, and it does not lead through the stream', () => {
  const t = position('D4 US: a=6-6-6    C5 US: b=6-6-6    D5 US: c=6-6-6', 'movement')
  t.refuses('allied', stepOf(t, 'b', 'D5 bridge'), { rule: 'A.8' })
  t.refuses('allied', stepOf(t, 'c', 'D5 bridge'), { rule: 'A.8' })
  t.refuses('allied', stepOf(t, 'a', 'D5', { by: 'road' }), { rule: 'B6' })
  step(t, 'a', 'D5 bridge')
  step(t, 'a', 'D6')
  expect([t.u('a').spent, at(t, 'a')]).toEqual([4, 'D6'])
  const later = position('D5 US: a=6-6-6 in-bridge', 'advance')
  later.refuses('allied', advanceOf(later, 'C5', 'a'), { rule: '3.7' })
})

test('AID-LOC-16 a pontoon is no Location', () => {
  const { places } = position('D4 US: a=6-6-6', 'movement', { pontoon: true }).state.setting
  expect(places?.all.filter(({ kind }) => kind === 'bridge')).toEqual([])
})

test('AID-LOC-13 its hex is gained on the bridge or beneath it, while no enemy is in either', () => {
  const above = position('D4 US: a=6-6-6', 'movement')
  step(above, 'a', 'D5 bridge')
  expect(above.state.control[above.place('D5')]).toBe('allied')
  const below = position('C5 US: a=6-6-6', 'movement')
  step(below, 'a', 'D5')
  expect(below.state.control[below.place('D5')]).toBe('allied')
  const contested = position('D4 US: a=6-6-6    D5 German: x=4-6-7', 'movement')
  step(contested, 'a', 'D5 bridge')
  const gained = contested.game.events.flatMap(({ event }) => (event.type === 'control' && event.side === 'allied' ? event.places : []))
  expect(gained).not.toContain(contested.place('D5'))
})
