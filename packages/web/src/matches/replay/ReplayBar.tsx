import type { MatchRecord } from '@firegroup/table'
import type { ReactNode } from 'react'
import { addressOf } from '../../app/route.ts'
import { Icon, Sign } from '../../icons.tsx'
import { exportMatch } from '../export.ts'

export function ReplayBar({
  record,
  place,
  over,
}: {
  readonly record: MatchRecord
  readonly place: string
  readonly over: boolean
}): ReactNode {
  return (
    <header className="ui-top-bar">
      <a className="ui-brand" href="#/" title="Home">
        <Sign />
        <span>Firegroup</span>
      </a>
      <div className="replay-what">
        <h1>{record.name}</h1>
        <p>Replay. {place}</p>
      </div>
      <nav className="replay-deeds" aria-label="This game">
        <a className="replay-bar-button" href={addressOf({ place: 'play', id: record.id })} title="Back to the game">
          <Icon name="back" /> <span>The game</span>
        </a>
        {over && (
          <a
            className="replay-bar-button"
            href={addressOf({ place: 'review', id: record.id })}
            title="How the chances ran, and what cost most"
          >
            <Icon name="look" /> <span>Review</span>
          </a>
        )}
        <a className="replay-bar-button" href={addressOf({ place: 'result', id: record.id })} title="Result, to read and to print">
          <Icon name="print" /> <span>Result</span>
        </a>
        <button type="button" className="replay-bar-button" title="Export as a file" onClick={() => void exportMatch(record.id)}>
          <Icon name="save" /> <span>Export</span>
        </button>
      </nav>
    </header>
  )
}
