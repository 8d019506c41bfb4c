import type { Rules } from '@firegroup/kernel'
import { askFor } from '../../acts.ts'
import { knownBy } from '../../concealment/known-state.ts'
import { enterUpon } from '../../concealment/moves.ts'
import type { Aslsk } from '../../context.ts'
import { answerExpenditure } from '../../fire/first-fire.ts'
import { residualAttack } from '../../fire/residual.ts'
import { type EntryCost, isEntryCost } from '../../map/costs.ts'
import { distance, nameOf, placeOf } from '../../map/terrain.ts'
import { settleAcquisitions } from '../../ordnance/acquisition.ts'
import { enterHex, rateOf } from '../../phases/movement/step.ts'
import { desperateNextToEnemies } from '../../phases/rout/enemies.ts'
import { takeControl } from '../../scenario/control.ts'
import { type AslskState, defender, type Expenditure, enemyOf, type Location, newMove, type Unit } from '../../state.ts'
import { hasUnits, infantryOf, isGoodOrder, isMmc } from '../../units/units.ts'
import { exhaustInBamboo } from '../bamboo.ts'
import { type ChargeStep, chargeCost, chargeSteps, toMove, trace } from './charge.ts'
import type { AnsweredHex, BanzaiCharge } from './in-progress.ts'

/** 8.1.8.6: Impulse after Impulse: all move one hex, then they may be fired at, until nobody is left in the Charge. */
export function* runCharge(g: Aslsk): Rules<void> {
  for (;;) {
    const charge = g.state.banzai!
    if (charge.open) yield* answerImpulse(g, charge)
    dismiss(g, charge)
    if (charge.units.length === 0) {
      endCharge(g)
      return
    }
    yield* moveAll(g)
  }
}

/** 8.1.8.6: who is lost, broken, in a hex with an enemy or cannot move by these rules is no longer part of it. Only between Impulses. */
function dismiss(g: Aslsk, charge: BanzaiCharge): void {
  if (charge.moved.length > 0) return
  const steps = [...chargeSteps(knownBy(g.state, g.state.attacker), charge)]
  const gone = charge.units.filter((id) => {
    const unit = g.state.units[id]!
    if (unit.at < 0 || unit.broken || unit.pinned || unit.melee || hasUnits(g.state, enemyOf(unit.side), unit.at)) return true
    return !steps.some(({ units }) => units.includes(id))
  })
  if (gone.length > 0) leaveCharge(g, gone)
}

/** 8.1.8.6: whoever leaves the Charge moves no more in this MPh; his morale stays up. */
function leaveCharge(g: Aslsk, ids: readonly number[]): void {
  const charge = g.state.banzai!
  charge.units = charge.units.filter((id) => !ids.includes(id))
  for (const id of ids) {
    const unit = g.state.units[id]!
    unit.banzai = 'charged'
    unit.moveEnded = true
  }
  g.emit({ type: 'banzaiEnds', rule: '8.1.8.6', units: ids, over: charge.units.length === 0 })
}

export function halt(g: Aslsk, ids: readonly number[]): void {
  leaveCharge(g, ids)
}

function endCharge(g: Aslsk): void {
  g.state.banzai = undefined
  g.state.move = null
}

/** 8.1.8.6: one hex for each; who finds no way when the others have moved stays behind. */
function* moveAll(g: Aslsk): Rules<void> {
  const charge = g.state.banzai!
  const acts = g.state.setting.acts.banzai
  for (;;) {
    if (toMove(g.state, charge).length === 0) break
    g.checkpoint()
    const known = knownBy(g.state, g.state.attacker)
    const question = acts.question(known, charge, head(known, charge))
    if ([...chargeSteps(known, charge)].length === 0) break
    acts.perform(g, charge, yield* askFor(g, g.state.attacker, question))
  }
  const stuck = toMove(g.state, charge).map(({ id }) => id)
  if (stuck.length > 0) leaveCharge(g, stuck)
  if (charge.moved.length > 0) endImpulse(g, charge)
}

function head(s: AslskState, charge: BanzaiCharge) {
  return {
    kind: 'banzai',
    title: `Banzai! Who charges towards ${nameOf(s, charge.at)} next?`,
    rule: '8.1.8.6',
    about: (): AboutBanzai => ({ target: nameOf(s, charge.at), waiting: toMove(s, charge).map(({ id }) => id), moved: charge.moved }),
  } as const
}

/** Who has yet to move in this Impulse, and where it goes. */
export interface AboutBanzai {
  readonly target: string
  readonly waiting: readonly number[]
  readonly moved: readonly number[]
}

export function takeChargeStep(g: Aslsk, decision: ChargeStep): void {
  const s = g.state
  const charge = s.banzai!
  const units = decision.units.map((id) => s.units[id]!)
  const to = placeOf(s, decision.to)
  const { at: from } = units[0]!
  const cost = units.map((unit) => chargeCost(s, unit, to)).find(isEntryCost) as EntryCost
  const by = rateOf(s, from, to)
  for (const unit of units) charge.left.push(trace(unit, from))
  enterHex(s, { units, to, by, mode: undefined }, cost)
  for (const unit of units) {
    unit.onRoad = false
    unit.spent += cost.mf
    unit.spentHere = cost.mf
    charge.moved.push(unit.id)
  }
  charge.mf = Math.max(charge.mf, cost.mf)
  g.emit({ type: 'moves', rule: '3.3.1', units: decision.units, from, to, by, mode: 'normal', mf: cost.mf, parts: cost.parts })
  for (const unit of units) takeControl(g, unit)
  enterUpon(g, units[0]!)
  desperateNextToEnemies(g)
}

/** 8.1.8.6: each has spent what the one spent who spent most; now, and only now, they may be fired at. */
function endImpulse(g: Aslsk, charge: BanzaiCharge): void {
  const units = charge.moved.map((id) => g.state.units[id]!)
  for (const unit of units) {
    unit.spent += charge.mf - unit.spentHere
    unit.spentHere = charge.mf
  }
  const places = [...new Set(units.map(({ at }) => at))]
  charge.open = places.sort((a, b) => distance(g.state, a, charge.at) - distance(g.state, b, charge.at) || a - b)
  g.emit({ type: 'banzaiImpulse', rule: '8.1.8.6', units: charge.moved.slice(), mf: charge.mf })
}

/** 8.1.8.6, 8.1.8.7: first where they have entered the enemy's hex, then hex by hex as the DEFENDER likes; after a shot he may come back to the others. */
function* answerImpulse(g: Aslsk, charge: BanzaiCharge): Rules<void> {
  while (charge.open && charge.open.length > 0) {
    const spent = g.state.move?.spent
    if (spent) {
      yield* answerExpenditure(g, spent)
      g.state.move = null
      charge.open = openAfter(g.state, charge, spent.at)
      settleAcquisitions(g.state)
      continue
    }
    const next = charge.open.find((place) => mustFireAt(g.state, charge, place)) ?? (yield* chooseTarget(g, charge))
    if (next === null) {
      for (const place of charge.open) if (!answerTo(charge, place)) residualAttack(g, expenditureAt(g.state, charge, place))
      charge.open = []
    } else open(g.state, charge, next)
  }
  g.state.expenditures = lastExpenditure(g.state, charge)
  // 8.2.1: not before the last shot at any of them
  for (const at of new Set(charge.moved.map((id) => g.state.units[id]!.at))) exhaustInBamboo(g, { at, units: charge.moved })
  charge.open = null
  charge.moved = []
  charge.mf = 0
  charge.answered = undefined
}

/** The hexes left when one has been answered: if fire went there, also those that were answered before. */
function openAfter(s: AslskState, charge: BanzaiCharge, at: Location): Location[] {
  const others = charge.open!.filter((place) => place !== at)
  if (s.shots.length === answerTo(charge, at)!.shots) return others
  const again = charge.answered!.map((each) => each.at).filter((place) => place !== at && !others.includes(place))
  return [...others, ...again]
}

function answerTo(charge: BanzaiCharge, at: Location): AnsweredHex | undefined {
  return charge.answered?.find((each) => each.at === at)
}

/** 3.2.2: a hex to which he comes back is answered as the same expenditure, so that a Mandatory Fire Group stays one. */
function open(s: AslskState, charge: BanzaiCharge, place: Location): void {
  const before = answerTo(charge, place)
  const spent = expenditureAt(s, charge, place)
  s.expenditures = before?.expenditure ?? lastExpenditure(s, charge) + 1
  s.move = newMove(spent.units.slice(), spent)
  const answer = { at: place, expenditure: s.expenditures, shots: s.shots.length }
  charge.answered = [...(charge.answered ?? []).filter(({ at }) => at !== place), answer]
}

function lastExpenditure(s: AslskState, { answered = [] }: BanzaiCharge): number {
  return Math.max(s.expenditures, ...answered.map(({ expenditure }) => expenditure))
}

function expenditureAt(s: AslskState, charge: BanzaiCharge, at: Location): Expenditure {
  const units = charge.moved.filter((id) => s.units[id]!.at === at)
  const residualDone = answerTo(charge, at) !== undefined
  return { units, at, mf: charge.mf, kind: 'enter', residualDone, ...(mustFireAt(s, charge, at) ? { mustFire: true } : {}) }
}

/** 8.1.8.7: a MMC of the Charge has entered a hex with Good Order enemy Infantry, which must fire at it. */
function mustFireAt(s: AslskState, charge: BanzaiCharge, at: Location): boolean {
  if (answerTo(charge, at)) return false
  const entered = charge.moved.some((id) => s.units[id]!.at === at && isMmc(s, s.units[id]!))
  return entered && infantryOf(s, defender(s), at).some((unit: Unit) => isGoodOrder(unit))
}

/** 8.1.8.6: at which of several hexes fire goes next; null when he holds. Nobody is asked where there is only one. */
function* chooseTarget(g: Aslsk, charge: BanzaiCharge): Rules<Location | null> {
  const places = charge.open!.filter((place) => charge.moved.some((id) => g.state.units[id]!.at === place))
  if (places.length < 2) return places[0] ?? null
  g.checkpoint()
  const acts = g.state.setting.acts.aim
  const head = { kind: 'aim', title: charge.answered ? 'At which hex do you fire next?' : FIRST_AIM, rule: '8.1.8.6' } as const
  const decision = yield* askFor(g, defender(g.state), acts.question(g.state, { places }, head))
  return decision.type === 'aim' ? placeOf(g.state, decision.hex) : null
}

const FIRST_AIM = 'They charge! At which hex do you fire first?'
