import { type Modifier, total } from '@firegroup/kernel'
import { CCV, CCV_CHANGE } from '../../data/close-combat.ts'
import { FP_UNIT } from '../../data/ift.ts'
import type { AslskState, Unit } from '../../state.ts'
import { isInexperienced, isMmc, typeOf, weaponsOf } from '../../units/units.ts'
import type { CombatFp } from './events.ts'

/** What a CCV is for: to attack a vehicle in Close Combat, to do so as Reaction Fire, or to stand up to one. */
export type CcvUse = 'attack' | 'reaction' | 'defense'

/** 3.8: the Close Combat Values of units that fight together. */
export function ccvParts(s: AslskState, units: readonly Unit[], use: CcvUse, on: readonly Unit[] = []): CombatFp[] {
  const mmc = units.some((unit) => isMmc(s, unit))
  return units.map((unit, i) => {
    const parts = valueParts(s, unit, mmc || i > 0, use, on)
    return { unit: unit.id, label: typeOf(s, unit).label, fp64: Math.max(0, total(parts)) * FP_UNIT, halved: false, parts }
  })
}

/** 3.8, 3.3.4, 5.4: a unit's own CCV and what lowers it. A pinned unit defends at its full value, as it does against men (GAP-43). */
function valueParts(s: AslskState, unit: Unit, grouped: boolean, use: CcvUse, on: readonly Unit[]): Modifier[] {
  const { kind, label } = typeOf(s, unit)
  const value =
    kind === 'leader' ? (grouped ? CCV.leaderAdds : CCV.leaderAlone) : kind === 'squad' || kind === 'crew' ? CCV[kind] : CCV.halfSquad
  const parts: Modifier[] = [{ rule: '3.8', label, value }]
  if (isInexperienced(s, unit)) parts.push({ rule: '5.4', label: 'Inexperienced', value: CCV_CHANGE.inexperienced })
  if (use !== 'defense' && unit.pinned) parts.push({ rule: '3.8', label: 'pinned', value: CCV_CHANGE.areaFire })
  if (use !== 'defense')
    for (const halves of s.setting.hooks.closeCombatHalves)
      if (halves(s, unit, on)) parts.push({ rule: '3.8', label: 'half FP', value: CCV_CHANGE.areaFire })
  if (use === 'reaction' && hasFired(s, unit)) parts.push({ rule: '3.3.4', label: 'has fired', value: CCV_CHANGE.alreadyFired })
  return parts
}

/** 3.3.4: with its own FP or with a SW, which looking for a Panzerfaust uses too (4.4.2). A leader who directs fire attacks like those who fire (3.2.2). */
function hasFired(s: AslskState, unit: Unit): boolean {
  if (unit.fire !== 'none' || unit.forfeited || unit.firedWeapon || (unit.panzerfausts ?? 0) > 0) return true
  return weaponsOf(s, unit).some((weapon) => weapon.fire !== 'none' || weapon.keptRate)
}
