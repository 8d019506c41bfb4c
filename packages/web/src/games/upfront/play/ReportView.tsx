/** What was just drawn, card by card, with what came of it. */

import { drawnIn } from '@firegroup/content/paces/upfront'
import { type Card, groupName, manName, type UpfrontEvent, type UpfrontState } from '@firegroup/upfront'
import type { ReactNode } from 'react'
import type { Told } from '../../../play/controller/report.ts'
import { Consequences } from '../../../play/dock/parts.tsx'
import { RandomNumber } from '../art/ActionCard.tsx'
import type { UpfrontReport } from './kinds.ts'

/** One draw and what it did. */
export interface Drawn {
  readonly key: string
  readonly cards: readonly Card[]
  /** The man whom it was about; -1 for nobody. */
  readonly man: number
  readonly told: Told<UpfrontEvent>
  /** 'pinned', 'killed', 'steady'. */
  readonly result: string
  readonly tone: 'bad' | 'worst' | 'good'
}

/** Every draw of these reports in order, each with what became of its man. */
export function drawsOf(reports: readonly UpfrontReport[]): readonly Drawn[] {
  const events = reports.flatMap(({ head, words, under, rest }) => [{ event: head, words, under }, ...rest])
  return events.flatMap((told, i): Drawn[] => {
    const cards = drawnIn(told.event)
    if (cards.length === 0) return []
    const man = 'man' in told.event ? told.event.man : -1
    const next = events.findIndex(({ event }, j) => j > i && drawnIn(event).length > 0)
    const after = events.slice(i + 1, next < 0 ? undefined : next).map(({ event }) => event)
    return [{ key: `${i}`, cards, man, told, ...outcome(told.event, after, man) }]
  })
}

const LOST = { kia: 'killed', rout: 'runs away', prisoner: 'taken', freed: 'freed' } as const

function outcome(event: UpfrontEvent, after: readonly UpfrontEvent[], man: number): Pick<Drawn, 'result' | 'tone'> {
  const lost = after.find((each) => each.type === 'manLost' && (man < 0 || each.man === man))
  if (lost?.type === 'manLost') return { result: LOST[lost.fate], tone: 'worst' }
  if (after.some((each) => each.type === 'pinned' && each.man === man)) return { result: 'pinned', tone: 'bad' }
  if (after.some((each) => each.type === 'berserk' && each.man === man)) return { result: 'berserk', tone: 'bad' }
  if ('succeeded' in event) return event.succeeded ? { result: 'succeeds', tone: 'good' } : { result: 'fails', tone: 'bad' }
  if ('passed' in event) return event.passed ? { result: 'dares', tone: 'good' } : { result: 'stays', tone: 'bad' }
  return { result: event.type === 'attacked' ? 'steady' : '', tone: 'good' }
}

export function reportTitle(s: UpfrontState, report: UpfrontReport): string {
  const { head, words } = report
  if (head.type !== 'attacked') return words.text
  const draws = drawsOf([report])
  const counts = new Map<string, number>()
  for (const { result, tone } of draws) if (tone !== 'good') counts.set(result, (counts.get(result) ?? 0) + 1)
  const place = words.place === undefined ? 'The target' : groupName(s, words.place)
  if (counts.size === 0) return `${place} holds`
  return `${place}: ${[...counts].map(([result, count]) => `${count === 1 ? 'one' : count} ${result}`).join(', ')}`
}

export function ReportView({ s, reports }: { readonly s: UpfrontState; readonly reports: readonly UpfrontReport[] }): ReactNode {
  const draws = drawsOf(reports)
  const told = reports.flatMap(({ head, words, under, rest }) => [{ event: head, words, under }, ...rest])
  const others = told.filter((each) => !draws.some((draw) => draw.told.event === each.event) && each.event.type !== 'pinned')
  return (
    <>
      {draws.length > 0 && (
        <section className="table-panel">
          <ul className="play-checks uf-checks">
            {draws.map(({ key, cards, man, told: { words }, result, tone }) => (
              <li key={key}>
                <span className="uf-check-cards">
                  {cards.map((card) => (
                    <RandomNumber key={card} rn={s.setting.cards[card]!.rn} red={s.setting.cards[card]!.red} />
                  ))}
                </span>
                <span className="play-offer-words">
                  <strong>{man >= 0 ? manName(s, man) : words.text}</strong>
                  <span>{man >= 0 && words.detail === undefined ? words.text : words.detail}</span>
                </span>
                {result !== '' && <em className={`uf-result-${tone}`}>{result}</em>}
              </li>
            ))}
          </ul>
        </section>
      )}
      <Consequences title={draws.length > 0 ? 'Because of this' : 'What happened'} told={others.map(({ words }) => words)} />
    </>
  )
}
