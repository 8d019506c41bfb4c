/** The whole game in words, grouped by phase: for paper and for a text file. */
import type { GameEvent } from '@firegroup/kernel'
import type { Telling } from '../../play/controller/report.ts'
import { decisionAt, type Timeline, tellingsAt, ticksOf } from '../replay/timeline.ts'

export interface Chapter {
  readonly at: number
  readonly title: string
  readonly lines: readonly { readonly decision: string; readonly seat: string; readonly tellings: readonly Telling[] }[]
}

export function storyOf<S, E extends GameEvent>(timeline: Timeline<S, E>): readonly Chapter[] {
  const { moments } = timeline
  const ticks = ticksOf(timeline)
  return ticks.map((tick, i) => {
    const end = ticks[i + 1]?.at ?? moments.length
    const lines = Array.from({ length: end - tick.at }, (_, offset) => {
      const at = tick.at + offset
      return { decision: decisionAt(timeline, at), seat: moments[at]!.decision?.seat ?? '', tellings: tellingsAt(timeline, at) }
    })
    return { at: moments[tick.at]!.index, title: tick.title, lines }
  })
}

export function storyText<S, E extends GameEvent>(timeline: Timeline<S, E>): string {
  const { record, outcome } = timeline
  const chapters = storyOf(timeline).map(({ title, lines }) =>
    [title, ...lines.flatMap(({ decision, tellings }) => [`  ${decision}`, ...tellings.flatMap(tellingLines)])].join('\n'),
  )
  return [record.name, ...chapters, outcome ? `The end\n  ${outcome.reason}` : ''].join('\n\n').trimEnd().concat('\n')
}

function tellingLines({ text, detail }: Telling): string[] {
  return detail === undefined ? [`    ${text}`] : [`    ${text}`, `      ${detail}`]
}
