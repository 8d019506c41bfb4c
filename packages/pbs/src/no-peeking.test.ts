import type { AslskState, Side } from '@firegroup/aslsk'
import { cloneState, enemyOf } from '@firegroup/aslsk/queries'
import { ambushScenario, fogScenario } from '@firegroup/aslsk/testing'
import { KeyedChance, keyFromSeed } from '@firegroup/kernel'
import { depth, randomDecision, startedGame } from '@firegroup/testkit'
import { expect, test } from 'vitest'
import { answerFirstFire } from './defender.ts'
import type { Memory } from './memory.ts'
import { type PbsOptions, readOptions } from './options.ts'
import { pbs } from './system.ts'

function options(side: Side): PbsOptions {
  const reading = readOptions({ mode: 'opponent', side })
  if (!reading.ok) throw new Error(reading.problems[0]!.message)
  return reading.value
}

/** What the book answers in a state, with these dice: its decision, its trace and its memory after it. */
function answer(s: AslskState, side: Side, seed: string): unknown {
  const dice = new KeyedChance(keyFromSeed(seed))
  const memory: Memory = { dice: 0 }
  const roller = {
    rollBeside: (place: number, _label: string, count = 1, sides = 6) => ({
      dice: Array.from({ length: count }, () => dice.die(sides)),
      place: place + count,
    }),
  }
  return { ...answerFirstFire(s, side, memory, options(side), roller), memory }
}

/**
 * Two states that differ only in what the DEFENDER can't know: the real one, and one in which everything unknown to him was exchanged at random. The book is
 * asked in both, at every expenditure of games in which both sides hide.
 */
test.each([
  ['concealment and hidden Guns', fogScenario, 'axis'],
  ['concealment and hidden Guns, the other side', fogScenario, 'allied'],
  ['hidden Infantry', ambushScenario, 'allied'],
] as const)('the book never peeks: %s', (name, scenario, side) => {
  let asked = 0
  for (let i = 0; i < depth.times(1, 30); i++) {
    const seed = depth.seed(`peek ${name} ${i}`)
    // the book plays the other side, so that this one is asked
    const game = startedGame(pbs, { ...scenario, pbs: { mode: 'opponent', side: enemyOf(side) } }, keyFromSeed(seed))
    const chance = new KeyedChance(keyFromSeed(`${seed} plays`))
    while (!game.outcome && game.decisionCount < 1500) {
      const { open, decision } = randomDecision(game, chance)
      if (open.question.kind === 'firstFire' && open.seat === side) {
        const real = cloneState(game.state)
        const other = cloneState(real)
        pbs.resample(other, side, new KeyedChance(keyFromSeed(`${seed} ${asked}`)))
        expect(answer(other, side, `${asked}`)).toEqual(answer(real, side, `${asked}`))
        asked++
      }
      game.take(open.seat, decision)
    }
  }
  expect(asked).toBeGreaterThan(2)
})
