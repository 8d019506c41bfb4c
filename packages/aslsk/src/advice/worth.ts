import { iftResult } from '../data/ift.ts'
import type { AslskState, Unit } from '../state.ts'
import { checkOutcome, ptcOutcome } from '../units/morale.ts'
import { isLeader, leadershipOf, moraleOf, typeOf } from '../units/units.ts'
import { WEIGHTS } from './weights.ts'

/** What a unit is worth as it stands. */
export function worthOf(unit: Unit): number {
  const { kind } = typeOf(unit)
  const own = kind === 'leader' ? WEIGHTS.leader - WEIGHTS.leadership * Math.min(0, leadershipOf(unit)) : WEIGHTS[kind]
  return unit.broken ? own * (1 - WEIGHTS.broken) : own
}

export function worthWithWeapons(s: AslskState, unit: Unit): number {
  let worth = worthOf(unit)
  for (const weapon of s.weapons) if (weapon.owner === unit.id) worth += WEIGHTS.weapon
  return worth
}

/** The share of a unit that an attack on this column with this DRM is expected to cost it. By the rules' own functions, remembered. */
export function expectedLoss(unit: Unit, column: number, drm: number): number {
  if (column < 0) return 0
  const state = (unit.broken ? 1 : 0) + (unit.wasPinned ? 2 : 0) + (isLeader(unit) ? 4 : 0)
  const key = ((moraleOf(unit) * 8 + state) * 16 + column) * 64 + Math.max(-16, Math.min(drm, 40)) + 20
  let loss = known.get(key)
  if (loss === undefined) {
    loss = lossOverAllDice(unit, column, drm)
    known.set(key, loss)
  }
  return loss
}

const known = new Map<number, number>()

function lossOverAllDice(unit: Unit, column: number, drm: number): number {
  let sum = 0
  for (let a = 1; a <= 6; a++)
    for (let b = 1; b <= 6; b++) {
      const result = iftResult(column, a + b + drm)
      if (result.kind === 'KIA') sum += WEIGHTS.eliminated
      else if (result.kind === 'K') sum += WEIGHTS.reduced + (1 - WEIGHTS.reduced) * checkLoss(unit, result.n)
      else if (result.kind === 'MC') sum += checkLoss(unit, result.n)
      else if (result.kind === 'PTC') sum += pinLoss(unit)
    }
  return sum / 36
}

function checkLoss(unit: Unit, drm: number): number {
  let sum = 0
  for (let a = 1; a <= 6; a++)
    for (let b = 1; b <= 6; b++) {
      const result = checkOutcome(unit, a + b, a + b + drm)
      if (result === 'eliminated') sum += WEIGHTS.eliminated
      else if (result === 'reduced') sum += WEIGHTS.reduced
      else if (result === 'breaks') sum += WEIGHTS.broken
      else if (result === 'pinned') sum += WEIGHTS.pinned
    }
  return sum / 36
}

function pinLoss(unit: Unit): number {
  if (unit.broken || unit.pinned) return 0
  let sum = 0
  for (let a = 1; a <= 6; a++) for (let b = 1; b <= 6; b++) if (ptcOutcome(unit, a + b) === 'pinned') sum += WEIGHTS.pinned
  return sum / 36
}
