import { integer, LEGAL, type Problem, refuse, text, total } from '@firegroup/kernel'
import type { AslskAct } from '../../acts.ts'
import { occasionNow } from '../../advice/occasion.ts'
import { expectedLoss, worthOf } from '../../advice/worth.ts'
import { isCrewInDanger } from '../../armour/crew.ts'
import { type Aslsk, type DiceRoll, rollDice } from '../../context.ts'
import { type Blow, figureBlow, strikeBlow } from '../../fire/blow.ts'
import type { Occasion } from '../../fire/declaration.ts'
import { forfeits } from '../../fire/marks.ts'
import { type Figured, isFinalKia } from '../../fire/resolution.ts'
import { canSee } from '../../map/los.ts'
import { removeMarker } from '../../map/markers.ts'
import { distance, hexOf, isBuilding, nameOf, placeOf } from '../../map/terrain.ts'
import { bringDown } from '../../places/rubble.ts'
import { specsOf } from '../../places/schema.ts'
import type { AslskState, Hex, Location, Marker, Side, Unit } from '../../state.ts'
import { eliminateUnit } from '../../units/casualties.ts'
import { isGoodOrder, isInfantry, moraleOf, typeOf, unitsAt } from '../../units/units.ts'
import { unitInPlace } from '../../words/names.ts'
import { SET, SET_CHARGE } from './data.ts'
import { helpOf } from './set.ts'
import { kept, note } from './state.ts'

export interface Detonate {
  readonly type: 'detonate'
  readonly unit: number
  readonly at: string
}

/** A23.7: whoever set a charge sets it off, in any fire phase of his side. */
export const detonate: AslskAct<Occasion, Detonate> = {
  type: 'detonate',
  rule: 'A23.7',
  fields: { unit: integer(0, 9999), at: text({ max: 24 }) },
  *candidates(s, occasion) {
    for (const marker of s.markers) {
      if (marker.kind !== SET_CHARGE) continue
      const decision: Detonate = { type: 'detonate', unit: marker.extra, at: nameOf(s, marker.at) }
      if (detonateProblems(s, occasion, decision).length === 0) yield decision
    }
  },
  problems: detonateProblems,
  perform(g, occasion, { unit, at }) {
    setItOff(g, occasion, g.state.units[unit]!, chargeOf(g.state, unit, placeOf(g.state, at))!)
    return undefined
  },
  describe: (s, { unit, at }) => `Set off the charge in ${at} with ${unitInPlace(s, unit)}`,
  preview(s, occasion, { at }) {
    const { fp64, groups } = figureBlow(s, blowOf(s, occasion, placeOf(s, at)))
    return { fp64, drm: groups[0]?.drm ?? SET.drm, modifiers: groups[0]?.modifiers ?? [] }
  },
}

/** What a planner makes of it: what the enemy may lose, less what his own may. */
export function detonateAdvice(s: AslskState, side: Side, { at: hex }: Detonate): number {
  const figured = figureBlow(s, blowOf(s, occasionNow(s, side), placeOf(s, hex)))
  let worth = 0
  for (const { units, drm, column } of figured.groups)
    for (const unit of units) worth += (unit.side === side ? -1 : 1) * worthOf(s, unit) * expectedLoss(s, unit, column, drm)
  return worth
}

function chargeOf(s: AslskState, unit: number, at: Hex): Marker | undefined {
  return s.markers.find((marker) => marker.kind === SET_CHARGE && marker.extra === unit && marker.at === at)
}

function detonateProblems(s: AslskState, { side }: Occasion, { unit: id, at: hex }: Detonate): readonly Problem[] {
  const unit = s.units[id]
  if (!unit || unit.side !== side || unit.at < 0) return refuse('A23.7', 'You have no such unit on the map.')
  const { label } = typeOf(s, unit)
  const at = placeOf(s, hex)
  if (!chargeOf(s, id, at)) return refuse('A23.7', `The ${label} has set no charge in ${hex}.`)
  if (!isGoodOrder(unit)) return refuse('A23.7', `The ${label} is not in Good Order.`)
  if (unit.firedWeapon) return refuse('A23.7', `The ${label} has used something else, or failed to set it off, in this phase.`)
  const away = distance(s, unit.at, at)
  if (away < SET.nearest || away > SET.farthest)
    return refuse('A23.7', `A set charge is set off from ${SET.nearest} to ${SET.farthest} hexes away, and the ${label} is ${away} away.`)
  return canSee(s, unit.at, at) ? LEGAL : refuse('A23.7', `The ${label} does not see ${hex}.`)
}

/** A23.7: a NTC first; then it fails on a 12, sooner with enemies about, or goes off. */
function setItOff(g: Aslsk, occasion: Occasion, unit: Unit, marker: Marker): void {
  const s = g.state
  unit.firedWeapon = true
  if (forfeits(s, unit)) unit.forfeited = true
  if (!hasNerve(g, unit)) return
  const { at, side } = marker
  removeMarker(s, marker)
  const dr = rollDice(g, 'set demolition charge')
  const enemies = unitsAt(s, at).filter((other) => isInfantry(other) && other.side !== side)
  if (dr.total + enemies.length >= SET.fails) {
    // the number told has no hidden men in it
    const xNumber = SET.fails - enemies.filter(({ hidden }) => !hidden).length
    g.emit({ type: 'dud', rule: 'A23.7', unit: unit.id, at, dice: [dr.coloured, dr.white], xNumber })
    return
  }
  const blow = blowOf(s, { ...occasion, side }, at)
  if (blow.targets.length > 0) strikeBlow(g, blow, dr, 'A23.7')
  else for (const told of s.setting.hooks.attacked) told(g, figureBlow(s, blow), dr)
}

function hasNerve(g: Aslsk, unit: Unit): boolean {
  const s = g.state
  const modifiers = helpOf(s, unit)
  const drm = total(modifiers)
  const morale = moraleOf(s, unit)
  const dr = rollDice(g, 'NTC to set off a charge', (rolled) => (rolled + drm <= morale ? 1 : 0))
  const passed = dr.total + drm <= morale
  const dice = [dr.coloured, dr.white]
  g.emit({ type: 'demolition-full:nerve', rule: 'A23.7', of: { unit: unit.id, dice, modifiers, final: dr.total + drm, morale, passed } })
  return passed
}

/** A23.7: all who are there, friend and foe, and the crews that can be hurt. */
function blowOf(s: AslskState, { when, side }: Occasion, at: Location): Blow {
  const targets = unitsAt(s, at).filter((unit) => isInfantry(unit) || isCrewInDanger(s, unit, null))
  return { kind: SET_CHARGE, when, by: side, at, targets: targets.map(({ id }) => id), fp: SET.fp }
}

/** A23.71: with a KIA, all DRM counted, it brings down the building of its hex, or the bridge over it. */
export function bringsDown(g: Aslsk, figured: Figured, dr: DiceRoll): void {
  const s = g.state
  const { attack } = figured
  if (attack.means !== SET_CHARGE || !isFinalKia(figured, dr)) return
  const hex = hexOf(s, attack.at)
  const name = nameOf(s, hex)
  if (specsOf(s.setting.scenario, 'bridge').some(({ at }) => at === name) && !isBridgeGone(s, hex)) {
    note(s, 'bridges', name)
    g.emit({ type: 'demolition-full:bridge', rule: 'A23.71', of: { at: hex } })
    for (const unit of s.units)
      if (unit.at >= 0 && isOnBridge(s, unit.at) && hexOf(s, unit.at) === hex) eliminateUnit(g, unit, 'A23.71', 'the bridge is gone')
  }
  if (attack.at !== hex || !isBuilding(s, hex)) return
  bringDown(g, hex, 'A23.71')
}

/** B24.11: the same, for whoever asks beforehand. */
export function brings(s: AslskState, figured: Figured, dr: DiceRoll): boolean {
  const { attack } = figured
  return attack.means === SET_CHARGE && s.setting.terrain[attack.at]!.building !== null && isFinalKia(figured, dr)
}

export function isOnBridge(s: AslskState, at: Hex): boolean {
  return s.setting.places?.of(at)?.kind === 'bridge'
}

export function isBridgeGone(s: AslskState, at: Hex): boolean {
  return kept(s).bridges?.includes(nameOf(s, hexOf(s, at))) ?? false
}
