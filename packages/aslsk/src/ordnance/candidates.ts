import { Late, type Part, Parts } from '@firegroup/kernel'
import type { Ammo } from '../data/ammunition.ts'
import { SHELLS } from '../data/to-kill.ts'
import type { Occasion } from '../fire/declaration.ts'
import { noticedPlaces } from '../fire/target-places.ts'
import { locationOf } from '../map/location.ts'
import { mayAim } from '../map/los.ts'
import { isBuilding, nameOf, neighbours } from '../map/terrain.ts'
import { type AslskState, enemyOf, type Location, type Unit } from '../state.ts'
import { hasUnits, isLeader, leadershipOf, unitsOf } from '../units/units.ts'
import { isCloudTime, supplyOf } from './ammunition.ts'
import { arcToCover, coversNow, inArc } from './arc.ts'
import { nthInSight } from './in-sight.ts'
import { aimProblems, counterOn, directingProblems, isSilent, roundProblems } from './problems.ts'
import { blasts } from './shaped.ts'
import { isMortar, pointsAt, type Shooter, type ShotDeclaration, shooterOf, shotOf, usualAmmo, vehiclesToFireAt } from './shot.ts'

/**
 * A selection of shots that stands for all of them, and has something wherever anything is legal: every Weapon at every enemy hex, as Infantry and as
 * an area, turned no further than it must be, with armour-piercing shot only where it has nothing else, and with the best leader who can direct it;
 * where there is no such target, at the first hex of its arc.
 */
export function shotCandidates(s: AslskState, occasion: Occasion, among?: readonly Unit[]): Parts<ShotDeclaration> {
  const found = new Parts<ShotDeclaration>()
  const { offers, expenditure } = occasion
  const atAreas = !among && !expenditure
  const shooters = readyShooters(s, occasion, among)
  const places = shooters.length > 0 ? targetPlaces(s, occasion) : []
  for (const by of shooters) {
    const workOut = () => shotsOf(s, occasion, by, places, atAreas)
    found.add(offers ? offers.of('ordnance', by.weapon.id, workOut) : workOut())
  }
  return found
}

function shotsOf(s: AslskState, occasion: Occasion, by: Shooter, places: readonly Location[], atAreas: boolean): Part<ShotDeclaration> {
  const found: ShotDeclaration[] = []
  let rounds: readonly Round[] | undefined
  for (const at of places) {
    if (!mayAim(s, by.crew.at, at)) continue
    rounds ??= roundsOf(s, by, occasion)
    addShotsInSight(s, occasion, by, rounds, at, found)
  }
  if (found.length > 0 || !atAreas) return found
  const intoNowhere = shotsAtAreas(s, occasion, by)
  return intoNowhere === SOMEWHERE ? new Late(1, () => shotsIntoEmptyHex(s, occasion, by)) : intoNowhere
}

/** The Weapons of a side that could be fired, if there is anything to fire at. */
export function readyShooters(s: AslskState, occasion: Occasion, among?: readonly Unit[]): readonly Shooter[] {
  const ready: Shooter[] = []
  for (const weapon of s.weapons) {
    if (!weapon.ordnance || weapon.malfunctioned || weapon.ordnance.intensive || s.units[weapon.owner]?.side !== occasion.side) continue
    const by = shooterOf(s, weapon.id)
    if (!by || (among && !among.includes(by.crew)) || by.crew.at < 0 || by.crew.broken || by.crew.melee) continue
    if (!isSilent(s, occasion, by)) ready.push(by)
  }
  return ready
}

/** What a Weapon can fire at a hex. */
export function shotsToHex(s: AslskState, occasion: Occasion, by: Shooter, at: Location): readonly ShotDeclaration[] {
  if (!mayAim(s, by.crew.at, at)) return NOTHING
  const found: ShotDeclaration[] = []
  addShotsInSight(s, occasion, by, roundsOf(s, by, occasion), at, found)
  return found
}

/** What a Weapon can fire into an empty hex, if it has nothing to fire at. */
export function shotsIntoNowhere(s: AslskState, occasion: Occasion, by: Shooter): readonly ShotDeclaration[] {
  if (!mayFireAtAreas(s, occasion, by)) return NOTHING
  for (const at of targetPlaces(s, occasion)) if (shotsToHex(s, occasion, by, at).length > 0) return NOTHING
  const found = shotsAtAreas(s, occasion, by)
  return found === SOMEWHERE ? shotsIntoEmptyHex(s, occasion, by) : found
}

function targetPlaces(s: AslskState, { side, expenditure }: Occasion): readonly Location[] {
  return expenditure ? [expenditure.at] : noticedPlaces(s, side).all
}

/** What it can fire at a hex; false if nothing. */
function addShots(
  s: AslskState,
  occasion: Occasion,
  by: Shooter,
  rounds: readonly Round[],
  at: Location,
  found: ShotDeclaration[],
): boolean {
  if (!mayAim(s, by.crew.at, at)) return false
  const before = found.length
  addShotsInSight(s, occasion, by, rounds, at, found)
  return found.length > before
}

function addShotsInSight(
  s: AslskState,
  occasion: Occasion,
  by: Shooter,
  rounds: readonly Round[],
  at: Location,
  found: ShotDeclaration[],
): void {
  const { weapon, barrel } = by
  const aim: Aimed = { weapon: weapon.id, at: nameOf(s, at), ca: turnedTo(s, occasion, by, at), intensive: counterOn(s, by) !== 'none' }
  const anything = declared(aim, ITT)
  if (aimProblems(s, shotOf(s, occasion, anything, by, at), anything).length > 0) return
  const isLegal = (shot: ShotDeclaration) => roundProblems(s, shotOf(s, occasion, shot, by, at), shot).length === 0
  const vehicles = isMortar(by) ? [] : vehiclesToFireAt(s, occasion, at)
  for (const vehicle of vehicles)
    for (const ammo of barrel.shaped ? [usualAmmo(by, 'vtt')] : SHELLS) {
      if (supplyOf(s, by, ammo) === null) continue
      const shot = declared(aim, { target: 'vtt', ammo }, vehicles.length > 1 ? vehicle.id : undefined)
      if (isLegal(shot)) found.push(shot)
    }
  const leader = barrel.mount === null ? bestLeader(s, by, occasion) : null
  for (const round of rounds) {
    if (round === HEAT && !isBuilding(s, at)) continue
    const shot = declared(aim, round)
    const led = leader ? { ...shot, leader: leader.id } : null
    if (led && isLegal(led)) found.push(led)
    else if (isLegal(shot)) found.push(shot)
  }
}

/** What all shots of a Weapon at a hex have in common. */
interface Aimed {
  readonly weapon: number
  readonly at: string
  readonly ca: number | undefined
  /** 3.2.4: where it can't fire otherwise. */
  readonly intensive: boolean
}

const ITT: Round = { target: 'itt' }

/** Made field by field: of what is said nothing is said twice, and most of it is not said at all. */
function declared({ weapon, at, ca, intensive }: Aimed, { target, ammo, careful, asMortar }: Round, vehicle?: number): ShotDeclaration {
  const shot: { -readonly [K in keyof ShotDeclaration]: ShotDeclaration[K] } = { type: 'ordnance', weapon, at, target }
  if (ca !== undefined) shot.ca = ca
  if (intensive) shot.intensive = true
  if (vehicle !== undefined) shot.vehicle = vehicle
  if (ammo !== undefined) shot.ammo = ammo
  if (careful) shot.careful = true
  if (asMortar) shot.asMortar = true
  return shot
}

/** 3.2.4: turned no further than it must be to cover a hex; undefined if it does. */
function turnedTo(s: AslskState, { expenditure }: Occasion, by: Shooter, at: Location): number | undefined {
  const now = pointsAt(by)
  if (now < 0 || coversNow(s, by.crew.at, now, at, expenditure)) return undefined
  return arcToCover(s, by.crew.at, now, at, expenditure)
}

type Round = Pick<ShotDeclaration, 'target' | 'ammo' | 'careful' | 'asMortar'>

const HEAT: Round = { target: 'itt', ammo: 'heat' }

/** What it would fire, and as what: High Explosive, or armour-piercing shot where it has none; HEAT, into buildings; Smoke before anything else. */
function roundsOf(s: AslskState, by: Shooter, { when }: Occasion): readonly Round[] {
  if (by.barrel.shaped) {
    const rounds: Round[] = blasts(s, { by }) ? [{ target: 'itt' }, { target: 'itt', careful: true }] : [{ target: 'itt' }]
    return supplyOf(s, by, 'wp') === null ? rounds : [...rounds, { target: 'att', ammo: 'wp' }]
  }
  const has = (ammo: Ammo) => supplyOf(s, by, ammo) !== null
  const rounds: Round[] = []
  if (!isMortar(by)) {
    if (has('he')) rounds.push({ target: 'itt' })
    else if (has('ap')) rounds.push({ target: 'itt', ammo: 'ap' })
    if (has('heat')) rounds.push(HEAT)
  }
  if (has('he')) rounds.push({ target: 'att' })
  if (has('he') && by.barrel.asMortarFrom !== undefined) rounds.push({ target: 'att', asMortar: true })
  for (const ammo of ['smoke', 'wp'] as const) {
    const isTime = isCloudTime(s, ammo, when) && !by.weapon.ordnance.noSmoke
    if ((isTime || (ammo === 'wp' && when === 'firstFire')) && has(ammo)) rounds.push({ target: 'att', ammo })
  }
  return rounds
}

function bestLeader(s: AslskState, by: Shooter, { when }: Occasion): Unit | null {
  const { crew } = by
  let best: Unit | null = null
  for (const unit of unitsOf(s, crew.side, crew.at)) {
    if (unit === crew || !isLeader(s, unit) || directingProblems(s, unit, by, when).length > 0) continue
    if (!best || leadershipOf(s, unit) < leadershipOf(s, best)) best = unit
  }
  return best && leadershipOf(s, best) <= 0 ? best : null
}

/** Of a Weapon that has nothing else to fire at: one shot, at some empty hex. At which is seldom asked, and takes long to find: all that come before it must be out of sight. */
const SOMEWHERE: readonly ShotDeclaration[] = []

/** 6.11: an empty hex may be acquired. One will do; `SOMEWHERE` where there is exactly one shot at it. */
function shotsAtAreas(s: AslskState, occasion: Occasion, by: Shooter): readonly ShotDeclaration[] {
  if (!mayFireAtAreas(s, occasion, by)) return NOTHING
  const rounds = roundsOf(s, by, occasion)
  const atAreas = rounds.filter(({ target }) => target === 'att').length
  if (atAreas === 0) return NOTHING
  const isOne = atAreas === 1 && !s.setting.places && s.setting.hooks.blindShots.length === 0
  if (isOne && neighbours(s, by.crew.at).some((at) => addShots(s, occasion, by, rounds, at, []))) return SOMEWHERE
  return shotsIntoEmptyHex(s, occasion, by)
}

/** What forbids any of them need not be found out hex by hex. */
function mayFireAtAreas(s: AslskState, occasion: Occasion, by: Shooter): boolean {
  if (by.kind === 'vehicle' && (by.crew.vehicle.motion || occasion.when === 'boundingFire')) return false
  return !hasUnits(s, enemyOf(occasion.side), by.crew.at)
}

/** The first hex as it points if there is one, and else turned. */
function shotsIntoEmptyHex(s: AslskState, occasion: Occasion, by: Shooter): readonly ShotDeclaration[] {
  const found: ShotDeclaration[] = []
  const ca = pointsAt(by)
  const { grid } = s.setting.map
  const rounds = roundsOf(s, by, occasion)
  // 3.4: Intensive Fire reaches no further then
  const isNear = occasion.when === 'defensiveFire' && counterOn(s, by) !== 'none'
  for (const turned of ca < 0 ? [false] : [false, true])
    for (let n = 0; ; n++) {
      const hex = nthInSight(s, by.crew.at, ca, turned, n)
      if (hex >= s.setting.map.size) break
      const at = locationOf(hex)
      if (at === by.crew.at || (isNear && grid.distance(by.crew.at, hex) > 1)) continue
      if (ca >= 0 && inArc(s, by.crew.at, ca, at) === turned) continue
      if (addShots(s, occasion, by, rounds, at, found)) return found
    }
  return found
}

const NOTHING: readonly never[] = []
