/** Counters and odds of Lock 'n Load, as the docks show them. */
import type { LnltState, TargetOdds } from '@firegroup/lnlt'
import type { ReactNode } from 'react'
import { Counter } from '../../../counters/Counter.tsx'
import { percent } from '../../../play/controller/draft.ts'
import { type Outcome, OutcomeBar, OutcomeLegend } from '../../../play/dock/OutcomeBar.tsx'
import { unitFace, unitTabs, unitWords, weaponFace } from '../counters/index.tsx'
import { unitName } from './words.ts'

interface UnitFaceProps {
  readonly s: LnltState
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
      label={unitWords(s.setting.pack, unit)}
    />
  )
}

export function WeaponFace({ s, id, size = 38 }: { readonly s: LnltState; readonly id: number; readonly size?: number }): ReactNode {
  return <Counter face={weaponFace(s.setting.pack, s.weapons[id]!)} size={size} />
}

/** So many counters fit into a row of the dock. */
const ROOM = 6

interface FacesProps {
  readonly s: LnltState
  readonly ids: readonly number[]
  readonly size?: number
}

/** Units with their weapons, small. */
export function Faces({ s, ids, size = 34 }: FacesProps): ReactNode {
  const weapons = s.weapons.filter(({ owner }) => ids.includes(owner)).map(({ id }) => id)
  const units = ids.slice(0, ROOM)
  const left = Math.max(0, ROOM - units.length)
  const more = ids.length - units.length + Math.max(0, weapons.length - left)
  return (
    <span className="lnlt-faces">
      {units.map((id) => (
        <UnitFace key={id} s={s} id={id} size={size} />
      ))}
      {weapons.slice(0, left).map((id) => (
        <WeaponFace key={id} s={s} id={id} size={size} />
      ))}
      {more > 0 && <small>+{more}</small>}
    </span>
  )
}

const OUTCOMES: readonly (Outcome & { readonly of: readonly Exclude<keyof TargetOdds, 'of' | 'error'>[] })[] = [
  { name: 'eliminated', tone: 'eliminated', of: ['eliminated', 'destroyed', 'damaged', 'abandoned'] },
  { name: 'casualties', tone: 'reduced', of: ['casualties', 'wounded'] },
  { name: 'shaken', tone: 'pinned', of: ['shaken'] },
  { name: 'unharmed', tone: 'unharmed', of: ['none'] },
]

export function OddsBar({ odds }: { readonly odds: TargetOdds }): ReactNode {
  const shares = OUTCOMES.map(({ of }) => of.reduce((sum, each) => sum + (odds[each] ?? 0), 0) / odds.of)
  return <OutcomeBar outcomes={OUTCOMES} shares={shares} error={odds.error} />
}

/** What becomes of one who is fired at, as a row of a list; with what else there is to do about him. */
export function TargetOddsRow({ s, unit, odds, children }: TargetOddsRowProps): ReactNode {
  return (
    <li>
      <UnitFace s={s} id={unit} size={34} />
      <span>
        <span>{unitName(s, unit)}</span>
        <OddsBar odds={odds} />
      </span>
      <b>{percent(harmOf(odds))}</b>
      {children}
    </li>
  )
}

interface TargetOddsRowProps {
  readonly s: LnltState
  readonly unit: number
  readonly odds: TargetOdds
  readonly children?: ReactNode
}

export function OddsLegend(): ReactNode {
  return <OutcomeLegend outcomes={OUTCOMES} />
}

export const harmOf = (odds: TargetOdds): number => 1 - odds.none / odds.of
