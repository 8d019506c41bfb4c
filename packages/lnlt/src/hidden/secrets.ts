import type { Chance, Viewer } from '@firegroup/kernel'
import { hexOf } from '../map/location.ts'
import { stackingProblem } from '../movement/stacking.ts'
import { enemyOf, type LnltState, type Location, type Side, type Unit } from '../state.ts'
import { teamPlaceProblem } from '../teams/ground.ts'
import { facingToEnemy } from '../vehicles/facing.ts'
import { vehiclePlaceProblem } from '../vehicles/place.ts'
import { areaOf, isFound, isHiding } from './hiding.ts'
import { isHeld } from './mines.ts'

/** SSR: what the other side has hidden is not there: not where its units are, nor how their guns and hulls point, nor where its Mines lie. In place. */
export function withoutHidden(s: LnltState, viewer: Viewer): LnltState {
  if (!s.setting.hides) return s
  for (const unit of s.units) {
    if (unit.side === viewer || !isHiding(unit)) continue
    unit.hidesAt = undefined
    if (unit.laid) unit.laid.facing = unit.laid.turret = 0
  }
  if (s.hiddenMines) s.hiddenMines = s.hiddenMines.filter(({ field }) => s.setting.minefields[field]!.side === viewer)
  return s
}

/** SSR: what a viewer can't know is put where it could be: hidden units where nobody would have found them, Mines where nobody has been. In place. */
export function exchangeHidden(s: LnltState, viewer: Viewer, chance: Chance): void {
  if (!s.setting.hides) return
  const pick = (places: readonly Location[], what: string) => places[places.length === 1 ? 0 : chance.pick(places as Location[], what)]!
  const unseen = s.units.filter((unit) => unit.side !== viewer && isHiding(unit))
  const placed = new Map<number, Location>()
  for (const unit of unseen) placed.set(unit.id, pick(placesFor(s, unit, placed), 'where it hides'))
  for (const unit of unseen) {
    unit.hidesAt = placed.get(unit.id)!
    if (unit.laid) unit.laid.facing = unit.laid.turret = facingToEnemy(s, unit.hidesAt, unit.side)
  }
  const laid: Location[] = []
  for (const mines of s.hiddenMines ?? []) {
    const { side } = s.setting.minefields[mines.field]!
    if (side === viewer) continue
    mines.at = pick(placesForMines(s, side, mines.field, laid), 'where the Mines lie')
    laid.push(mines.at)
  }
}

/** The best places that there are: where nobody would have found it and it has room; where nobody would have found it; where it can be; anywhere. */
function placesFor(s: LnltState, unit: Unit, placed: ReadonlyMap<number, Location>): readonly Location[] {
  const area = areaOf(s, unit)
  const fit = area.filter((at) => (teamPlaceProblem(s, unit, at) ?? vehiclePlaceProblem(s, unit.id, at)) === null)
  const unfound = fit.filter((at) => !isFound(s, unit.side, at))
  const withRoom = unfound.filter((at) => {
    const there = [...placed].flatMap(([id, where]) => (where === at && s.units[id]!.side === unit.side ? [id] : []))
    return stackingProblem(s, unit.side, [...there, unit.id], at) === null
  })
  return firstOf(withRoom, unfound, fit, area)
}

function placesForMines(s: LnltState, side: Side, field: number, laid: readonly Location[]): readonly Location[] {
  const { area } = s.setting.minefields[field]!
  const enemy = enemyOf(side)
  const untrodden = area.filter((at) => !isHeld(s, enemy, hexOf(at)) && s.control[at] !== enemy)
  const open = (at: Location) => s.markers.filter((marker) => marker.kind === 'mines' && marker.at === at).length
  const withRoom = untrodden.filter((at) => open(at) + laid.filter((other) => other === at).length < 2)
  return firstOf(withRoom, untrodden, area)
}

function firstOf(...lists: readonly (readonly Location[])[]): readonly Location[] {
  return lists.find(({ length }) => length > 0) ?? lists.at(-1)!
}
