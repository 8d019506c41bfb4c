/** The bar below the board: the chosen stack, what it can do, and the end of the phase. */
import type { ReactNode } from 'react'
import { AdvanceDraft } from '../../games/aslsk/play/drafts/advance-draft.ts'
import { FireDraft } from '../../games/aslsk/play/drafts/fire-draft.ts'
import { MoveDraft } from '../../games/aslsk/play/drafts/move-draft.ts'
import { RoutDraft } from '../../games/aslsk/play/drafts/rout-draft.ts'
import { SetupDraft } from '../../games/aslsk/play/drafts/setup-draft.ts'
import type { Desk } from '../controller/desk.ts'
import { UnitFace } from '../dock/parts.tsx'
import { PlayIcon } from './PlayIcon.tsx'

const END: Readonly<Record<string, string>> = {
  prepFire: 'End Prep Fire',
  defensiveFire: 'End Defensive Fire',
  advancingFire: 'End Advancing Fire',
  firstFire: 'Hold fire',
  move: 'End Movement',
  rout: 'End Rout',
  advance: 'End Advance',
  closeCombat: 'No attack',
  restack: 'As they stand',
}

/** The units that the draft is about: what the bar shows and the board rings. */
export function chosenUnits({ draft }: Desk): readonly number[] {
  if (draft instanceof FireDraft) return [...draft.directors, ...draft.firers.map(({ unit }) => unit)]
  if (draft instanceof MoveDraft || draft instanceof AdvanceDraft) return draft.units
  if (draft instanceof RoutDraft) return draft.unit === null ? [] : [draft.unit]
  if (draft instanceof SetupDraft) return draft.held
  return []
}

export function ActionBar({
  desk,
  onWhy,
  onNext,
}: {
  readonly desk: Desk
  readonly onWhy: () => void
  readonly onNext: () => void
}): ReactNode {
  const { open, draft } = desk
  if (!open || !draft || desk.reports.length > 0 || open.question.kind === 'firstFire') return null
  const left = draft.actors.length
  const chosen = chosenUnits(desk)
  const hasEnd = desk.end !== null
  return (
    <div className="action-bar" role="toolbar" aria-label="Actions">
      {chosen.length > 0 && (
        <div className="action-stack">
          {chosen.slice(0, 5).map((id) => (
            <UnitFace key={id} s={desk.s} id={id} size={46} />
          ))}
        </div>
      )}
      <button type="button" className="action" onClick={onNext} disabled={left === 0}>
        <PlayIcon name="next" />
        <span>Next</span>
        <kbd>N</kbd>
      </button>
      <button type="button" className="action" onClick={onWhy}>
        <PlayIcon name="why" />
        <span>Why not?</span>
        <kbd>?</kbd>
      </button>
      {hasEnd && (
        <button type="button" className={desk.confirming ? 'action-end is-asking' : 'action-end'} onClick={() => desk.endPhase()}>
          <span>
            {desk.confirming
              ? `${left === 1 ? 'One stack' : `${left} stacks`} can still act. End anyway?`
              : (END[open.question.kind] ?? 'Done')}
          </span>
          <kbd>E</kbd>
        </button>
      )}
    </div>
  )
}
