/** What a game came to, to read and to print. */
import { type ReactNode, useMemo } from 'react'
import { addressOf } from '../../app/route.ts'
import { Shell } from '../../app/Shell.tsx'
import { gameOf } from '../../games/index.ts'
import { Icon } from '../../icons.tsx'
import { download, exportMatch, fileNameOf } from '../export.ts'
import { playerName, when } from '../glance.ts'
import { keyed } from '../keyed.ts'
import { type AnyTimeline, useTimeline } from '../useTimeline.ts'
import { Waiting } from '../Waiting.tsx'
import { storyOf, storyText, toldEnd } from './story.ts'
import { lossesByTurn, type ResultTable } from './tables.ts'
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

function ResultSheet({ timeline }: { timeline: AnyTimeline }): ReactNode {
  const { game, record, outcome, moments } = timeline
  const tables = useMemo(() => (game.tables ? game.tables(timeline) : lossesByTurn(timeline)), [game, timeline])
  const story = useMemo(() => storyOf(timeline), [timeline])
  const { state } = moments.at(-1)!
  const { levels } = gameOf(record.save.system)
  const again = game.scenarioId(state)
  const { id } = record
  return (
    <article className="result">
      <header>
        <p className="result-kicker">{[record.name, ...game.setting(state)].join(', ')}</p>
        <h1>
          {outcome === null ? game.standing(state) : outcome.winner === null ? 'A draw' : `The ${game.sideName(state, outcome.winner)} win`}
        </h1>
        <p className="result-reason">{outcome === null ? 'The game is not over yet. This is how it stands.' : toldEnd(timeline)}</p>
        <p className="result-who">
          {game.system.seats.map((seat) => `${game.sideName(state, seat)}: ${playerName(record.players[seat], levels)}`).join('. ')}.{' '}
          {moments.length - 1} decisions, last played {when(record.played)}.{record.practice && ' A practice game.'}
        </p>
        <div className="result-deeds">
          {outcome !== null && (
            <a className="ui-button ui-button-main" href={addressOf({ place: 'review', id })}>
              <Icon name="look" /> Review
            </a>
          )}
          <button type="button" className="ui-button" onClick={() => print()}>
            <Icon name="print" /> Print
          </button>
          <a className="ui-button" href={addressOf({ place: 'replay', id, at: 0 })}>
            <Icon name="replay" /> Replay
          </a>
          <button type="button" className="ui-button" onClick={() => void exportMatch(id)}>
            <Icon name="save" /> Export
          </button>
          <button
            type="button"
            className="ui-button"
            onClick={() => download(fileNameOf(record, 'txt'), storyText(timeline), 'text/plain')}
          >
            <Icon name="copy" /> As text
          </button>
          {outcome === null && (
            <a className="ui-button" href={addressOf({ place: 'play', id })}>
              Play on
            </a>
          )}
          {outcome !== null && again !== undefined && (
            <a className="ui-button" href={addressOf({ place: 'new', scenario: again })}>
              Play it again
            </a>
          )}
        </div>
      </header>
      <div className="result-tables">
        {tables.map((table) => (
          <Table key={table.caption} table={table} />
        ))}
      </div>
      {game.note !== '' && <p className="result-note">{game.note}</p>}
      <section className="result-story-log">
        <h2>The game, decision by decision</h2>
        {story.map((chapter) => (
          <details key={`${chapter.at} ${chapter.title}`}>
            <summary>{chapter.title}</summary>
            <a href={addressOf({ place: 'replay', id, at: chapter.at })} aria-label={`Look at that moment: ${chapter.title}`}>
              Look at that moment
            </a>
            {keyed(chapter.lines, ({ decision }) => decision).map(({ key, item: { decision, tellings } }) => (
              <div key={key} className="result-story-line">
                {decision && <strong>{decision}</strong>}
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

function Table({ table: { caption, corner, columns, rows } }: { table: ResultTable }): ReactNode {
  return (
    <table>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {corner === '' ? <td /> : <th scope="col">{corner}</th>}
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, cells }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {columns.map((column, i) => (
              <td key={column}>{cells[i]}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
