import { keyFromSeed, restoreGame, startGame } from '@firegroup/kernel'
import { convoy } from '@firegroup/kernel/samples'
import { expect, test } from 'vitest'
import { type Computer, Match, type SeatPlayer } from './match.ts'
import { MemoryStore } from './memory-store.ts'
import { type MatchRecord, type MatchStore, parseRecord } from './record.ts'

/** Plays the first candidate, whatever it is. */
const simple: Computer = { choose: async (open) => [...open.question.candidates()][0] }
const noPause = async () => {}

function sitDown(
  options: { store?: MatchStore; computer?: Computer; players?: { north: 'human' | 'computer'; south: 'human' | 'computer' } } = {},
) {
  const started = startGame(convoy, { scenario: {} }, { key: keyFromSeed('table') })
  if (!started.ok) throw new Error(started.problems[0]!.message)
  const { store = new MemoryStore(), computer = simple, players = { north: 'human', south: 'computer' } } = options
  const who = (kind: 'human' | 'computer'): SeatPlayer =>
    kind === 'human' ? { type: kind, name: 'Anna' } : { type: kind, level: 'simple' }
  const setup = { id: 'm1', name: 'Convoy', begun: '2026-01-01', players: { north: who(players.north), south: who(players.south) } }
  const match = new Match({ game: started.value, setup, store, computer, now: () => '2026-01-02' })
  return { match, store }
}

const firstCard = (match: ReturnType<typeof sitDown>['match']) => [...match.game.open[0]!.question.candidates()][0]

test('a decision is made, told to whoever listens, and stored', async () => {
  const { match, store } = sitDown()
  let told = 0
  match.subscribe(() => told++)
  expect(match.waitingFor()).toEqual(['north'])
  expect(match.decide('north', firstCard(match))).toEqual({ ok: true })
  expect([told, match.version]).toEqual([1, 1])
  await match.saved()
  const kept = (await store.load('m1')) as MatchRecord
  expect(kept).toMatchObject({
    format: 'firegroup-match',
    id: 'm1',
    played: '2026-01-02',
    players: { north: { type: 'human', name: 'Anna' } },
  })
  const restored = restoreGame(convoy, kept.save)
  expect(restored.ok && restored.value.hash()).toBe(match.game.hash())
  expect(await store.list()).toMatchObject([{ id: 'm1', system: 'convoy', decisions: 1, over: false }])
})

test('an illegal decision changes nothing, is told to nobody and stores nothing', async () => {
  const { match, store } = sitDown()
  const hash = match.game.hash()
  match.subscribe(() => expect.unreachable('told of a refused decision'))
  expect(match.decide('north', { card: '9z' }).ok).toBe(false)
  expect(match.decide('south', firstCard(match)).ok).toBe(false)
  await match.saved()
  expect([match.game.hash(), match.version, await store.load('m1')]).toEqual([hash, 0, null])
})

test('the computer plays its seats until a person is asked, and a whole game when it has both', async () => {
  const { match } = sitDown()
  match.decide('north', firstCard(match))
  await match.letComputerPlay(noPause)
  expect(match.waitingFor()).toEqual(['north'])
  const alone = sitDown({ players: { north: 'computer', south: 'computer' } })
  await alone.match.letComputerPlay(noPause)
  expect(alone.match.game.outcome).not.toBeNull()
  await alone.match.saved()
  expect(await alone.store.list()).toMatchObject([{ over: true }])
})

test('what the computer chose for a position that is gone is not played', async () => {
  let answer: (decision: unknown) => void = () => {}
  const slow: Computer = {
    choose: (open) => new Promise((resolve) => (answer = (decision) => resolve(decision ?? [...open.question.candidates()][0]))),
  }
  const { match } = sitDown({ computer: slow, players: { north: 'computer', south: 'human' } })
  const thinking = match.letComputerPlay(noPause)
  expect(match.thinking).toBe(true)
  match.decide('north', [...match.game.open[0]!.question.candidates()][1])
  const after = match.game.hash()
  answer({ card: 'nonsense' })
  await thinking
  expect(match.game.hash()).toBe(after)
})

test('a computer that cheats or errs is stopped', async () => {
  const { match } = sitDown({ computer: { choose: async () => ({ card: '9z' }) }, players: { north: 'computer', south: 'human' } })
  const hash = match.game.hash()
  await expect(match.letComputerPlay(noPause)).rejects.toThrow(/illegal/)
  expect([match.game.hash(), match.thinking]).toEqual([hash, false])
})

test('a store that fails is told, the game goes on, and the next change tries again', async () => {
  const memory = new MemoryStore()
  let full = true
  const store: MatchStore = {
    list: () => memory.list(),
    load: (id) => memory.load(id),
    remove: (id) => memory.remove(id),
    save: async (record, summary) => {
      if (full) throw new Error('The disk is full.')
      await memory.save(record, summary)
    },
  }
  const { match } = sitDown({ store, players: { north: 'human', south: 'human' } })
  match.decide('north', firstCard(match))
  await match.saved()
  expect(match.saveProblem).toBe('The disk is full.')
  full = false
  const [open] = match.game.open
  match.decide(open!.seat, [...open!.question.candidates()][0])
  await match.saved()
  expect(match.saveProblem).toBeNull()
  expect(((await memory.load('m1')) as MatchRecord).save.decisions).toHaveLength(2)
})

test('a match file, a bare save and nonsense', async () => {
  const { match } = sitDown()
  match.decide('north', firstCard(match))
  const fallback = { id: 'new', name: 'Imported', begun: '2026-02-02', players: {} }
  const record = match.record()
  const whole = parseRecord(JSON.stringify(record), fallback)
  expect(whole.ok && whole.value.id).toBe('m1')
  const bare = parseRecord(JSON.stringify(record.save), fallback)
  expect(bare.ok && bare.value).toMatchObject({ id: 'new', name: 'Imported', save: record.save })
  const problem = (text: string) => {
    const read = parseRecord(text, fallback)
    return read.ok ? 'read' : read.problems[0]!.message
  }
  expect(problem('{"format":"firegroup-match"}')).toMatch(/^match\..* is missing\.$/)
  expect(problem(JSON.stringify({ ...record, players: { north: { type: 'robot' } } }))).toMatch(/match\.players\.north\.type/)
  expect(problem(JSON.stringify(record).slice(0, 200))).toMatch(/cut off|not valid JSON/)
  expect(problem(JSON.stringify({ ...record, save: { ...record.save, version: 99 } }))).toMatch(/match\.save\.version|version 99/)
})
