import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { passkeyProblem } from '../account/account-api.ts'
import { MailNotices } from './MailNotices.tsx'
import type { NoticesTold } from './notice-api.ts'
import { PushNotices } from './PushNotices.tsx'

afterEach(() => vi.unstubAllGlobals())

const TOLD: NoticesTold = {
  key: 'key',
  mail: false,
  turns: true,
  reminders: true,
  quiet: null,
  zone: 'UTC',
  address: null,
  confirmed: false,
  devices: [{ id: 'd', device: 'Firefox on Linux', wording: 'plain', created: '2026-11-16T12:00:00.000Z', here: true }],
}
const nothing = async (): Promise<void> => undefined

/** A browser in which notices are as the words say. */
function browser(permission: NotificationPermission | null, { secure = true } = {}): void {
  vi.stubGlobal('isSecureContext', secure)
  vi.stubGlobal('window', permission === null ? {} : { PushManager: class {} })
  vi.stubGlobal('navigator', { serviceWorker: {} })
  vi.stubGlobal('Notification', permission === null ? undefined : { permission })
}
const push = (here = true): string => {
  const told = { ...TOLD, devices: TOLD.devices.map((each) => ({ ...each, here })) }
  return renderToStaticMarkup(<PushNotices told={told} refresh={nothing} say={() => undefined} />)
}
const mail = (told: Partial<NoticesTold>, named = true): string =>
  renderToStaticMarkup(
    <MailNotices told={{ ...TOLD, ...told }} you={{ id: 'p', name: 'tom_w', named }} refresh={nothing} say={() => undefined} />,
  )

test('where notices can’t be had the page says why, and offers no button that does nothing', () => {
  browser(null)
  expect(push()).toContain('This browser has no notices.')
  browser('granted', { secure: false })
  expect(push()).toContain('Notices need an encrypted address')
  browser('denied')
  expect(push()).toContain('This browser refuses notices')
  expect(push()).not.toContain('Tell me in this browser')
})

test('a browser that takes notices can send itself a test and switch them off; one that does not can take them', () => {
  browser('granted')
  const on = push()
  expect(on).toContain('Send a test notice')
  expect(on).toContain('Switch off here')
  expect(on).toMatch(/value="plain"[^>]*checked|checked=""[^>]*value="plain"/)
  for (const [permission, here] of [
    ['granted', false],
    ['default', true],
  ] as const) {
    browser(permission)
    expect(push(here)).toContain('Tell me in this browser')
    expect(push(here)).not.toContain('Send a test notice')
  }
})

test('mail is offered where the server can send it, to names, and says whether the address is confirmed', () => {
  expect(mail({})).toContain('This server sends no mail.')
  expect(mail({ mail: true }, false)).toContain('Mails go to names')
  expect(mail({ mail: true })).toContain('Your address')
  expect(mail({ mail: true, address: 'tom@example.org' })).toContain('is not confirmed yet')
  expect(mail({ mail: true, address: 'tom@example.org', confirmed: true })).toContain('To tom@example.org')
})

test('passkeys are offered only where a browser will make one', () => {
  const at = (hostname: string, isSecure: boolean, has = true): string | null => {
    vi.stubGlobal('location', { hostname })
    vi.stubGlobal('isSecureContext', isSecure)
    vi.stubGlobal('PublicKeyCredential', has ? class {} : undefined)
    return passkeyProblem()
  }
  expect(at('play.example', true)).toBeNull()
  expect(at('localhost', true)).toBeNull()
  expect(at('127.0.0.1', true)).toContain('localhost')
  expect(at('192.168.0.7', false)).toContain('a number')
  expect(at('play.example', false)).toContain('https')
  expect(at('play.example', true, false)).toContain('no passkeys')
})
