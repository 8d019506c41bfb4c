/** The bar below the board: the chosen stack, what it can do, and the end of the phase. */

import type { GameEvent } from '@firegroup/kernel'
import type { ReactNode } from 'react'
import type { BarAct } from '../../games/game.ts'
import { KeyHint } from '../../keys/KeyHint.tsx'
import type { Desk } from '../controller/desk.ts'
import type { Draft } from '../controller/draft.ts'
import { PlayIcon } from './PlayIcon.tsx'

interface ActionBarProps<S, E extends GameEvent, D extends Draft> {
  readonly desk: Desk<S, E, D>
  readonly onWhy: () => void
  readonly onNext: () => void
}

export function ActionBar<S, E extends GameEvent, D extends Draft>({ desk, onWhy, onNext }: ActionBarProps<S, E, D>): ReactNode {
  const { open, draft } = desk
  const { bars } = desk.game
  if (!open || !draft || desk.reports.length > 0 || desk.isReaction) return null
  const left = draft.actors.length
  const own = bars.acts?.(desk)
  const hasEnd = desk.end !== null
  const { notYet } = desk
  return (
    <div className="play-action-bar" role="toolbar" aria-label="Actions">
      <bars.Chosen desk={desk} />
      {own ? (
        own.map((each) => <Act key={each.label} of={each} />)
      ) : (
        <button type="button" className="play-action" onClick={onNext} disabled={left === 0 || (left === 1 && draft.isAlone === true)}>
          <PlayIcon name="next" />
          <span>Next</span>
          <KeyHint of="n" />
        </button>
      )}
      {bars.more?.(desk).map((each) => (
        <Act key={each.label} of={each} />
      ))}
      <button type="button" className="play-action" onClick={onWhy}>
        <PlayIcon name="why" />
        <span>Why not?</span>
        <KeyHint of="?" />
      </button>
      {notYet && (
        <button type="button" className="play-action-end" aria-disabled="true" onClick={() => desk.endPhase()}>
          <span>{bars.end(open.question.kind)}</span>
          <KeyHint of="e" />
        </button>
      )}
      {hasEnd && (
        <button type="button" className={desk.confirming ? 'play-action-end is-asking' : 'play-action-end'} onClick={() => desk.endPhase()}>
          <span>{desk.confirming ? `${bars.left(left)} End anyway?` : bars.end(open.question.kind)}</span>
          <KeyHint of={own ? 'Space' : 'e'} />
        </button>
      )}
    </div>
  )
}

function Act({ of: { icon, label, key, act } }: { readonly of: BarAct }): ReactNode {
  return (
    <button type="button" className="play-action" onClick={act}>
      <PlayIcon name={icon} />
      <span>{label}</span>
      <KeyHint of={key} />
    </button>
  )
}
