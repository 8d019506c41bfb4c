import { expect, test } from 'vitest'
import { patrol } from '../samples/index.ts'
import { complaint, decideAll, keyed, newPatrol, playOn, redMoves, scripted } from '../test/helpers.ts'
import { evenNumber, takeTurns, toy } from '../test/toy.ts'
import { keyFromSeed } from './chance.ts'
import { startGame } from './game.ts'
import { decisionFor, type Keep } from './history.ts'
import { OBSERVER } from './rules.ts'

test.each([
  ['out of turn', 'blue', { type: 'step' }, 'blue is not asked for a decision now.'],
  ['for a seat that does not exist', 'green', { type: 'step' }, `There is no seat 'green' at this table.`],
  ['for an observer', OBSERVER, { type: 'step' }, `There is no seat 'observer' at this table.`],
  ['for __proto__', '__proto__', { type: 'step' }, `There is no seat '__proto__' at this table.`],
  ['of another question', 'red', { type: 'fire' }, `decision.type must be 'step' or 'stop', not 'fire'.`],
  ['that is nothing', 'red', undefined, 'decision must be an object, not nothing.'],
  ['with a field too many', 'red', { type: 'step', far: 3 }, `decision has the unknown field 'far'.`],
  ['with a polluting key', 'red', JSON.parse('{"type":"step","__proto__":{"x":1}}'), `decision has the forbidden field '__proto__'.`],
  ['with constructor', 'red', { type: 'step', constructor: {} }, `decision has the forbidden field 'constructor'.`],
  ['that inherits its fields', 'red', Object.create({ type: 'step' }), 'decision must be a plain object.'],
  ['that is a function', 'red', () => ({ type: 'step' }), 'decision must be plain data, not a function.'],
])('a decision %s is refused with one sentence, and nothing changes', (_what, seat, decision, message) => {
  const game = scripted(patrol, redMoves())
  const before = game.hash()
  expect(complaint(game.decide(seat, decision))).toBe(message)
  expect(game.problems(seat, decision)).toEqual([{ message }])
  expect([game.hash(), game.decisionCount, game.events.length, game.log]).toEqual([before, 0, 0, []])
  expect(({} as Record<string, unknown>)['x']).toBeUndefined()
})

test('an illegal decision is refused with its rule', () => {
  const game = keyed(toy(takeTurns), { scenario: {} }, 'odd')
  expect(game.decide('a', { n: 3 })).toEqual({ ok: false, problems: [{ rule: '1', message: '3 is odd.' }] })
  expect(game.state).toEqual({ notes: [], turn: 0 })
})

test('nothing can be decided after the end', () => {
  const game = playOn(newPatrol('over'), 'over')
  const { log } = game
  expect(complaint(game.decide('red', { type: 'step' }))).toBe('The game is over.')
  expect(game.log).toBe(log)
  expect(game.open).toEqual([])
})

test('a decision that changes while it is read is judged and kept as it was read first', () => {
  const game = keyed(toy(takeTurns), { scenario: {} }, 'getter')
  let reads = 0
  const shifty = {
    get n() {
      return reads++ === 0 ? 4 : 3
    },
  }
  expect(game.decide('a', shifty).ok).toBe(true)
  expect(game.state.notes).toEqual([4])
  expect(game.log[0]!.decision).toEqual({ n: 4 })
})

test('what the caller does with his decision afterwards changes nothing', () => {
  const game = keyed(toy(takeTurns), { scenario: {} }, 'mutated')
  const mine = { n: 4 }
  game.decide('a', mine)
  mine.n = 8
  expect(game.log[0]!.decision).toEqual({ n: 4 })
})

test('what the caller does with the scenario afterwards changes nothing', () => {
  const scenario = { length: 5 }
  const game = keyed(patrol, { scenario }, 'origin')
  scenario.length = 9
  expect(game.origin).toEqual({ scenario: { length: 5 } })
})

test('a scenario that would not survive a file is refused', () => {
  const started = startGame(patrol, { scenario: { length: 5, note: () => 0 } }, { key: '0'.repeat(64) })
  expect(complaint(started)).toBe('scenario.note must be plain data, not a function.')
})

test('candidates are lazy: nobody walks through a list that has no end', () => {
  let made = 0
  const endless = {
    ...evenNumber(),
    *candidates() {
      for (;;) yield { n: 2 * (made++ % 5) }
    },
  }
  const game = keyed(
    toy(function* (g) {
      g.state.notes.push((yield* g.ask('a', endless)).n)
      return { winner: null, reason: 'done' }
    }),
    { scenario: {} },
    'lazy',
  )
  expect(game.decide('a', { n: 8 }).ok).toBe(true)
  expect([made, game.outcome?.reason]).toEqual([0, 'done'])
})

test('others see of a logged decision only whose it was', () => {
  const game = newPatrol('log')
  decideAll(game, ['red', { pace: 'rush' }])
  const entry = game.log[0]!
  expect(decisionFor(entry, 'red')).toEqual({ seat: 'red', kind: 'pace', decision: { pace: 'rush' } })
  expect(decisionFor(entry, 'blue')).toEqual({ seat: 'red' })
  expect(decisionFor(entry, OBSERVER)).toEqual({ seat: 'red' })
})

test.each<[Keep, unknown]>([
  [
    { history: true, events: true, hashes: true },
    { log: true, events: true, hashed: true },
  ],
  [
    { history: true, events: false, hashes: false },
    { log: true, events: false, hashed: false },
  ],
  [
    { history: false, events: true, hashes: true },
    { log: false, events: true, hashed: false },
  ],
  [
    { history: false, events: false, hashes: false },
    { log: false, events: false, hashed: false },
  ],
])('a game keeps what it is told to keep: %j', (keep, kept) => {
  const started = startGame(patrol, { scenario: { length: 8 } }, { key: '0'.repeat(64) }, keep)
  if (!started.ok) throw new Error('refused')
  const game = playOn(started.value, 'keep')
  expect(game.outcome).toEqual(playOn(keyedZero(), 'keep').outcome)
  expect({ log: game.log.length > 0, events: game.events.length > 0, hashed: game.log.some((entry) => entry.hash) }).toEqual(kept)
  if (!keep.history) {
    expect(game.undoProblem('red')).toBe('There is nothing to undo.')
    expect(() => game.fork()).toThrow('This game keeps no history.')
  }
})

test('a game without a history leaves the state it was started from alone', () => {
  const situation = { notes: [1], turn: 0 }
  const system = toy(takeTurns, { situation: () => ({ ok: true, value: situation }) })
  const started = startGame(system, { situation: {} }, { key: '0'.repeat(64) }, { history: false, events: false, hashes: false })
  if (started.ok) started.value.decide('a', { n: 2 })
  expect(situation).toEqual({ notes: [1], turn: 0 })
})

function keyedZero() {
  const started = startGame(patrol, { scenario: { length: 8 } }, { key: '0'.repeat(64) })
  if (!started.ok) throw new Error('refused')
  return started.value
}

test('a listener hears every event in the state in which it happens, whether events are kept or not; a fork is not heard', () => {
  const heard: string[] = []
  const hear = (keep: Keep) => {
    heard.length = 0
    const started = startGame(toy(takeTurns), { scenario: {} }, { key: keyFromSeed('heard') }, keep, (event, state) =>
      heard.push(`${event.type} ${state.turn}`),
    )
    if (!started.ok) throw new Error('The scenario was refused.')
    const game = started.value
    for (const n of [2, 4, 6]) game.take(game.open[0]!.seat, { n })
    return game
  }
  const kept = hear({ history: true, events: true, hashes: false })
  const all = [...heard]
  expect(all.length).toBeGreaterThanOrEqual(3)
  expect(all.map((line) => line.split(' ')[0])).toEqual(kept.events.map(({ event }) => event.type))
  expect(new Set(all).size).toBe(all.length)
  const fork = kept.fork()
  fork.take(fork.open[0]!.seat, { n: 2 })
  expect(heard).toEqual(all)
  expect(hear({ history: false, events: false, hashes: false }).events).toEqual([])
  expect(heard).toEqual(all)
})
