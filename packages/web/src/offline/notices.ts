/** Notices of the server, as the service worker shows them: one for each decision, none while the app is before somebody's eyes. */
import type { PushPayload } from '@firegroup/table'

interface Shown {
  readonly data?: { readonly to?: string } | null
  close(): void
}

interface OpenPage {
  readonly visibilityState: string
  focus(): Promise<unknown>
  navigate(to: string): Promise<unknown>
}

interface Subscribed {
  readonly options: { readonly applicationServerKey: unknown }
  toJSON(): { readonly endpoint?: string; readonly keys?: { readonly [name: string]: string } }
}

interface Waiting {
  waitUntil(done: Promise<unknown>): void
}

/** A push service has ended an address, and may have given another already. */
interface Exchanged {
  readonly oldSubscription?: Subscribed | null
  readonly newSubscription?: Subscribed | null
}

/** The part of a service worker's global scope that is used here; the page's types know only Window. */
export interface NoticeScope {
  readonly registration: {
    readonly scope: string
    readonly pushManager: { subscribe(options: { userVisibleOnly: true; applicationServerKey: unknown }): Promise<Subscribed> }
    showNotification(title: string, options: object): Promise<void>
    getNotifications(filter: { readonly tag: string }): Promise<readonly Shown[]>
  }
  readonly clients: {
    matchAll(options: { readonly type: 'window'; readonly includeUncontrolled: true }): Promise<readonly OpenPage[]>
    openWindow(url: string): Promise<unknown>
  }
  addEventListener(type: 'push', listener: (event: Waiting & { readonly data: { json(): unknown } | null }) => void): void
  addEventListener(
    type: 'notificationclick',
    listener: (event: Waiting & { readonly action: string; readonly notification: Shown }) => void,
  ): void
  addEventListener(type: 'pushsubscriptionchange', listener: (event: Waiting & Exchanged) => void): void
}

export function showNotices(scope: NoticeScope): void {
  scope.addEventListener('push', (event) => event.waitUntil(heard(scope, event.data?.json() as PushPayload | undefined)))
  scope.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renewed(scope, event)))
  scope.addEventListener('notificationclick', (event) => {
    event.notification.close()
    if (event.action !== 'later') event.waitUntil(opened(scope, event.notification.data?.to ?? '#/online'))
  })
}

/** The server is told where this browser is now; else nobody would ever be told anything here again. */
async function renewed({ registration }: NoticeScope, { oldSubscription, newSubscription }: Exchanged): Promise<void> {
  const at = (path: string): string => `${registration.scope}api/notices${path}`
  const key = async (): Promise<unknown> =>
    oldSubscription?.options.applicationServerKey ??
    ((await (await fetch(at(''), { credentials: 'same-origin' })).json()) as { readonly key: string }).key
  const subscription =
    newSubscription ?? (await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: await key() }))
  const { endpoint, keys } = subscription.toJSON()
  const body = JSON.stringify({ endpoint, p256dh: keys?.['p256dh'], auth: keys?.['auth'] })
  await fetch(at('/devices/renew'), { method: 'POST', credentials: 'same-origin', headers: { 'content-type': 'application/json' }, body })
}

async function heard({ registration, clients }: NoticeScope, said: PushPayload | undefined): Promise<void> {
  if (said?.kind === 'withdraw') {
    for (const shown of await registration.getNotifications({ tag: said.tag })) shown.close()
    return
  }
  if (said?.kind !== 'show') return
  const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true })
  if (pages.some(({ visibilityState }) => visibilityState === 'visible')) return
  const { title, body, tag, to, choices } = said
  const actions = choices
    ? [
        { action: 'decide', title: 'Decide' },
        { action: 'later', title: 'Later' },
      ]
    : []
  await registration.showNotification(title, { body, tag, icon: './sign.svg', data: { to }, actions })
}

/** To the question: in a page that is open, else in a new one. */
async function opened({ registration, clients }: NoticeScope, to: string): Promise<void> {
  const url = `${registration.scope}${to.startsWith('#/') ? to : '#/online'}`
  const [page] = await clients.matchAll({ type: 'window', includeUncontrolled: true })
  if (!page) {
    await clients.openWindow(url)
    return
  }
  await page.focus().catch(() => undefined)
  await page.navigate(url).catch(() => clients.openWindow(url))
}
