// A PostgreSQL for the tests: Debian's, started for one run on a free port in a folder of its own, and gone afterwards.
import { spawn } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { installFromDebian } from './debian.mjs'
import { run } from './run.mjs'

const DEBIANS_FOLDER = '/usr/lib/postgresql'
/** Nothing is at stake that must outlive the machine: servers under test are killed, this one is not. */
const SETTINGS = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=200', 'unix_socket_directories=']

/**
 * @typedef {{ url: string, stop: () => Promise<void> }} Postgres
 */

/**
 * Starts one; where there is none and none can be installed, says why in a sentence.
 * @param {(line: string) => void} [onLine]
 * @returns {Promise<Postgres | string>}
 */
export async function startPostgres(onLine) {
  const bin = await ensurePostgres(onLine)
  if (!bin) return 'there is no PostgreSQL here (on Debian: `apt-get install postgresql`)'
  const user = await unprivileged()
  if (user === null) return 'PostgreSQL refuses to run as root, and there is nobody else to run it as'
  const folder = mkdtempSync(join(tmpdir(), 'firegroup-postgres-'))
  if (user) chownSync(folder, user.uid, user.gid)
  const data = join(folder, 'data')
  const made = await run(join(bin, 'initdb'), ['-D', data, '-U', 'firegroup', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'], {
    ...user,
    cwd: folder,
  })
  const remove = () => rmSync(folder, { recursive: true, force: true })
  if (made.code !== 0) {
    remove()
    return `PostgreSQL's initdb failed: ${made.output.trim().split('\n').at(-1)}`
  }
  const port = await freePort()
  const settings = ['listen_addresses=127.0.0.1', `port=${port}`, ...SETTINGS].flatMap((setting) => ['-c', setting])
  const child = spawn(join(bin, 'postgres'), ['-D', data, ...settings], { ...user, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  const isUp = await new Promise((resolve) => {
    child.stderr.on('data', (chunk) => String(chunk).includes('ready to accept connections') && resolve(true))
    child.once('exit', () => resolve(false))
    child.once('error', () => resolve(false))
  })
  if (!isUp) {
    remove()
    return 'PostgreSQL did not start'
  }
  // however this program ends, the database does not outlive it
  const kill = () => child.kill('SIGKILL')
  process.once('exit', kill)
  const stop = async () => {
    process.removeListener('exit', kill)
    child.kill('SIGINT')
    await ended
    remove()
  }
  return { url: `postgres://firegroup@127.0.0.1:${port}/postgres`, stop }
}

/**
 * The folder of its programs, installed if they are missing and may be.
 * @param {((line: string) => void) | undefined} onLine
 */
async function ensurePostgres(onLine) {
  const found = findPostgres()
  if (found) return found
  await installFromDebian(['postgresql'], onLine)
  return findPostgres()
}

function findPostgres() {
  const versions = existsSync(DEBIANS_FOLDER) ? readdirSync(DEBIANS_FOLDER).sort((a, b) => Number(b) - Number(a)) : []
  const folders = [...versions.map((version) => join(DEBIANS_FOLDER, version, 'bin')), ...(process.env['PATH'] ?? '').split(delimiter)]
  return folders.find((folder) => ['initdb', 'postgres'].every((name) => existsSync(join(folder, name))))
}

/**
 * Whom to run it as: ourselves, or where we are root, the user that Debian's package made; null where there is none.
 * @returns {Promise<{ uid: number, gid: number } | Record<string, never> | null>}
 */
async function unprivileged() {
  if (process.getuid?.() !== 0) return {}
  for (const name of ['postgres', 'nobody']) {
    const [uid, gid] = [await run('id', ['-u', name]), await run('id', ['-g', name])]
    if (uid.code === 0 && gid.code === 0) return { uid: Number(uid.output), gid: Number(gid.output) }
  }
  return null
}

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.on('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = /** @type {import('node:net').AddressInfo} */ (server.address())
      server.close(() => resolve(port))
    })
  })
}
