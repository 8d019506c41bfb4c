import { Bands } from '../map/bands.ts'
import { distance, nameOf } from '../map/terrain.ts'
import type { AslskState, Location, Unit } from '../state.ts'
import { infantryOf, isLeader, leadershipOf, typeOf, weaponTypeOf } from '../units/units.ts'
import { type Firer, unitOf } from './attack.ts'
import {
  declarationProblems,
  directorProblems,
  exitProblems,
  type FireDeclaration,
  type Occasion,
  targetProblems,
  togetherProblems,
} from './declaration.ts'
import type { When } from './events.ts'
import { type Aim, inherentProblems, modeOfUnit, usableWeapons, weaponLimit, weaponLimitProblems } from './firers.ts'
import { type Group, groupFire, groupsOf, isPlainlyLegal, type Part } from './groups.ts'
import { firingPosts, ownReach, type Post, reachesAndSees } from './posts.ts'
import { isFlamethrower } from './shot-mode.ts'
import { noticedPlaces } from './target-places.ts'

/**
 * A selection of fire attacks that stands for all of them, and has something wherever anything is legal: at each target, from each hex everything it has
 * with its best leader, who rather directs than fires a MG; each Weapon by itself, with that leader and without; each flamethrower; in the enemy MPh, and
 * where the hex can't fire as a whole, also each unit by itself, and without its Weapon; and the whole group of adjacent hexes that reach the target.
 */
export function fireCandidates(s: AslskState, occasion: Occasion): readonly FireDeclaration[] {
  const found: FireDeclaration[] = []
  const posts = firingPosts(s, occasion)
  if (posts.length === 0) return found
  const reached = new Bands(s)
  for (const { place, reach } of posts) reached.add(place, reach)
  for (const at of targetPlaces(s, occasion)) if (reached.mayReach(at)) addFires(s, occasion, posts, at, found)
  return found
}

/** All fire at one hex. */
function addFires(s: AslskState, occasion: Occasion, posts: readonly Post[], at: Location, found: FireDeclaration[]): void {
  const parts: Part[] = []
  for (const post of posts) {
    if (!reachesAndSees(s, post, at)) continue
    const part = partOf(s, occasion, post.place, at)
    for (const each of part.found) found.push(each)
    parts.push(part)
  }
  for (const each of wholeGroups(s, occasion, at, parts)) found.push(declaredBy(each, nameOf(s, at)))
}

/** From a hex that reaches and sees the target. */
export function partOf(s: AslskState, occasion: Occasion, place: Location, at: Location): Part {
  const aim: Aim = { when: occasion.when, at, expenditure: occasion.expenditure }
  const found: FireDeclaration[] = []
  if (exitProblems(s, occasion.side, place, at).length > 0 || targetProblems(s, occasion, at, place).length > 0)
    return { place, firers: [], asOne: false, links: false, plain: false, found }
  const able = ableFirers(s, occasion, place, aim)
  const asOne = able.firers.length > 0 ? wholeHex(s, occasion, aim, place, able.firers) : null
  if (asOne) found.push(asOne)
  addLedByGunner(s, occasion, aim, place, able.firers, found)
  addSingles(s, occasion, aim, able, asOne !== null, found)
  const plain = !able.led && able.firers.every(({ weapons }) => weapons.length === 0)
  const links = plain || able.firers.some((firer) => !isLeader(s, unitOf(s, firer.unit)))
  return { place, firers: able.firers, asOne: asOne !== null, links, plain, found }
}

/** The hex as a whole, but with a leader who has a MG directing instead. */
function addLedByGunner(
  s: AslskState,
  occasion: Occasion,
  aim: Aim,
  place: Location,
  firers: readonly Firer[],
  found: FireDeclaration[],
): void {
  if (!firers.some((firer) => isLeader(s, unitOf(s, firer.unit)))) return
  const led = firers.filter((firer) => !isLeader(s, unitOf(s, firer.unit)))
  if (led.length === 0) return
  const declared = wholeHex(s, occasion, aim, place, led)
  if (declared && declared.directors.length > 0) found.push(declared)
}

/** Everything that a hex has, with its best leader; null where that is not legal. */
function wholeHex(s: AslskState, occasion: Occasion, aim: Aim, place: Location, firers: readonly Firer[]): FireDeclaration | null {
  const directors = bestDirector(s, place, firers, occasion.when)
  const declared: FireDeclaration = { type: 'fire', at: nameOf(s, aim.at), firers, directors }
  if (isLegal(s, occasion, declared, aim)) return declared
  const undirected = { ...declared, directors: [] }
  return directors.length > 0 && isLegal(s, occasion, undirected, aim) ? undirected : null
}

/** Of firers who can each fire at somebody there (`ableFirers`), whether they can so. Who fires once more in the enemy MPh may have to use all that he has: there everything is looked at again. */
function isLegal(s: AslskState, occasion: Occasion, declared: FireDeclaration, aim: Aim, areLinked = false): boolean {
  const problems =
    aim.when === 'firstFire' ? declarationProblems(s, occasion, declared) : togetherProblems(s, occasion, declared, aim, areLinked)
  return problems.length === 0
}

interface Able {
  readonly firers: Firer[]
  /** Each MMC that has Weapons too, without them. */
  readonly owns: Firer[]
  /** Each MG by itself. */
  readonly guns: Firer[]
  readonly flames: Firer[]
  /** There is a leader in the hex. */
  readonly led: boolean
}

/** Everything in a hex that can fire at the aim, as the owner would most likely use it. */
function ableFirers(s: AslskState, occasion: Occasion, place: Location, aim: Aim): Able {
  const firers: Firer[] = []
  const owns: Firer[] = []
  const guns: Firer[] = []
  const flames: Firer[] = []
  const away = distance(s, place, aim.at)
  let led = false
  for (const unit of infantryOf(s, occasion.side, place)) {
    if (isLeader(s, unit)) led = true
    if (unit.broken || unit.melee) continue
    const weapons: number[] = []
    for (const weapon of usableWeapons(s, unit, aim)) {
      if (isFlamethrower(s, weapon)) flames.push({ unit: unit.id, inherent: false, weapons: [weapon.id] })
      else weapons.push(weapon.id)
    }
    if (weapons.length > 1) weapons.sort((a, b) => firepower(s, b) - firepower(s, a) || a - b)
    for (const id of weapons) guns.push({ unit: unit.id, inherent: false, weapons: [id] })
    // most units are out of reach of most targets: that need not be put into words
    const reach = ownReach(s, unit, aim.when)
    const inherent = away <= reach && inherentProblems(s, unit, aim).length === 0
    if (inherent && weapons.length > 0) owns.push({ unit: unit.id, inherent, weapons: [] })
    const firer = usualFire(s, unit, inherent, weapons, aim)
    if (firer) firers.push(firer)
  }
  return { firers, owns, guns, flames, led }
}

/** A squad fires itself and the best Weapon that it may, a half squad or crew the stronger of the two, Final Protective Fire everything. */
function usualFire(s: AslskState, unit: Unit, inherent: boolean, weapons: readonly number[], aim: Aim): Firer | null {
  if (inherent && modeOfUnit(s, unit, aim) === 'protective')
    return { unit: unit.id, inherent, weapons: weapons.slice(0, weaponLimit(s, unit)) }
  const options: Firer[] = []
  const alone = weapons.map((id): Firer => ({ unit: unit.id, inherent: false, weapons: [id] }))
  if (inherent) {
    const own: Firer = { unit: unit.id, inherent, weapons: [] }
    const isSquad = typeOf(s, unit).kind === 'squad'
    if (isSquad) for (const id of weapons) options.push({ unit: unit.id, inherent, weapons: [id] })
    if (isSquad || distance(s, unit.at, aim.at) <= 1) options.push(own, ...alone)
    else options.push(...alone, own)
  } else options.push(...alone)
  return options.find((option) => weaponLimitProblems(s, unit, option, aim).length === 0) ?? null
}

/** Each flamethrower, each Weapon without its unit, directed or not, and each unit by itself: in the enemy MPh always, elsewhere if the hex can't fire as a whole. */
function addSingles(s: AslskState, occasion: Occasion, aim: Aim, able: Able, asOne: boolean, found: FireDeclaration[]): void {
  const name = nameOf(s, aim.at)
  const only = able.firers.length === 1 && asOne
  const each = !only && (!asOne || occasion.expenditure !== null)
  for (const flame of able.flames) addLegal(s, occasion, { type: 'fire', at: name, firers: [flame], directors: [] }, found)
  if (each) for (const firer of able.firers) addLegal(s, occasion, { type: 'fire', at: name, firers: [firer], directors: [] }, found)
  for (const own of able.owns) {
    const usual = able.firers.find(({ unit }) => unit === own.unit)
    const isFirer = usual?.inherent === true && usual.weapons.length === 0
    const isNeeded = !asOne || occasion.expenditure !== null || !usual?.inherent
    if (isNeeded && !isFirer) addLegal(s, occasion, { type: 'fire', at: name, firers: [own], directors: [] }, found)
  }
  for (const gun of able.guns) {
    const isFirer = able.firers.some(({ unit, inherent, weapons }) => unit === gun.unit && !inherent && weapons[0] === gun.weapons[0])
    if (only && isFirer) continue
    const directors = bestDirector(s, unitOf(s, gun.unit).at, [gun], occasion.when)
    if (directors.length > 0) addLegal(s, occasion, { type: 'fire', at: name, firers: [gun], directors }, found)
    if (!(each && isFirer)) addLegal(s, occasion, { type: 'fire', at: name, firers: [gun], directors: [] }, found)
  }
}

function firepower(s: AslskState, weapon: number): number {
  return weaponTypeOf(s, s.weapons[weapon]!).fp
}

/** Hexes that are adjacent to one another and all reach the target, as one group; directed if each of them has a leader who can. Plain ones need not be declared to be counted. */
function wholeGroups(s: AslskState, occasion: Occasion, at: Location, parts: readonly Part[]): readonly (Group | FireDeclaration)[] {
  const groups = groupsOf(s, parts)
  if (groups.length === 0 || targetProblems(s, occasion, at, null).length > 0) return NO_GROUPS
  const aim: Aim = { when: occasion.when, at, expenditure: occasion.expenditure }
  const found: (Group | FireDeclaration)[] = []
  for (const group of groups) {
    if (isPlainlyLegal(s, group, aim)) {
      found.push(group)
      continue
    }
    const undirected = groupFire(group, nameOf(s, at))
    const directors = group.flatMap(({ place }) => bestDirector(s, place, undirected.firers, occasion.when))
    const declared = directors.length === group.length ? { ...undirected, directors } : undirected
    if (isLegal(s, occasion, declared, aim, true)) found.push(declared)
  }
  return found
}

const NO_GROUPS: readonly never[] = []

/** The fire of hexes that are linked with one another; null where they may not fire together. */
export function fireOfGroup(s: AslskState, occasion: Occasion, at: Location, parts: readonly Part[]): FireDeclaration | null {
  const [group] = wholeGroups(s, occasion, at, parts)
  return group ? declaredBy(group, nameOf(s, at)) : null
}

function declaredBy(each: Group | FireDeclaration, at: string): FireDeclaration {
  return isGroup(each) ? groupFire(each, at) : each
}

function isGroup(each: Group | FireDeclaration): each is Group {
  return Array.isArray(each)
}

function bestDirector(s: AslskState, place: Location, firers: readonly Firer[], when: When): number[] {
  let best: Unit | null = null
  for (const unit of infantryOf(s, unitOf(s, firers[0]!.unit).side, place)) {
    if (
      isLeader(s, unit) &&
      directorProblems(s, unit, firers, when).length === 0 &&
      (best === null || leadershipOf(s, unit) < leadershipOf(s, best))
    )
      best = unit
  }
  return best && leadershipOf(s, best) <= 0 ? [best.id] : []
}

function addLegal(s: AslskState, occasion: Occasion, declared: FireDeclaration, found: FireDeclaration[]): void {
  if (declarationProblems(s, occasion, declared).length === 0) found.push(declared)
}

function targetPlaces(s: AslskState, { side, expenditure }: Occasion): readonly Location[] {
  return expenditure ? [expenditure.at] : noticedPlaces(s, side).withMen
}
