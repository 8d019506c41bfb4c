/** What happened while somebody was away: a list in the dock, the board as it was then, a strip that plays it, and the question at the foot. */
import { capital, numberWord } from '@firegroup/kernel/words'
import { opposite, sentenceOf } from '@firegroup/table'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { addressOf } from '../../app/route.ts'
import type { AnyDesk } from '../../games/game.ts'
import { Icon } from '../../icons.tsx'
import { SINCE } from '../../keys/contexts.ts'
import { KeyHint } from '../../keys/KeyHint.tsx'
import { useKeys } from '../../keys/useKeys.ts'
import { agoWords } from '../home/times.ts'
import { chipAt, chipsOf } from './chips.ts'
import type { Entry } from './digest.ts'
import { Strip } from './Strip.tsx'
import { stamp } from './stamp.ts'
import type { Told } from './useSince.ts'
import '../online.css'
import '../home/home.css'
import '../../matches/replay/replay.css'
import './since.css'

interface SinceScreenProps {
  readonly desk: AnyDesk
  readonly told: Told
  readonly onDecide: () => void
}

const SPEEDS = [1, 2, 4] as const

export function SinceScreen({ desk, told, onDecide }: SinceScreenProps): ReactNode {
  const { digest, moments, game } = told
  const { entries } = digest
  const [at, setAt] = useState(0)
  const [playing, setPlaying] = useState(false)
  const [speed, setSpeed] = useState<number>(1)
  const last = entries.length - 1
  useEffect(() => {
    if (!playing) return
    const next = entries[at + 1]?.at ?? digest.length
    const timer = setTimeout(
      () => {
        if (at < last) setAt(at + 1)
        else setPlaying(false)
      },
      ((next - (entries[at]?.at ?? 0)) * 1000) / speed,
    )
    return () => clearTimeout(timer)
  }, [playing, at, last, entries, digest.length, speed])
  const play = (): void => {
    if (!playing && at === last) setAt(0)
    setPlaying(!playing)
  }
  const step = (by: 1 | -1): void => {
    setPlaying(false)
    setAt(Math.min(last, Math.max(0, at + by)))
  }
  useKeys(SINCE, { play, decide: onDecide, back: () => step(-1), forward: () => step(1) })
  const entry = entries[at]
  const moment = moments[entry?.moment ?? 0]!
  const still = { index: 0, decision: null, state: moment.state, events: moment.events, whens: [], losses: 0 }
  const first = { ...still, state: moments[0]!.state }
  return (
    <div className="online-since">
      <header className="online-since-bar">
        <a className="ui-button" href={addressOf({ place: 'online', scenario: undefined })}>
          <Icon name="back" /> Online
        </a>
        <p>
          <strong>{desk.seating.setup.name}</strong>
          <span>{game.when(moment.state).place}</span>
        </p>
      </header>
      <main className="online-since-board">
        <game.Still
          name={desk.seating.setup.name}
          viewer={desk.standpoint.viewer}
          moment={still}
          first={first}
          places={entry?.places ?? []}
          shown={null}
          chips={chipsOf(entries, at)}
          onChip={(place) => {
            setPlaying(false)
            setAt(chipAt(entries, at, place))
          }}
        />
      </main>
      <aside className="online-since-dock" aria-labelledby="online-since">
        <header>
          <h1 id="online-since">Since you left{told.at === null ? '' : `, ${agoWords(told.at)}`}</h1>
          <span className="online-tag">{entries.length === 1 ? '1 event' : `${entries.length} events`}</span>
        </header>
        <Entries entries={entries} at={at} more={digest.more} takenBack={told.takenBack} onAt={setAt} />
        <Losses desk={desk} lost={digest.lost} />
        <Foot desk={desk} length={digest.length} playing={playing} onPlay={play} onDecide={onDecide} />
      </aside>
      {entries.length > 1 && (
        <Strip told={told} seat={desk.standpoint.viewer} at={at} playing={playing} onAt={setAt} onPlay={play}>
          <fieldset className="online-speeds">
            <legend className="ui-hidden">How fast</legend>
            {SPEEDS.map((each) => (
              <button key={each} type="button" aria-pressed={each === speed} onClick={() => setSpeed(each)}>
                {each}×
              </button>
            ))}
          </fieldset>
        </Strip>
      )}
    </div>
  )
}

interface EntriesProps {
  readonly entries: readonly Entry[]
  readonly at: number
  readonly more: number
  readonly takenBack: boolean
  readonly onAt: (at: number) => void
}

const ICONS = { loss: 'close', news: 'dice', move: 'forward' } as const

function Entries({ entries, at, more, takenBack, onAt }: EntriesProps): ReactNode {
  const current = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (at > 0) current.current?.scrollIntoView({ block: 'nearest' })
  }, [at])
  return (
    <ol className="online-events">
      {takenBack && (
        <li className="online-event-note">
          <s>Something that you had seen</s> was taken back.
        </li>
      )}
      {entries.map((entry, i) => (
        <li key={entry.moment} ref={i === at ? current : undefined}>
          <button
            type="button"
            className={`online-event is-${entry.tone}`}
            aria-current={i === at ? 'step' : undefined}
            onClick={() => onAt(i)}
          >
            <time dateTime={`PT${Math.round(entry.at)}S`}>{stamp(entry.at)}</time>
            <span className="online-event-icon" aria-hidden="true">
              <Icon name={ICONS[entry.tone]} />
            </span>
            <span>
              <strong>{entry.title}</strong>
              {entry.detail && <span>{entry.detail}</span>}
            </span>
          </button>
        </li>
      ))}
      {more > 0 && <li className="online-event-note">and {more} more in the log</li>}
    </ol>
  )
}

/** What either side has lost meanwhile. */
function Losses({ desk, lost }: { readonly desk: AnyDesk; readonly lost: Told['digest']['lost'] }): ReactNode {
  const { players } = desk.seating.setup
  const { viewer } = desk.standpoint
  const words = (count: number): string => (count === 0 ? 'nothing lost' : `${numberWord(count)} lost`)
  return (
    <dl className="online-losses">
      {Object.keys(players)
        .sort((a, b) => Number(b === viewer) - Number(a === viewer))
        .map((seat) => (
          <div key={seat}>
            <dt>{seat === viewer ? 'You' : opposite(players, viewer)}</dt>
            <dd>{words(lost[seat] ?? 0)}</dd>
          </div>
        ))}
    </dl>
  )
}

interface FootProps {
  readonly desk: AnyDesk
  readonly length: number
  readonly playing: boolean
  readonly onPlay: () => void
  readonly onDecide: () => void
}

function Foot({ desk, length, playing, onPlay, onDecide }: FootProps): ReactNode {
  const { open, game, s, seating, standpoint } = desk
  const others = seating.setup.players
  const sentence = open ? sentenceOf(game.system, s, open.question, opposite(others, standpoint.viewer)) : null
  return (
    <footer className="online-since-foot">
      <p>
        <span>Now</span>
        <strong>{sentence ?? `${capital(opposite(others, standpoint.viewer))} is deciding`}</strong>
      </p>
      <div className="online-deeds">
        <button type="button" className="ui-button ui-button-fire" onClick={onDecide} data-primary>
          {sentence ? 'Decide' : 'To the table'} <KeyHint of="Enter" />
        </button>
        {length > 0 && (
          <button type="button" className="ui-button" onClick={onPlay}>
            <Icon name={playing ? 'pause' : 'play'} /> {playing ? 'Pause' : `Play ${Math.round(length)} s`} <KeyHint of="Space" />
          </button>
        )}
      </div>
    </footer>
  )
}
