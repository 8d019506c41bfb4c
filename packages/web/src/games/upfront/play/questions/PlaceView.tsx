/** A card laid on a group: chosen on the table, or from the list. */

import type { ReactNode } from 'react'
import { KeyHint } from '../../../../keys/KeyHint.tsx'
import { keyed } from '../../../../matches/keyed.ts'
import type { TableDraft } from '../drafts/table-draft.ts'
import type { UpfrontDesk } from '../kinds.ts'

export function PlaceView({ draft }: { readonly desk: UpfrontDesk; readonly draft: TableDraft }): ReactNode {
  const { lines, picked } = draft
  return (
    <section className="table-panel">
      <p className="table-hint">Choose a card of your hand and a group on the table, or both here.</p>
      <ul className="play-offers">
        {keyed(lines, ({ words }) => words).map(({ key, item }, i) => (
          <li key={key}>
            <button type="button" className="play-offer" aria-pressed={item === picked} onClick={() => draft.pick(item)}>
              <span className="play-offer-words">
                <strong>{item.words}</strong>
              </span>
              {i < 9 && <KeyHint of={i + 1} />}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
