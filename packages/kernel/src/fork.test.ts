import fc from 'fast-check'
import { expect, test } from 'vitest'
import { newConvoy, newPatrol, playOn } from '../test/helpers.ts'
import { KeyedChance, keyFromSeed } from './chance.ts'
import type { Game } from './game.ts'
import { saveGame } from './save.ts'
import type { GameEvent } from './system.ts'

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

test('forks of forks with other dice stand where they were forked, dice since the checkpoint included', () => {
  fc.assert(
    fc.property(fc.nat(1000), fc.array(fc.nat(7), { minLength: 1, maxLength: 4 }), (seed, steps) => {
      // convoy draws between its checkpoints, so that a fork has to replay chance
      let game = playOn(newConvoy(`${seed}`), `${seed}`, 5)
      for (const [i, most] of steps.entries()) {
        const fork = game.fork({ chance: otherDice(`${seed} ${i}`) })
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
  let undone = 0
  for (let seed = 0; seed < 40; seed++) {
    const game = playOn(newPatrol(`${seed}`), `${seed}`, 3 + (seed % 9))
    const fork = game.fork({ chance: otherDice(`${seed}`) })
    const before = fork.hash()
    if (fork.outcome) continue
    const { seat, question } = fork.open[0]!
    fork.take(seat, [...question.candidates()][0])
    if (!fork.undo(seat).ok) continue
    undone++
    expect([fork.hash(), fork.state]).toEqual([before, game.state])
  }
  expect(undone).toBeGreaterThan(10)
})

test('a fork with other dice has no key and can’t be saved; one with the same dice can', () => {
  const game = playOn(newPatrol('saved'), 'saved', 6)
  expect(saveGame(game.fork({ keep: { hashes: true } })).chance).toEqual(saveGame(game).chance)
  expect(() => saveGame(game.fork({ chance: otherDice('x') }))).toThrow('has no key')
})
