/** How likely each man gets in among the enemy. */
import { type InfiltrationPreview, manName, type UpfrontState } from '@firegroup/upfront'
import type { ReactNode } from 'react'
import { percent, signed } from '../../../../play/controller/draft.ts'
import { Rule } from '../../../../play/dock/parts.tsx'

export function InfiltrationOdds({ s, preview }: { readonly s: UpfrontState; readonly preview: InfiltrationPreview }): ReactNode {
  return (
    <section className="table-panel">
      <h2 className="play-panel-line">
        <span>If they dare to, a red position gets them in</span>
        <Rule rule="20.3" />
      </h2>
      <dl>
        {preview.men.map(({ man, column, red, shifts }) => (
          <div key={man}>
            <dt>
              {manName(s, man)}, column {column}
              {shifts.map(({ label, value }) => `, ${label} ${signed(value)}`).join('')}
            </dt>
            <dd>{percent(red / preview.cards)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
