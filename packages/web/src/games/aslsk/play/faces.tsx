/** Counters and odds of the Starter Kit, as the docks show them. */
import type { AslskState, TargetOdds } from '@firegroup/aslsk'
import type { ReactNode } from 'react'
import { Counter } from '../../../counters/Counter.tsx'
import { OutcomeBar, OutcomeLegend } from '../../../play/dock/OutcomeBar.tsx'
import { counterWords, unitFace, unitTabs, weaponFace } from '../counters.ts'

interface UnitFaceProps {
  readonly s: AslskState
  readonly id: number
  readonly size?: number
  readonly selected?: boolean
}

export function UnitFace({ s, id, size = 38, selected = false }: UnitFaceProps): ReactNode {
  const unit = s.units[id]!
  return (
    <Counter
      face={unitFace(s.setting.pack, unit)}
      tabs={unitTabs(unit)}
      size={size}
      selected={selected}
      label={counterWords(unitFace(s.setting.pack, unit), unitTabs(unit))}
    />
  )
}

export function WeaponFace({ s, id, size = 38 }: { readonly s: AslskState; readonly id: number; readonly size?: number }): ReactNode {
  return <Counter face={weaponFace(s.setting.pack, s.weapons[id]!)} size={size} />
}

const OUTCOMES = (['eliminated', 'reduced', 'broken', 'pinned', 'unharmed'] as const).map((name) => ({ name, tone: name }))

export function OddsBar({ odds }: { readonly odds: TargetOdds }): ReactNode {
  return <OutcomeBar outcomes={OUTCOMES} shares={OUTCOMES.map(({ name }) => odds[name] / odds.of)} error={odds.error} />
}

export function OddsLegend(): ReactNode {
  return <OutcomeLegend outcomes={OUTCOMES} />
}
