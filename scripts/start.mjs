// npm start: from a fresh checkout to the app in the browser.
//
//   npm start                     install what is missing, build what has changed, serve, open the browser on a desktop
//   npm start -- --port 8080      begin looking for a free port here (or PORT=8080); the default is 4173
//   npm start -- --no-open        never open a browser
import { spawn } from 'node:child_process'
import { ensureInstalled, ensureNode24, isInstalled } from './lib/bootstrap.mjs'
import { bold, dim, explain, red } from './lib/progress.mjs'
import { StepFailed } from './lib/run.mjs'
import { listenOnFreePort, staticServer } from './lib/static-server.mjs'
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
  const server = staticServer(builtApp)
  const port = await listenOnFreePort(server, options.port)
  const address = `http://127.0.0.1:${port}/`
  console.log(`\n  Firegroup is at ${bold(address)}\n  Ctrl-C ends it.\n`)
  if (options.open && hasDesktop()) openBrowser(address)
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.on(signal, () => {
      server.close(() => process.exit(0))
      server.closeAllConnections()
    })
}

/** @param {string[]} args */
function readOptions(args) {
  let port = process.env['PORT'] ?? '4173'
  let open = true
  for (let i = 0; i < args.length; i++) {
    const arg = args[i] ?? ''
    if (arg === '--no-open') open = false
    else if (arg === '--port') port = args[++i] ?? ''
    else if (arg.startsWith('--port=')) port = arg.slice('--port='.length)
    else throw new StepFailed(`Unknown option ${arg}.`, 'npm start knows --port N and --no-open.')
  }
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65535)
    throw new StepFailed(`The port "${port}" is not a number from 0 to 65535.`, 'Give a port such as 4173.')
  return { port: Number(port), open }
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
