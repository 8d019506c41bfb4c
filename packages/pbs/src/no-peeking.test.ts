import type { AslskState, Side } from '@firegroup/aslsk'
import { cloneState, enemyOf } from '@firegroup/aslsk/queries'
import { ambushScenario, fogScenario } from '@firegroup/aslsk/testing'
import { KeyedChance, keyFromSeed } from '@firegroup/kernel'
import { depth, randomDecision, startedGame } from '@firegroup/testkit'
import { expect, test } from 'vitest'
import { approach, come, settle } from '../test/approach.ts'
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
  const wanted = depth.times(8, 300)
  for (let i = 0; asked < wanted && i < 100; i++) {
    const seed = depth.seed(`peek ${name} ${i}`)
    // the book plays the other side, so that this one is asked
    const game = startedGame(pbs, { ...scenario, pbs: { mode: 'opponent', side: enemyOf(side) } }, keyFromSeed(seed))
    const chance = new KeyedChance(keyFromSeed(`${seed} plays`))
    while (!game.outcome && asked < wanted) {
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
  expect(asked).toBeGreaterThanOrEqual(wanted)
})

test('who comes under a concealment counter is not looked at: a half squad is no Scout there, and a hidden one is not yet to move', () => {
  const walk = (mover: string, other: string, hidden: string) => {
    const options = { rules: [{ type: 'concealment', text: 'Concealment is in effect.' }] as never }
    const t = approach({
      firer: '4-6-7, 4-6-7',
      range: 2,
      ground: 'woods',
      mover: `a=${mover} concealed`,
      more: `R2 US: b=${other} concealed   ${hidden} US: c=6-6-6 hidden`,
      options,
    })
    return settle(come(t, 2, 'assault').rolls(9)).decided.map(({ answer: came, trace }) => ({ came, trace }))
  }
  const squad = walk('6-6-6', '3-4-6', 'F5')
  expect(walk('3-4-6', '6-6-6', 'F5')).toEqual(squad)
  expect(walk('6-6-6', '3-4-6', 'Q9')).toEqual(squad)
  expect(squad[0]!.trace.some(({ node }) => node === 'I15' || node === 'I13')).toBe(true)
})
