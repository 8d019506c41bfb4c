import { keyFromSeed, type OpenQuestion, startGame } from '@firegroup/kernel'
import { type ConvoyEvent, convoy } from '@firegroup/kernel/samples'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LocalChair } from './local-chair.ts'
import { Match, type SeatPlayer } from './match.ts'
import { MemoryStore } from './memory-store.ts'
import { LEAST_BEAT, type Pace, Session, type Tempo } from './session.ts'
import { summaryOf } from './store.ts'

const anna: SeatPlayer = { type: 'human', name: 'Anna' }
const computer: SeatPlayer = { type: 'computer', level: 'regular' }
const CALM: Tempo = { beat: 700, act: 0, dice: 0 }
/** So long the computer may think. */
const PATIENCE = 900
const INSTANT: Tempo = { beat: 0, act: 0, dice: 0 }

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('the computer thinks while it seems to, and decides when that is over: how fast it was can’t be seen', async () => {
  const { session, chair, asked, answer } = await sitDown(computer, CALM, 'seen')
  await chair.decide(0, first(session))
  await vi.advanceTimersByTimeAsync(0)
  expect(asked).toEqual(['south'])
  answer()
  await vi.advanceTimersByTimeAsync(CALM.beat - 1)
  expect([chair.standpoint.pause, chair.standpoint.version]).toEqual([true, 1])
  await vi.advanceTimersByTimeAsync(1)
  expect([chair.standpoint.pause, chair.standpoint.version]).toEqual([false, 2])
})

test.each([
  ['seen', CALM, CALM.beat],
  ['hidden', CALM, CALM.beat],
  ['hidden', INSTANT, LEAST_BEAT],
] as const)(
  'the pause after a decision that may be answered (%s) is as long for people, at every tempo, and tells nobody who is asked',
  async (window, tempo, beat) => {
    const { session, chair } = await sitDown(anna, tempo, window)
    await chair.decide(0, first(session))
    await vi.advanceTimersByTimeAsync(beat - 1)
    expect(chair.standpoint).toMatchObject({ pause: true, asked: [], question: null })
    await vi.advanceTimersByTimeAsync(1)
    expect(chair.standpoint).toMatchObject({ pause: false, asked: ['south'] })
  },
)

test('what hides something is answered as late as the computer may think, however fast it was', async () => {
  const { session, chair, answer } = await sitDown(computer, INSTANT, 'hidden')
  await chair.decide(0, first(session))
  await vi.advanceTimersByTimeAsync(0)
  answer()
  await vi.advanceTimersByTimeAsync(PATIENCE - 1)
  expect(chair.standpoint).toMatchObject({ pause: true, asked: [], version: 1 })
  await vi.advanceTimersByTimeAsync(1)
  expect(chair.standpoint.version).toBe(2)
})

test('where everybody sees who can answer, an instant table does not pause', async () => {
  const { session, chair } = await sitDown(anna, INSTANT, 'seen')
  await chair.decide(0, first(session))
  await vi.advanceTimersByTimeAsync(0)
  expect(chair.standpoint).toMatchObject({ pause: false, asked: ['south'] })
})

const first = ({ game }: { game: { open: readonly OpenQuestion[] } }): unknown => [...game.open[0]!.question.candidates()][0]

/** Anna plays north, and whatever she decides may be answered. */
async function sitDown(south: SeatPlayer, tempo: Tempo, window: 'seen' | 'hidden') {
  const started = startGame(convoy, { scenario: {} }, { key: keyFromSeed('beat') })
  if (!started.ok) throw new Error(started.problems[0]?.message)
  const asked: string[] = []
  let answer = (): void => {}
  const thinker = {
    choose: (open: OpenQuestion): Promise<unknown> => {
      asked.push(open.seat)
      return new Promise((resolve) => {
        answer = () => resolve([...open.question.candidates()][0])
      })
    },
  }
  const store = new MemoryStore()
  const setup = { id: 'beat', name: 'Convoy', players: { north: anna, south }, begun: '' }
  const match = new Match({ game: started.value, setup, store, computer: thinker, now: () => '' })
  const record = match.record()
  await store.save(record, summaryOf({ ...record, system: 'convoy' }, match.game))
  const pace: Pace<ConvoyEvent> = { window: () => window, hides: () => window === 'hidden', lingers: () => false }
  const rest = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms))
  const session = new Session({ match, pace, tempo, rest, patience: () => PATIENCE })
  return { session, chair: new LocalChair(session, 'north'), asked, answer: () => answer() }
}
