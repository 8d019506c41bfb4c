import { type AslskEvent, type AslskState, aslsk, type Side } from '@firegroup/aslsk'
import { scenario } from '@firegroup/content/aslsk'
import { parseSave, verifySave } from '@firegroup/kernel'
import { type MatchRecord, MemoryStore } from '@firegroup/table'
import { describe, expect, test } from 'vitest'
import { playedGame } from '../../e2e/games.ts'
import { record } from '../games/aslsk/record/index.tsx'
import { stacksOf } from '../games/aslsk/record/stacks.ts'
import { tallyOf } from '../games/aslsk/record/tally.ts'
import { fileNameOf } from './export.ts'
import { glanceOf, when } from './glance.ts'
import { importText } from './import.ts'
import { LocalStore } from './local-store.ts'
import { beginMatch, branchMatch } from './new-match.ts'
import { lookBackAt } from './replay/look-back.ts'
import { decisionAt, readTimeline, type Timeline, tellingsAt, ticksOf } from './replay/timeline.ts'
import { storyOf, storyText } from './result/story.ts'
import { lossesByTurn } from './result/tables.ts'

const over = playedGame('first-light', 'over', 9999)
const half = playedGame('first-light', 'half', 40)
const players = { allied: { type: 'human', name: 'Anna' }, axis: { type: 'computer', level: 'greedy' } } as const

async function timelineOf(from: MatchRecord): Promise<Timeline<AslskState, AslskEvent>> {
  const read = await readTimeline(record, from, { progress: () => {}, cancelled: () => false })
  if (!read.ok) throw new Error(read.problems[0]?.message)
  return read.value
}

describe('a new match', () => {
  test('is in the store before the first decision, with who is asked', async () => {
    const store = new MemoryStore()
    const begun = await beginMatch(aslsk, { name: 'First Light', scenario: scenario('first-light'), players }, store)
    expect(begun.ok).toBe(true)
    const [summary] = await store.list()
    expect(summary).toMatchObject({ name: 'First Light', decisions: 0, over: false })
    expect(summary?.waiting).toHaveLength(1)
    const glance = glanceOf(summary!, (await store.load(summary!.id)) as MatchRecord)
    expect(glance).toMatchObject({ place: 'Turn 1 of 5, Set-up', players: 'Americans: Anna, Germans: the computer (greedy)' })
  })

  test('once it is over the list says how it ended for the one who played it, and what decided it', () => {
    const record = { ...half, players: { allied: { type: 'human', name: '' }, axis: { type: 'computer', level: 'greedy' } } } as MatchRecord
    const summary = { id: 'x', name: 'First Light', system: 'aslsk', played: '', decisions: 9, over: true, waiting: [] }
    const glance = (won: string | null, players: MatchRecord['players'] = record.players) =>
      glanceOf({ ...summary, ended: { won, told: 'The Americans hold the farmhouse.' } }, { ...record, players })
    expect(glance('allied')).toMatchObject({ result: 'You won', told: 'The Americans hold the farmhouse.' })
    expect(glance('axis').result).toBe('You lost')
    expect(glance(null).result).toBe('A draw')
    const two = { allied: { type: 'human', name: 'Anna' }, axis: { type: 'human', name: 'Ben' } } as const
    expect(glance('axis', two).result).toBe('The Germans won')
    expect(glanceOf(summary, record).result).toBe('')
  })

  test('a scenario that the rules refuse is not begun', async () => {
    const store = new MemoryStore()
    const wrong = { ...scenario('first-light'), balanceFor: 'nobody' as Side }
    expect((await beginMatch(aslsk, { name: 'Wrong', scenario: wrong, players }, store)).ok).toBe(false)
    expect(await store.list()).toEqual([])
  })
})

describe('import', () => {
  test('keeps a game whole, seats people where nobody sat, and never writes over another', async () => {
    const store = new MemoryStore()
    const first = await importText(JSON.stringify(half), store)
    const second = await importText(JSON.stringify(half.save), store)
    const third = await importText(JSON.stringify(half), store)
    expect([first.ok, second.ok, third.ok]).toEqual([true, true, true])
    expect(await store.list()).toHaveLength(3)
    expect(await store.load('half')).toEqual(half)
    const bare = second.ok ? ((await store.load(second.value.id)) as MatchRecord) : null
    expect(bare?.name).toBe('First Light')
    expect(bare?.players['axis']).toEqual({ type: 'human', name: '' })
  })

  test('says in which line a file breaks, refuses a field that stands twice and bytes that are no text, and keeps nothing', async () => {
    const store = new MemoryStore()
    const said = async (text: string | Uint8Array) => {
      const read = await importText(text, store)
      return read.ok ? 'taken' : read.problems[0]?.message
    }
    const text = JSON.stringify(half)
    expect(await said('{\n "a": 1,\n "b" 2\n}')).toBe("The file is not valid JSON: line 3, column 6 can't be read.")
    expect(await said(text.replace('"name":', '"name":"Another","name":'))).toBe("The file has the field 'name' twice in one object.")
    expect(await said(Uint8Array.from([...new TextEncoder().encode(text), 0xff]))).toBe('The file is not valid UTF-8 text.')
    expect(await store.list()).toEqual([])
  })

  test('a game of rules that this version does not have is refused by name, and keeps nothing', async () => {
    const store = new MemoryStore()
    const read = await importText(JSON.stringify({ ...half, save: { ...half.save, system: 'chess' } }), store)
    expect(read.ok ? '' : read.problems[0]?.message).toBe("This is a game of 'chess', which this version does not play.")
    expect(await store.list()).toEqual([])
  })

  test('refuses a decision that was changed, by its number, and keeps nothing', async () => {
    const store = new MemoryStore()
    const decisions = half.save.decisions.map((entry, i) => (i === 20 ? { ...entry, hash: '0123456789abcdef' } : entry))
    const read = await importText(JSON.stringify({ ...half, save: { ...half.save, decisions } }), store)
    expect(read.ok ? '' : read.problems[0]?.message).toContain('save.decisions[20]')
    expect(await store.list()).toEqual([])
  })
})

describe('a timeline', () => {
  test('has a moment for each decision, each with its words, and ends as the game did', async () => {
    const timeline = await timelineOf(over)
    expect(timeline.moments).toHaveLength(over.save.decisions.length + 1)
    expect(timeline.outcome?.winner).toBeTruthy()
    for (const at of timeline.moments.keys()) {
      expect(decisionAt(timeline, at)).not.toBe('')
      for (const { text } of tellingsAt(timeline, at)) expect(text).not.toBe('')
    }
    expect(timeline.moments[0]?.state.units).not.toBe(timeline.moments.at(-1)?.state.units)
  })

  test('ticks go through turns and phases in order', async () => {
    const ticks = ticksOf(await timelineOf(over))
    expect(ticks[0]).toMatchObject({ at: 0, turn: 1, phase: 'setup' })
    expect(ticks.map(({ at }) => at)).toEqual(ticks.map(({ at }) => at).sort((a, b) => a - b))
    expect(new Set(ticks.map(({ turn }) => turn)).size).toBe(5)
    expect(ticks.filter(({ opensTurn }) => opensTurn).length).toBeGreaterThanOrEqual(9)
  })

  test('every unit on the map is in exactly one stack', async () => {
    for (const { state } of (await timelineOf(over)).moments) {
      const shown = stacksOf(state).flatMap(({ counters }) => counters.map(({ id }) => id))
      const units = state.units.filter(({ at }) => at >= 0).map(({ id }) => `u${id}`)
      expect(shown.filter((id) => id.startsWith('u')).sort()).toEqual(units.sort())
    }
  })

  test('the result counts what the last state shows', async () => {
    const timeline = await timelineOf(over)
    const tally = tallyOf(timeline)
    const lost = (side: Side): number => tally.turns.reduce((sum, turn) => sum + turn.lost[side], 0)
    for (const side of ['allied', 'axis'] as const) {
      expect(lost(side)).toBe(tally.sides[side].lost)
      expect(tally.sides[side].passed).toBeLessThanOrEqual(tally.sides[side].checks)
    }
    const [measured] = lossesByTurn(timeline)
    expect(measured?.columns).toEqual(['Americans', 'Germans'])
    expect(measured?.rows.map(({ name }) => name)).toEqual(tally.turns.map(({ turn }) => String(turn)))
    const lines = storyOf(timeline).flatMap((chapter) => chapter.lines)
    expect(lines.filter(({ decision }) => decision !== '')).toHaveLength(timeline.moments.length)
    expect(storyText(timeline)).toContain('Turn 1, Americans, Rally')
  })
})

describe('what the computer saw', () => {
  test('any decision of a game that is over can be asked about, by whom it was made and what it was', async () => {
    const timeline = await timelineOf(over)
    expect(lookBackAt(timeline, 0)).toMatchObject({
      ok: false,
      problems: [{ message: expect.stringContaining('Nothing was decided yet') }],
    })
    for (const [at, { decision }] of timeline.moments.entries()) {
      if (!decision) continue
      const { seat } = decision
      const level = seat === 'axis' ? 'greedy' : null
      expect(lookBackAt(timeline, at)).toEqual({
        ok: true,
        value: { save: over.save, before: at - 1, seat, level, played: decision.decision },
      })
    }
  })

  test('while a game is not over, nobody looks through the eyes of the other side', async () => {
    const timeline = await timelineOf(half)
    const mayBeAsked = (line: typeof timeline): Set<string> =>
      new Set(line.moments.flatMap(({ decision }, at) => (decision && lookBackAt(line, at).ok ? [decision.seat] : [])))
    expect(mayBeAsked(timeline)).toEqual(new Set(['allied']))
    const shared = await timelineOf({ ...half, players: { allied: players.allied, axis: players.allied } })
    expect(mayBeAsked(shared)).toEqual(new Set())
  })
})

describe('a branch', () => {
  test('is the same game up to its point, playable and verifiable, and marked as practice', async () => {
    const store = new MemoryStore()
    const branched = await branchMatch(aslsk, over, 25, store)
    const branch = (await store.load(branched.ok ? branched.value : '')) as MatchRecord
    expect(branch.save.decisions).toEqual(over.save.decisions.slice(0, 25))
    expect(branch).toMatchObject({ name: 'First Light, from 25', practice: 'undone past dice' })
    const save = parseSave(JSON.stringify(branch.save))
    expect(save.ok && verifySave(aslsk, save.value).ok).toBe(true)
    const again = await branchMatch(aslsk, branch, 10, store)
    expect(((await store.load(again.ok ? again.value : '')) as MatchRecord).name).toBe('First Light, from 10')
  })
})

describe('the local store', () => {
  test('keeps, lists and forgets; a full one says so and keeps what it has', async () => {
    let room = 200_000
    const kept = new Map<string, string>()
    const storage = {
      get length() {
        return kept.size
      },
      key: (index: number) => [...kept.keys()][index] ?? null,
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: (name: string, text: string) => {
        if (text.length > room) throw new Error('QuotaExceededError')
        kept.set(name, text)
      },
      removeItem: (name: string) => void kept.delete(name),
      clear: () => kept.clear(),
    } satisfies Storage
    const store = new LocalStore(storage)
    const summary = { id: 'half', name: 'First Light', system: 'aslsk', played: half.played, decisions: 40, over: false, waiting: [] }
    await store.save(half, summary)
    expect(await store.list()).toEqual([summary])
    expect(await store.load('half')).toEqual(half)
    room = 10
    await expect(store.save({ ...half, id: 'other' }, { ...summary, id: 'other' })).rejects.toThrow('no room')
    expect(await store.load('half')).toEqual(half)
    await store.remove('half')
    expect(await store.list()).toEqual([])
    expect(await store.load('half')).toBeNull()
  })
})

test('times are said as people say them', () => {
  const now = new Date(2026, 4, 3, 18, 30)
  const at = (...parts: [number, number, number, number, number]): string => when(new Date(...parts).toISOString(), now)
  expect(at(2026, 4, 3, 18, 29)).toBe('just now')
  expect(at(2026, 4, 3, 9, 5)).toBe('today, 9:05')
  expect(at(2026, 4, 2, 23, 59)).toBe('yesterday, 23:59')
  expect(at(2026, 3, 30, 9, 0)).toBe('30 April')
  expect(at(2025, 3, 30, 9, 0)).toBe('30 April 2025')
  expect(when('nonsense', now)).toBe('some time ago')
})

test('files are named after the game and the day', () => {
  expect(fileNameOf({ name: 'The Long Évening, from 12', played: '2026-05-03T18:30:00Z' })).toBe(
    'the-long-evening-from-12-2026-05-03.firegroup.json',
  )
  expect(fileNameOf({ name: '…', played: '2026-05-03T18:30:00Z' }, 'txt')).toBe('game-2026-05-03.txt')
})
