import { expect, test } from 'vitest'
import { field } from '../../../test/field.ts'
import { placeOf } from '../../map/terrain.ts'
import type { AslskState } from '../../state.ts'
import { Watch } from '../../watch/watch.ts'
import { KeptPlans } from './kept-plans.ts'
import { enemyField } from './path.ts'

/** Whether the plan of the first unit is made again after a change; in any case it must be the one that is made anew. */
function isPlannedAgain(change: (s: AslskState) => void): boolean {
  const s = field(
    `F5 Russian: 4-4-7 broken DM
    F3 woods
    F9 German: 4-6-7
    N2 German: 4-6-7
    F4 Russian: 4-4-7
    P9 Russian: 4-4-7`,
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

test('a plan of a rout is kept while its own side moves elsewhere', () => {
  expect(isPlannedAgain(() => {})).toBe(false)
  expect(isPlannedAgain((s) => to(s, 4, 'P5'))).toBe(false)
})

test('it goes when any enemy comes, leaves, breaks or rallies, when its own side comes or leaves within its reach, and with the unit itself', () => {
  expect(isPlannedAgain((s) => to(s, 2, 'N3'))).toBe(true)
  expect(isPlannedAgain((s) => Object.assign(s.units[2]!, { broken: true }))).toBe(true)
  expect(isPlannedAgain((s) => to(s, 4, 'F2'))).toBe(true)
  expect(isPlannedAgain((s) => to(s, 3, 'P8'))).toBe(true)
  expect(isPlannedAgain((s) => Object.assign(s.units[0]!, { wounded: true }))).toBe(true)
})
