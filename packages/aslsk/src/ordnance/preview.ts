import type { Modifier } from '@firegroup/kernel'
import type { Ammo } from '../data/ammunition.ts'
import type { Occasion } from '../fire/declaration.ts'
import { type FirePreview, figuredPreview } from '../fire/preview.ts'
import { eachRoll } from '../fire/resolution.ts'
import type { AslskState } from '../state.ts'
import { isInfantry, weaponTypeOf } from '../units/units.ts'
import { drmAfter } from './acquisition.ts'
import { isCloud, supplyOf } from './ammunition.ts'
import { cloudOf } from './clouds.ts'
import { figureHit } from './effect.ts'
import { breakdownNumber, shotRate, turningRisk } from './handling.ts'
import { hasFired, hitsOf, isCritical, keepsRate } from './resolve.ts'
import { type Shot, type ShotDeclaration, shotFrom } from './shot.ts'
import { type ShotOdds, shotOdds } from './shot-odds.ts'
import { aimed } from './to-hit.ts'

/** One of the 36 rolls of the TH DR. */
export interface ShotRoll {
  readonly coloured: number
  readonly white: number
  /** How many of the groups it hits, from the first on. */
  readonly hits: number
  readonly critical: boolean
  readonly keepsRate: boolean
  readonly breaks: boolean
}

/** What a shot would come to, over all the dice. */
export interface ShotPreview {
  readonly th: number
  /** By what they are hit with, the least DRM first; rolls out of 36 that hit. */
  readonly groups: readonly {
    readonly units: readonly number[]
    readonly modifiers: readonly Modifier[]
    readonly drm: number
    readonly hits: number
  }[]
  /** Rolls out of 36 that are a Critical Hit. */
  readonly critical: number
  /** Every roll, by the coloured die and then the white one. */
  readonly rolls: readonly ShotRoll[]
  /** 6.10: the DRM that it has at the target afterwards, if it does not break down. */
  readonly acquires: number
  /** The ROF of this shot. */
  readonly rate: number
  readonly name: string
  /** 6.2: what is fired, and the DR at or under which the Weapon has it; null where there is plenty. */
  readonly ammo: Ammo
  readonly depletion: number | null
  /** 6.2: the Hindrance of the Smoke or white phosphorus that a hit lays; null for other shots. */
  readonly lays: number | null
  /** 7.6: rolls of a Bog Check, before the shot, with which it does not come about; null where there is none. */
  readonly bogs: { readonly rolls: number; readonly of: 36 } | null
  /** What a hit without a Critical Hit does to the men among them; null where there are none. */
  readonly effect: FirePreview | null
  /** All of it as one tree, Critical Hits too. Worked out when it is looked at. */
  readonly odds: ShotOdds
}

/** By the functions that resolve it; nothing is told beforehand where LOS is checked only by firing (3.2.1). */
export function shotPreview(s: AslskState, occasion: Occasion, declared: ShotDeclaration): ShotPreview | null {
  const shot = shotFrom(s, occasion, declared)
  return shot && shotPreviewOf(s, shot)
}

/** The same for a shot that is made already. */
export function shotPreviewOf(s: AslskState, shot: Shot): ShotPreview | null {
  if (s.setting.options.losChecks === 'declared') return null
  const aim = aimed(s, shot)
  const hits = aim.groups.map(() => 0)
  let critical = 0
  const rolls: ShotRoll[] = []
  const breakdown = breakdownNumber(s, shot)
  eachRoll((dr) => {
    const struck = hitsOf(s, aim, dr)
    for (const [i, group] of aim.groups.entries()) if (struck.includes(group)) hits[i]!++
    const isCriticalHit = isCritical(s, aim, struck, dr)
    if (isCriticalHit) critical++
    const { coloured, white, total } = dr
    const breaks = total >= breakdown
    rolls.push({
      coloured,
      white,
      hits: struck.length,
      critical: isCriticalHit,
      keepsRate: !breaks && hasFired(s, shot, total) && keepsRate(s, shot, dr),
      breaks,
    })
  })
  const everybody = isCloud(shot.ammo) ? [] : aim.groups.flatMap(({ units }) => units)
  const men = shot.target === 'itt' ? everybody : everybody.filter(isInfantry)
  const supply = supplyOf(s, shot.by, shot.ammo)
  let odds: ShotOdds | undefined
  return {
    th: aim.th,
    groups: aim.groups.map(({ units, modifiers, drm }, i) => ({ units: units.map(({ id }) => id), modifiers, drm, hits: hits[i]! })),
    critical,
    rolls,
    acquires: isCloud(shot.ammo) || shot.by.barrel.shaped ? 0 : drmAfter(s, shot),
    rate: shotRate(s, shot),
    name: weaponTypeOf(s, shot.by.weapon).name,
    ammo: shot.ammo,
    depletion: typeof supply === 'number' ? supply : null,
    lays: isCloud(shot.ammo) ? cloudOf(s, shot).hindrance : null,
    bogs: turningRisk(s, shot),
    effect: men.length > 0 ? figuredPreview(s, figureHit(s, shot, men, null)) : null,
    get odds() {
      odds ??= shotOdds(s, aim)
      return odds
    },
  }
}
