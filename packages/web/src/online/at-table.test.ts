import { commitmentTo, type Frame, type OnlineTable, type Told, USUAL_TERMS } from '@firegroup/table'
import { expect, test } from 'vitest'
import { AtTable } from './at-table.ts'
import type { Socket } from './wire.ts'

/** A server's end of the wire: what was said, and a way to say something. */
class Line {
  readonly said: Frame[] = []
  sockets: Socket[] = []
  readonly waits: (() => void)[] = []

  connect = (): Socket => {
    const socket: Socket = {
      send: (text) => this.said.push(JSON.parse(text) as Frame),
      close: () => undefined,
      onopen: null,
      onmessage: null,
      onclose: null,
    }
    this.sockets.push(socket)
    return socket
  }

  get socket(): Socket {
    return this.sockets.at(-1)!
  }

  tell(told: Told): void {
    this.socket.onmessage?.({ data: JSON.stringify(told) })
  }

  /** The connection is cut off; whoever waits comes back at once. */
  cut(): void {
    this.socket.onclose?.()
  }
}

const PART = 'a'.repeat(64)
const seat = (name: string, you: boolean, commitment: string | null = null) => ({
  seat: name,
  name,
  computer: null,
  you,
  ready: commitment !== null,
  commitment,
})
const table = (seats: OnlineTable['seats'], beginsIn: number | null = null): Told => ({
  type: 'table',
  table: {
    id: 't',
    words: 'w',
    name: 'A game',
    system: 'aslsk',
    scenario: 's',
    stage: 'gathering',
    open: false,
    host: true,
    seats,
    commitment: '',
    waiting: [],
    terms: USUAL_TERMS,
    created: '',
    change: null,
    linkOpened: null,
    beginsIn,
  },
})

function sitDown() {
  const line = new Line()
  const kept = new Map<string, string>()
  const keeping = { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value) }
  let keys = 0
  const at = new AtTable('t', {
    connect: line.connect,
    keeping,
    newPart: () => PART,
    newKey: () => `k${keys++}`,
    now: () => 0,
    wait: (_, then) => {
      line.waits.push(then)
      return () => undefined
    },
  })
  line.socket.onopen?.()
  return { line, at, kept }
}

test('the part of the key is bound when somebody is ready, and told only when everybody is bound', () => {
  const { line, at } = sitDown()
  line.tell(table([seat('allied', true), seat('axis', false)]))
  at.ready()
  expect(line.said).toEqual([{ type: 'ready', commitment: commitmentTo(PART) }])
  line.tell(table([seat('allied', true, commitmentTo(PART)), seat('axis', false)]))
  expect(line.said).toHaveLength(1)
  line.tell(table([seat('allied', true, commitmentTo(PART)), seat('axis', false, 'b'.repeat(64))], 3000))
  expect(line.said).toHaveLength(1)
  expect(at.beginsAt).toBe(3000)
  line.waits.at(-1)!()
  expect(line.said.at(-1)).toEqual({ type: 'tell', nonce: PART })
})

test('a part that was bound by somebody else is not told for this one', () => {
  const { line, kept } = sitDown()
  kept.set('firegroup part t', PART)
  line.tell(table([seat('allied', true, 'c'.repeat(64)), seat('axis', false, 'b'.repeat(64))], 0))
  line.waits.at(-1)!()
  expect(line.said).toEqual([])
})

test('what was decided and not answered is said again under its name when the connection is back, after the chair was taken again', () => {
  const { line, at } = sitDown()
  at.port.postMessage({ type: 'sit', id: 1, viewer: 'allied' })
  at.port.postMessage({ type: 'decide', id: 2, version: 7, decision: { type: 'end' } })
  at.port.postMessage({ type: 'decide', id: 3, version: 8, decision: { type: 'end' } })
  line.tell({ type: 'chair', message: { type: 'ruling', id: 2, ruling: { ok: true, version: 8 } } })
  expect(at.port.pending).toBe(1)
  line.cut()
  expect(at.connection).toEqual({ state: 'reconnecting', seconds: 1 })
  line.said.length = 0
  line.waits.at(-1)!()
  line.socket.onopen?.()
  expect(line.said).toEqual([
    { type: 'chair', say: { type: 'sit', id: 1, viewer: 'allied' } },
    { type: 'chair', say: { type: 'decide', id: 3, version: 8, decision: { type: 'end' }, key: 'k1' } },
  ])
})

test('orders that were left while the connection was cut are said when it is back, and until then are no decision that waits', () => {
  const { line, at } = sitDown()
  const comeBack = (): void => {
    while (at.connection.state === 'reconnecting') line.waits.at(-1)!()
    line.socket.onopen?.()
  }
  at.port.postMessage({ type: 'sit', id: 1, viewer: 'allied' })
  line.cut()
  const orders = { type: 'orders', id: 2, version: 7, orders: { orders: [], otherwise: 'hold' } } as const
  at.port.postMessage(orders)
  expect(at.port.pending).toBe(0)
  line.said.length = 0
  comeBack()
  expect(line.said.at(-1)).toEqual({ type: 'chair', say: orders })
  line.tell({ type: 'chair', message: { type: 'ruling', id: 2, ruling: { ok: true, version: 7 } } })
  line.said.length = 0
  line.cut()
  comeBack()
  expect(line.said).toEqual([{ type: 'chair', say: { type: 'sit', id: 1, viewer: 'allied' } }])
})

test('while the connection is cut, each attempt waits longer than the one before, and nothing is lost', () => {
  const { line, at } = sitDown()
  const waited: number[] = []
  for (let i = 0; i < 6; i++) {
    line.cut()
    const { connection } = at
    waited.push(connection.state === 'reconnecting' ? connection.seconds : 0)
    while (at.connection.state === 'reconnecting') line.waits.at(-1)!()
  }
  expect(waited).toEqual([1, 2, 4, 8, 15, 15])
  at.port.postMessage({ type: 'decide', id: 9, version: 1, decision: { type: 'end' } })
  expect(at.port.pending).toBe(1)
})

test('what was sent after the connection was cut is said to have arrived, what came too late that the match went on, and what another tab decided', () => {
  const { line, at } = sitDown()
  const ruled = (id: number, ok: boolean) =>
    line.tell({
      type: 'chair',
      message: { type: 'ruling', id, ruling: ok ? { ok: true, version: 8 } : { ok: false, version: 9, problems: [], stale: true } },
    })
  at.port.postMessage({ type: 'decide', id: 2, version: 7, decision: { type: 'end' } })
  ruled(2, true)
  expect(at.note).toBeNull()
  at.port.postMessage({ type: 'decide', id: 3, version: 8, decision: { type: 'end' } })
  line.cut()
  line.waits.at(-1)!()
  line.socket.onopen?.()
  ruled(3, true)
  expect(at.note).toEqual({ kind: 'sent' })
  at.port.postMessage({ type: 'decide', id: 4, version: 8, decision: { type: 'end' } })
  ruled(4, false)
  expect(at.note).toEqual({ kind: 'wentOn' })
  line.tell({ type: 'elsewhere' })
  expect(at.note).toEqual({ kind: 'elsewhere' })
})

test('a match that is taken from the table before anything was decided leaves people where they come together', () => {
  const { line, at } = sitDown()
  line.tell(table([seat('allied', true), seat('axis', false)]))
  line.tell({ type: 'match', system: 'aslsk', origin: { scenario: {} }, seats: ['allied'] })
  expect(at.opened).not.toBeNull()
  line.tell(table([seat('allied', true), seat('axis', false)]))
  expect(at.opened).toBeNull()
})
