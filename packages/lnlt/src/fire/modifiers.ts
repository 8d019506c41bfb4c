import type { Modifier } from '@firegroup/kernel'
import { targetInTheAir } from '../air/helicopter.ts'
import { type FireModifierId, fireModifier, fireValue } from '../data/direct-fire.ts'
import { MARKERS } from '../data/markers.ts'
import { weaponRules } from '../data/support-weapons.ts'
import { hexOf } from '../map/location.ts'
import { sightOf } from '../map/obstacles.ts'
import { adjacent, isAloft, isBuilding, terrainAt } from '../map/terrain.ts'
import { seesHeat, sightOfUnit } from '../modern/thermal.ts'
import type { LnltState, MoveMode, Unit } from '../state.ts'
import { has, hasAny, type Mark, marks } from '../units/marks.ts'
import { leadershipOf } from '../units/morale.ts'
import { typeOf, typeOfWeapon } from '../units/units.ts'
import { machineGunModifiers } from '../vehicles/small-arms.ts'
import { type Attack, isLobbed } from './attack.ts'

/** 5.0: what is added to the attack as a whole, once for the firing stack. A throw of nothing but charges takes the LM and nothing else (1.6.3, 1.6.7). */
export function attackModifiers(s: LnltState, attack: Attack): Modifier[] {
  const modifiers: Modifier[] = []
  if (attack.shells && attack.means !== 'mortar' && attack.means !== 'claymore') return modifiers
  const leadership = attack.leader < 0 ? 0 : leadershipOf(s, s.units[attack.leader]!)
  if (leadership > 0) modifiers.push({ ...named('lm'), value: leadership })
  if (attack.machineGun !== undefined) modifiers.push(...machineGunModifiers(s, attack))
  if (isChargesOnly(s, attack)) return modifiers
  const thermal = attack.machineGun !== undefined && seesHeat(s, s.units[attack.firers[0]!.unit]!, attack.at)
  if (!isLobbed(s, attack)) addSight(s, attack, modifiers)
  if (!thermal && isInSmoke(s, attack)) modifiers.push(row('fromSmoke'))
  if (attack.machineGun === undefined && isAssault(s, attack))
    modifiers.push(row(attack.occasion === 'assaultFire' ? 'assaultFire' : 'legAssault'))
  if (adjacent(s.setting, attack.from, attack.at)) modifiers.push(row(hasAssaulter(s, attack) ? 'assaulter' : 'adjacent'))
  // 23.2.1: a Claymore is fired by nobody: no man's Skill helps it
  if (attack.means === 'claymore') return modifiers
  for (const contribution of s.setting.hooks.attackModifiers) {
    const modifier = contribution(s, attack)
    if (modifier) modifiers.push(modifier)
  }
  return modifiers
}

/** 10.3: what the fire has to go through. */
function addSight(s: LnltState, attack: Attack, modifiers: Modifier[]): void {
  const gunner = attack.machineGun === undefined ? undefined : s.units[attack.firers[0]!.unit]
  const { degrading, limited } = gunner ? sightOfUnit(s, gunner, attack.at) : sightOf(s, attack.from, attack.at)
  for (const { reason } of degrading) modifiers.push({ rule: fireModifier('degrading').rule, label: reason, value: fireValue('degrading') })
  if (limited) modifiers.push(row('limitedLos'))
}

/** 5.0: what is added to the attack against one target. */
export function targetModifiers(s: LnltState, attack: Attack, target: Unit): Modifier[] {
  const modifiers: Modifier[] = []
  if (attack.means === 'mines' || isChargesOnly(s, attack)) return modifiers
  const moves = isMovingTarget(s, attack, target)
  const inTheAir = target.vehicle ? targetInTheAir(s, attack, target) : null
  if (inTheAir) modifiers.push(inTheAir)
  else if (target.vehicle) {
    // LG-81: shells of mortars and artillery take such modifiers against men alone
    if (moves && !isAloft(target.at) && attack.means !== 'mortar' && attack.means !== 'shells') modifiers.push(row('vehicleMoving'))
  } else if (typeOf(s, target).mount !== null) modifiers.push(row(moves ? 'vehicleMoving' : 'mountedHalted'))
  else if (moves && !terrainAt(s.setting, hexOf(attack.at)).hidesMovement && !goesThroughTrench(s, attack, target))
    modifiers.push(row('legMoving'))
  if (target.backblast && has(target, 'fired') && isBuilding(s.setting, hexOf(target.at))) modifiers.push(row('backblast'))
  for (const contribution of s.setting.hooks.targetModifiers) {
    const modifier = contribution(s, attack, target)
    if (modifier) modifiers.push(modifier)
  }
  return modifiers
}

/** 21.6: whoever goes from Trench to Trench at this moment does not show himself. */
function goesThroughTrench(s: LnltState, { moving }: Attack, { id }: Unit): boolean {
  return s.move?.inTrench === true && moving.includes(id)
}

/** Markers of those who count as moving. */
const MOVING = marks(...MARKERS.flatMap(({ marker, target }) => (target === 'moving' ? [marker as Mark] : [])))

/** 5.0, 5.3: marked so, or moving at this moment; who crawls or sneaks does not show himself. */
export function isMovingTarget(s: LnltState, attack: Pick<Attack, 'moving'>, target: Unit): boolean {
  if (hasAny(target, MOVING) || target.vehicle?.continuous || target.continuous) return true
  return attack.moving.includes(target.id) && showsItself(modeOf(s, target.id))
}

/** 6.0: how a unit is moving right now; in the open if it is driven back by flames. */
export function modeOf({ move }: LnltState, unit: number): MoveMode {
  const index = move === null ? -1 : move.units.indexOf(unit)
  return index < 0 ? 'move' : move!.modes[index]!
}

/** 6.3, 6.4: every way of moving but Low Crawl and Stealth. */
export function showsItself(mode: MoveMode): boolean {
  return mode !== 'lowCrawl' && mode !== 'stealth' && mode !== 'stealthAssault'
}

/** 1.6.3, 1.6.7: only weapons whose FP takes no modifier but the LM. */
function isChargesOnly(s: LnltState, { firers, means }: Attack): boolean {
  if (means !== 'group') return false
  for (const { inherent, weapons } of firers) {
    if (inherent) return false
    for (const weapon of weapons) if (!weaponRules(typeOfWeapon(s, s.weapons[weapon]!).kind).leaderOnly) return false
  }
  return true
}

/** 7.0, 10.5.6: whoever stands in Smoke or a fire fires out of it. */
export function isInSmoke(s: LnltState, { from }: Pick<Attack, 'from'>): boolean {
  const hex = hexOf(from)
  for (const { kind, at } of s.markers) if ((kind === 'smoke' || kind === 'fire') && hexOf(at) === hex) return true
  return false
}

/** 6.1, 6.4.1: in or after an Assault Move; Scouts alone fire as usual (11.6). */
function isAssault(s: LnltState, { occasion, firers }: Attack): boolean {
  for (const { unit: id, weapons } of firers) {
    const unit = s.units[id]!
    const isExempt = typeOf(s, unit).kind === 'scout' && weapons.length === 0
    if (!isExempt && (occasion === 'assaultFire' || has(unit, 'assaultMove') || has(unit, 'stealthAssault'))) return true
  }
  return false
}

/** 5.6: an Assaulter among those who fire. */
function hasAssaulter(s: LnltState, { firers }: Attack): boolean {
  for (const { unit } of firers) if (typeOf(s, s.units[unit]!).assaulter) return true
  return false
}

function named(id: FireModifierId): { rule: string; label: string } {
  const { rule, label } = fireModifier(id)
  return { rule, label }
}

function row(id: Parameters<typeof fireValue>[0]): Modifier {
  return { ...named(id), value: fireValue(id) }
}
