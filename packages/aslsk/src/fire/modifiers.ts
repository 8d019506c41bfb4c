import { type Modifier, total } from '@firegroup/kernel'
import { crewProtection, stunnedBefore } from '../armour/crew.ts'
import type { AttackKind } from '../data/attack-kinds.ts'
import { FIRE_DRM } from '../data/fire.ts'
import type { Hooks } from '../hooks.ts'
import { hulkCover } from '../map/hulks.ts'
import { entrySides, exposedOnRoad, sight } from '../map/los.ts'
import { levelAt, nameOf, terrainAt } from '../map/terrain.ts'
import { emplacement, gunshield, hasPushed, hazardous } from '../ordnance/manned.ts'
import type { AslskState, Location, Unit } from '../state.ts'
import { isInfantry, isVehicle, leadershipOf, typeOf, type Vehicle, vehicleTypeOf, weaponsOf, weaponTypeOf } from '../units/units.ts'
import { isMovingTarget } from '../vehicles/status.ts'
import { type Attack, firingPlaces, unitOf } from './attack.ts'
import { isFlamethrower } from './shot-mode.ts'

/** 3.2.3: every DRM that applies to this attack against this target, each with its rule. */
export function fireModifiers(s: AslskState, attack: Attack, target: Unit): Modifier[] {
  const found: Modifier[] = []
  for (const contribution of s.setting.hooks.fireModifiers) {
    const given = contribution(s, attack, target)
    if (given === undefined) continue
    if (isList(given)) found.push(...given)
    else found.push(given)
  }
  return found
}

/** The base game's contributions to `Hooks.fireModifiers`, in the order in which a player would name them. */
export const baseFireModifiers: Hooks['fireModifiers'] = [direction, vehicleFirer, position, exhaustion, ffnam, hazard, flamethrowerCarried]

/** 3.2.2: the worst DRM of the leaders who direct; never for a FT (4.2) or a DC (4.3). */
function direction(s: AslskState, attack: Attack): Modifier | undefined {
  if (attack.directors.length === 0 || usesFlame(s, attack)) return undefined
  let worst = unitOf(s, attack.directors[0]!)
  for (const id of attack.directors) if (leadershipOf(s, unitOf(s, id)) > leadershipOf(s, worst)) worst = unitOf(s, id)
  return { rule: '3.2.2', label: `${typeOf(s, worst).label} directs`, value: leadershipOf(s, worst), tags: ['leadership'] }
}

/** 7.8, 7.10: a vehicle that turns to fire, whose crew was Stunned, or whose MG is fixed while its target moves. */
function vehicleFirer(s: AslskState, attack: Attack, target: Unit): Modifier[] | undefined {
  const firer = attack.firers.length === 1 ? unitOf(s, attack.firers[0]!.unit) : undefined
  if (!firer || !isVehicle(firer)) return undefined
  const found: Modifier[] = []
  if (attack.turning) found.push({ rule: '7.8', label: 'Case 8: turned', value: attack.turning, tags: ['outside'] })
  const marked = stunnedBefore(firer)
  if (marked) found.push(marked)
  const isFixed =
    vehicleTypeOf(s, firer).fixedBowMg && attack.firers[0]!.weapons.some((id) => weaponTypeOf(s, s.weapons[id]!).mounted === 'bow')
  if (isFixed && (attack.expenditure !== null || (isVehicle(target) && isMovingTarget(target))))
    found.push({ rule: '7.8', label: 'fixed machine gun', value: FIRE_DRM.fixedMount, tags: ['outside'] })
  return found
}

/** TEM, Hindrance and FFMO depend on where the fire comes from: a FG takes the worst that any of its hexes would have (3.2.2). */
function position(s: AslskState, attack: Attack, target: Unit): Modifier[] {
  if (!kindOf(s, attack).aimed) return residualPosition(s, attack, target)
  let worst: Modifier[] | undefined
  for (const from of firingPlaces(s, attack)) {
    const here = positionFrom(s, attack, target, from)
    if (!worst || total(here) > total(worst)) worst = here
  }
  return worst ?? []
}

/** What the place of a target counts for against fire from a hex. */
export function positionFrom(s: AslskState, attack: Attack, target: Unit, from: Location): Modifier[] {
  const { hindrances, hindrance } = sight(s, from, attack.at)
  const found: Modifier[] = hindrances.slice()
  const exposed = isMoving(attack, target) && target.onRoad && exposedOnRoad(s, from, attack.at)
  const cover = usesFlame(s, attack) ? undefined : coverOf(s, attack, target, from, exposed) // 4.2: no TEM against a FT
  if (cover) found.push(cover)
  const isOpen = hindrance === 0 && !hides(cover) && (exposed || terrainAt(s, attack.at).openGround)
  if (isMoving(attack, target) && isOpen && !hasPushed(s, target) && !isSheltered(s, target, 'ffmo')) found.push(ffmo())
  return found
}

/** Whether where and how it moves spares a unit what movement costs it under fire. */
export function isSheltered(s: AslskState, unit: Unit, from: 'ffmo' | 'ffnam'): boolean {
  return s.setting.hooks.sheltered.some((says) => says(s, unit, from))
}

/** Cover that cancels FFMO; soft ground underfoot does not (E3.62). */
function hides(cover: Modifier | undefined): boolean {
  return cover !== undefined && cover.value > 0 && !cover.tags?.includes('underfoot')
}

/** 3.3.5, 4.3: fire that comes from nowhere: the TEM and Smoke of the Location itself. */
function residualPosition(s: AslskState, attack: Attack, target: Unit): Modifier[] {
  const { hindrance, tem, drm } = kindOf(s, attack)
  const found: Modifier[] = hindrance ? sight(s, attack.at, attack.at).hindrances.slice() : []
  const smoke = found.length > 0
  if (drm) found.push(drm)
  const cover = tem ? coverOf(s, attack, target, null, false) : undefined
  if (cover) found.push(cover)
  const isOpen = !smoke && !hides(cover) && terrainAt(s, attack.at).openGround
  if (isMoving(attack, target) && isOpen && !hasPushed(s, target) && !isSheltered(s, target, 'ffmo')) found.push(ffmo())
  return found
}

/** 1.1.1: the TEM that the target has: the terrain's, or else what a module offers, or else Height Advantage. */
export function coverOf(s: AslskState, attack: Attack, target: Unit, from: Location | null, exposed: boolean): Modifier | undefined {
  let best = temOf(s, attack, target, from, exposed)
  if (isVehicle(target)) best = better(crewProtection(s, target, from), best) // 7.7: not cumulative with TEM
  best = better(emplacement(s, target), best)
  // 6.6: the shield counts on the IFT alone, where a hit has been resolved without it first (6.7)
  const through = kindOf(s, attack).shield ? (attack.from ?? null) : kindOf(s, attack).aimed ? from : null
  if (through !== null) best = better(gunshield(s, target, through, false), best)
  if (!best || best.value <= 0) best = hulkCover(s, attack, target) ?? best
  return best ?? (from === null ? undefined : heightAdvantage(s, attack, target, from))
}

/** 7.12: what an exposed crew has of its vehicle, against what comes from there, or of the hex. */
export function crewCover(s: AslskState, attack: Attack, vehicle: Vehicle, from: Location | null): Modifier | undefined {
  return better(crewProtection(s, vehicle, from), temOf(s, attack, vehicle, null, false))
}

/** 1.1.1: the same for a vehicle itself, without what shelters its crew. */
export function terrainCover(s: AslskState, attack: Attack, vehicle: Unit, from: Location | null): Modifier | undefined {
  return temOf(s, attack, vehicle, from, false) ?? (from === null ? undefined : heightAdvantage(s, attack, vehicle, from))
}

function temOf(s: AslskState, attack: Attack, target: Unit, from: Location | null, exposed: boolean): Modifier | undefined {
  const terrain = terrainAt(s, attack.at)
  let best: Modifier | undefined
  const isBlast = terrain.temHeDc !== null && (attack.highExplosive === true || kindOf(s, attack).blast) && isInfantry(target)
  const tem = isBlast ? terrain.temHeDc! : terrain.tem
  if (tem !== 0 && !exposed && (tem < 0 || !isWithoutCover(s, target)))
    best = { rule: terrain.rule, label: `${terrain.name} in ${nameOf(s, attack.at)}`, value: tem, tags: ['tem', 'inHex'] }
  let underfoot: Modifier | undefined
  for (const candidate of s.setting.hooks.tem) {
    const offered = candidate(s, attack, target, from)
    if (offered?.tags?.includes('underfoot')) underfoot = better(offered, underfoot)
    best = better(offered, best)
  }
  // what counts besides soft ground says so
  if (underfoot && best?.tags?.includes('besidesSoftGround'))
    return { ...best, label: `${best.label} and ${underfoot.label}`, value: best.value + underfoot.value }
  return best
}

/** The owner has taken other cover than that of the hex. */
function isWithoutCover(s: AslskState, target: Unit): boolean {
  return s.setting.hooks.withoutCover.some((gives) => gives(s, target))
}

/** 6.3, 6.6: of several TEM the owner has one. */
function better(offered: Modifier | undefined, best: Modifier | undefined): Modifier | undefined {
  return offered && offered.value > (best?.value ?? 0) ? offered : best
}

/** 1.1.1 Height Advantage: not against Mortars, and not for a unit that in this phase came over a Crest Line through the hexside that the LOS crosses. */
function heightAdvantage(s: AslskState, attack: Attack, target: Unit, from: Location): Modifier | undefined {
  if (attack.indirect || levelAt(s, attack.at) <= levelAt(s, from)) return undefined
  if (target.crestSide >= 0 && entrySides(s, from, attack.at).includes(target.crestSide)) return undefined
  return { rule: '1.1.1', label: 'Height Advantage', value: FIRE_DRM.heightAdvantage, tags: ['tem', 'heightAdvantage'] }
}

/** 3.3.1 CX: one more for any attack that a CX unit makes or directs, at most one. */
function exhaustion(s: AslskState, attack: Attack): Modifier | undefined {
  const tired = attack.firers.some((firer) => unitOf(s, firer.unit).cx) || attack.directors.some((id) => unitOf(s, id).cx)
  return tired ? { rule: '3.3.1', label: 'CX', value: FIRE_DRM.cx, tags: ['outside'] } : undefined
}

/** 3.3.3 FFNAM: not against Assault Movement unless the unit broke, nor against a pinned one. */
export function ffnam(s: AslskState, attack: Attack, target: Unit): Modifier | undefined {
  if (!isMoving(attack, target) || (target.mode === 'assault' && !target.broken) || hasPushed(s, target)) return undefined
  if (isSheltered(s, target, 'ffnam')) return undefined
  return { rule: '3.3.3', label: 'FFNAM: not Assault Movement', value: FIRE_DRM.ffnam, tags: ['ffnam'] }
}

/** 6.5: those who push a Gun, in any phase. */
function hazard(s: AslskState, _: Attack, target: Unit): Modifier | undefined {
  return hazardous(s, target)
}

/** 4.2: one less for each FT that the target possesses; what is mounted endangers no crew (A22). */
function flamethrowerCarried(s: AslskState, _: Attack, target: Unit): Modifier | undefined {
  if (!isInfantry(target)) return undefined
  const count = weaponsOf(s, target).filter((unit) => isFlamethrower(s, unit)).length
  return count > 0 ? { rule: '4.2', label: 'carries a flamethrower', value: count * FIRE_DRM.flamethrowerCarried } : undefined
}

function ffmo(): Modifier {
  return { rule: '3.3.3', label: 'FFMO: moving in Open Ground', value: FIRE_DRM.ffmo, tags: ['ffmo'] }
}

/** 3.3.3: FFNAM and FFMO go on against a mover that broke, not against a pinned one; never outside the MPh, and never against a vehicle's crew. */
function isMoving(attack: Attack, target: Unit): boolean {
  return attack.expenditure !== null && !target.pinned && isInfantry(target)
}

/** What of the reckoning counts for an attack. */
export function kindOf(s: AslskState, { means }: Pick<Attack, 'means'>): AttackKind {
  const kind = s.setting.attacks.get(means)
  if (!kind) throw new Error(`There is no kind of attack '${means}'.`)
  return kind
}

export function usesFlame(s: AslskState, attack: Attack): boolean {
  return attack.firers.some((firer) => firer.weapons.some((id) => isFlamethrower(s, s.weapons[id]!)))
}

function isList(given: Modifier | readonly Modifier[]): given is readonly Modifier[] {
  return Array.isArray(given)
}
