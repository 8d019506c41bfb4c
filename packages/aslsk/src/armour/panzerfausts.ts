import type { Modifier } from '@firegroup/kernel'
import { PANZERFAUST, panzerfaustId, panzerfaustRange } from '../data/panzerfaust.ts'
import type { AslskState, Unit } from '../state.ts'
import { vehicleIds } from '../vehicles/roster.ts'

export function monthOf(s: AslskState): number {
  return s.setting.scenario.year * 100 + s.setting.scenario.month
}

/** What a side looks for: which counter it is, how far it reaches, and what else counts for the check. */
export interface Panzerfausts {
  readonly type: string
  readonly reach: number
  readonly modifiers: readonly Modifier[]
}

/** 4.4.2: in a scenario with an enemy AFV, from October 1943 on; unless a module knows better. */
export function panzerfaustsOf(s: AslskState, side: Unit['side']): Panzerfausts | null {
  for (const says of s.setting.hooks.panzerfausts) {
    const own = says(s, side)
    if (own !== undefined) return own
  }
  if (s.setting.scenario.sides[side].nation !== 'german' || monthOf(s) < PANZERFAUST.from) return null
  if (!vehicleIds(s).some((id) => s.units[id]!.side !== side && s.units[id]!.vehicle !== undefined)) return null
  return panzerfaustsIn(monthOf(s))
}

/** 4.4.2: those of a month. */
export function panzerfaustsIn(month: number): Panzerfausts {
  const reach = panzerfaustRange(month)
  return { type: panzerfaustId(reach), reach, modifiers: [] }
}
