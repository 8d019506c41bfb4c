/** Paints tiles off the page's thread, so that dragging the board never waits for a tree. */
import labelFont from '@fontsource/barlow-condensed/files/barlow-condensed-latin-600-normal.woff2?url'
import type { MapSheet } from '../art/sheet.ts'
import { paintTile } from './paint-tile.ts'
import type { FromWorker, ToWorker } from './painter.ts'

/** The part of a worker's global scope that is used here; the page's types know only Window. */
interface WorkerScope {
  readonly fonts?: FontFaceSet
  addEventListener(type: 'message', listener: (event: MessageEvent<ToWorker>) => void): void
  postMessage(message: FromWorker, transfer: Transferable[]): void
}

const scope = globalThis as unknown as WorkerScope
const fontReady = loadLabelFont()
let map: MapSheet | undefined

scope.addEventListener('message', ({ data }) => {
  void fontReady.then(() => handle(data))
})

function handle(message: ToWorker): void {
  if ('map' in message) {
    map = message.map
    return
  }
  if (!map) throw new Error('A tile was asked for before its map was given.')
  const bitmap = paintTile(map, message.job)
  scope.postMessage({ ticket: message.ticket, bitmap }, [bitmap])
}

/** Hex ids fall back to a system font where the face can't be had in time. */
async function loadLabelFont(): Promise<void> {
  try {
    const face = new FontFace('Barlow Condensed', `url(${new URL(labelFont, import.meta.url).href})`, { weight: '600' })
    scope.fonts?.add(await face.load())
  } catch {
    // The fallback family named in the canvas font draws the ids.
  }
}
