/** Counters and fates of the Starter Kit, as the docks show them. */
import type { AslskState, Fate } from '@firegroup/aslsk'
import type { ReactNode } from 'react'
import { Counter } from '../../../counters/Counter.tsx'
import { percent } from '../../../play/controller/draft.ts'
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
      face={unitFace(unit)}
      tabs={unitTabs(unit)}
      size={size}
      selected={selected}
      label={counterWords(unitFace(unit), unitTabs(unit))}
    />
  )
}

export function WeaponFace({ s, id, size = 38 }: { readonly s: AslskState; readonly id: number; readonly size?: number }): ReactNode {
  return <Counter face={weaponFace(s.weapons[id]!)} size={size} />
}

const OUTCOMES = ['eliminated', 'reduced', 'broken', 'pinned', 'unharmed'] as const

export function FateBar({ fate }: { readonly fate: Fate }): ReactNode {
  const words = OUTCOMES.flatMap((outcome) => (fate[outcome] > 0 ? [`${outcome} ${percent(fate[outcome] / fate.of)}`] : []))
  return (
    <span className="fate" role="img" aria-label={words.join(', ')}>
      {OUTCOMES.map((outcome) => {
        const share = fate[outcome] / fate.of
        return share === 0 ? null : (
          <span key={outcome} className={`fate-${outcome}`} style={{ flexGrow: share }}>
            {share >= 0.09 ? percent(share) : ''}
          </span>
        )
      })}
    </span>
  )
}

export function FateLegend(): ReactNode {
  return (
    <ul className="fate-legend" aria-hidden="true">
      {OUTCOMES.map((outcome) => (
        <li key={outcome}>
          <i className={`fate-${outcome}`} />
          {outcome}
        </li>
      ))}
    </ul>
  )
}
