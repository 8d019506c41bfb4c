import type { UnitType } from '../data/counters.ts'
import { IFT_COLUMNS, iftResult } from '../data/ift.ts'
import type { AslskState, Unit } from '../state.ts'
import { checkOutcome, ptcOutcome } from '../units/morale.ts'
import { leadershipOf, moraleOf, typeOf } from '../units/units.ts'
import { WEIGHTS } from './weights.ts'

/** A vehicle with its crew beside a squad. */
const VEHICLE = 2.5

/** What a unit is worth as it stands. */
export function worthOf(s: AslskState, unit: Unit): number {
  const type = typeOf(s, unit)
  if (type.kind === 'vehicle') return WEIGHTS.squad * VEHICLE
  const own =
    type.kind === 'leader'
      ? WEIGHTS.leader - WEIGHTS.leadership * Math.min(0, leadershipOf(s, unit))
      : type.reducedStrength
        ? WEIGHTS[type.kind] * (1 - WEIGHTS.stepped)
        : WEIGHTS[type.kind]
  return unit.broken ? own * (1 - WEIGHTS.broken) : own
}

export function worthWithWeapons(s: AslskState, unit: Unit): number {
  let worth = worthOf(s, unit)
  for (const weapon of s.weapons) if (weapon.owner === unit.id) worth += WEIGHTS.weapon
  return worth
}

/** The share of a unit that an attack on this column with this DRM is expected to cost it. */
export function expectedLoss(s: AslskState, unit: Unit, column: number, drm: number): number {
  return lossTableOf(s, unit).at(column, drm)
}

/** Beyond these, another DRM changes nothing. */
const LEAST_DRM = -12
const MOST_DRM = 15
const DRMS = MOST_DRM - LEAST_DRM + 1
/** The highest DRM of a MC on the IFT. */
const MOST_CHECK_DRM = 4

/** What every attack is expected to cost units of one morale and state, by the rules' own functions over all dice. */
export class LossTable {
  /** Its place among all tables. */
  readonly index: number
  readonly #losses: Float64Array

  constructor(s: AslskState, unit: Unit, index: number) {
    this.index = index
    const checks = Array.from({ length: MOST_CHECK_DRM + 1 }, (_, drm) => checkLoss(s, unit, drm))
    const pin = pinLoss(s, unit)
    this.#losses = Float64Array.from({ length: IFT_COLUMNS.length * DRMS }, (_, i) =>
      lossOverAllDice(Math.floor(i / DRMS), (i % DRMS) + LEAST_DRM, checks, pin),
    )
  }

  at(column: number, drm: number): number {
    return column < 0 ? 0 : this.#losses[column * DRMS + Math.max(LEAST_DRM, Math.min(drm, MOST_DRM)) - LEAST_DRM]!
  }
}

const FAILS: readonly UnitType['fails'][] = ['breaks', 'steps', 'wounded']

const tables: (LossTable | undefined)[] = []

/** One for all units with the same morale to which a check can do the same. */
export function lossTableOf(s: AslskState, unit: Unit): LossTable {
  const state = (unit.broken ? 1 : 0) + (unit.wasPinned ? 2 : 0) + (unit.pinned ? 4 : 0) + (unit.banzai === 'charging' ? 8 : 0)
  const key = (moraleOf(s, unit) * 3 + FAILS.indexOf(typeOf(s, unit).fails)) * 16 + state
  const known = tables[key]
  if (known) return known
  const made = new LossTable(s, unit, key)
  tables[key] = made
  return made
}

function lossOverAllDice(column: number, drm: number, checks: readonly number[], pin: number): number {
  let sum = 0
  for (let a = 1; a <= 6; a++)
    for (let b = 1; b <= 6; b++) {
      const { kind, n } = iftResult(column, a + b + drm)
      if (kind === 'KIA') sum += WEIGHTS.eliminated
      else if (kind === 'K') sum += WEIGHTS.reduced + (1 - WEIGHTS.reduced) * checks[n]!
      else if (kind === 'MC') sum += checks[n]!
      else if (kind === 'PTC') sum += pin
    }
  return sum / 36
}

function checkLoss(s: AslskState, unit: Unit, drm: number): number {
  let sum = 0
  for (let a = 1; a <= 6; a++)
    for (let b = 1; b <= 6; b++) {
      const result = checkOutcome(s, unit, a + b, a + b + drm)
      if (result === 'eliminated') sum += WEIGHTS.eliminated
      else if (result === 'reduced') sum += WEIGHTS.reduced
      else if (result === 'breaks') sum += WEIGHTS.broken
      else if (result === 'stepped' || result === 'wounded') sum += WEIGHTS.stepped
      else if (result === 'pinned') sum += WEIGHTS.pinned
    }
  return sum / 36
}

function pinLoss(s: AslskState, unit: Unit): number {
  if (unit.broken || unit.pinned) return 0
  let sum = 0
  for (let a = 1; a <= 6; a++) for (let b = 1; b <= 6; b++) if (ptcOutcome(s, unit, a + b) === 'pinned') sum += WEIGHTS.pinned
  return sum / 36
}
