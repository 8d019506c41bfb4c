import { integer, LEGAL, oneOf, optional, type Problem, refuse } from '@firegroup/kernel'
import type { AslskAct } from '../../acts.ts'
import { type Aslsk, rollDie } from '../../context.ts'
import { leaderHere, mfLeft, modeOf, modeProblem, movingProblem } from '../../phases/movement/factors.ts'
import type { Moving } from '../../phases/movement/moving.ts'
import { begin, type DeclaredMode, spend } from '../../phases/movement/step.ts'
import { routProblem } from '../../phases/rout/plan.ts'
import type { Routing } from '../../phases/rout/routing.ts'
import { isIn, takePosition } from '../../places/positions.ts'
import type { AslskState, Side, Unit } from '../../state.ts'
import { typeOf } from '../../units/units.ts'
import { dropWeapon } from '../../weapons/possession.ts'
import { unitInPlace } from '../../words/names.ts'
import { BENEATH, no, ON } from './rules.ts'

export interface GetBeneath {
  readonly type: 'beneath'
  readonly unit: number
  /** B26.43: a Weapon that stays on the wire. */
  readonly leave?: number
  readonly mode?: DeclaredMode
}

const fields = { unit: integer(0, 9999), leave: optional(integer(0, 9999)), mode: optional(oneOf('assault', 'double')) }

/** B26.4: a unit on the wire gets beneath it for a dr of MF; a dr over what it has left keeps it on the wire. */
export const getBeneath: AslskAct<Moving, GetBeneath> = {
  type: 'beneath',
  rule: 'B26.4',
  fields,
  *candidates(s, { able }) {
    for (const { id } of able) {
      const decision: GetBeneath = { type: 'beneath', unit: id }
      if (moveProblems(s, decision).length === 0) yield decision
    }
  },
  problems: (s, _, decision) => moveProblems(s, decision),
  perform(g, _, decision) {
    crawl(g, decision)
    return undefined
  },
  describe: (s, { unit }) => `Get beneath the wire with ${unitInPlace(s, unit)}`,
}

/** B26.41: the same for a broken unit that wants to rout. */
export const routBeneath: AslskAct<Routing, GetBeneath> = {
  type: 'beneath',
  rule: 'B26.41',
  fields,
  *candidates(s, routing) {
    for (const { id } of s.units) {
      const decision: GetBeneath = { type: 'beneath', unit: id }
      if (routProblems(s, routing, decision).length === 0) yield decision
    }
  },
  problems: routProblems,
  perform(g, _, { unit: id }) {
    const unit = g.state.units[id]!
    const dr = rollDie(g, 'getting beneath the wire')
    unit.position = { at: unit.at, in: BENEATH, mf: 2 * dr }
    g.emit({ type: 'wire:beneath', rule: 'B26.41', of: { unit: id, at: unit.at, dr, done: true } })
    return undefined
  },
  describe: (s, { unit }) => `Get beneath the wire with ${unitInPlace(s, unit)}`,
}

function routProblems(s: AslskState, { side, under }: Routing, { unit: id }: GetBeneath): readonly Problem[] {
  const unit = s.units[id]
  if (!unit || unit.side !== side || unit.at < 0) return refuse('B26.41', 'You have no such unit on the map.')
  if (under) return refuse('3.6', 'One unit routs at a time.')
  const problem = routProblem(s, unit) ?? wireProblem(s, unit)
  return problem ? [problem] : LEGAL
}

function wireProblem(s: AslskState, unit: Unit): Problem | null {
  return isIn(unit, ON) ? null : no('B26.4', `The ${typeOf(s, unit).label} is not on the wire.`)
}

function moveProblems(s: AslskState, { unit: id, leave, mode }: GetBeneath): readonly Problem[] {
  const unit = s.units[id]
  if (!unit) return refuse('B26.4', `There is no unit ${id}.`)
  const problem = movingProblem(s, unit) ?? modeProblem(s, unit, mode) ?? wireProblem(s, unit)
  if (problem) return [problem]
  if (mode === 'double' || unit.mode === 'double') return refuse('B26.42', 'Nobody Double Times on the wire.')
  if (leave !== undefined && s.weapons[leave]?.owner !== id)
    return refuse('B26.43', `The ${typeOf(s, unit).label} does not possess that Weapon.`)
  return mfLeft(s, unit, modeOf(unit, mode), leaderHere(s, unit), false) > 0
    ? LEGAL
    : refuse('3.3.1', `The ${typeOf(s, unit).label} has no MF left.`)
}

function crawl(g: Aslsk, { unit: id, leave, mode }: GetBeneath): void {
  const s = g.state
  const unit = s.units[id]!
  begin(s, unit, modeOf(unit, mode), null)
  const left = mfLeft(s, unit, unit.mode, leaderHere(s, unit), false)
  const dr = rollDie(g, 'getting beneath the wire')
  const done = 2 * dr <= left
  if (leave !== undefined) dropWeapon(g, s.weapons[leave]!)
  if (done) takePosition(unit, BENEATH)
  // B26.42: Assault Movement that takes all is none
  if (unit.mode === 'assault' && 2 * dr >= left) unit.mode = 'normal'
  spend(s, [unit], { at: unit.at, mf: done ? 2 * dr : Math.max(0, left), kind: 'enter' })
  if (!done) unit.moveEnded = true
  g.emit({ type: 'wire:beneath', rule: 'B26.4', of: { unit: id, at: unit.at, dr, done } })
}

/** Whoever hangs on the wire wants to get off it. */
export function beneathAdvice(s: AslskState, _side: Side, { unit }: GetBeneath): number {
  return s.units[unit]!.broken ? 4 : 1.2
}
