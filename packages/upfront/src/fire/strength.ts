import { LEGAL, type Modifier, type Problem, refuse, total } from '@firegroup/kernel'
import { vehicleRows } from '../armour/fire.ts'
import { functionOf } from '../cards/usable.ts'
import { cover, reachesIntoGully, terrainFromModifier } from '../groups/cover.ts'
import { countOnTop, isMoving, terrainOf } from '../groups/stack.ts'
import { vehicleOf } from '../machines/machine.ts'
import { ambushModifier } from '../partisans/ambush.ts'
import type { Card, Group, Man, Side, UpfrontState } from '../state.ts'
import type { GroupFirepower } from './firepower.ts'

export interface Strength {
  readonly strength: number
  readonly modifiers: readonly Modifier[]
}

/** X-05, 6.4 to 6.43: how strong the fire of a group is, with everything known before the defender conceals himself. */
export function fireStrength(
  s: UpfrontState,
  side: Side,
  cards: readonly Card[],
  from: Group,
  target: Group,
  flame: Flame = NO_FLAME,
  ambush?: Card,
): Strength {
  const modifiers: Modifier[] = []
  let strength = 0
  for (const card of cards) strength += functionOf(s, side, card, 'Fire')!.strength
  modifiers.push({ rule: '6.3', label: 'Fire', value: strength })
  // 12.1: halved before anything else, rounded down
  if (!flame.alone && isMoving(from)) {
    const lost = Math.ceil(strength / 2)
    if (lost > 0) modifiers.push({ rule: '12.1', label: 'moving fire', value: -lost, tags: ['halved'] })
    strength -= lost
  }
  for (const halve of s.setting.hooks.fireHalved) {
    const why = halve(s, from, target)
    const lost = why ? Math.ceil(strength / 2) : 0
    if (why && lost > 0) modifiers.push({ ...why, value: -lost, tags: ['halved'] })
    strength -= lost
  }
  if (ambush !== undefined) modifiers.push(ambushModifier(s, side, ambush))
  modifiers.push(...positionModifiers(s, from, target))
  const vehicle = vehicleOf(s, target) !== undefined
  for (const modifier of cover(s, target, { from, flame: flame.fires }))
    if ((!flame.fires || !isDefendersTerrain(modifier)) && !(vehicle && isOfGround(modifier))) modifiers.push(modifier)
  return { strength: total(modifiers), modifiers }
}

/** 6.1: the firepower that these Fire cards need. 44.3, 50.3: some nations need more or less, 44.3: not their vehicles. */
export function requiredFirepower(s: UpfrontState, side: Side, cards: readonly Card[], group?: Group): number {
  let required = 0
  for (const card of cards) required += functionOf(s, side, card, 'Fire')!.firepower
  for (const change of s.setting.hooks.firepowerRequired) required += change(s, side, group)?.value ?? 0
  return Math.max(required, 1)
}

/** 8.2, 38.2, and whatever else keeps a group from firing at another. */
export function cantFire(s: UpfrontState, group: Group, target: Group): readonly Problem[] {
  const barred = outOfReach(s, group, target)
  if (barred.length > 0) return barred
  for (const forbid of s.setting.hooks.targetForbidden) {
    const problem = forbid(s, group, target, 'fire')
    if (problem) return [problem]
  }
  return LEGAL
}

/** What keeps a group from firing at another whether it sees it or not. */
export function outOfReach(s: UpfrontState, group: Group, target: Group): readonly Problem[] {
  for (const forbid of s.setting.hooks.forbids) {
    const problem = forbid(s, group, 'fire')
    if (problem) return [problem]
  }
  for (const forbid of s.setting.hooks.fireForbidden) {
    const problem = forbid(s, group, target)
    if (problem) return [problem]
  }
  return canFireAt(s, group, target) ? LEGAL : refuse('8.2', 'Fire goes neither into nor out of a Gully, but from a Hill or at range 5.')
}

/** 22: whether a flamethrower takes part, and whether it alone brings all the firepower that is needed. */
export interface Flame {
  readonly fires: boolean
  readonly alone: boolean
}

const NO_FLAME: Flame = { fires: false, alone: false }
const FLAME_CHAPTER = 22

/** 22.1, 12.1: what a flamethrower does for the fire of its group. */
export function flameOf(s: UpfrontState, firepower: GroupFirepower, required: number): Flame {
  let [fires, alone] = [false, false]
  for (const { man, factors } of firepower.firers) {
    const flame = flameFactors(s, s.men[man]!, factors, firepower.range)
    if (flame === 0) continue
    fires = s.setting.scenario.rulesThrough >= FLAME_CHAPTER
    alone ||= flame >= required
  }
  return fires || alone ? { fires, alone } : NO_FLAME
}

/** 22.1: what of a man's or vehicle's firepower is fire. */
function flameFactors(s: UpfrontState, man: Man, factors: number, range: number): number {
  if (factors === 0) return 0
  if (man.weapon === '') return vehicleRows(s, man).flame?.[range] ?? 0
  return s.setting.pack.weapons[man.weapon]?.class === 'flamethrower' ? factors : 0
}

/** 28.32, 28.6: neither the ground nor movement protects the crew of a vehicle. */
export function isOfGround({ tags = [] }: Modifier): boolean {
  return tags.includes('terrain') || tags.includes('movement')
}

/** 22.1: the cover that fire does not care for: the terrain, with what was dug there. */
function isDefendersTerrain({ value, tags }: Modifier): boolean {
  return value < 0 && tags?.includes('terrain') === true
}

/** 8.2: whether ordinary fire goes from one group to another at all: a Gully hides, but for RR 5 and for a Hill. */
function canFireAt(s: UpfrontState, from: Group, target: Group): boolean {
  if (terrainOf(s, target) === 'Gully' && !reachesIntoGully(s, target, { from })) return false
  return terrainOf(s, from) !== 'Gully' || reachesIntoGully(s, from, { from: target })
}

/** 6.41: what the attacker's own position does: Marsh, Stream, Wire and Smoke lower it, a Hill raises it (8.31); 8.52: a Stream does nothing to a vehicle. */
function positionModifiers(s: UpfrontState, from: Group, target: Group): Modifier[] {
  const modifiers: Modifier[] = []
  const ground = terrainFromModifier(s, from)
  const dry = terrainOf(s, from) === 'Stream' && vehicleOf(s, from) !== undefined
  if (ground && !dry && (terrainOf(s, from) !== 'Hill' || isBelow(s, target))) modifiers.push(ground)
  const wire = countOnTop(from, 'wire')
  if (wire > 0) modifiers.push({ rule: '13.32', label: 'from Wire', value: -wire, tags: ['wire'] })
  const [only] = from.men
  const lost = only === undefined ? undefined : s.men[only]!.crewLost
  if (lost !== undefined && vehicleOf(s, from)) modifiers.push({ rule: '28.431', label: 'crew lost', value: -lost })
  const smoke = countOnTop(from, 'smoke')
  if (smoke > 0) modifiers.push({ rule: '13.22', label: 'from Smoke', value: -smoke, tags: ['smoke'] })
  return modifiers
}

/** 8.31: elevated fire is against anybody who is neither on a Hill nor in a Pillbox. */
function isBelow(s: UpfrontState, target: Group): boolean {
  const ground = terrainOf(s, target)
  return ground !== 'Hill' && ground !== 'Pillbox'
}

/** 9.5: a Concealed card does nothing for a group in a Pillbox; 45.44: nor for some others. */
export function canBeConcealed(s: UpfrontState, target: Group): boolean {
  for (const isBare of s.setting.hooks.unconcealed) if (isBare(s, target)) return false
  return terrainOf(s, target) !== 'Pillbox'
}
