import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { builtApp } from './serve.ts'

const web = join(import.meta.dirname, '..')
const vite = join(web, '../../node_modules/vite/bin/vite.js')

/**
 * The tests look at the app as it is shipped, so it is built first, in half a second: into a folder of its own, because the one in dist may be
 * in use, and for production, which the test runner's environment would otherwise turn off.
 */
export default async function build(): Promise<void> {
  const options = ['--outDir', builtApp, '--emptyOutDir', '--logLevel', 'error']
  await promisify(execFile)(process.execPath, [vite, 'build', ...options], { cwd: web, env: { ...process.env, NODE_ENV: 'production' } })
}
