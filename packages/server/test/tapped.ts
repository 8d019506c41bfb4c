/** A table of the server in the same program, with a match that a test has made, and the wire of everybody who is there. */
import type { Game, GameEvent, Viewer } from '@firegroup/kernel'
import { Match, type Pace, summaryOf, USUAL_TERMS } from '@firegroup/table'
import type { ServerParts } from '../src/parts.ts'
import type { Person } from '../src/people/people.ts'
import { liveOf } from '../src/tables/live-match.ts'
import { LiveMatches } from '../src/tables/live-matches.ts'

type LiveMatch = ReturnType<typeof liveOf>

/** Matches that are awake because a test has made them. */
export class GivenMatches extends LiveMatches {
  readonly #given = new Map<string, LiveMatch>()

  give(id: string, match: LiveMatch): void {
    this.#given.set(id, match)
  }

  override async enter(id: string) {
    return { match: this.#given.get(id)!, leave: () => undefined }
  }
}

export interface Tapping {
  readonly parts: ServerParts
  readonly matches: GivenMatches
  /** Somebody for each seat, and somebody who looks on. */
  readonly people: ReadonlyMap<Viewer, Person>
}

export class TappedTable<S, E extends GameEvent> {
  readonly match: Match<S, E>
  /** Whose wire is listened to. */
  readonly tapped: Viewer
  /** What he was sent, each with the time since the table was opened, in milliseconds. */
  readonly sent: string[] = []
  readonly #hear = new Map<Viewer, (frame: unknown) => void>()
  readonly #leave: (() => void)[] = []
  readonly #began = Date.now()
  #id = 1

  private constructor(match: Match<S, E>, tapped: Viewer) {
    this.match = match
    this.tapped = tapped
  }

  static async open<S, E extends GameEvent>(
    { parts, matches, people }: Tapping,
    game: Game<S, E>,
    pace: Pace<E>,
    viewers: readonly Viewer[],
    tapped: Viewer,
    delay: number,
  ): Promise<TappedTable<S, E>> {
    const { system } = game
    const { id: scenario } = (game.origin as { readonly scenario: { readonly id: string } }).scenario
    const wish = {
      system: system.id,
      seats: system.seats,
      origin: { scenario: { id: scenario } },
      name: scenario,
      seat: null,
      open: true,
      terms: { ...USUAL_TERMS, watchers: 'anybody', delay },
    } as const
    const { id, words } = await parts.tables.create(people.get(system.seats[0]!)!, wish, () => 0)
    await parts.db
      .updateTable('tables')
      .set({ stage: 'playing', secret: '0'.repeat(64) })
      .where('id', '=', id)
      .execute()
    for (const seat of system.seats)
      await parts.db
        .updateTable('seats')
        .set({ person: people.get(seat)!.id, ready: 1 })
        .where('table_id', '=', id)
        .where('seat', '=', seat)
        .execute()
    const begun = parts.now()
    const players = Object.fromEntries(system.seats.map((seat) => [seat, { type: 'human', name: people.get(seat)!.name } as const]))
    const computer = { choose: () => Promise.reject(new Error('Nobody thinks here.')) }
    const match = new Match({ game, setup: { id, name: scenario, players, begun }, store: parts.store, computer, now: parts.now })
    await parts.store.save(match.record(), summaryOf({ id, name: scenario, played: begun, system: system.id }, game))
    const live = liveOf(match, pace)
    matches.give(id, live)
    await parts.affairs.attend(id, live)
    const table = new TappedTable(match, tapped)
    table.#leave.push(() => parts.affairs.drop(id))
    for (const viewer of viewers) await table.#enter(parts, id, words, viewer, people.get(viewer)!)
    return table
  }

  async #enter({ rooms }: ServerParts, id: string, words: string, viewer: Viewer, person: Person): Promise<void> {
    const { hear, leave } = await rooms.at(id).enter(person, (told) => {
      if (viewer !== this.tapped) return
      const text = JSON.stringify(told)
      // the two tables have names of their own, which say nothing of what is hidden
      this.sent.push(
        `${Date.now() - this.#began} ms ${told.type === 'table' ? text.replaceAll(id, 'ID').replaceAll(words, 'WORDS') : text}`,
      )
    })
    this.#hear.set(viewer, hear)
    this.#leave.push(leave, () => rooms.left(id))
    this.say(viewer, { type: 'sit', viewer })
  }

  /** Something that is said from a chair. */
  say(viewer: Viewer, message: { readonly type: string; readonly [field: string]: unknown }): void {
    this.#hear.get(viewer)!({ type: 'chair', say: { id: this.#id++, ...message } })
  }

  leave(): void {
    for (const each of this.#leave) each()
  }
}
