import { type Modifier, total } from '@firegroup/kernel'
import { turningDrm } from '../armour/mounts.ts'
import { isUnseen } from '../concealment/unseen.ts'
import { CONCEALMENT } from '../data/concealment.ts'
import { CA_CHANGE, RED_TO_HIT, SMOKE_TO_HIT, TO_HIT_DRM, toHitNumber } from '../data/to-hit.ts'
import { type Attack, targetsOf } from '../fire/attack.ts'
import type { Occasion } from '../fire/declaration.ts'
import { ffnam, positionFrom, terrainCover } from '../fire/modifiers.ts'
import { sight } from '../map/los.ts'
import type { AslskState, Location, Unit } from '../state.ts'
import { isStatus } from '../units/statuses.ts'
import { unitsAround } from '../units/still.ts'
import { isInfantry, isVehicle, leadershipOf, typeOf, vehicleTypeOf, weaponTypeOf } from '../units/units.ts'
import { isMovingTarget, isRolling } from '../vehicles/status.ts'
import { acquiredDrm } from './acquisition.ts'
import { vehicleModifiers } from './at-vehicle.ts'
import { hasMoved, vehicleFirerModifiers } from './by-vehicle.ts'
import { gunSize, hazardous } from './manned.ts'
import { backblastCare, inBuilding, isShapedTarget, leads } from './shaped.ts'
import { eyesOf, isCapturedUse, isMortar, isNonQualified, type Shot, vehiclesToFireAt } from './shot.ts'

/** Those whom a shot treats alike. */
export interface Aimed {
  readonly units: readonly Unit[]
  readonly modifiers: readonly Modifier[]
  readonly drm: number
}

/** One target of a shot, or the empty hex, with what it is hit with. */
export interface AimedAt {
  readonly unit: Unit | null
  readonly modifiers: readonly Modifier[]
}

/** A shot as far as it goes without dice: the preview and the resolution both start here. */
export interface AimedShot {
  readonly shot: Shot
  readonly th: number
  /** The least DRM first; one without units where the hex is empty. */
  readonly groups: readonly Aimed[]
}

/** Out of range. */
const NO_CHANCE = 0

/** 3.2.4: the TH#, and each target's own DRM. 4.4: a LATW has numbers of its own. */
export function aimed(s: AslskState, shot: Shot): AimedShot {
  const { shaped } = shot.by.barrel
  let th = shaped
    ? (shaped.toHit[shot.range] ?? NO_CHANCE) + (shot.ammo === 'wp' ? SMOKE_TO_HIT : 0)
    : toHitNumber(shot.target, usesRed(s, shot), shot.range, shot.by.barrel, isCloseRange(s, shot))
  for (const change of s.setting.hooks.toHitNumbers) th += change(s, shot)
  const common = firerModifiers(s, shot)
  const groups: { units: Unit[]; modifiers: readonly Modifier[]; drm: number }[] = []
  const attack = attackOf(s, shot)
  let rows: readonly AimedAt[] = (shot.ammo === 'smoke' ? [] : targetUnits(s, shot)).map((unit) => ({
    unit,
    modifiers: [...common, ...acquisition(s, shot, unit), ...targetModifiers(s, shot, attack, unit)],
  }))
  if (rows.length === 0) rows = [{ unit: null, modifiers: emptyHex(s, shot, common) }]
  for (const change of s.setting.hooks.aims) rows = change(s, shot, rows)
  for (const { unit, modifiers } of rows) {
    const drm = total(modifiers)
    const same = groups.find((group) => group.drm === drm)
    if (same && unit) same.units.push(unit)
    else groups.push({ units: unit ? [unit] : [], modifiers, drm })
  }
  return { shot, th, groups: groups.sort((a, b) => a.drm - b.drm) }
}

/** 6.11: the same as if nobody were there. */
export function emptyArea(s: AslskState, shot: Shot): Aimed {
  const modifiers = emptyHex(s, shot, firerModifiers(s, shot))
  return { units: [], modifiers, drm: total(modifiers) }
}

/**
 * 3.2.4: in the enemy MPh those who move, elsewhere all in the hex: on the VTT one vehicle, on the ITT no vehicle but its exposed crew. 6.2: HEAT does
 * nothing to men who are neither in a building, a hut being none (8.2.1), nor at a Gun.
 */
export function targetUnits(s: AslskState, shot: Shot): readonly Unit[] {
  const { target, vehicle } = shot
  if (target === 'vtt') return vehicle ? [vehicle] : []
  return s.setting.hooks.shotTargets.reduce((units, change) => change(s, shot, units), usualTargets(s, shot))
}

function usualTargets(s: AslskState, shot: Shot): readonly Unit[] {
  const { by, occasion, at, target, ammo } = shot
  const here = targetsOf(s, occasion.side, at, occasion.expenditure, by.crew.at)
  const all = target === 'att' && s.setting.places ? [...here, ...insideOf(s, occasion, at, by.crew.at)] : here
  const men = ammo === 'heat' && !inBuilding(s, at) ? all.filter((unit) => isShapedTarget(s, shot, unit)) : all
  return target === 'itt' ? men : [...men.filter(isInfantry), ...vehiclesToFireAt(s, occasion, at), ...friendsThere(s, occasion, at)]
}

/** 8.1.8.7: where a Banzai Charge has come in, fire at an area strikes friends too; those in Melee are struck by any fire (3.8). */
function friendsThere(s: AslskState, { side, expenditure }: Occasion, at: Location): Unit[] {
  const there = expenditure ? [] : unitsAround(s, at).filter((unit) => unit.at === at)
  return there.some(({ banzai }) => banzai !== undefined) ? there.filter((unit) => unit.side === side && !unit.melee) : []
}

/** A.8, B30: fire at an area hits whoever is above ground in its hex, outside or inside. */
function insideOf(s: AslskState, { side, expenditure }: Occasion, hex: Location, from: Location): Unit[] {
  const { places } = s.setting
  const open = (places?.within(hex) ?? []).filter((at) => !places!.of(at)!.subterranean)
  return open.flatMap((at) => targetsOf(s, side, at, expenditure, from))
}

/** 3.2.4, GAP-11: at Infantry, and at a vehicle that stands still. */
export function isCloseRange(s: AslskState, { target, vehicle }: Shot): boolean {
  if (target !== 'vtt') return target === 'itt'
  return vehicle !== null && !isMovingTarget(vehicle) && !isRolling(vehicle) && s.setting.options.closeRangeVehicles === 'yes'
}

/** The attack that a hit makes on the IFT. */
export function attackOf(s: AslskState, shot: Shot): Attack {
  return attackAt(
    shot,
    targetUnits(s, shot).map(({ id }) => id),
  )
}

/** The same on those who are named: nobody is looked for, so that it holds in a part of a game too. */
export function attackAt(shot: Shot, targets: Attack['targets']): Attack {
  const { occasion, at } = shot
  return {
    when: occasion.when,
    means: 'ordnance',
    by: occasion.side,
    at,
    targets,
    firers: [],
    directors: [],
    expenditure: occasion.expenditure,
    ...(shot.ammo === 'he' ? { highExplosive: true } : {}),
    ...(isMortar(shot.by) ? { indirect: true } : {}),
  }
}

/** 3.2.4: the red numbers are for some nations, and for whoever is not at home with the Gun. */
function usesRed(s: AslskState, { by }: Shot): boolean {
  if (isNonQualified(s, by) || isCapturedUse(by)) return true
  if (by.barrel.smallArms) return false // 4.1: everybody's are as good
  const own = by.kind === 'vehicle' ? vehicleTypeOf(s, by.crew).toHit : undefined
  if (own) return own === 'red' || (own === 'redBefore1944' && s.setting.scenario.year < 1944)
  const { scenario } = s.setting
  const nations = [scenario.sides[by.crew.side].nation, weaponTypeOf(s, by.weapon).nation]
  return nations.some((nation) => scenario.year <= (RED_TO_HIT[nation] ?? 0))
}

/** 3.2.4 Case 8: for a Gun that is turned for its shot. */
export function caChange(s: AslskState, { by, spines, vca, ca }: Shot): Modifier[] {
  const { mount } = by.barrel
  if (spines === 0 || !mount) return []
  const { first, further } = CA_CHANGE[mount]
  const label = `Case 8: turned by ${spines} hexspine${spines > 1 ? 's' : ''}`
  // 7.8: a hull that turns under its turret costs what a gun without a turret pays
  const turned = vca === undefined || by.kind !== 'vehicle' ? null : turningDrm(s, by.crew, 'turret', { vca, tca: ca })
  return [{ rule: '3.2.4', label, value: turned ?? first + further * (spines - 1), tags: ['outside'] }]
}

function firerModifiers(s: AslskState, shot: Shot): Modifier[] {
  const { by, occasion, leader } = shot
  const found: Modifier[] = []
  const add = (applies: boolean, rule: string, label: string, value: number) => {
    if (applies) found.push({ rule, label, value, tags: ['outside'] })
  }
  add(by.crew.pinned, '3.2.3', 'Case 2: pinned', TO_HIT_DRM.pinned)
  if (by.kind === 'vehicle') found.push(...vehicleFirerModifiers(s, shot, by))
  found.push(...caChange(s, shot))
  add(shot.intensive, '3.2.4', 'Case 9: Intensive Fire', TO_HIT_DRM.intensiveFire)
  found.push(...backblastCare(s, shot))
  add(
    shot.range === 0 && shot.target !== 'att' && !by.barrel.shaped && !by.barrel.smallArms,
    '3.2.4',
    'Case 10: in its own hex',
    TO_HIT_DRM.ownHex,
  )
  add(by.crew.cx || leader?.cx === true, '3.3.1', 'CX', TO_HIT_DRM.cx)
  add(
    occasion.when === 'advancingFire' && !(by.kind === 'vehicle' && hasMoved(by)) && !isStatus(s, by.crew, 'opportunityFire'),
    '3.5',
    'Advancing Fire',
    TO_HIT_DRM.advancingFire,
  )
  add(isNonQualified(s, by), '1.2.6', 'Non-Qualified use', TO_HIT_DRM.nonQualified)
  add(isCapturedUse(by), '4.0', 'captured', TO_HIT_DRM.captured)
  if (leader && leads(s, shot))
    found.push({ rule: '4.5', label: `${typeOf(s, leader).label} directs`, value: leadershipOf(s, leader), tags: ['leadership'] })
  for (const contribution of s.setting.hooks.toHitModifiers) {
    const given = contribution(s, shot)
    if (given) found.push(...[given].flat())
  }
  return found
}

/** 6.10: only at what was acquired, not at whoever has joined it since. */
function acquisition(s: AslskState, shot: Shot, unit?: Unit): Modifier[] {
  const value = acquiredDrm(s, shot, unit)
  return value < 0 ? [{ rule: '6.10', label: 'Case 20: acquired', value }] : []
}

/** 3.2.4: Hindrance, FFMO and FFNAM count for the TH DR; TEM too on the ITT, on the ATT it waits for the effect. */
function targetModifiers(s: AslskState, shot: Shot, attack: Attack, unit: Unit): Modifier[] {
  if (isVehicle(unit) && shot.target !== 'itt') {
    const hull = [...hullPosition(s, shot, attack, unit), ...vehicleModifiers(s, shot, unit)]
    addOfModules(s, shot, unit, hull)
    return hull
  }
  const found = positionFrom(s, attack, unit, eyesOf(shot)).filter(({ tags }) => shot.target === 'itt' || !tags?.includes('tem'))
  const size = gunSize(s, unit)
  if (size) found.push(size)
  const moving = ffnam(s, attack, unit) ?? hazardous(s, unit)
  if (moving) found.push(moving)
  if (isUnseen(unit)) found.push({ rule: '8.3.2', label: 'concealed', value: CONCEALMENT.toHit })
  addOfModules(s, shot, unit, found)
  return found
}

/** What modules have against this target. */
function addOfModules(s: AslskState, shot: Shot, unit: Unit, found: Modifier[]): void {
  for (const contribution of s.setting.hooks.targetToHitModifiers) {
    const given = contribution(s, shot, unit)
    if (given) found.push(...[given].flat())
  }
}

/** 3.2.4: what the place of a vehicle itself counts for; what shelters its crew does not shelter it (7.7). */
function hullPosition(s: AslskState, shot: Shot, attack: Attack, vehicle: Unit): Modifier[] {
  const { hindrances } = sight(s, eyesOf(shot), shot.at)
  const cover = shot.target === 'vtt' ? terrainCover(s, attack, vehicle, shot.by.crew.at) : undefined
  return cover ? [...hindrances, cover] : hindrances.slice()
}

/** 6.11: an area without anybody in it. */
function emptyHex(s: AslskState, shot: Shot, common: readonly Modifier[]): readonly Modifier[] {
  return [...common, ...acquisition(s, shot), ...sight(s, eyesOf(shot), shot.at).hindrances]
}
