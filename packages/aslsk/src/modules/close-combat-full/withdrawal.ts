import { integer, LEGAL, openWindow, type Problem, type Rules, refuse, text } from '@firegroup/kernel'
import type { AslskAct } from '../../acts.ts'
import { askChoice, type Choosing, offerChoice } from '../../choices.ts'
import { reveal } from '../../concealment/reveal.ts'
import { isUnseen } from '../../concealment/unseen.ts'
import type { Aslsk } from '../../context.ts'
import { adjacent, nameOf, neighbours, placeOf } from '../../map/terrain.ts'
import { advanceCosts, becomesCx } from '../../phases/advance/cost.ts'
import type { RolledAttack } from '../../phases/close-combat/resolution.ts'
import { dropExcess, relocate } from '../../phases/rout/weapons.ts'
import { fitsInOneHex } from '../../scenario/room.ts'
import { type AslskState, defender, enemyOf, type Hex, type Location, type Side, type Unit } from '../../state.ts'
import { eliminateUnit } from '../../units/casualties.ts'
import { isStatus } from '../../units/statuses.ts'
import { infantryOf, isInfantry, isVehicle, typeOf, unitsOf } from '../../units/units.ts'
import { unitInPlace } from '../../words/names.ts'
import { BREAKAWAY } from './data.ts'
import { fightOf, isWithdrawing, remember } from './state.ts'

/** A11.2: declared at the start of a Melee, and carried out when its attacks are over. */
const DECLARED = 'withdrawal'
/** A11.22, A11.41: at once, by the luck of the dice or as the ambusher. */
const AT_ONCE = 'breakaway'

export interface Withdraw {
  readonly type: 'withdraw'
  readonly unit: number
  readonly to: string
}

/** A11.2: a unit leaves Close Combat for an adjacent hex. */
export const withdraw: AslskAct<Choosing, Withdraw> = {
  type: 'withdraw',
  rule: 'A11.2',
  fields: { unit: integer(0), to: text({ max: 24 }) },
  *candidates(s, choosing) {
    if (choosing.of !== DECLARED && choosing.of !== AT_ONCE) return
    for (const unit of infantryOf(s, choosing.side, choosing.at!)) for (const to of waysOut(s, choosing, unit)) yield to
  },
  problems: withdrawalProblems,
  perform(g, { of }, { unit, to }) {
    const hex = placeOf(g.state, to)
    if (of === AT_ONCE) return leave(g, [g.state.units[unit]!], hex)
    remember(g.state, { withdrawing: [...fightOf(g.state).withdrawing, { unit, to: hex }] })
    g.emit({ type: 'close-combat-full:withdraws', rule: 'A11.2', of: { unit, to: hex } })
    return undefined
  },
  describe: (s, { unit, to }) => `Withdraw ${unitInPlace(s, unit)} to ${to}`,
}

function* waysOut(s: AslskState, choosing: Choosing, unit: Unit): Iterable<Withdraw> {
  for (const hex of neighbours(s, unit.at)) {
    const decision: Withdraw = { type: 'withdraw', unit: unit.id, to: nameOf(s, hex) }
    if (withdrawalProblems(s, choosing, decision).length === 0) yield decision
  }
}

function withdrawalProblems(s: AslskState, { side, of, at, units }: Choosing, decision: Withdraw): readonly Problem[] {
  const unit = s.units[decision.unit]
  if ((of !== DECLARED && of !== AT_ONCE) || unit?.side !== side || unit.at !== at || !isInfantry(unit))
    return refuse('A11.2', 'You have no such Infantry that could withdraw here.')
  const { label } = typeOf(s, unit)
  if (units && !units.includes(unit.id)) return refuse('A11.22', `The dice let others go, not the ${label}.`)
  if (of === DECLARED && !unit.melee) return refuse('A11.2', `The ${label} is not in Melee yet: nobody withdraws from the first round.`)
  if (unit.pinned) return refuse('A11.21', `The ${label} is pinned and can't withdraw.`)
  for (const status of ['berserk', 'disrupted'] as const)
    if (isStatus(s, unit, status)) return refuse('A11.21', `The ${label} is ${status} and does not withdraw.`)
  if (isWithdrawing(s, unit.id)) return refuse('A11.2', `The ${label} withdraws already.`)
  return hexProblems(s, unit, decision.to)
}

/** A11.21: an adjacent hex that it can enter, with room, and without a Known enemy; for who is broken without any. */
function hexProblems(s: AslskState, unit: Unit, name: string): readonly Problem[] {
  const { label } = typeOf(s, unit)
  const to = placeOf(s, name)
  if (!adjacent(s, unit.at, to)) return refuse('A11.21', `${name} is not adjacent.`)
  const others = unitsOf(s, enemyOf(unit.side), to).filter((enemy) => !enemy.hidden && (unit.broken || !enemy.concealed))
  if (others.length > 0) return refuse('A11.21', `There is an enemy in ${name}.`)
  if (!fitsInOneHex(s, [...unitsOf(s, unit.side, to), ...comingInto(s, to), unit], to))
    return refuse('3.3.1', `Stacking leaves no room in ${name}.`)
  const { cost, mf } = advanceCosts(s, [unit], to)[0]!
  if (cost === null) return refuse('A11.21', `Infantry can't enter ${name}.`)
  if (mf > 0 && cost >= mf && unit.cx) return refuse('A11.21', `${name} would cost the ${label} all its MF, and it is CX already.`)
  return LEGAL
}

/** Those who have said that they withdraw there. */
function comingInto(s: AslskState, to: Hex): Unit[] {
  return fightOf(s).withdrawing.flatMap((each) => (each.to === to ? [s.units[each.unit]!] : []))
}

/** A11.2, 8.15: before the attacks of a Melee the ATTACKER says who withdraws, then the DEFENDER; broken men must, if they can. An ambusher may leave at once. */
export function* declareWithdrawals(g: Aslsk, { at }: { readonly at: Hex }): Rules<void> {
  const { ambusher } = g.state.combat!
  if (ambusher) {
    if (fightOf(g.state).declared.includes(ambusher)) return
    yield* offerChoice(g, { side: ambusher, of: AT_ONCE, at }, `You ambush in ${nameOf(g.state, at)}: does anybody leave?`, 'A11.41')
    finish(g.state, ambusher)
    return
  }
  for (const side of [g.state.attacker, defender(g.state)]) {
    if (fightOf(g.state).declared.includes(side) || !infantryOf(g.state, side, at).some((unit) => unit.melee)) continue
    const choosing = { side, of: DECLARED, at } as const
    yield* offerChoice(g, choosing, `Melee in ${nameOf(g.state, at)}: who withdraws?`, 'A11.2')
    for (const unit of infantryOf(g.state, side, at)) if (mustWithdraw(g.state, unit)) goSomewhere(g, choosing, unit)
    finish(g.state, side)
  }
}

/** The side has said it; in the next Location it is asked anew. */
function finish(s: AslskState, side: Side): void {
  remember(s, { declared: [...fightOf(s).declared, side] })
  s.passed = s.passed.filter((each) => each !== side)
}

/** A11.16: who is broken in a Melee, unless Disrupted or guarding. */
function mustWithdraw(s: AslskState, unit: Unit): boolean {
  return unit.broken && unit.melee && !isWithdrawing(s, unit.id) && !isStatus(s, unit, 'disrupted') && !isStatus(s, unit, 'guarding')
}

function goSomewhere(g: Aslsk, choosing: Choosing, unit: Unit): void {
  for (const decision of waysOut(g.state, choosing, unit)) {
    withdraw.perform(g, choosing, decision)
    return
  }
}

/** A11.22: whoever rolls a 2 may leave unattacked, and whoever is attacked with a 12; not those for whom it is too late. */
export function* breakAway(g: Aslsk, { attack, dice, result, doomed }: RolledAttack & { readonly doomed: readonly number[] }): Rules<void> {
  const isMen = [...attack.by, ...attack.on].every((id) => !isVehicle(g.state.units[id]!))
  const who = dice.total === BREAKAWAY.attackers ? attack.by : dice.total === BREAKAWAY.targets && result !== 'eliminated' ? attack.on : []
  const units = who.filter((id) => !doomed.includes(id))
  if (!isMen || units.length === 0) return
  const { side, at } = g.state.units[units[0]!]!
  yield* askChoice(g, { side, of: AT_ONCE, at, units }, `A ${dice.total} in ${nameOf(g.state, at)}: who breaks away?`, 'A11.22')
}

/** A11.21: those who said so and are still alive go; an ambusher may leave after all attacks as well. */
export function* carryOut(g: Aslsk, { at }: { readonly at: Hex }): Rules<void> {
  const { withdrawing } = fightOf(g.state)
  const places = [...new Set(withdrawing.map(({ to }) => to))]
  for (const to of places) {
    const going = withdrawing.filter((each) => each.to === to).map(({ unit }) => g.state.units[unit]!)
    yield* leave(
      g,
      going.filter((unit) => unit.at === at),
      to as Location,
    )
  }
  const { ambusher } = g.state.combat!
  if (!ambusher || infantryOf(g.state, enemyOf(ambusher), at).length === 0) return
  yield* askChoice(g, { side: ambusher, of: AT_ONCE, at }, `Your ambush in ${nameOf(g.state, at)} is over: does anybody leave?`, 'A11.41')
}

/** A11.21: with no more than they can carry; whoever runs into an enemy whom nobody saw is lost, and one of those is seen. */
function* leave(g: Aslsk, units: readonly Unit[], to: Location): Rules<void> {
  const [first] = units
  if (!first) return
  const s = g.state
  const met = unitsOf(s, enemyOf(first.side), to).find(isUnseen)
  if (met) {
    reveal(g, [met], 'A11.21')
    for (const unit of units) eliminateUnit(g, unit, 'A11.21', 'ran into the enemy')
    return
  }
  for (const unit of units) {
    const { cost, mf } = advanceCosts(s, [unit], to)[0]!
    dropExcess(g, unit)
    relocate(s, unit, to)
    unit.melee = false
    if (becomesCx(cost, mf) && !unit.broken) unit.cx = true
    g.emit({ type: 'close-combat-full:leaves', rule: 'A11.21', of: { unit: unit.id, to } })
  }
  const ids = units.map(({ id }) => id)
  yield* openWindow(g, s.setting.windows.advance, { units: ids, at: to }, () => false)
}

/** Broken men are better off elsewhere; others only where they are few. */
export function withdrawAdvice(s: AslskState, side: Side, { unit }: Withdraw): number {
  const one = s.units[unit]!
  if (one.broken) return 1.5
  const strength = (of: Side) => infantryOf(s, of, one.at).filter((each) => !each.broken).length
  return strength(enemyOf(side)) > 2 * strength(side) ? 0.4 : -0.6
}
