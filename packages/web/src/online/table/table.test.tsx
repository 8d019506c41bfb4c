import { type AffairsSeen, type OnlineTable, type Told, USUAL_TERMS } from '@firegroup/table'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { AtTable } from '../at-table.ts'
import { clockText } from '../times.ts'
import type { Socket } from '../wire.ts'
import { Bar } from './Bar.tsx'
import { Chat } from './Chat.tsx'
import { Notes } from './Notes.tsx'
import { Offers } from './Offers.tsx'
import { statusWords } from './Plates.tsx'
import { announcement, leftNow } from './ticking.ts'

vi.stubGlobal('navigator', { onLine: true })

const seat = (name: string, you: boolean) => ({ seat: name, name: `${name}_k`, computer: null, you, ready: true, commitment: null })
const TABLE: OnlineTable = {
  id: 't',
  words: 'w',
  name: 'A game',
  system: 'aslsk',
  scenario: 's',
  stage: 'playing',
  open: false,
  host: true,
  seats: [seat('allied', true), seat('axis', false)],
  commitment: '',
  waiting: [],
  terms: { ...USUAL_TERMS, delay: 120 },
  created: '',
  change: null,
  linkOpened: null,
  beginsIn: null,
}
const AFFAIRS: AffairsSeen = { clock: { type: 'none' }, clocks: [], offers: [], closed: {}, out: [], claim: false, rematch: null }

function atTable(...told: Told[]): AtTable {
  let socket!: Socket
  const connect = (): Socket => {
    socket = { send: () => undefined, close: () => undefined, onopen: null, onmessage: null, onclose: null }
    return socket
  }
  const keeping = { getItem: () => null, setItem: () => undefined }
  const at = new AtTable('t', { connect, keeping, now: () => 0, wait: () => () => undefined })
  socket.onopen?.()
  for (const each of [{ type: 'table', table: TABLE } as const, ...told]) socket.onmessage?.({ data: JSON.stringify(each) })
  return at
}

const offer = (kind: 'draw' | 'undo', you: boolean) => ({ kind, seat: you ? 'allied' : 'axis', you, made: '' })

test('what is asked of somebody has its answers, what he has asked himself can be withdrawn', () => {
  const at = atTable({ type: 'affairs', ...AFFAIRS, offers: [offer('undo', false), offer('draw', true)] })
  const shown = renderToStaticMarkup(<Offers at={at} nationOf={() => 'german'} />)
  expect(shown).toContain('axis_k asks to take back the last decision')
  for (const words of ['Allow', 'Refuse', 'Withdraw', 'You offered a draw. No answer yet.']) expect(shown).toContain(words)
  expect(renderToStaticMarkup(<Offers at={atTable({ type: 'affairs', ...AFFAIRS })} nationOf={() => 'german'} />)).toBe('')
})

test('the bar says how the connection is, and how many look on how late', () => {
  const at = atTable({ type: 'company', seats: [], watchers: 14, shown: true })
  const shown = renderToStaticMarkup(<Bar at={at} />)
  expect(shown).toContain('Connected')
  expect(shown).toContain('14 watch, 2 min late')
})

test('chat is text: what is written in it is shown as it is written', () => {
  const line = { number: 1, from: 'axis_k', you: false, among: 'seats', text: '<img src=x>', said: '' } as const
  expect(renderToStaticMarkup(<Chat at={atTable({ type: 'chat', ...line })} />)).toContain('&lt;img src=x&gt;')
})

test('that time is up, that the match went on and that another tab decided is said once', () => {
  const out = renderToStaticMarkup(<Notes at={atTable({ type: 'affairs', ...AFFAIRS, out: ['allied'] })} />)
  expect(out).toContain('Your time is up')
  expect(renderToStaticMarkup(<Notes at={atTable({ type: 'elsewhere' })} />)).toContain('Decided in your other tab')
})

test('presence has its words, and none where it is not shown', () => {
  const words = (state: 'here' | 'away' | 'gone' | null, runs = false, seconds = 72): string => {
    const since = state === null ? null : new Date(Date.now() - seconds * 1000).toISOString()
    return statusWords({ side: 'Russians', presence: { seat: 'axis', state, since }, runs, isLow: false })
  }
  expect(words('here')).toBe('Russians, online')
  expect(words('away', true, 240)).toBe('Russians, away 4 min, clock runs')
  expect(words('gone', true)).toBe('lost the connection, 1:12')
  expect(words('gone', false, 3 * 3600)).toBe('Russians, last seen 3 h ago')
  expect(words(null)).toBe('Russians')
})

test('a clock runs on from what was told, reads as a clock, and is announced as it passes its marks', () => {
  const clocks = [{ seat: 'axis', left: 61_000, away: 0, running: true }]
  const affairs = { ...AFFAIRS, clocks, at: 1000 }
  expect(leftNow(affairs, 'axis', 3000)).toEqual({ left: 59_000, running: true })
  expect(leftNow(affairs, 'allied', 3000)).toBeNull()
  expect([clockText(485_000), clockText(48_000), clockText(100_800_000)]).toEqual(['8:05', '0:48', '1 d 4 h'])
  expect(announcement(300_001, 300_000)).toBe('Five minutes left.')
  expect(announcement(61_000, 59_000)).toBe('One minute left.')
  expect(announcement(10_100, 9900)).toBe('Ten seconds left.')
  expect(announcement(9900, 9000)).toBeNull()
  expect(announcement(null, 9000)).toBeNull()
})
