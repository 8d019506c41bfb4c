import type { Problem } from '@firegroup/kernel'
import { monthOf, type Panzerfausts, panzerfaustsIn } from '../../armour/panzerfausts.ts'
import type { ToKill } from '../../armour/to-kill.ts'
import type { Aslsk, DiceRoll } from '../../context.ts'
import { PANZERFAUST, PFK } from '../../data/panzerfaust.ts'
import { SMOKE } from '../../data/smoke.ts'
import { ORDNANCE_LOW_AMMO } from '../../data/to-hit.ts'
import type { Attack } from '../../fire/attack.ts'
import type { FirepowerFactor } from '../../fire/events.ts'
import { coverOf } from '../../fire/modifiers.ts'
import { addMarker } from '../../map/markers.ts'
import { adjacent, distance, levelAt } from '../../map/terrain.ts'
import type { Shot } from '../../ordnance/shot.ts'
import { isRubble } from '../../places/rubble.ts'
import type { AslskState, Hex, Location, Side, Unit, Weapon } from '../../state.ts'
import { isStatus } from '../../units/statuses.ts'
import { type Vehicle, weaponTypeOf } from '../../units/units.ts'
import { ORDNANCE_SMOKE } from '../../weapons/smoke-life.ts'
import { EARLY, EARLY_KLEIN, TOO_HIGH_FOR_FLAMES } from './data.ts'
import { isProjector } from './modifiers.ts'

/** C13.3: from October 1943 on in the hands of all German Infantry, whatever the enemy has; before that, and the smaller kind, by a scenario's own rule. */
export function panzerfausts(s: AslskState, side: Side): Panzerfausts | null {
  if (s.setting.scenario.sides[side].nation !== 'german') return null
  const month = monthOf(s)
  const special = s.setting.scenario.rules?.find((rule) => rule.type === 'panzerfausts')
  if (special?.klein) {
    if (month < EARLY.klein) return null
    const isEarly = month <= EARLY_KLEIN.until
    return {
      type: PFK.id,
      reach: PFK.range,
      modifiers: isEarly ? [{ rule: 'C13.3', label: 'August or September 1943', value: EARLY_KLEIN.drm }] : [],
    }
  }
  return month >= (special ? EARLY.panzerfaust : PANZERFAUST.from) ? panzerfaustsIn(month) : null
}

/** C13.8: what stops the blast of a rocket besides the walls of a building or a pillbox. */
export function enclosed(s: AslskState, at: Hex): boolean {
  return isRubble(s, at)
}

/** C8.31: men in rubble or behind a wall are as good a target for HEAT as those in a house or a pillbox, which count as one; hedges and trees are not. */
export function behindStone(s: AslskState, { by, occasion, at }: Pick<Shot, 'by' | 'occasion' | 'at'>, target: Unit): boolean {
  if (isRubble(s, target.at)) return true
  const attack = {
    when: occasion.when,
    means: 'ordnance',
    by: occasion.side,
    at,
    targets: [target.id],
    firers: [],
    directors: [],
    expenditure: null,
  }
  return coverOf(s, attack, target, by.crew.at, false)?.tags?.includes('wall') === true
}

/** A22.32: flames lose half of their strength two levels up. */
export function flameUphill(s: AslskState, attack: Attack, firer: Unit): readonly FirepowerFactor[] {
  if (levelAt(s, attack.at) - levelAt(s, firer.at) < TOO_HIGH_FOR_FLAMES) return []
  return [{ rule: 'A22.32', label: 'two levels up', num: 1, den: 2 }]
}

/** C13: what may not be fired so. */
export function latwForbidden(s: AslskState, shot: Shot): Problem | undefined {
  return piatForbidden(s, shot) ?? projectorForbidden(s, shot) ?? machineGunForbidden(s, shot)
}

/** C13.61: it falls out of its tube. */
function piatForbidden(s: AslskState, { by, at }: Shot): Problem | undefined {
  if (!by.barrel.shaped?.notDownhill || !(by.crew.at === at || adjacent(s, by.crew.at, at) || distance(s, by.crew.at, at) === 0))
    return undefined
  return levelAt(s, by.crew.at) > levelAt(s, at)
    ? no('C13.61', s, by.weapon, 'is not fired at a lower level in its own hex or the next.')
    : undefined
}

/** C13.51, C13.5: before all but Smoke in the PFPh and DFPh, and no steeper than it reaches far. */
function projectorForbidden(s: AslskState, shot: Shot): Problem | undefined {
  const { by, at, range, occasion } = shot
  if (!isProjector(shot)) return undefined
  if ((occasion.when === 'prepFire' || occasion.when === 'defensiveFire') && by.weapon.ordnance.noSmoke)
    return no('C13.51', s, by.weapon, 'is fired before any other weapon of the phase but Smoke.')
  return Math.abs(levelAt(s, by.crew.at) - levelAt(s, at)) > range
    ? no('C13.5', s, by.weapon, 'is not fired so steeply: the levels are more than the hexes.')
    : undefined
}

/** A9.61: of machine guns only those that men carry are fired at AFVs. */
function machineGunForbidden(s: AslskState, { by }: Shot): Problem | undefined {
  const { smallArms } = by.barrel
  return by.kind === 'vehicle' && smallArms && !smallArms.isRifle
    ? no('A9.61', s, by.weapon, 'of a vehicle is not fired at an AFV.')
    : undefined
}

function no(rule: string, s: AslskState, weapon: Weapon, what: string): Problem {
  return { rule, message: `The ${weaponTypeOf(s, weapon).name} ${what}` }
}

/** C3.7, C13.56: neither machine guns nor shots that shall immobilize make Critical Hits; a Molotov makes them on men and Guns alone. */
export function noCritical(_: AslskState, shot: Shot): boolean {
  const { smallArms } = shot.by.barrel
  return (smallArms !== undefined && !smallArms.isRifle) || shot.immobilizing === true || (isProjector(shot) && shot.vehicle !== null)
}

/** C7.7: with half of the TK# or less an AFV burns; by flames with anything less than it. A red crew survival number makes it one easier. */
export function burnsAt(s: AslskState, vehicle: Vehicle, { by, final }: ToKill): number {
  return (by.kind === 'flame' ? final - 1 : Math.floor(final / 2)) + (isStatus(s, vehicle, 'redCrewSurvival') ? 1 : 0)
}

/** C13.5: a Molotov that hits smokes and may burn; a 12 is the end of the projector, in flames. */
export function afterShot(g: Aslsk, shot: Shot, { total }: DiceRoll, hit: boolean): void {
  if (!isProjector(shot)) return
  const { side } = shot.occasion
  if (hit) {
    const cloud = addMarker(g.state, { kind: ORDNANCE_SMOKE, at: shot.at, side, value: SMOKE.dispersed.hindrance, extra: 0 })
    g.emit({ type: 'smokeLaid', rule: 'C13.57', weapon: shot.by.weapon.id, at: shot.at, hindrance: cloud.value, ammo: 'mol' })
    for (const listen of g.state.setting.hooks.laid) listen(g, cloud)
    ignite(g, shot.at, side, false)
  }
  if (total >= ORDNANCE_LOW_AMMO) ignite(g, shot.by.crew.at, side, true)
}

function ignite(g: Aslsk, at: Location, side: Side, sure: boolean): void {
  for (const listen of g.state.setting.hooks.ignitions) listen(g, { at, side, rule: 'C13.57', sure })
}
