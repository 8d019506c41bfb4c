// From a fresh checkout to a running tool chain: dependencies installed, Node 24 running. Plain JavaScript without dependencies,
// because it runs before there are any, on whatever Node the machine has.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fingerprint, packageFolders, readIfThere, root, writeWithFolders } from './repo.mjs'
import { run, StepFailed } from './run.mjs'

const NEEDED_NODE = 24
const installStamp = join(root, 'node_modules', '.cache', 'firegroup', 'installed')
const ownNode = join(root, 'node_modules', '.bin', process.platform === 'win32' ? 'node.cmd' : 'node')

/** Whether the packages on disk are those that the package.json files ask for. */
export function isInstalled() {
  return readIfThere(installStamp) === wanted()
}

/**
 * Installs the dependencies when they are missing or when a package.json has changed since the last time.
 * @param {(line: string) => void} [onLine]
 */
export async function ensureInstalled(onLine) {
  if (isInstalled()) return
  const npm = npmCommand()
  const result = await run(npm.command, [...npm.args, 'install', '--no-audit', '--no-fund'], { onLine })
  if (result.code !== 0)
    throw new StepFailed('npm install failed.', 'Check the network and the npm registry, then run `npm install` by hand.', result.output)
  writeWithFolders(installStamp, wanted())
}

/**
 * Runs this same script again under the Node that was installed with the dependencies, when the running one is too old.
 * Resolves only when the running Node is good enough; otherwise the process ends with the other one's exit code.
 */
export async function ensureNode24() {
  if (Number(process.versions.node.split('.')[0]) >= NEEDED_NODE) return
  if (!existsSync(ownNode) || process.env['FIREGROUP_RESTARTED'])
    throw new StepFailed(
      `Firegroup needs Node ${NEEDED_NODE} or newer; this is ${process.version}.`,
      `Install Node ${NEEDED_NODE} from https://nodejs.org (on 64-bit Linux \`npm install\` brings it along) and try again.`,
    )
  const path = `${join(root, 'node_modules', '.bin')}${process.platform === 'win32' ? ';' : ':'}${process.env['PATH'] ?? ''}`
  const again = spawn(ownNode, process.argv.slice(1), { stdio: 'inherit', env: { ...process.env, PATH: path, FIREGROUP_RESTARTED: '1' } })
  // The inner process decides when to end; the outer one passes signals on and waits for it.
  process.on('SIGINT', () => again.kill('SIGINT'))
  process.on('SIGTERM', () => again.kill('SIGTERM'))
  const code = await new Promise((resolve) => {
    again.on('error', () => resolve(1))
    again.on('exit', (exitCode, signal) => resolve(exitCode ?? (signal === 'SIGINT' ? 130 : 1)))
  })
  process.exit(code)
}

function wanted() {
  const manifests = [join(root, 'package.json'), ...packageFolders().map((folder) => join(folder, 'package.json'))]
  return fingerprint(manifests)
}

/** The npm that started us, or the one on the PATH. */
function npmCommand() {
  const npm = process.env['npm_execpath']
  if (npm?.endsWith('.js')) return { command: process.execPath, args: [npm] }
  return { command: process.platform === 'win32' ? 'npm.cmd' : 'npm', args: [] }
}
