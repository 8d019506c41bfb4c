import { integer, LEGAL, listOf, type Problem, record, refuse } from '@firegroup/kernel'
import { listed } from '@firegroup/kernel/words'
import { type Acting, type AslskAct, ending } from '../../acts.ts'
import type { AslskState, Side, Unit, Weapon } from '../../state.ts'
import { weaponsAround } from '../../units/still.ts'
import { isGoodOrder, isVehicle, ownInfantry, typeOf, weaponTypeOf } from '../../units/units.ts'
import { mountedProblem, transferWeapon } from '../../weapons/possession.ts'
import { heldBy, unitLabel, weaponName } from '../../words/names.ts'

export interface HandOver {
  readonly weapon: number
  readonly to: number
}

/** The whole rearrangement of a side's Weapons is one decision; every Weapon changes hands once at most. */
export interface Transfer {
  readonly type: 'transfer'
  readonly transfers: readonly HandOver[]
}

/** A moment in which Weapons may change hands: in the RPh and in the APh not everybody may give and take. */
export interface Transferring extends Acting {
  readonly rule: string
  readonly unitProblems: (s: AslskState, unit: Unit) => readonly Problem[]
}

/** 3.1d, 3.7 Transfer: Weapons change hands freely among Good Order units of one hex. Candidates are the single transfers; any set of them is legal. */
export const transfer: AslskAct<Transferring, Transfer> = {
  type: 'transfer',
  rule: '3.1d',
  fields: { transfers: listOf(record({ weapon: integer(0), to: integer(0) }), { min: 1, max: 100 }) },
  candidates: (s, asked) => handOvers(s, asked).map((option) => ({ type: 'transfer', transfers: [option] })),
  problems: (s, { side, rule, unitProblems }, decision) => rearrangementProblems(s, side, rule, decision, (unit) => unitProblems(s, unit)),
  perform(g, { side }, { transfers }) {
    for (const { weapon, to } of transfers) transferWeapon(g, g.state.weapons[weapon]!, g.state.units[to]!)
    g.state.passed.push(side)
    return undefined
  },
  describe(s, { transfers }) {
    const hands = transfers.map(({ weapon, to }) => `the ${weaponName(s, weapon)}${heldBy(s, weapon)} to ${unitLabel(s, to)}`)
    return `Hand ${listed(hands)}`
  },
}

export const endTransfer = ending('done', '3.1d', 'No transfer')

/** All the single transfers that there can be. */
function handOvers(s: AslskState, { side, unitProblems }: Transferring): HandOver[] {
  const able = ownInfantry(s, side).filter((unit) => isGoodOrder(unit) && unitProblems(s, unit).length === 0)
  const options: HandOver[] = []
  for (const giver of able)
    for (const weapon of weaponsAround(s, giver))
      if (weapon.owner === giver.id && !weapon.recovered)
        for (const taker of able) if (taker.at === giver.at && taker !== giver) options.push({ weapon: weapon.id, to: taker.id })
  return options
}

/** The question for transfers, in the words of both phases. */
export function transferHead(s: AslskState, asked: Transferring) {
  return {
    kind: 'transfer',
    title: 'Shall any Weapons change hands?',
    rule: asked.rule,
    about: () => ({ options: handOvers(s, asked) }),
  } as const
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
  const mounted = mountedProblem(s, weapon)
  if (mounted) return [mounted]
  if (isVehicle(taker)) return refuse(rule, `The ${typeOf(s, taker).label} is a vehicle and takes no Weapons.`)
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
