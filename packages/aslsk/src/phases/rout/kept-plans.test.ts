import { expect, test } from 'vitest'
import { field } from '../../../test/field.ts'
import { placeOf } from '../../map/terrain.ts'
import type { AslskState } from '../../state.ts'
import { Watch } from '../../watch/watch.ts'
import { enemyField } from './enemy-field.ts'
import { KeptPlans } from './kept-plans.ts'

/** Whether the plan of the first unit is made again after a change; in any case it must be the one that is made anew. */
function isPlannedAgain(change: (s: AslskState) => void): boolean {
  const s = field(
    `F5 Russian: 4-4-7 broken DM
    F3 woods
    F9 German: 4-6-7
    N2 German: 4-6-7
    F4 Russian: 4-4-7
    G3 Russian: 4-4-7, 4-4-7, 4-4-7
    P9 Russian: 4-4-7
    E4 Russian: 4-4-7, 4-4-7`,
    { phase: 'rout', columns: 18, rows: 12 },
  )
  const watch = new Watch(s.setting.map.size)
  const kept = new KeptPlans()
  const plan = (keeping: KeptPlans) => {
    watch.look(s)
    return keeping.begin(watch, 'allied').planOf(s, s.units[0]!, null, enemyField(s, 'allied'))
  }
  const before = plan(kept)
  change(s)
  const after = plan(kept)
  const told = ({ must, goals, steps }: typeof after) => ({ must, goals, steps: steps.map(({ refusal, ...step }) => [step, refusal?.()]) })
  expect(told(after)).toEqual(told(plan(new KeptPlans())))
  return after !== before
}

const to = (s: AslskState, unit: number, hex: string) => Object.assign(s.units[unit]!, { at: placeOf(s, hex) })

test('a plan of a rout is kept while its own side moves elsewhere, or comes and goes where there is room for all', () => {
  expect(isPlannedAgain(() => {})).toBe(false)
  expect(isPlannedAgain((s) => to(s, 7, 'P5'))).toBe(false)
  expect(isPlannedAgain((s) => to(s, 7, 'F2'))).toBe(false)
  expect(isPlannedAgain((s) => to(s, 3, 'P8'))).toBe(false)
})

test('it goes when any enemy comes, leaves, breaks or rallies, when its own side takes or leaves the last place in its reach, and with the unit itself', () => {
  expect(isPlannedAgain((s) => to(s, 2, 'N3'))).toBe(true)
  expect(isPlannedAgain((s) => Object.assign(s.units[2]!, { broken: true }))).toBe(true)
  expect(isPlannedAgain((s) => to(s, 7, 'E4'))).toBe(true)
  expect(isPlannedAgain((s) => to(s, 5, 'P8'))).toBe(true)
  expect(isPlannedAgain((s) => Object.assign(s.units[0]!, { wounded: true }))).toBe(true)
})
