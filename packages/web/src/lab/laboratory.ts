/** The series that are run on this page: those that are done and the one that is going. They outlive the lab, so that one can look elsewhere. */
import type { Variant } from '@firegroup/kernel'
import { type GameRecord, type Series, type SeriesPlan, seriesOf, seriesTasks, type Workload } from '@firegroup/lab'
import type { LabGame } from '../games/lab.ts'
import { type Crew, playAll } from '../worker/lab-pool.ts'

/** What everything that is shown together has in common. */
export interface Subject {
  readonly game: LabGame
  /** Of the scenario. */
  readonly id: string
  readonly name: string
  readonly scenario: object
  readonly players: readonly string[]
  readonly seed: string
}

export interface Progress {
  readonly what: string
  readonly done: number
  readonly of: number
  /** Games a second; 0 before the first. */
  readonly rate: number
  /** Until all are played; null before the first. */
  readonly secondsLeft: number | null
}

export interface LabState {
  readonly subject: Subject | null
  /** The scenario as it is, between the players that were chosen. */
  readonly printed: Series | null
  /** By the variant's id, in the order in which they were run. */
  readonly variants: ReadonlyMap<string, Series>
  /** The scenario as it is, with the same player on both sides: by the player's name. */
  readonly skill: ReadonlyMap<string, Series>
  readonly progress: Progress | null
  /** What was played last, once that is over. */
  readonly last: Pick<Progress, 'what' | 'done' | 'of'> | null
  /** How long the games took in all. */
  readonly seconds: number
  readonly problem: string | null
}

interface Order {
  readonly plan: SeriesPlan
  /** What is there already. */
  readonly before: readonly GameRecord[]
  readonly keep: (series: Series) => Partial<LabState>
}

const NOTHING: LabState = {
  subject: null,
  printed: null,
  variants: new Map(),
  skill: new Map(),
  progress: null,
  last: null,
  seconds: 0,
  problem: null,
}

/** The charts are drawn anew so often while games are played, or less often where that takes long. */
const REDRAW_MS = 250
const SHARE_OF_TIME = 8

export class Laboratory {
  readonly #crew: Crew
  readonly #now: () => number
  readonly #listeners = new Set<() => void>()
  #state = NOTHING
  #stopping: AbortController | null = null

  constructor(crew: Crew, now: () => number = () => performance.now()) {
    this.#crew = crew
    this.#now = now
  }

  get state(): LabState {
    return this.#state
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Plays so many games, more of them where the subject is the one at hand; another subject begins anew. */
  async run(subject: Subject, games: number): Promise<void> {
    if (this.#stopping) return
    const same = this.#state.subject !== null && isSame(this.#state.subject, subject)
    if (!same) this.#tell({ ...NOTHING, subject })
    const before = this.#state.printed?.records ?? []
    const plan = this.#plan(subject, before.length + games)
    await this.#play(same ? 'More games' : 'Games', [{ plan, before, keep: (printed) => ({ printed }) }])
  }

  /** Plays these variants as often as the scenario itself was played, with the same seeds. */
  async runVariants(variants: readonly Variant[]): Promise<void> {
    const { subject, printed } = this.#state
    if (this.#stopping || !subject || !printed) return
    const orders = variants.map(({ id, title, scenario }): Order => {
      const before = this.#state.variants.get(id)?.records ?? []
      const plan = { ...this.#plan(subject, printed.records.length), scenario, variant: { id, title } }
      return { plan, before, keep: (series) => ({ variants: new Map(this.#state.variants).set(id, series) }) }
    })
    await this.#play(variants.length === 1 ? variants[0]!.title : `${variants.length} variants`, orders)
  }

  /** Plays the scenario as it is with this player on both sides. */
  async runSkill(player: string, games: number, name: string): Promise<void> {
    const { subject } = this.#state
    if (this.#stopping || !subject) return
    const before = this.#state.skill.get(player)?.records ?? []
    const plan = { ...this.#plan(subject, games), players: subject.players.map(() => player) }
    await this.#play(`${name} on both sides`, [
      { plan, before, keep: (series) => ({ skill: new Map(this.#state.skill).set(player, series) }) },
    ])
  }

  /** What was played elsewhere of a subject, from its first game on. Where more of it is here already, that stays. */
  show(subject: Subject, games: number, records: readonly GameRecord[]): void {
    const { subject: at, printed } = this.#state
    const same = at !== null && isSame(at, subject)
    if (this.#stopping || (same && (printed?.records.length ?? 0) >= records.length)) return
    this.#tell({ ...(same ? {} : NOTHING), subject, printed: seriesOf(this.#plan(subject, games), records), problem: null })
  }

  /** What is done stays and counts. */
  cancel(): void {
    this.#stopping?.abort()
  }

  /** Something else went wrong, and is told where all is told. */
  complain(problem: string | null): void {
    this.#tell({ problem })
  }

  #plan({ game, id, name, scenario, players, seed }: Subject, games: number): SeriesPlan {
    const { arena } = game
    return { arena: { id: arena.id, rules: arena.rules, seats: arena.seats }, id, name, scenario, players, seed, games, swap: false }
  }

  async #play(what: string, orders: readonly Order[]): Promise<void> {
    const stopping = new AbortController()
    this.#stopping = stopping
    const tasks = orders.map(({ plan, before }, i) => seriesTasks(plan, i, before.length))
    const all = tasks.flat()
    const began = this.#now()
    const earlier = this.#state.seconds
    let redraw = began + REDRAW_MS
    let filled = orders.map(() => 0)
    this.#tell({ problem: null, last: null, progress: { what, done: 0, of: all.length, rate: 0, secondsLeft: null } })
    const show = (records: readonly GameRecord[], done: number): void => {
      const from = this.#now()
      filled = this.#fill(orders, tasks, records, filled)
      const seconds = (from - began) / 1000
      const rate = done / Math.max(seconds, 1e-3)
      const secondsLeft = done === 0 ? null : (all.length - done) / rate
      this.#tell({ progress: { what, done, of: all.length, rate, secondsLeft }, seconds: earlier + seconds })
      redraw = this.#now() + Math.max(REDRAW_MS, SHARE_OF_TIME * (this.#now() - from))
    }
    let problem: string | null = null
    let played: Pick<Workload, 'records'> = { records: [] }
    try {
      const work = { system: orders[0]?.plan.arena.id ?? '', scenarios: orders.map(({ plan }) => plan.scenario) }
      await playAll(this.#crew, work, all, {
        stop: stopping.signal,
        onPlayed: (soFar) => {
          played = soFar
          if (this.#now() >= redraw) show(soFar.records, soFar.done)
        },
      })
    } catch (error) {
      problem = `The series stopped: ${(error as Error).message} What was played before counts.`
    }
    show(played.records, played.records.length)
    this.#stopping = null
    this.#tell({ progress: null, problem, last: { what, done: played.records.length, of: all.length } })
  }

  /** Gives each series the games that are its own; how many each has now. Nothing is added up anew where nothing is new. */
  #fill(
    orders: readonly Order[],
    tasks: readonly (readonly object[])[],
    records: readonly GameRecord[],
    filled: readonly number[],
  ): number[] {
    let from = 0
    return orders.map(({ plan, before, keep }, i) => {
      const own = records.slice(from, from + tasks[i]!.length)
      from += tasks[i]!.length
      if (own.length > filled[i]!) this.#state = { ...this.#state, ...keep(seriesOf(plan, [...before, ...own])) }
      return own.length
    })
  }

  #tell(change: Partial<LabState>): void {
    this.#state = { ...this.#state, ...change }
    for (const listener of this.#listeners) listener()
  }
}

/** Who plays both sides of a series; undefined where different players meet. */
export function playerOfBoth({ players }: SeriesPlan): string | undefined {
  return players.every((player) => player === players[0]) ? players[0] : undefined
}

export function isSame(a: Subject, b: Subject): boolean {
  return a.id === b.id && a.seed === b.seed && a.players.join() === b.players.join()
}
