/** Plays games of a series beside the page, and tells of each as it ends. */
import { type GameRecord, type Orders, playBatch } from '@firegroup/lab'
import { type LabGame, labGameOf } from '../games/lab.ts'
import type { FromLab, ToLab } from './lab-messages.ts'

interface Ready {
  readonly game: LabGame
  readonly orders: Orders
  /** For each of the orders' scenarios. */
  readonly play: readonly ((players: readonly string[], seed: string) => GameRecord)[]
}

let ready: Ready | null = null
/** One message after the other: the rules must be loaded before the first game. */
let work: Promise<void> = Promise.resolve()

addEventListener('message', ({ data }: MessageEvent<ToLab>) => {
  work = work.then(() => heard(data)).catch((error: Error) => tell({ type: 'broken', message: error.message }))
})

async function heard(data: ToLab): Promise<void> {
  if (data.type === 'orders') {
    const { orders } = data
    const game = await labGameOf(orders.system)
    ready = { game, orders, play: orders.scenarios.map((scenario) => game.arena.prepare(scenario)) }
    tell({ type: 'idle' })
    return
  }
  if (!ready) throw new Error('No series was ordered.')
  if (data.type === 'play') playBatch(ready.play, data.batch, tell)
  else {
    const { scenario, players, seed } = data.task
    tell({ type: 'kept', save: ready.game.keep(ready.orders.scenarios[scenario]!, players, seed) })
  }
}

function tell(message: FromLab): void {
  postMessage(message)
}
