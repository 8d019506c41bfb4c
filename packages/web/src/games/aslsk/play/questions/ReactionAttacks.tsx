/** CC Reaction Fire: men who may go for a vehicle that has driven into their hex, with the check that they must pass and what they would do to it. */
import type { ReactionPreview } from '@firegroup/aslsk'
import type { ReactNode } from 'react'
import { percent, signed } from '../../../../play/controller/draft.ts'
import { Rule } from '../../../../play/dock/parts.tsx'
import { reactionChance } from '../drafts/combat-parts.ts'
import { UnitFace } from '../faces.tsx'
import type { AslskDesk } from '../kinds.ts'
import { unitsWords } from '../words.ts'

interface Attack {
  readonly type: string
  readonly by: readonly number[]
  readonly vehicle: number
}

export function ReactionAttacks({ desk }: { readonly desk: AslskDesk }): ReactNode {
  const { s, open } = desk
  const attacks = ((open?.question.candidates() ?? []) as readonly Attack[]).filter(({ type }) => type === 'reaction')
  if (attacks.length === 0) return null
  const told = attacks
    .map((decision) => ({ decision, preview: open!.question.preview?.(decision) as ReactionPreview | null }))
    .sort((a, b) => (b.preview ? reactionChance(b.preview) : 0) - (a.preview ? reactionChance(a.preview) : 0))
  return (
    <section className="table-panel">
      <h2 className="play-panel-line">
        <span>Go for it in Close Combat</span>
        <Rule rule="3.3.4" about="CC Reaction Fire" />
      </h2>
      <ul className="play-offers">
        {told.map(({ decision, preview }) => (
          <li key={decision.by.join()}>
            <button type="button" className="play-offer" onClick={() => desk.decide(decision)}>
              <span className="play-offer-face">
                <UnitFace s={s} id={decision.by[0]!} />
              </span>
              <span className="play-offer-words">
                <strong>{unitsWords(s, decision.by)}</strong>
                <span>{preview ? reactionWords(preview) : ''}</span>
              </span>
              {preview && <b>{percent(reactionChance(preview))}</b>}
            </button>
          </li>
        ))}
      </ul>
      <p className="table-hint">In place of a shot. Who fails the PAATC is pinned and does not attack.</p>
    </section>
  )
}

/** 'PAATC 58%, then CCV 5, +2'. */
function reactionWords({ paatc, attack: { kill, drm }, protective }: ReactionPreview): string {
  const check = paatc ? `PAATC ${percent(paatc.passes / paatc.of)}, then ` : ''
  return `${check}CCV ${kill}, ${signed(drm)}${protective ? '; as Final Protective Fire, a morale check too' : ''}`
}
