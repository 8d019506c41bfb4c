import type { AslskState, Side } from '@firegroup/aslsk'
import { adjacent, canSee, distance, enemyOf, knownBy, placeOf, terrainAt } from '@firegroup/aslsk/queries'
import { memoryOf } from '../kept.ts'
import type { ChangeOrders, ComeForth, MoveCounters, PlaceDummy, Shift } from './decisions.ts'
import { isLate } from './hip.ts'
import { laborOdds, shiftOdds } from './odds.ts'

/*
 * What computer players make of the referee's offers: higher is better, doing nothing is 0. They need not be clever, only sensible: counters lie in cover
 * and apart, men change places with nobody where the enemy is close to them, and hidden stacks wait until he is near.
 */

/** Hexes within which a hidden stack may as well come forth. */
const NEAR = 4
const WEIGHT = { cover: 0.2, crowded: 0.6, seen: 1, adjacent: 2, lost: 3, step: 0.1 } as const

function enemiesOf(s: AslskState, side: Side): readonly number[] {
  return knownBy(s, side).units.flatMap((unit) => (unit.side === enemyOf(side) && unit.at >= 0 ? [unit.at as number] : []))
}

function dummy(s: AslskState, side: Side, { at }: PlaceDummy): number {
  const hex = placeOf(s, at)
  const lie = memoryOf(s).dummies!.at.filter((each) => each.side === side && distance(s, each.hex, hex) <= 1)
  return 1 + WEIGHT.cover * terrainAt(s, hex).tem - WEIGHT.crowded * lie.length
}

/** How badly men in a hex would like to be elsewhere. */
function danger(s: AslskState, side: Side, hex: number): number {
  const enemies = enemiesOf(s, side)
  if (enemies.some((at) => adjacent(s, at, hex))) return WEIGHT.adjacent
  return enemies.some((at) => canSee(s, at, hex)) ? WEIGHT.seen : 0
}

/** Men for nobody, out of danger. */
function shift(s: AslskState, side: Side, decision: Shift): number {
  const { real } = memoryOf(s).dummies!
  const men = (hex: number) => s.units.filter((unit) => unit.at === hex && real.includes(unit.id)).length
  const [a, b] = [placeOf(s, decision.from), placeOf(s, decision.to)]
  const gain = (men(a) - men(b)) * (danger(s, side, a) - danger(s, side, b))
  const { succeeds, loses = 0, of } = shiftOdds(s, side, decision)
  return gain <= 0 ? -1 : (gain * succeeds - WEIGHT.lost * loses) / of
}

/** A failed try makes the next one easier, so that it pays as soon as the enemy is near; before that a stack is better hidden. */
function comeForth(s: AslskState, side: Side, { stack, counter }: ComeForth): number {
  const { counters, labor } = memoryOf(s).hip!.stacks[stack]!
  const from = counters[counter]
  const near = from === undefined || enemiesOf(s, side).some((at) => distance(s, at, from) <= NEAR)
  return near && isLate(s.turn, s.setting.scenario.turns) ? laborOdds(labor).succeeds / 36 : -1
}

/** Towards the enemy. */
function moveCounters(s: AslskState, side: Side, { stack, to }: MoveCounters): number {
  const { counters } = memoryOf(s).hip!.stacks[stack]!
  const enemies = enemiesOf(s, side)
  if (enemies.length === 0) return -1
  const away = (hex: number) => Math.min(...enemies.map((at) => distance(s, at, hex)))
  return to.reduce((sum, hex, i) => sum + WEIGHT.step * (away(counters[i]!) - away(placeOf(s, hex))), -WEIGHT.step / 2)
}

/** What is left at the end holds a place. */
function change(s: AslskState, _: Side, { stack, behaviour }: ChangeOrders): number {
  const late = s.turn >= s.setting.scenario.turns - 1
  return behaviour === 'control' && late ? laborOdds(memoryOf(s).hip!.stacks[stack]!.labor).succeeds / 36 : -1
}

export const refereeAdvice = { dummy, shift, comeForth, moveCounters, change } as const
