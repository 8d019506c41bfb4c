import { expect, test } from 'vitest'
import { asked, complaint, decideAll, keyed, value } from '../test/helpers.ts'
import { evenNumber, type ToyRuntime, toy } from '../test/toy.ts'
import { EngineFault } from './history.ts'
import type { Rules } from './rules.ts'
import { restoreGame, saveGame } from './save.ts'
import type { Outcome } from './system.ts'

function* brokenAtEight(g: ToyRuntime): Rules<Outcome> {
  for (;;) {
    g.checkpoint()
    const { n } = yield* g.ask('a', evenNumber())
    g.state.notes.push(n)
    if (n === 8) throw new Error('There is no eighth table.')
  }
}
const system = toy(brokenAtEight)

test('a fault in the rules stops the game with one sentence, and keeps the log as the bug report', () => {
  const game = keyed(system, { scenario: {} }, 'fault')
  decideAll(game, ['a', { n: 2 }])
  expect(() => game.decide('a', { n: 8 })).toThrow(EngineFault)
  expect(game.fault?.message).toBe('The game stopped after decision 2: There is no eighth table.')
  expect(game.fault?.cause).toEqual(new Error('There is no eighth table.'))
  expect(game.log.map((entry) => entry.decision)).toEqual([{ n: 2 }, { n: 8 }])
  expect(game.open).toEqual([])
  expect(complaint(game.decide('a', { n: 2 }))).toBe(
    `The game stopped after decision 2: There is no eighth table. Export the game; it can't go on.`,
  )
  const report = saveGame(game)
  expect(report.decisions.length).toBe(2)
  expect(complaint(restoreGame(system, report))).toBe('The game stopped after decision 2: There is no eighth table.')
  expect(value(restoreGame(system, report, { decisions: 1 })).state.notes).toEqual([2])
})

test('the decision that met the fault can be taken back, and another made', () => {
  const game = keyed(system, { scenario: {} }, 'fault')
  expect(() => game.decide('a', { n: 8 })).toThrow(EngineFault)
  expect(game.undo('a').ok).toBe(true)
  expect([game.fault, asked(game)]).toEqual([null, ['a number']])
  decideAll(game, ['a', { n: 4 }])
  expect(game.state.notes).toEqual([4])
})

test('a state that can’t be hashed is a fault of the rules', () => {
  const halves = toy(function* (g): Rules<Outcome> {
    for (;;) g.state.notes.push((yield* g.ask('a', evenNumber())).n / 4)
  })
  const game = keyed(halves, { scenario: {} }, 'halves')
  expect(() => game.decide('a', { n: 2 })).toThrow(
    'The game stopped after decision 1: A state holds 0.5: only whole numbers hash the same everywhere.',
  )
})

test('rules that ask nobody, or somebody who is not there, are at fault', () => {
  const nobody = toy(function* (): Rules<Outcome> {
    yield []
    return { winner: null, reason: '' }
  })
  const stranger = toy(function* (g): Rules<Outcome> {
    yield* g.ask('z', evenNumber('guess'))
    return { winner: null, reason: '' }
  })
  expect(() => keyed(nobody, { scenario: {} }, 'x')).toThrow('The rules wait for an answer, but asked nobody.')
  expect(() => keyed(stranger, { scenario: {} }, 'x')).toThrow(`The rules ask 'guess' of 'z', who is not at the table.`)
})
