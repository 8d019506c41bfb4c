/** Takes long series of games between computers from people, and gives them to whoever works for the queue. */
import { type Arena, type SeriesPlan, seriesTasks } from '@firegroup/lab'
import { SeriesQueue, type SeriesState } from '@firegroup/queue'
import type { HandedList, HandedSeries, HandedWish } from '@firegroup/table'
import type { Person } from '../people/people.ts'
import type { Database, OpenDatabase } from '../store/database.ts'
import { arenaOf } from './arenas.ts'

/** So many games of one person may wait to be played, and so many of a guest, who is quickly made. */
const MOST_GAMES = 20_000
const MOST_OF_GUEST = 2_000
/** So many series are kept for one person. */
const MOST_SERIES = 20
/** So many games are told at once. */
const PAGE = 500

const NO_QUEUE =
  'This server plays no series: they need a PostgreSQL. Whoever runs it starts it with DATABASE_URL=postgres://…, and `firegroup worker` beside it.'

type Done<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly message: string }
const refused = (message: string): Done<never> => ({ ok: false, message })

export class SeriesDesk {
  readonly #db: Database
  readonly #url: string | undefined
  readonly #now: () => string
  #queue: Promise<SeriesQueue> | null = null
  /** One order after the other, so that nobody has more than he may by ordering twice at once. */
  #work: Promise<unknown> = Promise.resolve()

  constructor({ db, url }: OpenDatabase, now: () => string) {
    this.#db = db
    this.#url = url
    this.#now = now
  }

  async list(person: Person): Promise<HandedList> {
    const most = mostOf(person)
    const queue = await this.#open()
    if (!queue) return { problem: NO_QUEUE, workers: 0, most, series: [] }
    return { problem: null, workers: await queue.workers(), most, series: (await this.#of(person, queue)).map(seriesOf) }
  }

  order(person: Person, wish: HandedWish): Promise<Done<HandedSeries>> {
    const done = this.#work.then(() => this.#order(person, wish))
    this.#work = done.catch(() => undefined)
    return done
  }

  /** What is done stays. */
  async cancel(person: Person, id: string): Promise<boolean> {
    const queue = await this.#open()
    if (!queue || !(await this.#isOf(person, id))) return false
    await queue.cancel(id)
    return true
  }

  async forget(person: Person, id: string): Promise<boolean> {
    const queue = await this.#open()
    if (!queue || !(await this.#isOf(person, id))) return false
    await this.#drop(queue, id)
    return true
  }

  /** The games from one on, in their order and as many as are told at once, as JSON; null where there is no such series. */
  async records(person: Person, id: string, from: number): Promise<string | null> {
    const queue = await this.#open()
    if (!queue || !(await this.#isOf(person, id))) return null
    return `[${(await queue.recordTexts(id, from, PAGE)).join()}]`
  }

  async close(): Promise<void> {
    await this.#work
    const queue = await this.#queue?.catch(() => null)
    await queue?.close()
  }

  async #order(person: Person, wish: HandedWish): Promise<Done<HandedSeries>> {
    const queue = await this.#open()
    if (!queue) return refused(NO_QUEUE)
    const found = await arenaOf(wish.system, wish.scenario)
    if (typeof found === 'string') return refused(found)
    const { arena, scenario } = found
    const problem = playersProblem(arena, wish.players)
    if (problem !== null) return refused(problem)
    const all = await this.#of(person, queue)
    const before = all.filter(({ about }) => isSame(about as HandedWish, wish))
    const others = all.filter((each) => !before.includes(each))
    const waiting = others.reduce((sum, { games, done, cancelled, problem: wrong }) => sum + (cancelled || wrong ? 0 : games - done), 0)
    const played = Math.max(0, ...before.map(({ done }) => done))
    const most = mostOf(person)
    if (waiting + wish.games - played > most) return refused(`Not more than ${most} games of yours may wait at once; ${waiting} do.`)
    if (others.length >= MOST_SERIES) return refused(`You have ${others.length} series here. Forget one first.`)
    const { id, rules, seats } = arena
    const { players, seed, games } = wish
    const plan: SeriesPlan = {
      arena: { id, rules, seats },
      id: scenario.id,
      name: scenario.name,
      scenario,
      players,
      seed,
      games,
      swap: false,
    }
    const about: About = { system: id, scenario: scenario.id, players, seed, rules }
    const orders = { system: id, scenarios: [scenario] }
    const ordered = await queue.order({ kind: 'play', rules, orders, tasks: seriesTasks(plan), about })
    await this.#db.insertInto('series').values({ id: ordered, person: person.id, created: this.#now() }).execute()
    // what they had is in the new one
    for (const each of before) await this.#drop(queue, each.id)
    return { ok: true, value: seriesOf((await queue.state(ordered))!) }
  }

  #open(): Promise<SeriesQueue> | null {
    if (this.#url === undefined) return null
    this.#queue ??= SeriesQueue.open(this.#url).catch((error: Error) => {
      this.#queue = null // the next who asks tries again
      throw error
    })
    return this.#queue
  }

  async #of(person: Person, queue: SeriesQueue): Promise<readonly SeriesState[]> {
    const rows = await this.#db.selectFrom('series').select('id').where('person', '=', person.id).execute()
    return queue.states(rows.map(({ id }) => id))
  }

  async #isOf(person: Person, id: string): Promise<boolean> {
    const row = await this.#db.selectFrom('series').select('id').where('id', '=', id).where('person', '=', person.id).executeTakeFirst()
    return row !== undefined
  }

  async #drop(queue: SeriesQueue, id: string): Promise<void> {
    await queue.forget(id)
    await this.#db.deleteFrom('series').where('id', '=', id).execute()
  }
}

/** What is written beside a series, to know it again. */
type About = Omit<HandedWish, 'games'> & Pick<HandedSeries, 'rules'>

const mostOf = ({ named }: Person): number => (named ? MOST_GAMES : MOST_OF_GUEST)

function playersProblem({ seats, players }: Arena, given: readonly string[]): string | null {
  if (given.length !== seats.length) return `${seats.length} players are needed, for ${seats.join(' and ')}, not ${given.length}.`
  const stranger = given.find((name) => !players.includes(name))
  return stranger === undefined ? null : `There is no player '${stranger}' for this game; there are ${players.join(', ')}.`
}

function seriesOf({ id, games, done, problem, cancelled, about, made }: SeriesState): HandedSeries {
  return { ...(about as About), id, games, done, problem, cancelled, made }
}

const isSame = (a: Omit<HandedWish, 'games'>, b: HandedWish): boolean =>
  a.system === b.system && a.scenario === b.scenario && a.seed === b.seed && a.players.join() === b.players.join()
