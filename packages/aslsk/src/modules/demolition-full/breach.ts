import { integer, LEGAL, type Problem, refuse, text, total } from '@firegroup/kernel'
import type { AslskAct } from '../../acts.ts'
import { expectedLoss, worthOf } from '../../advice/worth.ts'
import { exposeByActivity } from '../../concealment/reveal.ts'
import { type Aslsk, type DiceRoll, rollDice } from '../../context.ts'
import { FIRE_DRM } from '../../data/fire.ts'
import { columnIndex, FP_UNIT, iftResult } from '../../data/ift.ts'
import { type Blow, figureBlow, strikeBlow } from '../../fire/blow.ts'
import { weaponForbidden } from '../../fire/firers.ts'
import { forfeits } from '../../fire/marks.ts'
import type { UnitId } from '../../ids.ts'
import { addMarker, removeMarker } from '../../map/markers.ts'
import { adjacent, nameOf, neighbours, placeOf, terrainAt } from '../../map/terrain.ts'
import { affords, mfLeftHere, modeOf, movingProblem } from '../../phases/movement/factors.ts'
import type { Moving } from '../../phases/movement/moving.ts'
import { begin, spend } from '../../phases/movement/step.ts'
import type { AslskState, Expenditure, Location, Marker, Side } from '../../state.ts'
import { infantryAt, isGoodOrder, typeOf, weaponTypeOf } from '../../units/units.ts'
import { breakdownNumber } from '../../weapons/breakdown.ts'
import { chargeFp, spendCharge } from '../../weapons/demolition.ts'
import { unitInPlace, weaponName } from '../../words/names.ts'
import { isFortified } from '../fortified-buildings/index.ts'
import { BREACH, BREACH_CHARGE } from './data.ts'
import { hexsideName, note } from './state.ts'
import { isBreached, isPartyWall } from './walls.ts'

export interface Breach {
  readonly type: 'breach'
  readonly unit: number
  readonly weapon: number
  readonly at: string
}

/** B23.711, B23.9221: a charge is laid to the wall between two rowhouses, or to that of a fortified building. */
export const breach: AslskAct<Moving, Breach> = {
  type: 'breach',
  rule: 'B23.711',
  fields: { unit: integer(0, 9999), weapon: integer(0, 9999), at: text({ max: 24 }) },
  *candidates(s, { able }) {
    for (const weapon of s.weapons) {
      if (weapon.owner < 0 || weaponTypeOf(s, weapon).kind !== 'dc') continue
      const unit = able.find(({ id }) => id === weapon.owner)
      if (!unit || unit.at < 0) continue
      for (const to of neighbours(s, unit.at)) {
        const decision: Breach = { type: 'breach', unit: unit.id, weapon: weapon.id, at: nameOf(s, to) }
        if (breachProblems(s, decision).length === 0) yield decision
      }
    }
  },
  problems: (s, _, decision) => breachProblems(s, decision),
  perform(g, _, { unit: id, weapon, at }) {
    const s = g.state
    const unit = s.units[id]!
    begin(s, unit, modeOf(unit, undefined), null)
    exposeByActivity(g, [unit], '8.3')
    spend(s, [unit], { at: unit.at, mf: BREACH.mf, kind: 'breach', weapon: s.weapons[weapon]!.id, target: placeOf(s, at) })
    g.emit({ type: 'demolition-full:atTheWall', rule: 'B23.711', of: { unit: id, at: placeOf(s, at) } })
    return undefined
  },
  describe: (s, { unit, weapon, at }) => `Lay the ${weaponName(s, weapon)} to the wall of ${at} with ${unitInPlace(s, unit)}`,
  preview: () => ({ mf: BREACH.mf }),
}

/** What a planner makes of it: what those behind the wall may lose. */
export function breachAdvice(s: AslskState, side: Side, { unit, at: hex }: Breach): number {
  const at = placeOf(s, hex)
  let worth = 0
  for (const { units, drm, column } of figureBlow(s, blowBehind(s, side, at, s.units[unit]!.at)).groups)
    for (const each of units) worth += (each.side === side ? -1 : 1) * worthOf(s, each) * expectedLoss(s, each, column, drm)
  return worth
}

function breachProblems(s: AslskState, { unit: id, weapon: weaponId, at: hex }: Breach): readonly Problem[] {
  const [unit, weapon] = [s.units[id], s.weapons[weaponId]]
  if (!unit) return refuse('B23.711', `There is no unit ${id}.`)
  const { label } = typeOf(s, unit)
  const problem = movingProblem(s, unit)
  if (problem) return [problem]
  if (!weapon || weapon.owner !== id || weaponTypeOf(s, weapon).kind !== 'dc')
    return refuse('B23.711', `The ${label} does not possess such a demolition charge.`)
  if (!isGoodOrder(unit)) return refuse('B23.711', `The ${label} is not in Good Order.`)
  const at = placeOf(s, hex)
  if (unit.at < 0 || !adjacent(s, unit.at, at)) return refuse('B23.711', 'A wall is breached towards an adjacent hex.')
  if (isBreached(s, unit.at, at)) return refuse('B23.711', `The wall to ${hex} is breached already.`)
  if (!isPartyWall(s, unit.at, at) && !isFortified(s, at)) return refuse('B23.711', `There is no wall to breach between it and ${hex}.`)
  const forbidden = weaponForbidden(s, unit, weapon, unit.at)
  if (forbidden) return [forbidden]
  const mode = modeOf(unit, undefined)
  return affords(mfLeftHere(s, unit, mode), BREACH.mf, mode) ? LEGAL : refuse('3.3.1', `The ${label} has no MF left for it.`)
}

/** B23.711: it lies there if whoever brought it came through the fire, neither broken nor pinned. */
export function completeBreach(g: Aslsk, { kind, units, weapon: weaponId, target }: Expenditure): void {
  if (kind !== 'breach') return
  const s = g.state
  const [unit, weapon] = [s.units[units[0]!]!, s.weapons[weaponId!]!]
  const told = { rule: '4.3', weapon: weapon.id, unit: unit.id, at: target! } as const
  if (unit.at < 0 || unit.broken || unit.pinned) {
    g.emit({ type: 'chargeNotPlaced', ...told })
    return
  }
  const value = breakdownNumber(s, weapon, false)
  addMarker(s, { kind: BREACH_CHARGE, at: unit.at, side: unit.side, value, extra: unit.id, from: target! })
  spendCharge(weapon)
  g.emit({ type: 'chargePlaced', ...told })
}

/** B23.711: the charges at walls go off with all others. */
export function setOffBreaches(g: Aslsk): undefined {
  for (const marker of g.state.markers.filter(({ kind }) => kind === BREACH_CHARGE)) {
    // whoever imagines the game may not know who laid it
    const layer = g.state.units[marker.extra]
    removeMarker(g.state, marker)
    if (layer) {
      layer.firedWeapon = true
      if (forfeits(g.state, layer)) layer.forfeited = true
    }
    attackWall(g, marker, marker.from!)
  }
  return undefined
}

/** B23.711: against the wall with its TEM; a NMC or better is a breach, and the same DR strikes those behind it. */
function attackWall(g: Aslsk, { at, side, value, extra }: Marker, beyond: Location): void {
  const s = g.state
  const dr = rollDice(g, 'charge at a wall')
  const dice = [dr.coloured, dr.white] as const
  if (dr.total >= value) {
    g.emit({ type: 'dud', rule: '4.3', unit: extra as UnitId, at: beyond, dice, xNumber: value })
    return
  }
  const { tem, name } = terrainAt(s, beyond)
  const modifiers = [{ rule: 'B23.711', label: name, value: tem }]
  if (s.units[extra]?.mode === 'double') modifiers.push({ rule: '4.3', label: 'placed by a CX unit', value: FIRE_DRM.cx })
  const final = dr.total + total(modifiers)
  const done = isBreach(s, dr, total(modifiers))
  g.emit({ type: 'demolition-full:breach', rule: 'B23.711', of: { at, beyond, dice, modifiers, final, done } })
  if (!done) return
  note(s, 'breached', hexsideName(s, at, beyond))
  const blow = blowBehind(s, side, beyond, at)
  if (blow.targets.length > 0) strikeBlow(g, blow, dr, 'B23.711')
}

function isBreach(s: AslskState, dr: DiceRoll, drm: number): boolean {
  const { kind } = iftResult(columnIndex(chargeFp(s) * FP_UNIT), dr.total + drm)
  return kind === 'MC' || kind === 'K' || kind === 'KIA'
}

function blowBehind(s: AslskState, by: Side, at: Location, from: Location): Blow {
  const targets = infantryAt(s, at).map(({ id }) => id)
  return { kind: 'charge', when: 'defensiveFire', by, at, targets, fp: BREACH.fp, from }
}
