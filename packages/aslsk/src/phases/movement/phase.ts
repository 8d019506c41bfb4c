import type { Rules } from '@firegroup/kernel'
import { detectHidden } from '../../concealment/detection.ts'
import { knownBy } from '../../concealment/known-state.ts'
import type { Aslsk } from '../../context.ts'
import { answerExpenditure } from '../../fire/first-fire.ts'
import { RESIDUAL } from '../../fire/residual.ts'
import { removeMarkers } from '../../map/markers.ts'
import { nameOf } from '../../map/terrain.ts'
import { settleAcquisitions } from '../../ordnance/acquisition.ts'
import { exhaustInBamboo } from '../../pacific/bamboo.ts'
import { runCharge } from '../../pacific/banzai/impulse.ts'
import { at, type Step } from '../../sequence/step.ts'
import { type AslskState, defender, OFFBOARD, type Unit } from '../../state.ts'
import { forget } from '../../units/lifetimes.ts'
import { isVehicle, typeOf } from '../../units/units.ts'
import { lookAround, lookAroundLate } from '../../vehicles/motion.ts'
import { mpLeft } from '../../vehicles/status.ts'
import { completePlacement } from '../../weapons/demolition.ts'
import { GRENADE_SMOKE } from '../../weapons/smoke-grenades.ts'
import { stop } from './actions.ts'
import { isSpent, leaderHere, mfLeft } from './factors.ts'
import { Moving } from './moving.ts'
import { beginVehicles, settleVehicle } from './vehicle/ending.ts'
import { thinOut } from './vehicle/overstack.ts'

/** 3.3 Movement Phase. */
export const movementSteps: readonly Step[] = [
  { key: 'rally.lookAround', phase: 'rally', order: 1100, run: lookAround },
  { key: 'movement.start', ...at('3.11'), run: startPhase },
  { key: 'movement.move', ...at('3.21'), run: movePhase },
  { key: 'movement.overstacked', phase: 'movement', order: 3500, run: thinOut },
  { key: 'movement.end', ...at('3.53'), run: endPhase },
]

/** 3.3: everybody has his MF; the ATTACKER's CX counters come off. */
function startPhase(g: Aslsk): undefined {
  const s = g.state
  s.move = null
  s.expenditures = 0
  s.shots = []
  s.volleys = []
  s.residualHits = []
  forget(s, 'movementBegins')
  for (const unit of s.units) {
    unit.startedAt = unit.at
    unit.allRoad = true
  }
  for (const unit of s.units) if (unit.side === s.attacker && unit.cx) rest(g, unit)
  beginVehicles(s)
  detectHidden(g)
  lookAroundLate(s)
}

/** 3.3.1: the CX counter comes off; all that it still does is to forbid Double Time. */
function rest(g: Aslsk, unit: Unit): void {
  unit.cx = false
  unit.rested = true
  g.emit({ type: 'cx', rule: '3.3.1', unit: unit.id, on: false })
}

/** 3.3.1, 3.3.3: one expenditure after the other, each answered by the DEFENDER before the next. */
function* movePhase(g: Aslsk): Rules<void> {
  const acts = g.state.setting.acts.move
  for (;;) {
    if (g.state.banzai) yield* runCharge(g)
    const spent = g.state.move?.spent
    if (spent) {
      yield* answerExpenditure(g, spent)
      closeExpenditure(g)
    }
    settleStack(g)
    g.checkpoint()
    const known = knownBy(g.state, g.state.attacker)
    const moving = new Moving(known)
    const question = acts.question(known, moving, new MoveHead(known))
    if (!question.canAct()) {
      if (!g.state.move) return
      stop(g, g.state.move.stack)
      continue
    }
    const decision = yield* g.ask(g.state.attacker, question)
    if (decision.type === 'end') return
    const doing = acts.perform(g, known === g.state ? moving : new Moving(g.state), decision)
    if (doing) yield* doing
  }
}

/** Who is moving, and the MF that they have left, in halves. */
export interface AboutMove {
  readonly moving: readonly { readonly unit: number; readonly left: number }[]
}

/** Told only to whoever wants to know. */
class MoveHead {
  readonly kind = 'move'
  readonly rule = '3.3.1'
  readonly #s: AslskState

  constructor(s: AslskState) {
    this.#s = s
  }

  get title(): string {
    return title(this.#s)
  }

  get about(): AboutMove {
    const s = this.#s
    return { moving: (s.move?.stack ?? []).map((unit) => ({ unit, left: leftTo(s, s.units[unit]!) })) }
  }
}

function leftTo(s: AslskState, unit: Unit): number {
  if (isVehicle(unit)) return mpLeft(s, unit)
  return mfLeft(s, unit, unit.mode, leaderHere(s, unit), false)
}

function title(s: AslskState): string {
  const first = s.move && s.units[s.move.stack[0]!]
  if (first && isVehicle(first)) return `Your ${typeOf(s, first).label} in ${nameOf(s, first.at)} is on the move. How does it go on?`
  return first ? `Your units in ${nameOf(s, first.at)} are on the move. Where do they go on?` : 'Movement: who goes where?'
}

/** 3.3.3: the DEFENDER has had his say; what waited for it is settled. */
function closeExpenditure(g: Aslsk): void {
  const { move } = g.state
  if (!move?.spent) return
  const { spent } = move
  const { kind, units, weapon, target, vehicle } = spent
  if (isVehicle(g.state.units[units[0]!]!)) move.last = spent
  move.spent = null
  settleAcquisitions(g.state)
  if (kind === 'enter') exhaustInBamboo(g, spent)
  if (kind === 'placeDc') completePlacement(g, g.state.units[units[0]!]!, g.state.weapons[weapon!]!, target!, vehicle)
  for (const told of g.state.setting.hooks.answered) told(g, spent)
}

/** 3.3.1: whoever was stopped by fire or has no MF left has ended his move; when all have, others may move. */
function settleStack(g: Aslsk): void {
  const s = g.state
  if (!s.move) return
  for (const id of s.move.stack) {
    const unit = s.units[id]!
    if (isVehicle(unit)) {
      settleVehicle(g, unit)
      continue
    }
    const gone = unit.at < 0 && unit.at !== OFFBOARD
    if (gone || unit.broken || unit.pinned || unit.melee || isSpent(s, unit)) unit.moveEnded = true
  }
  s.move.stack = s.move.stack.filter((id) => !s.units[id]!.moveEnded)
  if (s.move.stack.length === 0) s.move = null
}

/** 3.3, 3.3.5: Smoke grenades and residual fire go, and so does what counted within this phase alone. */
function endPhase(g: Aslsk): undefined {
  const s = g.state
  removeMarkers(s, [RESIDUAL, GRENADE_SMOKE])
  s.move = null
  s.shots = []
  s.volleys = []
  s.residualHits = []
  for (const weapon of s.weapons) if (weapon.keptRate && s.units[weapon.owner]?.side === defender(s)) weapon.used = true
  forget(s, 'movementEnds')
  forget(s, 'fireEnds')
  for (const unit of s.units) if (unit.side === s.attacker) unit.moveEnded = true
}
