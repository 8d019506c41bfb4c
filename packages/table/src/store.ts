import type { Game, GameEvent, LoggedDecision, Outcome, RecordedEvent, Save, Seat } from '@firegroup/kernel'
import { type Ending, outcomeOf } from './ending.ts'
import type { OrdersStore } from './orders/standing.ts'
import type { MatchRecord } from './record.ts'

/** What a list of games shows. It tells nobody what another is asked, only who is. */
export interface MatchSummary {
  readonly id: string
  readonly name: string
  readonly system: string
  readonly played: string
  readonly decisions: number
  readonly over: boolean
  /** Who is asked something. */
  readonly waiting: readonly Seat[]
  /** How it ended: who won, nobody in a draw, and what decided it in a sentence. Lists of older versions don't say. */
  readonly ended?: { readonly won: Seat | null; readonly told: string }
}

/** What a list of games shows of a match as it stands. */
export function summaryOf<S, E extends GameEvent>(
  match: {
    readonly id: string
    readonly name: string
    readonly played: string
    readonly system: string
    readonly ended?: Ending | undefined
  },
  game: Game<S, E>,
): MatchSummary {
  const { id, name, played, system, ended } = match
  return {
    id,
    name,
    played,
    system,
    decisions: game.decisionCount,
    over: ended !== undefined || game.outcome !== null,
    waiting: ended ? [] : game.open.map(({ seat }) => seat),
    ...(ended ? { ended: shortOf(ended) } : game.outcome ? { ended: endOf(game, game.outcome) } : {}),
  }
}

function shortOf(ended: Ending): MatchSummary['ended'] & object {
  const { winner, reason } = outcomeOf(ended)
  return { won: winner, told: reason }
}

function endOf<S, E extends GameEvent>({ system, state }: Game<S, E>, { winner, reason }: Outcome): MatchSummary['ended'] & object {
  return { won: winner, told: system.words?.result?.(state) || reason }
}

/** A row of a list of games as it was found, brought into form as far as that goes; null where not even its id can be read. */
export function readSummary(row: unknown): MatchSummary | null {
  const { id, name, system, played, decisions, over, waiting, ended } = (typeof row === 'object' && row !== null ? row : {}) as Partial<
    Record<keyof MatchSummary, unknown>
  >
  if (!isText(id, 80)) return null
  // by hand: the first page holds this, and has no room for schemas
  return {
    id,
    name: isText(name, 200) ? name : 'A damaged game',
    system: isText(system, 40) ? system : '',
    played: isText(played, 40) ? played : '',
    decisions: typeof decisions === 'number' && Number.isInteger(decisions) && decisions >= 0 ? decisions : 0,
    over: over === true,
    // lists of older versions named the question besides
    waiting: Array.isArray(waiting) ? waiting.map((each: unknown) => seatOf(each)).filter((seat) => seat !== '') : [],
    ...readEnd(ended),
  }
}

function readEnd(ended: unknown): Pick<MatchSummary, 'ended'> {
  const { won, told } = (typeof ended === 'object' && ended !== null ? ended : {}) as { readonly won?: unknown; readonly told?: unknown }
  return isText(told, 400) && (won === null || isText(won, 40)) ? { ended: { won, told } } : {}
}

function isText(value: unknown, most: number): value is string {
  return typeof value === 'string' && value.length <= most
}

function seatOf(waiting: unknown): string {
  const seat = typeof waiting === 'object' && waiting !== null ? (waiting as { readonly seat?: unknown }).seat : waiting
  return typeof seat === 'string' ? seat : ''
}

/** A change of a kept match: decisions that follow those it has, or the last ones taken back. */
export interface Continuation {
  /** What the store must hold for this to fit: so many decisions, the last of which led to this state. */
  readonly after: { readonly decisions: number; readonly hash: string | undefined }
  /** How many of those stay: fewer once something was taken back. */
  readonly keep: number
  readonly decisions: readonly LoggedDecision[]
  /** A later point to open the game from, now and then. */
  readonly checkpoint?: Save['checkpoint'] | undefined
  /** What was told up to that point, from the first that the store does not hold; from 0, in place of all that it holds. Stores may leave it alone. */
  readonly told?: { readonly from: number; readonly events: readonly RecordedEvent<GameEvent>[] } | undefined
  /** Once somebody has gone back behind dice, for good. */
  readonly practice?: MatchRecord['practice'] | undefined
  /** The match was ended with this: nothing is decided any more. */
  readonly ended?: MatchRecord['ended'] | undefined
  /** The sender's own name for the last of the decisions, by which a store knows a repeat. */
  readonly key?: string | undefined
  readonly summary: MatchSummary
}

/** Somebody else has gone on with the match since: what was to be stored does not fit what is there, and nothing was changed. */
export class StaleWrite extends Error {
  override readonly name = 'StaleWrite'

  constructor() {
    super('This game has gone on somewhere else: another window or tab has it open.')
  }
}

/** Where matches are kept: the browser's own storage, a file, a database. */
export interface MatchStore extends OrdersStore {
  list(): Promise<readonly MatchSummary[]>
  load(id: string): Promise<unknown>
  /** Keeps a match as a whole: a new one, or one that comes back. Resolves when it is safe. */
  save(record: MatchRecord, summary: MatchSummary): Promise<void>
  /** Goes on with a kept match. Resolves when it is safe; throws `StaleWrite` if the match is not where the continuation begins. */
  append(id: string, continuation: Continuation): Promise<void>
  /** The number of the decision that this seat has sent under this name before, if it has. For stores whose senders may be cut off from their answers. */
  sent?(id: string, seat: Seat, key: string): Promise<number | undefined>
  remove(id: string): Promise<void>
}

/** Where a kept match stands: what a continuation is compared with. */
export function standOf(decisions: readonly LoggedDecision[]): Continuation['after'] {
  return { decisions: decisions.length, hash: decisions.at(-1)?.hash }
}

/** The record after a continuation, for stores that keep whole records; throws `StaleWrite` if it does not fit. */
export function continued(
  record: MatchRecord,
  { after, keep, decisions, checkpoint, practice, ended, summary }: Continuation,
): MatchRecord {
  const { save } = record
  refuseStale(standOf(save.decisions), after)
  return {
    ...record,
    played: summary.played,
    ...(practice ? { practice } : {}),
    ...(ended ? { ended } : {}),
    save: { ...save, decisions: [...save.decisions.slice(0, keep), ...decisions], checkpoint: checkpoint ?? save.checkpoint } as Save,
  }
}

export function refuseStale(stored: Continuation['after'], expected: Continuation['after']): void {
  if (stored.decisions !== expected.decisions || stored.hash !== expected.hash) throw new StaleWrite()
}
