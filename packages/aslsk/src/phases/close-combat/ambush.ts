import { type Modifier, outcomesOf, total } from '@firegroup/kernel'
import { isCrewExposed } from '../../armour/crew.ts'
import { type Aslsk, rollDie } from '../../context.ts'
import { AMBUSH_DRM, AMBUSH_MARGIN } from '../../data/close-combat.ts'
import { CONCEALMENT } from '../../data/concealment.ts'
import type { Hooks } from '../../hooks.ts'
import { terrainAt } from '../../map/terrain.ts'
import { japaneseAmbush, raiderAmbush, undergrowthAmbush } from '../../pacific/hand-to-hand.ts'
import { type AslskState, defender, type Hex, type Side, type Unit } from '../../state.ts'
import { infantryAt, infantryOf, isInexperienced, isLeader, leadershipOf, typeOf } from '../../units/units.ts'
import { vehicleAmbushDrm } from './against-vehicles.ts'
import type { AmbushRoll } from './events.ts'

/** 3.8: each side makes a dr before any attack is declared; one that is lower by three or more ambushes. */
export function rollForAmbush(g: Aslsk, at: Hex): Side | null {
  if (!isAmbushPossible(g.state, at)) return null
  const attacker = ambushRoll(g, g.state.attacker, at)
  const opponent = ambushRoll(g, defender(g.state), at)
  const ambusher = lowerByEnough(g.state, attacker, opponent.final, at)
    ? attacker.side
    : lowerByEnough(g.state, opponent, attacker.final, at)
      ? opponent.side
      : null
  g.emit({ type: 'ambush', rule: '3.8', at, rolls: [attacker, opponent], ambusher })
  return ambusher
}

/** The exact chances of ambush in a hex, in 36ths. */
export interface AmbushOdds {
  readonly attacker: readonly Modifier[]
  readonly defender: readonly Modifier[]
  /** The ATTACKER ambushes. */
  readonly attackerAmbushes: number
  readonly defenderAmbushes: number
  readonly of: 36
}

/** 3.8: the drs of both, gone through for all their rolls; null where there is no ambush. */
export function ambushOdds(s: AslskState, at: Hex): AmbushOdds | null {
  if (!isAmbushPossible(s, at)) return null
  const odds = outcomesOf(s, (g: Aslsk) => String(rollForAmbush(g, at)))
  return {
    attacker: ambushModifiers(s, s.attacker, at),
    defender: ambushModifiers(s, defender(s), at),
    attackerAmbushes: odds.outOf(36, s.attacker),
    defenderAmbushes: odds.outOf(36, defender(s)),
    of: 36,
  }
}

function lowerByEnough(s: AslskState, { side, final }: AmbushRoll, other: number, at: Hex): boolean {
  let margin = AMBUSH_MARGIN
  for (const says of s.setting.hooks.ambushMargins) margin = Math.min(margin, says(s, side, at) ?? margin)
  return final <= other - margin
}

/** 3.8, 8.2: only where Infantry has advanced into woods, a building, jungle, kunai or bamboo, and not into a Melee. */
function isAmbushPossible(s: AslskState, at: Hex): boolean {
  if (!terrainAt(s, at).ambush && !hasConcealed(s, at)) return false
  let advanced = false
  for (const unit of infantryAt(s, at)) {
    if (unit.melee) return false
    if (unit.advanced) advanced = true
  }
  return advanced
}

/** 8.3.2 */
function hasConcealed(s: AslskState, at: Hex): boolean {
  return s.setting.fog && infantryAt(s, at).some((unit) => unit.concealed)
}

function ambushRoll(g: Aslsk, side: Side, at: Hex): AmbushRoll {
  const die = rollDie(g, `ambush, ${side}`)
  const modifiers = ambushModifiers(g.state, side, at)
  return { side, die, modifiers, final: die + total(modifiers) }
}

function ambushModifiers(s: AslskState, side: Side, at: Hex): Modifier[] {
  const modifiers: Modifier[] = []
  for (const contribution of s.setting.hooks.ambushModifiers) {
    const modifier = contribution(s, side, at)
    if (modifier) modifiers.push(modifier)
  }
  return modifiers
}

/** The base game's contributions to `Hooks.ambushModifiers`. 3.8: each counts once if any unit of the side qualifies (GAP-03). */
export const baseAmbushModifiers: Hooks['ambushModifiers'] = [
  (s, side, at) =>
    ifAny(s, side, at, 'Inexperienced', '5.4', AMBUSH_DRM.inexperienced, (unit) => isInexperienced(s, unit) || unit.banzai !== undefined),
  (s, side, at) => ifAny(s, side, at, 'CX', '3.3.1', AMBUSH_DRM.cx, (unit) => unit.cx),
  (s, side, at) => ifAny(s, side, at, 'pinned', '3.8', AMBUSH_DRM.pinned, (unit) => unit.pinned),
  (s, side, at) => ifAny(s, side, at, 'broken', '3.8', AMBUSH_DRM.broken, (unit) => unit.broken),
  (s, side, at) => ifAny(s, side, at, 'concealed', '8.3.2', CONCEALMENT.ambush, (unit) => unit.concealed === true),
  leaderDrm,
  japaneseAmbush,
  raiderAmbush,
  undergrowthAmbush,
  vehicleAmbushDrm(AMBUSH_DRM.vehicle, 'vehicle', () => true),
  vehicleAmbushDrm(AMBUSH_DRM.buttonedUp, 'buttoned up', (_s, vehicle) => !isCrewExposed(vehicle)),
  vehicleAmbushDrm(AMBUSH_DRM.stunned, 'Stunned', (_s, { vehicle }) => vehicle.stun === 'stunned'),
]

function ifAny(
  s: AslskState,
  side: Side,
  at: Hex,
  label: string,
  rule: string,
  value: number,
  test: (unit: Unit) => boolean,
): Modifier | undefined {
  return infantryOf(s, side, at).some(test) ? { rule, label, value } : undefined
}

/** 3.8: the modifier of one leader who is not alone. He need not lend it, so a bad one never counts. */
function leaderDrm(s: AslskState, side: Side, at: Hex): Modifier | undefined {
  const units = infantryOf(s, side, at)
  if (units.length < 2) return undefined
  const best = bestLeader(s, units)
  return best ? { rule: '3.8', label: `leader ${typeOf(s, best).label}`, value: leadershipOf(s, best), tags: ['leadership'] } : undefined
}

/** 1.2.1, 3.8: the unbroken, unpinned leader with the best negative DRM. Being held in Melee does not keep him from leading in it. */
export function bestLeader(s: AslskState, units: readonly Unit[]): Unit | null {
  let best: Unit | null = null
  for (const unit of units)
    if (isLeader(s, unit) && !unit.broken && !unit.pinned && leadershipOf(s, unit) < (best ? leadershipOf(s, best) : 0)) best = unit
  return best
}
