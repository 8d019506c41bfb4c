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

interface Waiting {
  waitUntil(done: Promise<unknown>): void
}

/** The part of a service worker's global scope that is used here; the page's types know only Window. */
export interface NoticeScope {
  readonly registration: {
    readonly scope: string
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
}

export function showNotices(scope: NoticeScope): void {
  scope.addEventListener('push', (event) => event.waitUntil(heard(scope, event.data?.json() as PushPayload | undefined)))
  scope.addEventListener('notificationclick', (event) => {
    event.notification.close()
    if (event.action !== 'later') event.waitUntil(opened(scope, event.notification.data?.to ?? '#/online'))
  })
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
