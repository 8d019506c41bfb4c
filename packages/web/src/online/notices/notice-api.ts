/** What the page asks the server about notices. */
import { ask, post } from '../api.ts'

/** What a locked screen may say. */
export type Wording = 'sentence' | 'plain'

export interface Wishes {
  readonly turns: boolean
  readonly reminders: boolean
  /** Minutes after midnight. */
  readonly quiet: { readonly from: number; readonly to: number } | null
  readonly zone: string
}

interface Device {
  readonly id: string
  readonly device: string
  readonly wording: Wording
  readonly created: string
  /** It is this browser. */
  readonly here: boolean
}

export interface NoticesTold extends Wishes {
  /** The server's own key, as browsers want it. */
  readonly key: string
  /** The server can send mail. */
  readonly mail: boolean
  readonly address: string | null
  readonly confirmed: boolean
  readonly devices: readonly Device[]
}

export const notices = {
  told: (): Promise<NoticesTold> => ask('/notices'),
  wish: ({ turns, reminders, quiet, zone }: Wishes): Promise<unknown> =>
    post('/notices/wishes', { turns, reminders, zone, ...(quiet ? { quiet } : {}) }),
  addDevice: (subscription: PushSubscription, wording: Wording): Promise<unknown> => {
    const { endpoint, keys } = subscription.toJSON()
    return post('/notices/devices', { endpoint, p256dh: keys?.['p256dh'], auth: keys?.['auth'], wording })
  },
  removeDevice: (id: string): Promise<unknown> => post(`/notices/devices/${encodeURIComponent(id)}/remove`),
  test: (): Promise<unknown> => post('/notices/test'),
  setAddress: (address: string): Promise<unknown> => post('/notices/mail', { address }),
  removeAddress: (): Promise<unknown> => post('/notices/mail/remove'),
  confirm: (link: string): Promise<unknown> => post('/notices/mail/confirm', { link }),
  unsubscribe: (link: string): Promise<unknown> => post(`/notices/unsubscribe/${encodeURIComponent(link)}`),
}
