import { expect, test } from 'vitest'
import { field, table } from './table.ts'

test('a table is read from a few lines', () => {
  const s = field(`
    C3 US: a=2-5-4, BAR, l=Medrow     D3 orchard
    F4 stone building; level 1; German: x=1-6-4 shaken moved, MG42 tripod, 1-5-4 hs, Koch
    >A2 German: sniper, medic         E2 smoke 2; marker spotted 1`)
  expect(s.units.map(({ type }) => type)).toEqual([
    'us-101st-airborne-squad',
    'us-101st-airborne-leader-6-0',
    'de-wehrmacht-squad',
    'de-wehrmacht-half-squad',
    'de-wehrmacht-leader-7-1',
    'de-sniper',
    'de-medic',
  ])
  expect(s.units[2]).toMatchObject({ side: 'red', shaken: true, marks: 1 })
  expect(s.weapons.map(({ type, owner, assembled }) => [type, owner, assembled])).toEqual([
    ['us-bar', 0, false],
    ['de-mg42', 2, true],
  ])
  expect(s.units.map(({ at }) => at < 0)).toEqual([false, false, false, false, false, true, true])
  expect(s.markers.map(({ kind, value }) => [kind, value])).toEqual([
    ['smoke', 2],
    ['spotted', 1],
  ])
  expect(s.setting.map.levelOf(s.setting.map.grid.indexOf('F4'))).toBe(1)
})

test('a table plays', () => {
  const t = table('C3 US: a=2-5-4  F4 German: x=1-6-4', { phase: 'operations' })
  t.activate('C3').asks('blue', 'act')
  expect(t.where('a')).toBe('C3')
  t.expect('F4').has('1-6-4')
})
