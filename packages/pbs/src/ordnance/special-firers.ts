import type { AimedFire } from '@firegroup/aslsk'
import type { Ordnance } from '../engine/ordnance.ts'
import type { Element } from '../memory.ts'
import type { Walk } from '../tree/walk.ts'
import { infantryGateFacts } from './facts.ts'
import { infantryGate } from './gates.ts'
import { chosenShot, indexOf, tablesOf } from './look.ts'
import { isNear } from './near.ts'

/** PBS-SPF-01: what of a Location fires on the IFT at all; these rules come before the usual ones. */
export function specialFirers(walk: Walk, elements: readonly Element[]): readonly Element[] {
  const { ask, now } = walk
  const isRifles = now.segment?.includes('ATR') === true
  return elements.filter((element) => {
    if (ask.isAntiTankRifle(element)) return isRifles && rifleMay(walk, element)
    if (isRifles) return false
    if (ask.isMounted(element)) return gunMay(walk, element)
    return element.weapon >= 0 || ownMay(walk, element)
  })
}

/** PBS-SPF-08: a rifle at men goes by the gate of ordnance, without an OFTC. */
function rifleMay(walk: Walk, { unit, weapon }: Element): boolean {
  const { ask } = walk
  const drm = ask.ift([{ unit, weapon }], -1)?.drm
  if (drm === undefined) return false
  const at = ask.s.units[unit]!.at
  const as: Ordnance = { key: weapon, kind: 'atr', unit, at, name: '', shots: [], highExplosiveOnly: false }
  return infantryGate({ ...infantryGateFacts(walk, as), thDrm: drm }, tablesOf(walk), walk.options.switches) !== null
}

/** What a unit mans that must hit first. */
function manned({ ask }: Walk, unit: number): readonly Ordnance[] {
  return ask.ordnance().filter((weapon) => weapon.unit === unit && weapon.key >= 0)
}

/** PBS-SPF-05, 09, 10: whose own FP is kept back: that of a Gun's crew, and of half squads and crews with a Mortar or LATW. */
function ownMay(walk: Walk, element: Element): boolean {
  const { ask, now } = walk
  const unit = ask.s.units[element.unit]!
  const weapons = manned(walk, element.unit)
  if (weapons.some(({ kind }) => kind === 'gun')) return isFallback(now, element)
  if (!ask.isHalf(unit)) return true
  if (weapons.some((weapon) => weapon.kind === 'mortar' && !isTooNear(walk, weapon))) return isFallback(now, element)
  if (weapons.some(({ kind }) => kind === 'latw')) return isNear(walk, unit.at, ask.ift([element], -1)?.drm)
  return true
}

/** PBS-SPT-01: under its minimum range a Mortar is as good as not there. */
function isTooNear({ ask }: Walk, weapon: Ordnance): boolean {
  return ask.range(weapon.at, ask.spent.at) < ask.minimumRange(weapon)
}

/** The crew that fires instead of its weapon, by the ordnance procedure. */
function isFallback({ ift, ordnance }: Walk['now'], { unit }: Element): boolean {
  return ordnance?.now !== undefined && ift?.now?.set.some((element) => element.unit === unit && element.weapon < 0) === true
}

/** PBS-SPF-06: a half squad or crew that would fire its own FP alone fires its LATW instead, without an OFTC, where a 7 hits. */
export function latwInstead(walk: Walk, set: readonly Element[]): AimedFire | undefined {
  const [only, other] = set
  if (!only || other || only.weapon >= 0 || !walk.ask.isHalf(walk.ask.s.units[only.unit]!)) return undefined
  for (const weapon of manned(walk, only.unit)) {
    const shot = weapon.kind === 'latw' ? chosenShot(walk, weapon) : undefined
    if (shot && indexOf(walk, shot) >= tablesOf(walk)['special-firers'].latwDr) return shot
  }
  return undefined
}

/** PBS-MG-11 to 16: a coaxial MG whose gun has acquired something else fires at others only for a reason. */
function gunMay(walk: Walk, element: Element): boolean {
  const { ask, now } = walk
  if (!ask.isCoaxial(element.weapon)) return true
  const gun = ask.ordnance().find((weapon) => weapon.unit === element.unit && weapon.kind === 'main')
  if (!gun || ask.acquiredElsewhere(gun) === null) return true // PBS-MG-15
  const firer = ask.s.units[element.unit]!
  const drm = ask.ift([element], -1)?.drm ?? 0
  if (drm < 0 && ask.adjacent(firer.at, ask.spent.at)) return true
  if (drm < 0 && (now.flags?.threatens.length ?? 0) > 0) return true
  if (ask.couldHarmOnFoot(firer)) return true
  const shot = chosenShot(walk, gun)
  return shot !== undefined && infantryGate(infantryGateFacts(walk, gun), tablesOf(walk), walk.options.switches) !== null
}
