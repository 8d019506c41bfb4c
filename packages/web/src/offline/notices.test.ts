import { expect, test, vi } from 'vitest'
import { type NoticeScope, showNotices } from './notices.ts'

type Listener = (event: object) => void

const subscribed = (endpoint: string) => ({
  options: { applicationServerKey: 'key' },
  toJSON: () => ({ endpoint, keys: { p256dh: 'p', auth: 'a' } }),
})

function worker(pages: { visibilityState: string }[] = []) {
  const listeners: { [type: string]: Listener } = {}
  const shown = { close: vi.fn() }
  const show = vi.fn(async (_title: string, _options: object) => undefined)
  const openWindow = vi.fn(async (_url: string) => undefined)
  const getNotifications = vi.fn(async (_filter: { readonly tag: string }) => [shown])
  const subscribe = vi.fn(async () => subscribed('https://push.example/new'))
  const page = { focus: vi.fn(async () => undefined), navigate: vi.fn(async (_to: string) => undefined) }
  const scope: NoticeScope = {
    registration: { scope: 'https://play.example/', showNotification: show, getNotifications, pushManager: { subscribe } },
    clients: { matchAll: async () => pages.map((each) => ({ ...page, ...each })), openWindow },
    addEventListener: (type: string, listener: never) => {
      listeners[type] = listener
    },
  }
  showNotices(scope)
  const dispatch = async (type: string, event: object): Promise<void> => {
    let done: Promise<unknown> = Promise.resolve()
    listeners[type]!({ ...event, waitUntil: (promise: Promise<unknown>) => (done = promise) })
    await done
  }
  const push = (said: unknown) => dispatch('push', { data: { json: () => said } })
  const click = (action: string) => dispatch('notificationclick', { action, notification: { ...shown, data: { to: '#/table/t' } } })
  const change = (event: object) => dispatch('pushsubscriptionchange', event)
  return { push, click, change, show, shown, subscribe, openWindow, getNotifications, page }
}

const SAID = {
  kind: 'show',
  tag: 't 7',
  title: 'marina_k moves into J5: fire or hold?',
  body: 'Karpovka, turn 3.',
  to: '#/table/t',
  choices: true,
}

test('a decision is shown under its tag with the buttons Decide and Later, and not while the app is seen', async () => {
  const away = worker([{ visibilityState: 'hidden' }])
  await away.push(SAID)
  expect(away.show).toHaveBeenCalledExactlyOnceWith(SAID.title, {
    body: SAID.body,
    tag: SAID.tag,
    icon: './sign.svg',
    data: { to: SAID.to },
    actions: [
      { action: 'decide', title: 'Decide' },
      { action: 'later', title: 'Later' },
    ],
  })
  const here = worker([{ visibilityState: 'visible' }])
  await here.push(SAID)
  expect(here.show).not.toHaveBeenCalled()
})

test('what was answered elsewhere is taken from the screen, and Later only from there', async () => {
  const { push, click, shown, getNotifications, openWindow } = worker()
  await push({ kind: 'withdraw', tag: 't 7' })
  expect(getNotifications).toHaveBeenCalledExactlyOnceWith({ tag: 't 7' })
  expect(shown.close).toHaveBeenCalledTimes(1)
  await click('later')
  expect(shown.close).toHaveBeenCalledTimes(2)
  expect(openWindow).not.toHaveBeenCalled()
})

test('Decide, or the notice itself, opens the question: in a page that is there, else in a new one', async () => {
  const none = worker()
  await none.click('decide')
  expect(none.openWindow).toHaveBeenCalledExactlyOnceWith('https://play.example/#/table/t')
  const some = worker([{ visibilityState: 'hidden' }])
  await some.click('')
  expect(some.page.navigate).toHaveBeenCalledExactlyOnceWith('https://play.example/#/table/t')
  expect(some.openWindow).not.toHaveBeenCalled()
})

test('where a push service gives the browser another address, the server is told', async () => {
  const posted: [string, unknown][] = []
  vi.stubGlobal('fetch', async (url: string, init?: { readonly body?: string }) => {
    posted.push([url, init?.body === undefined ? null : JSON.parse(init.body)])
    return Response.json({ key: 'asked for' })
  })
  const told = (endpoint: string) => ['https://play.example/api/notices/devices/renew', { endpoint, p256dh: 'p', auth: 'a' }]
  const { change, subscribe } = worker()
  await change({ oldSubscription: subscribed('old'), newSubscription: subscribed('https://push.example/given') })
  expect(subscribe).not.toHaveBeenCalled()
  await change({ oldSubscription: subscribed('old'), newSubscription: null })
  expect(subscribe).toHaveBeenLastCalledWith({ userVisibleOnly: true, applicationServerKey: 'key' })
  await change({})
  expect(subscribe).toHaveBeenLastCalledWith({ userVisibleOnly: true, applicationServerKey: 'asked for' })
  expect(posted).toEqual([
    told('https://push.example/given'),
    told('https://push.example/new'),
    ['https://play.example/api/notices', null],
    told('https://push.example/new'),
  ])
  vi.unstubAllGlobals()
})
