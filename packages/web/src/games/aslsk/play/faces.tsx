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
  const shown = tabs && (size >= ROOMY || tabs.length < 2) ? { tabs } : {}
  return <Counter face={face} {...shown} size={size} selected={selected} label={words} />
}

/** On a smaller face several tabs would stand over the row above it. */
const ROOMY = 44

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

const OUTCOMES = (['eliminated', 'reduced', 'broken', 'pinned', 'unharmed'] as const).map((name) => ({ fate: name, name, tone: name }))
/** 7.10: of a vehicle. */
const VEHICLES = [
  { fate: 'eliminated', name: 'destroyed', tone: 'eliminated' },
  { fate: 'shocked', name: 'shocked', tone: 'reduced' },
  { fate: 'stunned', name: 'stunned', tone: 'stunned' },
  { fate: 'immobilized', name: 'immobilized', tone: 'broken' },
  { fate: 'unharmed', name: 'no effect', tone: 'unharmed' },
] as const

/** `isVehicle`: of a vehicle and its crew; told by the odds where it is left out. */
export function OddsBar({ odds, isVehicle }: { readonly odds: TargetOdds; readonly isVehicle?: boolean }): ReactNode {
  const outcomes = (isVehicle ?? (odds.shocked ?? 0) + (odds.stunned ?? 0) + (odds.immobilized ?? 0) > 0) ? VEHICLES : OUTCOMES
  return <OutcomeBar outcomes={outcomes} shares={outcomes.map(({ fate }) => (odds[fate] ?? 0) / odds.of)} error={odds.error} />
}

export function OddsLegend({ isVehicle = false }: { readonly isVehicle?: boolean }): ReactNode {
  return <OutcomeLegend outcomes={isVehicle ? VEHICLES : OUTCOMES} />
}
