import { integer, LEGAL, listOf, type Problem, type Question, record, refuse, variants } from '@firegroup/kernel'
import type { Aslsk } from '../../context.ts'
import type { AslskState, Side, Unit, Weapon } from '../../state.ts'
import { isGoodOrder, typeOf, weaponTypeOf } from '../../units/units.ts'
import { transferWeapon } from '../../weapons/possession.ts'
import { DONE, type Done } from './both-sides.ts'
import { alreadyActed } from './recovery.ts'

interface HandOver {
  readonly weapon: number
  readonly to: number
}

/** The whole rearrangement of a side's Weapons is one decision; every Weapon changes hands once at most. */
export interface Transfer {
  readonly type: 'transfer'
  readonly transfers: readonly HandOver[]
}
export type TransferDecision = Transfer | Done

const schema = variants({
  transfer: { transfers: listOf(record({ weapon: integer(0), to: integer(0) }), { min: 1, max: 100 }) },
  done: {},
})

/** 3.1d Transfer: Weapons change hands freely among Good Order units of one hex. */
export function rallyTransfer(s: AslskState, side: Side): Question<TransferDecision> | null {
  return transferQuestion(s, side, '3.1d', (unit) => alreadyActed(s, unit))
}

/** 3.1d, 3.7: asks for a side's rearrangement. Candidates are the single transfers; any set of them is legal. */
export function transferQuestion(
  s: AslskState,
  side: Side,
  rule: string,
  unitProblems: (unit: Unit) => readonly Problem[],
): Question<TransferDecision> | null {
  const able = s.units.filter((unit) => unit.side === side && isGoodOrder(unit) && unitProblems(unit).length === 0)
  const options: HandOver[] = []
  for (const giver of able)
    for (const weapon of s.weapons)
      if (weapon.owner === giver.id && !weapon.recovered)
        for (const taker of able) if (taker.at === giver.at && taker !== giver) options.push({ weapon: weapon.id, to: taker.id })
  if (options.length === 0) return null
  return {
    kind: 'transfer',
    title: 'Shall any Weapons change hands?',
    rule,
    schema,
    about: { options },
    candidates: () => [...options.map((option): Transfer => ({ type: 'transfer', transfers: [option] })), DONE],
    problems: (decision) => (decision.type === 'done' ? LEGAL : rearrangementProblems(s, side, rule, decision, unitProblems)),
  }
}

/** 3.1d: done with that, the side has made its transfers of this phase. */
export function transfer(g: Aslsk, decision: TransferDecision): void {
  if (decision.type === 'done') return
  const { units, weapons, passed } = g.state
  const side = units[decision.transfers[0]!.to]!.side
  for (const { weapon, to } of decision.transfers) transferWeapon(g, weapons[weapon]!, units[to]!)
  passed.push(side)
}

function rearrangementProblems(
  s: AslskState,
  side: Side,
  rule: string,
  decision: Transfer,
  unitProblems: (unit: Unit) => readonly Problem[],
): readonly Problem[] {
  const problems: Problem[] = []
  const handled = new Set<number>()
  for (const { weapon, to } of decision.transfers) {
    if (handled.has(weapon)) problems.push({ rule, message: 'A Weapon changes hands once; say only who has it in the end.' })
    handled.add(weapon)
    problems.push(...handOverProblems(s, side, rule, s.weapons[weapon], s.units[to], unitProblems))
  }
  return problems
}

function handOverProblems(
  s: AslskState,
  side: Side,
  rule: string,
  weapon: Weapon | undefined,
  taker: Unit | undefined,
  unitProblems: (unit: Unit) => readonly Problem[],
): readonly Problem[] {
  const giver = weapon && s.units[weapon.owner]
  if (!weapon || giver?.side !== side) return refuse(rule, 'None of your units possesses that Weapon.')
  if (taker?.side !== side) return refuse(rule, 'You have no such unit to take the Weapon.')
  const { name } = weaponTypeOf(s, weapon)
  if (taker === giver) return refuse(rule, `The ${typeOf(s, taker).label} possesses the ${name} already.`)
  if (taker.at !== giver.at) return refuse(rule, `The ${name} can go only to a unit in the same hex.`)
  if (weapon.recovered) return refuse('4.0', `The ${name} was recovered in this phase and can't be handed on in it.`)
  for (const unit of [giver, taker]) {
    if (!isGoodOrder(unit)) return refuse(rule, `The ${typeOf(s, unit).label} is not in Good Order.`)
    const own = unitProblems(unit)
    if (own.length > 0) return own
  }
  return LEGAL
}
