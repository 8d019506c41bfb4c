/** Thinks for the computer's seats beside the page, so that the page never waits for it. */
import type { FromWorker, ToWorker } from './messages.ts'
import { Thinker } from './thinker.ts'

let thinker: Thinker | null = null
let risks: { readonly id: number; readonly stream: ReturnType<Thinker['risks']> } | null = null

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if (data.type === 'stopRisk') {
    risks = null
    return
  }
  try {
    act(data)
  } catch (error) {
    tell({ type: 'failed', id: 'id' in data ? data.id : -1, message: (error as Error).message })
  }
})

function act(data: Exclude<ToWorker, { type: 'stopRisk' }>): void {
  if (data.type === 'open') {
    thinker = new Thinker(data.save)
    return
  }
  if (!thinker) throw new Error('No game is open.')
  thinker.catchUp(data.news.from, data.news.decisions)
  if (data.type === 'choose') {
    risks = null
    tell({ type: 'chosen', id: data.id, decision: thinker.choose(data.seat, data.level) })
    return
  }
  if (data.type === 'fates') {
    tell({ type: 'fates', id: data.id, fates: thinker.fates(data.seat, data.declared) })
    return
  }
  risks = { id: data.id, stream: thinker.risks(data.units, data.mode) }
  setTimeout(nextRisk)
}

/** One hex at a time, so that a new question is heard in between. */
function nextRisk(): void {
  if (!risks) return
  const { id, stream } = risks
  const next = stream.next()
  if (next.done) {
    risks = null
    tell({ type: 'riskDone', id })
    return
  }
  tell({ type: 'risk', id, ...next.value })
  setTimeout(nextRisk)
}

function tell(message: FromWorker): void {
  postMessage(message)
}
