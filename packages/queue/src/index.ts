export { type OrderedSeries, type SeriesKind, SeriesQueue, type SeriesState } from './series-queue.ts'
export { type BatchPlayer, GameFailed, SeriesWorker } from './series-worker.ts'
