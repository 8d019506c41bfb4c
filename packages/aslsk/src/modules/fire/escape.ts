import { integer, LEGAL, type Problem, type Rules, refuse, text } from '@firegroup/kernel'
import type { AslskAct } from '../../acts.ts'
import { type Choosing, offerChoice } from '../../choices.ts'
import type { Aslsk } from '../../context.ts'
import { adjacent, nameOf, neighbours, placeOf } from '../../map/terrain.ts'
import { advanceCosts } from '../../phases/advance/cost.ts'
import { dropExcess, relocate } from '../../phases/rout/weapons.ts'
import { takeControl } from '../../scenario/control.ts'
import { fitsInOneHex } from '../../scenario/room.ts'
import { type AslskState, defender, enemyOf, type Hex, type Location, type Unit } from '../../state.ts'
import { breakUnit, eliminateUnit, makeDm } from '../../units/casualties.ts'
import { isStatus } from '../../units/statuses.ts'
import { hasUnits, isInfantry, isVehicle, typeOf, unitsOf } from '../../units/units.ts'
import { unitInPlace } from '../../words/names.ts'
import { burnsAround, isInBlaze } from './fires.ts'

const RULE = 'B25.4'
const ESCAPE = 'blaze'

/** B25.4: nobody goes into burning terrain. */
export function ablazeAhead(s: AslskState, _unit: Unit, _from: Hex, at: Hex): Problem | undefined {
  return burnsAround(s, at) ? { rule: RULE, message: `${nameOf(s, at)} is ablaze: nobody can enter it.` } : undefined
}

/** B25.4: who is broken in a Blaze must get out. */
export function mustLeave(s: AslskState, unit: Unit): Problem | undefined {
  if (!isInBlaze(s, unit)) return undefined
  return { rule: RULE, message: `The ${typeOf(s, unit).label} in ${nameOf(s, unit.at)} must rout out of the fire.` }
}

/** B25.4: at the start of the RtPh those in a Blaze may break to rout out of it; those who never break just go. */
export function* getOut(g: Aslsk): Rules<void> {
  const s = g.state
  for (const unit of s.units) if (unit.broken && isInBlaze(s, unit)) makeDm(g, unit, RULE)
  for (const side of [s.attacker, defender(s)]) yield* offerChoice(g, { side, of: ESCAPE }, 'The fire is upon them: who runs?', RULE)
}

export interface FleeFire {
  readonly type: 'fleeFire'
  readonly unit: number
}

/** B25.4: it breaks of its own will, and routs. */
export const fleeFire: AslskAct<Choosing, FleeFire> = {
  type: 'fleeFire',
  rule: RULE,
  fields: { unit: integer(0) },
  *candidates(s, choosing) {
    for (const { id } of s.units) if (fleeProblems(s, choosing, id).length === 0) yield { type: 'fleeFire', unit: id }
  },
  problems: (s, choosing, { unit }) => fleeProblems(s, choosing, unit),
  perform(g, _, { unit }) {
    breakUnit(g, g.state.units[unit]!, RULE)
    return undefined
  },
  describe: (s, { unit }) => `Break ${unitInPlace(s, unit)} to rout out of the fire`,
}

function fleeProblems(s: AslskState, choosing: Choosing, id: number): readonly Problem[] {
  const problem = trappedProblem(s, choosing, id)
  if (problem) return [problem]
  const unit = s.units[id]!
  return neverBreaks(s, unit) ? refuse(RULE, `The ${typeOf(s, unit).label} does not break of its own will.`) : LEGAL
}

/** B25.4: unbroken men in a Blaze, neither pinned nor in Melee. */
function trappedProblem(s: AslskState, { side, of }: Choosing, id: number): Problem | undefined {
  const unit = s.units[id]
  const no = (message: string): Problem => ({ rule: RULE, message })
  if (of !== ESCAPE || unit?.side !== side || !isInfantry(unit) || !isInBlaze(s, unit)) return no('You have no such Infantry in a Blaze.')
  const { label } = typeOf(s, unit)
  if (unit.broken) return no(`The ${label} is broken already, and routs.`)
  if (unit.melee) return no(`The ${label} is held in Melee and can't get out.`)
  return unit.pinned ? no(`The ${label} is pinned and can't get out.`) : undefined
}

function neverBreaks(s: AslskState, unit: Unit): boolean {
  return isStatus(s, unit, 'berserk')
}

export interface LeaveFire {
  readonly type: 'leaveFire'
  readonly unit: number
  readonly to: string
}

/** B25.4: who can't break of his own will goes to an adjacent hex without enemies, as one who withdraws. */
export const leaveFire: AslskAct<Choosing, LeaveFire> = {
  type: 'leaveFire',
  rule: RULE,
  fields: { unit: integer(0), to: text({ max: 12 }) },
  *candidates(s, choosing) {
    if (choosing.of !== ESCAPE) return
    for (const unit of s.units) {
      if (unit.side !== choosing.side || !isInBlaze(s, unit)) continue
      for (const hex of neighbours(s, unit.at)) {
        const decision: LeaveFire = { type: 'leaveFire', unit: unit.id, to: nameOf(s, hex) }
        if (leaveProblems(s, choosing, decision).length === 0) yield decision
      }
    }
  },
  problems: leaveProblems,
  perform(g, _, { unit, to }) {
    leave(g, g.state.units[unit]!, placeOf(g.state, to))
    return undefined
  },
  describe: (s, { unit, to }) => `Take ${unitInPlace(s, unit)} out of the fire to ${to}`,
}

function leaveProblems(s: AslskState, choosing: Choosing, decision: LeaveFire): readonly Problem[] {
  const problem = trappedProblem(s, choosing, decision.unit)
  if (problem) return [problem]
  const unit = s.units[decision.unit]!
  if (!neverBreaks(s, unit)) return refuse(RULE, `The ${typeOf(s, unit).label} breaks, and routs.`)
  const to = placeOf(s, decision.to)
  if (!adjacent(s, unit.at, to)) return refuse(RULE, `${decision.to} is not adjacent.`)
  if (hasUnits(s, enemyOf(unit.side), to)) return refuse(RULE, `There is an enemy in ${decision.to}.`)
  if (!fitsInOneHex(s, [...unitsOf(s, unit.side, to), unit], to)) return refuse('3.3.1', `Stacking leaves no room in ${decision.to}.`)
  return advanceCosts(s, [unit], to)[0]!.cost === null ? refuse(RULE, `Infantry can't enter ${decision.to}.`) : LEGAL
}

function leave(g: Aslsk, unit: Unit, to: Location): void {
  const from = unit.at
  dropExcess(g, unit)
  relocate(g.state, unit, to)
  takeControl(g, unit)
  g.emit({ type: 'fire:leaves', rule: RULE, of: { unit: unit.id, from, to } })
}

/** B25.4: men who are still in a Blaze when the RtPh ends. */
export function takeMen(g: Aslsk): undefined {
  for (const unit of g.state.units) if (isInfantry(unit) && isInBlaze(g.state, unit)) eliminateUnit(g, unit, RULE, 'the fire')
}

/** B25.4: vehicles of the ATTACKER that have not left one in their MPh. */
export function takeVehicles(g: Aslsk): undefined {
  const { attacker, units } = g.state
  for (const unit of units)
    if (unit.side === attacker && isVehicle(unit) && isInBlaze(g.state, unit)) eliminateUnit(g, unit, RULE, 'the fire')
}
