/** Thinks for the computer's seats beside the page, so that the page never waits for it. */
import type { GameEvent } from '@firegroup/kernel'
import type { AnyState } from '../games/game.ts'
import { thinkingOf } from '../games/thinking.ts'
import type { FromWorker, ToWorker } from './messages.ts'
import { Thinker } from './thinker.ts'

let thinker: Thinker<AnyState, GameEvent> | null = null
let trickle: { readonly id: number; readonly parts: Generator<unknown> } | null = null
/** What is being thought about, trial by trial, until the game goes on. */
let thought: { readonly id: number; readonly rounds: ReturnType<Thinker<AnyState, GameEvent>['think']> } | null = null
/** Milliseconds of thought before anybody is listened to. */
const AT_A_TIME = 40
/** One message after the other: the rules of a game that is opened must be loaded before anything is asked about it. */
let work: Promise<void> = Promise.resolve()

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  work = work.then(() => heard(data))
})

async function heard(data: ToWorker): Promise<void> {
  try {
    if (data.type === 'stop') trickle = null
    else if (data.type === 'open') {
      thinker = null
      thought = null
      thinker = new Thinker(await thinkingOf(data.save.system), data.save, { decisions: data.decisions })
    } else act(data)
  } catch (error) {
    tell({ type: 'failed', id: 'id' in data ? data.id : -1, message: (error as Error).message })
  }
}

function act(data: Exclude<ToWorker, { type: 'stop' | 'open' }>): void {
  if (!thinker) throw new Error('No game is open.')
  if (data.news.decisions.length > 0 || data.type === 'choose') thought = null
  thinker.catchUp(data.news.from, data.news.decisions)
  if (data.type === 'choose') {
    trickle = null
    tell({ type: 'chosen', id: data.id, decision: thinker.choose(data.seat, data.level) })
  } else if (data.type === 'think') {
    thought = { id: data.id, rounds: thinker.think(data.seat, data.level, data.played) }
    setTimeout(nextRound)
  } else {
    trickle = { id: data.id, parts: thinker.trickle(data.seat, data.query) }
    setTimeout(nextPart)
  }
}

/** One part at a time, so that a new question is heard in between. */
function nextPart(): void {
  if (!trickle) return
  const { id, parts } = trickle
  const next = parts.next()
  if (next.done) {
    trickle = null
    return
  }
  tell({ type: 'part', id, part: next.value })
  setTimeout(nextPart)
}

/** The same for thoughts, a few trials at a time. What comes of them does not depend on how many. */
function nextRound(): void {
  if (!thought) return
  const { id, rounds } = thought
  try {
    const pause = performance.now() + AT_A_TIME
    let step = rounds.next()
    while (!step.done && performance.now() < pause) step = rounds.next()
    if (!step.done) {
      tell({ type: 'progress', id, share: step.value })
      setTimeout(nextRound)
      return
    }
    tell({ type: 'answer', id, answer: step.value })
  } catch (error) {
    tell({ type: 'failed', id, message: (error as Error).message })
  }
  thought = null
}

function tell(message: FromWorker): void {
  postMessage(message)
}
