/** A program at a table for the time of one request: it comes in, says something, hears what answers it, and goes. */
import { OBSERVER, type Problem } from '@firegroup/kernel'
import type { Frame, Ruling, StandpointMessage, Told } from '@firegroup/table'
import { Refusal } from '../http/errors.ts'
import type { Rooms } from '../http/rooms.ts'
import type { Person } from '../people/people.ts'

/** A table answers within so many milliseconds, or not at all. */
const PATIENCE = 10_000

interface Visit {
  say(frame: unknown): void
  /** The first thing told that is what is waited for, from now on. */
  hear<T>(wanted: (told: Told) => T | undefined): Promise<T>
}

async function visiting<T>(rooms: Rooms, table: string, person: Person, work: (visit: Visit) => Promise<T>): Promise<T> {
  const told: Told[] = []
  let look: (() => void) | null = null
  let lost: (error: Error) => void = () => undefined
  const losing = new Promise<never>((_, reject) => {
    lost = reject
  })
  losing.catch(() => undefined)
  const patience = setTimeout(() => lost(new Refusal(504, { message: 'The table does not answer. Try again.' })), PATIENCE)
  const send = (each: Told): void => {
    told.push(each)
    look?.()
  }
  const attendance = await rooms.enter(table, person, send, () =>
    lost(new Refusal(503, { message: 'The table has moved to another server. Try again.' })),
  )
  const visit: Visit = {
    say: (frame) => attendance.hear(frame),
    hear: (wanted) =>
      Promise.race([
        losing,
        new Promise<never>((resolve) => {
          look = () => {
            for (let next = told.shift(); next; next = told.shift()) {
              const found = wanted(next)
              if (found === undefined) continue
              look = null
              resolve(found as never)
              return
            }
          }
          look()
        }),
      ]),
  }
  try {
    return await work(visit)
  } finally {
    clearTimeout(patience)
    attendance.leave()
  }
}

/** What is told last when somebody has come in. */
const arrived = (told: Told): true | undefined => (told.type === 'company' ? true : undefined)

/** What is told when something that was said has been done. */
const DONE: { readonly [type in Exclude<Frame['type'], 'chair'>]: Told['type'] } = {
  ready: 'table',
  notReady: 'table',
  tell: 'table',
  settle: 'table',
  close: 'table',
  chat: 'chat',
  offer: 'affairs',
  answer: 'affairs',
  withdraw: 'affairs',
  resign: 'affairs',
  claim: 'affairs',
  attention: 'company',
  presence: 'company',
  block: 'done',
  report: 'done',
}

/** Says something at a table; why it was refused, or null. */
export function sayAt(
  rooms: Rooms,
  table: string,
  person: Person,
  frame: Exclude<Frame, { type: 'chair' }>,
): Promise<readonly Problem[] | null> {
  return visiting(rooms, table, person, async ({ say, hear }) => {
    await hear(arrived)
    say(frame)
    const { problems } = await hear((told) =>
      told.type === 'refused' ? told : told.type === DONE[frame.type] ? { problems: null } : undefined,
    )
    return problems
  })
}

type Seated = Visit & { readonly standpoint: StandpointMessage }

/** Takes the chair that is somebody's own, or looks on. */
function seated<T>(rooms: Rooms, table: string, person: Person, work: (visit: Seated) => Promise<T>): Promise<T> {
  return visiting(rooms, table, person, async (visit) => {
    const seats = await visit.hear((told) => (told.type === 'match' ? told.seats : told.type === 'company' ? ('none' as const) : undefined))
    if (seats === 'none') throw new Refusal(409, { message: 'The match has not begun.' })
    visit.say({ type: 'chair', say: sitOn(seats) })
    const standpoint = await visit.hear((told) => (told.type === 'chair' && told.message.type === 'standpoint' ? told.message : undefined))
    return work({ ...visit, standpoint })
  })
}

/** What is said to take a chair: one's own, or that of somebody who looks on. */
export const sitOn = (seats: readonly string[]) => ({ type: 'sit', id: 1, viewer: seats[0] ?? OBSERVER }) as const

/** How the match looks to somebody now. */
export function lookAt(rooms: Rooms, table: string, person: Person): Promise<StandpointMessage> {
  return seated(rooms, table, person, async ({ standpoint }) => standpoint)
}

/** A decision: itself, or which of the candidates it is. */
export interface Deciding {
  readonly version: number
  readonly key: string
  readonly choice: { readonly decision: unknown } | { readonly candidate: number }
}

export function decideAt(rooms: Rooms, table: string, person: Person, { version, key, choice }: Deciding): Promise<Ruling> {
  return seated(rooms, table, person, async ({ standpoint, say, hear }) => {
    const { question } = standpoint
    let decision: unknown = null
    if ('decision' in choice) ({ decision } = choice)
    else if (version === standpoint.version) {
      decision = question?.candidates[choice.candidate]
      if (decision === undefined)
        throw new Refusal(409, { message: question ? 'There is no such candidate.' : 'You are not asked for a decision now.' })
    }
    // a candidate of a question that is past is looked up by its key alone: a repeat is answered as before
    say({ type: 'chair', say: { type: 'decide', id: 2, version, decision, key } })
    return hear((told): Ruling | undefined => {
      if (told.type === 'refused') return { ok: false, version, problems: told.problems }
      return told.type === 'chair' && told.message.type === 'ruling' && told.message.id === 2 ? told.message.ruling : undefined
    })
  })
}

/** What the rules have against decisions, and what would come of them. */
export function askAt(rooms: Rooms, table: string, person: Person, version: number, decisions: readonly unknown[]) {
  return seated(rooms, table, person, async ({ say, hear }) => {
    const answer = <T extends 'problems' | 'previews'>(type: T, id: number) => {
      say({ type: 'chair', say: { type, id, version, decisions } })
      return hear((told) => (told.type === 'chair' && told.message.type === type && told.message.id === id ? told.message : undefined))
    }
    const { answers: problems, version: now } = await answer('problems', 2)
    const { answers: previews } = await answer('previews', 3)
    return { version: now, problems, previews }
  })
}
