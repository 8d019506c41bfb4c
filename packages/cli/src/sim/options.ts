import { availableParallelism } from 'node:os'
import { InvalidArgumentError } from 'commander'

const MOST_GAMES = 1_000_000
const MOST_JOBS = 64

export function gamesOption(text: string): number {
  return numberFrom1(text, MOST_GAMES)
}

export function jobsOption(text: string): number {
  return numberFrom1(text, MOST_JOBS)
}

/** One worker per core: the main thread has next to nothing to do. */
export function defaultJobs(): number {
  return Math.min(MOST_JOBS, availableParallelism())
}

export function listOption(text: string): readonly string[] {
  const names = text.split(',').map((name) => name.trim())
  if (names.includes('')) throw new InvalidArgumentError('It must be names with commas between them.')
  return names
}

export function minutesOption(text: string): number {
  const value = Number(text)
  if (!/^\d{1,4}(\.\d+)?$/.test(text) || value <= 0) throw new InvalidArgumentError('It must be a number of minutes.')
  return value
}

function numberFrom1(text: string, most: number): number {
  const value = Number(text)
  if (!/^\d{1,9}$/.test(text) || value < 1 || value > most) throw new InvalidArgumentError(`It must be a whole number from 1 to ${most}.`)
  return value
}
