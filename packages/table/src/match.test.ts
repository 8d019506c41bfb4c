import { keyFromSeed, restoreGame, startGame, verifySave } from '@firegroup/kernel'
import { convoy } from '@firegroup/kernel/samples'
import { expect, test } from 'vitest'
import { type Computer, Match, type SeatPlayer } from './match.ts'
import { MemoryStore } from './memory-store.ts'
import { openMatch } from './open.ts'
import { type MatchRecord, parseRecord, readRecord } from './record.ts'
import { type MatchStore, summaryOf } from './store.ts'

/** Plays the first candidate, whatever it is. */
const simple: Computer = { choose: async (open) => [...open.question.candidates()][0] }
const noPause = async () => {}
const now = () => '2026-01-02'

async function sitDown(
  options: { store?: MatchStore; computer?: Computer; players?: { north: 'human' | 'computer'; south: 'human' | 'computer' } } = {},
) {
  const started = startGame(convoy, { scenario: {} }, { key: keyFromSeed('table') })
  if (!started.ok) throw new Error(started.problems[0]!.message)
  const { store = new MemoryStore(), computer = simple, players = { north: 'human', south: 'computer' } } = options
  const who = (kind: 'human' | 'computer'): SeatPlayer =>
    kind === 'human' ? { type: kind, name: 'Anna' } : { type: kind, level: 'simple' }
  const setup = { id: 'm1', name: 'Convoy', begun: '2026-01-01', players: { north: who(players.north), south: who(players.south) } }
  const match = new Match({ game: started.value, setup, store, computer, now })
  const record = match.record()
  await store.save(record, summaryOf({ ...record, system: 'convoy' }, match.game))
  return { match, store }
}

type Sat = Awaited<ReturnType<typeof sitDown>>['match']
const firstCard = (match: Sat) => [...match.game.open[0]!.question.candidates()][0]
const goOn = (match: Sat) => match.decide(match.game.open[0]!.seat, firstCard(match))

test('a decision is stored, then told to whoever listens, then answered', async () => {
  const memory = new MemoryStore()
  const order: string[] = []
  const store = storeLike(memory, async (...appended) => {
    await memory.append(...appended)
    order.push('stored')
  })
  const { match } = await sitDown({ store })
  match.subscribe(() => order.push('told'))
  expect(match.waitingFor()).toEqual(['north'])
  const deciding = match.decide('north', firstCard(match))
  expect(order).toEqual([])
  expect(await deciding).toEqual({ ok: true, version: 1 })
  expect(order).toEqual(['stored', 'told'])
  const kept = (await memory.load('m1')) as MatchRecord
  expect(kept).toMatchObject({ format: 'firegroup-match', id: 'm1', played: '2026-01-02', players: { north: { name: 'Anna' } } })
  const restored = restoreGame(convoy, kept.save)
  expect(restored.ok && restored.value.hash()).toBe(match.game.hash())
})

test('a list of games tells who is asked, and nothing of the question', async () => {
  const { match, store } = await sitDown()
  await goOn(match)
  const [summary] = await store.list()
  expect(summary).toEqual({
    id: 'm1',
    name: 'Convoy',
    system: 'convoy',
    played: '2026-01-02',
    decisions: 1,
    over: false,
    waiting: match.game.open.map(({ seat }) => seat),
  })
})

test('an illegal decision, and one for a version that is gone, change nothing, are told to nobody and store nothing', async () => {
  const { match, store } = await sitDown()
  const [hash, kept] = [match.game.hash(), await store.load('m1')]
  match.subscribe(() => expect.unreachable('told of a refused decision'))
  expect(await match.decide('north', { card: '9z' })).toMatchObject({ ok: false, version: 0 })
  expect(await match.decide('south', firstCard(match))).toMatchObject({ ok: false })
  expect(await match.decide('north', firstCard(match), 7)).toMatchObject({ ok: false, stale: true, version: 0 })
  expect([match.game.hash(), await store.load('m1')]).toEqual([hash, kept])
})

test('two decisions at once are made one after the other, and the second is refused as the match stands then', async () => {
  const { match } = await sitDown({ players: { north: 'human', south: 'human' } })
  const card = firstCard(match)
  const [first, second] = await Promise.all([match.decide('north', card, 0), match.decide('north', card, 0)])
  expect(first).toEqual({ ok: true, version: 1 })
  expect(second).toMatchObject({ ok: false, stale: true, version: 1 })
})

test('the computer plays its seats until a person is asked, and a whole game when it has both', async () => {
  const { match } = await sitDown()
  await goOn(match)
  await match.letComputerPlay(noPause)
  expect(match.waitingFor()).toEqual(['north'])
  const alone = await sitDown({ players: { north: 'computer', south: 'computer' } })
  await alone.match.letComputerPlay(noPause)
  expect(alone.match.game.outcome).not.toBeNull()
  expect(await alone.store.list()).toMatchObject([{ over: true }])
  const kept = (await alone.store.load('m1')) as MatchRecord
  expect(restoreGame(convoy, kept.save).ok).toBe(true)
})

test('what the computer chose for a position that is gone is not played', async () => {
  let answer: (decision: unknown) => void = () => {}
  const slow: Computer = {
    choose: (open) => new Promise((resolve) => (answer = (decision) => resolve(decision ?? [...open.question.candidates()][0]))),
  }
  const { match } = await sitDown({ computer: slow, players: { north: 'computer', south: 'human' } })
  const thinking = match.letComputerPlay(noPause)
  expect(match.thinking).toBe(true)
  await match.decide('north', [...match.game.open[0]!.question.candidates()][1])
  const after = match.game.hash()
  answer({ card: 'nonsense' })
  await thinking
  expect(match.game.hash()).toBe(after)
})

test('a computer that cheats or errs is stopped', async () => {
  const { match } = await sitDown({ computer: { choose: async () => ({ card: '9z' }) }, players: { north: 'computer', south: 'human' } })
  const hash = match.game.hash()
  await expect(match.letComputerPlay(noPause)).rejects.toThrow(/illegal/)
  expect([match.game.hash(), match.thinking]).toEqual([hash, false])
})

test('what can’t be stored was never decided, and says why; the next attempt may succeed', async () => {
  const memory = new MemoryStore()
  let full = true
  const store = storeLike(memory, async (...appended) => {
    if (full) throw new Error('The disk is full.')
    await memory.append(...appended)
  })
  const { match } = await sitDown({ store, players: { north: 'human', south: 'human' } })
  const hash = match.game.hash()
  expect(await goOn(match)).toMatchObject({ ok: false, version: 0, problems: [{ message: 'The disk is full.' }] })
  expect([match.problem, match.game.hash(), match.game.decisionCount]).toEqual(['The disk is full.', hash, 0])
  full = false
  expect(await goOn(match)).toMatchObject({ ok: true })
  expect(match.problem).toBeNull()
  expect(((await memory.load('m1')) as MatchRecord).save.decisions).toHaveLength(1)
})

test('of two who play one match, the one who comes too late is refused and sees where it stands', async () => {
  const store = new MemoryStore()
  const { match: one } = await sitDown({ store, players: { north: 'human', south: 'human' } })
  const record = await readRecord('m1', store)
  if (!record.ok) throw new Error(record.problems[0]!.message)
  const opened = openMatch(convoy, record.value, { store, computer: simple, now })
  if (!opened.ok) throw new Error(opened.problems[0]!.message)
  const other = opened.value
  await goOn(one)
  const late = await other.decide('north', [...other.game.open[0]!.question.candidates()][1])
  expect(late).toMatchObject({ ok: false, stale: true, version: 1 })
  expect(other.game.hash()).toBe(one.game.hash())
  expect(await goOn(other)).toMatchObject({ ok: true })
  await one.reload()
  expect(one.game.hash()).toBe(other.game.hash())
})

test('what is taken back is taken back in the store', async () => {
  const { match, store } = await sitDown({ players: { north: 'human', south: 'human' } })
  await goOn(match)
  const undone = await match.undo('north')
  const kept = (await store.load('m1')) as MatchRecord
  expect(kept.save.decisions).toHaveLength(undone.ok ? 0 : 1)
  expect(restoreGame(convoy, kept.save).ok).toBe(true)
})

test('a kept match without players is everybody’s to play', async () => {
  const { store, match } = await sitDown()
  const bare = { ...match.record(), players: {} }
  const opened = openMatch(convoy, bare, { store, computer: simple, now })
  expect(opened.ok && opened.value.waitingFor()).toEqual(['north'])
})

test('a match file, a bare save and nonsense', async () => {
  const { match } = await sitDown()
  await goOn(match)
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

function storeLike(memory: MemoryStore, append: MatchStore['append']): MatchStore {
  return {
    list: () => memory.list(),
    load: (id) => memory.load(id),
    remove: (id) => memory.remove(id),
    save: (record, summary) => memory.save(record, summary),
    append,
  }
}

/** Against a computer, until a decision of the person's lies behind what can be taken back. */
async function playedPastDice(store: MatchStore = new MemoryStore()) {
  const { match } = await sitDown({ store })
  for (let i = 0; i < 40; i++) {
    await match.letComputerPlay(noPause)
    if (match.game.undoProblem('north') !== null && match.goBackProblem('north') === null) return { match, store }
    await match.decide('north', firstCard(match))
  }
  throw new Error('There is always something to undo.')
}

test('against the computer one goes back past what can be taken back; the game is marked as practice, holds, and goes on', async () => {
  const { match, store } = await playedPastDice()
  const own = match.game.log.findLastIndex(({ seat }) => seat === 'north')
  expect(match.setup.practice).toBeUndefined()
  const gone = await match.goBack('north')
  expect(gone).toMatchObject({ ok: true })
  expect(match.game.decisionCount).toBe(own)
  expect(match.game.questionFor('north')).toBeDefined()
  expect(match.setup.practice).toBe('undone past dice')
  const kept = (await store.load('m1')) as MatchRecord
  expect(kept.practice).toBe('undone past dice')
  expect(kept.save.decisions).toHaveLength(own)
  expect(verifySave(convoy, match.record().save).ok).toBe(true)
  await goOn(match)
  await match.letComputerPlay(noPause)
  const later = await readRecord('m1', store)
  expect(later.ok && later.value.practice).toBe('undone past dice')
  expect(later.ok && restoreGame(convoy, later.value.save, { whole: true }).ok).toBe(true)
})

test('with another person at the table nobody goes back past dice, and where nothing was decided there is nothing to go back to', async () => {
  const { match } = await sitDown({ players: { north: 'human', south: 'human' } })
  await goOn(match)
  expect((await match.goBack('north')).ok).toBe(false)
  expect(match.setup.practice).toBeUndefined()
  const alone = await sitDown()
  expect(alone.match.goBackProblem('north')).toBe('There is nothing to undo.')
  expect(alone.match.goBackProblem('south')).not.toBeNull()
})

test('a way back that can’t be stored was never gone, and marks nothing', async () => {
  const memory = new MemoryStore()
  let full = false
  const store = storeLike(memory, async (...appended) => {
    if (full) throw new Error('There is no room.')
    await memory.append(...appended)
  })
  const { match } = await playedPastDice(store)
  const [hash, count] = [match.game.hash(), match.game.decisionCount]
  full = true
  expect((await match.goBack('north')).ok).toBe(false)
  expect([match.game.hash(), match.game.decisionCount]).toEqual([hash, count])
  expect(match.setup.practice).toBeUndefined()
})
