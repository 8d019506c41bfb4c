/** Counters and fates of the Starter Kit, as the docks show them. */
import type { AslskState, Fate } from '@firegroup/aslsk'
import type { ReactNode } from 'react'
import { Counter } from '../../../counters/Counter.tsx'
import { Fates, FatesLegend } from '../../../play/dock/Fates.tsx'
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

export function FateBar({ fate }: { readonly fate: Fate }): ReactNode {
  return <Fates outcomes={OUTCOMES} shares={OUTCOMES.map(({ name }) => fate[name] / fate.of)} error={fate.error} />
}

export function FateLegend(): ReactNode {
  return <FatesLegend outcomes={OUTCOMES} />
}
