/** What is done about each thing that somebody says at a table, but for what he says at his chair. */
import type { Frame } from '@firegroup/table'
import type { Affairs } from '../tables/affairs.ts'
import { DONE, type Done, refused } from '../tables/changing.ts'
import { beginIfReady } from '../tables/gathering.ts'
import { showPresence } from '../tables/presence.ts'
import { close, settle } from '../tables/settling.ts'
import { blockSomebody, reportSomebody, sayLine } from './chat.ts'
import type { Guest } from './guest.ts'
import type { Room } from './room.ts'

type Said = Exclude<Frame, { type: 'chair' }>
type Handlers = { readonly [T in Said['type']]: (room: Room, guest: Guest, said: Extract<Said, { type: T }>) => Promise<Done> }

const HANDLERS: Handlers = {
  ready: (room, guest, { commitment }) => gathering(room, room.parts.tables.ready(room.id, guest.person, commitment)),
  notReady: (room, guest) => gathering(room, room.parts.tables.notReady(room.id, guest.person)),
  settle: (room, guest, { change }) => gathering(room, settle(room.parts.db, room.id, guest.person, change)),
  close: (room, guest) => gathering(room, close(room.parts.db, room.id, guest.person)),
  tell: async (room, guest, { nonce }) => {
    const { tables, matches, people } = room.parts
    const done = await tables.tell(room.id, guest.person, nonce)
    if (!done.ok) return done
    const begins = await beginIfReady(room.id, tables, matches, people)
    await room.tellAll()
    if (begins) await room.begin()
    return DONE
  },
  chat: sayLine,
  block: blockSomebody,
  report: reportSomebody,
  offer: (room, guest, { kind }) => playing(room, guest, (affairs, seat) => affairs.offer(seat, kind)),
  answer: (room, guest, { kind, yes }) => playing(room, guest, (affairs, seat) => affairs.answer(seat, kind, yes)),
  withdraw: (room, guest, { kind }) => playing(room, guest, (affairs, seat) => affairs.withdraw(seat, kind)),
  resign: (room, guest) => playing(room, guest, (affairs, seat) => affairs.resign(seat)),
  claim: (room, guest) => playing(room, guest, (affairs, seat) => affairs.claim(seat)),
  attention: async (room, guest, { here }) => {
    if (guest.here === here) return DONE
    guest.here = here
    guest.since = room.parts.now()
    await room.tellCompany()
    return DONE
  },
  presence: async (room, guest, { shown }) => {
    await showPresence(room.parts.db, guest.person.id, shown)
    await room.tellCompany()
    return DONE
  },
}

export function handle<T extends Said['type']>(room: Room, guest: Guest, said: Extract<Said, { type: T }>): Promise<Done> {
  return HANDLERS[said.type as T](room, guest, said)
}

/** Something that everybody at the table sees when it is done. */
async function gathering(room: Room, change: Promise<Done>): Promise<Done> {
  const done = await change
  if (done.ok) await room.tellAll()
  return done
}

async function playing(
  { affairs }: Room,
  { own: [seat] }: Guest,
  act: (affairs: Affairs, seat: string) => Done | Promise<Done>,
): Promise<Done> {
  if (!affairs) return refused('The match has not begun.')
  return seat === undefined ? refused('You look on: that is for those who play.') : act(affairs, seat)
}
