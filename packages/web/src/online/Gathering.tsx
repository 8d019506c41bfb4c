/** Before a match: the link, who sits where, and whether everybody is ready. */
import type { OnlineTable, SeatAtTable } from '@firegroup/table'
import { type ReactNode, use, useState, useSyncExternalStore } from 'react'
import { type Shelved, shelves } from '../games/index.ts'
import { LEVELS, USUAL_LEVEL } from '../games/listing.ts'
import { api } from './api.ts'
import type { AtTable } from './at-table.ts'
import { linksOf, linkTo } from './links.ts'
import '../home/new-game.css'

function cardOf(all: readonly Shelved[], scenario: string) {
  for (const { shelf } of all) {
    const card = shelf.scenarios.find(({ id }) => id === scenario)
    if (card) return { shelf, card }
  }
  return { shelf: undefined, card: undefined }
}

interface GatheringProps {
  readonly at: AtTable
  readonly table: OnlineTable
}

export function Gathering({ at, table }: GatheringProps): ReactNode {
  const refused = useSyncExternalStore(at.subscribe, () => at.problem)
  const [problem, setProblem] = useState<string | null>(null)
  const own = table.seats.find(({ you }) => you)
  const links = linksOf(table.id)
  const trying = (act: () => Promise<unknown>): void => {
    setProblem(null)
    act().catch((error: Error) => setProblem(error.message))
  }
  const { shelf, card } = cardOf(use(shelves()), table.scenario)
  const sideOf = (seat: string): string => card?.sides.find((side) => side.seat === seat)?.name ?? seat
  return (
    <div className="online-new">
      {shelf && card ? <shelf.Detail card={card} /> : <p className="online-empty">This scenario is not among those of this version.</p>}
      <section className="online-gathering" aria-labelledby="online-table">
        <header>
          <h1 id="online-table" className="online-gathering-title">
            {table.name}
          </h1>
          <p className="online-gathering-words">
            {table.words}, {table.open ? 'open to everybody' : 'only by link'}
          </p>
        </header>
        {links && <Link words={table.words} secret={links.invitation} />}
        <ul className="online-seats">
          {table.seats.map((seat) => (
            <li key={seat.seat} className="online-seat-row">
              <Seat seat={seat} side={sideOf(seat.seat)} />
              {table.host && !seat.you && seat.name === null && (
                <button
                  type="button"
                  className="ui-button"
                  onClick={() => trying(() => api.seatComputer(table.id, seat.seat, seat.computer === null ? USUAL_LEVEL : null))}
                >
                  {seat.computer === null ? 'Seat a computer' : 'Send it away'}
                </button>
              )}
            </li>
          ))}
        </ul>
        {(problem ?? refused) && (
          <p role="alert" className="online-problem">
            {problem ?? refused}
          </p>
        )}
        {own && (
          <button type="button" className="ui-button ui-button-fire" onClick={() => (own.ready ? at.notReady() : at.ready())}>
            {own.ready ? 'Wait, not yet' : 'I am ready'}
          </button>
        )}
        <p className="online-note">
          The game begins when everybody is ready. Nobody chooses the dice: their key is made of a part from each seat and one of the
          server’s, and each is sealed before any is shown.
        </p>
      </section>
    </div>
  )
}

function Seat({ seat: { name, computer, you, ready }, side }: { readonly seat: SeatAtTable; readonly side: string }): ReactNode {
  const level = LEVELS.find(({ id }) => id === computer)?.name ?? computer
  const who = computer === null ? (name ?? 'free') : `Computer, ${level}`
  return (
    <span className="online-seat">
      <strong>
        {who}
        {you && ' (you)'}
      </strong>
      <span>{side}</span>
      <span className={ready ? 'online-tag online-tag-ready' : 'online-tag'}>
        {ready ? 'ready' : name === null ? 'waiting' : 'not ready yet'}
      </span>
    </span>
  )
}

function Link({ words, secret }: { readonly words: string; readonly secret: string }): ReactNode {
  const [copied, setCopied] = useState(false)
  const link = linkTo(words, secret)
  const copy = (): void => {
    void navigator.clipboard.writeText(link).then(() => {
      setCopied(true)
      setTimeout(() => setCopied(false), 2000)
    })
  }
  return (
    <div className="online-link">
      <h2 className="online-link-title">Send this link to a friend</h2>
      <p className="online-link-note">Whoever opens it sits down as a guest. No account.</p>
      <div>
        <input
          className="online-link-text"
          readOnly
          value={link}
          aria-label="The link to this table"
          onFocus={(event) => event.currentTarget.select()}
        />
        <button type="button" className="ui-button ui-button-main" onClick={copy}>
          {copied ? 'Copied' : 'Copy'}
        </button>
      </div>
      <p className="ui-hidden" role="status">
        {copied ? 'The link is copied.' : ''}
      </p>
    </div>
  )
}
