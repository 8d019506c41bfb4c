/** Matches in memory: those that somebody looks at, or in which a computer has something to do. The others sleep in the database. */
import { CATALOGUE, type TableRules } from '@firegroup/content/catalogue'
import { type GameEvent, type Origin, type Seat, saveGame, startGame } from '@firegroup/kernel'
import {
  type KeptEvents,
  type Match,
  type MatchRecord,
  type Occasion,
  openMatch,
  readRecord,
  type SeatPlayer,
  summaryOf,
  type Tempo,
} from '@firegroup/table'
import type { Lease, Leases } from '../cluster/leases.ts'
import type { KeptMatches } from '../store/kept-matches.ts'
import type { Computers } from './computers.ts'
import { BEAT, type LiveMatch, served, sessionOf } from './live-match.ts'

export interface MatchesParts {
  readonly store: KeptMatches
  readonly leases: Leases
  readonly computers: Computers
  readonly now: () => string
  readonly tempo?: Tempo
  /** How long a match stays awake after the last who looked at it has gone, in milliseconds. */
  readonly linger?: number | undefined
  /** Told of every match that has woken up. */
  readonly woke?: (id: string, match: LiveMatch) => void
  /** Goes along with every match that is awake. */
  readonly attendant?: Attendant
}

interface Attendant {
  attend(id: string, match: LiveMatch): Promise<void>
  /** It falls asleep: what is not kept yet is kept now. */
  leave(id: string): Promise<void>
  /** Another process has it: what is known here counts for nothing. */
  drop(id: string): void
}

interface Awake {
  readonly match: Promise<LiveMatch | string>
  /** That it is ours to play; none where it is not. */
  lease: Lease | null
  users: number
  timer: NodeJS.Timeout | null
}

const ELSEWHERE = 'This match is played at another server. Try again.'

/** So long a match stays awake after the last who looked at it has gone. */
const LINGER = 30_000

export class LiveMatches {
  readonly #parts: MatchesParts
  readonly #awake = new Map<string, Awake>()

  constructor(parts: MatchesParts) {
    this.#parts = parts
  }

  get count(): number {
    return this.#awake.size
  }

  /** Begins a match and keeps it. Beginning one again that was begun before changes nothing. */
  async begin(
    id: string,
    name: string,
    system: string,
    origin: Origin,
    key: string,
    players: { readonly [seat: string]: SeatPlayer },
  ): Promise<string | null> {
    const { store, now } = this.#parts
    if ((await store.load(id)) !== null) return null
    const entry = CATALOGUE.find((each) => each.id === system)
    if (!entry) return `There is no system '${system}'.`
    return await entry.table(async ({ system: rules }) => {
      const game = startGame(rules, origin, { key })
      if (!game.ok) return game.problems[0]?.message ?? 'The scenario can’t be begun.'
      const begun = now()
      const record: MatchRecord = {
        format: 'firegroup-match',
        version: 1,
        id,
        name,
        players,
        begun,
        played: begun,
        save: saveGame(game.value),
      }
      await store.save(record, summaryOf({ id, name, played: begun, system }, game.value))
      return null
    })
  }

  /** Somebody looks at a match: it wakes up if it slept. `leave` says that he has gone. */
  async enter(id: string): Promise<{ readonly match: LiveMatch; readonly leave: () => void } | string> {
    let awake = this.#awake.get(id)
    if (!awake) {
      const woken: { -readonly [K in keyof Awake]: Awake[K] } = { match: Promise.resolve(''), lease: null, users: 0, timer: null }
      woken.match = this.#wake(id, woken)
      awake = woken
      this.#awake.set(id, awake)
    }
    if (awake.timer) clearTimeout(awake.timer)
    awake.timer = null
    awake.users++
    const here = awake
    const leave = (): void => {
      here.users--
      if (here.users === 0) this.#sleepLater(id, here)
    }
    const match = await awake.match
    if (typeof match !== 'string') return { match, leave }
    if (this.#awake.get(id) === here) this.#awake.delete(id)
    return match
  }

  /** For somebody who only looks. Of a match that is at another process he gets a copy as it stands, which can't go on here. */
  async lookAt(id: string): Promise<{ readonly match: LiveMatch; readonly leave: () => void } | string> {
    const entered = await this.enter(id)
    if (entered !== ELSEWHERE) return entered
    const match = await this.#read(id)
    return typeof match === 'string' ? match : { match, leave: () => match.close() }
  }

  /** Another process plays this match from now on: what is in memory here counts for nothing. */
  async drop(id: string): Promise<void> {
    const awake = this.#awake.get(id)
    if (!awake) return
    this.#awake.delete(id)
    if (awake.timer) clearTimeout(awake.timer)
    const match = await awake.match
    if (typeof match === 'string') return
    match.close()
    this.#parts.attendant?.drop(id)
  }

  /** Everything that was decided so far is stored and answered. */
  async settled(): Promise<void> {
    for (const { match } of this.#awake.values()) {
      const live = await match
      if (typeof live !== 'string') await live.settled()
    }
  }

  /** Everything that was begun is stored; then nothing is awake any more. */
  async close(): Promise<void> {
    const all = [...this.#awake]
    this.#awake.clear()
    for (const [id, { match, timer, lease }] of all) {
      if (timer) clearTimeout(timer)
      const live = await match
      if (typeof live === 'string') continue
      await live.settled()
      await this.#parts.attendant?.leave(id)
      live.close()
      lease?.leave()
    }
  }

  #sleepLater(id: string, awake: Awake): void {
    awake.timer = setTimeout(() => void this.#sleep(id, awake), this.#parts.linger ?? LINGER)
    awake.timer.unref()
  }

  async #sleep(id: string, awake: Awake): Promise<void> {
    if (awake.users > 0 || this.#awake.get(id) !== awake) return
    const match = await awake.match
    if (typeof match !== 'string') await match.settled()
    if (awake.users > 0 || this.#awake.get(id) !== awake) return
    if (typeof match !== 'string' && match.thinking) return this.#sleepLater(id, awake)
    this.#awake.delete(id)
    if (typeof match !== 'string') {
      match.close()
      await this.#parts.attendant?.leave(id)
    }
    awake.lease?.leave()
  }

  /** A match that was never played is taken from the table: nobody may go on with it. */
  async forget(id: string): Promise<void> {
    const awake = this.#awake.get(id)
    this.#awake.delete(id)
    if (awake?.timer) clearTimeout(awake.timer)
    const match = await awake?.match
    if (match !== undefined && typeof match !== 'string') {
      match.close()
      await this.#parts.attendant?.leave(id)
    }
    await this.#parts.store.remove(id)
    awake?.lease?.leave()
  }

  async #wake(id: string, awake: Awake): Promise<LiveMatch | string> {
    const lease = await this.#parts.leases.take(id)
    if (typeof lease === 'string') return ELSEWHERE
    try {
      const match = await this.#read(id)
      if (typeof match === 'string') return match
      this.#parts.woke?.(id, match)
      await this.#parts.attendant?.attend(id, match)
      awake.lease = lease
      return match
    } finally {
      if (awake.lease === null) lease.leave()
    }
  }

  async #read(id: string): Promise<LiveMatch | string> {
    const record = await readRecord(id, this.#parts.store)
    if (!record.ok) return record.problems[0]?.message ?? 'The match can’t be read.'
    const entry = CATALOGUE.find((each) => each.id === record.value.save.system)
    if (!entry) return `There is no system '${record.value.save.system}'.`
    const told = await this.#parts.store.told(id)
    return entry.table((rules) => awakened(rules, record.value, told, this.#parts))
  }
}

async function awakened<S, E extends GameEvent>(
  { system, pace, orders: adapter }: TableRules<S, E>,
  record: MatchRecord,
  told: KeptEvents,
  parts: MatchesParts,
): Promise<LiveMatch | string> {
  const { store, computers, now, tempo = BEAT } = parts
  let match: Match<S, E> | null = null
  const computer = computers.of<S, E>(record.id, () => match!.game)
  const opened = openMatch(system, record, { store, computer, now }, told)
  if (!opened.ok) return opened.problems[0]?.message ?? 'The match can’t be opened.'
  match = opened.value
  const past = (seat: Seat): Promise<readonly Occasion[]> => computers.past(record.id, opened.value.game, seat)
  const session = sessionOf(match, pace, tempo, { adapter, store, past })
  await session.loadOrders()
  return served(session)
}
