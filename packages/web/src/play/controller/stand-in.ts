/** Answers for the player where he need not be asked, because nothing useful can be done. What he has ordered is answered at the table. */
import type { GameEvent } from '@firegroup/kernel'
import { LEAST_BEAT } from '@firegroup/table'
import type { Stop } from '../../app/settings.ts'
import type { DeskParts, GamePlay } from '../../games/game.ts'
import type { Draft } from './draft.ts'
import { isEnd } from './ends.ts'
import type { KnownQuestion } from './known-question.ts'

/** When a player is asked, and how long it seems to take when he is not. */
export interface Stops {
  readonly at: 'everything' | 'useful'
  readonly also: readonly Stop[]
  /** In milliseconds, before anything is answered for him: as long whatever there was to find out. */
  readonly beat: number
}

export const ASK_EVERYTHING: Stops = { at: 'everything', also: [], beat: 0 }

/** What was answered for the player, for the log. */
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

export class StandIn<S, E extends GameEvent, D extends Draft> {
  readonly #game: GamePlay<S, E, D>
  readonly #stops: () => Stops
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

  /** A moment that is as long whatever the answer is. */
  async beat(kind: string): Promise<void> {
    const { beat } = this.#stops()
    const ms = this.#game.pace.hides(kind) ? Math.max(beat, LEAST_BEAT) : beat
    if (ms > 0) await new Promise((done) => setTimeout(done, ms))
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
