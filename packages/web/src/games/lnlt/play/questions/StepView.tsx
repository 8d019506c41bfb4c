/** A move under way. */

import type { ReactNode } from 'react'
import { KeyHint } from '../../../../keys/KeyHint.tsx'
import { Problems } from '../../../../play/dock/parts.tsx'
import type { Doing, StepDraft } from '../drafts/step-draft.ts'
import { UnitFace } from '../faces.tsx'
import type { Decision, LnltDesk } from '../kinds.ts'
import { describe, points } from '../words.ts'
import { Altitude } from './Altitude.tsx'
import { DriveLegs } from './DrivePanel.tsx'
import { FirePanel } from './FirePanel.tsx'
import { GunPanel } from './GunPanel.tsx'
import { modeName, Steps } from './MovePanel.tsx'

const DOINGS: { readonly [D in Doing]: { readonly name: string; readonly key: string } } = {
  go: { name: 'Go on', key: 'M' },
  guns: { name: 'Guns', key: 'F' },
  fire: { name: 'Fire', key: 'F' },
}
/** What is done on the way with a key of its own. */
const KEYS: { readonly [type: string]: string } = { overrun: 'c', tearDown: 'x', dismount: 'u', unload: 'u', board: 'u' }

export function StepView({ desk, draft }: { readonly desk: LnltDesk; readonly draft: StepDraft }): ReactNode {
  const { s } = desk
  const unit = s.units[draft.drive?.unit ?? -1]
  const doings = (['go', 'guns', 'fire'] as const).filter((doing) => draft.can(doing))
  return (
    <>
      {doings.length > 1 && (
        <fieldset className="lnlt-activities">
          <legend className="ui-hidden">On the way</legend>
          {doings.map((doing) => (
            <button key={doing} type="button" aria-pressed={draft.doing === doing} onClick={() => desk.attempt(() => draft.do(doing))}>
              {DOINGS[doing].name} <KeyHint of={DOINGS[doing].key} />
            </button>
          ))}
        </fieldset>
      )}
      {unit && draft.hover ? (
        <Altitude desk={desk} unit={unit} change={draft.hover} />
      ) : (
        <p className="play-reaction-facts">
          {modeName(draft.move.mode)}, {points(draft.move.left)} MP left.
        </p>
      )}
      {draft.doing === 'guns' ? (
        <GunPanel desk={desk} part={draft.guns} />
      ) : draft.doing === 'fire' ? (
        <FirePanel desk={desk} part={draft.fire} />
      ) : draft.drive ? (
        <DriveLegs s={s} part={draft.drive} />
      ) : (
        <Steps s={s} part={draft.move} />
      )}
      {draft.doing === 'go' && <Problems problems={draft.problems} />}
      <section className="table-panel">
        {draft.activities.length > 0 && (
          <>
            <h2>Or here</h2>
            <ul className="play-offers">
              {draft.activities.map((decision) => (
                <li key={JSON.stringify(decision)}>
                  <Beside
                    desk={desk}
                    decision={decision}
                    isFirst={draft.activities.find(({ type }) => type === decision.type) === decision}
                  />
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

function Beside({ desk, decision, isFirst }: { desk: LnltDesk; decision: Decision; isFirst: boolean }): ReactNode {
  const { s } = desk
  const { units, vehicle } = decision as { readonly units?: readonly number[]; readonly vehicle?: number }
  const face = units?.[0] ?? vehicle
  const key = isFirst ? KEYS[decision.type] : undefined
  return (
    <button type="button" className="play-offer" onClick={() => desk.decide(decision)}>
      {face !== undefined && (
        <span className="play-offer-face">
          <UnitFace s={s} id={face} size={38} />
        </span>
      )}
      <span className="play-offer-words">
        <strong>{describe(s, 'step', decision)}</strong>
      </span>
      {key && <KeyHint of={key} />}
    </button>
  )
}
