/** What a notice says. A locked screen and a mailbox are read by others too: nothing of odds, hands, hidden units or chat stands in it. */
import type { PushPayload } from '@firegroup/table'
import type { Wording } from './wishes.ts'

/** A decision that waits, as far as a notice tells of it. */
export interface Waiting {
  readonly match: string
  readonly number: number
  readonly sentence: string
  /** The game's name. */
  readonly table: string
  readonly turn: number | null
  /** When the time to answer is over; null where there is no clock. */
  readonly ends: string | null
}

const PLAIN_TITLE = 'A decision waits for you'

/** One question has one tag, wherever it is shown. */
const tagOf = (match: string, number: number): string => `${match} ${number}`

export function turnPayload(waiting: Waiting, wording: Wording, isReminder: boolean, now: string): PushPayload {
  const { match, number, sentence } = waiting
  const shown = { kind: 'show', tag: tagOf(match, number), to: `#/table/${match}`, choices: true } as const
  if (wording === 'plain') return { ...shown, title: PLAIN_TITLE, body: 'Open Firegroup to see it.' }
  return { ...shown, title: sentence, body: `${isReminder ? 'A reminder. ' : ''}${stand(waiting, now)}` }
}

export const withdrawal = (match: string, number: number): PushPayload => ({ kind: 'withdraw', tag: tagOf(match, number) })

export const testPayload = (): PushPayload => ({
  kind: 'show',
  tag: 'test',
  title: 'Notices reach you here',
  body: 'You will be told when a decision waits for you.',
  to: '#/online/notices',
  choices: false,
})

/** 'Karpovka, turn 3. 1 day 4 h to answer.' */
function stand({ table, turn, ends }: Waiting, now: string): string {
  const left = ends === null ? '' : ` ${span(Date.parse(ends) - Date.parse(now))} to answer.`
  return `${table}${turn === null ? '' : `, turn ${turn}`}.${left}`
}

const HOUR = 3_600_000

/** '1 day 4 h', '6 h', '20 min'. */
export function span(ms: number): string {
  const minutes = Math.max(1, Math.floor(ms / 60_000))
  if (minutes < 60) return `${minutes} min`
  const hours = Math.floor(ms / HOUR)
  if (hours < 24) return `${hours} h`
  const days = Math.floor(hours / 24)
  return `${days} day${days === 1 ? '' : 's'}${hours % 24 === 0 ? '' : ` ${hours % 24} h`}`
}

export interface Letter {
  readonly subject: string
  readonly text: string
}

export function turnLetter(waiting: Waiting, isReminder: boolean, now: string, url: string, stop: string): Letter {
  const text = [
    `${waiting.sentence}`,
    stand(waiting, now),
    `Decide: ${url}#/table/${waiting.match}`,
    `No more of these mails: ${stop}`,
  ].join('\n\n')
  return { subject: `${isReminder ? 'Reminder: ' : ''}${waiting.sentence}`, text: `${text}\n` }
}

export function confirmLetter(name: string, link: string): Letter {
  const text = [
    `${name} wants to be told at this address when a decision waits in Firegroup.`,
    `If that is you, open this within three days: ${link}`,
    'If it is not, do nothing: nothing more is sent here.',
  ].join('\n\n')
  return { subject: 'Firegroup: is this your address?', text: `${text}\n` }
}
