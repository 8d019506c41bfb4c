import { isHelicopter } from '../air/helicopter.ts'
import type { Lnlt } from '../context.ts'
import { movementMode } from '../data/movement.ts'
import { isUnactivated } from '../operations/availability.ts'
import { markActed } from '../operations/marking.ts'
import { placeSpotted } from '../spotting/marker.ts'
import { spottingClass } from '../spotting/spotted.ts'
import { enemyOf, type LnltState, type Location, type Move, type MoveMode, type Side, type Unit } from '../state.ts'
import { has, hasAny, type Mark, marks } from '../units/marks.ts'
import { isStealthy } from './modes.ts'

const MOVED = marks('moved', 'assaultMove', 'lowCrawl', 'stealth', 'stealthAssault', 'hitAndRun')

/** 5.1: a mover that was stopped on the way bears its marker already. */
export function hasStopped(unit: Unit): boolean {
  return hasAny(unit, MOVED)
}

/** 6.0: the group stays where it is, and everybody in it is marked by the way in which he moved. */
export function endMove(g: Lnlt): undefined {
  const s = g.state
  const move = s.move!
  s.move = move.after ?? null
  const moved = move.units.map((id) => s.units[id]!)
  const there = moved.filter((unit) => unit.at === move.at).map(({ id }) => id)
  if (there.length > 0) g.emit({ type: 'moveEnds', rule: '6.0', units: there, at: move.at })
  const seen = move.modes.some(isStealthy) && isGivenAway(s, move)
  if (seen) g.emit({ type: 'stealthLost', rule: '6.4', units: move.units, at: move.at })
  const earned = move.modes.map(
    (mode, i): Mark => (isHelicopter(s, moved[i]!) ? 'opsComplete' : markAfter(move, seen ? OPENLY[mode] : mode)),
  )
  for (const mark of new Set(earned)) {
    const units = moved.filter(
      (unit, i) =>
        unit.at >= 0 && (isUnactivated(unit) || (move.fired === true && has(unit, 'fired')) || isHelicopter(s, unit)) && earned[i] === mark,
    )
    markActed(g, units, mark, '6.0')
  }
  if (move.afterAssaultFire) spotOrigin(g, s.impulse!.side, move.from)
  for (const unit of moved) if (unit.vehicle?.assaultFire) unit.vehicle.assaultFire = undefined
  return undefined
}

/** 6.4: as what a move counts when it was no secret: a Stealth Assault Move is an Assault Move, and its units may still fire. */
const OPENLY: { readonly [M in MoveMode]: MoveMode } = {
  move: 'move',
  assaultMove: 'assaultMove',
  lowCrawl: 'lowCrawl',
  stealth: 'move',
  stealthAssault: 'assaultMove',
  hitAndRun: 'hitAndRun',
}

/** 6.1.1, 6.4.2: after Assault Fire a unit is marked as one that simply moved. */
function markAfter(move: Move, mode: MoveMode): Mark {
  if (!move.afterAssaultFire) return movementMode(mode).marker
  return movementMode(isStealthy(mode) ? 'stealthAssaultFire' : 'assaultFire').marker
}

const GIVE_AWAY = marks('moved', 'assaultMove', 'hitAndRun', 'fired', 'melee')

/** 6.4: friends who are there, or the Spotted marker that one left, give away who ends his move among them. */
function isGivenAway(s: LnltState, move: Move): boolean {
  const { side } = s.units[move.units[0]!]!
  for (const unit of s.units)
    if (unit.at === move.at && unit.side === side && !move.units.includes(unit.id) && hasAny(unit, GIVE_AWAY)) return true
  return s.markers.some((marker) => marker.kind === 'spotted' && marker.at === move.at && marker.side !== side)
}

/** 6.1.1: the fire has given their old place away, if it is no open ground and nobody there is marked so that it is spotted anyhow. */
function spotOrigin(g: Lnlt, side: Side, from: Location): void {
  const s = g.state
  if (spottingClass(s, from) === 'open' || isMarkedAt(s, from)) return
  placeSpotted(g, enemyOf(side), from, true)
}

function isMarkedAt(s: LnltState, at: Location): boolean {
  for (const unit of s.units) if (unit.at === at && hasAny(unit, GIVE_AWAY)) return true
  return false
}
