/** The seats over the board: the other side left, whoever looks right, and between them the beat. */
import type { ReactNode } from 'react'
import { useEffect, useRef, useState } from 'react'
import type { AnyDesk } from '../../games/game.ts'
import type { AtTable, Company } from '../at-table.ts'
import { Face } from '../Face.tsx'
import { ago, clockText, minutes } from '../times.ts'
import { useAt } from '../useAt.ts'
import { useTick } from '../useTick.ts'
import { Beat } from './Beat.tsx'
import { announcement, leftNow } from './ticking.ts'

interface PlatesProps {
  readonly at: AtTable
  readonly desk: AnyDesk
}

export function Plates({ at, desk }: PlatesProps): ReactNode {
  const table = useAt(at, ({ table }) => table)
  const seats = [...(table?.seats ?? [])].sort((a, b) => Number(a.you) - Number(b.you))
  if (seats.length === 0) return null
  const [first, ...others] = seats
  return (
    <div className="online-at-plates">
      <Plate at={at} desk={desk} seat={first!.seat} />
      <Beat desk={desk} nameOf={(seat) => nameOf(desk, seat)} />
      {others.map(({ seat }) => (
        <Plate key={seat} at={at} desk={desk} seat={seat} />
      ))}
    </div>
  )
}

const nameOf = (desk: AnyDesk, seat: string): string => {
  const player = desk.seating.setup.players[seat]
  return player?.type === 'computer' ? `Computer, ${player.level}` : player?.name || desk.game.sideName(desk.s, seat)
}

interface PlateProps extends PlatesProps {
  readonly seat: string
}

function Plate({ at, desk, seat }: PlateProps): ReactNode {
  const affairs = useAt(at, ({ affairs }) => affairs)
  const company = useAt(at, ({ company }) => company)
  const table = useAt(at, ({ table }) => table)
  useTick(250)
  const you = table?.seats.find((each) => each.seat === seat)?.you ?? false
  const clock = leftNow(affairs, seat, at.now())
  const presence = company?.seats.find((each) => each.seat === seat) ?? null
  const { name, side } = { name: nameOf(desk, seat), side: desk.game.sideName(desk.s, seat) }
  const isOver = desk.standpoint.outcome !== null
  const mayClaim = !you && affairs?.claim === true && affairs.out.includes(seat) && !isOver
  const isLow = clock !== null && clock.left < 60_000
  return (
    <section
      className="online-at-plate"
      data-state={you ? 'here' : (presence?.state ?? undefined)}
      data-running={clock?.running && !isOver ? '' : undefined}
      data-low={isLow ? '' : undefined}
      data-you={you ? '' : undefined}
      aria-label={`${name}, ${side}`}
    >
      <span className="online-at-plate-face">
        <Face nation={desk.game.nation(desk.s, seat)} />
        {!you && presence?.state && <span className="online-at-dot" data-state={presence.state} />}
      </span>
      <span className="online-at-plate-words">
        <strong>{name}</strong>
        <span>{you ? `${side}, you` : statusWords({ side, presence, runs: clock?.running === true && !isOver, isLow })}</span>
      </span>
      {mayClaim ? (
        <Claim at={at} />
      ) : (
        clock && (
          <time className="online-at-clock" dateTime={`PT${Math.ceil(clock.left / 1000)}S`}>
            {clockText(clock.left)}
          </time>
        )
      )}
      {you && clock && <Announced left={clock.left} running={clock.running} />}
    </section>
  )
}

/** The other side's time is up: the win, or patience. */
function Claim({ at }: { readonly at: AtTable }): ReactNode {
  const [waits, setWaits] = useState(false)
  return (
    <span className="online-at-claim">
      {!waits && (
        <button type="button" onClick={() => setWaits(true)}>
          Wait
        </button>
      )}
      <button type="button" className="online-at-claim-win" onClick={() => at.act({ type: 'claim' })}>
        Claim the win
      </button>
    </span>
  )
}

/** Said politely, once each. */
function Announced({ left, running }: { readonly left: number; readonly running: boolean }): ReactNode {
  const before = useRef<number | null>(null)
  const [said, say] = useState('')
  useEffect(() => {
    const words = running ? announcement(before.current, left) : null
    before.current = left
    if (words !== null) say(words)
  }, [left, running])
  return (
    <span className="ui-hidden" role="status">
      {said}
    </span>
  )
}

interface Status {
  readonly side: string
  readonly presence: Company['seats'][number] | null
  readonly runs: boolean
  readonly isLow: boolean
}

export function statusWords({ side, presence, runs, isLow }: Status): string {
  const state = presence?.state ?? null
  const since = presence?.since ?? null
  if (state === 'gone') {
    const gone = since === null ? 0 : Date.now() - Date.parse(since)
    if (runs && gone < 3_600_000) return `lost the connection, ${minutes(gone)}`
    return since === null ? `${side}, gone` : `${side}, last seen ${ago(since)}`
  }
  if (state === 'away') {
    const away = since === null ? '' : ` ${ago(since).replace(' ago', '')}`
    return `${side}, away${away === ' just now' ? '' : away}${runs ? ', clock runs' : ''}`
  }
  if (isLow && runs) return `${side}, under a minute`
  return state === 'here' ? `${side}, online` : side
}
