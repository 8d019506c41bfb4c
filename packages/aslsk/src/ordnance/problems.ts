import { LEGAL, type Problem, refuse } from '@firegroup/kernel'
import { hasEnemy } from '../fire/attack.ts'
import { directorProblems, type Occasion } from '../fire/declaration.ts'
import type { When } from '../fire/events.ts'
import { shotCapProblems, unitProblems, weaponForbidden, weaponLimitProblems } from '../fire/firers.ts'
import { markFor } from '../fire/shot-mode.ts'
import { canSee, sight } from '../map/los.ts'
import { adjacent, isBuilding, nameOf, terrainAt } from '../map/terrain.ts'
import { isBamboo } from '../pacific/bamboo.ts'
import { mustFire } from '../pacific/banzai/obliged.ts'
import { type AslskState, enemyOf, type FireMark, type Unit } from '../state.ts'
import { forbidden } from '../units/forbidden.ts'
import { hasUnits, isInfantry, isLeader, typeOf, type Vehicle, weaponTypeOf } from '../units/units.ts'
import { ammunitionProblems } from './ammunition.ts'
import { coversNow } from './arc.ts'
import { penetratorOf } from './at-vehicle.ts'
import { crewProblems, mainArmamentProblems, vehicleFireProblems } from './by-vehicle.ts'
import { isTurnedAway } from './handling.ts'
import { hasPushed } from './manned.ts'
import { shapedProblems } from './shaped.ts'
import { eyesOf, isMortar, pointsAt, type Shooter, type Shot, type ShotDeclaration, shotFrom, vehiclesToFireAt } from './shot.ts'

/** 3.2.4: why a shot can't be fired as declared; empty if it can. */
export function shotProblems(s: AslskState, occasion: Occasion, declared: ShotDeclaration): readonly Problem[] {
  const weapon = s.weapons[declared.weapon]
  if (!weapon?.ordnance) return refuse('3.2.4', `Weapon ${declared.weapon} is neither a Gun nor a Mortar.`)
  const shot = shotFrom(s, occasion, declared)
  if (!shot || shot.by.crew.side !== occasion.side) return refuse('3.2.4', `None of your units mans the ${weaponTypeOf(s, weapon).name}.`)
  return shotProblemsOf(s, shot, declared)
}

/** The same for a shot that is made already. */
export function shotProblemsOf(s: AslskState, shot: Shot, declared: ShotDeclaration): readonly Problem[] {
  return (
    first(unitProblems(s, shot.by.crew, shot.at)) ??
    first(belowProblems(s, shot)) ??
    first(weaponState(s, shot)) ??
    first(shot.by.kind === 'vehicle' ? mainArmamentProblems(s, shot, shot.by) : LEGAL) ??
    first(targetProblems(s, shot, declared)) ??
    first(exitProblems(s, shot)) ??
    first(forbiddenProblems(s, shot)) ??
    first(shapedProblems(s, shot)) ??
    first(ammunitionProblems(s, shot)) ??
    first(rangeProblems(s, shot)) ??
    first(bambooProblems(s, shot)) ??
    first(arcProblems(s, shot, declared)) ??
    first(counterProblems(s, shot)) ??
    first(leaderProblems(s, shot)) ??
    sightProblems(s, shot)
  )
}

/** B8.42: no shell goes below the ground but what men carry there. */
function belowProblems(s: AslskState, { by, at }: Shot): readonly Problem[] {
  return s.setting.places?.of(at)?.subterranean && !by.barrel.shaped ? refuse('B8.42', 'No shell goes below the ground.') : LEGAL
}

/** What keeps a Weapon from being fired at a hex in its sight, whatever round is fired there. */
export function aimProblems(s: AslskState, shot: Shot, declared: ShotDeclaration): readonly Problem[] {
  const problem = forbidden(s, shot.by.crew, 'fire', shot.at)
  if (problem) return [problem]
  return (
    first(belowProblems(s, shot)) ??
    first(exitProblems(s, shot)) ??
    first(forbiddenProblems(s, shot)) ??
    first(bambooProblems(s, shot)) ??
    first(arcProblems(s, shot, declared)) ??
    first(counterProblems(s, shot)) ??
    firerProblems(s, shot)
  )
}

/** What there may be against a Weapon and those who fire it; more if it is fired at an area, or as a Mortar. */
function firerProblems(s: AslskState, shot: Shot): readonly Problem[] {
  return first(weaponState(s, shot)) ?? (shot.by.kind === 'vehicle' ? mainArmamentProblems(s, shot, shot.by) : LEGAL)
}

/** What else there may be against this very round, from a Weapon that is not silent (`isSilent`) and may be fired at that hex (`aimProblems`). */
export function roundProblems(s: AslskState, shot: Shot, declared: ShotDeclaration): readonly Problem[] {
  return (
    first(shot.target === 'att' || declared.asMortar ? firerProblems(s, shot) : LEGAL) ??
    first(targetProblems(s, shot, declared)) ??
    first(shapedProblems(s, shot)) ??
    first(ammunitionProblems(s, shot)) ??
    first(rangeProblems(s, shot)) ??
    leaderProblems(s, shot)
  )
}

/** What optional rules have against it. */
export function forbiddenProblems(s: AslskState, shot: Shot): readonly Problem[] {
  const { by, at } = shot
  if (at < 0) return LEGAL
  const forbidden = weaponForbidden(s, by.crew, by.weapon, at)
  if (forbidden) return [forbidden]
  for (const forbids of s.setting.hooks.shotForbids) {
    const problem = forbids(s, shot)
    if (problem) return [problem]
  }
  return LEGAL
}

/** 8.2.1: in bamboo a Gun does not both turn and fire in a Player Turn. */
function bambooProblems(s: AslskState, { by: { weapon, crew, kind }, spines }: Shot): readonly Problem[] {
  if (kind === 'vehicle' || !isBamboo(s, crew.at)) return LEGAL
  return spines > 0 || weapon.ordnance.turned || weapon.ordnance.turnedIdle
    ? refuse('8.2.1', 'In bamboo a Gun can’t be turned and fired in the same Player Turn.')
    : LEGAL
}

/**
 * Whether a Weapon can't be fired at anything now, whatever the target: a look that saves trying every hex. All of it is said again, with its reason, by
 * the problems of a shot.
 */
export function isSilent(s: AslskState, { when, expenditure }: Occasion, by: Shooter): boolean {
  const { weapon, barrel, crew } = by
  if (weapon.malfunctioned || weapon.ordnance.intensive || isTurnedAway(weapon) || unitProblems(s, crew).length > 0) return true
  if (expenditure && shotCapProblems(s, expenditure, `w${weapon.id}`).length > 0) return true
  if (by.kind === 'vehicle' && crewProblems(s, by.crew, weapon).length > 0) return true
  if (by.kind === 'vehicle' && vehicleFireProblems(s, by.crew, when, true).length > 0) return true
  const mark = counterOn(s, by)
  if (mark === 'none') return false
  const hasIntensive = barrel.mount !== null && !barrel.noIntensiveFire && !crew.pinned && mark !== 'final'
  return !hasIntensive || when === 'advancingFire' || when === 'boundingFire'
}

function weaponState(s: AslskState, { by: { weapon, crew, barrel }, occasion }: Shot): readonly Problem[] {
  const { name } = weaponTypeOf(s, weapon)
  if (weapon.malfunctioned) return refuse('6.12', `The ${name} is malfunctioned.`)
  if (barrel.mount !== null && isLeader(s, crew)) return refuse('1.2.6', `A leader can't fire the ${name}.`)
  if (isMortar({ barrel }) && terrainAt(s, crew.at).noMortars)
    return refuse(
      '6.9',
      isBuilding(s, crew.at) ? 'No Mortar fires from a building.' : `No Mortar fires from ${terrainAt(s, crew.at).name}.`,
    )
  if (occasion.when !== 'advancingFire' || weaponTypeOf(s, weapon).mounted) return LEGAL
  const pushed = hasPushed(s, crew)
  if ((weapon.moved || pushed) && isHeavy({ barrel })) return refuse('3.5', `The ${name} has moved in this Player Turn.`)
  return pushed ? refuse('6.5', `Who mans the ${name} has pushed a Gun in this Player Turn.`) : LEGAL
}

/** 3.5: Guns and Mortars do not fire in the AFPh after they have moved; what else men carry is fired as other support weapons are. */
function isHeavy({ barrel }: Pick<Shooter, 'barrel'>): boolean {
  return barrel.mount !== null || isMortar({ barrel })
}

function targetProblems(s: AslskState, shot: Shot, declared: ShotDeclaration): readonly Problem[] {
  const { by, occasion, at, target, range } = shot
  if (at < 0) return refuse('3.2', `There is no hex ${declared.at} on this map.`)
  if (target !== 'att' && isMortar(by)) return refuse('6.9', 'A Mortar fires only at an area.')
  if (target === 'att' && range === 0) return refuse('3.2.4', 'Its own hex is no area target.')
  const { side, expenditure } = occasion
  if (expenditure && at !== expenditure.at)
    return refuse('3.3.3', `Only the units moving in ${nameOf(s, expenditure.at)} can be fired at now.`)
  if (mustFire(s, side, expenditure)) return refuse('8.1.8.7', 'First those fire at the Charge among whom it has come.')
  return target === 'vtt' ? vehicleProblems(s, shot, declared) : menProblems(s, shot, declared)
}

/** 3.2.2.1: nobody fires out of a hex that he shares with the enemy. */
function exitProblems(s: AslskState, { by: { crew }, occasion: { side }, at }: Shot): readonly Problem[] {
  return crew.at !== at && hasUnits(s, enemyOf(side), crew.at)
    ? refuse('3.2.2.1', `There is an enemy in ${nameOf(s, crew.at)}: units there may not fire out of it.`)
    : LEGAL
}

/** 3.2.4: the VTT is for one vehicle, with something that could hurt it. */
function vehicleProblems(s: AslskState, shot: Shot, { at, vehicle }: ShotDeclaration): readonly Problem[] {
  if (!shot.vehicle) {
    const there = vehiclesToFireAt(s, shot.occasion, shot.at)
    return refuse(
      '3.2.4',
      there.length > 1 && vehicle === undefined ? `Say at which vehicle in ${at}.` : `There is no such enemy vehicle in ${at}.`,
    )
  }
  return penetratorOf(s, shot)
    ? LEGAL
    : refuse('7.9', `The ${weaponTypeOf(s, shot.by.weapon).name} can do nothing to a vehicle so far away.`)
}

/** 3.2.4, 7.7: the ITT is for men, and not for the crew of a vehicle alone; an area may be anything, but not one's own side's. */
function menProblems(s: AslskState, shot: Shot, declared: ShotDeclaration): readonly Problem[] {
  const { by, occasion, at, target, ammo } = shot
  const isAny = (counts?: (unit: Unit) => boolean) => hasEnemy(s, occasion, at, by.crew.at, counts)
  if (target === 'att') {
    const isAmongOwn = ammo !== 'smoke' && hasUnits(s, occasion.side, at)
    return isAmongOwn && !isAny() && vehiclesToFireAt(s, occasion, at).length === 0
      ? refuse('3.2', `There is no enemy in ${declared.at}.`)
      : LEGAL
  }
  if (isAny(isInfantry)) return LEGAL
  if (isAny()) return refuse('7.7', 'A crew is no target of its own: fire at its vehicle.')
  const isBlind = s.setting.hooks.blindShots.some((may) => may(s, shot))
  return isBlind ? LEGAL : refuse('3.2', `There are no enemy Infantry in ${declared.at}.`)
}

/** 3.2.4, 6.9: two printed numbers are the least and the greatest range. */
function rangeProblems(s: AslskState, { by: { weapon, barrel }, range }: Shot): readonly Problem[] {
  const as = isMortar({ barrel }) ? 'mortar' : 'gun'
  if (weapon.ordnance.firedAs !== undefined && weapon.ordnance.firedAs !== as)
    return refuse('H', `The ${weaponTypeOf(s, weapon).name} has fired as a ${weapon.ordnance.firedAs} in this phase.`)
  const { name, range: most } = weaponTypeOf(s, weapon)
  if (range < barrel.minRange) return refuse('6.9', `The ${name} does not fire at less than ${barrel.minRange} hexes.`)
  return range > most ? refuse('3.2.4', `The target is ${range} hexes away; the ${name} reaches ${most}.`) : LEGAL
}

/** 3.2.4: inside its CA, to which it may be turned first; not by a pinned unit (3.2.3), and not without need. */
export function arcProblems(
  s: AslskState,
  { by, occasion, at, ca, spines, vca }: Shot,
  declared: Pick<ShotDeclaration, 'ca' | 'vca'>,
): readonly Problem[] {
  const { weapon, crew } = by
  const now = pointsAt(by)
  if (declared.vca !== undefined && vca === undefined) return refuse('3.3.2', 'Only what has a turret turns its hull under it.')
  if (now < 0) return declared.ca === undefined ? LEGAL : refuse('4.5', 'A light Mortar has no Covered Arc.')
  const { expenditure } = occasion
  if (!coversNow(s, crew.at, ca, at, expenditure))
    return refuse('3.2.4', `${nameOf(s, at)} is not in the Covered Arc of the ${weaponTypeOf(s, weapon).name}.`)
  if (spines === 0) return LEGAL
  if (coversNow(s, crew.at, now, at, expenditure)) return refuse('3.2.4', `${nameOf(s, at)} is in its Covered Arc as it stands.`)
  if (at === crew.at && expenditure && expenditure.kind !== 'enter')
    return refuse('3.2.4', 'It could be turned towards them only as they came in.')
  if (occasion.when === 'boundingFire') return refuse('7.8', 'On the move it fires as it points.')
  if (by.kind === 'vehicle') return by.mount === 'turret' && vca === undefined ? LEGAL : hullProblems(s, by.crew)
  return crew.pinned ? refuse('3.2.3', 'A pinned unit may not change the Covered Arc of its Gun.') : LEGAL
}

/** 7.6, 7.8: why a vehicle can't turn its hull to fire; empty if it can. */
export function hullProblems(s: AslskState, vehicle: Vehicle): readonly Problem[] {
  const { label } = typeOf(s, vehicle)
  if (vehicle.vehicle.immobilized) return refuse('7.10', `The ${label} is immobilized and can't turn its hull.`)
  return vehicle.vehicle.bog === 'none' ? LEGAL : refuse('7.6', `The ${label} is bogged and can't turn its hull.`)
}

/**
 * The fire counter that counts for a Weapon: its own, or that of whoever has used his own FP and would have given it up to fire this (4.0). Then a Gun has
 * Intensive Fire left, and what has no sustained fire nothing.
 */
export function counterOn(s: AslskState, { kind, crew, weapon }: Shooter): FireMark {
  if (kind === 'weapon') return markFor(s, crew, weapon)
  return weapon.keptRate ? 'none' : weapon.fire
}

/** 3.2.4, 3.3.3, 3.4: once a Player Turn, as long as it keeps its rate, and once more as Intensive Fire. */
function counterProblems(s: AslskState, shot: Shot): readonly Problem[] {
  const { weapon, crew, barrel } = shot.by
  const { when, expenditure } = shot.occasion
  const { name } = weaponTypeOf(s, weapon)
  const mark = counterOn(s, shot.by)
  const hasFired = mark !== 'none'
  if (weapon.ordnance.intensive) return refuse('3.2.4', `The ${name} has used Intensive Fire in this Player Turn.`)
  if (isTurnedAway(weapon)) return refuse('3.2.4', `The ${name} was turned without firing: that ends its fire in this phase.`)
  if (shot.intensive) {
    if (barrel.mount === null) return refuse('4.5', 'A support weapon has no Intensive Fire.')
    if (barrel.noIntensiveFire) return refuse('3.2.4', `The ${name} is marked “No IF”.`)
    if (!hasFired) return refuse('3.2.4', `The ${name} can still fire without Intensive Fire.`)
    if (when === 'advancingFire' || when === 'boundingFire')
      return refuse('3.2.4', 'There is no Intensive Fire in the Advancing Fire Phase, nor on the move.')
    if (crew.pinned) return refuse('3.2.4', 'A pinned Gun has no Intensive Fire.')
    if (mark === 'final') return refuse('3.4', `The ${name} is under Final Fire.`)
    if (when === 'defensiveFire' && crew.at !== shot.at && !adjacent(s, crew.at, shot.at))
      return refuse('3.4', 'In the Defensive Fire Phase Intensive Fire reaches only its own and adjacent hexes.')
  } else if (hasFired && weapon.fire === 'none')
    return refuse(
      '4.0',
      `Whoever mans the ${name} has used his own firepower${barrel.mount === null ? '' : ': it has Intensive Fire alone'}.`,
    )
  else if (hasFired) return refuse('3.2.4', `The ${name} has fired and lost its rate.`)
  if (expenditure) {
    const capped = shotCapProblems(s, expenditure, `w${weapon.id}`)
    if (capped.length > 0) return capped
  }
  if (shot.by.kind === 'vehicle' || shot.by.barrel.shaped?.oneShot) return LEGAL
  const firer = { unit: crew.id, inherent: false, weapons: [weapon.id] }
  return shot.intensive ? LEGAL : weaponLimitProblems(s, crew, firer, { when, at: shot.at, expenditure })
}

/** 4.5: a leader directs a light Mortar, or helps another leader to fire it; nobody directs a Gun (GAP-41). */
function leaderProblems(s: AslskState, { by, leader, occasion }: Shot): readonly Problem[] {
  if (!leader) return LEGAL
  const { crew, barrel } = by
  if (barrel.mount !== null) return refuse('3.2.4', 'Nobody directs a Gun.')
  if (!isLeader(s, leader) || leader.side !== crew.side || leader.at !== crew.at || leader === crew)
    return refuse('4.5', 'Only another leader of the same hex directs it.')
  if (barrel.shaped?.oneShot && leader.directed.length > 0)
    return refuse('4.4.2', `${typeOf(s, leader).label} has directed fire: of Panzerfausts a leader directs one, and nothing else with it.`)
  return directingProblems(s, leader, by, occasion.when)
}

/** 1.2.1, 3.4: as he directs other fire: once a Player Turn, and again the same Weapon while it keeps its rate, or the same unit in Defensive Fire. */
export function directingProblems(s: AslskState, leader: Unit, { weapon, crew }: Shooter, when: When): readonly Problem[] {
  return directorProblems(s, leader, [{ unit: crew.id, inherent: false, weapons: [weapon.id] }], when)
}

/** 3.2.1: with free checks a blocked line is refused; as printed it is found out by firing. */
export function sightProblems(s: AslskState, shot: Shot): readonly Problem[] {
  const { at } = shot
  const from = eyesOf(shot)
  if (s.setting.options.losChecks === 'declared' || canSee(s, from, at)) return LEGAL
  const { blocked } = sight(s, from, at)
  return blocked ? refuse(blocked.rule, `From ${nameOf(s, from)} to ${nameOf(s, at)}: ${blocked.reason}`) : LEGAL
}

function first(problems: readonly Problem[]): readonly Problem[] | undefined {
  return problems.length > 0 ? problems : undefined
}
