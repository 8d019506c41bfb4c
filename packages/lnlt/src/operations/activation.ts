import { LEGAL, listOf, type Problem, refuse, text } from '@firegroup/kernel'
import { listed } from '@firegroup/kernel/words'
import type { Opening } from '../acts.ts'
import type { Lnlt } from '../context.ts'
import { hasMelee } from '../fire/attack.ts'
import { BUNKER, CAVE, hexOf, layerOf, locationNamed, locationsIn, nameOf, UPPER } from '../map/location.ts'
import { seesLocation } from '../map/obstacles.ts'
import { adjacent, levelOf } from '../map/terrain.ts'
import { enemyOf, type Impulse, type LnltState, type Location, type Side, type Unit } from '../state.ts'
import { isOnMap, typeOf } from '../units/units.ts'
import { armorLeaderOf, isVehicle, vehiclesAt } from '../vehicles/vehicle.ts'
import { canBeActivated, isUnactivated } from './availability.ts'

/** 4.0: the locations in which units may act in this impulse: the first, and those that Leaders reach from it. */
export interface ActivateDecision {
  readonly type: 'activate'
  readonly at: readonly string[]
}

const MOST_LOCATIONS = 60

/** 4.0: everything that is to be activated is declared before anybody acts. */
export const activateOpening: Opening<ActivateDecision> = {
  type: 'activate',
  rule: '4.0',
  fields: { at: listOf(text({ max: 40 }), { min: 1, max: MOST_LOCATIONS }) },
  candidates: activationCandidates,
  problems: activationProblems,
  perform: activate,
  describe: (_s, { at }) => `Activate ${listed(at)}`,
}

/**
 * Each location alone; where a Leader stands, with each single one that he reaches, with all of them, and with all that the chain of Leaders reaches.
 */
function activationCandidates(s: LnltState, side: Side): readonly ActivateDecision[] {
  const found: ActivateDecision[] = []
  const offer = (at: readonly string[]) => found.push({ type: 'activate', at })
  const locations = activatable(s, side)
  const names = locations.map((at) => nameOf(s.setting, at))
  for (const name of names) offer([name])
  if (locations.length === 1) return found
  const led = locations.map((at) => leaderAt(s, side, at) !== null || armorLeaderAt(s, side, at) !== null)
  for (let i = 0; i < locations.length; i++) {
    if (!led[i]) continue
    const chain = wholeChain(s, side, locations, led, i)
    const near = chain.filter((j) => j !== i && extendsTo(s, side, locations[i]!, locations[j]!))
    for (const j of near) offer([names[i]!, names[j]!])
    if (near.length > 1) offer([names[i]!, ...near.map((j) => names[j]!)])
    if (chain.length > near.length + 1) offer(chain.map((j) => names[j]!))
  }
  return found
}

/** The locations in which a side has anybody who could act, in the order of its units. */
export function activatable(s: LnltState, side: Side): Location[] {
  const found: Location[] = []
  for (const unit of s.units) if (canBeActivated(s, unit, side) && !found.includes(unit.at)) found.push(unit.at)
  return found
}

/** Whether there is any such location. */
export function hasActivatable(s: LnltState, side: Side): boolean {
  for (const unit of s.units) if (canBeActivated(s, unit, side)) return true
  return false
}

/** 4.0: chain activation: a Leader reached by a Leader reaches further. As indices of the locations, from one on. */
function wholeChain(s: LnltState, side: Side, locations: readonly Location[], led: readonly boolean[], first: number): number[] {
  const chain = [first]
  for (const i of chain) {
    if (!led[i]) continue
    for (let j = 0; j < locations.length; j++) if (!chain.includes(j) && extendsTo(s, side, locations[i]!, locations[j]!)) chain.push(j)
  }
  return chain
}

function activationProblems(s: LnltState, side: Side, decision: ActivateDecision): readonly Problem[] {
  const { setting } = s
  const locations = decision.at.map((name) => locationNamed(setting, name))
  for (let i = 0; i < locations.length; i++) {
    const at = locations[i]!
    if (at < 0) return refuse('1.4', `There is no location ${decision.at[i]} on this map.`)
    if (locations.indexOf(at) < i) return refuse('4.0', `${decision.at[i]} is named twice.`)
    if (!s.units.some((unit) => unit.at === at && canBeActivated(s, unit, side)))
      return refuse('4.0', `None of your units in ${decision.at[i]} could act: it is empty, or all have acted in this turn.`)
    if (i > 0 && !isReached(s, side, locations.slice(0, i), at))
      return refuse('4.0', `${unreached(s, side, locations[0]!)} so ${decision.at[i]} can't be activated with ${decision.at[0]}.`)
  }
  return LEGAL
}

function unreached(s: LnltState, side: Side, first: Location): string {
  return leaderAt(s, side, first) === null
    ? `No unwounded Leader who has not acted stands in ${nameOf(s.setting, first)},`
    : 'A Leader activates only what is next to him,'
}

/** 4.0, 11.1.2: an unwounded Leader who has not been activated, Shaken or not, activates what is next to him as well; an Armor Leader no Leg units. */
function canExtend(s: LnltState, unit: Unit): boolean {
  const { leadershipRange, kind } = typeOf(s, unit)
  if (leadershipRange <= unit.wounds || kind === 'armorLeader' || !isUnactivated(unit)) return false
  return s.setting.options.lockedLeaderExtends === 'yes' || !hasMelee(s, unit.at)
}

function leaderAt(s: LnltState, side: Side, at: Location): Unit | null {
  for (const unit of s.units) if (unit.at === at && unit.side === side && canExtend(s, unit)) return unit
  return null
}

/** The Leader through whom a location is reached from those before it; one who is used already rather than another. */
function leaderReaching(s: LnltState, side: Side, from: readonly Location[], to: Location, used: readonly number[] = []): Unit | null {
  let found: Unit | null = null
  for (const unit of s.units) {
    if (unit.side !== side || !from.includes(unit.at) || !canExtend(s, unit) || !reaches(s, unit.at, to)) continue
    if (used.includes(unit.id)) return unit
    found ??= unit
  }
  return found
}

/** 4.0, 11.5: from one place to another: a Leader for Leg units, an Armor Leader for vehicles. */
function extendsTo(s: LnltState, side: Side, from: Location, to: Location): boolean {
  if (!reaches(s, from, to)) return false
  if (s.vehicles === undefined) return true
  return (
    (leaderAt(s, side, from) !== null && hasActor(s, side, to, false)) ||
    (armorLeaderAt(s, side, from) !== null && hasActor(s, side, to, true))
  )
}

function isReached(s: LnltState, side: Side, from: readonly Location[], to: Location): boolean {
  if (s.vehicles === undefined) return leaderReaching(s, side, from, to) !== null
  return from.some((at) => extendsTo(s, side, at, to))
}

function hasActor(s: LnltState, side: Side, at: Location, vehicles: boolean): boolean {
  return s.units.some((unit) => unit.at === at && isVehicle(unit) === vehicles && canBeActivated(s, unit, side))
}

/** 11.5: a vehicle with an Armor Leader that has not been activated. */
function armorLeaderAt(s: LnltState, side: Side, at: Location): Unit | null {
  for (const vehicle of vehiclesAt(s, at, side)) if (isUnactivated(vehicle) && armorLeaderOf(s, vehicle)) return vehicle
  return null
}

/** 4.0: whether a Leader in one location activates another: by floors, Bunkers and Caves. */
export function reaches({ setting }: LnltState, from: Location, to: Location): boolean {
  if (hexOf(from) === hexOf(to)) return isNextFloor(layerOf(from), layerOf(to))
  if (!adjacent(setting, from, to) || isInside(from) || isInside(to)) return false
  return !isMultiStory(setting, from) || levelOf(setting, from) === levelOf(setting, to)
}

/** Up or down one floor; in and out of a Bunker or Cave. */
function isNextFloor(a: number, b: number): boolean {
  if (a >= BUNKER || b >= BUNKER) return a === 0 || b === 0
  return a - b === 1 || b - a === 1
}

function isInside(at: Location): boolean {
  const layer = layerOf(at)
  return layer === BUNKER || layer === CAVE
}

function isMultiStory(setting: LnltState['setting'], at: Location): boolean {
  return locationsIn(setting, hexOf(at)).some((other) => layerOf(other) === UPPER)
}

/** 4.0: the locations are declared; who stands in them and has not acted may act, and nobody else. */
function activate(g: Lnlt, side: Side, decision: ActivateDecision): undefined {
  const s = g.state
  const impulse = s.impulse!
  for (const name of decision.at) {
    const at = locationNamed(s.setting, name)
    if (impulse.activated.length > 0) {
      const leader = leaderReaching(s, side, impulse.activated, at, impulse.leaders)
      if (leader && !impulse.leaders.includes(leader.id)) impulse.leaders.push(leader.id)
      if (s.vehicles !== undefined) noteArmorLeader(s, side, at)
    }
    impulse.activated.push(at)
  }
  for (const unit of s.units)
    if (impulse.activated.includes(unit.at) && canBeActivated(s, unit, side) && isWithin(s, side, unit)) impulse.units.push(unit.id)
  impulse.declared = true
  rememberWhoSees(s, side)
  g.emit({ type: 'activates', rule: '4.0', side, at: impulse.activated, units: impulse.units, leaders: impulse.leaders })
  return undefined
}

/** 11.5: the vehicle whose Armor Leader reaches others is Ops Complete if it does nothing itself. */
function noteArmorLeader(s: LnltState, side: Side, to: Location): void {
  const { activated, leaders } = s.impulse!
  if (!hasActor(s, side, to, true)) return
  for (const from of activated) {
    const vehicle = reaches(s, from, to) ? armorLeaderAt(s, side, from) : null
    if (vehicle && !leaders.includes(vehicle.id)) leaders.push(vehicle.id)
  }
}

/** 4.0: in the first place everybody; in others Leg units by Leaders, vehicles by Armor Leaders. */
function isWithin(s: LnltState, side: Side, unit: Unit): boolean {
  const [first, ...others] = s.impulse!.activated
  if (s.vehicles === undefined || unit.at === first) return true
  const from = [first!, ...others.filter((at) => at !== unit.at)]
  const leads = isVehicle(unit) ? armorLeaderAt : leaderAt
  return from.some((at) => reaches(s, at, unit.at) && leads(s, side, at) !== null)
}

/** 8.4, LG-49: who of the enemy sees each activated location now; asked only where somebody could ambush. */
function rememberWhoSees(s: LnltState, side: Side): void {
  const impulse = s.impulse!
  for (let i = 0; i < impulse.activated.length; i++) {
    const at = impulse.activated[i]!
    const ambushes = impulse.units.some((id) => s.units[id]!.at === at && s.setting.hooks.ambush.some((can) => can(s, s.units[id]!)))
    if (!ambushes) continue
    for (const enemy of s.units)
      if (enemy.side === enemyOf(side) && isOnMap(enemy) && seesLocation(s, enemy.at, at)) impulse.seenBy.push(enemy.id * SEEN_STRIDE + i)
  }
}

/** `Impulse.seenBy`: so many locations can be activated at most. */
const SEEN_STRIDE = 65536

/** 8.4: whether this enemy saw the location when it was activated. */
export function sawActivated({ activated, seenBy }: Impulse, enemy: Unit, at: Location): boolean {
  return seenBy.includes(enemy.id * SEEN_STRIDE + activated.indexOf(at))
}
