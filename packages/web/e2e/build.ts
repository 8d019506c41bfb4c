import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'

const web = join(import.meta.dirname, '..')

/** The tests look at the app as it is shipped, so it is built first; that takes half a second. */
export default async function build(): Promise<void> {
  const vite = join(import.meta.dirname, '../../../node_modules/vite/bin/vite.js')
  await promisify(execFile)(process.execPath, [vite, 'build', '--logLevel', 'error'], { cwd: web })
}
