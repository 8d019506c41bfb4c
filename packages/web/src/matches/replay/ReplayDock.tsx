/** One decision and what came of it, in words. */

import type { Outcome, Seat } from '@firegroup/kernel'
import type { MatchRecord } from '@firegroup/table'
import type { ReactNode } from 'react'
import { Icon } from '../../icons.tsx'
import { KeyHint } from '../../keys/KeyHint.tsx'
import type { Place } from '../../play/controller/draft.ts'
import type { Telling } from '../../play/controller/report.ts'
import { keyed } from '../keyed.ts'
import { LookBackPanel } from './LookBackPanel.tsx'
import type { LookBack } from './useLookBack.ts'

interface ReplayDockProps {
  readonly title: string
  readonly index: number
  readonly seat: Seat | undefined
  readonly sideName: (seat: Seat) => string
  readonly tellings: readonly Telling[]
  /** The phase in which each of them happened, where a decision led through several; empty where it led nowhere else. */
  readonly phases: readonly string[]
  readonly outcome: Outcome | null
  /** What decided it. */
  readonly told: string
  readonly problem: string | undefined
  readonly lookBack: LookBack
  readonly players: MatchRecord['players']
  readonly onLookBack: () => void
  readonly onShow: (place: Place) => void
  readonly onBranch: () => void
}

export function ReplayDock(props: ReplayDockProps): ReactNode {
  const { title, index, seat, sideName, tellings, phases, outcome, told, problem, lookBack, players, onLookBack, onShow, onBranch } = props
  return (
    <aside className="table-dock replay-dock" aria-label="What happened">
      <header className="table-dock-head">
        <h2>{title}</h2>
        <p>{seat === undefined ? 'Before the first decision' : `Decision ${index}, ${sideName(seat)}`}</p>
      </header>
      <div className="table-dock-body">
        {outcome && (
          <p className="replay-outcome">
            <strong>{outcome.winner === null ? 'A draw.' : `The ${sideName(outcome.winner)} win.`}</strong> {told}
          </p>
        )}
        {tellings.length === 0 && <p className="replay-quiet">Nothing else happened.</p>}
        <ol className="replay-tellings" data-testid="tellings">
          {keyed(tellings, ({ text }) => text).map(({ key, item: telling }, i) => (
            <li key={key}>
              {phases[i] !== undefined && phases[i] !== phases[i - 1] && <h3 className="replay-telling-phase">{phases[i]}</h3>}
              {telling.place === undefined ? (
                <div className="replay-telling">
                  <Words telling={telling} />
                </div>
              ) : (
                <button type="button" className="replay-telling" title="Show on the board" onClick={() => onShow(telling.place!)}>
                  <Words telling={telling} />
                </button>
              )}
            </li>
          ))}
        </ol>
        <LookBackPanel
          lookBack={lookBack}
          seat={seat}
          player={seat === undefined ? undefined : players[seat]}
          sideName={sideName}
          onAsk={onLookBack}
        />
      </div>
      <footer className="replay-foot">
        {problem && (
          <p className="replay-problem" role="alert">
            {problem}
          </p>
        )}
        <button type="button" className="ui-button ui-button-main" onClick={onBranch}>
          <Icon name="branch" /> Play from here <KeyHint of="b" />
        </button>
        <p>Opens a private copy with the same dice. This game stays as it is.</p>
      </footer>
    </aside>
  )
}

function Words({ telling: { text, detail, rule } }: { telling: Telling }): ReactNode {
  return (
    <>
      <span className="replay-telling-text">{text}</span>
      {rule && <span className="replay-telling-rule">{rule}</span>}
      {detail && <span className="replay-telling-detail">{detail}</span>}
    </>
  )
}
