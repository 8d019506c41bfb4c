import { testScenario } from '@firegroup/aslsk/testing'
import { keyFromSeed, startGame } from '@firegroup/kernel'
import { playRandomly } from '@firegroup/testkit'
import { expect, test } from 'vitest'
import { memoryOf } from '../kept.ts'
import { pbs } from '../system.ts'

/** The small scenario with so many German squads. */
function withSquads(count: number) {
  const plain = testScenario()
  const [picket] = plain.sides.axis.groups
  const units = [
    { type: 'ge-4-6-7', count },
    { type: 'ge-L-8-0', count: 1 },
  ]
  return { ...plain, sides: { ...plain.sides, axis: { ...plain.sides.axis, groups: [{ ...picket!, units }] } } }
}

function begun(count: number) {
  const scenario = { ...withSquads(count), pbs: { mode: 'bothSides', parts: { hipAreas: true } } }
  const started = startGame(pbs, { scenario }, { key: keyFromSeed('usual') })
  if (!started.ok) throw new Error(started.problems[0]!.message)
  return started.value
}

test('PBS-HIP-01 PBS-HIP-06 where a scenario names no hidden stacks, a squad in four of the defender’s is one, with two counters around what he must hold', () => {
  const { state } = begun(8)
  const { grid } = state.setting.map
  const { stacks } = memoryOf(state).hip!
  expect(stacks.map(({ side, units, behaviour }) => [side, units.length, behaviour])).toEqual([
    ['axis', 1, 'ambush'],
    ['axis', 1, 'surpriseShort'],
  ])
  expect(stacks[0]!.counters.map((hex) => grid.idOf(hex))[0]).toBe('F3')
  const area = state.setting.groups.find(({ id }) => id === 'ge')!.area
  for (const stack of stacks) {
    expect(new Set(stack.counters).size).toBe(2)
    for (const hex of stack.counters) expect(area).toContain(hex)
    expect(stack.area).toEqual([...area])
  }
})

test('PBS-HIP-01 nobody sets up who is hidden, and the game plays to its end', () => {
  const game = begun(5)
  const [hidden] = memoryOf(game.state).hip!.stacks[0]!.units
  expect(game.state.setting.groups.find(({ id }) => id === 'ge')!.units).not.toContain(hidden)
  playRandomly(game, { seed: 'usual', maxDecisions: 3000 })
  expect(game.outcome).not.toBeNull()
})

test('PBS-HIP-01 of two squads none is spared: then somebody of the other side hides', () => {
  expect(memoryOf(begun(2).state).hip!.stacks.map(({ side }) => side)).toEqual(['allied'])
})
