import type { Modifier } from '@firegroup/kernel'
import { total } from '@firegroup/kernel'
import { type Aslsk, rollDie } from '../../context.ts'
import { canSee, hindranceBetween } from '../../map/los.ts'
import { isBuilding, neighbours } from '../../map/terrain.ts'
import { type AslskState, enemyOf, type Location, type Unit } from '../../state.ts'
import { eliminateUnit } from '../../units/casualties.ts'
import { hasUnits, infantryOf, isGoodOrder, isMmc, unitsOf } from '../../units/units.ts'
import { EMERGENCE } from './data.ts'
import { isSewer, manholeAbove } from './location.ts'
import { isBlocked } from './rules.ts'
import { forgetTurn, is, set } from './state.ts'

/** 3.41A, B8.41, B8.42: whoever has not moved on is lost; for each stack below a manhole a dr tells whether it may come up, or is found. */
export function emergence(g: Aslsk): undefined {
  const s = g.state
  for (const unit of s.units) {
    if (unit.side !== s.attacker || unit.at < 0 || !isSewer(s, unit.at)) continue
    if (unit.startedAt === unit.at) eliminateUnit(g, unit, 'B8.41', 'did not move on in the sewers')
  }
  for (const { at } of s.setting.places?.all ?? []) {
    const above = isSewer(s, at) ? manholeAbove(s, at) : null
    if (above === null || isBlocked(s, above) || infantryOf(s, s.attacker, at).length === 0) continue
    listen(g, at, above)
  }
  return undefined
}

function listen(g: Aslsk, at: Location, above: Location): void {
  const s = g.state
  const modifiers = emergenceModifiers(s, at, above)
  const die = rollDie(g, 'sewer emergence')
  const final = die + total(modifiers)
  const result = final <= EMERGENCE.emerges ? 'emerging' : final >= EMERGENCE.discovered ? 'discovered' : 'waits'
  if (result !== 'waits') set(s, result, at, true)
  g.emit({ type: 'sewers:emergence', rule: 'B8.42', of: { at, die, modifiers, final, result } })
}

/** B8.42: the drm of the emergence dr of a stack. */
export function emergenceModifiers(s: AslskState, at: Location, above: Location): Modifier[] {
  const side = s.attacker
  const enemy = enemyOf(side)
  const found: Modifier[] = []
  const add = (label: string, value: number) => found.push({ rule: 'B8.42', label, value })
  if (hasUnits(s, side, above)) add('friends above', EMERGENCE.friendAbove)
  if (isUnwatched(s, above, enemy)) add('nobody watches', EMERGENCE.unwatched)
  if (is(s, 'lost', at)) add('lost', EMERGENCE.lost)
  const enemies = unitsOf(s, enemy, above).filter((unit) => isMmc(s, unit) && isGoodOrder(unit)).length
  if (enemies > 0) add('enemies above', enemies * EMERGENCE.enemyAbove)
  if (neighbours(s, at).some((next) => isSewer(s, next) && hasUnits(s, enemy, next)))
    add('enemies in the next sewer', EMERGENCE.enemyBeside)
  return found
}

/** In a building, nobody of the enemy in it; elsewhere, no LOS of his to it that is not hindered. */
function isUnwatched(s: AslskState, above: Location, enemy: Unit['side']): boolean {
  if (isBuilding(s, above)) return !hasUnits(s, enemy, above)
  for (const unit of s.units) {
    if (unit.side !== enemy || unit.at < 0 || unit.hidden) continue
    if (canSee(s, unit.at, above) && (unit.at === above || hindranceBetween(s, unit.at, above) < EMERGENCE.hindered)) return false
  }
  return true
}

/** B8.44: who has come up is concealed; out of an Encircled Location he is out of breath too. */
export function comeUp(
  g: Aslsk,
  { units, at, from }: { readonly units: readonly number[]; readonly at: number; readonly from?: number },
): undefined {
  const s = g.state
  if (from === undefined || !isSewer(s, from) || isSewer(s, at)) return undefined
  for (const id of units) {
    const unit = s.units[id]!
    unit.concealed = true
    if (!is(s, 'encircled', from as Location)) continue
    unit.pinned = true
    unit.cx = true
  }
  if (infantryOf(s, s.units[units[0]!]!.side, from).length === 0) set(s, 'lost', from as Location, false)
  return undefined
}

export function newTurn(g: Aslsk): undefined {
  forgetTurn(g.state)
  return undefined
}
