import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize } from 'node:path'

/** Where the tests' own build of the app lies. */
export const builtApp = join(import.meta.dirname, '../../../node_modules/.cache/firegroup/app-under-test')
const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
}

export interface Server {
  readonly url: string
  /** In trouble it answers everything with 503. */
  trouble(is: boolean): void
  stop(): void
}

/** Serves the built app on a free port. */
export async function serveApp(): Promise<Server> {
  let troubled = false
  const server = createServer((request, response) => {
    if (troubled) return response.writeHead(503).end('Service Unavailable')
    const path = new URL(request.url ?? '/', 'http://localhost').pathname
    const file = join(builtApp, normalize(path === '/' ? '/index.html' : path))
    return readFile(file).then(
      (content) => response.setHeader('content-type', types[extname(file)] ?? 'application/octet-stream').end(content),
      () => response.writeHead(404).end(),
    )
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    trouble: (is) => {
      troubled = is
    },
    stop: () => server.close(),
  }
}
