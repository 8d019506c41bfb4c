/** Mails, where whoever runs the server has named a mail server. */
import type { Letter } from './letters.ts'
import type { Delivery } from './push.ts'

export interface MailOptions {
  /** smtp://user:password@host:587, or smtps://… */
  readonly url: string
  /** 'Firegroup <notices@play.example>' */
  readonly from: string
}

export interface Envelope extends Letter {
  readonly to: string
  /** The same notice is the same mail, should it be sent twice. */
  readonly id: string
  /** Where one click ends these mails. */
  readonly stop?: string
}

const PATIENCE = 15_000

export async function sendMail({ url, from }: MailOptions, { to, subject, text, id, stop }: Envelope): Promise<Delivery> {
  const { createTransport } = await import('nodemailer')
  const transport = createTransport({ url, connectionTimeout: PATIENCE, greetingTimeout: PATIENCE, socketTimeout: PATIENCE })
  const host = /@([\w.-]+)/.exec(from)?.[1] ?? 'firegroup'
  const once = stop === undefined ? {} : { 'List-Unsubscribe': `<${stop}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
  try {
    await transport.sendMail({
      from,
      to: { name: '', address: to },
      subject,
      text,
      messageId: `<${id}@${host}>`,
      headers: { ...once, 'Auto-Submitted': 'auto-generated' },
    })
    return { done: true }
  } catch (error) {
    const code = (error as { readonly responseCode?: number }).responseCode ?? 0
    return { done: false, gone: false, lasting: code >= 500 }
  } finally {
    transport.close()
  }
}

/** Why this is no address that a mail could go to; null if it may be one. */
export function addressProblem(address: string): string | null {
  return /^[^\s@<>(),;:"\\]{1,64}@[^\s@<>(),;:"\\]+\.[^\s@<>(),;:"\\.]{2,}$/.test(address) && address.length <= 200
    ? null
    : 'This is no address for mail.'
}
