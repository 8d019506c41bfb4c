import { expect, test } from 'vitest'
import { last } from '../../../test/fire.ts'
import { stepOf } from '../../../test/moves.ts'
import { acquired, lastShot, shell } from '../../../test/ordnance.ts'
import { scripted, testScenario } from '../../../test/scenario.ts'
import { type TableOptions, table } from '../../../test/table.ts'
import { view } from '../../view.ts'

const options: TableOptions = { attacker: 'axis', movesFirst: 'allied', rows: 14, columns: 9, modules: ['bore-sighting', 'gun-card'] }
const BOARD = 'D3 German: c=2-2-8 crew, gun=ge-AT75L ca2    E3 German: s=4-6-7, hmg=ge-HMG    D9 US: x=6-6-6    A14 US: far=6-6-6'
const laid = (from = 'D3', words = '') => {
  const t = table(BOARD.replace('ge-AT75L ca2', `ge-AT75L ca2 ${words}`), { ...options, phase: 'prepFire' })
  const place = (hex: string) => t.place(hex)
  return {
    'bore-sighting': [
      { weapon: 0, at: place('D9'), from: place(from) },
      { weapon: 1, at: place('D8'), from: place('E3') },
      { weapon: 1, at: place('D9'), from: place('E3') },
    ],
  }
}

test('AID-MTR-39 Case M is -2 at the hex on which a Gun is laid, and what it has acquired does not count', () => {
  const t = table(BOARD.replace('ca2', 'ca2 acq2@D9'), { ...options, phase: 'prepFire', kept: laid() })
  shell(t, 'gun', 'D9').rolls(6, 5)
  expect(lastShot(t).labels).toEqual(['Case M: bore sighted -2'])
  const moved = table(BOARD, { ...options, phase: 'prepFire', kept: laid('D4') })
  shell(moved, 'gun', 'D9').rolls(6, 5)
  expect(lastShot(moved).labels).toEqual([])
})

test('a machine gun is laid only for First Fire at Infantry; a Gun still acquires what it is laid on', () => {
  const labels = (phase: 'movement' | 'prepFire', inherent: boolean) => {
    const t = table(BOARD, { ...options, phase, attacker: phase === 'movement' ? 'allied' : 'axis', kept: laid() })
    if (phase === 'movement') t.answer('move', stepOf(t, 'x', 'D8'))
    t.fire({ units: [{ unit: 's', inherent, weapons: ['hmg'] }], at: phase === 'movement' ? 'D8' : 'D9' }).rolls(6, 6)
    return last(t).labels.filter((label) => label.startsWith('bore'))
  }
  expect([labels('movement', false), labels('movement', true), labels('prepFire', false)]).toEqual([['bore sighted -2'], [], []])
  const gun = table(BOARD, { ...options, phase: 'prepFire', kept: laid() })
  shell(gun, 'gun', 'D9').rolls(6, 5)
  expect(acquired(gun, 'gun')).toBe('D9 -1')
})

test('AID-ASOP-033 before the game the side that does not move first lays its Guns, and nobody else knows where', () => {
  const t = scripted(testScenario({ modules: ['bore-sighting'], movesFirst: 'axis' }))
  const place = (units: readonly number[], hex: string, weapon: number) => ({
    type: 'place',
    units: units.map((unit) => ({ unit, hex })),
    weapons: [{ weapon, unit: units[0]! }],
  })
  t.decide('axis', 'setup', place([4, 5, 6], 'F3', 1)).decide('allied', 'setup', place([0, 1, 2, 3], 'C4', 0))
  const lay = { type: 'boreSight', weapon: 0, at: 'E5' }
  t.refuses('allied', { ...lay, at: 'C4' }, { rule: 'C6.4' })
  t.decide('allied', 'choice', lay)
  const { state } = t.game
  const seen = (seat: 'axis' | 'allied') => JSON.stringify((view(state, seat) as { modules?: object }).modules ?? {})
  expect([seen('axis'), seen('allied')].map((text) => text.includes('"weapon"'))).toEqual([false, true])
})
