import { optional, SlotRows } from '@firegroup/kernel'
import type { AslskAct } from '../../../acts.ts'
import { nameOf, neighbours } from '../../../map/terrain.ts'
import type { AslskState, Unit } from '../../../state.ts'
import { weaponTypeOf } from '../../../units/units.ts'
import { vehiclesAt } from '../../../vehicles/status.ts'
import { recoveryOdds } from '../../../weapons/possession.ts'
import { smokeExponent, smokeOdds } from '../../../weapons/smoke-grenades.ts'
import { unitInPlace, weaponName } from '../../../words/names.ts'
import {
  type ActivityDecision,
  activityMf,
  activityProblems,
  carryOutActivity,
  type PlaceChargeDecision,
  type RecoverDecision,
  type SmokeDecision,
} from '../actions.ts'
import type { Moving } from '../moving.ts'
import type { DeclaredMode } from '../step.ts'
import { hex, id, mode, pace } from './fields.ts'

/** 3.3.1: Smoke grenades into one's own or an adjacent hex. */
export const smoke: AslskAct<Moving, SmokeDecision> = {
  type: 'smoke',
  rule: '3.3.1',
  fields: { unit: id, to: hex, mode },
  candidates: (s, { able }) => new Smokes(s, able),
  problems: (s, _, decision) => activityProblems(s, decision),
  perform: (g, _, decision) => carryOutActivity(g, decision),
  describe: (s, { to, unit, mode: declared }) => `Throw Smoke into ${to} with ${unitInPlace(s, unit)}${pace(declared)}`,
  preview(s, _, decision) {
    const unit = s.units[decision.unit]!
    return { mf: activityMf(s, unit, decision), ...smokeOdds(s, unit, unit.cx || decision.mode === 'double') }
  },
}

/** Whoever may throw, and the hexes that he throws into: his own and those around it. */
class Smokes extends SlotRows<Unit, SmokeDecision> {
  readonly #s: AslskState
  readonly #throwers: Unit[] = []

  constructor(s: AslskState, able: readonly Unit[]) {
    super()
    this.#s = s
    for (const unit of able) {
      if (unit.at < 0 || unit.triedSmoke || smokeExponent(s, unit) === 0) continue
      this.#throwers.push(unit)
      this.add(unit, 1 + neighbours(s, unit.at).length)
    }
  }

  list(): readonly SmokeDecision[] {
    const s = this.#s
    const found: SmokeDecision[] = []
    for (const unit of this.#throwers) {
      addLegal(s, unit, { type: 'smoke', unit: unit.id, to: nameOf(s, unit.at) }, found)
      addSmokeAround(s, unit, found)
    }
    return found
  }

  protected inRow(unit: Unit, slot: number): SmokeDecision | null {
    const s = this.#s
    const to = slot === 0 ? unit.at : neighbours(s, unit.at)[slot - 1]!
    return legalForm(s, unit, { type: 'smoke', unit: unit.id, to: nameOf(s, to) })
  }
}

/** What holds for one hex beside a unit holds for all of them, unless a module has a say. */
function addSmokeAround(s: AslskState, unit: Unit, found: SmokeDecision[]): void {
  const before = found.length
  const isAlike = s.setting.hooks.forbids.length === 0
  for (const to of neighbours(s, unit.at)) {
    const like = isAlike ? found[before] : undefined
    if (like) found.push({ ...like, to: nameOf(s, to) })
    else addLegal(s, unit, { type: 'smoke', unit: unit.id, to: nameOf(s, to) }, found)
    if (isAlike && found.length === before) return
  }
}

/** 3.3.1: a unit tries to recover a Weapon that lies in its hex. */
export const recoverOnTheMove: AslskAct<Moving, RecoverDecision> = {
  type: 'recover',
  rule: '3.3.1',
  fields: { unit: id, weapon: id, mode },
  candidates(s, { able }) {
    const found: RecoverDecision[] = []
    for (const weapon of s.weapons) {
      if (weapon.owner >= 0 || weapon.at < 0) continue
      for (const unit of able) if (unit.at === weapon.at) addLegal(s, unit, { type: 'recover', unit: unit.id, weapon: weapon.id }, found)
    }
    return found
  },
  problems: (s, _, decision) => activityProblems(s, decision),
  perform: (g, _, decision) => carryOutActivity(g, decision),
  describe: (s, { weapon, unit, mode: declared }) =>
    `Try to pick up the ${weaponName(s, weapon)} with ${unitInPlace(s, unit)}${pace(declared)}`,
  preview(s, _, decision) {
    const unit = s.units[decision.unit]!
    return { mf: activityMf(s, unit, decision), ...recoveryOdds(s, decision.mode === 'double' ? { ...unit, cx: true } : unit) }
  },
}

/** 4.3: a demolition charge is placed in an adjacent hex. */
export const placeCharge: AslskAct<Moving, PlaceChargeDecision> = {
  type: 'placeDc',
  rule: '4.3',
  fields: { unit: id, weapon: id, at: hex, vehicle: optional(id), mode },
  candidates(s, { able }) {
    const found: PlaceChargeDecision[] = []
    for (const weapon of s.weapons) {
      if (weapon.owner < 0 || weaponTypeOf(s, weapon).kind !== 'dc') continue
      const unit = able.find((each) => each.id === weapon.owner)
      if (unit && unit.at >= 0)
        for (const at of neighbours(s, unit.at)) {
          addLegal(s, unit, { type: 'placeDc', unit: unit.id, weapon: weapon.id, at: nameOf(s, at) }, found)
          for (const vehicle of vehiclesAt(s, at))
            if (vehicle.side !== unit.side)
              addLegal(s, unit, { type: 'placeDc', unit: unit.id, weapon: weapon.id, at: nameOf(s, at), vehicle: vehicle.id }, found)
        }
    }
    return found
  },
  problems: (s, _, decision) => activityProblems(s, decision),
  perform: (g, _, decision) => carryOutActivity(g, decision),
  describe: (s, { weapon, at, unit, mode: declared }) =>
    `Place the ${weaponName(s, weapon)} in ${at} with ${unitInPlace(s, unit)}${pace(declared)}`,
  preview: (s, _, decision) => ({ mf: activityMf(s, s.units[decision.unit]!, decision) }),
}

const FIRST_MODES: readonly (DeclaredMode | undefined)[] = [undefined, 'double']
const GOING_ON: readonly undefined[] = [undefined]

function addLegal<D extends ActivityDecision>(s: AslskState, unit: Unit, activity: D, found: D[]): void {
  const decision = legalForm(s, unit, activity)
  if (decision) found.push(decision)
}

/** An activity as it is usually declared, or at Double Time where that alone gives the MF for it. */
function legalForm<D extends ActivityDecision>(s: AslskState, unit: Unit, activity: D): D | null {
  for (const declared of unit.mode === 'still' ? FIRST_MODES : GOING_ON) {
    const decision = declared ? { ...activity, mode: declared } : activity
    if (activityProblems(s, decision).length === 0) return decision
  }
  return null
}
