import type { Modifier } from '@firegroup/kernel'
import { AT_TRACKS } from '../../data/to-hit.ts'
import type { Shot } from '../../ordnance/shot.ts'
import type { AslskState, Unit, Weapon } from '../../state.ts'
import { isStatus, statusOf } from '../../units/statuses.ts'
import { isLeader, isVehicle, typeOf, weaponTypeOf } from '../../units/units.ts'
import { LATW_DRM, NON_QUALIFIED_BREAKDOWN } from './data.ts'

/** C13: a LATW, or a machine gun that fires at an AFV. */
function isLatw({ by: { barrel } }: Pick<Shot, 'by'>): boolean {
  return barrel.shaped !== undefined || barrel.smallArms !== undefined
}

export function isProjector({ by: { barrel } }: Pick<Shot, 'by'>): boolean {
  return barrel.shaped?.projector === true
}

/** C13: what the firer counts for. */
export function firerModifiers(s: AslskState, shot: Shot): readonly Modifier[] | undefined {
  if (!isLatw(shot)) return undefined
  const { crew } = shot.by
  const found: Modifier[] = []
  const add = (label: string, value: number, rule = 'C13') => {
    if (value !== 0) found.push({ rule, label, value, tags: ['outside'] })
  }
  if (shot.immobilizing) add('Case G: to immobilize', AT_TRACKS.drm, 'C5.7')
  add(isStatus(s, crew, 'hero') ? 'a hero alone' : 'Non-Qualified use', handsDrm(s, shot))
  if (s.setting.hooks.statuses.length === 0) return found
  if (AREA_FIRE.some((status) => isStatus(s, crew, status))) add('under an Area Fire penalty', LATW_DRM.areaFire)
  if (isStatus(s, crew, 'encircled')) add('Encircled', LATW_DRM.encircled)
  add('overstacked', LATW_DRM.overstacked.by * statusOf(s, crew, 'overstacked'))
  return found
}

/** Statuses that halve the FP of small arms. */
const AREA_FIRE = ['inStream', 'inMarsh', 'fording', 'mounted'] as const

/** C13.4, C13.51: who lacks the second man, or is not at home with it. */
function handsDrm(s: AslskState, shot: Shot): number {
  const { by, leader } = shot
  if (!by.barrel.shaped?.needsTwo && !isProjector(shot)) return 0
  if (isStatus(s, by.crew, 'hero')) return leader ? 0 : LATW_DRM.heroAlone
  return isProjector(shot) && !isQualified(s, by.crew, by.weapon, leader !== null) ? LATW_DRM.nonQualified : 0
}

/** C13.51: crews, and two leaders together; whoever else uses it does so badly. */
function isQualified(s: AslskState, unit: Unit, weapon: Weapon, helped: boolean): boolean {
  const { kind } = typeOf(s, unit)
  return unit.side !== weapon.side || kind === 'crew' || (kind === 'leader' && helped) || isStatus(s, unit, 'hero')
}

/** C13.51: squads and half squads break it sooner. */
export function projectorBreakdown(s: AslskState, weapon: Weapon): number {
  const owner = s.units[weapon.owner]
  if (!owner || !weaponTypeOf(s, weapon).barrel?.shaped?.projector) return 0
  return isQualified(s, owner, weapon, false) || isLeader(s, owner) ? 0 : NON_QUALIFIED_BREAKDOWN
}

/** C13: what the target counts for. */
export function targetModifiers(s: AslskState, shot: Shot, target: Unit): readonly Modifier[] | undefined {
  if (!isLatw(shot) || s.setting.hooks.statuses.length === 0) return undefined
  const found: Modifier[] = []
  const add = (label: string, value: number) => {
    if (value !== 0) found.push({ rule: 'C13', label, value, tags: ['inHex'] })
  }
  if (isVehicle(target)) {
    if (isStatus(s, target, 'fording')) add('wading', LATW_DRM.wading)
    return found
  }
  add('overstacked', LATW_DRM.overstacked.at * statusOf(s, target, 'overstacked'))
  if (isStatus(s, target, 'motorcycle')) add('motorcyclist', LATW_DRM.motorcycle)
  if (isStatus(s, target, 'cavalry')) add('Cavalry', LATW_DRM.cavalry)
  return found
}
