/** Times in words: relative up to a day, then days and hours; clocks as they are read. */

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** '20 s ago', '3 h ago', '2 days ago'. */
export function ago(iso: string, now = Date.now()): string {
  const gone = Math.max(0, now - Date.parse(iso))
  if (gone < 5 * SECOND) return 'just now'
  if (gone < MINUTE) return `${Math.floor(gone / SECOND)} s ago`
  if (gone < HOUR) return `${Math.floor(gone / MINUTE)} min ago`
  if (gone < DAY) return `${Math.floor(gone / HOUR)} h ago`
  const days = Math.floor(gone / DAY)
  return days === 1 ? 'a day ago' : `${days} days ago`
}

/** '0:48', '1:02:05'. */
export function minutes(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / SECOND))
  const rest = `${String(Math.floor(seconds / 60) % 60).padStart(seconds >= 3600 ? 2 : 1, '0')}:${String(seconds % 60).padStart(2, '0')}`
  return seconds >= 3600 ? `${Math.floor(seconds / 3600)}:${rest}` : rest
}

/** A clock: '11:42' under a day, then '1 d 4 h'. */
export function clockText(ms: number): string {
  // the last second is not over before it is over
  const left = Math.max(0, Math.ceil(ms / SECOND) * SECOND)
  return left < DAY ? minutes(left) : `${Math.floor(left / DAY)} d ${Math.floor((left % DAY) / HOUR)} h`
}
