import { type LnltState, lnlt, locationNamed, type Situation } from '@firegroup/lnlt'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { toWorld } from '../../../board/art/units.ts'
import { placeOf } from '../../../play/controller/draft.ts'
import { flightOf, Missile } from './board/Missile.tsx'

const hexes = Object.fromEntries([...'ABCDEFGHIJ'].flatMap((column) => [1, 2, 3, 4, 5, 6, 7, 8].map((row) => [`${column}${row}`, 'open'])))
const field: Situation = {
  ground: { hexes },
  blue: { nation: 'american' },
  red: { nation: 'german' },
  units: [
    { side: 'blue', type: 'us-m4a1', at: 'B4', facing: 1 },
    { side: 'red', type: 'pz4h', at: 'G4', facing: 4 },
  ],
}

function state(at: string | null): LnltState {
  const read = lnlt.situation!(field)
  if (!read.ok) throw new Error(read.problems[0]!.message)
  const s = read.value
  if (at !== null) s.missile = { unit: s.units[0]!.id, gun: 0, at: locationNamed(s.setting, at), target: 1, leader: -1, spoiled: false }
  return s
}

test('a missile that flies is drawn from whoever guides it towards its target, clear of both counters', () => {
  const s = state('G4')
  const [from, to] = ['B4', 'G4'].map((hex) => toWorld(s.setting.map.grid.centre(placeOf(s, hex))))
  const flight = flightOf(s)!
  expect(flight.from.x).toBeGreaterThan(from!.x + 20)
  expect(flight.to.x).toBeLessThan(to!.x - 20)
  expect(flight.at.x).toBeGreaterThan(flight.from.x)
  expect(flight.at.x).toBeLessThan(flight.to.x)
  // thrown upwards
  expect(flight.at.y).toBeLessThan(Math.min(flight.from.y, flight.to.y))
  expect(renderToStaticMarkup(<Missile s={s} />)).toContain('>missile<')
})

test('none is drawn where none flies', () => {
  expect(flightOf(state(null))).toBeNull()
  expect(flightOf(state('B4'))).toBeNull()
})
