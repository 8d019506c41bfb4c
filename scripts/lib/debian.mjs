// What the tests need besides npm's packages comes from Debian's, where we may install them.
import { existsSync } from 'node:fs'
import { run } from './run.mjs'

/**
 * Installs packages where there is apt-get and we are root; elsewhere nothing happens. Gives what was printed.
 * @param {string[]} packages
 * @param {((line: string) => void) | undefined} onLine
 */
export async function installFromDebian(packages, onLine) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return ''
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  const wanted = ['install', '-y', '--no-install-recommends', ...packages]
  const first = await run('apt-get', wanted, { onLine, env })
  if (first.code === 0) return first.output
  // Package lists are often absent in a container: fetch them and try once more.
  const update = await run('apt-get', ['update'], { onLine, env })
  const second = await run('apt-get', wanted, { onLine, env })
  return first.output + update.output + second.output
}
