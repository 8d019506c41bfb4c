import { MEASURED } from '@firegroup/content/measured'
import { beginsAt, begunAt, shareWon, type Tuner, type Tuning, type TuningPlan, tuningOf, tuningTasks, withWeights } from '@firegroup/lab'
import type { Command } from 'commander'
import { badInput } from '../errors.ts'
import { checkWritable, readText, writeText } from '../files.ts'
import { print, type Shell } from '../shell.ts'
import { tunerOf } from '../sim/arenas.ts'
import { columns, percent } from '../sim/columns.ts'
import { defaultJobs, gamesOption, jobsOption, listOption } from '../sim/options.ts'
import { crewOf, run } from '../sim/run.ts'
import { type Chosen, chooseScenarios } from '../sim/scenarios.ts'
import { coursesFile, readCourses, weightsFile, writeCourses } from '../tune/files.ts'
import { branchAll } from '../tune/gather.ts'
import { isTried, tuningReport } from '../tune/report.ts'

interface TuneOptions {
  readonly games: number
  readonly scenarios?: readonly string[]
  readonly seed: string
  readonly jobs: number
  readonly queue?: string
  readonly write?: boolean
  readonly openings?: boolean
}

export function addTune(firegroup: Command, shell: Shell): void {
  firegroup
    .command('tune')
    .description(
      'fit what positions are worth to what comes of ways to decide the same question, and try it on others; see docs/simulator.md',
    )
    .argument('<system>', 'a rule system')
    .option('--games <n>', 'how many games such questions come up in', gamesOption, 200)
    .option('--scenarios <a,b>', 'ids or files; all that come with the system unless given', listOption)
    .option('--seed <seed>', 'decides every die: the same seed gives the same weights', '1')
    .option('--jobs <n>', 'how many games at a time', jobsOption, defaultJobs())
    .option('--queue <database>', 'postgres://…: let those play who work for a queue there (`firegroup worker`)')
    .option('--write', 'put what was fitted into the system’s own source')
    .option('--openings', 'only fit how the scenarios begin to what was measured of them')
    .action((system: string, options: TuneOptions) => tune(system, options, shell))
}

async function tune(system: string, options: TuneOptions, shell: Shell): Promise<void> {
  const { games, seed, jobs, write } = options
  const tuner = tunerOf(system)
  const chosen = chooseScenarios(system, options.scenarios)
  const file = weightsFile(system)
  if (write) checkWritable(file)
  if (options.openings) return print(shell, fitOpenings(tuner, chosen, write ? coursesFile(system) : null))
  const plan: TuningPlan = { tuner, games, seed, scenarios: chosen.map(({ id }) => id) }
  const orders = { system, scenarios: chosen.map(({ scenario }) => scenario) }
  const { records, interrupted } = await run(await crewOf(options.queue, branchAll, 'branch'), orders, tuningTasks(plan), jobs, shell.err)
  const tuning = tuningOf(plan, records)
  print(shell, tuningReport(tuning))
  if (write) print(shell, `\n${interrupted ? 'Nothing was written, because the games were stopped.' : writeWeights(file, tuning)}`)
}

function writeWeights(file: string, tuning: Tuning): string {
  if (!isTried(tuning)) return 'Nothing was written.'
  const source = withWeights(readText(file), tuning)
  if (source === null) throw badInput(`'${file}' has no table of weights: it should say 'export const TUNED = {' and so on.`)
  writeText(file, source)
  return `Written to ${file}.`
}

/** Games are begun, not played: what came of them is known already. */
function fitOpenings(tuner: Tuner, chosen: readonly Chosen[], file: string | null): string {
  const courses = readCourses(tuner.id)
  const rows = chosen.flatMap(({ id, scenario, arena }) => {
    const measured = MEASURED[id]
    if (!measured) return []
    const [share, told] = [shareWon(measured, arena.seats[0]!), tuner.beginnings(scenario)]
    const before = courses[id] ?? courses['']!
    return [{ id, share, present: beginsAt(before, told), course: begunAt(before, { share, told }) }]
  })
  const report = columns([
    ['scenario', 'measured', 'begins at', 'ease'],
    ...rows.map(({ id, share, present, course }) => [id, percent(share), percent(present), course.ease[0]!.toFixed(2)]),
  ])
  if (file === null) return report
  writeCourses(tuner.id, { ...courses, ...Object.fromEntries(rows.map(({ id, course }) => [id, course])) })
  return `${report}\n\nWritten to ${file}.`
}
