import fc from 'fast-check'
import { expect, test } from 'vitest'
import { asked, complaint, decideAll, keyed, newPatrol, value } from '../test/helpers.ts'
import { evenNumber, type ToyRuntime, toy } from '../test/toy.ts'
import { OBSERVER, type Rules } from './rules.ts'
import { restoreGame, saveGame } from './save.ts'
import { parseSave } from './save-format.ts'
import type { Outcome } from './system.ts'

function askingAll(...seats: string[]) {
  return toy(function* (g: ToyRuntime): Rules<Outcome> {
    for (;;) {
      g.checkpoint()
      const answers = yield* g.askAll(seats.map((seat) => ({ seat, question: evenNumber() })))
      g.state.notes.push(...answers.map(({ n }) => n))
      g.state.turn++
      g.emit({ type: 'revealed' }, { reveals: true })
    }
  })
}
const all = askingAll('a', 'b', 'c')
const start = (system = all) => keyed(system, { scenario: {} }, 'all')

test('a secret choice is seen by nobody before all are in', () => {
  const game = newPatrol('secret')
  const shown = () => ['red', 'blue', OBSERVER].map((viewer) => [game.view(viewer), game.eventsFor(viewer)])
  const before = JSON.stringify(shown())
  const hash = game.hash()
  decideAll(game, ['red', { pace: 'rush' }])
  expect(JSON.stringify(shown())).toBe(before)
  expect(game.hash()).toBe(hash)
  expect(asked(game)).toEqual(['blue pace'])
  expect(complaint(game.decide('red', { pace: 'creep' }))).toBe('red is not asked for a decision now.')
  decideAll(game, ['blue', { pace: 'creep' }])
  for (const viewer of ['red', 'blue', OBSERVER])
    expect(game.eventsFor(viewer)).toContainEqual({ type: 'paces', red: 'rush', blue: 'creep' })
})

test('in whatever order the seats answer, the answers come in the order of the questions', () => {
  fc.assert(
    fc.property(fc.shuffledSubarray(['a', 'b', 'c'], { minLength: 3 }), (order) => {
      const game = start()
      for (const seat of order) decideAll(game, [seat, { n: { a: 0, b: 2, c: 4 }[seat] }])
      expect(game.state.notes).toEqual([0, 2, 4])
    }),
  )
})

test.each([1, 2])('with %i of 3 answers in, a save, a fork and an undo know who has answered', (answered) => {
  const game = start()
  const order: [string, unknown][] = [
    ['c', { n: 8 }],
    ['a', { n: 2 }],
    ['b', { n: 4 }],
  ]
  decideAll(game, ...order.slice(0, answered))
  const restored = value(restoreGame(all, value(parseSave(JSON.stringify(saveGame(game))))))
  const fork = game.fork()
  for (const other of [restored, fork]) {
    expect(asked(other)).toEqual(asked(game))
    expect(complaint(other.decide('c', { n: 0 }))).toBe('c is not asked for a decision now.')
    decideAll(other, ...order.slice(answered))
    expect(other.state.notes).toEqual([2, 4, 8])
  }
  const last = order[answered - 1]![0]
  expect(game.undo(last).ok).toBe(true)
  expect(asked(game)).toContain(`${last} number`)
  expect(game.open.length).toBe(4 - answered)
})

test('a choice can be taken back until the last is in, and never after', () => {
  const game = start()
  decideAll(game, ['a', { n: 2 }])
  expect(game.undo('a').ok).toBe(true)
  decideAll(game, ['a', { n: 4 }], ['b', { n: 0 }])
  expect(game.undoProblem('a')).toBe('The last decision was not yours.')
  expect(game.undo('b').ok).toBe(true)
  decideAll(game, ['b', { n: 6 }], ['c', { n: 8 }])
  expect(game.state.notes).toEqual([4, 6, 8])
  expect(game.undoProblem('c')).toBe(`You can't undo this: something hidden was revealed.`)
})

test('that all are in is a revealed secret by itself, whatever the rules tell of it', () => {
  const game = start(
    toy(function* (g): Rules<Outcome> {
      for (;;) yield* g.askAll(['a', 'b'].map((seat) => ({ seat, question: evenNumber() })))
    }),
  )
  decideAll(game, ['a', { n: 2 }], ['b', { n: 4 }])
  expect(game.undoProblem('b')).toBe(`You can't undo this: everyone’s secret choice was revealed.`)
})

test('a seat that is asked twice at once answers in order', () => {
  const game = start(askingAll('a', 'b', 'a'))
  decideAll(game, ['a', { n: 2 }], ['a', { n: 4 }], ['b', { n: 8 }])
  expect(game.state.notes).toEqual([2, 8, 4])
})

test('asking nobody is answered at once', () => {
  const game = keyed(
    toy(function* (g): Rules<Outcome> {
      const none = yield* g.askAll([])
      return { winner: null, reason: `${none.length} answers` }
    }),
    { scenario: {} },
    'none',
  )
  expect(game.outcome).toEqual({ winner: null, reason: '0 answers' })
})
