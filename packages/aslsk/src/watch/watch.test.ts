import { expect, test } from 'vitest'
import { started, testScenario } from '../../test/scenario.ts'
import { locationOf } from '../map/location.ts'
import { addMarker } from '../map/markers.ts'
import { type AslskState, cloneState } from '../state.ts'
import { KeptRows } from './rows.ts'
import { Watch } from './watch.ts'

const [HERE, THERE, ELSEWHERE] = [locationOf(1), locationOf(2), locationOf(3)]

class Rows extends KeptRows<null, string, string> {}

/** Whether what the one in HERE can do to those THERE is worked out again after a change. */
function isWorkedOutAgain(change: (s: AslskState) => void): boolean {
  const { state } = started(testScenario())
  const s = cloneState(state)
  s.units.forEach((unit, i) => {
    unit.at = [HERE, THERE, ELSEWHERE][i % 3]!
  })
  const watch = new Watch(s.setting.map.size)
  const kept = new Rows()
  let times = 0
  const ask = (of: AslskState) => {
    watch.look(of)
    const part = () => {
      times++
      return 'shot'
    }
    kept.begin(watch, 'prepFire').of({ places: [THERE], reaches: () => true, part, whole: (_, parts) => parts })
    kept.get(0, HERE, null)
  }
  ask(s)
  const next = cloneState(s)
  change(next)
  ask(next)
  return times > 1
}

test('what is kept holds for a copy, and while things change elsewhere', () => {
  expect(isWorkedOutAgain(() => {})).toBe(false)
  expect(isWorkedOutAgain((s) => Object.assign(s.units[2]!, { pinned: true }))).toBe(false)
})

test('it goes when somebody here or there has changed, comes or leaves, or gets a Weapon; with the phase; and when Smoke is laid anywhere', () => {
  expect(isWorkedOutAgain((s) => Object.assign(s.units[0]!, { pinned: true }))).toBe(true)
  expect(isWorkedOutAgain((s) => Object.assign(s.units[1]!, { broken: true }))).toBe(true)
  expect(isWorkedOutAgain((s) => Object.assign(s.units[2]!, { at: THERE }))).toBe(true)
  expect(isWorkedOutAgain((s) => Object.assign(s.units[1]!, { at: ELSEWHERE }))).toBe(true)
  expect(isWorkedOutAgain((s) => Object.assign(s.weapons[0]!, { owner: s.units[1]!.id, keptRate: true }))).toBe(true)
  expect(isWorkedOutAgain((s) => Object.assign(s, { phase: 'advancingFire' }))).toBe(true)
  expect(isWorkedOutAgain((s) => s.volleys.push({ from: HERE, at: ELSEWHERE, expenditure: 0 }))).toBe(true)
  expect(isWorkedOutAgain((s) => addMarker(s, { kind: 'smoke', at: ELSEWHERE, side: 'axis', value: 3 }))).toBe(true)
})

test('what has changed is remembered for a while, and then it is said that nobody knows', () => {
  const { state } = started(testScenario())
  const s = cloneState(state)
  s.units[0]!.at = HERE
  const watch = new Watch(s.setting.map.size)
  watch.look(s)
  for (let n = 0; n < 1200; n++) {
    s.units[0]!.pinned = !s.units[0]!.pinned
    watch.look(s)
    expect(watch.changedSince(watch.now - 1)).toEqual([HERE])
    if (watch.now > 400) expect(watch.changedSince(watch.now - 400)).toHaveLength(400)
  }
  expect(watch.changedSince(1)).toBeNull()
})
