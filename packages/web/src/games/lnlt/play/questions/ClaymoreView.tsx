/** A Claymore waits: what it would do to those who come near. */
import type { ReactNode } from 'react'
import { KeyHint } from '../../../../keys/KeyHint.tsx'
import { percent } from '../../../../play/controller/draft.ts'
import { Problems, Rule } from '../../../../play/dock/parts.tsx'
import type { ClaymoreDraft, Detonate } from '../drafts/claymore-draft.ts'
import { harmOf, OddsBar, OddsLegend, UnitFace } from '../faces.tsx'
import type { LnltDesk } from '../kinds.ts'
import { unitName } from '../words.ts'

export function ClaymoreView({ desk, draft }: { readonly desk: LnltDesk; readonly draft: ClaymoreDraft }): ReactNode {
  return (
    <section className="table-panel">
      <h2 className="play-panel-line">
        <span>Which one?</span>
        <Rule rule="23.2.1" about="claymore" />
      </h2>
      <ul className="play-offers">
        {draft.options.map((option, i) => (
          <li key={JSON.stringify(option)}>
            <Waiting desk={desk} draft={draft} option={option} number={i + 1} />
          </li>
        ))}
      </ul>
      <OddsLegend />
      <p className="table-hint">It is asked before any Opportunity Fire, and goes off once. Whoever sets it off stays free to fire.</p>
      <Problems problems={draft.problems} />
    </section>
  )
}

interface WaitingProps {
  readonly desk: LnltDesk
  readonly draft: ClaymoreDraft
  readonly option: Detonate
  readonly number: number
}

function Waiting({ desk: { s }, draft, option, number }: WaitingProps): ReactNode {
  const preview = draft.previewOf(option)
  return (
    <button
      type="button"
      className="play-offer play-offer-reaction"
      aria-pressed={option === draft.chosen}
      onClick={() => draft.choose(option)}
    >
      <span className="play-offer-words">
        <strong>
          The one in {option.from}
          {option.target === undefined ? '' : `, at the ${unitName(s, option.target)}`}
        </strong>
        {preview?.targets.map((target) => (
          <span key={target.unit} className="lnlt-struck-man">
            <UnitFace s={s} id={target.unit} size={30} />
            <span>
              d6 + {target.attack} against d6 + {target.defence}
              <OddsBar odds={target.odds} />
            </span>
            <b>{percent(harmOf(target.odds))}</b>
          </span>
        ))}
      </span>
      {number < 10 && <KeyHint of={number} />}
    </button>
  )
}
