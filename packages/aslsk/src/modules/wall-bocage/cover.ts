import type { Modifier } from '@firegroup/kernel'
import type { Attack } from '../../fire/attack.ts'
import { canSee, sidesBetween } from '../../map/los.ts'
import { adjacent, nameOf } from '../../map/terrain.ts'
import type { Blocked } from '../../map/thread.ts'
import type { AslskState, Hex, Side, Unit } from '../../state.ts'
import { advantageOf, hasAdvantage, hasCover } from './advantage.ts'
import { BOCAGE, HEXSIDES } from './data.ts'
import { isBocage, kindOn, walledSides } from './hexsides.ts'

/** B9.3: what stands on the side over which the fire comes is cover, unless the firer has Wall Advantage over it. */
export function behindWall(s: AslskState, attack: Attack, _: Unit, from: Hex | null): Modifier | undefined {
  if (from === null || from === attack.at || walledSides(s.setting, attack.at) === 0) return undefined
  const feature = coverBetween(s, attack.by, from, attack.at)
  if (feature === undefined) return undefined
  const value = attack.indirect ? HEXSIDES[feature]!.indirect : HEXSIDES[feature]!.tem
  return value > 0
    ? {
        rule: 'B9.3',
        label: `${feature} of ${nameOf(s, attack.at)}`,
        value,
        tags: feature === 'wall' ? ['tem', 'hexside', 'wall'] : ['tem', 'hexside'],
      }
    : undefined
}

/** A23.3: a charge that is thrown over a wall or hedge meets it on both sides, whoever has Wall Advantage; no other charge does. */
export function thrownOver(s: AslskState, { at, from, thrown }: Attack): Modifier | undefined {
  if (!thrown || from === undefined || !adjacent(s, from, at)) return undefined
  const [side] = sidesBetween(s, from, at)
  const feature = side === undefined ? undefined : kindOn(s.setting, at, side)
  const value = feature ? HEXSIDES[feature]!.tem : 0
  return value > 0 ? { rule: 'A23.3', label: `${feature} of ${nameOf(s, at)}`, value, tags: ['tem', 'hexside'] } : undefined
}

/** The best cover of a hex's sides against an enemy in another. */
export function coverBetween(s: AslskState, by: Side, from: Hex, at: Hex): string | undefined {
  let best: string | undefined
  const near = adjacent(s, from, at)
  for (const side of sidesBetween(s, from, at)) {
    const feature = kindOn(s.setting, at, side)
    if (!feature) continue
    if (near && (advantageOf(s, by, from) & (1 << ((side + 3) % 6))) !== 0) continue
    if (best === undefined || HEXSIDES[feature]!.tem > HEXSIDES[best]!.tem) best = feature
  }
  return best
}

/** B9.32: who holds the wall has no cover of his hex, against any shot. */
export function atTheWall(s: AslskState, target: Unit): boolean {
  return hasCover(s, target.at) && hasAdvantage(s, target.side, target.at)
}

/** B9.5: units behind bocage without Wall Advantage see over it only into the next hex, and are seen from no other. The hex itself is in sight. */
export function behindBocage(s: AslskState, from: Hex, to: Hex): Blocked | undefined {
  if (from === to || walledSides(s.setting, to) === 0 || adjacent(s, from, to)) return undefined
  const sides = sidesBetween(s, from, to).filter((side) => isBocage(s.setting, to, side))
  if (sides.length === 0) return undefined
  let somebody = false
  for (const unit of s.units) {
    if (unit.at !== to || unit.hidden) continue
    if (sides.some((side) => (advantageOf(s, unit.side, to) & (1 << side)) !== 0)) return undefined
    somebody = true
  }
  return somebody
    ? { rule: 'B9.5', reason: `nobody in ${nameOf(s, to)} has Wall Advantage, and only the next hex sees over its bocage`, at: to }
    : undefined
}

/** B9.5: against every enemy who sees it a unit has the bocage before it: it counts as out of LOS and in concealment terrain, until it fires. */
export function hiddenByBocage(s: AslskState, unit: Unit): boolean {
  if (unit.at < 0 || !SIX.some((side) => isBocage(s.setting, unit.at, side))) return false
  for (const enemy of s.units) {
    if (enemy.side === unit.side || enemy.at < 0 || enemy.broken || enemy.hidden) continue
    if (enemy.at === unit.at) return false
    if (canSee(s, enemy.at, unit.at) && coverBetween(s, enemy.side, enemy.at, unit.at) !== BOCAGE) return false
  }
  return true
}

const SIX = [0, 1, 2, 3, 4, 5] as const
