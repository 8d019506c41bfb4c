// The steps of npm test, in order: the quick ones that find most come first.
import { existsSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { ensureChromium } from './chromium.mjs'
import { startPostgres } from './postgres.mjs'
import { readIfThere, root, shown } from './repo.mjs'
import { run, StepFailed } from './run.mjs'
import { greenGroups, greenMemory, testGroups } from './test-groups.mjs'

/**
 * @typedef {{ passed: number, failed: number }} Counted
 * @typedef {(line: string) => void} OnLine
 * @typedef {{ deepSeed: string, fresh: boolean }} Effort `deepSeed`: the seed of a deep run, or empty; `fresh`: run what was green before as well
 * @typedef {{ name: string, doing: string, work: (onLine: OnLine, counted: Counted, effort: Effort) => Promise<string | undefined> }} Step
 */

/** @returns {Counted} */
export const noTests = () => ({ passed: 0, failed: 0 })

/** @type {Step[]} */
export const STEPS = [
  {
    name: 'types',
    doing: 'tsc -b over every package and the tests',
    work: tool(
      'typescript',
      'tsc',
      ['-b', '--pretty', 'false'],
      'The types do not agree.',
      'Repair the errors above; file and line are given.',
    ),
  },
  {
    name: 'lint',
    doing: 'biome: lint, format, import order, cycles',
    work: tool(
      '@biomejs/biome',
      'biome',
      ['ci', '--colors=off', '--error-on-warnings', '.'],
      'Lint or format is not clean.',
      'Run `npm run format`, then repair what is left above.',
    ),
  },
  {
    name: 'layers',
    doing: 'who imports whom, and what the engine may not touch',
    work: script(
      'check-layers.mjs',
      'A package reaches out of its layer.',
      'Move the code to the layer that may know it, or pass it in; the order is in layers.json.',
    ),
  },
  {
    name: 'unused',
    doing: 'knip: files, exports and dependencies that nobody uses',
    work: tool(
      'knip',
      'knip',
      ['--no-progress'],
      'Something is unused or undeclared.',
      'Delete what knip lists above, or declare it in the package that uses it.',
    ),
  },
  { name: 'unit', doing: 'vitest: unit, property and conformance tests in shuffled order', work: unitTests },
  { name: 'browser', doing: 'a real Chromium plays through the app', work: browserTests },
  { name: 'rules', doing: 'which numbered rules the tests prove', work: ruleCoverage },
]

/**
 * A step that is one tool from node_modules.
 * @param {string} packageName
 * @param {string} bin
 * @param {string[]} args
 * @param {string} what
 * @param {string} todo
 * @returns {Step['work']}
 */
function tool(packageName, bin, args, what, todo) {
  return async (onLine) => {
    const result = await run(process.execPath, [binOf(packageName, bin), ...args], { onLine })
    if (result.code !== 0) throw new StepFailed(what, todo, result.output)
    return ''
  }
}

/**
 * A step that is a script of ours; the last line that it prints is the note.
 * @param {string} file
 * @param {string} what
 * @param {string} todo
 * @returns {Step['work']}
 */
function script(file, what, todo) {
  return async (onLine) => {
    const result = await run(process.execPath, [join(root, 'scripts', file)], { onLine })
    if (result.code !== 0) throw new StepFailed(what, todo, result.output)
    return result.output.trim().split('\n').at(-1)
  }
}

/** @type {Step['work']} */
async function unitTests(onLine, counted, { deepSeed, fresh }) {
  const memory = greenMemory(deepSeed ? 'deep' : 'everyday')
  const groups = testGroups()
  // a deep run plays other games each time, so what was green says nothing
  const known = fresh || deepSeed ? [] : groups.filter(memory.isGreen)
  const due = groups.filter((group) => !known.includes(group))
  const skipped = known.length ? `; unchanged since they were green: ${known.map(({ name }) => name).join(', ')}` : ''
  if (due.length === 0) return `nothing has changed since all were green`
  const todo = 'Run one file with `npx vitest run <path>`; add --sequence.seed=N from above for the same order.'
  const postgres = due.some(({ name }) => USE_POSTGRES.includes(name)) ? await startPostgres(onLine) : 'nobody needs it'
  const isUp = typeof postgres !== 'string'
  let leftOut = ''
  try {
    const note = await vitest(
      known.length ? due.flatMap(({ folders }) => folders) : [],
      { FIREGROUP_DEEP: deepSeed, FIREGROUP_TEST_POSTGRES: isUp ? postgres.url : '' },
      onLine,
      counted,
      todo,
      (report) => {
        for (const group of greenGroups(report, due)) memory.turnedGreen(group)
        leftOut = isUp ? '' : withoutPostgres(report, postgres)
      },
    )
    return `${note}${skipped}${leftOut}`
  } finally {
    if (isUp) await postgres.stop()
  }
}

/** Packages with tests that ask for a PostgreSQL. */
const USE_POSTGRES = ['server', 'cli']

/**
 * Which tests a vitest report has left out, because there was no PostgreSQL.
 * @param {string} report
 * @param {string} reason
 */
export function withoutPostgres(report, reason) {
  /** @type {{ testResults: { name: string, assertionResults: { status: string, fullName: string }[] }[] }} */
  const { testResults } = JSON.parse(report)
  const files = testResults.flatMap(({ name, assertionResults }) => {
    const skipped = assertionResults.filter(({ status, fullName }) => isSkipped(status) && fullName.includes('PostgreSQL'))
    return skipped.length ? [`${skipped.length} of ${shown(name)}`] : []
  })
  return files.length ? `; left out, for ${reason}: ${files.join(', ')}` : ''
}

/** @param {string} status */
const isSkipped = (status) => status === 'skipped' || status === 'pending'

/** @type {Step['work']} */
async function browserTests(onLine, counted, { deepSeed }) {
  const config = join(root, 'packages', 'web', 'e2e', 'vitest.config.ts')
  if (!existsSync(config)) return 'there are no browser tests yet'
  onLine('looking for a Chromium')
  const chromium = await ensureChromium(onLine)
  const todo = `Run them alone with \`npm test -- --only browser\`; the browser is ${chromium}.`
  return vitest(['--config', shown(config)], { CHROMIUM_PATH: chromium, FIREGROUP_DEEP: deepSeed }, onLine, counted, todo)
}

/** @type {Step['work']} */
async function ruleCoverage(onLine) {
  const result = await run(process.execPath, [join(root, 'scripts', 'rules.mjs')], { onLine })
  if (result.code !== 0) throw new StepFailed('The rule coverage could not be counted.', 'Run `npm run rules` and see.', result.output)
  console.log(`\n${result.output.trimEnd()}`)
  return result.output
    .split('\n')
    .filter((line) => /^[A-Z]/.test(line))
    .map((line) => line.replace(/\s+/g, ' ').replace(/ [\d.]+ %$/, ''))
    .join(', ')
}

/**
 * @param {string[]} args
 * @param {Record<string, string>} env
 * @param {OnLine} onLine
 * @param {Counted} counted
 * @param {string} todo
 * @param {(report: string) => void} [read]
 */
async function vitest(args, env, onLine, counted, todo, read) {
  const report = join(root, 'node_modules', '.cache', 'firegroup', `vitest-${process.pid}.json`)
  rmSync(report, { force: true })
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const result = await run(process.execPath, [binOf('vitest', 'vitest'), 'run', ...args, ...reporters], {
    onLine,
    env: { ...env, NO_COLOR: '1' },
  })
  const told = readIfThere(report)
  Object.assign(counted, told === undefined ? { passed: 0, failed: 1 } : countTests(told))
  if (told !== undefined) read?.(told)
  rmSync(report, { force: true })
  if (result.code === 0 && counted.failed === 0) return `${counted.passed} tests`
  throw new StepFailed(`${counted.failed} failed, ${counted.passed} passed.`, todo, result.output)
}

/**
 * Counts vitest's JSON report. A file that could not even be loaded holds no test, and is one failure.
 * @param {string} report
 * @returns {Counted}
 */
export function countTests(report) {
  /** @type {{ numPassedTests: number, numFailedTests: number, testResults: { status: string, assertionResults: { status: string }[] }[] }} */
  const { numPassedTests, numFailedTests, testResults } = JSON.parse(report)
  const unloadable = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  )
  return { passed: numPassedTests, failed: numFailedTests + unloadable.length }
}

/**
 * The script behind a tool's command, so that it runs under this Node on every platform.
 * @param {string} packageName
 * @param {string} bin
 */
function binOf(packageName, bin) {
  const manifest = join(root, 'node_modules', packageName, 'package.json')
  if (!existsSync(manifest)) throw new StepFailed(`${packageName} is not installed.`, 'Run `npm install`.')
  /** @type {{ bin: string | Record<string, string> }} */
  const { bin: bins } = createRequire(import.meta.url)(manifest)
  const file = typeof bins === 'string' ? bins : (bins[bin] ?? '')
  return join(dirname(manifest), file)
}
