/** Notices in this browser: whether they can be had, and taking them. */
import { type NoticesTold, notices, type Wording } from './notice-api.ts'

/** `can`: he was never asked. `off`: allowed, and not taken now. */
export type BrowserState = 'none' | 'insecure' | 'denied' | 'can' | 'off' | 'on'

const ASKED = 'firegroup notices asked'

export function canNotify(): BrowserState {
  if (!isSecureContext) return 'insecure'
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || typeof Notification === 'undefined') return 'none'
  if (Notification.permission === 'denied') return 'denied'
  return Notification.permission === 'default' ? 'can' : 'off'
}

/** How it is in this browser, given what the server knows of it. */
export function stateIn({ devices }: Pick<NoticesTold, 'devices'>): BrowserState {
  const can = canNotify()
  return can === 'off' && devices.some(({ here }) => here) ? 'on' : can
}

/** Asks the browser, and whoever sits before it; why there are none, or null. */
export async function takeNotices(key: string, wording: Wording): Promise<string | null> {
  noteAsked()
  const permission = await Notification.requestPermission()
  if (permission === 'denied') return 'This browser refuses notices. You can allow them beside its address.'
  if (permission !== 'granted') return 'Nothing was chosen. Nothing has changed.'
  const registration = await Promise.race([navigator.serviceWorker.ready, new Promise<null>((done) => setTimeout(done, 5000, null))])
  if (!registration) return 'This browser has not kept the app yet. Load the page once more, then try again.'
  const { pushManager } = registration
  try {
    const known = await pushManager.getSubscription()
    // one that was made for another server's key is of no use
    if (known && !isFor(known, key)) await known.unsubscribe()
    const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
    await notices.addDevice(subscription, wording)
    return null
  } catch (error) {
    return error instanceof DOMException
      ? 'This browser’s push service can’t be reached now. Try it again later.'
      : (error as Error).message
  }
}

/** `id` is what the server knows this browser by. */
export async function leaveNotices(id: string): Promise<void> {
  await notices.removeDevice(id)
  const registration = await navigator.serviceWorker.getRegistration()
  await (await registration?.pushManager.getSubscription())?.unsubscribe()
}

/** A table is before somebody's eyes: what was shown of it has nothing more to say. */
export async function clearNotices(table: string): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const registration = await navigator.serviceWorker.getRegistration()
  for (const shown of (await registration?.getNotifications()) ?? []) if (shown.tag.startsWith(`${table} `)) shown.close()
}

/** Whether he was asked here before: once is enough. */
export const wasAsked = (): boolean => localStorage.getItem(ASKED) !== null
export const noteAsked = (): void => localStorage.setItem(ASKED, '1')

function isFor({ options }: PushSubscription, key: string): boolean {
  const own = options.applicationServerKey
  if (!own) return false
  const text = btoa(String.fromCharCode(...new Uint8Array(own)))
  return text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '') === key
}
