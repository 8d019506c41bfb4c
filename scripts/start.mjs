// npm start: from a fresh checkout to the app in the browser.
//
//   npm start                     install what is missing, build what has changed, serve, open the browser on a desktop
//   npm start -- --port 8080      begin looking for a free port here (or PORT=8080); the default is 4173
//   npm start -- --host 0.0.0.0   answer everybody who can reach this computer; without it, this computer alone
//   npm start -- --data DIR       where tables and people are kept; the default is the folder data here
//   npm start -- --no-open        never open a browser
//   DATABASE_URL=postgres://…     PostgreSQL in place of that folder
import { spawn } from 'node:child_process'
import { join, resolve } from 'node:path'
import { ensureInstalled, ensureNode24, isInstalled } from './lib/bootstrap.mjs'
import { bold, dim, explain, red } from './lib/progress.mjs'
import { root } from './lib/repo.mjs'
import { StepFailed } from './lib/run.mjs'
import { builtApp, ensureWebBuilt } from './lib/web-build.mjs'

let doing = 'start'
try {
  await start(process.argv.slice(2))
} catch (error) {
  console.error(`${red('✗')} ${doing}: ${error instanceof Error ? error.message : String(error)}`)
  if (error instanceof StepFailed) explain(error, console.error)
  process.exit(1)
}

/** @param {string[]} args */
async function start(args) {
  const options = readOptions(args)
  doing = 'install'
  if (!isInstalled()) say('installing what is missing (about a minute the first time)')
  await ensureInstalled()
  doing = 'Node'
  await ensureNode24()
  doing = 'build'
  say('building the app')
  say(dim(await ensureWebBuilt()))
  doing = 'serve'
  const { startServer } = await import('../packages/server/src/server.ts')
  const { fileHandler } = await import('../packages/server/src/http/files.ts')
  const { noticeOptionsFrom } = await import('../packages/server/src/notices/from-env.ts')
  const { openPostgres, openSqlite } = await import('../packages/server/src/store/database.ts')
  const url = process.env['DATABASE_URL']
  const database = url ? openPostgres(url) : openSqlite(options.data)
  const { host, port } = options
  const server = await startServer({ database, host, port, page: fileHandler(builtApp), notices: noticeOptionsFrom(process.env) })
  console.log(`\n  Firegroup is at ${bold(`${server.address}/`)}\n  Ctrl-C ends it.\n`)
  if (host !== '127.0.0.1' && host !== 'localhost') console.log(`${OPEN_TO_OTHERS}\n`)
  if (options.open && hasDesktop()) openBrowser(`${server.address}/`)
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void server.stop().then(() => process.exit(0)))
}

const OPEN_TO_OTHERS = `  Everybody who can reach this computer can open it: play, make tables and talk. Nothing is encrypted on the way.
  For the internet put a proxy with TLS in front of it.`

/** @param {string[]} args */
function readOptions(args) {
  let port = process.env['PORT'] ?? '4173'
  let open = true
  let host = '127.0.0.1'
  let data = join(root, 'data')
  for (let i = 0; i < args.length; i++) {
    const arg = args[i] ?? ''
    if (arg === '--no-open') open = false
    else if (arg === '--port') port = args[++i] ?? ''
    else if (arg.startsWith('--port=')) port = arg.slice('--port='.length)
    else if (arg === '--host') host = args[++i] ?? ''
    else if (arg.startsWith('--host=')) host = arg.slice('--host='.length)
    else if (arg === '--data') data = resolve(args[++i] ?? '')
    else if (arg.startsWith('--data=')) data = resolve(arg.slice('--data='.length))
    else throw new StepFailed(`Unknown option ${arg}.`, 'npm start knows --port N, --host NAME, --data FOLDER and --no-open.')
  }
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65535)
    throw new StepFailed(`The port "${port}" is not a number from 0 to 65535.`, 'Give a port such as 4173.')
  if (host === '') throw new StepFailed('--host names nobody.', 'Give 127.0.0.1 for this computer alone, or 0.0.0.0 for everybody.')
  return { port: Number(port), open, host, data }
}

/** @param {string} line */
function say(line) {
  console.log(`▸ ${line}`)
}

function hasDesktop() {
  if (process.env['CI']) return false
  if (process.platform === 'darwin' || process.platform === 'win32') return true
  return Boolean(process.env['DISPLAY'] || process.env['WAYLAND_DISPLAY'])
}

/** @param {string} address */
function openBrowser(address) {
  const [command, ...args] =
    process.platform === 'darwin'
      ? ['open', address]
      : process.platform === 'win32'
        ? ['cmd', '/c', 'start', '', address]
        : ['xdg-open', address]
  // A browser that does not open is no failure: the address is on the screen.
  spawn(command ?? '', args, { stdio: 'ignore', detached: true })
    .on('error', () => {})
    .unref()
}
