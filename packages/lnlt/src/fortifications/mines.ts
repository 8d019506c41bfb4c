import type { Rules } from '@firegroup/kernel'
import type { Lnlt } from '../context.ts'
import type { Attack } from '../fire/attack.ts'
import { resolveAttack } from '../fire/fire-attack.ts'
import { uncoverMines } from '../hidden/mines.ts'
import { hexOf } from '../map/location.ts'
import type { Location, Marker } from '../state.ts'
import { isVehicle, passengersOf } from '../vehicles/vehicle.ts'
import { explodeUnder } from './vehicle-mines.ts'

/** 21.4: Mines attack the other side's units that enter, each marker by itself, before Melee and Opportunity Fire. Contribution to `hooks.entered`. */
export function enterMines(g: Lnlt, units: readonly number[], at: Location, from: Location): Rules<void> | undefined {
  const s = g.state
  const hex = hexOf(at)
  if (from >= 0 && hexOf(from) === hex) return undefined
  if (s.hiddenMines !== undefined) uncoverMines(g, hex)
  if (s.markers.length === 0) return undefined
  const mines = minesFor(g, units, at)
  return mines.length === 0 ? undefined : explode(g, units, at, mines)
}

/** 21.4: so do they those who get off a vehicle there. Contribution to `hooks.alighted`. */
export function alightOnMines(g: Lnlt, units: readonly number[], at: Location): Rules<void> | undefined {
  if (g.state.hiddenMines !== undefined) uncoverMines(g, hexOf(at))
  const mines = g.state.markers.length === 0 ? [] : minesFor(g, units, at)
  return mines.length === 0 ? undefined : explode(g, units, at, mines)
}

function minesFor({ state: s }: Lnlt, units: readonly number[], at: Location): readonly Marker[] {
  const { side } = s.units[units[0]!]!
  return s.markers.filter((marker) => marker.kind === 'mines' && marker.side !== side && hexOf(marker.at) === hexOf(at))
}

function* explode(g: Lnlt, units: readonly number[], at: Location, mines: readonly Marker[]): Rules<void> {
  const s = g.state
  const riders = units.flatMap((id) => (s.units[id]!.vehicle ? passengersOf(s, s.units[id]!).map((rider) => rider.id) : []))
  for (const marker of mines) {
    const there = units.map((id) => s.units[id]!).filter((unit) => unit.at === at)
    for (const unit of there.filter(isVehicle)) yield* explodeUnder(g, unit, marker)
    // LG-77: who gets out of what they have destroyed is in the middle of them
    const targets = [...there.filter((unit) => !unit.vehicle).map(({ id }) => id), ...riders.filter((id) => s.units[id]!.at === at)]
    if (targets.length > 0) yield* resolveAttack(g, attackOf(marker, at, targets))
  }
}

function attackOf({ side, value }: Marker, at: Location, targets: readonly number[]): Attack {
  return {
    side,
    occasion: 'fire',
    means: 'mines',
    from: at,
    at,
    firers: [],
    leader: -1,
    targets,
    moving: targets,
    shells: { fp: value, mortar: false },
  }
}
