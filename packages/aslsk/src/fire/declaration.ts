import { type Described, flag, integer, LEGAL, listOf, type Problem, record, refuse, text, variants } from '@firegroup/kernel'
import { LONG_MACHINE_GUN_RANGE } from '../data/fire.ts'
import { canSee, sight } from '../map/los.ts'
import { adjacent, distance, nameOf, placeOf, terrainAt } from '../map/terrain.ts'
import { obligedProblems } from '../pacific/banzai/obliged.ts'
import { type AslskState, type Expenditure, enemyOf, type Location, OFFBOARD, type Side, type Unit, type Volley } from '../state.ts'
import { canLead, hasUnits, isLeader, isVehicle, typeOf, weaponTypeOf } from '../units/units.ts'
import { type Attack, type Firer, firingPlaces, hasEnemy, targetsOf, unitOf } from './attack.ts'
import type { When } from './events.ts'
import {
  type Aim,
  gunnerProblems,
  inherentProblems,
  protectiveWeapons,
  weaponLimit,
  weaponLimitProblems,
  weaponProblems,
} from './firers.ts'
import type { Offers } from './offers.ts'
import { inherentMode, isFlamethrower, isMachineGun, isProtective } from './shot-mode.ts'

const id = integer(0, 9999)

/** A fire attack as a player declares it: who fires with what at which hex, and who directs. */
export const fireShape = {
  at: text({ max: 24 }),
  firers: listOf(record({ unit: id, inherent: flag(), weapons: listOf(id, { max: 12 }) }), { min: 1, max: 60 }),
  directors: listOf(id, { max: 20 }),
} as const

const fireSchema = variants({ fire: fireShape })
export type FireDeclaration = Described<typeof fireSchema>

/** What is being answered: the phase's own fire, or a moving stack's expenditure. */
export interface Occasion {
  readonly when: When
  readonly side: Side
  readonly expenditure: Expenditure | null
  /** The same as long as only the side's own vehicles turn. */
  readonly offers?: Offers | undefined
}

/** 3.2.2: why an attack can't be made as declared; empty if it can. The one authority, for people and computers alike. */
export function declarationProblems(s: AslskState, occasion: Occasion, declared: FireDeclaration): readonly Problem[] {
  const at = placeOf(s, declared.at)
  if (at < 0) return refuse('3.2', `There is no hex ${declared.at} on this map.`)
  if (occasion.expenditure && at !== occasion.expenditure.at)
    return refuse('3.3.3', `Only the units moving in ${nameOf(s, occasion.expenditure.at)} can be fired at now.`)
  const targets = targetProblems(s, occasion, at, placeOfFirers(s, declared.firers))
  if (targets.length > 0) return targets
  const aim: Aim = { when: occasion.when, at, expenditure: occasion.expenditure }
  const seen = new Set<number>()
  for (const firer of declared.firers) {
    if (seen.has(firer.unit)) return refuse('3.2.2', 'A unit is named twice.')
    seen.add(firer.unit)
    const problems = firerProblems(s, occasion.side, firer, aim)
    if (problems.length > 0) return problems
  }
  if (!declared.firers.some((firer) => firer.inherent || firer.weapons.length > 0)) return refuse('3.2.2', 'Nothing fires in this attack.')
  return first(togetherProblems(s, occasion, declared, aim)) ?? sightProblems(s, declared.firers, at)
}

/** 3.2, 7.12: why there is nobody to be hit in a hex, by fire from one other or (null) from several. */
export function targetProblems(s: AslskState, occasion: Occasion, at: Location, from: Location | null): readonly Problem[] {
  if (hasEnemy(s, occasion, at, from)) return LEGAL
  return hasUnits(s, enemyOf(occasion.side), at)
    ? refuse('7.12', `There is nobody in ${nameOf(s, at)} whom this fire could hurt.`)
    : refuse('3.2', `There is no enemy in ${nameOf(s, at)}.`)
}

/** 3.2.2: why firers of whom each could fire can't do so as declared; LOS apart. `areLinked`: their hexes are known to be next to one another. */
export function togetherProblems(
  s: AslskState,
  occasion: Occasion,
  declared: FireDeclaration,
  aim: Aim,
  areLinked = false,
): readonly Problem[] {
  return (
    first(gunnersProblems(s, declared.firers)) ??
    first(groupProblems(s, declared.firers, areLinked)) ??
    first(flameProblems(s, declared)) ??
    first(obligedProblems(s, occasion.side, occasion.expenditure, declared.firers)) ??
    first(mandatoryGroupProblems(s, declared.firers, aim)) ??
    first(directionProblems(s, occasion, declared)) ??
    longRangeProblems(s, declared, aim.at)
  )
}

/**
 * The same of men in hexes next to one another who fire their own FP alone, undirected, outside the enemy MPh: then it does not matter who they are.
 * False also where it does.
 */
export function mayFireTogether(s: AslskState, from: readonly { readonly place: Location }[], aim: Aim): boolean {
  if (aim.expenditure !== null || volleysAt(s, aim).length > 0) return false
  let dense = 0
  for (const { place } of from) if (isDense(s, place)) dense++
  return dense < 2
}

/** A legal declaration as the attack it makes. */
export function attackFrom(s: AslskState, occasion: Occasion, declared: FireDeclaration): Attack {
  const at = placeOf(s, declared.at)
  const { when, side, expenditure } = occasion
  return {
    when,
    means: 'fire',
    by: side,
    at,
    targets: targetsOf(s, side, at, expenditure, placeOfFirers(s, declared.firers)).map((unit) => unit.id),
    firers: declared.firers,
    directors: declared.directors,
    expenditure,
  }
}

/** The one hex from which all fire; null where there are several. */
function placeOfFirers(s: AslskState, firers: readonly Firer[]): Location | null {
  const first = s.units[firers[0]!.unit]?.at
  return first !== undefined && firers.every(({ unit }) => s.units[unit]?.at === first) ? first : null
}

function firerProblems(s: AslskState, side: Side, firer: Firer, aim: Aim): readonly Problem[] {
  const unit = s.units[firer.unit]
  if (!unit || unit.side !== side || unit.at <= OFFBOARD) return refuse('3.2', `Unit ${firer.unit} is not one of yours on the map.`)
  if (isVehicle(unit)) return refuse('7.8', `The ${typeOf(s, unit).label} joins no fire group.`)
  if (!firer.inherent && firer.weapons.length === 0)
    return isLeader(s, unit) ? gunnerProblems(s, unit) : refuse('3.2.2', `${typeOf(s, unit).label} is named, but fires nothing.`)
  if (new Set(firer.weapons).size < firer.weapons.length) return refuse('3.2.2', 'A Weapon is named twice.')
  if (firer.inherent) {
    const problems = inherentProblems(s, unit, aim)
    if (problems.length > 0) return problems
  }
  for (const weaponId of firer.weapons) {
    const weapon = s.weapons[weaponId]
    if (!weapon) return refuse('1.2.4', `There is no Weapon ${weaponId}.`)
    const problems = weaponProblems(s, unit, weapon, aim)
    if (problems.length > 0) return problems
  }
  const held = exitProblems(s, side, unit.at, aim.at)
  if (held.length > 0) return held
  const limit = weaponLimitProblems(s, unit, firer, aim)
  if (limit.length > 0) return limit
  return protectiveProblems(s, unit, firer, aim)
}

/** 3.2.2.1: nobody fires out of a hex that he shares with the enemy. */
export function exitProblems(s: AslskState, side: Side, from: Location, at: Location): readonly Problem[] {
  return from !== at && hasUnits(s, enemyOf(side), from)
    ? refuse('3.2.2.1', `There is an enemy in ${nameOf(s, from)}: units there may not fire out of it.`)
    : LEGAL
}

/** 3.3.3 FPF: with its own FP and every MG that it can fire. */
function protectiveProblems(s: AslskState, unit: Unit, firer: Firer, aim: Aim): readonly Problem[] {
  if (isLeader(s, unit) || !isProtective(s, aim, firer)) return LEGAL
  const wanted = protectiveWeapons(s, unit, aim)
  const all = wanted.every((weapon) => firer.weapons.includes(weapon)) || firer.weapons.length === weaponLimit(s, unit)
  if (firer.inherent && all) return LEGAL
  return refuse('3.3.3', 'Final Protective Fire must use all its firepower and every machine gun it can fire.')
}

/** 4.1: a leader who fires nothing himself is there to help another with his MG. */
function gunnersProblems(s: AslskState, firers: readonly Firer[]): readonly Problem[] {
  for (const { unit: id, inherent, weapons } of firers) {
    if (inherent || weapons.length > 0) continue
    const { at } = unitOf(s, id)
    const guns = firers.some((other) => other.weapons.length > 0 && isLeader(s, unitOf(s, other.unit)) && unitOf(s, other.unit).at === at)
    if (!guns) return refuse('4.1', `${typeOf(s, unitOf(s, id)).label} is named, but there is no leader's machine gun to help with.`)
  }
  return LEGAL
}

/** 3.2.2: each hex of a Fire Group must be next to another of it, and a leader alone is no link. */
function groupProblems(s: AslskState, firers: readonly Firer[], areLinked: boolean): readonly Problem[] {
  const places = firingPlaces(s, { firers })
  if (places.length < 2) return LEGAL
  const [first, second] = places.filter((place) => isDense(s, place))
  if (second !== undefined)
    return refuse('8.2', `${nameOf(s, first!)} and ${nameOf(s, second)} are both in dense growth: their units can't be in one fire group.`)
  if (areLinked) return LEGAL
  const strong = places.filter((place) => firers.some((firer) => unitOf(s, firer.unit).at === place && !isLeader(s, unitOf(s, firer.unit))))
  if (!isConnected(s, strong))
    return refuse('3.2.2', 'A fire group’s hexes must be adjacent to one another, and a leader alone is no link.')
  const loose = places.find((place) => !strong.includes(place) && !strong.some((other) => adjacent(s, place, other)))
  return loose === undefined ? LEGAL : refuse('3.2.2', `${nameOf(s, loose)} is not adjacent to the rest of the fire group.`)
}

/** 8.2: growth in which no two hexes fire together. */
function isDense(s: AslskState, place: Location): boolean {
  return terrainAt(s, place).undergrowth === 'dense'
}

export function isConnected(s: AslskState, places: readonly Location[]): boolean {
  const [first, ...left] = places
  if (first === undefined) return false
  const reached = [first]
  for (const from of reached) for (let i = left.length - 1; i >= 0; i--) if (adjacent(s, from, left[i]!)) reached.push(...left.splice(i, 1))
  return left.length === 0
}

/** 3.2.2, 4.2: a FT attacks alone, and nobody directs it. */
function flameProblems(s: AslskState, { firers, directors }: FireDeclaration): readonly Problem[] {
  const flame = firers.some((firer) => firer.weapons.some((weapon) => isFlamethrower(s, s.weapons[weapon]!)))
  if (!flame) return LEGAL
  if (directors.length > 0) return refuse('4.2', 'Leadership has no part in a flamethrower attack.')
  const alone = firers.length === 1 && !firers[0]!.inherent && firers[0]!.weapons.length === 1
  return alone ? LEGAL : refuse('4.2', 'A flamethrower never joins a fire group.')
}

/** 3.2.2 Mandatory FG: who fires at what his own hex has fired at already should have fired with it; second shots are another matter. */
function mandatoryGroupProblems(s: AslskState, firers: readonly Firer[], aim: Aim): readonly Problem[] {
  const atTarget = volleysAt(s, aim)
  if (atTarget.length === 0) return LEGAL
  for (const firer of firers) {
    const unit = unitOf(s, firer.unit)
    const before = atTarget.filter(({ from }) => from === unit.at)
    if (before.length === 0 || followsItsGun(s, firer, unit, before)) continue
    if (isLate(s, firer, unit, aim))
      return refuse('3.2.2', `${nameOf(s, unit.at)} has already fired at this target: units of one hex attack it as one fire group.`)
  }
  return LEGAL
}

/** What has been fired at it: mostly nothing. */
function volleysAt(s: AslskState, aim: Aim): readonly Volley[] {
  const expenditure = aim.expenditure ? s.expenditures : 0
  let found: Volley[] | null = null
  for (const volley of s.volleys) {
    if (volley.at !== aim.at || volley.expenditure !== expenditure || isOfVehicle(s, volley)) continue
    if (found) found.push(volley)
    else found = [volley]
  }
  return found ?? NO_VOLLEYS
}

const NO_VOLLEYS: readonly Volley[] = []

/** 3.2.2: a vehicle's MGs form groups among themselves alone. */
function isOfVehicle(s: AslskState, { gunsOf }: Volley): boolean {
  return gunsOf !== undefined && s.units[gunsOf]!.vehicle !== undefined
}

/** 4.1: a squad and its MG need not attack together when the MG, which alone has fired from there, keeps its rate. */
function followsItsGun(s: AslskState, { inherent, weapons }: Firer, unit: Unit, before: readonly Volley[]): boolean {
  if (!inherent || weapons.length > 0 || s.setting.options.squadAfterKeptRate === 'no') return false
  if (before.some((volley) => volley.gunsOf !== unit.id)) return false
  return s.weapons.some((weapon) => weapon.owner === unit.id && weapon.keptRate && isMachineGun(s, weapon))
}

/** Anything in it that has not fired at this target yet. 4.1: a squad may follow its own MG with Subsequent First Fire without it. */
function isLate(s: AslskState, { inherent, weapons }: Firer, unit: Unit, aim: Aim): boolean {
  const guns = weapons.map((id) => s.weapons[id]!).filter((weapon) => isMachineGun(s, weapon) && !weapon.keptRate)
  if (!aim.expenditure) return inherent || guns.length > 0
  const fired = (firer: string) => hasShotAt(s, firer, aim)
  if (guns.some((weapon) => !fired(`w${weapon.id}`))) return true
  if (!inherent || fired(`u${unit.id}`)) return false
  const follows = weapons.length === 0 && inherentMode(s, aim, unit) === 'subsequent'
  return !(follows && s.weapons.some((weapon) => weapon.owner === unit.id && fired(`w${weapon.id}`)))
}

function hasShotAt(s: AslskState, firer: string, { at, expenditure }: Aim): boolean {
  return s.shots.some((shot) => shot.firer === firer && shot.at === at && shot.targets.some((id) => expenditure!.units.includes(id)))
}

/** 3.2.2, 3.4: one able leader in every hex of the group, who has directed nobody else in this Player Turn. */
function directionProblems(s: AslskState, { side, when }: Occasion, { firers, directors }: FireDeclaration): readonly Problem[] {
  if (directors.length === 0) return LEGAL
  const places = firingPlaces(s, { firers })
  const held: Location[] = []
  for (const leaderId of directors) {
    const leader = s.units[leaderId]
    if (!leader || leader.side !== side) return refuse('3.2.2', `Unit ${leaderId} is not one of yours.`)
    const problems = directorProblems(s, leader, firers, when)
    if (problems.length > 0) return problems
    if (!places.includes(leader.at)) return refuse('3.2.2', 'A leader directs only from a hex that fires.')
    if (held.includes(leader.at)) return refuse('1.2.1', 'Only one leader directs in a hex.')
    held.push(leader.at)
  }
  return held.length === places.length ? LEGAL : refuse('3.2.2', 'A fire group is directed only if a leader directs in each of its hexes.')
}

/** Why this leader can't direct these firers; empty if he can. */
export function directorProblems(s: AslskState, leader: Unit, firers: readonly Firer[], when: When): readonly Problem[] {
  if (!isLeader(s, leader)) return refuse('1.2.1', 'Only a leader directs fire.')
  if (!canLead(s, leader)) return refuse('1.2.1', `${typeOf(s, leader).label} can't lead: he must be in Good Order and not pinned.`)
  if (firers.some((firer) => firer.unit === leader.id)) return refuse('4.0', 'A leader who fires a Weapon directs nobody.')
  if (leader.firedWeapon) return refuse('4.0', 'He has fired a support weapon in this phase.')
  if (leader.directed.length === 0) return leader.fire === 'none' ? LEGAL : refuse('1.2.1', 'He has already acted in this Player Turn.')
  if (!firers.every((firer) => leader.directed.includes(unitOf(s, firer.unit).id)))
    return refuse('3.2.2', 'He has directed fire in this Player Turn and may direct only the same units again.')
  // 1.2.1: more than once only for a kept rate of fire, or in Defensive Fire
  const again = when === 'firstFire' || when === 'defensiveFire' || (when === 'prepFire' && firers.every((firer) => keepsRate(s, firer)))
  return again ? LEGAL : refuse('1.2.1', 'He has directed fire in this Player Turn; only a kept rate of fire may be directed again.')
}

function keepsRate(s: AslskState, { inherent, weapons }: Firer): boolean {
  return !inherent && weapons.every((id) => s.weapons[id]!.keptRate)
}

/** 4.1: beyond that range SW MG fire needs a leader's direction. */
function longRangeProblems(s: AslskState, { firers, directors }: FireDeclaration, at: Location): readonly Problem[] {
  if (directors.length > 0) return LEGAL
  for (const firer of firers)
    for (const weapon of firer.weapons)
      if (isMachineGun(s, s.weapons[weapon]!) && distance(s, unitOf(s, firer.unit).at, at) > LONG_MACHINE_GUN_RANGE)
        return refuse(
          '4.1',
          `Beyond ${LONG_MACHINE_GUN_RANGE} hexes the ${weaponTypeOf(s, s.weapons[weapon]!).name} needs a leader to direct it.`,
        )
  return LEGAL
}

/** 3.2.1: with free checks a blocked line is refused; as printed it is found out by firing. */
function sightProblems(s: AslskState, firers: readonly Firer[], at: Location): readonly Problem[] {
  if (s.setting.options.losChecks === 'declared') return LEGAL
  for (const place of firingPlaces(s, { firers })) {
    if (canSee(s, place, at)) continue
    const { blocked } = sight(s, place, at)
    if (blocked) return refuse(blocked.rule, `From ${nameOf(s, place)} to ${nameOf(s, at)}: ${blocked.reason}`)
  }
  return LEGAL
}

function first(problems: readonly Problem[]): readonly Problem[] | undefined {
  return problems.length > 0 ? problems : undefined
}
