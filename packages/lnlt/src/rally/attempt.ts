import { flag, integer, LEGAL, optional, outcomesOf, type Problem, refuse } from '@firegroup/kernel'
import type { RallyAction } from '../acts.ts'
import { fallsOf, type Lnlt, roll } from '../context.ts'
import { abilitiesOf } from '../data/smc.ts'
import { nameOf } from '../map/location.ts'
import { heard } from '../specialists/pipers.ts'
import type { LnltState, Unit } from '../state.ts'
import { checkModifiers, checkOdds, isLeader, type MoraleCheck, moraleCheck } from '../units/morale.ts'
import { typeOf } from '../units/units.ts'
import { unitInPlace, unitLabel } from '../words/names.ts'
import { helpersOf, helpModifiers, helpProblem, lendsLeadership, recordHelp } from './helpers.ts'

export interface Rally {
  readonly type: 'rally'
  readonly unit: number
  /** By whose help; left out: by itself. */
  readonly helper?: number
  /** 3.1: by a pair on the dice. */
  readonly pair?: boolean
}

/** 3.0: a Shaken unit tries to rally, once in a Rally Phase: by itself, by somebody's help or by a pair (3.1). */
export const rallyAction: RallyAction<Rally> = {
  type: 'rally',
  rule: '3.0',
  fields: { unit: integer(0), helper: optional(integer(0)), pair: optional(flag()) },
  *candidates(s, side) {
    for (const unit of s.units) {
      if (!unit.shaken || unit.side !== side || attemptProblem(s, unit)) continue
      const attempt = { type: 'rally', unit: unit.id } as const
      if (!unit.vehicle) for (const helper of helpersOf(s, unit)) yield { ...attempt, helper: helper.id }
      if (typeOf(s, unit).selfRally === 'SRP') yield { ...attempt, pair: true }
      else if (canSelfRally(s, unit)) yield attempt
    }
  },
  problems(s, side, rally) {
    const unit = s.units[rally.unit]
    if (!unit || unit.side !== side || unit.at < 0) return refuse('3.0', 'That unit is not yours, or not on the map.')
    const problem = attemptProblem(s, unit) ?? wayProblem(s, unit, rally)
    return problem ? [problem] : LEGAL
  },
  preview(s, _side, rally) {
    const unit = s.units[rally.unit]!
    if (rally.pair) {
      const of = fallsOf(s, 'morale')
      return { rallies: outcomesOf(s, (g: Lnlt) => rollsPair(g, unit)).outOf(of, 'true'), of, modifiers: [] }
    }
    const check = checkOf(s, rally)
    const { passes, of } = checkOdds(s, unit, check)
    return { rallies: passes, of, modifiers: checkModifiers(s, unit, check) }
  },
  perform(g, _side, rally) {
    const s = g.state
    const unit = s.units[rally.unit]!
    const helper = rally.helper === undefined ? undefined : s.units[rally.helper]
    g.emit({ type: 'rallies', rule: rally.pair ? '3.1' : '3.0', unit: unit.id, helper: helper?.id ?? -1, pair: rally.pair === true })
    const check = checkOf(s, rally)
    unit.triedRally = true
    s.rallyAt = unit.at
    if (helper) {
      recordHelp(s, helper, unit)
      heard(g, helper)
    }
    if (rally.pair ? rollsPair(g, unit) : moraleCheck(g, unit, check)) rallied(g, unit, rally.pair ? '3.1' : '3.0')
    return undefined
  },
  describe: (s, { unit, helper, pair }) => {
    const who = unitInPlace(s, unit)
    return helper === undefined ? `Try to rally ${who} by ${pair ? 'a pair' : 'itself'}` : `Let ${unitLabel(s, helper)} try to rally ${who}`
  },
}

/** 1.5.1: back to Good Order. */
export function rallied(g: Lnlt, unit: Unit, rule: string): void {
  unit.shaken = false
  g.emit({ type: 'rallied', rule, unit: unit.id })
}

/** 3.0: why a unit can't try at all, by whatever way. */
function attemptProblem(s: LnltState, unit: Unit): Problem | null {
  const { name } = typeOf(s, unit)
  if (unit.at < 0) return { rule: '3.0', message: `The ${name} is not on the map.` }
  if (!unit.shaken) return { rule: '3.0', message: `The ${name} is in Good Order.` }
  if (unit.triedRally) return { rule: '3.0', message: `The ${name} has tried to rally in this phase.` }
  for (const forbids of s.setting.hooks.forbids) {
    const problem = forbids(s, unit, 'rally')
    if (problem) return problem
  }
  return orderProblem(s, unit)
}

/** 3.0: hex by hex, and in each the Shaken Leaders first. */
function orderProblem(s: LnltState, unit: Unit): Problem | null {
  const isLed = isLeader(s, unit)
  for (const other of s.units) {
    if (other.at !== unit.at || other.side !== unit.side) continue
    if (other.triedRally && s.rallyAt !== unit.at)
      return { rule: '3.0', message: `Rallying goes hex by hex, and you have gone on from ${nameOf(s.setting, unit.at)}.` }
    if (!isLed && other.shaken && !other.triedRally && isLeader(s, other))
      return { rule: '3.0', message: `The ${typeOf(s, other).name} is a Leader, and tries first.` }
  }
  return null
}

/** 3.0, 3.1: by itself, by a pair, or by somebody's help. */
function wayProblem(s: LnltState, unit: Unit, { helper, pair }: Rally): Problem | null {
  const { name, selfRally } = typeOf(s, unit)
  if (pair) {
    if (selfRally !== 'SRP') return { rule: '3.1', message: `The ${name} can't rally by a pair.` }
    return helper === undefined ? null : { rule: '3.1', message: 'A pair needs nobody, and nobody can help with it.' }
  }
  if (helper !== undefined && unit.vehicle) return { rule: '3.0', message: `Nobody helps the ${name} to rally: its own men do.` }
  if (helper !== undefined) return helpProblem(s, s.units[helper], unit)
  return canSelfRally(s, unit) ? null : { rule: '3.0', message: `The ${name} needs a Good Order Leader, Hero or the like where it is.` }
}

/** 3.0: single men, Weapon Teams and units marked SR. */
function canSelfRally(s: LnltState, unit: Unit): boolean {
  const { selfRally, kind } = typeOf(s, unit)
  return selfRally === 'SR' || abilitiesOf(kind).selfRally
}

function checkOf(s: LnltState, { helper: id }: Rally): MoraleCheck {
  const helper = id === undefined ? null : s.units[id]!
  if (!helper) return { what: 'rally', rule: '3.0', leader: null }
  return { what: 'rally', rule: '3.0', leader: lendsLeadership(s, helper) ? helper : null, modifiers: helpModifiers(helper) }
}

/** 3.1: any pair will do, whatever the Morale. */
function rollsPair(g: Lnlt, unit: Unit): boolean {
  const { dice } = roll(g, 'morale', `rally: ${typeOf(g.state, unit).label}`)
  const passed = dice.every((die) => die === dice[0])
  g.emit({ type: 'selfRallyPair', rule: '3.1', unit: unit.id, dice, passed })
  return passed
}
