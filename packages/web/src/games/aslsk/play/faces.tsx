/** Counters and odds of the Starter Kit, as the docks show them. */
import { type AslskState, isMounted, type TargetOdds } from '@firegroup/aslsk'
import type { ReactNode } from 'react'
import { Counter } from '../../../counters/Counter.tsx'
import { OutcomeBar, OutcomeLegend } from '../../../play/dock/OutcomeBar.tsx'
import { unitView, weaponView } from '../views.ts'

interface UnitFaceProps {
  readonly s: AslskState
  readonly id: number
  readonly size?: number
  readonly selected?: boolean
  /** How a vehicle shall stand. */
  readonly stance?: Parameters<typeof unitView>[2]
}

export function UnitFace({ s, id, size = 38, selected = false, stance }: UnitFaceProps): ReactNode {
  const { face, tabs, words } = unitView(s, s.units[id]!, stance)
  return <Counter face={face} {...(tabs ? { tabs } : {})} size={size} selected={selected} label={words} />
}

interface WeaponFaceProps {
  readonly s: AslskState
  readonly id: number
  readonly size?: number
  /** Where a Gun shall point. */
  readonly ca?: number | undefined
}

export function WeaponFace({ s, id, size = 38, ca }: WeaponFaceProps): ReactNode {
  const weapon = s.weapons[id]!
  // what is mounted has no counter of its own
  if (isMounted(s, weapon)) return <UnitFace s={s} id={weapon.owner} size={size} />
  return <Counter face={weaponView(s, weapon, ca).face} size={size} />
}

const OUTCOMES = (['eliminated', 'reduced', 'broken', 'pinned', 'unharmed'] as const).map((name) => ({ name, tone: name }))
/** 7.10: of a vehicle. */
const VEHICLES = [
  { name: 'eliminated', tone: 'eliminated' },
  { name: 'shocked', tone: 'reduced' },
  { name: 'stunned', tone: 'broken' },
  { name: 'immobilized', tone: 'pinned' },
  { name: 'unharmed', tone: 'unharmed' },
] as const

export function OddsBar({ odds }: { readonly odds: TargetOdds }): ReactNode {
  const isVehicle = (odds.shocked ?? 0) + (odds.stunned ?? 0) + (odds.immobilized ?? 0) > 0
  const outcomes = isVehicle ? VEHICLES : OUTCOMES
  return <OutcomeBar outcomes={outcomes} shares={outcomes.map(({ name }) => (odds[name] ?? 0) / odds.of)} error={odds.error} />
}

export function OddsLegend(): ReactNode {
  return <OutcomeLegend outcomes={OUTCOMES} />
}
