// npm test: everything that must hold, from a fresh checkout.
//
//   npm test                              all steps
//   npm test -- --only types,unit         some of them
//   npm test -- --skip browser            all but some
//   npm test -- --fresh                   also the tests of packages that have not changed since they were green
//   npm run test:deep                     many games instead of few, others each time; --seed TEXT repeats a run
//
// The last line of a run with tests is "N passed, N failed"; a step without tests that fails counts as one failed.
import { randomUUID } from 'node:crypto'
import { ensureInstalled, ensureNode24, isInstalled } from './lib/bootstrap.mjs'
import { bold, dim, explain, green, red, seconds, step } from './lib/progress.mjs'
import { StepFailed } from './lib/run.mjs'
import { noTests, STEPS } from './lib/test-steps.mjs'

try {
  process.exitCode = await main(process.argv.slice(2))
} catch (error) {
  console.error(`${red('✗')} ${error instanceof Error ? error.message : String(error)}`)
  explain(error, console.error)
  process.exitCode = 1
}

/** @param {string[]} args */
async function main(args) {
  const { steps: chosen, effort } = readOptions(args)
  if (effort.deepSeed && !process.env['FIREGROUP_RESTARTED'])
    console.log(`deep run, seed ${effort.deepSeed}: repeat it with npm run test:deep -- --seed ${effort.deepSeed}`)
  const began = Date.now()
  /** @type {Awaited<ReturnType<typeof step>>[]} */
  const done = []
  if (!isInstalled()) {
    const install = await step('install', 'npm install, about a minute the first time', async (onLine) => {
      await ensureInstalled(onLine)
      return 'dependencies are in node_modules'
    })
    if (!install.ok) return 1
    process.env['FIREGROUP_INSTALL_MS'] = String(install.ms)
  }
  // An old Node hands over to the new one here, and begins again from the top: what it did so far comes along in the environment.
  await ensureNode24()
  const handedOver = process.env['FIREGROUP_RESTARTED'] !== undefined
  const installMs = Number(process.env['FIREGROUP_INSTALL_MS'] ?? 0)
  done.push({ name: 'install', ok: true, note: installMs ? 'installed' : 'nothing was missing', ms: installMs })

  const tests = noTests()
  let brokenSteps = 0
  for (const { name, doing, work } of chosen) {
    const counted = noTests()
    done.push(await step(name, doing, (onLine) => work(onLine, counted, effort)))
    tests.passed += counted.passed
    tests.failed += counted.failed
    if (!done.at(-1)?.ok && counted.failed === 0) brokenSteps++
  }

  console.log(`\n${bold('step        time  result')}`)
  for (const { name, ok, note, ms } of done)
    console.log(`${name.padEnd(9)} ${seconds(ms).padStart(6)}  ${ok ? green('ok') : red('FAILED')}${note ? dim(`  ${note}`) : ''}`)
  console.log(`${'whole'.padEnd(9)} ${seconds(Date.now() - began + (handedOver ? installMs : 0)).padStart(6)}\n`)
  const broken = done.filter(({ ok }) => !ok).map(({ name }) => name)
  if (broken.length) console.log(`Failed: ${broken.join(', ')}. Run one step alone with \`npm test -- --only ${broken[0]}\`.`)
  console.log(`${tests.passed} passed, ${tests.failed + brokenSteps} failed`)
  return broken.length ? 1 : 0
}

/** @param {string[]} args */
function readOptions(args) {
  const names = STEPS.map(({ name }) => name)
  let only = names
  /** @type {string[]} */
  let skip = []
  const effort = { deepSeed: '', fresh: false }
  const given = args.values()
  for (const option of given) {
    if (option === '--fresh') effort.fresh = true
    else if (option === '--deep') effort.deepSeed ||= process.env['FIREGROUP_DEEP'] || randomUUID().slice(0, 8)
    else if (option === '--seed') effort.deepSeed = given.next().value ?? ''
    else if (option === '--only') only = stepsNamed(given.next().value, names)
    else if (option === '--skip') skip = stepsNamed(given.next().value, names)
    else
      throw new StepFailed(
        `Unknown option ${option}.`,
        'npm test knows --only, --skip and --fresh; npm run test:deep knows --seed as well.',
      )
  }
  // the seed goes along when an old Node hands over to the new one
  if (effort.deepSeed) process.env['FIREGROUP_DEEP'] = effort.deepSeed
  return { steps: STEPS.filter(({ name }) => only.includes(name) && !skip.includes(name)), effort }
}

/**
 * @param {string | undefined} listed
 * @param {string[]} names
 */
function stepsNamed(listed, names) {
  const wanted = (listed ?? '').split(',')
  const unknown = wanted.find((name) => !names.includes(name))
  if (unknown !== undefined) throw new StepFailed(`There is no step "${unknown}".`, `The steps are ${names.join(', ')}.`)
  return wanted
}
