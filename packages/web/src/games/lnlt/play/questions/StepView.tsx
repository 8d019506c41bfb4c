/** A move under way. */

import type { ReactNode } from 'react'
import { KeyHint } from '../../../../keys/KeyHint.tsx'
import { Problems } from '../../../../play/dock/parts.tsx'
import type { StepDraft } from '../drafts/step-draft.ts'
import type { LnltDesk } from '../kinds.ts'
import { describe, points } from '../words.ts'
import { DriveLegs } from './DrivePanel.tsx'
import { modeName, Steps } from './MovePanel.tsx'

export function StepView({ desk, draft }: { readonly desk: LnltDesk; readonly draft: StepDraft }): ReactNode {
  const { s } = desk
  return (
    <>
      <p className="play-reaction-facts">
        {modeName(draft.move.mode)}, {points(draft.move.left)} MP left.
      </p>
      {draft.drive ? <DriveLegs s={s} part={draft.drive} /> : <Steps s={s} part={draft.move} />}
      <Problems problems={draft.problems} />
      <section className="table-panel">
        {draft.activities.length > 0 && (
          <>
            <h2>Or</h2>
            <ul className="play-offers">
              {draft.activities.map((decision) => (
                <li key={JSON.stringify(decision)}>
                  <button type="button" className="play-offer" onClick={() => desk.decide(decision)}>
                    <span className="play-offer-words">
                      <strong>{describe(s, 'step', decision)}</strong>
                    </span>
                  </button>
                </li>
              ))}
            </ul>
          </>
        )}
        {draft.stop && (
          <button type="button" className="ui-button" onClick={() => desk.decide(draft.stop)}>
            Stop here <KeyHint of="e" />
          </button>
        )}
      </section>
    </>
  )
}
