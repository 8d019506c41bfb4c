// npm run wire: a night's listening. Whole random matches of every system, in pairs that differ only in what a seat can't know: what is sent to it, and
// when, must be the same to the last byte. --matches N (1000 a system), --system ID, --seed TEXT repeats a run.
import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ensureInstalled, ensureNode24 } from './lib/bootstrap.mjs'
import { root } from './lib/repo.mjs'

const { values } = parseArgs({
  options: { matches: { type: 'string', default: '1000' }, system: { type: 'string' }, seed: { type: 'string' } },
})
await ensureInstalled()
await ensureNode24()
const seed = values.seed ?? process.env['FIREGROUP_DEEP'] ?? randomUUID().slice(0, 8)
console.log(`wire run, seed ${seed}: repeat it with npm run wire -- --matches ${values.matches} --seed ${seed}`)
const systems = values.system ? [values.system] : ['aslsk', 'lnlt', 'upfront']
const codes = await Promise.all(systems.map(listen))
process.exitCode = Math.max(...codes)

/**
 * @param {string} system
 * @returns {Promise<number>}
 */
function listen(system) {
  const env = { ...process.env, FIREGROUP_DEEP: seed, FIREGROUP_WIRE: values.matches }
  const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs')
  const args = [vitest, 'run', 'packages/server/src/wire.test.ts', '-t', `${system}:`]
  return new Promise((resolve) => {
    spawn(process.execPath, args, { cwd: root, env, stdio: 'inherit' }).on('exit', (code) => resolve(code ?? 1))
  })
}
