/** What a game came to, to read and to print. */
import { SIDES, type Side } from '@firegroup/aslsk'
import { type ReactNode, useMemo } from 'react'
import { addressOf } from '../../app/route.ts'
import { Shell } from '../../app/Shell.tsx'
import { PHASE_NAMES } from '../../games/aslsk/phase-names.ts'
import { type SideTally, tallyOf } from '../../games/aslsk/record/tally.ts'
import { Icon } from '../../icons.tsx'
import { download, exportMatch, fileNameOf } from '../export.ts'
import { playerName, when } from '../glance.ts'
import { keyed } from '../keyed.ts'
import type { Timeline } from '../replay/timeline.ts'
import { useTimeline } from '../useTimeline.ts'
import { Waiting } from '../Waiting.tsx'
import { storyOf, storyText } from './story.ts'
import './result.css'

export function Result({ id }: { readonly id: string }): ReactNode {
  const reading = useTimeline(id)
  if (reading.kind !== 'read') return <Waiting reading={reading} what="Counting the game" />
  return (
    <Shell current={undefined}>
      <ResultSheet timeline={reading.timeline} />
    </Shell>
  )
}

const ROWS: readonly { readonly name: string; readonly of: (side: SideTally) => string }[] = [
  { name: 'Units eliminated', of: ({ lost }) => String(lost) },
  { name: 'Units reduced', of: ({ reduced }) => String(reduced) },
  { name: 'Times broken', of: ({ broke }) => String(broke) },
  { name: 'Rallied', of: ({ rallied }) => String(rallied) },
  { name: 'Attacks made', of: ({ attacks }) => String(attacks) },
  { name: 'Mean of their dice', of: ({ attackDice }) => decimal(attackDice) },
  { name: 'Checks taken', of: ({ checks, passed }) => (checks === 0 ? '0' : `${checks}, ${passed} passed`) },
  { name: 'Mean of those dice', of: ({ checkDice }) => decimal(checkDice) },
]

function ResultSheet({ timeline }: { timeline: Timeline }): ReactNode {
  const { record, outcome, moments } = timeline
  const tally = useMemo(() => tallyOf(timeline), [timeline])
  const story = useMemo(() => storyOf(timeline), [timeline])
  const { state } = moments.at(-1)!
  const { scenario } = state.setting
  const sideName = (side: Side): string => scenario.sides[side].name
  const { id } = record
  return (
    <article className="result">
      <header>
        <p className="result-kicker">
          {record.name}, {scenario.briefing.place}, {scenario.briefing.date}
        </p>
        <h1>
          {outcome === null
            ? `Turn ${state.turn} of ${scenario.turns}, ${PHASE_NAMES[state.phase]}`
            : outcome.winner === null
              ? 'A draw'
              : `The ${sideName(outcome.winner as Side)} win`}
        </h1>
        <p className="result-reason">{outcome === null ? 'The game is not over yet. This is how it stands.' : outcome.reason}</p>
        <p className="result-who">
          {SIDES.map((side) => `${sideName(side)}: ${playerName(record.players[side])}`).join('. ')}. {moments.length - 1} decisions, last
          played {when(record.played)}.{record.practice && ' A practice game.'}
        </p>
        <div className="result-deeds">
          <button type="button" className="button button-main" onClick={() => print()}>
            <Icon name="print" /> Print
          </button>
          <a className="button" href={addressOf({ place: 'replay', id, at: 0 })}>
            <Icon name="replay" /> Replay
          </a>
          <button type="button" className="button" onClick={() => void exportMatch(id)}>
            <Icon name="save" /> Export
          </button>
          <button type="button" className="button" onClick={() => download(fileNameOf(record, 'txt'), storyText(timeline), 'text/plain')}>
            <Icon name="copy" /> As text
          </button>
          {outcome === null && (
            <a className="button" href={addressOf({ place: 'play', id })}>
              Play on
            </a>
          )}
          {outcome !== null && (
            <a className="button" href={addressOf({ place: 'new', scenario: scenario.id })}>
              Play it again
            </a>
          )}
        </div>
      </header>
      <div className="result-tables">
        <table>
          <caption>The two sides</caption>
          <thead>
            <tr>
              <td />
              {SIDES.map((side) => (
                <th key={side} scope="col">
                  {sideName(side)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {ROWS.map((row) => (
              <tr key={row.name}>
                <th scope="row">{row.name}</th>
                {SIDES.map((side) => (
                  <td key={side}>{row.of(tally.sides[side])}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        <table>
          <caption>Units eliminated, turn by turn</caption>
          <thead>
            <tr>
              <th scope="col">Turn</th>
              {SIDES.map((side) => (
                <th key={side} scope="col">
                  {sideName(side)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {tally.turns.map(({ turn, lost }) => (
              <tr key={turn}>
                <th scope="row">{turn}</th>
                {SIDES.map((side) => (
                  <td key={side}>{lost[side]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="result-note">Two fair dice come to 7 on average. Low dice are good for whoever rolls them.</p>
      <section className="story-log">
        <h2>The game, decision by decision</h2>
        {story.map((chapter) => (
          <details key={`${chapter.at} ${chapter.title}`}>
            <summary>{chapter.title}</summary>
            <a href={addressOf({ place: 'replay', id, at: chapter.at })} aria-label={`Look at that moment: ${chapter.title}`}>
              Look at that moment
            </a>
            {keyed(chapter.lines, ({ decision }) => decision).map(({ key, item: { decision, tellings } }) => (
              <div key={key} className="story-line">
                <strong>{decision}</strong>
                {keyed(tellings, ({ text }) => text).map(({ key: name, item: { text, detail } }) => (
                  <p key={name}>
                    {text} {detail && <span>{detail}</span>}
                  </p>
                ))}
              </div>
            ))}
          </details>
        ))}
      </section>
    </article>
  )
}

const decimal = (value: number | null): string => (value === null ? '–' : value.toFixed(1))
