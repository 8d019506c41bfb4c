import { canSee } from '../map/los.ts'
import { distance, placeOf } from '../map/terrain.ts'
import { inArc } from '../ordnance/arc.ts'
import { type PushGun, pushPreview } from '../ordnance/push.ts'
import type { AslskState, Location, Side, Weapon } from '../state.ts'
import { noticedBy, weaponTypeOf } from '../units/units.ts'
import { worthOf } from './worth.ts'

/** A Gun that has somebody before it stays where it is dug in; one that sees nobody goes where it does, or nearer. */
export function pushWorth(s: AslskState, side: Side, decision: PushGun): number {
  const gun = s.weapons[decision.weapon]!
  const crew = s.units[gun.owner]!
  const to = placeOf(s, decision.to)
  if (crew.at >= 0 && seenFrom(s, side, gun, crew.at) > 0) return STAYS
  const { odds } = pushPreview(s, decision)
  const arrives = (odds.moves + odds.stops) / 36
  const nearer = crew.at < 0 ? 1 : nearestEnemy(s, side, crew.at) - nearestEnemy(s, side, to)
  return arrives * (SEES * seenFrom(s, side, gun, to) + NEARER * nearer) - EFFORT
}

/** What of the enemy is in sight and range from a hex. */
function seenFrom(s: AslskState, side: Side, gun: Weapon, from: Location): number {
  const { range } = weaponTypeOf(s, gun)
  let worth = 0
  for (const unit of noticedBy(s, side))
    if (unit.side !== side && unit.at >= 0 && distance(s, from, unit.at) <= range && canSee(s, from, unit.at)) worth += worthOf(s, unit)
  return worth
}

function nearestEnemy(s: AslskState, side: Side, from: Location): number {
  let nearest = FAR
  for (const unit of noticedBy(s, side)) if (unit.side !== side && unit.at >= 0) nearest = Math.min(nearest, distance(s, from, unit.at))
  return nearest
}

/** 3.2.4: a Gun is turned towards the enemy when nobody is before it, and else left as it is: turned without need it is turned when it is needed. */
export function turnWorth(s: AslskState, side: Side, { weapon: id, ca }: { readonly weapon: number; readonly ca: number }): number {
  const weapon = s.weapons[id]!
  const { at } = s.units[weapon.owner]!
  const before = (spine: number) => {
    let worth = 0
    for (const unit of noticedBy(s, side))
      if (unit.side !== side && unit.at >= 0 && inArc(s, at, spine, unit.at)) worth += 1 / (1 + distance(s, at, unit.at))
    return worth
  }
  return before(weapon.ordnance!.ca) > 0 || before(ca) === 0 ? -TURNING : TURNING * before(ca)
}

const STAYS = -1
const SEES = 0.25
const NEARER = 0.3
const EFFORT = 0.5
const TURNING = 0.05
/** As far as anybody looks. */
const FAR = 99
