import { keyFromSeed, startGame } from '@firegroup/kernel'
import { type ConvoyEvent, type ConvoyState, convoy } from '@firegroup/kernel/samples'
import { Match, MemoryStore, type SeatPlayer } from '@firegroup/table'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { WorkerComputer, type WorkerPort } from '../../worker/computer.ts'
import type { ToWorker } from '../../worker/messages.ts'
import { Session } from './session.ts'

const BEAT = 700
const anna: SeatPlayer = { type: 'human', name: 'Anna' }

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('the computer thinks while it seems to, and decides when that is over: how fast it was can’t be seen', async () => {
  const { session, sent, answer } = sitDown({ type: 'computer', level: 'regular' })
  session.decide('north', firstOf(session))
  expect(sent.at(-1)).toMatchObject({ type: 'choose', seat: 'south' })
  answer(firstOf(session))
  await vi.advanceTimersByTimeAsync(BEAT - 1)
  expect([session.beating, session.game.decisionCount]).toEqual([true, 1])
  await vi.advanceTimersByTimeAsync(1)
  expect([session.beating, session.game.decisionCount]).toEqual([false, 2])
})

test('where nobody thinks, the pause is as long', async () => {
  const { session } = sitDown(anna)
  session.decide('north', firstOf(session))
  await vi.advanceTimersByTimeAsync(BEAT - 1)
  expect([session.beating, session.open]).toEqual([true, null])
  await vi.advanceTimersByTimeAsync(1)
  expect([session.beating, session.open?.seat]).toEqual([false, 'south'])
})

type ConvoySession = Session<ConvoyState, ConvoyEvent>

const firstOf = ({ game }: ConvoySession): unknown => [...game.open[0]!.question.candidates()][0]

/** Anna plays north, and whatever she decides may be answered. */
function sitDown(south: SeatPlayer): { session: ConvoySession; sent: ToWorker[]; answer: (decision: unknown) => void } {
  const started = startGame(convoy, { scenario: {} }, { key: keyFromSeed('beat') })
  if (!started.ok) throw new Error(started.problems[0]?.message)
  const sent: ToWorker[] = []
  const port: WorkerPort = { postMessage: (message) => void sent.push(message), onmessage: null, terminate: () => undefined }
  const computer = new WorkerComputer(port)
  const setup = { id: 'beat', name: 'Convoy', players: { north: anna, south }, begun: '' }
  const match = new Match({ game: started.value, setup, store: new MemoryStore(), computer, now: () => '' })
  const session = new Session(match, computer, { mayBeAnswered: () => true, lingers: () => false }, { beat: BEAT, act: 0, dice: 0 })
  const answer = (decision: unknown): void => {
    const asked = sent.findLast(({ type }) => type === 'choose') as Extract<ToWorker, { type: 'choose' }>
    port.onmessage?.({ data: { type: 'chosen', id: asked.id, decision } } as MessageEvent)
  }
  return { session, sent, answer }
}
