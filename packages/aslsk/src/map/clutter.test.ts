import { generateMap, pickFrom } from '@firegroup/hexmap/draw'
import { expect, test } from 'vitest'
import { stateOf } from '../../test/field.ts'
import type { MarkerId } from '../ids.ts'
import { newUnit } from '../scenario/new-counters.ts'
import type { AslskState, VehicleState } from '../state.ts'
import { WRECK } from './hulks.ts'
import { locationOf } from './location.ts'
import { canSee, sight } from './los.ts'

const STILL: VehicleState = {
  ...{ vca: 0, tca: 0, motion: false, started: false, movingTarget: false, exposed: false, bog: 'none', immobilized: false },
  ...{ shock: 'none', stun: 'none', recalled: false },
}

/** So many pairs of hexes that see each other through nothing but what stands between, and how many of them do not see each other. */
function compare(s: AslskState, stride: number): number {
  const { size } = s.setting.map
  let blocked = 0
  for (let from = 0; from < size; from += stride)
    for (let to = from; to < size; to += stride) {
      const sees = sight(s, from, to).blocked === null
      if (canSee(s, from, to) !== sees) expect.fail(`From ${from} to ${to} it is told ${!sees}.`)
      if (!sees) blocked++
    }
  return blocked
}

test('who sees whom is right however vehicles, wrecks and Smoke are moved about, in two games on one map', () => {
  const pick = pickFrom(7)
  const map = generateMap({ id: 'open', name: 'Open', columns: 17, rows: 5, theme: 'farmland', pick })
  const place = (size: number) => locationOf(pick(size))
  const begin = (): AslskState => {
    const s = stateOf(map)
    for (let id = 0; id < 24; id++) s.units.push({ ...newUnit(id, 'allied', 'ru-T3485', place(s.setting.map.size)), vehicle: { ...STILL } })
    return s
  }
  const games = [begin(), begin()]
  const found = new Set<number>()
  for (let round = 0; round < 4; round++)
    for (const s of games) {
      found.add(compare(s, 3))
      const { size } = s.setting.map
      for (let id = 0; id < 12; id++) s.units[pick(24)]!.at = place(size)
      found.add(compare(s, 3))
      for (const kind of [WRECK, 'smoke'])
        s.markers.push({ id: s.nextMarker++ as MarkerId, kind, at: place(size), side: 'allied', value: kind === WRECK ? 0 : 3, extra: 0 })
      found.add(compare(s, 3))
      s.markers[0]!.at = place(size)
      found.add(compare(s, 3))
      for (let id = 0; id < 24; id++) s.units[id]!.vehicle!.movingTarget = pick(2) === 0
      for (const marker of s.markers) if (marker.kind === WRECK) marker.value = pick(2)
      found.add(compare(s, 3))
    }
  expect(found.size).toBeGreaterThan(5)
})

test.each(['hills', 'farmland', 'mixed'] as const)('7.4.1 who sees whom is right where wrecks stand everywhere: %s', (theme) => {
  const s = stateOf(generateMap({ id: theme, name: theme, columns: 15, rows: 9, theme, pick: pickFrom(9) }))
  const before = compare(s, 2)
  for (let hex = 0; hex < s.setting.map.size; hex++)
    s.markers.push({ id: s.nextMarker++ as MarkerId, kind: WRECK, at: locationOf(hex), side: 'allied', value: 0, extra: 0 })
  expect(compare(s, 2)).toBeGreaterThan(before)
})
