/** The last lines of the log, over the board. */
import type { GameEvent } from '@firegroup/kernel'
import { type ReactNode, useMemo } from 'react'
import { KeyHint } from '../../keys/KeyHint.tsx'
import { keyed } from '../../matches/keyed.ts'
import type { Desk } from '../controller/desk.ts'
import type { Draft } from '../controller/draft.ts'
import { Unbroken } from '../dock/Unbroken.tsx'
import { chaptersOf } from './entries.ts'
import { LogIcon } from './LogIcon.tsx'

/** Enough of the record to find three lines in it. */
const RECENT = 60
const LINES = 3

interface TickerProps<S, E extends GameEvent, D extends Draft> {
  readonly desk: Desk<S, E, D>
  readonly onLog: () => void
}

export function Ticker<S, E extends GameEvent, D extends Draft>({ desk, onLog }: TickerProps<S, E, D>): ReactNode {
  const { events, game, s, notes } = desk
  const { beginning } = desk.seating
  const last = useMemo(() => {
    const from = Math.max(0, events.length - RECENT)
    const recent = notes.flatMap(({ after, text }) => (after >= from ? [{ after: after - from, text }] : []))
    const told = events.slice(from)
    return chaptersOf(game, { s, beginning, events: told, notes: recent })
      .flatMap(({ entries }) => entries.filter(({ kind }) => kind !== 'cards'))
      .slice(-LINES)
  }, [game, s, beginning, events, notes])
  if (last.length === 0) return null
  return (
    <div className="play-ticker">
      <ol aria-live="polite">
        {keyed(last, ({ text, sub = '' }) => `${text} ${sub}`).map(({ key, item: { kind, text, sub, nested, aside } }) => (
          <li key={key}>
            <span className={`play-log-tile play-log-tile-${kind}`}>
              <LogIcon name={kind} size={13} />
            </span>
            <span>
              <Unbroken>{text}</Unbroken> <small>{(nested ? aside : sub) && <Unbroken>{(nested ? aside : sub) ?? ''}</Unbroken>}</small>
            </span>
          </li>
        ))}
      </ol>
      <button type="button" onClick={onLog}>
        Log <KeyHint of="g" />
      </button>
    </div>
  )
}
