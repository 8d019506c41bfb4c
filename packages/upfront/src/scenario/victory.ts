import type { Upfront } from '../context.ts'
import { isBroken } from '../data/comparisons.ts'
import { CLOSEST, relativeRange } from '../groups/range.ts'
import { isMoving, lastTerrain } from '../groups/stack.ts'
import { RESERVE } from '../modules/random-reinforcement/reserve.ts'
import { enemyOf, type Group, SIDES, type Side, type UpfrontState } from '../state.ts'
import { reducesFire } from './reducing.ts'
import type { Victory } from './types.ts'
import { victoryPoints } from './victory-points.ts'

export { victoryPoints } from './victory-points.ts'

/**
 * 16.3, 16.5: whether the game is over: somebody has won, or the time is up and no attack is under way. Asked before every question and at the end of every step,
 * and by whatever happens several times without a question in between: nothing more happens then.
 */
export function isDecided(g: Upfront): boolean {
  const s = g.state
  if (s.settled !== undefined) return isOver(s, s.settled)
  checkVictory(g)
  if (s.winner === null && s.timeUp && s.resolving === 0) endGame(g)
  return s.winner !== null
}

/** 41.9, 42.74: what has been won stays won; 41.59: whoever goes on may still break. */
function isOver(s: UpfrontState, winner: Side): boolean {
  if (s.winner === null && ((s.timeUp && s.resolving === 0) || isSquadBroken(s, winner))) s.winner = winner
  return s.winner !== null
}

/** 16: whether somebody has won. */
function checkVictory(g: Upfront): void {
  const s = g.state
  if (s.winner !== null || s.turn === 0) return
  if (checkBrokenSquads(g)) return
  const { victory } = s.setting.scenario
  if (victory.type === 'firstTo') checkFirstTo(g, victory)
  else if (victory.type === 'fractionAtRR5') checkFraction(g, victory)
  else if (victory.type === 'clearPillbox') checkPillbox(g)
  else if (victory.type === 'breakDefender' && victory.orGuns) checkGuns(g)
}

/** 16.5: a side that has lost too many men has lost; if both have by the same event, nobody wins. */
function checkBrokenSquads(g: Upfront): boolean {
  const s = g.state
  const broken = { axis: isSquadBroken(s, 'axis'), allied: isSquadBroken(s, 'allied') }
  if (!broken.axis && !broken.allied) return false
  if (broken.axis && broken.allied) win(g, 'draw', '16.5', 'Both squads are broken.')
  else {
    const loser: Side = broken.axis ? 'axis' : 'allied'
    win(g, enemyOf(loser), '16.5', `The ${s.setting.nation[loser]} squad is broken.`)
  }
  return true
}

/** 16.5: KIA, rout and capture count; men of a group that has only surrendered do not. */
function isSquadBroken(s: UpfrontState, side: Side): boolean {
  const force = forceOf(s, side)
  return force > 0 && wouldBreak(s, side, lossesOf(s, side), force)
}

function wouldBreak(s: UpfrontState, side: Side, losses: number, force: number): boolean {
  return losses === force || isBroken(losses, force, s.setting.nationRules[side].broken)
}

/** 16.5: the fewest lost men that break the squad. */
export function breakingPoint(s: UpfrontState, side: Side): number {
  const force = forceOf(s, side)
  let losses = 0
  while (losses < force && !wouldBreak(s, side, losses, force)) losses++
  return losses
}

/** The men that a side began with; 16.5: those who come later once they are there. */
export function forceOf(s: UpfrontState, side: Side): number {
  let force = 0
  for (const man of s.men) if (man.side === side && man.awaits === undefined) force++
  return force
}

/** The men that it has lost for good. */
export function lossesOf(s: UpfrontState, side: Side): number {
  let losses = 0
  for (const man of s.men) if (man.side === side && man.fate !== '' && man.awaits === undefined) losses++
  return losses
}

/** The attacker has to reach something: when the time is up he has not. */
export function mustReach({ type }: Victory): boolean {
  return type === 'fractionAtRR5' || type === 'breakDefender' || type === 'clearPillbox'
}

/** 23: nobody of that side is in a Pillbox any more. */
export function isPillboxClear(s: UpfrontState, side: Side): boolean {
  return !s.groups.some((group) => group.side === side && !group.gone && lastTerrain(s, group) === 'Pillbox')
}

function checkPillbox(g: Upfront): void {
  const attacker = attackerOf(g.state)
  if (attacker && isPillboxClear(g.state, enemyOf(attacker))) win(g, attacker, '16.4', 'Nobody is left in the Pillbox.')
}

/** 34: the guns of a side, and how many of them are out of play. */
export function gunsOf(s: UpfrontState, side: Side): { readonly all: number; readonly lost: number } {
  let [all, lost] = [0, 0]
  for (const man of s.men) {
    if (man.side !== side || s.setting.roster[man.id]!.machine?.type !== 'gun' || (man.awaits ?? 0) >= RESERVE) continue
    all++
    if (man.fate !== '') lost++
  }
  return { all, lost }
}

function checkGuns(g: Upfront): void {
  const attacker = attackerOf(g.state)
  if (!attacker) return
  const { all, lost } = gunsOf(g.state, enemyOf(attacker))
  if (all > 0 && all === lost) win(g, attacker, '16.4', 'Every gun is out of play.')
}

/** 16.42: so many unpinned men at just that range chit, standing in terrain that reduces fire, in groups that nobody has infiltrated. */
function checkFirstTo(g: Upfront, victory: FirstTo): void {
  const s = g.state
  for (const side of SIDES) {
    const men = menThere(s, side, victory)
    if (men >= victory.count)
      win(g, side, '16.42', `${men} men of the ${s.setting.nation[side]} side have reached range ${victory.range} in cover.`)
  }
}

type FirstTo = Victory & { readonly type: 'firstTo' }

/** 16.42: the men of a side that count for being there first. */
export function menThere(s: UpfrontState, side: Side, victory: FirstTo): number {
  let men = 0
  for (const group of s.groups) if (group.side === side) men += countsThere(s, group, victory)
  return men
}

/** 16.42: how many men of a group count for it. */
export function countsThere(s: UpfrontState, group: Group, { range, mayDiffer }: FirstTo): number {
  const there = mayDiffer ? group.range >= range : group.range === range
  return there && fulfils(s, group) && !isInfiltrated(s, group) ? unpinned(s, group) : 0
}

/** 16.42: the attacker wins with that part of the men he began with at RR 5 to any defending group, in terrain that reduces fire. */
function checkFraction(g: Upfront, { parts, of }: Victory & { type: 'fractionAtRR5' }): void {
  const s = g.state
  const attacker = attackerOf(s)
  if (!attacker) return
  const force = forceOf(s, attacker)
  const men = menAtHand(s, attacker)
  if (men * of >= force * parts && men > 0) win(g, attacker, '16.42', `${men} of ${force} attackers stand in the defender’s position.`)
}

/** 16.42: the attackers that count for standing in the defender's position. */
export function menAtHand(s: UpfrontState, attacker: Side): number {
  let men = 0
  for (const group of s.groups) if (group.side === attacker) men += countsAtHand(s, group)
  return men
}

export function countsAtHand(s: UpfrontState, group: Group): number {
  return fulfils(s, group) && isAtHand(s, group) ? unpinned(s, group) : 0
}

/** 16.42, 16.422, 50.41: in play, not moving, not surrendered, in terrain that reduces fire. */
function fulfils(s: UpfrontState, group: Group): boolean {
  if (group.gone || group.surrendered || isMoving(group) || !reducesFire(s, group)) return false
  return !s.setting.hooks.fulfilsNothing.some((none) => none(s, group))
}

function unpinned(s: UpfrontState, group: Group): number {
  let men = 0
  for (const man of group.men) if (!s.men[man]!.pinned) men++
  return men
}

function isAtHand(s: UpfrontState, group: Group): boolean {
  for (const other of s.groups) if (other.side !== group.side && !other.gone && relativeRange(group, other) === CLOSEST) return true
  return false
}

function isInfiltrated(s: UpfrontState, group: Group): boolean {
  for (const man of s.men) if (man.infiltrates === group.id && man.fate === '') return true
  return false
}

/** 2.4: undefined in a meeting engagement. */
export function attackerOf(s: UpfrontState): Side | undefined {
  return SIDES.find((side) => s.setting.scenario.sides[side].role === 'attacker')
}

/** 16.3, 16.4: the time is up: who had to reach something has failed; otherwise the VP decide. */
function endGame(g: Upfront): void {
  const s = g.state
  const { victory } = s.setting.scenario
  const attacker = attackerOf(s)
  const points = { axis: victoryPoints(s, 'axis'), allied: victoryPoints(s, 'allied') }
  const score = `${points.axis} against ${points.allied} victory points`
  if (attacker && victory.type === 'vpRatio') {
    const enough = points[attacker] > 0 && points[attacker] * (victory.per ?? 1) >= victory.ratio * points[enemyOf(attacker)]
    win(g, enough ? attacker : enemyOf(attacker), '16.4', `Time is up: ${score}.`)
  } else if (attacker && mustReach(victory)) win(g, enemyOf(attacker), '16.4', 'Time is up, and the attacker has not reached his aim.')
  else {
    const { axis, allied } = points
    win(g, axis > allied ? 'axis' : allied > axis ? 'allied' : 'draw', '16.4', `Time is up: ${score}.`)
  }
}

/** 42.6: whoever leaves the field has lost. */
export function concede(g: Upfront, loser: Side): void {
  win(g, enemyOf(loser), '42.6', `The ${g.state.setting.nation[loser]} side leaves the field.`)
}

function win(g: Upfront, winner: Side | 'draw', rule: string, reason: string): void {
  const s = g.state
  if (s.winner !== null) return
  s.winReason = reason
  if (winner !== 'draw' && s.setting.hooks.won.some((goesOn) => goesOn(g, winner))) s.settled = winner
  else s.winner = winner
  g.emit({ type: 'victory', rule, winner: winner === 'draw' ? null : winner, reason })
}
