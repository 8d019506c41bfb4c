/** A match as lines of JSON: what the page of the same seat would be told, one thing a line, for as long as somebody reads. */
import type { ServerResponse } from 'node:http'
import type { Told } from '@firegroup/table'
import { Refusal } from '../http/errors.ts'
import type { Rooms } from '../http/rooms.ts'
import type { Person } from '../people/people.ts'
import { sitOn } from './attendance.ts'

/** An empty line now and then, so that nobody between us takes the silence for the end, in milliseconds. */
const HEARTBEAT = 15_000
const MOST_OF_PERSON = 8

export class Streams {
  readonly #rooms: Rooms
  readonly #unread: number
  readonly #open = new Map<ServerResponse, { readonly person: string; readonly end: () => void }>()

  constructor(rooms: Rooms, unread: number) {
    this.#rooms = rooms
    this.#unread = unread
  }

  get count(): number {
    return this.#open.size
  }

  /** Writes to a response until either side ends it. */
  async open(table: string, person: Person, response: ServerResponse, headers: { readonly [name: string]: unknown }): Promise<void> {
    if ([...this.#open.values()].filter((each) => each.person === person.id).length >= MOST_OF_PERSON)
      throw new Refusal(429, { message: `You have ${MOST_OF_PERSON} streams open. Close one first.` })
    let leave = (): void => undefined
    const end = (): void => {
      clearInterval(heartbeat)
      leave()
      leave = () => undefined
      if (this.#open.delete(response)) response.end()
    }
    const heartbeat = setInterval(() => response.write('\n'), HEARTBEAT)
    heartbeat.unref()
    this.#open.set(response, { person: person.id, end })
    response.on('close', end)
    response.on('error', end)
    response.writeHead(200, { ...headers, 'content-type': 'application/x-ndjson; charset=utf-8', 'x-accel-buffering': 'no' } as never)
    let hear: ((frame: unknown) => void) | null = null
    let seats: readonly string[] | null = null
    const sit = (): void => {
      if (hear && seats) hear({ type: 'chair', say: sitOn(seats) })
    }
    const send = (told: Told): void => {
      if (response.writableLength > this.#unread) {
        end() // whoever reads nothing is not waited for
        return
      }
      response.write(`${JSON.stringify(told)}\n`)
      if (told.type !== 'match') return
      ;({ seats } = told)
      sit()
    }
    try {
      const attendance = await this.#rooms.enter(table, person, send, end)
      ;({ leave } = attendance)
      hear = (frame) => attendance.hear(frame)
      if (this.#open.has(response)) sit()
      else attendance.leave()
    } catch {
      end()
    }
  }

  close(): void {
    for (const { end } of [...this.#open.values()]) end()
  }
}
