/** The whole game in words, grouped by phase: for paper and for a text file. */
import type { GameEvent } from '@firegroup/kernel'
import { endingWords, type MatchRecord } from '@firegroup/table'
import type { Telling } from '../../play/controller/report.ts'
import { decisionAt, type Timeline, tellingsAt } from '../replay/timeline.ts'

export interface Line {
  /** Empty where a phase begins with what an earlier decision has led to. */
  readonly decision: string
  readonly seat: string
  readonly tellings: readonly Telling[]
}

export interface Chapter {
  /** So many decisions had been made when it began. */
  readonly at: number
  readonly title: string
  readonly lines: readonly Line[]
}

/** Titles say as much. */
const CLOCK: readonly string[] = ['turn', 'phase']

/** Everything under the phase in which it happened, though one decision may end a phase and lead through several. */
export function storyOf<S, E extends GameEvent>(timeline: Timeline<S, E>): readonly Chapter[] {
  const { game, moments } = timeline
  const chapters: { at: number; title: string; lines: { decision: string; seat: string; tellings: Telling[] }[] }[] = []
  const under = (title: string, at: number, decision: string | null, seat: string): Telling[] => {
    let chapter = chapters.at(-1)
    if (!chapter || chapter.title !== title) {
      chapter = { at, title, lines: [] }
      chapters.push(chapter)
      if (decision === null) chapter.lines.push({ decision: '', seat: '', tellings: [] })
    }
    if (decision !== null) chapter.lines.push({ decision, seat, tellings: [] })
    return chapter.lines.at(-1)!.tellings
  }
  for (const [at, { index, decision, state, events, whens }] of moments.entries()) {
    const made = game.when(moments[at - 1]?.state ?? state)
    under(made.title, index, decisionAt(timeline, at), decision?.seat ?? '')
    for (const [i, telling] of tellingsAt(timeline, at).entries())
      if (!CLOCK.includes(events[i]!.type)) under(whens[i]!.title, index, null, '').push(telling)
  }
  return chapters
}

export function storyText<S, E extends GameEvent>(timeline: Timeline<S, E>): string {
  const { record, outcome } = timeline
  const chapters = storyOf(timeline).map(({ title, lines }) =>
    [title, ...lines.flatMap(({ decision, tellings }) => [...(decision ? [`  ${decision}`] : []), ...tellings.flatMap(tellingLines)])].join(
      '\n',
    ),
  )
  return [record.name, ...chapters, outcome ? `The end\n  ${toldEnd(timeline)}` : ''].join('\n\n').trimEnd().concat('\n')
}

/** What decided it, as the rules tell it. */
export function toldEnd<S, E extends GameEvent>({ game, moments, outcome, record }: Timeline<S, E>): string {
  if (record.ended) return endingWords(record.ended, (seat) => nameAt(record, seat) || game.sideName(moments.at(-1)!.state, seat))
  return game.system.words?.result?.(moments.at(-1)!.state) || (outcome?.reason ?? '')
}

function tellingLines({ text, detail }: Telling): string[] {
  return detail === undefined ? [`    ${text}`] : [`    ${text}`, `      ${detail}`]
}

function nameAt({ players }: MatchRecord, seat: string): string {
  const player = players[seat]
  return player?.type === 'human' ? player.name : ''
}
