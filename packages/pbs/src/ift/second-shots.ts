import type { Unit } from '@firegroup/aslsk'
import type { Modifier } from '@firegroup/kernel'
import { reachesMinimum } from '../definitions/minimum-fp.ts'
import type { Element, FirerMemory } from '../memory.ts'
import { otherWeapon } from '../ordnance/instead.ts'
import { d10AtMost, modifier, when } from '../rolls.ts'
import type { Walk } from '../tree/walk.ts'
import { bestLeader, elementsOf, firerNow, ledShot, meets, strongest } from './firer.ts'
import { sustains } from './sustained.ts'

const WAYS = {
  first: 'unmarked: First Fire',
  sff: 'marked First Fire: would be SFF',
  fpf: 'marked Final Fire and target adjacent/same hex: would be FPF',
} as const

/** PBS-SFF-01: how this set would fire: as its worst member. */
export function fireState(walk: Walk): string {
  const now = firerNow(walk)
  now.state = worstState(walk, now.set)
  return WAYS[now.state]
}

function worstState({ ask }: Walk, set: readonly Element[]): FirerMemory['state'] {
  const states = set.map((element) => ask.stateOf(element))
  return states.includes('fpf') ? 'fpf' : states.includes('sff') ? 'sff' : 'first'
}

/** PBS-SFF-15 to PBS-SFF-20: what settles Subsequent First Fire without a roll. */
export function sffOverride(walk: Walk): string {
  const { ask, now, options } = walk
  const { at, set } = firerNow(walk)
  const flags = now.flags!
  if (flags.bump === at && !killsOn(walk, options.tables.sff.bumpedDr)) return 'bumped and DR 5 gives less than K'
  if (flags.charge === at) return 'DC placement may be stopped'
  if (ask.adjacent(at, ask.spent.at) && isOutweighed(walk)) return 'adjacent ATTACKER IFP >= own IFP'
  if (!ask.yetToMove().some((unit) => couldBeAttacked(walk, set, unit))) return 'nobody left to move could be attacked'
  return 'none'
}

/** PBS-SFF-15: this DR would kill. */
function killsOn({ ask, now }: Walk, dr: number): boolean {
  const firer = now.ift!.now!
  const shot = ledShot(ask, firer.at, firer.set)
  const kind = shot ? ask.iftResultAt(shot.column, dr + shot.drm).kind : 'none'
  return kind === 'K' || kind === 'KIA'
}

/** PBS-SFF-17, PBS-SFF-18: the men next to it have as much FP as it has itself; each leader is one more, and each point of his minus. */
function isOutweighed(walk: Walk): boolean {
  const { ask } = walk
  const { at } = firerNow(walk)
  const theirs = ask.attackers().filter((unit) => !unit.vehicle && !unit.broken && ask.adjacent(at, unit.at))
  const own = ask.defenders().filter((unit) => !unit.vehicle && !unit.broken && unit.at === at)
  const [a, d] = [weight(walk, theirs), weight(walk, own)]
  walk.note('PBS-SFF-17', 'their FP next to it', a)
  walk.note('PBS-SFF-18', 'its own', d)
  return a >= d
}

function weight({ ask }: Walk, units: readonly Unit[]): number {
  return units.reduce((sum, unit) => {
    if (!ask.isKnown(unit)) return sum
    return sum + (ask.isLeader(unit) ? 1 + Math.max(0, -ask.leadership(unit)) : ask.printedFp({ unit: unit.id, weapon: -1 }))
  }, 0)
}

/** PBS-SFF-20: within range and sight of what is there. */
function couldBeAttacked({ ask }: Walk, set: readonly Element[], unit: Unit): boolean {
  const { at } = ask.s.units[set[0]!.unit]!
  return ask.range(at, unit.at) <= 2 * Math.max(...set.map((element) => ask.normalRange(element))) && ask.los(at, unit.at).clear
}

/** PBS-SFF-02: somebody else is yet to move, not next to it, within two hexes more than the closest enemy or its own range. */
export function isRollNeeded(walk: Walk): boolean {
  const { ask, options } = walk
  const { at, set } = firerNow(walk)
  const { beyond } = options.tables.sff
  const seen = ask.attackers().filter((unit) => ask.range(at, unit.at) > 1 && ask.los(at, unit.at).clear)
  const closest = Math.min(...seen.map((unit) => ask.range(at, unit.at)))
  const reach = Math.max(...set.map((element) => ask.normalRange(element)))
  const limit = Math.min(closest, reach) + beyond
  walk.note('PBS-SFF-02', 'limit', limit)
  return ask.yetToMove().some((unit) => ask.range(at, unit.at) > 1 && ask.range(at, unit.at) <= limit)
}

/** PBS-SFF-04 to PBS-SFF-09 */
export function sffRoll(walk: Walk): boolean {
  const { ask, now, options } = walk
  const { fireMax, drm: rows } = options.tables.sff
  const { at, set, leader } = firerNow(walk)
  const flags = now.flags!
  const tags = ask.ift(set, leader)?.modifiers.flatMap((each) => each.tags ?? []) ?? []
  const drm: Modifier[] = [
    ...when(tags.includes('ffmo'), rows, 'ffmo'),
    ...when(tags.includes('ffnam'), rows, 'ffnam'),
    ...modifier(rows, 'crowd', Math.max(0, flags.mmc - 1)),
    ...when(ask.adjacent(at, ask.spent.at), rows, 'adjacent'),
    ...when(flags.scout, rows, 'scout'),
  ]
  return d10AtMost(walk, 'Subsequent First Fire', fireMax, drm)
}

/** PBS-SFF-11, PBS-SFF-12: what has no counter yet fires first, as First Fire, if that reaches Minimum FP; else all go together. */
export function weaponOrder(walk: Walk): string {
  const { ask } = walk
  const now = firerNow(walk)
  const units = new Set(now.set.map(({ unit }) => unit))
  const mine = elementsOf(ask, now).filter(({ unit }) => units.has(unit))
  const fresh = strongest(
    ask,
    now.at,
    mine.filter((element) => ask.stateOf(element) === 'first'),
  )
  if (fresh.length > 0 && meets(walk, now.at, fresh)) {
    now.set = [...fresh]
    now.leader = bestLeader(ask, now.at, fresh)
    now.state = 'first'
    return 'a First Fire option meets Minimum FP: use it'
  }
  return otherWeapon(walk) ? 'LATW/mortar OFTC passed' : 'else SFF'
}

/** PBS-SFF-10, PBS-SIF-01: each MG that would be sustained makes its check first; those that fail stay out. */
export function sustainGuns(walk: Walk): void {
  const { ask } = walk
  const now = firerNow(walk)
  const drm = ask.ift(now.set, now.leader)?.drm ?? 0
  now.set = now.set.filter((element) => !ask.isMachineGun(element) || sustains(walk, element.weapon, drm))
  if (now.leader >= 0 && !ask.ift(now.set, now.leader)) now.leader = bestLeader(ask, now.at, now.set)
}

/** PBS-SFF-10: what is left still reaches Minimum FP, halved as it is. */
export function stillMeets(walk: Walk): boolean {
  const { ask, options } = walk
  const { set, leader } = firerNow(walk)
  return reachesMinimum(options, ask.ift(set, leader))
}
