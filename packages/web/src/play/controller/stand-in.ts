/** Answers for the player where he need not be asked: nothing useful can be done, or he has ordered to hold. */
import type { GameEvent, Seat } from '@firegroup/kernel'
import { type HoldOrder, type HoldUntil, LEAST_BEAT, metBy } from '@firegroup/table'
import type { Stop } from '../../app/settings.ts'
import type { DeskParts, GamePlay } from '../../games/game.ts'
import type { Draft } from './draft.ts'
import { isEnd } from './ends.ts'
import { type KnownQuestion, untilKnown } from './known-question.ts'

/** When a player is asked, and how long it seems to take when he is not. */
export interface Stops {
  readonly at: 'everything' | 'useful'
  readonly also: readonly Stop[]
  /** In milliseconds, before anything is answered for him: as long whatever there was to find out. */
  readonly beat: number
}

export const ASK_EVERYTHING: Stops = { at: 'everything', also: [], beat: 0 }

/** What was answered for the player, or what has become of his order, for the log. */
export interface Note {
  /** So many events had happened, and so many decisions been made. */
  readonly after: number
  readonly version: number
  readonly text: string
}

/** An answer that is given for the player, and what the log says to it. */
export interface Given {
  readonly decision: unknown
  readonly text: string
}

/** An order of a seat, and how often it was followed. */
export interface Standing extends HoldOrder {
  readonly held: number
}

export class StandIn<S, E extends GameEvent, D extends Draft> {
  readonly #game: GamePlay<S, E, D>
  readonly #stops: () => Stops
  readonly #orders = new Map<Seat, Standing>()
  #notes: readonly Note[] = []

  constructor(game: GamePlay<S, E, D>, stops: () => Stops) {
    this.#game = game
    this.#stops = stops
  }

  get notes(): readonly Note[] {
    return this.#notes
  }

  note(note: Note): void {
    // what was taken back since is no longer so
    this.#notes = [...this.#notes.filter(({ version }) => version < note.version), note]
  }

  /** Forgets what was said of decisions that were taken back. */
  takenBack(version: number): void {
    this.#notes = this.#notes.filter((note) => note.version < version)
  }

  /** The order of a seat, as long as its phase lasts. */
  order(seat: Seat, s: S): Standing | null {
    const order = this.#orders.get(seat)
    if (!order) return null
    if (this.#game.desk.hold?.phase(s) === order.phase) return order
    this.#orders.delete(seat)
    return null
  }

  hold(seat: Seat, s: S, question: string, until: readonly HoldUntil[]): void {
    const phase = this.#game.desk.hold?.phase(s) ?? ''
    this.#orders.set(seat, { question, until, phase, held: 0 })
  }

  cancel(seat: Seat): void {
    this.#orders.delete(seat)
  }

  /** What was found, after a moment that is as long whatever it is. */
  async afterBeat<T>(kind: string, found: Promise<T>): Promise<T> {
    const { beat } = this.#stops()
    const ms = this.#game.pace.hides(kind) ? Math.max(beat, LEAST_BEAT) : beat
    if (ms > 0) await new Promise((done) => setTimeout(done, ms))
    return found
  }

  /**
   * What goes without saying; null where he is asked. Where the time of an answer would tell somebody what is held, only those who play against
   * nobody but computers are spared the question.
   */
  passes(s: S, question: KnownQuestion, alone: boolean): Given | null {
    const { at, also } = this.#stops()
    const { kind } = question
    const { desk, pace } = this.#game
    if (at === 'everything' || (pace.hides(kind) && !alone)) return null
    const given = passOf(desk, s, question)
    return given && !given.about.some((stop) => also.includes(stop)) ? given : null
  }

  /** The order that may answer this question. */
  orderFor(seat: Seat, s: S, { kind }: KnownQuestion, alone: boolean): Standing | null {
    const order = this.order(seat, s)
    return order?.question === kind && (alone || !this.#game.pace.hides(kind)) ? order : null
  }

  /** The answer that an order gives, once what it goes by is known; null where it is time to ask. */
  async follow(order: Standing, s: S, seat: Seat, question: KnownQuestion): Promise<Given | null> {
    const { hold } = this.#game.desk
    const end = question.candidates().find(isEnd)
    if (!hold || end === undefined) return null
    const occasion = await untilKnown(question, { act: () => hold.occasion(s, seat, question), isOver: () => !this.#orders.has(seat) })
    if (!occasion || metBy(order.until, occasion.value)) return null
    this.#orders.set(seat, { ...order, held: order.held + 1 })
    return { decision: end, text: `${hold.held(s, question)} by your order, until ${untilWords(order.until)}.` }
  }
}

/** The answer where there is but one that makes sense, with what the player may want to be asked about all the same. */
function passOf<S, E extends GameEvent, D extends Draft>(
  { passes }: DeskParts<S, E, D>,
  s: S,
  question: KnownQuestion,
): (Given & { readonly about: readonly Stop[] }) | null {
  const candidates = question.candidates()
  const part = Object.hasOwn(passes.questions, question.kind) ? passes.questions[question.kind] : undefined
  const foregone = part?.foregone?.(s, question) ?? null
  if (part && foregone !== null) return { decision: foregone, text: `${part.text} Passed.`, about: [part.about] }
  const end = candidates.find(isEnd)
  if (!part || end === undefined) return null
  const about = new Set<Stop>([part.about])
  for (const decision of candidates) {
    if (isEnd(decision)) continue
    if (!passes.isIdle(decision, s)) return null
    about.add('weapons')
  }
  return { decision: end, text: `${part.text} Passed.`, about: [...about] }
}

export function untilWords(until: readonly HoldUntil[]): string {
  const words = until.map((each) =>
    each.type === 'adjacent' ? 'they are adjacent' : each.type === 'open' ? 'they are in the open' : `any effect is at ${each.percent} %`,
  )
  return words.join(' or ')
}
