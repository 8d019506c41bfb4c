import { integer, LEGAL, type Problem, refuse } from '@firegroup/kernel'
import { type Acting, type AslskAct, ending } from '../../acts.ts'
import { reachProblem } from '../../places/positions.ts'
import type { AslskState, Side, Unit, Weapon } from '../../state.ts'
import { infantryOf, isGoodOrder, isVehicle, typeOf, weaponTypeOf } from '../../units/units.ts'
import { recoveryOdds, tryRecovery } from '../../weapons/possession.ts'
import { unitInPlace, weaponName } from '../../words/names.ts'

export interface Recover {
  readonly type: 'recover'
  readonly unit: number
  readonly weapon: number
}

/** 3.1b Recovery: a Good Order unit may try to pick up a Weapon that nobody possesses in its hex: its one action of this phase (4.0). */
export const recover: AslskAct<Acting, Recover> = {
  type: 'recover',
  rule: '3.1b',
  fields: { unit: integer(0), weapon: integer(0) },
  *candidates(s, { side }) {
    for (const weapon of s.weapons) {
      if (!isAbandoned(weapon)) continue
      for (const unit of infantryOf(s, side, weapon.at))
        if (isGoodOrder(unit) && !unit.actedInRally && !reachProblem(s, unit, weapon))
          yield { type: 'recover', unit: unit.id, weapon: weapon.id }
    }
  },
  problems: (s, { side }, decision) => recoveryProblems(s, side, decision),
  perform(g, _, decision) {
    const unit = g.state.units[decision.unit]!
    unit.actedInRally = true
    g.state.weapons[decision.weapon]!.triedBy.push(unit.id)
    tryRecovery(g, unit, g.state.weapons[decision.weapon]!, '3.1b')
    return undefined
  },
  describe: (s, { weapon, unit }) => `Try to pick up the ${weaponName(s, weapon)} with ${unitInPlace(s, unit)}`,
  preview: (s, _, { unit }) => recoveryOdds(s, s.units[unit]!),
}

export const endRecovery = ending('done', '3.1b', 'Leave the Weapons where they lie')

function recoveryProblems(s: AslskState, side: Side, decision: Recover): readonly Problem[] {
  const unit = s.units[decision.unit]
  const weapon = s.weapons[decision.weapon]
  if (!unit || unit.side !== side || unit.at < 0) return refuse('3.1b', 'You have no such unit on the map.')
  if (!weapon || !isAbandoned(weapon)) return refuse('3.1b', 'There is no such Weapon that nobody possesses.')
  const { label } = typeOf(s, unit)
  if (isVehicle(unit)) return refuse('3.1b', `The ${label} is a vehicle and takes no Weapons.`)
  if (weapon.at !== unit.at) return refuse('3.1b', `The ${weaponTypeOf(s, weapon).name} does not lie in the hex of the ${label}.`)
  const reach = reachProblem(s, unit, weapon)
  if (reach) return [reach]
  if (!isGoodOrder(unit)) return refuse('3.1b', `The ${label} is not in Good Order.`)
  return alreadyActed(s, unit)
}

/** 3.1: one action a unit in the RPh; only leaders' rallying is besides it. */
export function alreadyActed(s: AslskState, unit: Unit): readonly Problem[] {
  return unit.actedInRally ? refuse('3.1', `The ${typeOf(s, unit).label} has had its one action of this Rally Phase.`) : LEGAL
}

/** 4.0: who has tried to recover a Weapon in this RPh has done his sole action, be he a leader; 3.1 excepts rallying from the one action of all others. */
export function hasRecovered(s: AslskState, unit: Unit): boolean {
  return s.weapons.some((weapon) => weapon.triedBy.includes(unit.id))
}

function isAbandoned(weapon: Weapon): boolean {
  return weapon.owner < 0 && weapon.at >= 0
}
