/**
 * Keeps the app in the browser, so that it opens without a network once it has been loaded. The build puts in the names of its files and a version
 * that changes with any of them: a new version is fetched whole beside the old one, and takes its place when the last page of the old one closes.
 */
import { type NoticeScope, showNotices } from './notices.ts'

declare const __OFFLINE_FILES__: readonly string[]
declare const __OFFLINE_VERSION__: string

/** The part of a service worker's global scope that is used here; the page's types know only Window. */
interface ServiceScope {
  readonly caches: CacheStorage
  readonly location: Location
  addEventListener(type: 'install' | 'activate', listener: (event: { waitUntil(done: Promise<unknown>): void }) => void): void
  addEventListener(
    type: 'fetch',
    listener: (event: { readonly request: Request; respondWith(answer: Promise<Response>): void }) => void,
  ): void
}

const scope = globalThis as unknown as ServiceScope
const PREFIX = 'firegroup-app-'
const CACHE = `${PREFIX}${__OFFLINE_VERSION__}`

scope.addEventListener('install', (event) => {
  event.waitUntil(
    scope.caches.open(CACHE).then((cache) => cache.addAll(__OFFLINE_FILES__.map((file) => new Request(file, { cache: 'no-cache' })))),
  )
})

scope.addEventListener('activate', (event) => {
  event.waitUntil(forgetOldVersions())
})

showNotices(globalThis as unknown as NoticeScope)

scope.addEventListener('fetch', (event) => {
  const { request } = event
  if (request.method === 'GET' && new URL(request.url).origin === scope.location.origin) event.respondWith(answer(request))
})

async function forgetOldVersions(): Promise<void> {
  const names = await scope.caches.keys()
  await Promise.all(names.filter((name) => name.startsWith(PREFIX) && name !== CACHE).map((name) => scope.caches.delete(name)))
}

/** The page itself is asked for anew, so that an update is seen; its files carry their content's hash in their name, and are never stale. */
async function answer(request: Request): Promise<Response> {
  const cache = await scope.caches.open(CACHE)
  if (request.mode !== 'navigate') return (await cache.match(request, { ignoreSearch: true })) ?? fetch(request)
  const fresh = await fetch(request).catch(() => Response.error())
  // a server in trouble is as good as none: the kept app opens, not its error page
  return fresh.type === 'error' || fresh.status >= 500 ? ((await cache.match('./')) ?? fresh) : fresh
}
