import type { Command } from 'commander'
import { checkWritable } from '../files.ts'
import { defaultJobs, gamesOption, jobsOption, minutesOption } from './options.ts'

/** What commands that go on where they were stopped are told. */
export interface GoOnOptions {
  readonly games: number
  readonly minutes?: number
  readonly jobs: number
  /** Where figures are kept. */
  readonly file: string
}

export interface ShownOptions extends GoOnOptions {
  /** Where the docs show them. */
  readonly docs: string
}

export function goOnOptions(
  command: Command,
  { games, file, docs }: Pick<GoOnOptions, 'games' | 'file'> & Partial<Pick<ShownOptions, 'docs'>>,
  of = 'of each',
): Command {
  command
    .option('--games <n>', `how many ${of}`, gamesOption, games)
    .option('--minutes <n>', 'begin nothing more after so many minutes; run again, it goes on', minutesOption)
    .option('--jobs <n>', 'how many games at a time', jobsOption, defaultJobs())
    .option('--file <file>', 'where the figures are kept', file)
  return docs === undefined ? command : command.option('--docs <file>', 'where they are shown', docs)
}

/** What is gone on with: some things, of each of which games are played a few at a time. */
export interface Progression<T> {
  readonly things: readonly T[]
  /** Of how many games what is known of it tells. */
  has(thing: T): number
  /** Whether what is known of it is no longer true, because the rules, the scenario or a player have changed; asked once a run. */
  isStale(thing: T): Promise<boolean>
  forget(thing: T): void
  /** Plays from the games that there are to so many, and keeps what came of them; says whether somebody pressed Ctrl-C. */
  play(thing: T, from: number, to: number): Promise<{ readonly interrupted: boolean }>
  write(): void
}

/** Whatever has fewest games is always next, and each few are written down: stopped or killed, it goes on where it was, and all have about as many. */
export async function goOn<T>(options: GoOnOptions | ShownOptions, chunk: number, going: Progression<T>): Promise<void> {
  for (const each of 'docs' in options ? [options.file, options.docs] : [options.file]) checkWritable(each)
  const ends = Date.now() + (options.minutes ?? Number.POSITIVE_INFINITY) * 60_000
  const checked = new Set<T>()
  for (let next = fewest(going, options.games); next !== undefined && Date.now() < ends; next = fewest(going, options.games)) {
    if (going.has(next) > 0 && !checked.has(next) && (await going.isStale(next))) going.forget(next)
    checked.add(next)
    const from = going.has(next)
    const { interrupted } = await going.play(next, from, Math.min(options.games, from + chunk))
    going.write()
    if (interrupted) break
  }
  going.write()
}

/** The first of those that have fewest, and too few. */
export function fewest<T>({ things, has }: Pick<Progression<T>, 'things' | 'has'>, games: number): T | undefined {
  return things.filter((thing) => has(thing) < games).sort((a, b) => has(a) - has(b))[0]
}
