/** While a game is read, and when it can't be. */
import type { ReactNode } from 'react'
import { Shell } from '../app/Shell.tsx'
import type { Reading } from './useTimeline.ts'
import './replay/replay.css'

export function Waiting({ reading, what }: { readonly reading: Exclude<Reading, { kind: 'read' }>; readonly what: string }): ReactNode {
  if (reading.kind === 'failed')
    return (
      <Shell current={undefined}>
        <div className="ui-sheet ui-sheet-narrow" role="alert">
          <h1>This game can’t be shown</h1>
          {reading.problems.map((problem) => (
            <p key={problem}>{problem}</p>
          ))}
          <p>What is kept of it was not touched.</p>
          <a className="ui-button ui-button-main" href="#/">
            Back to your games
          </a>
        </div>
      </Shell>
    )
  return (
    <div className="app-loading" role="status">
      <div className="replay-waiting">
        <span>{what} …</span>
        <progress value={reading.share} aria-label={what} />
        <a className="ui-button" href="#/">
          Cancel
        </a>
      </div>
    </div>
  )
}
