/** Men who look for a Panzerfaust: who could, the check, and the shot that follows. */
import { describeDecision } from '@firegroup/aslsk'
import type { ReactNode } from 'react'
import { nameOf, percent } from '../../../../play/controller/draft.ts'
import { Modifiers, Problems, Rule } from '../../../../play/dock/parts.tsx'
import type { PanzerfaustDraft } from '../drafts/panzerfaust-draft.ts'
import { UnitFace } from '../faces.tsx'
import type { AslskDesk } from '../kinds.ts'
import { unitWords } from '../words.ts'
import { IfItHits } from './IfItHits.tsx'
import { AllOfIt } from './ShotView.tsx'
import { ToHit } from './ToHit.tsx'

interface PanzerfaustProps {
  readonly desk: AslskDesk
  readonly draft: PanzerfaustDraft
}

/** Nothing where nobody could. */
export function PanzerfaustOffers({ desk, draft }: PanzerfaustProps): ReactNode {
  const { s } = desk
  const { checks, check } = draft
  if (checks.length === 0) return null
  return (
    <section className="table-panel">
      <h2 className="play-panel-line">
        <span>Look for a Panzerfaust</span>
        <small>found, hits and destroys</small>
      </h2>
      <ul className="play-offers">
        {checks.slice(0, 6).map(({ declared, place, found, effect }) => (
          <li key={JSON.stringify(declared)}>
            <button
              type="button"
              className="play-offer"
              aria-pressed={JSON.stringify(declared) === JSON.stringify(check)}
              onClick={() => desk.attempt(() => draft.takeCheck({ declared }))}
            >
              <span className="play-offer-face">
                <UnitFace s={s} id={declared.unit} size={36} />
              </span>
              <span className="play-offer-words">
                <span className="ui-hidden">{describeDecision(s, 'prepFire', declared)}: </span>
                <strong aria-hidden="true">
                  {nameOf(s, place)}: {unitWords(s, declared.unit)}
                </strong>
                <span aria-hidden="true">
                  {declared.vehicle === undefined ? `at the men in ${declared.at}` : `at the ${unitWords(s, declared.vehicle)}`}
                  {declared.careful ? ', careful of the backblast' : ''}
                  {found === null ? '' : `, found ${percent(found)}`}
                </span>
              </span>
              {effect !== null && <b>{percent(effect)}</b>}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

export function PanzerfaustView({ desk, draft }: PanzerfaustProps): ReactNode {
  const { s } = desk
  const { checked } = draft
  const sum = checked?.check.modifiers.reduce((all, { value }) => all + value, 0) ?? 0
  return (
    <>
      <Problems problems={draft.problems} />
      {checked && (
        <>
          <section className="table-panel">
            <h2 className="play-panel-line">
              <span>To find one</span>
              <strong>
                {checked.check.fires === 0
                  ? 'no roll will do'
                  : `one die, ${checked.check.fires === 1 ? 'a 1' : `${checked.check.fires} or less`}, ${percent(checked.check.fires / 6)}`}
              </strong>
            </h2>
            <p className="table-hint">
              It counts as the use of a support weapon, found or not. A 6 pins whoever looks, and breaks him if he is pinned{' '}
              <Rule rule="4.4.2" about="Panzerfaust" />
            </p>
          </section>
          {checked.check.modifiers.length > 0 && <Modifiers title="On that die" modifiers={checked.check.modifiers} sum={sum} />}
          <ToHit s={s} draft={draft} shot={checked.form} preview={checked.shot} from={draft.places[0]!} />
          <IfItHits s={s} draft={draft} shot={checked.form} preview={checked.shot} />
          <AllOfIt key={checked.form.at} s={s} preview={checked.shot} title="All of it, if one is found" />
        </>
      )}
      {!draft.isReaction && draft.checks.length > 1 && <PanzerfaustOffers desk={desk} draft={draft} />}
    </>
  )
}
