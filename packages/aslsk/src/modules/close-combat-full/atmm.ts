import { integer, LEGAL, listOf, type Modifier, type Problem, type Rules, refuse, total } from '@firegroup/kernel'
import type { AslskAct } from '../../acts.ts'
import { blowWorth } from '../../advice/vehicle-combat.ts'
import { type Aslsk, rollDie } from '../../context.ts'
import { attackingGroups } from '../../phases/close-combat/candidates.ts'
import { blowProblems, strikeBlow } from '../../phases/close-combat/exchange.ts'
import type { Fighting } from '../../phases/close-combat/fighting.ts'
import { combatOdds } from '../../phases/close-combat/preview.ts'
import type { AslskState, Side, Unit } from '../../state.ts'
import { pinUnit } from '../../units/casualties.ts'
import { isStatus } from '../../units/statuses.ts'
import { isLeader, typeOf } from '../../units/units.ts'
import { vehiclesAt } from '../../vehicles/status.ts'
import { unitList } from '../../words/names.ts'
import { ATMM } from './data.ts'
import { isUnarmored } from './modifiers.ts'
import { fightOf, remember } from './state.ts'

export interface MineAttack {
  readonly type: 'atmm'
  readonly by: readonly number[]
  readonly vehicle: number
}

/** C13.7: an attack on a vehicle before which a unit looks for a magnetic mine. */
export const mineAttack: AslskAct<Fighting, MineAttack> = {
  type: 'atmm',
  rule: 'C13.7',
  fields: { by: listOf(integer(0, 9999), { min: 1, max: 2 }), vehicle: integer(0, 9999) },
  *candidates(s, fighting) {
    if (!fighting.combat.exchange) return
    for (const vehicle of vehiclesAt(s, fighting.combat.at))
      for (const [base, ...leaders] of attackingGroups(s, fighting.combat, fighting.side))
        for (const by of [[base!.id], ...leaders.map(({ id }) => [base!.id, id])]) {
          const decision: MineAttack = { type: 'atmm', by, vehicle: vehicle.id }
          if (mineProblems(s, fighting, decision).length === 0) yield decision
        }
  },
  problems: mineProblems,
  perform: (g, fighting, decision) => attackWithMine(g, fighting, decision),
  describe: (s, { by, vehicle }) => `Look for a magnetic mine and attack ${unitList(s, [vehicle])} with ${unitList(s, by)}`,
}

function mineProblems(s: AslskState, { side, combat }: Fighting, { by, vehicle }: MineAttack): readonly Problem[] {
  const first = s.units[by[0]!]
  if (!combat.exchange || !first) return refuse('C13.7', 'Magnetic mines are for vehicles.')
  if (!hasMines(s, first)) return refuse('C13.7', `The ${typeOf(s, first).label} has no magnetic mines.`)
  if (!vehiclesAt(s, combat.at).some(({ id }) => id === vehicle)) return refuse('C13.7', 'Magnetic mines are for vehicles.')
  const problems = blowProblems(s, side, combat, [{ by, on: [vehicle] }])
  return problems.length > 0 ? problems : LEGAL
}

/** C13.7: Germans of 1944 and 1945, the elite in the factories of Stalingrad, and tank hunters. */
export function hasMines(s: AslskState, unit: Unit): boolean {
  if (isStatus(s, unit, 'tankHunter') || isStatus(s, unit, 'rbElite')) return true
  return typeOf(s, unit).nation === ATMM.nation && s.setting.scenario.year >= ATMM.from
}

/** C13.7: what is added to the dr; nothing for the elite of Stalingrad. */
export function mineModifiers(s: AslskState, unit: Unit, vehicle: Unit): readonly Modifier[] {
  if (isStatus(s, unit, 'rbElite')) return []
  const found: Modifier[] = []
  const add = (applies: boolean, label: string, value: number) => {
    if (applies) found.push({ rule: 'C13.7', label, value })
  }
  const hunter = isStatus(s, unit, 'tankHunter')
  const { kind } = typeOf(s, unit)
  add(isLeader(s, unit) && !hunter, 'SMC', ATMM.smc)
  add(kind === 'halfSquad' || kind === 'crew', 'half squad or crew', ATMM.small)
  add(unit.cx, 'CX', ATMM.cx)
  add(hunter && s.setting.scenario.year < ATMM.from, 'before 1944', ATMM.earlyTankHunter)
  add(isUnarmored(s, vehicle), 'unarmored', ATMM.unarmored)
  return found
}

function* attackWithMine(g: Aslsk, { side, combat }: Fighting, { by, vehicle }: MineAttack): Rules<void> {
  const unit = g.state.units[by[0]!]!
  const modifiers = mineModifiers(g.state, unit, g.state.units[vehicle]!)
  const most = isStatus(g.state, unit, 'rbElite') ? ATMM.rbElite : ATMM.succeeds
  const die = rollDie(g, 'magnetic mine')
  const found = die + total(modifiers) <= most
  g.emit({ type: 'close-combat-full:mine', rule: 'C13.7', of: { unit: unit.id, die, modifiers, found } })
  if (found) remember(g.state, { mines: [...fightOf(g.state).mines, unit.id] })
  else if (die + total(modifiers) >= ATMM.pins && !isStatus(g.state, unit, 'tankHunter')) pinUnit(g, unit, 'C13.7')
  yield* strikeBlow(g, side, combat, { by, on: [vehicle] })
}

/** A little more than the same attack without, for whom half of the dice bring one. */
export function mineAdvice(s: AslskState, _: Side, { by, vehicle }: MineAttack): number {
  const chance = (ATMM.succeeds - total(mineModifiers(s, s.units[by[0]!]!, s.units[vehicle]!))) / 6
  return blowWorth(s, combatOdds(s, { by, on: [vehicle] })) + Math.max(-0.1, chance) * 0.5
}
