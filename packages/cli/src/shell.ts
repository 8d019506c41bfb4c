import pc from 'picocolors'

/** Where something is written: a stream of the process, or a test's stand-in for it. */
export interface Screen {
  readonly isTTY?: boolean
  readonly columns?: number
  write(text: string): unknown
}

/** Where a command writes: results to the one, complaints and progress to the other. */
export interface Shell {
  readonly out: Screen
  readonly err: Screen
}

/** A result, on standard output. */
export function print({ out }: Shell, text: string): void {
  out.write(`${tame(text)}\n`)
}

/** A complaint or a note, on standard error. */
export function warn({ err }: Shell, text: string): void {
  err.write(`${pc.red('firegroup:')} ${plainText(text)}\n`)
}

/** Text from a file as a terminal may show it: without escapes, other control characters and what turns the direction of writing. */
export function plainText(text: string): string {
  return text.replace(UNPRINTABLE, '')
}

/** Data as JSON that a terminal may show: what JSON itself leaves as it is, is written as an escape. */
export function jsonText(data: unknown): string {
  return JSON.stringify(data, null, 2).replace(UNPRINTABLE, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`)
}

/** Our own colours may pass, whatever else is in the text may not: a file's own text has been made plain before. */
function tame(text: string): string {
  return text.replace(UNPRINTABLE, (char, at: number) => (char === '\u001b' && COLOUR.test(text.slice(at, at + 6)) ? char : ''))
}

const COLOUR = /^.\[\d{1,2}m/
const UNPRINTABLE = /(?![\n\t])[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu
