import type { Problem, Rules } from '@firegroup/kernel'
import { isFlying, isHelicopter } from '../air/helicopter.ts'
import type { Lnlt } from '../context.ts'
import type { FireContext } from '../fire/declaration.ts'
import { modeOf } from '../fire/modifiers.ts'
import { opportunityWindow } from '../fire/opportunity.ts'
import { isHouse } from '../fortifications/places.ts'
import { BUNKER, CAVE, hexOf, layerOf } from '../map/location.ts'
import type { Gun } from '../ordnance/guns.ts'
import type { Shot } from '../ordnance/shot.ts'
import type { LnltState, Location, Unit } from '../state.ts'
import { has } from '../units/marks.ts'
import { typeOf } from '../units/units.ts'

/** 14.4: a missile that is guided to its target. */
export function isMissile({ type }: Pick<Gun, 'type'>): boolean {
  return type.ammunition === 'ATGM'
}

/** 14.4, 14.4.1: why a missile can't be fired so. */
export function missileProblem(
  s: LnltState,
  { occasion }: Pick<FireContext, 'occasion'>,
  unit: Unit,
  gun: Gun,
  at: Location,
  isHard: boolean,
): Problem | null {
  if (!isMissile(gun)) return null
  const { name } = typeOf(s, unit)
  if (isFlying(s, unit)) return { rule: '14.4', message: `The ${name} must hover to fire a missile.` }
  if (((unit.laid?.expended ?? 0) & (1 << gun.number)) !== 0) return { rule: '14.4.1', message: `The ${name} has no missile left.` }
  if (!unit.vehicle && isUnderRoof(s, unit.at))
    return { rule: '14.4', message: `The ${name} can't fire its missile out of a building, Bunker or Cave.` }
  const moves = modeOf(s, unit.id) === 'assaultMove' && s.move?.units.includes(unit.id)
  if (occasion === 'assaultFire' || unit.vehicle?.assaultFire || has(unit, 'assaultMove') || moves)
    return { rule: '14.4', message: `The ${name} fires no missile in an Assault Move, nor before or after one.` }
  if (!isHard && !isUnderRoof(s, at))
    return { rule: '14.4', message: 'A missile is aimed at vehicles, at Barricades, and at men in buildings and Bunkers.' }
  return null
}

function isUnderRoof(s: LnltState, at: Location): boolean {
  const layer = layerOf(at)
  return layer === BUNKER || layer === CAVE || isHouse(s, hexOf(at))
}

/** 14.4: while the missile flies the enemies of whoever guides it may fire at him; any Damage Check makes it miss. True if it goes on. */
export function* guide(g: Lnlt, { unit, gun, at, target, barricade, leader }: Shot): Rules<boolean> {
  const s = g.state
  const before = s.missile
  const aimed = barricade === undefined ? {} : { barricade }
  s.missile = { unit: unit.id, gun: gun.number, at, target, ...aimed, leader, spoiled: false }
  g.emit({ type: 'missile', rule: '14.4', unit: unit.id, at: unit.at })
  yield* opportunityWindow(g, { units: [unit.id], at: unit.at, budget: MANY, missile: true })
  const { spoiled } = s.missile
  s.missile = before
  if (spoiled) g.emit({ type: 'missileSpoiled', rule: '14.4', unit: unit.id })
  return !spoiled && unit.at >= 0
}

/** No limit but that each place fires once. */
const MANY = 99

/** 14.4.1, 23.2.6: a coloured die below the depletion number: it was the last. */
export function isLast(depletion: number, dice: readonly number[]): boolean {
  return depletion > 0 && dice[0]! < depletion
}

/** 14.4.1 */
export function deplete(g: Lnlt, unit: Unit, gun: Gun, dice: readonly number[]): void {
  const depletion = gun.depletion ?? (isHelicopter(g.state, unit) ? 0 : typeOf(g.state, unit).depletion)
  if (!isMissile(gun) || !isLast(depletion, dice) || !unit.laid) return
  unit.laid.expended = (unit.laid.expended ?? 0) | (1 << gun.number)
  g.emit({ type: 'expended', rule: '14.4.1', unit: unit.id })
}
