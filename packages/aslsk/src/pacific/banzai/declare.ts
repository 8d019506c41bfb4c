import { integer, LEGAL, listOf, optional, type Problem, refuse, text } from '@firegroup/kernel'
import type { AslskAct } from '../../acts.ts'
import { reveal } from '../../concealment/reveal.ts'
import { isUnseen } from '../../concealment/unseen.ts'
import type { Aslsk } from '../../context.ts'
import { BANZAI } from '../../data/movement.ts'
import { UNSEEN } from '../../ids.ts'
import { canSee } from '../../map/los.ts'
import { adjacent, distance, nameOf, placeOf } from '../../map/terrain.ts'
import { movingProblem } from '../../phases/movement/factors.ts'
import type { Moving } from '../../phases/movement/moving.ts'
import { carryingProblem } from '../../phases/movement/step.ts'
import { type AslskState, enemyOf, type Location, NOWHERE, type Unit } from '../../state.ts'
import { isGoodOrder, knownTo, noticedBy, ownInfantry, typeOf } from '../../units/units.ts'
import { capacity, portagePoints } from '../../weapons/possession.ts'
import { unitInPlace, unitList } from '../../words/names.ts'
import { isJapanese, isJapaneseLeader } from '../japanese.ts'

export interface BanzaiDecision {
  readonly type: 'banzai'
  readonly leader: number
  readonly units: readonly number[]
  /** The enemy unit towards which it goes, if one knows who it is. */
  readonly target?: number
  /** The hex, in place of a unit: of those who are concealed nobody can be named (8.3.2). */
  readonly at?: string
}

/**
 * 8.1.8.6: a Japanese leader declares a Banzai Charge, be he all by himself. Offered for each leader and enemy hex: all who can join him from hex to hex,
 * and those of his own hex alone; any other chain is as legal.
 */
export const declareBanzai: AslskAct<Moving, BanzaiDecision> = {
  type: 'banzai',
  rule: '8.1.8.6',
  fields: {
    leader: integer(0, 9999),
    units: listOf(integer(0, 9999), { min: 1, max: 60 }),
    target: optional(integer(0, 9999)),
    at: optional(text({ max: 24 })),
  },
  candidates: banzaiCandidates,
  problems: (s, _, decision) => banzaiProblems(s, decision),
  perform(g, _, decision) {
    beginCharge(g, decision)
    return undefined
  },
  describe: (s, { units, target, at }) =>
    `Banzai Charge on ${target === undefined ? `whoever is in ${at}` : `the ${unitInPlace(s, target)}`} with ${unitList(s, units)}`,
}

function banzaiCandidates(s: AslskState): readonly BanzaiDecision[] {
  const found: BanzaiDecision[] = []
  if (s.move || s.setting.scenario.sides[s.attacker].nation !== 'japanese') return found
  const able = ownInfantry(s, s.attacker).filter((unit) => memberProblem(s, unit) === null)
  const leaders = able.filter((unit) => isJapaneseLeader(s, unit))
  if (leaders.length === 0) return found
  const targets = targetHexes(s)
  for (const leader of leaders) {
    const all = chainFrom(s, leader, able)
    const own = all.filter(({ at }) => at === leader.at)
    for (const target of targets)
      for (const chain of own.length > 1 && own.length < all.length ? [all, own] : [all])
        if (isInReach(s, chain, target.at))
          found.push({ type: 'banzai', leader: leader.id, units: chain.map(({ id }) => id), ...named(s, target) })
  }
  return found
}

/** One enemy of every hex in which there are any; one whom everybody may look at before those who are concealed. */
function targetHexes(s: AslskState): Unit[] {
  const targets: Unit[] = []
  for (const enemy of [...knownTo(s, s.attacker), ...noticedBy(s, s.attacker)])
    if (enemy.side !== s.attacker && enemy.at >= 0 && !targets.some(({ at }) => at === enemy.at)) targets.push(enemy)
  return targets
}

function named(s: AslskState, target: Unit): Pick<BanzaiDecision, 'target' | 'at'> {
  return isUnseen(target) ? { at: nameOf(s, target.at) } : { target: target.id }
}

/** 8.1.8.6: the hex of the unit that is named, or the one that is; NOWHERE if there is no enemy to charge at. Concealed ones are there for everybody, hidden ones for nobody. */
export function chargedHex(s: AslskState, { target, at }: Pick<BanzaiDecision, 'target' | 'at'>): Location {
  if ((target === undefined) === (at === undefined)) return NOWHERE
  const place = at === undefined ? null : placeOf(s, at)
  const enemies = place === null ? knownTo(s, s.attacker) : noticedBy(s, s.attacker)
  const enemy = enemies.find(
    (unit) => unit.side !== s.attacker && unit.at >= 0 && (place === null ? unit.id === target : unit.at === place),
  )
  return enemy ? enemy.at : NOWHERE
}

/** 8.1.8.6: all who are linked to the leader from hex to adjacent hex. */
function chainFrom(s: AslskState, leader: Unit, able: readonly Unit[]): Unit[] {
  const chain = [leader]
  for (const link of chain)
    for (const unit of able) if (!chain.includes(unit) && (unit.at === link.at || adjacent(s, unit.at, link.at))) chain.push(unit)
  return chain.sort((a, b) => a.id - b.id)
}

function isInReach(s: AslskState, units: readonly Unit[], at: Location): boolean {
  return units.some((unit) => distance(s, unit.at, at) <= BANZAI.reach && canSee(s, unit.at, at))
}

function banzaiProblems(s: AslskState, decision: BanzaiDecision): readonly Problem[] {
  if (s.move) return refuse('8.1.8.6', 'Other units are moving: they must end their move before a Charge begins.')
  const leader = s.units[decision.leader]
  if (!leader || leader.side !== s.attacker || leader.at < 0 || !isJapaneseLeader(s, leader))
    return refuse('8.1.8.6', 'Only a Japanese leader on the map may declare a Banzai Charge.')
  const units: Unit[] = []
  for (const id of decision.units) {
    const unit = s.units[id]
    if (!unit || units.includes(unit)) return refuse('8.1.8.6', `Unit ${id} is not there, or named twice.`)
    const problem = memberProblem(s, unit)
    if (problem) return [problem]
    units.push(unit)
  }
  if (!units.includes(leader)) return refuse('8.1.8.6', 'The leader who declares it is part of the Charge.')
  if (chainFrom(s, leader, units).length < units.length)
    return refuse('8.1.8.6', 'Every hex of a Charge must be adjacent to another hex of it.')
  const at = chargedHex(s, decision)
  if (at < 0) return refuse('8.1.8.6', 'A Charge needs an enemy unit on the map as its target: say which, or in which hex.')
  return isInReach(s, units, at)
    ? LEGAL
    : refuse('8.1.8.6', `None of them is within ${BANZAI.reach} hexes of ${nameOf(s, at)} and sees it.`)
}

/** 8.1.8.6: in Good Order, free to move, not yet moved, and with no more than it can carry. */
function memberProblem(s: AslskState, unit: Unit): Problem | null {
  if (unit.side !== s.attacker || unit.at < 0) return no(`Unit ${unit.id} is not one of yours on the map.`)
  const { label } = typeOf(s, unit)
  if (unit.vehicle || !isJapanese(s, unit)) return no(`The ${label} is no Japanese Infantry.`)
  if (!isGoodOrder(unit)) return no(`The ${label} is not in Good Order.`)
  const moving = movingProblem(s, unit) ?? carryingProblem(s, unit)
  if (moving) return moving
  if (unit.mode !== 'still' || unit.spent > 0) return no(`The ${label} has begun its move already.`)
  if (s.units.some((enemy) => enemy.at === unit.at && enemy.side === enemyOf(unit.side)))
    return no(`The ${label} is in a hex with the enemy.`)
  return portagePoints(s, unit) > capacity(s, unit, unit.cx, false) ? no(`The ${label} carries more than it may in a Charge.`) : null
}

/** 8.1.8.6: all of them move at once towards the target; their morale is up until the Player Turn ends. */
function beginCharge(g: Aslsk, decision: BanzaiDecision): void {
  const { leader, units: ids, target = UNSEEN } = decision
  const s = g.state
  const units = ids.map((id) => s.units[id]!)
  const at = chargedHex(s, decision)
  reveal(g, units, '8.1.8.6')
  for (const unit of units) {
    unit.banzai = 'charging'
    unit.allRoad = false
  }
  s.banzai = { target, at, units: units.map(({ id }) => id), moved: [], mf: 0, left: [], open: null }
  reveal(g, units, '8.1.8.6')
  g.emit({ type: 'banzai', rule: '8.1.8.6', leader, units: ids, target, at })
}

function no(message: string): Problem {
  return { rule: '8.1.8.6', message }
}
