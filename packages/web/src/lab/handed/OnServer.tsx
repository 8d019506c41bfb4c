/** Hands the series at hand to the server, and shows those that it has: how far they are, and what came of them. */
import type { HandedList, HandedSeries } from '@firegroup/table'
import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { addressOf } from '../../app/route.ts'
import { Icon } from '../../icons.tsx'
import { Card } from '../Card.tsx'
import { queryOf } from '../experiment.ts'
import { count, games as gamesWords } from '../figures.ts'
import { isSame, type Laboratory, type Subject } from '../laboratory.ts'
import { Desk, isGoing } from './desk.ts'
import './handed.css'

/** So often it is asked how far the games are, in milliseconds. */
const LOOK_MS = 2000
const USED = 'firegroup.lab.server'

let kept: Desk | undefined
const theDesk = (): Desk => {
  kept ??= new Desk()
  return kept
}

interface OnServerProps {
  readonly lab: Laboratory
  readonly subject: Subject
  /** How many are to be played; null where that is no number. */
  readonly games: number | null
  readonly nameOf: (scenario: string) => string
  readonly playerName: (id: string) => string
  readonly desk?: Desk
}

export function OnServer({ lab, subject, games, nameOf, playerName, desk = theDesk() }: OnServerProps): ReactNode {
  const state = useSyncExternalStore(
    (changed) => desk.subscribe(changed),
    () => desk.state,
    () => desk.state,
  )
  const [problem, setProblem] = useState<string | null>(null)
  const list = state.state === 'here' ? state.list : null
  const going = list?.series.some(isGoing) ?? false
  useEffect(() => {
    if (localStorage.getItem(USED)) void desk.look()
  }, [desk])
  useEffect(() => {
    if (!going) return
    const timer = setInterval(() => document.visibilityState === 'visible' && void desk.look(), LOOK_MS)
    return () => clearInterval(timer)
  }, [desk, going])
  useComingBack(lab, desk, subject, list)

  const deed = async (done: Promise<string | null>): Promise<void> => setProblem(await done)
  const hand = (total: number): void => {
    localStorage.setItem(USED, 'yes')
    const { game, id, players, seed } = subject
    void deed(desk.order({ system: game.arena.id, scenario: id, players, seed, games: total }))
  }
  return (
    <Card title="On the server" says="Other machines play a long series, also while this page is closed." className="lab-handed">
      {state.state === 'folded' && (
        <button type="button" className="ui-button lab-wide" onClick={() => void desk.look()}>
          Ask the server
        </button>
      )}
      <div role="status">
        {state.state === 'asking' && <p className="lab-empty-line">Asking …</p>}
        {state.state === 'none' && <p className="lab-empty-line">No server answers here. This computer can be one: npm start.</p>}
        {state.state === 'failed' && <p className="lab-empty-line">{state.problem}</p>}
        {list?.problem && <p className="lab-empty-line">{list.problem}</p>}
      </div>
      {(state.state === 'none' || state.state === 'failed') && (
        <button type="button" className="ui-button lab-wide" onClick={() => void desk.look()}>
          Ask again
        </button>
      )}
      {list && list.problem === null && (
        <Handed {...{ list, subject, games, nameOf, playerName }} onHand={hand} onDeed={(what, id) => void deed(desk[what](id))} />
      )}
      {problem !== null && (
        <p className="lab-problem" role="alert">
          {problem}
        </p>
      )}
    </Card>
  )
}

interface HandedProps extends Pick<OnServerProps, 'subject' | 'games' | 'nameOf' | 'playerName'> {
  readonly list: HandedList
  readonly onHand: (games: number) => void
  readonly onDeed: (deed: 'cancel' | 'forget', id: string) => void
}

function Handed({ list, subject, games, nameOf, playerName, onHand, onDeed }: HandedProps): ReactNode {
  const own = list.series.find((each) => isOf(each, subject))
  const total = (own ? (isGoing(own) ? own.games : own.done) : 0) + (games ?? 0)
  return (
    <>
      <button type="button" className="ui-button lab-wide" disabled={games === null} onClick={() => onHand(total)}>
        <Icon name="play" /> {own ? `Run ${count(games ?? 0)} more on the server` : `Run ${gamesWords(games ?? 0)} on the server`}
      </button>
      {list.workers === 0 && (
        <p className="lab-empty-line">
          Nobody plays for it now. <code>firegroup worker DATABASE_URL</code> does, on any machine.
        </p>
      )}
      {list.series.length === 0 ? (
        <p className="lab-empty-line">It has no series of yours.</p>
      ) : (
        <ol className="lab-handed-list">
          {list.series.map((series) => (
            <li key={series.id}>
              <Row {...{ series, playerName }} name={nameOf(series.scenario)} isShown={series === own} onDeed={onDeed} />
            </li>
          ))}
        </ol>
      )}
    </>
  )
}

interface RowProps extends Pick<HandedProps, 'playerName' | 'onDeed'> {
  readonly series: HandedSeries
  readonly name: string
  /** It is the one that is set up. */
  readonly isShown: boolean
}

function Row({ series, name, isShown, playerName, onDeed }: RowProps): ReactNode {
  const { id, scenario, players, seed, games, done, problem } = series
  const title = `${name}, ${players.map(playerName).join(' – ')}, seed ${seed}`
  const address = addressOf({ place: 'lab', experiment: queryOf({ scenario, players, games, seed, variants: [] }) })
  return (
    <>
      {isShown ? <strong>{title}</strong> : <a href={address}>{title}</a>}
      <progress value={done} max={games} aria-label={`${title}: games played`} />
      <p>
        {count(done)} of {gamesWords(games)}
        {stateWords(series)}
      </p>
      {problem !== null && <p className="lab-problem">{problem}</p>}
      {isGoing(series) ? (
        <button type="button" className="ui-button" onClick={() => onDeed('cancel', id)}>
          Cancel
        </button>
      ) : (
        <button type="button" className="ui-button" onClick={() => onDeed('forget', id)} aria-label={`Forget ${title}`}>
          Forget
        </button>
      )}
    </>
  )
}

function stateWords({ done, games, cancelled, problem }: HandedSeries): string {
  if (done === games) return ', done'
  if (problem !== null) return ', stopped'
  return cancelled ? ', cancelled' : ''
}

const isOf = ({ system, scenario, players, seed, rules }: HandedSeries, { game, id, players: own, seed: at }: Subject): boolean =>
  system === game.arena.id && rules === game.arena.rules && scenario === id && seed === at && players.join() === own.join()

/** What the server has of the series at hand is shown as if it had been played here, as far as it goes. */
function useComingBack(lab: Laboratory, desk: Desk, subject: Subject, list: HandedList | null): void {
  const fetching = useRef(false)
  useEffect(() => {
    const own = list?.series.find((each) => isOf(each, subject))
    const { subject: shown, printed, progress } = lab.state
    const before = shown && isSame(shown, subject) ? (printed?.records ?? []) : []
    if (!own || fetching.current || progress !== null || own.done <= before.length) return
    fetching.current = true
    void desk
      .records(own, before.length)
      .then((more) => lab.show(subject, own.games, [...before, ...more]))
      .catch(() => undefined) // the next look tries again
      .finally(() => {
        fetching.current = false
      })
  }, [lab, desk, subject, list])
}
