/** Rulings on which players of Lock 'n Load disagree: agreed before the game. */
import type { RulingOptions, Scenario } from '@firegroup/lnlt'
import type { ReactNode } from 'react'
import { Choices } from '../../../app/Choices.tsx'
import type { AgreementsProps } from '../../game.ts'
import { RULINGS } from './rulings.ts'

export function Agreements({ card, agreements, onAgree }: AgreementsProps): ReactNode {
  const given = (card.scenario as Scenario).options ?? {}
  return (
    <details>
      <summary>Rulings you can agree on</summary>
      {RULINGS.map(({ id, name, choices }) => (
        <Choices
          key={id}
          legend={name}
          name={id}
          value={agreements[id] ?? given[id] ?? choices[0]!.value}
          onChange={(value) => onAgree({ ...agreements, [id]: value })}
          choices={choices as { value: RulingOptions[typeof id]; name: string; note: string }[]}
        />
      ))}
    </details>
  )
}
