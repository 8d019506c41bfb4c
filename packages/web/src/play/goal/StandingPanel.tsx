/** The dock while nothing is chosen: what the game is about, the ways to win, and the time that is left. */

import type { Clock, GameEvent, Goal, Objective, Standing, Track } from '@firegroup/kernel'
import type { CSSProperties, ReactNode } from 'react'
import { KeyHint } from '../../keys/KeyHint.tsx'
import { keyed } from '../../matches/keyed.ts'
import type { Desk } from '../controller/desk.ts'
import type { Draft, Place } from '../controller/draft.ts'
import { type SideLooks, sideLooks, standingOf } from './standing.ts'

interface StandingPanelProps<S, E extends GameEvent, D extends Draft> {
  readonly desk: Desk<S, E, D>
  /** Shows where an objective is. */
  readonly onGo: (place: Place) => void
  readonly onCard: () => void
}

/** So many are listed one below the other; more of them stand side by side. */
const IN_ROWS = 9

export function StandingPanel<S, E extends GameEvent, D extends Draft>({ desk, onGo, onCard }: StandingPanelProps<S, E, D>): ReactNode {
  const standing = standingOf(desk)
  if (!standing) return null
  const looks = sideLooks(desk)
  return (
    <>
      <Objectives
        standing={standing}
        looks={looks}
        seat={desk.seat}
        onGo={onGo}
        onCard={onCard}
        title={desk.game.dock.objectives ?? 'Objectives'}
      />
      <Ways standing={standing} looks={looks} people={(seat) => desk.game.sideName(desk.s, seat)} seat={desk.seat} />
      <Time clock={standing.clock} />
    </>
  )
}

interface ObjectivesProps {
  readonly standing: Standing
  readonly looks: SideLooks
  readonly seat: string
  readonly title: string
  readonly onGo: (place: Place) => void
  readonly onCard: () => void
}

function Objectives({ standing: { objectives }, looks, seat, title, onGo, onCard }: ObjectivesProps): ReactNode {
  if (objectives.length === 0) return null
  const many = objectives.length > IN_ROWS
  return (
    <section className="table-panel play-goal-panel">
      <h2>
        {title}
        <button type="button" className="play-goal-card" onClick={onCard}>
          the card <KeyHint of="o" />
        </button>
      </h2>
      <ul className={many ? 'play-goal-list is-many' : 'play-goal-list'}>
        {objectives.map((objective) => (
          <li key={objective.id}>
            <button
              type="button"
              className="play-goal-row"
              disabled={objective.places.length === 0}
              onClick={() => onGo(objective.places[Math.floor((objective.places.length - 1) / 2)]!)}
            >
              <span className="ui-hidden">{objectiveSaid(objective, seat)}</span>
              <Chip objective={objective} looks={looks} />
              <strong aria-hidden="true">{objective.name}</strong>
              {!many && objective.where !== objective.name && (
                <span className="play-goal-where" aria-hidden="true">
                  {objective.where}
                </span>
              )}
              {!many && (
                <span className="play-goal-note" aria-hidden="true">
                  {objective.contested && '⚔ '}
                  {[worthWords(objective), objective.note].filter(Boolean).join(', ')}
                </span>
              )}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

const worthWords = ({ worth, kind, where }: Objective): string =>
  worth === undefined || kind !== 'hold' || where.startsWith('range') ? '' : worth === null ? 'worth unknown' : `${worth} VP`

/** '3, Inn, sQ4, contested, counts as theirs'. */
function objectiveSaid({ number, sign, name, where, holder, contested, kind, note }: Objective, seat: string): string {
  const counts = kind === 'hold' ? `counts as ${holder === null ? 'nobody’s' : holder === seat ? 'yours' : 'theirs'}` : ''
  const place = where === name ? '' : where
  return [sign ?? String(number), name, place, contested ? 'contested' : '', counts, /counts as/.test(note) ? '' : note]
    .filter(Boolean)
    .join(', ')
}

/** An objective's number in the colours of who holds it. */
function Chip({ objective: { number, sign, holder, contested, kind }, looks }: { objective: Objective; looks: SideLooks }): ReactNode {
  const seats = Object.keys(looks)
  const [one, two] = contested ? [holder ?? seats[0]!, seats.find((seat) => seat !== (holder ?? seats[0]))!] : [holder, holder]
  const state = kind === 'exit' ? ' is-exit' : contested ? ' is-contested' : one === null ? ' is-nobodys' : ''
  return (
    <span className={`play-goal-chip${state}`} style={colours(looks, one, two)} aria-hidden="true">
      {kind === 'exit' ? '→' : (sign ?? number)}
    </span>
  )
}

function colours(looks: SideLooks, one: string | null, two: string | null = one): CSSProperties {
  const [first, second] = [one === null ? undefined : looks[one], two === null ? undefined : looks[two]]
  if (!first) return {}
  return {
    '--base': `var(--${first.palette})`,
    '--deep': `var(--${first.palette}-deep)`,
    '--figure': `var(--${first.palette}-figure)`,
    '--other': `var(--${(second ?? first).palette})`,
  } as CSSProperties
}

interface WaysProps {
  readonly standing: Standing
  readonly looks: SideLooks
  readonly people: (seat: string) => string
  readonly seat: string
}

function Ways({ standing: { goals, otherwise, ahead }, looks, people, seat }: WaysProps): ReactNode {
  const sides = [...new Set(goals.map(({ side }) => side))].sort((a, b) => Number(b === seat) - Number(a === seat))
  return (
    <section className="table-panel play-goal-panel">
      {sides.map((side) => (
        <div key={side} className="play-goal-ways">
          <h2>{side === seat ? 'You win with' : `The ${people(side)} win with`}</h2>
          <ul>
            {goals
              .filter((goal) => goal.side === side)
              .map((goal) => (
                <Way key={`${goal.title} ${goal.immediately}`} goal={goal} looks={looks} />
              ))}
          </ul>
        </div>
      ))}
      <p className="table-hint">
        {otherwise}{' '}
        {ahead === null ? 'Now nobody would win.' : ahead === seat ? 'Now you would win.' : `Now the ${people(ahead)} would win.`}
      </p>
    </section>
  )
}

function Way({ goal: { side, title, immediately, missing, tracks, reached }, looks }: { goal: Goal; looks: SideLooks }): ReactNode {
  return (
    <li className={reached ? 'play-goal-way is-reached' : 'play-goal-way'} style={colours(looks, side)}>
      <span>
        {title}
        {immediately && <span className="play-goal-once"> at once</span>}
      </span>
      <span className="play-goal-tracks" aria-hidden="true">
        {keyed(tracks, ({ type, need }) => `${type} ${need}`).map(({ key, item }, i) => (
          <span key={key} className="play-goal-track">
            {i > 0 && <i>+</i>}
            <TrackPicture track={item} side={side} looks={looks} />
          </span>
        ))}
      </span>
      <b>{missing}</b>
    </li>
  )
}

function TrackPicture({ track, side, looks }: { track: Track; side: string; looks: SideLooks }): ReactNode {
  if (track.type === 'meter') {
    const share = track.need <= 0 ? 1 : Math.max(0, Math.min(1, track.have / track.need))
    return (
      <span className="play-goal-meter">
        <span style={{ width: `${share * 100}%` }} />
      </span>
    )
  }
  // what counts comes first, as on a tally
  const rank = ({ holder, contested }: (typeof track.pips)[number]): number => (holder === side ? (contested ? 1 : 0) : contested ? 2 : 3)
  const pips = track.pips.map(rank).toSorted((a, b) => a - b)
  return (
    <span className="play-goal-pips">
      {keyed(pips, String).map(({ key, item }) => (
        <span key={key} className={item > 2 ? '' : item === 0 ? 'is-on' : 'is-half'} style={colours(looks, side)} />
      ))}
    </span>
  )
}

function Time({ clock: { unit, now, of, halfLast, left } }: { clock: Clock }): ReactNode {
  return (
    <section className="table-panel play-goal-panel">
      <h2>
        {unit === 'turn' ? 'Time' : 'Decks'} <small>{left}</small>
      </h2>
      {of > 1 && (
        <ol className="play-goal-turns" aria-label={`${unit} ${now} of ${of}`}>
          {Array.from({ length: of }, (_, i) => i + 1).map((each) => (
            <li
              key={each}
              className={`play-goal-turn${each < now ? ' is-past' : ''}${halfLast && each === of ? ' is-half' : ''}`}
              aria-current={each === now ? 'step' : undefined}
            >
              {each}
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
