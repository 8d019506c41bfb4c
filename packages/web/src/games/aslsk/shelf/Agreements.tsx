/** What the two players of the Starter Kit agree on: a balance, and whether lines of sight may be looked at. */
import { type Scenario, SIDES } from '@firegroup/aslsk'
import type { ReactNode } from 'react'
import { Choices } from '../../../app/Choices.tsx'
import { changeSettings, useSettings } from '../../../app/settings.ts'
import type { AgreementsProps } from '../../game.ts'

export function Agreements({ card, agreements, onAgree }: AgreementsProps): ReactNode {
  const { losChecks } = useSettings()
  const scenario = card.scenario as Scenario
  const provisions = SIDES.flatMap((side) => {
    const provision = scenario.balance?.[side]
    return provision ? [{ value: side as string, name: `For the ${scenario.sides[side].name}`, note: provision.text }] : []
  })
  return (
    <>
      {provisions.length > 0 && (
        <Choices
          legend="Balance"
          name="balance"
          value={agreements['balance'] ?? ''}
          onChange={(balance) => onAgree({ ...agreements, balance })}
          choices={[{ value: '', name: 'As it is', note: '' }, ...provisions]}
        />
      )}
      <Choices
        legend="Lines of sight"
        name="los"
        value={losChecks}
        onChange={(value) => changeSettings({ losChecks: value })}
        choices={[
          { value: 'free', name: 'Free', note: 'Look before you declare a shot.' },
          { value: 'declared', name: 'Declared', note: 'A line is traced only once the shot is declared.' },
        ]}
      />
    </>
  )
}
