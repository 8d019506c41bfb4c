/** Who paints tiles: a worker where there is one, else this thread. Both run the same function. */
import type { MapSheet } from '../art/sheet.ts'
import type { Box } from '../art/units.ts'
import { paintTile } from './paint-tile.ts'

export interface TileJob {
  readonly view: Box
  /** Device pixels per world unit. */
  readonly scale: number
  /** Device pixels per CSS pixel. */
  readonly density: number
  readonly width: number
  readonly height: number
}

export interface TilePainter {
  paint(map: MapSheet, job: TileJob): Promise<ImageBitmap>
}

/** A map holds for all jobs after it, until the next map. */
export type ToWorker = { readonly map: MapSheet } | { readonly job: TileJob; readonly ticket: number }
export type FromWorker = { readonly ticket: number; readonly bitmap: ImageBitmap }

let shared: TilePainter | undefined

/** One painter for the page, started when the first board is shown. */
export function tilePainter(): TilePainter {
  shared ??= createTilePainter()
  return shared
}

function createTilePainter(): TilePainter {
  let worker: Worker | undefined = startWorker()
  const waiting = new Map<number, { map: MapSheet; job: TileJob; done: (bitmap: ImageBitmap) => void; failed: (reason: unknown) => void }>()
  let lastMap: MapSheet | undefined
  let lastTicket = 0

  const paintHere = (map: MapSheet, job: TileJob): Promise<ImageBitmap> => Promise.resolve().then(() => paintTile(map, job))

  /** A worker that can't start (blocked, too old a browser) must not leave the board blank. */
  const giveUpWorker = (): void => {
    worker?.terminate()
    worker = undefined
    for (const { map, job, done, failed } of waiting.values()) paintHere(map, job).then(done, failed)
    waiting.clear()
  }

  worker?.addEventListener('error', giveUpWorker)
  worker?.addEventListener('message', (event: MessageEvent<FromWorker>) => {
    const { ticket, bitmap } = event.data
    waiting.get(ticket)?.done(bitmap)
    waiting.delete(ticket)
  })

  return {
    paint(map, job) {
      const post = worker
      if (!post) return paintHere(map, job)
      if (map !== lastMap) post.postMessage({ map } satisfies ToWorker)
      lastMap = map
      const ticket = ++lastTicket
      return new Promise((done, failed) => {
        waiting.set(ticket, { map, job, done, failed })
        post.postMessage({ job, ticket } satisfies ToWorker)
      })
    },
  }
}

function startWorker(): Worker | undefined {
  try {
    return new Worker(new URL('./tile-worker.ts', import.meta.url), { type: 'module' })
  } catch {
    return undefined
  }
}
