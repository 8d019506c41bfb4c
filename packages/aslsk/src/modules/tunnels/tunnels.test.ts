import { expect, test } from 'vitest'
import { advance } from '../../../test/close-combat.ts'
import { complaints, testScenario } from '../../../test/scenario.ts'
import { being } from '../../../test/status.ts'
import { type AslskTable, type TableOptions, table } from '../../../test/table.ts'
import { advisor } from '../../advice/advisor.ts'
import { canSee } from '../../map/los.ts'
import { adjacent, nameOf } from '../../map/terrain.ts'
import type { PlaceSpec } from '../../places/schema.ts'
import { type TunnelMove, tunnelMove } from './move.ts'

const TUNNEL: readonly PlaceSpec[] = [{ type: 'tunnel', side: 'allied', ends: ['C3', 'F4'] }]
const position = (text: string, phase: TableOptions['phase'], more: TableOptions = {}) =>
  table(`${text}    A9 US: 8-0    L9 German: 8-0`, {
    ...(phase ? { phase } : {}),
    attacker: 'allied',
    modules: ['tunnels'],
    places: TUNNEL,
    columns: 12,
    rows: 9,
    ...more,
  })
const at = (t: AslskTable, unit: string) => nameOf(t.state, t.u(unit).at)
const through = (t: AslskTable, units: string, to: string) => ({ type: 'tunnel', units: units.split(' ').map((name) => t.unit(name)), to })

test('AID-LOC-57 a tunnel is where the scenario has one, its two ends no more than three hexes apart', () => {
  const said = (...ends: string[]) => complaints(testScenario({ modules: ['tunnels'], places: [{ type: 'tunnel', side: 'allied', ends }] }))
  expect(said('C3', 'F4')).toEqual([])
  expect(said('C3', 'G4').join()).toContain('no more than 3 hexes apart')
  expect(said('C3', 'Z9').join()).toContain('Z9, which the map does not have')
})

test('AID-LOC-57 one may end in a pillbox', () => {
  const t = position('C3 US: a=6-6-6', 'movement', {
    modules: ['pillboxes', 'tunnels'],
    places: [
      { type: 'pillbox', at: 'F4', squads: 1, spine: 5, ca: 3, nca: 5 },
      { type: 'tunnel', side: 'allied', ends: ['C3', 'F4 pillbox'] },
    ],
  })
  t.answer('move', through(t, 'a', 'F4 tunnel')).passUntil('advance')
  advance(t, 'F4 pillbox', 'a')
  expect(at(t, 'a')).toBe('F4 pillbox')
})

test('AID-LOC-58 Good Order Infantry of its owner goes below at the start of its move, for all of it, to the other end', () => {
  const t = position('C3 US: a=6-6-6, b=6-6-6', 'movement')
  t.refuses('allied', through(t, 'a', 'C3 tunnel'), { rule: 'B8.6', message: /No tunnel of yours/ })
  t.answer('move', through(t, 'a', 'F4 tunnel'))
  expect([at(t, 'a'), t.u('a').moveEnded]).toEqual(['F4 tunnel', true])
  const moved = position('C3 US: c=6-6-6', 'movement')
  moved.answer('move', { type: 'step', units: [moved.unit('c')], to: 'C4' })
  moved.refuses('allied', through(moved, 'c', 'F4 tunnel'), { rule: 'B8.6', message: /from its start/ })
  const broken = position('C3 US: c=6-6-6 broken', 'movement')
  expect(broken.game.problems('allied', through(broken, 'c', 'F4 tunnel'))).not.toEqual([])
  const other = position('C3 German: x=4-6-7', 'movement', { attacker: 'axis' })
  other.refuses('axis', through(other, 'x', 'F4 tunnel'), { rule: 'B8.6', message: /No tunnel of yours/ })
})

test('AID-LOC-58 AID-LOC-04 below nobody is seen, sees or gains anything, nor is ADJACENT to those above', () => {
  const t = position('F4 US: a=6-6-6 in-tunnel concealed    F4 German: x=4-6-7', 'movement')
  expect(canSee(t.state, t.u('a').at, t.u('x').at)).toBe(false)
  expect(adjacent(t.state, t.u('a').at, t.u('x').at)).toBe(false)
  expect([t.state.control[t.place('F4')], t.state.control[t.u('a').at]]).toEqual(['axis', ''])
})

test('AID-LOC-77 in the Advance Phase they come up concealed, also to enemies; who would stay must', () => {
  const t = position(
    'F4 stone building; US: a=6-6-6 in-tunnel concealed, b=6-6-6 in-tunnel concealed    F4 German: x=4-6-7    F3 US: c=6-6-6',
    'advance',
    {
      modules: ['tunnels', 'fortified-buildings'],
      places: [...TUNNEL, { type: 'fortified', at: 'F4' }],
    },
  )
  t.passUntil('advance')
  t.refuses('allied', { type: 'advance', units: [t.unit('c')], to: 'F4' }, { rule: 'B23.922' })
  t.refuses('allied', { type: 'advance', units: [t.unit('a')], to: 'F3' }, { rule: '3.7' })
  advance(t, 'F4', 'a')
  expect([at(t, 'a'), t.u('a').concealed, at(t, 'b')]).toEqual(['F4', true, 'F4 tunnel'])
  t.answer('advance', { type: 'done' }).rolls(3).rolls(3)
  expect(at(t, 'b')).toBe('F4')
})

test('AID-LOC-77 who finds no room at its end is lost', () => {
  const t = position('F4 US: a=6-6-6 in-tunnel concealed    F4 US: 6-6-6, 6-6-6, 6-6-6', 'advance')
  t.answer('advance', { type: 'done' })
  expect(t.u('a').at).toBeLessThan(0)
})

test('AID-LOC-78 never more than there is room for, with no Gun and no more than they carry easily', () => {
  const full = position(
    'C3 US: a=6-6-6    F4 US: 6-6-6 in-tunnel concealed, 6-6-6 in-tunnel concealed, 6-6-6 in-tunnel concealed',
    'movement',
  )
  full.refuses('allied', through(full, 'a', 'F4 tunnel'), { rule: 'B8.6', message: /no room/ })
  const t = position('C3 US: b=7-4-7, g=MMG, h=HMG', 'movement')
  t.refuses('allied', through(t, 'b', 'F4 tunnel'), { rule: 'B8.6', message: /carries too much/ })
})

test('AID-LOC-79 who left an Encircled Location comes up pinned and CX', () => {
  const t = position('F4 US: a=6-6-6 in-tunnel concealed, b=6-6-6 in-tunnel concealed    F4 German: x=4-6-7', 'advance', {
    kept: { tunnels: [0, 1] },
  })
  t.passUntil('advance')
  advance(t, 'F4', 'a')
  t.answer('advance', { type: 'done' }).rolls(3).rolls(3)
  expect(['a', 'b'].map((unit) => [t.u(unit).pinned, t.u(unit).cx])).toEqual([
    [true, true],
    [true, true],
  ])
  expect(t.state.modules?.['tunnels']).toBeUndefined()
  const below = position('C3 US: a=6-6-6, b=6-6-6', 'movement')
  const s = being(below, 'a', 'encircled')
  tunnelMove.perform({ state: s, emit: () => undefined } as never, undefined as never, through(below, 'a b', 'F4 tunnel') as TunnelMove)
  expect(s.modules?.['tunnels']).toEqual([below.unit('a')])
})

test('a planner goes through where that brings it nearer to what it wants', () => {
  const worth = (hex: string) => {
    const t = position('C3 US: a=6-6-6', 'movement', {
      victory: { side: 'allied', text: 'Take it.', condition: { type: 'control', hexes: [hex] } },
    })
    return advisor.judge(t.state, 'allied', t.game.open[0]!)(through(t, 'a', 'F4 tunnel'))
  }
  expect([worth('H5') > 0, worth('A3') < 0]).toEqual([true, true])
})
