import { explore, type Modifier } from '@firegroup/kernel'
import type { Aslsk } from '../../context.ts'
import { PAATC_DRM } from '../../data/close-combat.ts'
import type { AslskEvent } from '../../events.ts'
import { type AslskState, cloneState, type Hex, type Unit } from '../../state.ts'
import { leadership, pinTaskCheck } from '../../units/morale.ts'
import { canLead, infantryOf, isInexperienced, isMmc, leadershipOf, moraleOf, typeOf } from '../../units/units.ts'
import { vehiclesAt } from '../../vehicles/status.ts'

/** 3.7, 3.3.4: whether this unit must pass a PAATC before it goes for a vehicle: every MMC, but never the Japanese (8.1.8). */
export function takesPaatc(s: AslskState, unit: Unit): boolean {
  return isMmc(s, unit) && typeOf(s, unit).nation !== 'japanese'
}

/** 3.7: whether enemy armour stands in a hex. */
export function facesArmour(s: AslskState, unit: Unit, at: Hex): boolean {
  return vehiclesAt(s, at).some((vehicle) => vehicle.side !== unit.side)
}

/** 3.7: a DR of its morale or less; the unit is pinned otherwise. */
export function paatc(g: Aslsk, unit: Unit, rule: '3.7' | '3.3.4'): boolean {
  return pinTaskCheck(g, unit, { what: 'PAATC', rule, modifiers: paatcModifiers(g.state, unit, rule) }) === 'passes'
}

/** 3.7: the best leader with whom it is stacked, whether he goes along or not; one for those who have little faith. */
function paatcModifiers(s: AslskState, unit: Unit, rule = '3.7'): Modifier[] {
  const found: Modifier[] = []
  let best: Unit | null = null
  for (const leader of infantryOf(s, unit.side, unit.at))
    if (canLead(s, leader) && leadershipOf(s, leader) < (best ? leadershipOf(s, best) : 0)) best = leader
  if (best) found.push(...leadership(s, best, rule))
  const reason = hesitates(s, unit)
  if (reason) found.push({ rule: '3.7', label: reason, value: PAATC_DRM })
  return found
}

/** 3.7: Inexperienced Infantry, Italians who are no elite, and minor nations. */
function hesitates(s: AslskState, unit: Unit): string | null {
  const type = typeOf(s, unit)
  if (isInexperienced(s, unit)) return 'Inexperienced'
  if (type.nation === 'italian' && type.class !== 'elite') return 'Italian'
  if (type.nation === 'alliedMinor') return 'Allied Minor'
  return type.nation === 'axisMinor' ? 'Axis Minor' : null
}

/** What a PAATC would come to, of 36. */
export interface PaatcOdds {
  readonly unit: number
  readonly morale: number
  readonly modifiers: readonly Modifier[]
  readonly passes: number
  readonly of: 36
}

export function paatcOdds(s: AslskState, unit: Unit): PaatcOdds {
  let passed = false
  const odds = explore<AslskState, AslskEvent>({
    begin: () => cloneState(s),
    rule(g: Aslsk) {
      passed = paatc(g, g.state.units[unit.id]!, '3.7')
      return undefined
    },
    outcomes: () => [passed ? 'passes' : 'fails'],
  })
  return { unit: unit.id, morale: moraleOf(s, unit), modifiers: paatcModifiers(s, unit), passes: odds.outOf(36, 'passes'), of: 36 }
}
