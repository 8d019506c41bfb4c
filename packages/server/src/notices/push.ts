/** Web Push: what is said is encrypted for the browser, and the push service in between learns nothing but whose browser it is. */
import { type RequestOptions, request as requestPlain } from 'node:http'
import { request as requestSecure } from 'node:https'
import { digestOf } from '../secrets.ts'
import type { NoticeDeviceRow } from '../store/notice-schema.ts'
import { lookupOutside } from './addresses.ts'
import type { NoticeKeys } from './keys.ts'

export interface PushMessage {
  readonly payload: string
  /** What it is about: what is not delivered yet is exchanged for what comes later. */
  readonly tag: string
  /** Worth nothing after so many seconds. */
  readonly ttl: number
  readonly urgent: boolean
}

export type Delivery =
  | { readonly done: true }
  /** `gone`: nobody takes anything there any more. `after`: seconds. */
  | { readonly done: false; readonly gone: boolean; readonly lasting: boolean; readonly after?: number }

interface PushParts {
  readonly keys: NoticeKeys
  /** Who answers for this server: an https or mailto address. */
  readonly subject: string
  /** Push services inside the server's own network, and without TLS, are served too: for tests. */
  readonly inside: boolean
}

const PATIENCE = 10_000

export async function push({ endpoint, p256dh, auth }: NoticeDeviceRow, message: PushMessage, parts: PushParts): Promise<Delivery> {
  const { keys, subject, inside } = parts
  const { default: webPush } = await import('web-push')
  const { payload, tag, ttl, urgent } = message
  const details = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, {
    vapidDetails: { subject, ...keys.vapid },
    TTL: ttl,
    urgency: urgent ? 'high' : 'normal',
    topic: digestOf(tag).slice(0, 32),
  })
  try {
    const { status, after } = await post(details, inside)
    if (status >= 200 && status < 300) return { done: true }
    if (status === 404 || status === 410) return { done: false, gone: true, lasting: true }
    const isTheirs = status === 429 || status >= 500
    return { done: false, gone: false, lasting: !isTheirs, ...(after === undefined ? {} : { after }) }
  } catch {
    return { done: false, gone: false, lasting: false }
  }
}

interface Details {
  readonly endpoint: string
  readonly method: string
  readonly headers: object
  readonly body: Buffer | null
}

function post({ endpoint, method, headers, body }: Details, inside: boolean): Promise<{ status: number; after: number | undefined }> {
  const options: RequestOptions = {
    method,
    headers: headers as { [name: string]: string },
    timeout: PATIENCE,
    ...(inside ? {} : { lookup: lookupOutside }),
  }
  const send = inside && endpoint.startsWith('http:') ? requestPlain : requestSecure
  return new Promise((resolve, reject) => {
    const asked = send(endpoint, options, (answer) => {
      answer.resume() // what it says besides is nothing to us
      const after = Number(answer.headers['retry-after'])
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, after: Number.isInteger(after) ? after : undefined }))
      answer.on('error', reject)
    })
    asked.on('timeout', () => asked.destroy(new Error('The push service does not answer.')))
    asked.on('error', reject)
    asked.end(body)
  })
}
