import type { AimedFire, Unit, Vehicle, VehicleStep } from '@firegroup/aslsk'
import type { OrdnanceTables, TargetClass } from '../data/ordnance-tables.ts'
import type { Ordnance } from '../engine/ordnance.ts'
import type { Walk } from '../tree/walk.ts'
import { isBetter, isWorthwhile, targetClass } from './classes.ts'

/** The weapon that is being looked at. */
export function weaponNow({ ask, now }: Walk): Ordnance {
  const { ordnance } = now
  const found = ordnance?.now === undefined ? undefined : ask.ordnanceOf(ordnance.now)
  if (!found) throw new Error('No weapon is being looked at.')
  return found
}

export function tablesOf({ options }: Pick<Walk, 'options'>): OrdnanceTables {
  return options.tables
}

/** PBS-DEF-01: the Class of a vehicle for a weapon, with whatever of its ammunition counts. */
export function classFor(walk: Walk, weapon: Ordnance, vehicle: Unit): TargetClass {
  const tables = tablesOf(walk)
  return targetClass(walk.ask.harmOn(weapon, vehicle, tables['target-class'].specialAmmoLeast), tables, walk.options.switches)
}

/** The Class that this very shot makes of its target. */
export function classOfShot(walk: Walk, shot: AimedFire): TargetClass {
  return targetClass(walk.ask.harmDr(shot), tablesOf(walk), walk.options.switches)
}

/** The highest DR with which a shot hits. */
export function indexOf({ ask }: Walk, shot: AimedFire): number {
  const { th, drm } = ask.toHit(shot)
  return th - drm
}

/** PBS-OFT-19 to 24: what the weapon would fire, and at which target type; undefined where it may fire nothing. */
export function chosenShot(walk: Walk, weapon: Ordnance): AimedFire | undefined {
  const shots = withLeader(walk, weapon)
  const at = walk.ask.movingVehicle() ? shots.filter(isAtVehicle) : shots.filter((shot) => !isAtVehicle(shot) && !isShot(shot))
  if (at.length === 0) return walk.ask.movingVehicle() ? shots.find((shot) => shot.type === 'ordnance' && shot.target === 'att') : undefined
  return facing(walk, weapon, walk.ask.movingVehicle() ? shotAtVehicle(walk, weapon, at) : shotAtMen(walk, at))
}

/**
 * PBS-ODM-04: at what is at its weaker side or rear a vehicle that must turn to fire turns its hull and its turret, to have it before both. Men force it to
 * only with a LATW; where the hull might bog only the turret turns.
 */
function facing({ ask }: Walk, weapon: Ordnance, shot: AimedFire): AimedFire {
  if (weapon.kind !== 'main' || shot.type !== 'ordnance' || shot.ca === undefined) return shot
  const firer = ask.s.units[weapon.unit]!
  if (!ask.showsWeaker(firer, ask.spent.at) || ask.isInCover(firer.at)) return shot
  if (!ask.movingVehicle() && !ask.couldHarmOnFoot(firer)) return shot
  return ask.withHullTurned(shot) ?? shot
}

function isAtVehicle(shot: AimedFire): boolean {
  return shot.type === 'smallArms' || (shot.type === 'panzerfaust' ? shot.vehicle !== undefined : shot.target === 'vtt')
}

/** PBS-LDR-04: a leader directs a LATW or a light Mortar only where there is no MG that he could direct. */
function withLeader({ ask }: Walk, { shots, at }: Ordnance): readonly AimedFire[] {
  const hasMg = ask.elementsAt(at).some((element) => ask.isMachineGun(element))
  return shots.map((shot) => {
    if (shot.leader === undefined || !hasMg) return shot
    const { leader: _, ...alone } = shot
    return ask.isLegal(alone) ? (alone as AimedFire) : shot
  })
}

/** PBS-SPF-09: armour-piercing shot is not for men. */
function isShot(shot: AimedFire): boolean {
  return shot.type === 'ordnance' && shot.ammo !== undefined && PIERCING.includes(shot.ammo)
}

const PIERCING: readonly string[] = ['ap', 'apcr', 'apds']
const SPECIAL: readonly string[] = ['apcr', 'apds', 'heat']

function isSpecial(shot: AimedFire, weapon: Ordnance): boolean {
  return shot.type === 'ordnance' && weapon.kind !== 'latw' && shot.ammo !== undefined && SPECIAL.includes(shot.ammo)
}

/** PBS-OFT-19, 20: special ammunition only where it makes the target Class A, or better at all where nothing can be Class A. */
function shotAtVehicle(walk: Walk, weapon: Ordnance, shots: readonly AimedFire[]): AimedFire {
  const best = (among: readonly AimedFire[]) =>
    among.reduce<AimedFire | undefined>((one, other) => (one && harm(walk, one) >= harm(walk, other) ? one : other), undefined)
  const usual = best(shots.filter((shot) => !isSpecial(shot, weapon)))
  const special = best(shots.filter((shot) => isSpecial(shot, weapon) && isPlentiful(walk, weapon, shot)))
  if (!usual || !special) return usual ?? special ?? shots[0]!
  const [plain, better] = [classOfShot(walk, usual), classOfShot(walk, special)]
  if (plain === 'A' || !isBetter(better, plain)) return usual
  if (better === 'A') return special
  const anyA = walk.ask.enemyVehicles().some((vehicle) => classFor(walk, weapon, vehicle) === 'A')
  return anyA ? usual : special
}

/** PBS-DEF-06: enough of it is left to be reckoned with. */
function isPlentiful(walk: Walk, { key }: Ordnance, shot: AimedFire): boolean {
  const shells = walk.ask.shells(key, tablesOf(walk)['target-class'].specialAmmoLeast)
  return shot.type === 'ordnance' && shells.includes(shot.ammo ?? 'ap')
}

function harm({ ask }: Walk, shot: AimedFire): number {
  return ask.harmDr(shot)
}

/** PBS-OFT-24: as an area only where that hits more often, aiming at the men needs a 4 or less, and the hit would do something. */
function shotAtMen(walk: Walk, shots: readonly AimedFire[]): AimedFire {
  const surest = (target: 'itt' | 'att') =>
    shots
      .filter((shot) => (shot.type === 'ordnance' ? shot.target : 'itt') === target)
      .reduce<AimedFire | undefined>((one, other) => (one && indexOf(walk, one) >= indexOf(walk, other) ? one : other), undefined)
  const [men, area] = [surest('itt'), surest('att')]
  if (!men || !area) return men ?? area!
  const { ittMost, areaDr } = tablesOf(walk)['ordnance-ammo-choice']
  const result = walk.ask.hitResultAt(area, areaDr)
  const works = result !== null && result.kind !== 'none' && result.kind !== 'PTC'
  return indexOf(walk, area) > indexOf(walk, men) && indexOf(walk, men) <= ittMost && works ? area : men
}

/** PBS-OFT-12, B32: how strong a weapon is: the TK DR that harms, or the column of a hit on men. */
export function strengthOf({ ask }: Walk, shot: AimedFire): number {
  return ask.movingVehicle() ? ask.harmDr(shot) : (ask.hitEffect(shot)?.column ?? -1)
}

/** What a next expenditure makes of a shot. */
export function isWorse(walk: Walk, weapon: Ordnance, shot: AimedFire, step: VehicleStep): boolean {
  const then = walk.ask.after(step, shot, weapon.at)
  return then === null || then.index < indexOf(walk, shot) || then.harm < walk.ask.harmDr(shot)
}

/** PBS-ODM-10: out of sight, or harder to harm. */
export function slipsAway(walk: Walk, weapon: Ordnance, shot: AimedFire, step: VehicleStep): boolean {
  const then = walk.ask.after(step, shot, weapon.at)
  return then === null || then.harm < walk.ask.harmDr(shot)
}

/** Case 24 of a shot: 4, 3 or 2 at what moves, 0 at what stands. */
export function movingDrm({ ask }: Walk, shot: AimedFire): number {
  return ask.toHit(shot).modifiers.find(({ label }) => label.startsWith('Case 24'))?.value ?? 0
}

/** Of Class B or better for a weapon. */
export function isTarget(walk: Walk, weapon: Ordnance, vehicle: Vehicle): boolean {
  return isWorthwhile(classFor(walk, weapon, vehicle))
}
