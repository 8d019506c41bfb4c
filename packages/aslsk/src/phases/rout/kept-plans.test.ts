import { pickFrom } from '@firegroup/hexmap/draw'
import { expect, test } from 'vitest'
import { field } from '../../../test/field.ts'
import { locationOf } from '../../map/location.ts'
import { placeOf } from '../../map/terrain.ts'
import type { AslskState } from '../../state.ts'
import { enemyField } from './enemy-field.ts'
import { KeptPlans } from './kept-plans.ts'
import { type RoutPlan, routOptions } from './plan.ts'

const POSITION = `F5 Russian: 4-4-7 broken DM
    F3 woods
    F9 German: 4-6-7
    N2 German: 4-6-7
    F4 Russian: 4-4-7
    E5 Russian: 4-4-7, 4-4-7, 4-4-7
    P9 Russian: 4-4-7
    E4 Russian: 4-4-7, 4-4-7`
const begin = () => field(POSITION, { phase: 'rout', columns: 18, rows: 12 })

const told = ({ goals, steps }: RoutPlan) => ({ goals, steps: steps.map(({ refusal, ...step }) => [step, refusal?.()]) })

/** Whether the plan of the first unit is made again after a change; in any case it must be the one that is made anew. */
function isPlannedAgain(change: (s: AslskState) => void): boolean {
  const s = begin()
  const kept = new KeptPlans()
  const plan = (keeping: KeptPlans) => {
    const made = keeping.planOf(s, s.units[0]!, null, enemyField(s, 'allied'))
    told(made)
    return made
  }
  const before = plan(kept)
  change(s)
  const after = plan(kept)
  expect(told(after)).toEqual(told(plan(new KeptPlans())))
  return after !== before
}

const to = (s: AslskState, unit: number, hex: string) => Object.assign(s.units[unit]!, { at: placeOf(s, hex) })

test('a plan of a rout is kept while its own side moves elsewhere, or comes and goes where there is room for all, or where it starts', () => {
  expect(isPlannedAgain(() => {})).toBe(false)
  expect(isPlannedAgain((s) => to(s, 7, 'P5'))).toBe(false)
  expect(isPlannedAgain((s) => to(s, 7, 'F2'))).toBe(false)
  expect(isPlannedAgain((s) => to(s, 3, 'P8'))).toBe(false)
  expect(isPlannedAgain((s) => to(s, 7, 'F5'))).toBe(false)
})

test('it goes when any enemy comes, leaves, breaks or rallies, when its own side takes or leaves the last place where it might go, and with the unit itself', () => {
  expect(isPlannedAgain((s) => to(s, 2, 'N3'))).toBe(true)
  expect(isPlannedAgain((s) => Object.assign(s.units[2]!, { broken: true }))).toBe(true)
  expect(isPlannedAgain((s) => [8, 9].map((unit) => to(s, unit, 'F4')))).toBe(true)
  expect(isPlannedAgain((s) => to(s, 5, 'P8'))).toBe(true)
  expect(isPlannedAgain((s) => Object.assign(s.units[0]!, { wounded: true }))).toBe(true)
})

test('however units come and go, break and rally, a plan is the one that is made anew', () => {
  const pick = pickFrom(3)
  const s = begin()
  const kept = new KeptPlans()
  let held = 0
  let before: RoutPlan | undefined
  for (let round = 0; round < 300; round++) {
    const unit = s.units[pick(s.units.length)]!
    if (pick(4) === 0) unit.broken = !unit.broken
    else unit.at = locationOf(placeOf(s, 'F5') + pick(5) - 2 + (pick(5) - 2) * 12)
    const plan = kept.planOf(s, s.units[0]!, null, enemyField(s, 'allied'))
    expect(told(plan)).toEqual(told(routOptions(s, s.units[0]!)))
    if (plan === before) held++
    before = plan
  }
  expect(held).toBeGreaterThan(20)
})
