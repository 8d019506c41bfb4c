import type { Modifier, Problem } from '@firegroup/kernel'
import { type Lnlt, roll } from '../context.ts'
import { weaponRules } from '../data/support-weapons.ts'
import type { Attack } from '../fire/attack.ts'
import { lies } from '../fortifications/places.ts'
import { BUNKER, hexOf, layerOf, nameOf } from '../map/location.ts'
import { terrainAt } from '../map/terrain.ts'
import type { LnltState, Location, Marker, Side, Unit } from '../state.ts'
import { typeOf, typeOfWeapon } from '../units/units.ts'
import { isFlamethrowerTank } from '../vehicles/flames.ts'

/** 10.5.6: a natural roll of this sets fire, and a Fire Check succeeds from this on. */
const SPARKS = 6
const CATCHES = 5

/** 10.5.6: the fire in a location. */
export function fireAt({ markers }: LnltState, at: Location): Marker | undefined {
  for (const marker of markers) if (marker.kind === 'fire' && marker.at === at) return marker
  return undefined
}

export function hasFires({ markers }: LnltState): boolean {
  for (const { kind } of markers) if (kind === 'fire') return true
  return false
}

/** 10.5.6: what burns, by the chart; the inside of a Bunker or Cave does not, nor does Rubble. A scenario may say otherwise of terrain. */
export function isFlammable(s: LnltState, at: Location): boolean {
  const { setting } = s
  const { flammable, id } = terrainAt(setting, hexOf(at))
  if (layerOf(at) >= BUNKER || lies(s, 'rubble', hexOf(at))) return false
  for (const rule of setting.scenario.rules ?? []) if (rule.type === 'flammable' && rule.terrain === id) return rule.burns
  return flammable
}

/** 10.5.6: after an attack on enemies: a natural 6, or flames in any case. Contribution to `attacked`. */
export function fireChecks(
  g: Lnlt,
  attack: Attack,
  _shaken: readonly number[],
  struck: { readonly natural: number; readonly places: readonly Location[] },
): undefined {
  if (!g.state.setting.burns || attack.means === 'sniper' || attack.means === 'mines') return undefined
  if (struck.natural !== SPARKS && !hasFlames(g.state, attack)) return undefined
  for (const at of struck.places) if (isFlammable(g.state, at) && !fireAt(g.state, at)) checkFire(g, attack.side, at)
  return undefined
}

function hasFlames(s: LnltState, attack: Attack): boolean {
  if (isFlamethrowerTank(s, attack)) return true
  return attack.firers.some(({ weapons }) => weapons.some((id) => weaponRules(typeOfWeapon(s, s.weapons[id]!).kind).forcesFireCheck))
}

function checkFire(g: Lnlt, side: Side, at: Location): void {
  const { total: die } = roll(g, 'single', `Fire Check in ${nameOf(g.state.setting, at)}`, (rolled) => rolled >= CATCHES)
  const burns = die >= CATCHES
  g.emit({ type: 'fireCheck', rule: '10.5.6', at, die, burns })
  if (burns) kindle(g, side, at, 'set')
}

/** 10.5.6: Fire 1. */
export function kindle(g: Lnlt, side: Side, at: Location, why: 'set' | 'spreads'): void {
  const s = g.state
  s.markers.push({ id: s.nextMarker++, kind: 'fire', at, side, value: 1 })
  g.emit({ type: 'fire', rule: '10.5.6', at, value: 1, why })
}

/** 10.5.6: nobody goes into a blaze, and no Weapon Team into a fire. */
export function fireStepProblem(s: LnltState, unit: Unit, to: Location): Problem | null {
  const fire = s.markers.length === 0 ? undefined : fireAt(s, to)
  if (!fire) return null
  if (fire.value === 2) return { rule: '10.5.6', message: `Nobody goes into the blaze in ${nameOf(s.setting, to)}.` }
  const { team, name } = typeOf(s, unit)
  return team === null ? null : { rule: '10.5.6', message: `The ${name} can't be taken into the fire in ${nameOf(s.setting, to)}.` }
}

/** 10.5.6: into a fire costs 1 MP more; a vehicle it does not touch. Contribution to `movementCosts`. */
export function fireCost(s: LnltState, unit: Unit, _from: Location, to: Location): Modifier | undefined {
  return s.markers.length > 0 && !unit.vehicle && fireAt(s, to) ? INTO_FIRE : undefined
}

const INTO_FIRE: Modifier = { rule: '10.5.6', label: 'into the fire', value: 2 }
