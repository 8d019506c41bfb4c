/** The table itself: its link, who sits there, and whether everybody is ready. */

import type { OnlineTable, SeatAtTable } from '@firegroup/table'
import { type ReactNode, useState } from 'react'
import { LEVELS, USUAL_LEVEL } from '../../games/listing.ts'
import { api } from '../api.ts'
import type { AtTable } from '../at-table.ts'
import { Complaint } from '../Complaint.tsx'
import { Face } from '../Face.tsx'
import { linksOf } from '../links.ts'
import { ago, minutes } from '../times.ts'
import { useAt } from '../useAt.ts'
import { useTick } from '../useTick.ts'
import { Links } from './Links.tsx'

interface TableCardProps {
  readonly at: AtTable
  readonly table: OnlineTable
  readonly sideOf: (seat: string) => string
  readonly nationOf: (seat: string) => string
}

export function TableCard({ at, table, sideOf, nationOf }: TableCardProps): ReactNode {
  const note = useAt(at, ({ note }) => note)
  const beginsAt = useAt(at, ({ beginsAt }) => beginsAt)
  const [problem, setProblem] = useState<string | null>(null)
  useTick(1000)
  const own = table.seats.find(({ you }) => you)
  const links = table.host ? linksOf(table.id) : null
  const free = table.seats.find(({ name, computer }) => name === null && computer === null)
  const trying = (act: () => Promise<unknown>): void => {
    setProblem(null)
    act().catch((error: Error) => setProblem(error.message))
  }
  const refused = problem ?? (note?.kind === 'refused' ? note.words : null)
  return (
    <section className="online-new-table-card" aria-label="The table">
      <header>
        <span className="online-at-dot" data-state={free ? 'away' : 'here'} />
        <strong>{table.host ? 'Your table is open' : `The table ${table.words}`}</strong>
        <time dateTime={table.created}>waiting {minutes(Date.now() - Date.parse(table.created))}</time>
      </header>
      {links && <Links words={table.words} links={links} watchers={table.terms.watchers} />}
      <ul className="online-new-seats">
        {table.seats.map((seat) => (
          <li key={seat.seat} className="online-new-seat-row">
            <Face nation={seat.name === null ? '' : nationOf(seat.seat)} />
            <SeatWords
              seat={seat}
              side={table.terms.sides === 'random' ? 'side as the dice say' : sideOf(seat.seat)}
              opened={table.linkOpened}
            />
            <Tag seat={seat} />
          </li>
        ))}
        {table.host &&
          table.seats
            .filter(({ you, name }) => !you && name === null)
            .map(({ seat, computer }) => (
              <li key={`${seat} computer`} className="online-new-seat-row">
                <span className="online-new-seat-words">
                  <strong>{computer === null ? 'Nobody coming?' : 'A computer sits there'}</strong>
                  <span className="online-new-seat-note">
                    {computer === null ? 'A computer, regular level.' : 'A friend may still take this seat until the first move.'}
                  </span>
                </span>
                <button
                  type="button"
                  className="ui-button"
                  onClick={() => trying(() => api.seatComputer(table.id, seat, computer === null ? USUAL_LEVEL : null))}
                >
                  {computer === null ? 'Seat it' : 'Send it away'}
                </button>
              </li>
            ))}
      </ul>
      <div className="online-new-table-foot">
        {table.change && <p className="online-new-change">{table.change}</p>}
        <Complaint text={refused} />
        {own && beginsAt === null && (
          <button type="button" className="ui-button ui-button-fire" onClick={() => (own.ready ? at.notReady() : at.ready())}>
            {own.ready ? 'Wait, not yet' : 'I am ready'}
          </button>
        )}
        {beginsAt !== null && <Countdown at={at} beginsAt={beginsAt} />}
        <p className="online-note">
          You may close this page. The game begins when everybody is ready; until then everything can change. Nobody chooses the dice: each
          seat and the server seal a part of their key before any is shown.
        </p>
        {table.host && (
          <button type="button" className="ui-button" onClick={() => at.act({ type: 'close' })}>
            Close the table
          </button>
        )}
        {!table.host && own && (
          <button type="button" className="ui-button" onClick={() => trying(() => api.standUp(table.id))}>
            Stand up
          </button>
        )}
      </div>
    </section>
  )
}

function Countdown({ at, beginsAt }: { readonly at: AtTable; readonly beginsAt: number }): ReactNode {
  useTick(200)
  const seconds = Math.max(1, Math.ceil((beginsAt - at.now()) / 1000))
  return (
    <div className="online-new-countdown">
      <p role="status">
        Everybody is ready: the game begins in <strong className="online-new-seconds">{seconds}</strong>.
      </p>
      <button type="button" className="ui-button" onClick={() => at.notReady()}>
        Wait
      </button>
    </div>
  )
}

interface SeatWordsProps {
  readonly seat: SeatAtTable
  readonly side: string
  readonly opened: string | null
}

function SeatWords({ seat: { name, computer, you }, side, opened }: SeatWordsProps): ReactNode {
  const level = LEVELS.find(({ id }) => id === computer)?.name ?? computer
  const free = name === null && computer === null
  return (
    <span className="online-new-seat-words">
      <strong>{computer === null ? (name ?? `${side}: free`) : `Computer, ${level}`}</strong>
      <span className="online-new-seat-note">
        {free ? (opened === null ? 'The link was not opened yet.' : `The link was opened ${ago(opened)}.`) : side}
        {you && ', you'}
      </span>
    </span>
  )
}

function Tag({ seat: { name, computer, ready } }: { readonly seat: SeatAtTable }): ReactNode {
  if (ready) return <span className="online-tag online-tag-ready">✓ ready</span>
  return <span className="online-tag online-new-tag-waiting">{name === null && computer === null ? 'waiting' : 'not ready yet'}</span>
}
