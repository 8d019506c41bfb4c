/** Goes through a finished game beside the page, and tells what it has found as it goes. */
import { review } from '@firegroup/lab'
import { thinkingOf } from '../games/thinking.ts'
import type { FromReview, ToReview } from './review-messages.ts'

addEventListener('message', ({ data }: MessageEvent<ToReview>) => {
  look(data).catch((error: Error) => tell({ stage: 'failed', message: error.message }))
})

async function look({ save, seat, effort }: ToReview): Promise<void> {
  const { system, counsel, rollOf } = await thinkingOf(save.system)
  const steps = review({ system, counsel, rollOf, save, seat, ...(effort ? { effort } : {}) })
  let step = steps.next()
  while (!step.done) {
    tell(step.value)
    step = steps.next()
  }
  tell({ stage: 'done', review: step.value })
}

function tell(message: FromReview): void {
  postMessage(message)
}
