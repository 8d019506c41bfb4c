import { type Modifier, total } from '@firegroup/kernel'
import type { Ammo } from '../data/ammunition.ts'
import { columnIndex, FP_UNIT } from '../data/ift.ts'
import { AIR_BURST_DRM, armourPiercingFp, HARD_CORE_FP, highExplosiveFp, shapedChargeFp } from '../data/to-hit.ts'
import { ffnam, positionFrom } from '../fire/modifiers.ts'
import { type Figured, shareAgainst, type TargetGroup } from '../fire/resolution.ts'
import { nameOf, terrainAt } from '../map/terrain.ts'
import type { AslskState, Unit } from '../state.ts'
import { emplacement, gunOf, gunshield, hazardous } from './manned.ts'
import { isLobbed, isMortar, type Shot } from './shot.ts'
import { attackOf } from './to-hit.ts'

/** 3.2.4, 6.1: what a shot does to those whom it has hit, all with one IFT DR; whom the Critical Hit strikes fares by himself. */
export function figureHit(s: AslskState, shot: Shot, hit: readonly Unit[], critical: Unit | null): Figured {
  const attack = { ...attackOf(s, shot), targets: hit.map(({ id }) => id) }
  const fp64 = hitFp64(s, shot)
  const column = hitColumn(s, shot)
  const groups: TargetGroup[] = []
  for (const unit of hit) {
    const isCritical = unit === critical
    const modifiers = effectModifiers(s, shot, unit, isCritical)
    for (const weigh of s.setting.hooks.payload) {
      const more = weigh(s, attack, isCritical ? criticalFp64(shot) : fp64)
      if (more) modifiers.push(more)
    }
    const share = shareAgainst(s, attack, unit)
    const own = isCritical || share !== 1 ? columnIndex((isCritical ? criticalFp64(shot) : fp64) * share) : column
    const drm = total(modifiers)
    const gun = gunOf(s, unit)
    if (gun) {
      const nearMiss = withShield(modifiers, gunshield(s, unit, shot.by.crew.at, isMortar(shot.by)))
      groups.push({ units: [unit], modifiers, drm, column: own, gun: { weapon: gun.id, critical: isCritical, nearMiss } })
      continue
    }
    const same = groups.findIndex((group) => !group.gun && group.drm === drm && group.column === own)
    if (same < 0) groups.push({ units: [unit], modifiers, drm, column: own })
    else groups[same] = { ...groups[same]!, units: [...groups[same]!.units, unit] }
  }
  groups.sort((a, b) => a.column - b.column || a.drm - b.drm)
  const isAllCritical = hit.length === 1 && critical !== null
  return { attack, parts: [], fp64: isAllCritical ? criticalFp64(shot) : fp64, column: groups[0]!.column, cowers: 0, groups }
}

/** 6.6: the shield counts instead of what TEM there is, where it is more. */
export function withShield(modifiers: readonly Modifier[], shield: Modifier | undefined): readonly Modifier[] {
  const tem = modifiers.find(({ tags }) => tags?.includes('tem'))
  if (!shield || shield.value <= (tem?.value ?? 0)) return modifiers
  return [...modifiers.filter((modifier) => modifier !== tem), shield]
}

/** The IFT column of a hit that is not critical, as an index. */
export function hitColumn(s: AslskState, shot: Shot): number {
  return columnIndex(hitFp64(s, shot))
}

/** 3.2.4: the FP of the calibre, half of it over an area; neither range nor phase changes it. */
export function hitFp64(s: AslskState, shot: Shot): number {
  const { by, ammo, target } = shot
  const { barrel } = by
  if (barrel.shaped) return barrel.shaped.fp * FP_UNIT
  if (barrel.smallArms) return barrel.smallArms.fp * FP_UNIT
  if (target === 'att' && ammo === 'he' && barrel.areaFp !== undefined) return barrel.areaFp * FP_UNIT
  const fp = (ammo === 'heat' ? shapedFirepower(s, shot) : undefined) ?? FP_OF[ammo](barrel.caliber)
  return target === 'att' ? (fp * FP_UNIT) / 2 : fp * FP_UNIT
}

function shapedFirepower(s: AslskState, shot: Shot): number | undefined {
  for (const says of s.setting.hooks.shapedFirepower) {
    const fp = says(s, shot)
    if (fp !== undefined) return fp
  }
  return undefined
}

/** 6.2: by what was fired. */
const FP_OF: { readonly [A in Ammo]: (caliber: number) => number } = {
  he: highExplosiveFp,
  ap: armourPiercingFp,
  apcr: () => HARD_CORE_FP,
  apds: () => HARD_CORE_FP,
  heat: shapedChargeFp,
  smoke: () => 0,
  wp: () => 0,
  mol: () => 0,
}

/** 6.1: the High Explosive FP, doubled, without the halving of an area. */
export function criticalFp64({ by: { barrel } }: Shot): number {
  return 2 * (barrel.shaped?.fp ?? barrel.smallArms?.fp ?? highExplosiveFp(barrel.caliber)) * FP_UNIT
}

/**
 * 3.2.4, 1.1.1: TEM modifies the effect of a hit on an area, and a Mortar's shells burst in the trees instead. 6.1: a Critical Hit turns positive TEM
 * round; Air Bursts, FFMO and FFNAM apply to it all the same.
 */
function effectModifiers(s: AslskState, shot: Shot, unit: Unit, isCritical: boolean): Modifier[] {
  const attack = attackOf(s, shot)
  const position = positionFrom(s, attack, unit, shot.by.crew.at)
  const found: Modifier[] = []
  const burst = airBurst(s, shot)
  if (burst) {
    found.push(burst)
    const dugIn = emplacement(s, unit) // 6.3: cumulative with Air Bursts
    if (dugIn && !isCritical) found.push(dugIn)
  } else if (isCritical || shot.target === 'att')
    for (const modifier of position)
      if (modifier.tags?.includes('tem')) found.push(isCritical ? { ...modifier, value: -Math.abs(modifier.value) } : modifier)
  if (!isCritical) return found
  for (const modifier of position) if (modifier.tags?.includes('ffmo')) found.push(modifier)
  const moving = ffnam(s, attack, unit) ?? hazardous(s, unit)
  return moving ? [...found, moving] : found
}

/** 1.1.1: Mortar fire into woods. */
export function airBurst(s: AslskState, shot: Shot): Modifier | null {
  if (!isMortar(shot.by) || shot.by.barrel.noAirBursts || isLobbed(shot) || !terrainAt(s, shot.at).woods) return null
  return { rule: '1.1.1', label: `Air Bursts in ${nameOf(s, shot.at)}`, value: AIR_BURST_DRM, tags: ['airBurst', 'inHex'] }
}

/** 8.2.1: High Explosive in bamboo, whose splinters do more harm than it covers. */
export function isShredded(s: AslskState, shot: Shot): boolean {
  return shot.ammo === 'he' && (terrainAt(s, shot.at).temHeDc ?? 0) < 0
}
