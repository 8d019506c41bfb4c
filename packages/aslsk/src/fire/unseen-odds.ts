import { type AslskState, RESERVE, type Unit } from '../state.ts'
import { isLeader, moraleOf } from '../units/units.ts'
import type { Figured } from './resolution.ts'
import { blowOf, type OddsByTarget, oddsOfTargets } from './target-odds.ts'

/**
 * What may become of each target of an attack. 8.3.2: of whom nothing is known, how it would go with each morale that there may be under the counter, each by
 * itself: never a guess.
 */
export function oddsOfKnown(s: AslskState, figured: Figured): OddsByTarget {
  const group = figured.groups.find(({ units }) => units.some((unit) => unit.unknown))
  if (!group) return oddsOfTargets(s, blowOf(figured))
  const known = figured.groups
    .map((each) => ({ ...each, units: each.units.filter((unit) => !unit.unknown) }))
    .filter(({ units }) => units.length > 0)
  const slot = group.units.find((unit) => unit.unknown)!
  const seen = known.length > 0 ? oddsOfTargets(without(s, slot, null), blowOf({ ...figured, groups: known })) : []
  const unseen = standInsFor(s, slot).map(({ alone, unit, morale }) => {
    const [odds] = oddsOfTargets(alone, blowOf({ ...figured, groups: [{ ...group, units: [unit] }] }))
    return { ...odds!, morale }
  })
  return [...seen, ...unseen]
}

/** Somebody of one morale in the place of whoever is unseen, and the state with him alone there. */
interface StandIn {
  readonly unit: Unit
  readonly morale: number
  readonly alone: AslskState
}

/** 8.3.2: one for each morale that there may be under the counter. */
export function standInsFor(s: AslskState, slot: Unit): readonly StandIn[] {
  return byMorale(s, slot).map((one) => {
    const unit: Unit = { ...slot, id: one.id, type: one.type, wounded: one.wounded }
    return { unit, morale: moraleOf(s, unit), alone: without(s, slot, unit) }
  })
}

/** One unit for each morale that a squad, half squad or crew of the unseen may have; leaders where there is nobody else. */
function byMorale(s: AslskState, { side }: Unit): Unit[] {
  const unseen = s.units.filter((unit) => unit.side === side && unit.unknown)
  const troops = unseen.filter((unit) => !isLeader(s, unit))
  const found = new Map<number, Unit>()
  for (const unit of troops.length > 0 ? troops : unseen) if (!found.has(moraleOf(s, unit))) found.set(moraleOf(s, unit), unit)
  return [...found.values()].sort((a, b) => moraleOf(s, a) - moraleOf(s, b))
}

/** The state with nobody unknown in the hex but this one. */
function without(s: AslskState, { at }: Unit, standIn: Unit | null): AslskState {
  const units = s.units.map((unit) =>
    unit.id === standIn?.id ? standIn : unit.at === at && unit.unknown ? { ...unit, at: RESERVE } : unit,
  )
  return { ...s, units }
}
