// A small static server for a built single-page app: files below one folder, nothing else.
import { createReadStream, realpathSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join, normalize, sep } from 'node:path'
import { SERVER_POLICY } from '../../packages/web/policy.mjs'

/** @type {Record<string, string>} */
const MIME = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
  '.txt': 'text/plain; charset=utf-8',
}

/**
 * A server over one folder, not yet listening.
 * @param {string} folder
 */
export function staticServer(folder) {
  return createServer(fileHandler(folder))
}

/**
 * Answers requests for the files of one folder: for a server that has other things to answer too.
 * @param {string} folder
 * @returns {(request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse) => void}
 */
export function fileHandler(folder) {
  const base = realpathSync(folder)
  return (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end()
      return
    }
    const found = resolveRequest(base, request.url ?? '/')
    if (!found) {
      response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' }).end('Not found.\n')
      return
    }
    const etag = `"${found.size.toString(36)}-${Math.trunc(found.mtimeMs).toString(36)}"`
    const headers = {
      'Content-Type': MIME[extname(found.file)] ?? 'application/octet-stream',
      'Cache-Control': found.hashed ? 'public, max-age=31536000, immutable' : 'no-cache',
      'X-Content-Type-Options': 'nosniff',
      'Content-Security-Policy': SERVER_POLICY,
      'Referrer-Policy': 'no-referrer',
      ETag: etag,
    }
    if (request.headers['if-none-match'] === etag) {
      response.writeHead(304, headers).end()
      return
    }
    response.writeHead(200, { ...headers, 'Content-Length': found.size })
    if (request.method === 'HEAD') response.end()
    else
      createReadStream(found.file)
        .on('error', () => response.destroy())
        .pipe(response)
  }
}

/**
 * Listens on the first free port from the one wished for; a wish of 0 takes any free port.
 * @param {import('node:http').Server} server
 * @param {number} wish
 * @param {number} [tries]
 * @returns {Promise<number>}
 */
export async function listenOnFreePort(server, wish, tries = 50) {
  for (let port = wish; port < wish + tries && port < 65536; port++) {
    const taken = await new Promise((resolve, reject) => {
      server.once('error', (/** @type {NodeJS.ErrnoException} */ error) => {
        server.removeAllListeners('listening')
        if (error.code === 'EADDRINUSE' || error.code === 'EACCES') resolve(true)
        else reject(error)
      })
      server.listen(port, '127.0.0.1', () => {
        server.removeAllListeners('error')
        resolve(false)
      })
    })
    const address = server.address()
    if (!taken && address && typeof address === 'object') return address.port
  }
  throw new Error(`No free port between ${wish} and ${wish + tries - 1}.`)
}

/**
 * The file that a URL means: itself, or the app's page where the path is a route of the app (it has no file ending).
 * @param {string} base
 * @param {string} url
 */
function resolveRequest(base, url) {
  const path = decoded(url)
  if (path === undefined || path.includes('\0') || path.split(/[\\/]/).some((part) => part.startsWith('.'))) return undefined
  const exact = fileAt(base, path.endsWith('/') ? `${path}index.html` : path)
  if (exact) return { ...exact, hashed: path.startsWith('/assets/') }
  const page = extname(path) === '' ? fileAt(base, '/index.html') : undefined
  return page && { ...page, hashed: false }
}

/** @param {string} url */
function decoded(url) {
  try {
    return decodeURIComponent(url.split(/[?#]/)[0] ?? '/')
  } catch {
    return undefined
  }
}

/**
 * @param {string} base
 * @param {string} path
 */
function fileAt(base, path) {
  try {
    // A symbolic link inside the folder may point out of it, so the real path is what has to lie within.
    const file = realpathSync(join(base, normalize(path)))
    const stat = statSync(file)
    return file.startsWith(base + sep) && stat.isFile() ? { file, size: stat.size, mtimeMs: stat.mtimeMs } : undefined
  } catch {
    return undefined
  }
}
