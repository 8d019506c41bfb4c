/** The review of a kept game: asked of a worker, told as far as it is, and remembered while the page is open. */
import type { Save, Seat } from '@firegroup/kernel'
import type { Review } from '@firegroup/lab'
import { useCallback, useEffect, useState } from 'react'
import type { FromReview, ToReview } from '../worker/review-messages.ts'

export interface Progress {
  /** The evaluation's own course, until the trials say more. */
  readonly course: readonly number[] | null
  /** With its luck, and in the end with its choices. */
  readonly review: Review | null
  readonly stage: 'begins' | 'dice' | 'choices' | 'done' | 'cancelled' | 'failed'
  readonly done: number
  readonly of: number
  readonly problem: string
  /** How often it was begun. */
  readonly attempt: number
}

const BEGUN: Progress = { course: null, review: null, stage: 'begins', done: 0, of: 0, problem: '', attempt: 0 }

export interface ReviewPort {
  postMessage(message: ToReview): void
  onmessage: ((event: MessageEvent<FromReview>) => void) | null
  onerror: ((event: ErrorEvent) => void) | null
  terminate(): void
}

const startReviewer = (): ReviewPort =>
  new Worker(new URL('../worker/review.worker.ts', import.meta.url), { type: 'module', name: 'review' }) as ReviewPort

/** By game and seat: whoever comes back finds it as it was. */
const known = new Map<string, Progress>()

export interface Reviewing extends Progress {
  readonly cancel: () => void
  readonly again: () => void
}

export function useReview(id: string, save: Save, seat: Seat, start: () => ReviewPort = startReviewer): Reviewing {
  const key = `${id} ${save.decisions.length} ${seat}`
  const [progress, setProgress] = useState<Progress>(() => known.get(key) ?? BEGUN)
  const [run, setRun] = useState(0)
  const [port, setPort] = useState<ReviewPort | null>(null)

  useEffect(() => {
    const before = known.get(key)
    if (before) {
      setProgress(before)
      return
    }
    let now: Progress = { ...BEGUN, attempt: run }
    setProgress(now)
    const worker = start()
    setPort(worker)
    worker.onmessage = ({ data }) => {
      now = heard(now, data)
      if (now.stage === 'done') known.set(key, now)
      setProgress(now)
    }
    worker.onerror = ({ message }) => setProgress({ ...now, stage: 'failed', problem: message })
    worker.postMessage({ save, seat })
    return () => worker.terminate()
  }, [key, run, save, seat, start])

  const cancel = useCallback(() => {
    port?.terminate()
    setProgress((now) => ({ ...now, stage: 'cancelled' }))
  }, [port])
  const again = useCallback(() => setRun((count) => count + 1), [])
  return { ...progress, cancel, again }
}

function heard(now: Progress, news: FromReview): Progress {
  switch (news.stage) {
    case 'course':
      return { ...now, course: news.chances }
    case 'dice':
    case 'choices':
      return { ...now, stage: news.stage, done: news.done, of: news.of }
    case 'luck':
      return { ...now, review: news.review }
    case 'done':
      return { ...now, stage: 'done', review: news.review }
    case 'failed':
      return { ...now, stage: 'failed', problem: news.message }
  }
}
