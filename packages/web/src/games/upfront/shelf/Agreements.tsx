/** What the two players of Up Front agree on: rulings where the rulebook is read differently. */
import type { Scenario } from '@firegroup/upfront'
import type { ReactNode } from 'react'
import { Choices } from '../../../app/Choices.tsx'
import type { AgreementsProps } from '../../game.ts'
import { rulingsOf, valueIn } from './agreed.ts'

export function Agreements({ card, agreements, onAgree }: AgreementsProps): ReactNode {
  const scenario = card.scenario as Scenario
  return (
    <details className="uf-agreements">
      <summary>Rulings</summary>
      {rulingsOf(scenario).map((ruling) => (
        <Choices
          key={ruling.id}
          legend={ruling.legend}
          name={ruling.id}
          value={agreements[ruling.id] ?? valueIn(scenario, ruling)}
          onChange={(value) => onAgree({ ...agreements, [ruling.id]: value })}
          choices={ruling.choices}
        />
      ))}
    </details>
  )
}
