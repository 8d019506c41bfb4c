import type { Mission } from '../data/indirect-fire.ts'
import type { Attack } from '../fire/attack.ts'
import { figure } from '../fire/resolution.ts'
import { type ArtilleryPreview, artilleryAct, type CallArtillery } from '../indirect/artillery.ts'
import { type Lie, missionHexes, type Struck } from '../indirect/missions.ts'
import { type MortarFire, mortarAct, mortarAttack } from '../indirect/mortar.ts'
import { unitsInHex } from '../indirect/shells.ts'
import { hexOf, locationNamed, locationOf } from '../map/location.ts'
import type { Hex, Impulse, LnltState, Side, Unit } from '../state.ts'
import { typeOf } from '../units/units.ts'
import { WEIGHTS } from './weights.ts'
import { expectedLoss, helpOf, worthWithWeapons } from './worth.ts'

/** What an attack is expected to cost the enemy, less what it costs one's own. The higher of two dice is about one more than a die. */
function gainOf(s: LnltState, attack: Attack): number {
  const better = attack.means === 'shells' ? 0 : 1
  let gain = 0
  for (const { unit: id, attack: strength, defence } of figure(s, attack).targets) {
    const unit = s.units[id]!
    const loss = worthWithWeapons(s, unit) * expectedLoss(s, unit, strength + better - defence, helpOf(s, unit))
    gain += unit.side === attack.side ? -OWN * loss : loss
  }
  return gain
}

/** Shells on one's own men cost more than they bring on the enemy's. */
const OWN = 1.5

/** 1.6.5, 18.1: a Mortar has nothing better to do; who directs it gives up his turn. */
export function mortarValue(s: LnltState, impulse: Pick<Impulse, 'side'>, decision: MortarFire): number {
  const price = decision.caller === undefined ? 0 : CALLER
  return gainOf(s, mortarAttack(s, impulse, decision)) - WEIGHTS.inertia - price
}

const CALLER = 0.8

/** 18.2: what a mission is expected to bring where the round may fall, each time shifted back by the one hex that the caller can. */
export function artilleryValue(s: LnltState, side: Side, decision: CallArtillery, { falls, of }: ArtilleryPreview): number {
  const aim = hexOf(locationNamed(s.setting, decision.at))
  const { mission = 'standard', direction = 0, wide = false, battery } = decision
  const known = new Map<Hex, number>()
  let sum = 0
  for (const { hex, ways } of falls) {
    const centre = backTo(s, hex, aim)
    const gain = known.get(centre) ?? Math.max(0, missionGain(s, side, battery, mission, centre, { direction, wide }))
    known.set(centre, gain)
    sum += gain * ways
  }
  return sum / of - WEIGHTS.inertia - CALLER - MISSION
}

/** A Fire Mission is not thrown away on a single man. */
const MISSION = 1.5

function backTo({ setting }: LnltState, hex: Hex, aim: Hex): Hex {
  const { grid } = setting.map
  let best = hex
  for (const near of grid.neighbours(hex)) if (grid.distance(near, aim) < grid.distance(best, aim)) best = near
  return best
}

/** 18.2: what the shells of a mission are expected to bring if they come down around this hex. */
export function missionGain(s: LnltState, side: Side, battery: number, mission: Mission, centre: Hex, lie: Lie): number {
  const struck = missionHexes(s.setting, mission, centre, s.artillery![battery]!.fp, lie)
  let gain = 0
  for (const each of struck) gain += struckGain(s, side, each)
  return mission === 'walking' ? gain * WALKS : gain
}

/** It falls again in the turns that follow, on whoever is there by then. */
const WALKS = 1.5

function struckGain(s: LnltState, side: Side, { hex, fp }: Struck): number {
  const targets = unitsInHex(s, hex)
  if (targets.length === 0) return 0
  const at = locationOf(hex)
  return gainOf(s, {
    side,
    occasion: 'fire',
    means: 'shells',
    from: at,
    at,
    firers: [],
    leader: -1,
    targets,
    moving: [],
    shells: { fp, mortar: false },
  })
}

/** 4.0: the best that Mortars and callers among these units could do if they were activated. */
export function indirectPromise(s: LnltState, side: Side, units: readonly Unit[]): number {
  if (s.impulse === null || !(s.artillery || units.some((unit) => typeOf(s, unit).team === 'mortar' || hasMortar(s, unit)))) return 0
  const impulse: Impulse = { ...s.impulse, side, units: units.map(({ id }) => id) }
  let best = 0
  for (const decision of mortarAct.candidates(s, impulse)) best = Math.max(best, mortarValue(s, impulse, decision))
  for (const decision of artilleryAct.candidates(s, impulse))
    best = Math.max(best, artilleryValue(s, side, decision, artilleryAct.preview!(s, impulse, decision) as ArtilleryPreview))
  return best
}

function hasMortar(s: LnltState, unit: Unit): boolean {
  for (const weapon of s.weapons) if (weapon.owner === unit.id && s.setting.pack.weapons.get(weapon.type)?.kind === 'mortar') return true
  return false
}
