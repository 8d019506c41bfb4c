import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Course, Sample } from '@firegroup/ai'
import { MEASURED } from '@firegroup/content/measured'
import { type Lesson, learnedCourse, sealed, shareWon, usualCourse } from '@firegroup/lab'
import type { Command } from 'commander'
import { readTable, writeRows } from '../files.ts'
import { print, type Shell } from '../shell.ts'
import { tunerOf } from '../sim/arenas.ts'
import { columns } from '../sim/columns.ts'
import { type GoOnOptions, goOn, goOnOptions } from '../sim/go-on.ts'
import { listOption } from '../sim/options.ts'
import { run } from '../sim/run.ts'
import { type Chosen, chooseScenarios } from '../sim/scenarios.ts'
import { coursesFile, readCourses, writeCourses } from '../tune/files.ts'
import { gatherAll } from '../tune/gather.ts'

interface LearnOptions extends GoOnOptions {
  readonly scenarios?: readonly string[]
  readonly write?: boolean
}

/** What was learnt from a scenario's games, to go on with: plain data. */
interface Learnt {
  readonly seal: string
  readonly lessons: readonly Lesson[]
}

const SEED = 'learn'
/** So many games of a scenario before what came of them is written down: workers begin anew for each, and are slow until they are warm. */
const CHUNK = 200
const DIGITS = 1000
const CACHE = fileURLToPath(new URL('../../../../.cache/', import.meta.url))

export function addLearn(firegroup: Command, shell: Shell): void {
  const command = firegroup
    .command('learn')
    .description('learn from games of computer players how the scenarios of a system go, for the odds that are told; see docs/simulator.md')
    .argument('<system>', 'a rule system')
    .option('--scenarios <a,b>', 'ids; all that come with the system unless given', listOption)
    .option('--write', 'put what was learnt beside the system’s weights')
  goOnOptions(command, { games: 400, file: `${CACHE}learnt-SYSTEM.json` }).action((system: string, options: LearnOptions) =>
    learn(system, options, shell),
  )
}

/** The games are kept where nothing else is, and what they come to lies beside the system. */
async function learn(system: string, options: LearnOptions, shell: Shell): Promise<void> {
  const tuner = tunerOf(system)
  const file = options.file.replace('SYSTEM', system)
  mkdirSync(dirname(file), { recursive: true })
  const chosen = chooseScenarios(system, options.scenarios).filter(({ id }) => MEASURED[id])
  const known = readTable<Learnt>(file)
  await goOn({ ...options, file }, CHUNK, {
    things: chosen,
    has: ({ id }) => known[id]?.lessons.length ?? 0,
    isStale: async (each) => sealOf((await play(each, 0, 1, 1, shell)).records) !== known[each.id]?.seal,
    forget: ({ id }) => delete known[id],
    play: async (each, from, to) => {
      const { records, interrupted } = await play(each, from, to, options.jobs, shell)
      const before = known[each.id]
      if (records.length > 0)
        known[each.id] = { seal: before?.seal ?? sealOf(records), lessons: [...(before?.lessons ?? []), ...records.map(lessonOf)] }
      return { interrupted }
    },
    write: () => writeRows(file, known),
  })
  // some scenarios by themselves do not say what is usual in the system
  const before = options.scenarios && readCourses(system)['']
  const usual = before ?? usualCourse(Object.values(known).flatMap(({ lessons }) => lessons))
  const found = chosen.flatMap(({ id, scenario, arena }): [string, Course][] => {
    const beginning = { told: tuner.beginnings(scenario), share: shareWon(MEASURED[id]!, arena.seats[0]!) }
    return known[id] ? [[id, learnedCourse(known[id].lessons, beginning, usual)]] : []
  })
  print(shell, report([['', usual], ...found], known))
  if (!options.write) return
  writeCourses(system, { ...readCourses(system), '': usual, ...Object.fromEntries(found) })
  print(shell, `\nWritten to ${coursesFile(system)}.`)
}

function play({ arena, id, scenario }: Chosen, from: number, to: number, jobs: number, { err }: Shell) {
  const tasks = Array.from({ length: to - from }, (_, i) => ({ seed: `${SEED} ${id} ${from + i + 1}`, scenario: 0, players: [] }))
  return run(gatherAll, { system: arena.id, scenarios: [scenario] }, tasks, jobs, err)
}

/** Of the first game: other features or weights, and it is another. */
function sealOf([first]: readonly (readonly Sample[])[]): string {
  return sealed(first ? lessonOf(first) : null)
}

function lessonOf(samples: readonly Sample[]): Lesson {
  const short = (value: number) => Math.round(value * DIGITS) / DIGITS
  return { result: samples[0]?.result ?? 0.5, positions: samples.map(({ told, progress }) => [short(told), short(progress)]) }
}

function report(courses: readonly [string, Course][], known: { readonly [id: string]: Learnt }): string {
  const list = (values: readonly number[]) => values.map((value) => value.toFixed(2)).join(' ')
  const rows = courses.map(([id, { ease, trust }]) => [id || 'any other', `${known[id]?.lessons.length ?? ''}`, list(ease), list(trust)])
  return columns([['scenario', 'games', 'ease', 'trust'], ...rows])
}
