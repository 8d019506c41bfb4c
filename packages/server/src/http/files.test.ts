import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fileHandler } from './files.ts'

const PAGE = `<meta http-equiv="Content-Security-Policy" content="default-src &#39;none&#39;; script-src 'self'"><title>app</title>`
let folder: string
let server: Server
let port: number

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'firegroup-serve-'))
  mkdirSync(join(folder, 'dist', 'assets'), { recursive: true })
  writeFileSync(join(folder, 'secret.txt'), 'secret')
  writeFileSync(join(folder, 'dist', 'index.html'), PAGE)
  writeFileSync(join(folder, 'dist', '.inputs'), 'secret')
  writeFileSync(join(folder, 'dist', 'assets', 'app-1a2b.js'), 'run()')
  writeFileSync(join(folder, 'dist', 'icon.svg'), '<svg/>')
  symlinkSync(join(folder, 'secret.txt'), join(folder, 'dist', 'link.txt'))
  server = createServer(fileHandler(join(folder, 'dist')))
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  port = (server.address() as AddressInfo).port
})

afterAll(() => {
  server.close()
  rmSync(folder, { recursive: true })
})

/** Not fetch: that would tidy the path away before the server sees it. */
function get(path: string, { method = 'GET', headers = {} }: { method?: string; headers?: Record<string, string> } = {}) {
  return new Promise<{
    status: number | undefined
    type: string | undefined
    cache: string | undefined
    etag: string | undefined
    policy: string | string[] | undefined
    body: string
  }>((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, method, headers }, (response) => {
      let body = ''
      response.on('data', (chunk) => {
        body += chunk
      })
      response.on('end', () => {
        const { 'content-type': type, 'cache-control': cache, 'content-security-policy': policy, etag } = response.headers
        resolve({ status: response.statusCode, type, cache, etag, policy, body })
      })
    })
      .on('error', reject)
      .end()
  })
}

test('serves files with their types', async () => {
  expect(await get('/')).toMatchObject({ status: 200, type: 'text/html; charset=utf-8', cache: 'no-cache', body: PAGE })
  expect(await get('/icon.svg?v=1')).toMatchObject({ status: 200, type: 'image/svg+xml', body: '<svg/>' })
})

test('lets hashed assets be kept for ever and asks again for the rest', async () => {
  expect(await get('/assets/app-1a2b.js')).toMatchObject({
    type: 'text/javascript; charset=utf-8',
    cache: 'public, max-age=31536000, immutable',
  })
  const { etag = '' } = await get('/')
  expect(await get('/', { headers: { 'if-none-match': etag } })).toMatchObject({ status: 304, body: '' })
})

test('answers a route of the app with its page, but a missing file with 404', async () => {
  expect(await get('/boards/village')).toMatchObject({ status: 200, body: PAGE })
  expect(await get('/assets/gone.js')).toMatchObject({ status: 404 })
})

test.each([
  '/../secret.txt',
  '/%2e%2e/secret.txt',
  '/..%2fsecret.txt',
  '/..\\secret.txt',
  '/assets/../../secret.txt',
  '/.inputs',
  '/link.txt',
  '/%00',
  '/%E0%A4%A',
])('keeps its folder closed against %s', async (path) => {
  const { status, body } = await get(path)
  expect(status).toBe(404)
  expect(body).not.toContain('secret')
})

test('lets the page and its workers load what is its own and nothing else', async () => {
  for (const path of ['/', '/assets/app-1a2b.js']) {
    const { policy } = await get(path)
    expect(policy).toContain("default-src 'none'; script-src 'self'; ")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toContain('unsafe')
  }
})

test('only reads', async () => {
  expect(await get('/', { method: 'POST' })).toMatchObject({ status: 405 })
  expect(await get('/', { method: 'HEAD' })).toMatchObject({ status: 200, body: '' })
})
