/** Two people at one screen: a sheet of paper between their turns. Nothing of the table is shown under it. */

import type { GameEvent, Seat } from '@firegroup/kernel'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { KeyHint } from '../../keys/KeyHint.tsx'
import { keyed } from '../../matches/keyed.ts'
import type { Desk } from '../controller/desk.ts'
import type { Draft } from '../controller/draft.ts'
import type { Told } from '../controller/report.ts'

const HOLD = 1000
/** What fits onto a phone above the button. */
const MOST = 10

interface HandOverProps<S, E extends GameEvent, D extends Draft> {
  readonly desk: Desk<S, E, D>
  readonly to: Seat
}

export function HandOver<S, E extends GameEvent, D extends Draft>({ desk, to }: HandOverProps<S, E, D>): ReactNode {
  const { s, news, game } = desk
  const { name } = desk.person(to)
  const [holding, setHolding] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  const button = useRef<HTMLButtonElement>(null)
  const recent = withoutSteps(news.filter(({ event }) => game.bars.isNews(event)))
  const shown = recent.slice(-MOST)

  useEffect(() => {
    button.current?.focus()
    return () => clearTimeout(timer.current)
  }, [])

  const start = (): void => {
    if (timer.current !== undefined) return
    setHolding(true)
    timer.current = setTimeout(() => desk.takeOver(), HOLD)
  }
  const stop = (): void => {
    clearTimeout(timer.current)
    timer.current = undefined
    setHolding(false)
  }

  return (
    <main className="play-hand-over">
      <h1>{name}, your turn</h1>
      <p>{game.bars.handOver(s, to)}</p>
      <section className="play-hand-over-news" aria-label="What happened since">
        {shown.length === 0 && <p>{news.length === 0 ? 'Nothing has happened yet.' : 'Nothing much has happened since.'}</p>}
        {recent.length > shown.length && <p>{recent.length - shown.length} more before that: the log has them all.</p>}
        {chaptersOf(shown).map(({ key, title, lines }) => (
          <div key={key}>
            <h2>{title}</h2>
            <ul>
              {keyed(lines, (text) => text).map(({ key: line, item: text }) => (
                <li key={line}>{text}</li>
              ))}
            </ul>
          </div>
        ))}
      </section>
      <button
        ref={button}
        type="button"
        className={holding ? 'ui-button ui-button-main is-holding' : 'ui-button ui-button-main'}
        onPointerDown={start}
        onPointerUp={stop}
        onPointerLeave={stop}
        onKeyDown={(event) => (event.key === 'Enter' || event.key === ' ') && start()}
        onKeyUp={stop}
      >
        Hold to begin <KeyHint of="Enter" />
      </button>
    </main>
  )
}

/** Of several steps of the same units, the last: where they are now. */
function withoutSteps<E extends GameEvent>(told: readonly Told<E>[]): readonly Told<E>[] {
  const mover = ({ event, under }: Told<E>): string => ('units' in event ? `${under} ${event.type} ${JSON.stringify(event.units)}` : '')
  return told.filter((each, i) => mover(each) === '' || !told[i + 1] || mover(told[i + 1]!) !== mover(each))
}

/** By the phases in which it happened. */
function chaptersOf<E extends GameEvent>(told: readonly Told<E>[]): readonly { key: string; title: string; lines: readonly string[] }[] {
  const chapters: { key: string; title: string; lines: string[] }[] = []
  for (const { under, words } of told) {
    if (chapters.at(-1)?.title !== under) chapters.push({ key: `${chapters.length} ${under}`, title: under, lines: [] })
    chapters.at(-1)!.lines.push(words.text)
  }
  return chapters
}
