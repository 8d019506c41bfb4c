// One line a step: on a terminal it is alive (seconds and the last line of output), elsewhere it is printed when the step begins and ends.
import { stripVTControlCharacters } from 'node:util'
import { StepFailed } from './run.mjs'

const live = process.stdout.isTTY === true
const colour = live && !process.env['NO_COLOR']
/** @param {number} code */
const paint = (code) => (/** @type {string} */ text) => (colour ? `\x1b[${code}m${text}\x1b[0m` : text)
export const green = paint(32)
export const red = paint(31)
export const dim = paint(2)
export const bold = paint(1)

/** @param {number} ms */
export const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`

/**
 * Runs one step and shows it. The work gets a function to report its newest line of output and returns a note for the end.
 * @param {string} name
 * @param {string} doing
 * @param {(onLine: (line: string) => void) => Promise<string | undefined>} work
 * @returns {Promise<{ name: string, ok: boolean, note: string, ms: number }>}
 */
export async function step(name, doing, work) {
  const began = Date.now()
  let last = ''
  const draw = () => {
    const width = Math.max(40, process.stdout.columns ?? 80) - 1
    const line = `  ${name.padEnd(9)} ${doing} ${seconds(Date.now() - began)} ${last}`.slice(0, width)
    process.stdout.write(`\r\x1b[2K${dim(line)}`)
  }
  const timer = live ? setInterval(draw, 200) : undefined
  if (!live) console.log(`  ${name.padEnd(9)} ${doing}`)
  try {
    const note = (await work((line) => (last = stripVTControlCharacters(line).trim()))) ?? ''
    return end(true, note)
  } catch (error) {
    const ended = end(false, error instanceof Error ? error.message : String(error))
    explain(error)
    return ended
  } finally {
    clearInterval(timer)
  }

  /**
   * @param {boolean} ok
   * @param {string} note
   */
  function end(ok, note) {
    clearInterval(timer)
    const ms = Date.now() - began
    if (live) process.stdout.write('\r\x1b[2K')
    console.log(`${ok ? green('✓') : red('✗')} ${name.padEnd(9)} ${seconds(ms).padStart(7)}  ${note}`)
    return { name, ok, note, ms }
  }
}

/**
 * Why a step failed: its output, then what to do about it.
 * @param {unknown} error
 * @param {(text: string) => void} [print]
 */
export function explain(error, print = console.log) {
  if (!(error instanceof StepFailed)) {
    print(error instanceof Error ? (error.stack ?? error.message) : String(error))
    return
  }
  if (error.output.trim()) print(`\n${error.output.trimEnd()}\n`)
  print(`${red('→')} ${bold(error.todo)}`)
}
