import fc from 'fast-check'
import { expect, test } from 'vitest'
import { patrol } from '../samples/index.ts'
import { asked, complaint, decideAll, keyed, newPatrol, playOn, redMoves, scripted } from '../test/helpers.ts'
import { evenNumber, type ToyRuntime, takeTurns, toy } from '../test/toy.ts'
import type { Rules } from './rules.ts'
import type { Outcome } from './system.ts'

/** Seat a decides again and again; 8 makes the thing under test happen. */
const alone = (special: (g: ToyRuntime) => void) =>
  keyed(
    toy(function* (g): Rules<Outcome> {
      for (;;) {
        if (g.state.turn % 3 === 0) g.checkpoint()
        const { n } = yield* g.ask('a', evenNumber())
        g.state.notes.push(n)
        g.state.turn++
        g.emit({ type: 'noted', n })
        if (n === 8) special(g)
      }
    }),
    { scenario: {} },
    'undo',
  )

test('decisions can be taken back one by one, over checkpoints, to the beginning', () => {
  const game = alone(() => undefined)
  const states: string[] = []
  for (const n of [0, 2, 4, 6, 0, 2, 4]) {
    states.push(`${game.hash()} ${game.events.length}`)
    decideAll(game, ['a', { n }])
  }
  for (const before of states.reverse()) {
    expect(game.undo('a').ok).toBe(true)
    expect(`${game.hash()} ${game.events.length}`).toBe(before)
  }
  expect(complaint(game.undo('a'))).toBe('There is nothing to undo.')
})

test.each<[string, (g: ToyRuntime) => void, string]>([
  ['a die', (g) => g.roll('luck'), 'dice were rolled'],
  ['a draw', (g) => g.draw([1, 2, 3], 'card'), 'a card was drawn'],
  ['a shuffle', (g) => g.shuffle([1, 2, 3], 'deck'), 'something was shuffled'],
  ['a reveal', (g) => g.emit({ type: 'seen' }, { reveals: true }), 'something hidden was revealed'],
])('nobody goes back behind %s, but to it', (_what, special, why) => {
  const game = alone(special)
  decideAll(game, ['a', { n: 2 }], ['a', { n: 8 }])
  const barrier = game.hash()
  expect(complaint(game.undo('a'))).toBe(`You can't undo this: ${why}.`)
  decideAll(game, ['a', { n: 4 }], ['a', { n: 6 }])
  expect([game.undo('a').ok, game.undo('a').ok]).toEqual([true, true])
  expect(game.hash()).toBe(barrier)
  expect(complaint(game.undo('a'))).toBe(`You can't undo this: ${why}.`)
  expect([game.hash(), game.decisionCount]).toEqual([barrier, 2])
})

test('nobody takes back another’s decision, nor his own after another’s', () => {
  const game = keyed(toy(takeTurns), { scenario: {} }, 'others')
  decideAll(game, ['a', { n: 2 }], ['b', { n: 4 }])
  expect(game.undoProblem('a')).toBe('The last decision was not yours.')
  expect(game.undo('b').ok).toBe(true)
  expect(game.undoProblem('a')).toBe(`You can't undo this: someone else has decided since.`)
})

test('what another has seen stays closed, also when going back plays earlier turns again', () => {
  const game = keyed(
    toy(function* (g): Rules<Outcome> {
      for (;;) g.state.notes.push((yield* g.ask(['b', 'a'][g.state.turn++ % 2]!, evenNumber())).n)
    }),
    { scenario: {} },
    'no checkpoints',
  )
  decideAll(game, ['b', { n: 2 }], ['a', { n: 4 }], ['b', { n: 6 }])
  expect(game.undo('b').ok).toBe(true)
  expect(game.undoProblem('a')).toBe(`You can't undo this: someone else has decided since.`)
})

test('the barrier stays where it is after going back and forth', () => {
  const game = alone((g) => g.roll('luck'))
  decideAll(game, ['a', { n: 8 }], ['a', { n: 0 }])
  for (let i = 0; i < 3; i++) {
    expect(game.undo('a').ok).toBe(true)
    expect(game.undo('a').ok).toBe(false)
    decideAll(game, ['a', { n: 0 }])
  }
  expect(game.state.notes).toEqual([8, 0])
})

test('undo in an interrupt takes the answer back, not the question', () => {
  const game = scripted(patrol, redMoves(), [6, 6])
  decideAll(game, ['red', { type: 'step' }], ['blue', { type: 'fire' }])
  expect(asked(game)).toEqual(['red smoke'])
  expect(game.undo('blue').ok).toBe(true)
  expect(asked(game)).toEqual(['blue fire'])
  decideAll(game, ['blue', { type: 'fire' }], ['red', { type: 'stand' }])
  expect(game.undoProblem('red')).toBe(`You can't undo this: dice were rolled.`)
})

test('after any undo the game goes on exactly as it would have', () => {
  fc.assert(
    fc.property(fc.nat(1000), fc.nat(60), (seed, most) => {
      const game = playOn(newPatrol(`${seed}`), `${seed}`, most)
      const last = game.log.at(-1)
      if (!last || game.undoProblem(last.seat)) return
      const after = [game.hash(), game.events.length, game.decisionCount, game.outcome]
      game.undo(last.seat)
      game.take(last.seat, last.decision)
      expect([game.hash(), game.events.length, game.decisionCount, game.outcome]).toEqual(after)
    }),
  )
})
