import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decideAll, keyed, newConvoy, newPatrol, playOn } from '../test/helpers.ts'
import { evenNumber, toy } from '../test/toy.ts'
import { KeyedChance, keyFromSeed } from './chance.ts'
import type { Game } from './game.ts'
import type { Rules } from './rules.ts'
import { saveGame } from './save.ts'
import type { GameEvent, Outcome } from './system.ts'

const otherDice = (seed: string) => new KeyedChance(keyFromSeed(seed))

test('a fork with the same dice plays to the same end, and leaves the original alone', () => {
  fc.assert(
    fc.property(fc.nat(1000), fc.nat(40), fc.boolean(), (seed, most, history) => {
      forkAndPlayOn(playOn(newPatrol(`${seed}`), `${seed}`, most), history)
      forkAndPlayOn(playOn(newConvoy(`${seed}`), `${seed}`, most), history)
    }),
    { numRuns: 40 },
  )
})

function forkAndPlayOn<S, E extends GameEvent>(game: Game<S, E>, history: boolean): void {
  const before = JSON.stringify([game.state, game.latestCheckpoint, game.log, game.chancePosition])
  const fork = playOn(game.fork({ keep: { history } }), 'on')
  expect(JSON.stringify([game.state, game.latestCheckpoint, game.log, game.chancePosition])).toBe(before)
  playOn(game, 'on')
  expect([fork.hash(), fork.outcome]).toEqual([game.hash(), game.outcome])
}

test('a fork with other dice stands at the same point and goes another way', () => {
  const ends = new Set<string>()
  const game = playOn(newConvoy('fork'), 'fork', 5)
  for (let i = 0; i < 20; i++) {
    const fork = game.fork({ chance: otherDice(`${i}`) })
    expect([fork.state, fork.log]).toEqual([game.state, game.fork().log])
    ends.add(JSON.stringify(playOn(fork, 'same decisions').state))
  }
  expect(ends.size).toBeGreaterThan(10)
})

/** Every decision rolls a die, and only every fifth is a checkpoint: a fork has to roll again what was rolled since. */
const rolling = toy(function* (g): Rules<Outcome> {
  for (;;) {
    if (g.state.turn % 5 === 0) g.checkpoint()
    const { n } = yield* g.ask('a', evenNumber())
    g.state.turn++
    g.state.notes.push(n === 8 ? n : 10 * g.roll('luck', 1, 1000)[0]!)
  }
})

test('forks of forks with other dice stand where they were forked, dice since the checkpoint included', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(7), { minLength: 1, maxLength: 4 }), (steps) => {
      let game = playOn(keyed(rolling, { scenario: {} }, 'rolling'), 'rolling', 3)
      for (const [i, most] of steps.entries()) {
        const fork = game.fork({ chance: otherDice(`${i}`) })
        expect([fork.state, fork.chancePosition]).toEqual([game.state, game.chancePosition])
        playOn(fork, `${i}`, most)
        const again = fork.fork()
        expect([again.state, again.chancePosition]).toEqual([fork.state, fork.chancePosition])
        game = again
      }
    }),
    { numRuns: 60 },
  )
})

test('undo in a fork with other dice goes back to what was', () => {
  const game = playOn(keyed(rolling, { scenario: {} }, 'rolling'), 'rolling', 3)
  const fork = game.fork({ chance: otherDice('undo') })
  decideAll(fork, ['a', { n: 2 }], ['a', { n: 8 }])
  const { state } = fork.fork()
  decideAll(fork, ['a', { n: 8 }])
  expect(fork.undo('a').ok).toBe(true)
  expect(fork.state).toEqual(state)
  expect(fork.state.notes.slice(0, 3)).toEqual(game.state.notes)
})

test('other dice go on from where they are', () => {
  const game = playOn(keyed(rolling, { scenario: {} }, 'rolling'), 'rolling', 3)
  const dice = otherDice('far')
  dice.position = 100
  const expected = dice.copy().die(1000)
  const fork = game.fork({ chance: dice })
  decideAll(fork, ['a', { n: 2 }])
  expect(fork.state.notes.at(-1)).toBe(10 * expected)
})

test('a fork with other dice has no key and can’t be saved; one with the same dice can', () => {
  const game = playOn(newPatrol('saved'), 'saved', 6)
  expect(saveGame(game.fork({ keep: { hashes: true } })).chance).toEqual(saveGame(game).chance)
  expect(() => saveGame(game.fork({ chance: otherDice('x') }))).toThrow('has no key')
})
