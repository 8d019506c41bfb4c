import { expect, test } from 'vitest'
import { complaint, decideAll, keyed, value } from '../test/helpers.ts'
import { evenNumber, type Toy, type ToyRuntime, toy } from '../test/toy.ts'
import type { Rules } from './rules.ts'
import { restoreGame, saveGame, verifySave } from './save.ts'
import { parseSave, type Save } from './save-format.ts'
import type { Outcome, System } from './system.ts'

const counts = (step: number) =>
  function* (g: ToyRuntime): Rules<Outcome> {
    for (;;) {
      if (g.state.turn % 2 === 0) g.checkpoint()
      const { n } = yield* g.ask('a', evenNumber())
      g.state.notes.push(n + g.roll('bonus')[0]!)
      g.state.turn += step
    }
  }

/** Version 2 notes tens, and counts what version 1 had noted as tens too. */
const tens = (state: unknown): Toy => ({ notes: (state as Toy).notes.map((n) => n * 10), turn: (state as Toy).turn })
const v1 = toy(counts(1))
const v2 = toy(counts(1), { version: 2, migrations: { 1: tens } })
const v4 = toy(counts(1), { version: 4, migrations: { 2: tens, 3: (state) => state } })

function savedByV1(): Save {
  const game = keyed(v1, { scenario: {} }, 'migrated')
  decideAll(game, ['a', { n: 2 }], ['a', { n: 4 }], ['a', { n: 6 }])
  return value(parseSave(JSON.stringify(saveGame(game))))
}

test('a save of version 1 goes on under version 2, from its checkpoint', () => {
  const old = savedByV1()
  const under1 = value(restoreGame(v1, old)).state.notes
  const game = value(restoreGame(v2, old))
  expect(game.state.notes).toEqual([under1[0]! * 10, under1[1]! * 10, under1[2]])
  expect(game.log.map((entry) => entry.decision)).toEqual([{ n: 2 }, { n: 4 }, { n: 6 }])
  expect(game.log.slice(0, 2)).toEqual(old.decisions.slice(0, 2))
  decideAll(game, ['a', { n: 8 }])
  expect(game.decisionCount).toBe(4)
})

test('what was carried over is recorded: the save can be opened, replayed and verified from there', () => {
  const game = value(restoreGame(v2, savedByV1()))
  decideAll(game, ['a', { n: 8 }], ['a', { n: 0 }])
  const save = value(parseSave(JSON.stringify(saveGame(game))))
  expect(save).toMatchObject({ rules: 2, base: { rules: 2, decisions: 2 } })
  expect(save.decisions.length).toBe(5)
  for (const whole of [false, true]) expect(value(restoreGame(v2, save, { whole })).hash()).toBe(game.hash())
  expect(value(verifySave(v2, save))).toMatchObject({ decisions: 3, carriedOver: 2, hash: game.hash() })
  expect(saveGame(game.fork()).base).toEqual(save.base)
  expect(complaint(restoreGame(v2, save, { decisions: 1 }))).toBe(
    `This game was carried over from older rules after decision 2; what was before can't be played again.`,
  )
})

test('a save is carried over several versions step by step, and again later', () => {
  const once = saveGame(value(restoreGame(v2, savedByV1())))
  const twice = value(restoreGame(v4, once))
  expect(twice.state.notes.slice(0, 2)).toEqual((once.checkpoint.state as unknown as Toy).notes.map((n) => n * 10))
  expect(saveGame(twice)).toMatchObject({ rules: 4, base: { rules: 4 } })
})

test('a version that nothing leads on from is refused', () => {
  const message = 'This save is of version 1 of the toy rules, which this program can no longer carry on.'
  expect(complaint(restoreGame(v4, savedByV1()))).toBe(message)
  expect(complaint(restoreGame(toy(counts(1), { version: 2 }), savedByV1()))).toBe(message)
})

test('only the version that played a game can verify it', () => {
  expect(complaint(verifySave(v2, savedByV1()))).toBe(
    'This save is of version 1 of the toy rules, and only that version can verify it; this is 2.',
  )
})

test('a migration that fails is a sentence', () => {
  const broken: System<Toy, never> = toy(counts(1), {
    version: 2,
    migrations: {
      1: () => {
        throw new Error('no such field')
      },
    },
  }) as System<Toy, never>
  expect(complaint(restoreGame(broken, savedByV1()))).toBe(`The save can't be played: no such field`)
})

test('a decision since the checkpoint that the new rules forbid is named', () => {
  const strict = toy(
    function* (g): Rules<Outcome> {
      g.checkpoint()
      yield* g.ask('a', { ...evenNumber(), problems: () => [{ rule: '9', message: 'Not any more.' }] })
      return { winner: null, reason: '' }
    },
    { version: 2, migrations: { 1: tens } },
  )
  expect(complaint(restoreGame(strict, savedByV1()))).toBe('save.decisions[2] is not legal at that point: Not any more.')
})

test('a setting is not saved, but made again from the origin', () => {
  interface Placed extends Toy {
    setting: { map: string }
  }
  const fresh = (): Placed => ({ notes: [], turn: 0, setting: { map: 'hill' } })
  const system = {
    ...(toy(counts(1)) as unknown as System<Placed, never>),
    begin: () => ({ ok: true as const, value: fresh() }),
    clone: ({ notes, turn, setting }: Placed) => ({ notes: notes.slice(), turn, setting }),
  }
  const game = keyed(system, { scenario: {} }, 'setting')
  decideAll(game, ['a', { n: 2 }])
  const save = saveGame(game)
  expect(JSON.stringify(save)).not.toContain('hill')
  expect(value(restoreGame(system, save)).state).toEqual(game.state)
})

test('a base counts only where a migration leads to it', () => {
  const save = saveGame(value(restoreGame(v2, savedByV1())))
  expect(value(verifySave(v2, save))).toMatchObject({ carriedOver: 2 })
  const unmoved = toy(counts(1), { version: 2 })
  expect(complaint(verifySave(unmoved, save))).toBe(
    'save.base says that the game was carried over to version 2 of the toy rules, but nothing leads there from older ones.',
  )
  expect(value(restoreGame(v4, save)).decisionCount).toBe(3)
})
