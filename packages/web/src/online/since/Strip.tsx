/** The moments of a replay as a row of pictures over a line of time. */
import type { Viewer } from '@firegroup/kernel'
import type { ReactNode } from 'react'
import { Icon } from '../../icons.tsx'
import { KeyHint } from '../../keys/KeyHint.tsx'
import { BoardCrop } from '../home/BoardCrop.tsx'
import { stamp } from './stamp.ts'
import type { Told } from './useSince.ts'

interface StripProps {
  readonly told: Told
  readonly seat: Viewer
  readonly at: number
  readonly playing: boolean
  readonly onAt: (at: number) => void
  readonly onPlay: () => void
  readonly children: ReactNode
}

export function Strip({ told: { game, digest, moments }, seat, at, playing, onAt, onPlay, children }: StripProps): ReactNode {
  const { entries, length } = digest
  const now = entries[at]?.at ?? 0
  return (
    <section className="online-strip" aria-label="What happened, moment by moment">
      <button type="button" className="online-strip-play" onClick={onPlay} aria-label={playing ? 'Pause' : 'Play'}>
        <Icon name={playing ? 'pause' : 'play'} />
      </button>
      <div className="online-strip-time">
        <ol className="online-frames">
          {entries.map((entry, i) => (
            <li key={entry.moment}>
              <button type="button" className="online-frame" aria-current={i === at ? 'step' : undefined} onClick={() => onAt(i)}>
                <span className="online-frame-picture" aria-hidden="true">
                  <BoardCrop
                    game={game}
                    state={moments[entry.moment]!.state}
                    seat={seat}
                    places={entry.places.slice(-1)}
                    width={172}
                    height={82}
                    scale={64}
                  />
                </span>
                <span className="online-frame-words">
                  <time dateTime={`PT${Math.round(entry.at)}S`}>{stamp(entry.at)}</time> {entry.title}
                </span>
              </button>
            </li>
          ))}
        </ol>
        <div className="online-line" aria-hidden="true">
          <i style={{ width: `${(100 * now) / Math.max(1, length)}%` }} />
          {entries.map((entry) => (
            <b
              key={entry.moment}
              className={entry.losers.includes(seat) ? 'is-loss' : undefined}
              style={{ left: `${(100 * entry.at) / Math.max(1, length)}%` }}
            />
          ))}
        </div>
        <div className="online-strip-foot">
          <p>
            {stamp(now)} of {stamp(length)}.{entries.some(({ losers }) => losers.includes(seat)) && ' Red dots are your losses.'}
          </p>
          {children}
          <span className="online-strip-keys">
            <KeyHint of="[" /> <KeyHint of="]" /> event
          </span>
        </div>
      </div>
    </section>
  )
}
