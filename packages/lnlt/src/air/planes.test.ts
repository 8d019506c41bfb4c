import { expect, test } from 'vitest'
import type { LnltTable, TableOptions } from '../../test/table.ts'
import { field, shell } from '../../test/vehicles.ts'
import { stackingProblem } from '../movement/stacking.ts'
import { flightPath, overHex } from './flight.ts'

const PLANE = { blue: [{ type: 'p47d' }] }

/** A bazooka misses with two sixes, and an American plane comes from the north. */
function coming(text: string, options: TableOptions = {}): LnltTable {
  const t = field(`B5 US: b=2-5-4, Bazooka    C5 German: v=pz4h f4    N10 US: z=2-5-4    A10 German: q=1-6-4${text}`, {
    air: PLANE,
    ...options,
  })
  t.rolls(6, 6, 1)
  shell(t, 'b', 'C5', { weapon: 'Bazooka', target: 'v' })
  return t.answer('act', { type: 'end' })
}
const SOUTH = { edge: 'N', entry: 'H1', direction: 3 }
const FLAK = 'German: f=de-flak38 f5'

test('LNL-1.3-04 over a full hex a plane takes nobody’s place', () => {
  const t = coming(`    H1 US: a=us-m4a1 f1, c=2-5-4    I1 US: d=us-m4a1 f1, e=us-m4a1 f1    H8 ${FLAK}`).answer('airRun', SOUTH)
  expect(t.asked.kind).toBe('opportunityFire')
  expect(t.state.units.at(-1)!.at).toBe(overHex(t.state.setting.map.grid.indexOf('H1')))
  expect(stackingProblem(t.state, 'blue', t.units('d'), t.place('H1'))).toBeNull()
  expect(stackingProblem(t.state, 'blue', t.units('d e'), t.place('H1'))).toMatchObject({ rule: '1.3' })
})

test('LNL-1.3-16 it flies over no hex over which a helicopter is, of whatever side', () => {
  for (const whose of ['US: h=uh1-gunship', 'German: h=uh1-gunship hovering']) {
    const t = coming(`    H6 air ${whose}    H3 German: x=1-6-4 fired`)
    t.refuses('blue', SOUTH, { rule: '1.3', message: /helicopter in the air over H6/ })
    const runs = t.candidates() as (typeof SOUTH)[]
    expect(runs.length).toBeGreaterThan(0)
    expect(runs).not.toContainEqual(expect.objectContaining(SOUTH))
  }
  expect(coming('    H3 German: x=1-6-4 fired').candidates()).toContainEqual(expect.objectContaining(SOUTH))
})

test('LNL-6.0-12 its MF says nothing: it crosses as many hexes as there are', () => {
  const vehicles = [
    {
      id: 'us-slow',
      nations: ['american'],
      name: 'Slow',
      class: 'O',
      movement: 2,
      morale: 7,
      hull: [2, 2, 2],
      air: 'plane',
      cannon: { hexes: 1, fp: 2 },
    },
  ].map((row) => ({ ...row, slice: 15, source: 'house', confidence: 'high' }))
  const units = { format: 'firegroup-lnlt-units', version: 1, vehicles }
  const t = coming('', { air: { blue: [{ type: 'us-slow' }] }, pack: { name: 'x', units } }).answer('airRun', SOUTH)
  const hexes = flightPath(t.state.setting, t.state.setting.map.grid.indexOf('H1'), 3)
  expect(hexes.length).toBeGreaterThanOrEqual(10)
  expect(t.events('flies')).toHaveLength(hexes.length)
})

test('LNL-PAC06-04 not by the card: any gun marked AA fires at it, also over a Forest on the way, for it flies above all that', () => {
  const t = coming(`    H5 forest    H8 ${FLAK}`).answer('airRun', SOUTH)
  const shot = { type: 'ordnance', unit: t.unit('f'), gun: 0, at: 'H1 sky', target: t.state.units.length - 1 }
  expect(t.game.problems('red', shot)).toEqual([])
})
