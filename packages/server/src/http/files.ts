/** Answers requests for the files of one folder, a built single-page app, and for nothing else. */
import { createReadStream, readFileSync, realpathSync, statSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join, normalize, sep } from 'node:path'

const MIME: { readonly [ending: string]: string } = {
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

export function fileHandler(folder: string): (request: IncomingMessage, response: ServerResponse) => void {
  const base = realpathSync(folder)
  const policy = policyOf(base)
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
      'Content-Security-Policy': policy,
      'Referrer-Policy': 'no-referrer',
      'X-Frame-Options': 'DENY',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
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

/** What the page says that it may load holds for its workers too, and only a server can forbid others to frame it. */
function policyOf(base: string): string {
  const page = readFileSync(join(base, 'index.html'), 'utf8')
  const own = /http-equiv="Content-Security-Policy"\s+content="([^"]*)"/.exec(page)?.[1]?.replaceAll('&#39;', "'")
  return [...(own === undefined ? [] : [own]), "frame-ancestors 'none'"].join('; ')
}

interface Found {
  readonly file: string
  readonly size: number
  readonly mtimeMs: number
}

/** The file that a URL means: itself, or the app's page where the path is a route of the app (it has no file ending). */
function resolveRequest(base: string, url: string): (Found & { readonly hashed: boolean }) | undefined {
  const path = decoded(url)
  if (path === undefined || path.includes('\0') || path.split(/[\\/]/).some((part) => part.startsWith('.'))) return undefined
  const exact = fileAt(base, path.endsWith('/') ? `${path}index.html` : path)
  if (exact) return { ...exact, hashed: path.startsWith('/assets/') }
  const page = extname(path) === '' ? fileAt(base, '/index.html') : undefined
  return page && { ...page, hashed: false }
}

function decoded(url: string): string | undefined {
  try {
    return decodeURIComponent(url.split(/[?#]/)[0] ?? '/')
  } catch {
    return undefined
  }
}

function fileAt(base: string, path: string): Found | undefined {
  try {
    // A symbolic link inside the folder may point out of it, so the real path is what has to lie within.
    const file = realpathSync(join(base, normalize(path)))
    const stat = statSync(file)
    return file.startsWith(base + sep) && stat.isFile() ? { file, size: stat.size, mtimeMs: stat.mtimeMs } : undefined
  } catch {
    return undefined
  }
}
