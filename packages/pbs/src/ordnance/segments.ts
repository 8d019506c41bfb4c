import type { FirerKind, TargetKind } from '../data/ordnance-tables.ts'
import type { Ordnance } from '../engine/ordnance.ts'
import type { Walk } from '../tree/walk.ts'
import { chosenShot, tablesOf } from './look.ts'
import { specialFirers } from './special-firers.ts'

/** PBS-FF-09: what the mover is. */
function targetKind({ ask }: Walk): TargetKind {
  const vehicle = ask.movingVehicle()
  if (!vehicle) return 'onFoot'
  return ask.isCrewVulnerable(vehicle) ? 'vulnerable' : 'closed'
}

/** PBS-FF-10 to 21: with whom a weapon is tested. */
function firerKind(walk: Walk, weapon: Ordnance): FirerKind {
  if (walk.ask.movingVehicle()) return weapon.highExplosiveOnly ? 'highExplosive' : 'armourPiercing'
  if (walk.ask.isIfe({ unit: weapon.unit, weapon: weapon.key })) return 'ift' // PBS-SPF-02
  if (weapon.kind === 'mortar' && isKeen(walk, weapon)) return 'keenMortar'
  return weapon.highExplosiveOnly ? 'highExplosive' : 'other'
}

/** PBS-FF-19, PBS-PRI-01: Air Bursts, or a TH DRM below zero. */
function isKeen(walk: Walk, weapon: Ordnance): boolean {
  const shot = chosenShot(walk, weapon)
  if (!shot) return false
  const { airBurst, drm } = walk.ask.toHit(shot)
  return airBurst || drm < 0
}

/** The weapons of these kinds; or those that are named by their own keys. */
export function firersOf(walk: Walk, kinds: readonly string[]): readonly Ordnance[] {
  return walk.ask.ordnance().filter((weapon) => kinds.includes(firerKind(walk, weapon)) || kinds.includes(`weapon ${weapon.key}`))
}

/**
 * PBS-FF-09, PBS-SOP-15: the segments of attack in their order, each by the kinds of firer that it holds. PBS-FF-20, B7: where fire on the IFT and ordnance
 * with nothing but High Explosive stand together, the closer comes first.
 */
export function segmentsOf(walk: Walk): string[][] {
  const { rows } = tablesOf(walk)['first-fire-order']
  const kind = targetKind(walk)
  const segments: string[][] = []
  for (const row of rows) {
    if (row.target !== kind) continue
    segments[row.segment - 1] ??= []
    segments[row.segment - 1]!.push(row.firers)
  }
  return segments.flatMap((segment) => split(walk, segment))
}

function split(walk: Walk, segment: readonly string[]): string[][] {
  const { ask } = walk
  // PBS-FF-21: rifles on the IFT come with the other ordnance
  const rifles =
    segment.includes('other') && ask.firingPlaces().some((at) => ask.elementsAt(at).some((element) => ask.isAntiTankRifle(element)))
      ? [['ATR']]
      : []
  const ordnance = segment.filter((each) => each !== 'ift')
  const weapons = firersOf(walk, ordnance)
  if (!segment.includes('ift')) return [...rifles, ...(weapons.length > 0 ? [[...ordnance]] : [])]
  if (weapons.length === 0) return [['IFT']]
  const range = (at: number) => ask.range(at, ask.spent.at)
  const places = ask.firingPlaces().filter((at) => specialFirers(walk, ask.elementsAt(at)).length > 0)
  const nearest = Math.min(Number.MAX_SAFE_INTEGER, ...places.map(range))
  const [near, far] = [weapons.filter(({ at }) => range(at) < nearest), weapons.filter(({ at }) => range(at) >= nearest)]
  const named = (some: readonly Ordnance[]) => (some.length > 0 ? [some.map(({ key }) => `weapon ${key}`)] : [])
  return [...named(near), ['IFT'], ...named(far)]
}
