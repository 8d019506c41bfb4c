/** How a strength comes about: each step with its reason, and the sum. */
import type { Modifier } from '@firegroup/kernel'
import type { ReactNode } from 'react'
import { keyed } from '../../../../matches/keyed.ts'
import { Rule } from '../../../../play/dock/parts.tsx'

interface StrengthLineProps {
  readonly title: string
  readonly modifiers: readonly Modifier[]
  readonly strength: number
}

export function StrengthLine({ title, modifiers, strength }: StrengthLineProps): ReactNode {
  return (
    <section className="table-panel">
      <h2>{title}</h2>
      <ul className="uf-strength">
        {keyed(modifiers, ({ label }) => label).map(({ key, item: { label, value, rule } }, i) => (
          <li key={key}>
            <span className="uf-strength-sign" aria-hidden="true">
              {i === 0 ? '' : value < 0 ? '−' : '+'}
            </span>
            <span className="uf-strength-part">
              <b>
                {value < 0 && <span className="ui-hidden">minus </span>}
                {Math.abs(value)}
              </b>
              <small>{label.toLowerCase()}</small>
              <Rule rule={rule} about={label} />
            </span>
          </li>
        ))}
        <li>
          <span className="uf-strength-sign" aria-hidden="true">
            =
          </span>
          <span className="uf-strength-part is-sum">
            <b>{strength < 0 ? `−${-strength}` : strength}</b>
            <small>attack</small>
          </span>
        </li>
      </ul>
    </section>
  )
}
