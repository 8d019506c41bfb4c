/** The record of a game as the log shows it: by phases, one line an event, checks under what brought them about, the steps of a move in one line. */
import type { GameEvent, Seat } from '@firegroup/kernel'
import type { LogParts } from '../../games/game.ts'
import type { ReportRole, Told } from '../controller/report.ts'
import { type LogKind, type LogLine, plainSum, type Topic } from './line.ts'

export interface LogEntry extends LogLine {
  /** The index of its first event in the record: what it is known by. */
  readonly index: number
  /** How many events it tells of. */
  readonly count: number
  readonly kind: LogKind
  readonly topics: readonly Topic[]
  /** It belongs to the line before it that does not. */
  readonly nested: boolean
  /** What else there is to read, where there is no table of it. */
  readonly detail?: string
  readonly rule?: string
  readonly place?: number
}

export interface LogChapter {
  readonly title: string
  readonly side: Seat | null
  readonly entries: readonly LogEntry[]
}

interface Reader<S, E extends GameEvent> {
  readonly log: LogParts<S, E>
  readonly desk: { role(event: E): ReportRole }
}

export interface Recorded<S, E extends GameEvent> {
  /** The state as it is now: it is asked for names alone. */
  readonly s: S
  /** How the game began. */
  readonly beginning: S
  readonly events: readonly Told<E>[]
  /** What was answered for the player, each with how many events there were by then. */
  readonly notes?: readonly { readonly after: number; readonly text: string }[]
}

export function chaptersOf<S, E extends GameEvent>({ log, desk }: Reader<S, E>, recorded: Recorded<S, E>): LogChapter[] {
  const { s, beginning, events, notes = [] } = recorded
  const heading = log.headings(beginning)
  const chapters: { title: string; side: Seat | null; entries: LogEntry[] }[] = [
    { title: log.opening(beginning) || 'Set-up', side: null, entries: [] },
  ]
  let noted = 0
  const noteUntil = (index: number): void => {
    for (; noted < notes.length && notes[noted]!.after <= index; noted++)
      chapters.at(-1)!.entries.push(noteEntry(notes[noted]!.after - 0.9 + noted / 1000, notes[noted]!.text))
  }
  let caused = false
  let before: E | undefined
  for (let i = 0; i < events.length; i++) {
    const { event, words } = events[i]!
    noteUntil(i)
    const is = heading(event)
    if (is !== 'line' && is !== 'hidden') {
      chapters.push({ title: is.heading, side: is.side ?? null, entries: [] })
      caused = false
      before = undefined
    }
    if (is !== 'line' || log.repeats(s, event, before)) continue
    const { entries } = chapters.at(-1)!
    const steps = stepsFrom(log, recorded, i)
    const line = (steps.length > 0 ? log.way(s, steps) : log.line(s, events[i]!)) ?? { text: words.text, ...plainDetail(events[i]!) }
    const role = standsAs(log, desk.role(event), event.type)
    const nested: boolean = caused && role !== 'begins' && role !== 'between'
    caused = nested || role === 'begins' || role === 'joinsOrBegins'
    entries.push(entryOf(log, { told: events[i]!, line, index: i, count: Math.max(1, steps.length), nested }))
    before = event
    if (steps.length > 1) i = events.indexOf(steps.at(-1)!, i)
  }
  noteUntil(events.length)
  return chapters.filter(({ entries }) => entries.length > 0)
}

/** Where an event stands in the log: moves and objectives are lines of their own, whatever was rolled before. */
function standsAs<S, E extends GameEvent>({ causes, joins, under }: LogParts<S, E>, role: ReportRole, type: E['type']): ReportRole {
  if (causes.includes(type)) return 'begins'
  if (joins.includes(type)) return 'joins'
  const topic = (under as { readonly [type: string]: Topic | null })[type]
  return role === 'joins' && (topic === 'Moves' || topic === 'Objectives') ? 'between' : role
}

/** The steps of one move from here on: nothing that is shown comes between them. */
function stepsFrom<S, E extends GameEvent>(log: LogParts<S, E>, { s, beginning, events }: Recorded<S, E>, from: number): Told<E>[] {
  const key = log.stepOf(events[from]!.event)
  if (key === null) return []
  const steps = [events[from]!]
  const heading = log.headings(beginning)
  for (let i = from + 1; i < events.length; i++) {
    const { event } = events[i]!
    if (log.stepOf(event) === key) steps.push(events[i]!)
    else if (heading(event) !== 'hidden' && !log.repeats(s, event, steps.at(-1)!.event)) break
  }
  return steps
}

interface Made<E extends GameEvent> {
  readonly told: Told<E>
  readonly line: LogLine
  readonly index: number
  readonly count: number
  readonly nested: boolean
}

function entryOf<S, E extends GameEvent>(log: LogParts<S, E>, { told, line, index, count, nested }: Made<E>): LogEntry {
  const { event, words } = told
  const kinds: { readonly [type: string]: LogKind } = log.kinds
  const under: { readonly [type: string]: Topic | null } = log.under
  const sum = line.sum ?? plainSum(event)
  // what a module tells has no kind of its own
  const kind = line.kind ?? kinds[event.type] ?? (sum ? 'dice' : 'other')
  const topic = under[event.type] ?? null
  const topics = new Set<Topic>([...(topic ? [topic] : []), ...(kind === 'loss' ? (['Losses'] as const) : [])])
  return {
    ...line,
    index,
    count,
    kind,
    topics: [...topics],
    nested,
    ...(sum ? { sum } : {}),
    // what the steps of a way cost stands in its line already
    ...(words.detail !== undefined && words.detail !== line.sub && log.stepOf(event) === null ? { detail: words.detail } : {}),
    ...(words.rule === undefined ? {} : { rule: words.rule }),
    ...(words.place === undefined || words.place < 0 ? {} : { place: words.place }),
  }
}

const noteEntry = (index: number, text: string): LogEntry => ({ index, count: 0, kind: 'other', topics: [], nested: false, text })

/** Short details stand below their line; longer ones are folded. */
const SHORT = 60

function plainDetail<E extends GameEvent>({ event, words: { detail } }: Told<E>): { sub?: string } {
  return detail !== undefined && detail.length <= SHORT && !plainSum(event) ? { sub: detail } : {}
}

/** Everything that can be read of it, in lower case: what a search looks through. */
export function wordsOf({ text, sub = '', aside = '' }: LogEntry): string {
  return `${text} ${sub} ${aside}`.toLowerCase()
}

export const isFolding = ({ sum, detail }: LogEntry): boolean => sum !== undefined || detail !== undefined
