import { integer, LEGAL, listOf, optional, type Problem, type Rules, refuse, text } from '@firegroup/kernel'
import type { ImpulseAct } from '../acts.ts'
import type { Lnlt } from '../context.ts'
import { fireCandidates } from '../fire/candidates.ts'
import { type FireContext, type FireDeclaration, fireProblems, fireShape } from '../fire/declaration.ts'
import { fireAttack } from '../fire/fire-attack.ts'
import { firePreview } from '../fire/preview.ts'
import { board, boardProblem } from '../passengers/board.ts'
import type { Impulse, LnltState, Move, MoveMode, Unit } from '../state.ts'
import { typeOf } from '../units/units.ts'
import { fireWords } from '../words/deeds.ts'
import { unitLabel, unitList } from '../words/names.ts'
import { groupProblem, moverProblem, placeProblem, plannedMove } from './group.ts'
import { canAssaultMove, canUseStealth } from './modes.ts'
import { startMove } from './move.ts'
import { placeOf, stepNames, toProblems } from './step-acts.ts'

/** 6.1.1: an attack, and the units of it that move afterwards; the others are Fired. */
export interface AssaultFireDecision extends FireDeclaration {
  readonly type: 'assaultFire'
  readonly movers: readonly number[]
  readonly to: string
  /** 16.4: instead of going anywhere they get on this vehicle, where they are. */
  readonly vehicle?: number
}

/** 6.1.1, 6.4.2: units that can Assault Move may fire first and move then, in the same impulse. */
export const assaultFireAct: ImpulseAct<AssaultFireDecision> = {
  type: 'assaultFire',
  rule: '6.1.1',
  fields: {
    ...fireShape,
    movers: listOf(integer(0, 9999), { min: 1, max: 20 }),
    to: text({ max: 40 }),
    vehicle: optional(integer(0, 9999)),
  },
  candidates: assaultFireCandidates,
  problems: assaultFireProblems,
  preview: (s, _impulse, decision) => firePreview(s, declarationOf(decision), assaultContext(s, decision.movers)),
  perform: assaultFire,
  describe: (s, decision) =>
    `${fireWords(s, decision)}, then ${decision.vehicle === undefined ? `move ${unitList(s, decision.movers)} to ${decision.to}` : `get on ${unitLabel(s, decision.vehicle)}`}`,
}

/** 6.1.1: the fire comes first; then they must move, if their way is still open. */
function* assaultFire(g: Lnlt, impulse: Impulse, decision: AssaultFireDecision): Rules<void> {
  const s = g.state
  yield* fireAttack(g, declarationOf(decision), assaultContext(s, decision.movers))
  const move = assaultMove(s, decision.movers)
  if (decision.vehicle !== undefined && boardProblem(s, move, decision.vehicle) === null) {
    impulse.movedFrom.push(move.from)
    s.move = move
    return yield* board(g, move, decision.vehicle)
  }
  yield* moveOn(g, impulse, decision.movers, decision.to)
}

/** 6.1.1: after their fire they must move, if their way is still open; else where they can. */
export function* moveOn(g: Lnlt, impulse: Impulse, movers: readonly number[], to: string): Rules<void> {
  const s = g.state
  const move = assaultMove(s, movers)
  if (toProblems(s, move, to).length === 0) return yield* startMove(g, move, placeOf(s, to))
  impulse.movedFrom.push(move.from)
  s.move = move
}

function assaultFireProblems(s: LnltState, _impulse: Impulse, decision: AssaultFireDecision): readonly Problem[] {
  const { movers } = decision
  for (const id of movers) {
    const unit = s.units[id]
    if (!unit) return refuse('6.1.1', 'There is no such unit.')
    if (unit.at < 0) return refuse('6.1.1', 'Nobody fires from off the map and enters it then.')
    if (!fires(decision, id)) return refuse('6.1.1', `The ${typeOf(s, unit).name} must fire and move: it takes no part in the attack.`)
  }
  const problem = groupProblem(s, movers, assaultModes(s, movers))
  if (problem) return [problem]
  const problems = fireProblems(s, declarationOf(decision), assaultContext(s, movers))
  if (problems.length > 0) return problems
  if (decision.vehicle === undefined) return toProblems(s, assaultMove(s, movers), decision.to)
  const barred = boardProblem(s, assaultMove(s, movers), decision.vehicle)
  return barred ? [barred] : LEGAL
}

/** 6.1.1: with its own or a weapon's firepower, or with the LM. */
function fires({ firers, leader }: FireDeclaration, unit: number): boolean {
  return leader === unit || firers.some((firer) => firer.unit === unit)
}

export function assaultMove(s: LnltState, movers: readonly number[]): Move {
  return { ...plannedMove(s, movers, assaultModes(s, movers), s.units[movers[0]!]!.at), afterAssaultFire: true }
}

/** 6.4.2: by Stealth where all can. */
function assaultModes(s: LnltState, movers: readonly number[]): readonly MoveMode[] {
  const stealth = movers.every((id) => s.units[id] && canUseStealth(s, s.units[id]))
  return movers.map(() => (stealth ? 'stealthAssault' : 'assaultMove'))
}

function declarationOf({ type: _type, movers: _movers, to: _to, vehicle: _vehicle, ...declared }: AssaultFireDecision): FireDeclaration {
  return declared
}

export function assaultContext(s: LnltState, assaulters: readonly number[]): FireContext {
  const { side, units } = s.impulse!
  return { side, occasion: 'assaultFire', units: (unit) => units.includes(unit.id), assaulters }
}

/** So many attacks of a location are offered with a move after them. */
const ATTACKS_OFFERED = 3

/**
 * The first few attacks that a location could make: all that can Assault Move move on, to each place that they reach, or where they find no way together
 * each of them alone. Others are legal as well.
 */
function* assaultFireCandidates(s: LnltState, impulse: Impulse): Iterable<AssaultFireDecision> {
  for (const from of impulse.activated) {
    if (placeProblem(s, from) || !impulse.units.some((id) => s.units[id]!.at === from && isAssaulter(s, s.units[id]!))) continue
    let offered = 0
    for (const declared of fireCandidates(s, { ...assaultContext(s, []), from })) {
      const movers = [...declared.firers.map(({ unit }) => unit), declared.leader ?? -1].filter(
        (id) => id >= 0 && isAssaulter(s, s.units[id]!),
      )
      if (movers.length === 0) continue
      if (++offered > ATTACKS_OFFERED) break
      for (const group of groupsThatMove(s, movers))
        for (const to of stepNames(s, assaultMove(s, group))) yield { type: 'assaultFire', ...declared, movers: group, to }
    }
  }
}

function groupsThatMove(s: LnltState, movers: readonly number[]): readonly (readonly number[])[] {
  for (const _ of stepNames(s, assaultMove(s, movers))) return [movers]
  return movers.length > 1 ? movers.map((id) => [id]) : []
}

export function isAssaulter(s: LnltState, unit: Unit): boolean {
  return canAssaultMove(s, unit) && moverProblem(s, unit) === null
}
