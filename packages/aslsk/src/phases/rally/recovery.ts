import { integer, LEGAL, type Problem, type Question, refuse, variants } from '@firegroup/kernel'
import type { Aslsk } from '../../context.ts'
import { RECOVERY } from '../../data/movement.ts'
import type { AslskState, Side, Unit, Weapon } from '../../state.ts'
import { isGoodOrder, typeOf, weaponTypeOf } from '../../units/units.ts'
import { tryRecovery } from '../../weapons/possession.ts'
import { DONE, type Done } from './both-sides.ts'

interface Recover {
  readonly type: 'recover'
  readonly unit: number
  readonly weapon: number
}
type RecoveryDecision = Recover | Done

const schema = variants({ recover: { unit: integer(0), weapon: integer(0) }, done: {} })

/** 3.1b Recovery: a Good Order unit may try to pick up a Weapon that nobody possesses in its hex. */
export function recoveryQuestion(s: AslskState, side: Side): Question<RecoveryDecision> | null {
  const options = recoveries(s, side)
  if (options.length === 0) return null
  return {
    kind: 'recovery',
    title: 'Shall somebody try to pick up an abandoned Weapon?',
    rule: '3.1b',
    schema,
    get about() {
      return { options: options.map((option) => ({ ...option, ...recoveryOdds(s.units[option.unit]!) })) }
    },
    candidates: () => [...options, DONE],
    problems: (decision) => (decision.type === 'done' ? LEGAL : recoveryProblems(s, side, decision)),
    preview: (decision) => (decision.type === 'done' ? null : recoveryOdds(s.units[decision.unit]!)),
  }
}

/** 3.1b, 4.0: it is the unit's one action of this phase, whether it succeeds or not. */
export function recover(g: Aslsk, decision: RecoveryDecision): void {
  if (decision.type === 'done') return
  const unit = g.state.units[decision.unit]!
  unit.actedInRally = true
  tryRecovery(g, unit, g.state.weapons[decision.weapon]!, '3.1b')
}

function recoveries(s: AslskState, side: Side): Recover[] {
  const options: Recover[] = []
  for (const weapon of s.weapons) {
    if (!isAbandoned(weapon)) continue
    for (const unit of s.units)
      if (unit.at === weapon.at && unit.side === side && isGoodOrder(unit) && !unit.actedInRally)
        options.push({ type: 'recover', unit: unit.id, weapon: weapon.id })
  }
  return options
}

function recoveryProblems(s: AslskState, side: Side, decision: Recover): readonly Problem[] {
  const unit = s.units[decision.unit]
  const weapon = s.weapons[decision.weapon]
  if (!unit || unit.side !== side || unit.at < 0) return refuse('3.1b', 'You have no such unit on the map.')
  if (!weapon || !isAbandoned(weapon)) return refuse('3.1b', 'There is no such Weapon that nobody possesses.')
  const { label } = typeOf(s, unit)
  if (weapon.at !== unit.at) return refuse('3.1b', `The ${weaponTypeOf(s, weapon).name} does not lie in the hex of the ${label}.`)
  if (!isGoodOrder(unit)) return refuse('3.1b', `The ${label} is not in Good Order.`)
  return alreadyActed(s, unit)
}

/** 3.1: one action a unit in the RPh; only leaders' rallying is besides it. */
export function alreadyActed(s: AslskState, unit: Unit): readonly Problem[] {
  return unit.actedInRally ? refuse('3.1', `The ${typeOf(s, unit).label} has had its one action of this Rally Phase.`) : LEGAL
}

function isAbandoned(weapon: Weapon): boolean {
  return weapon.owner < 0 && weapon.at >= 0
}

/** Out of the six faces of the die. */
function recoveryOdds(unit: Unit): { readonly succeeds: number; readonly of: 6 } {
  let succeeds = 0
  for (let die = 1; die <= 6; die++) if (die + (unit.cx ? RECOVERY.cxDrm : 0) < RECOVERY.below) succeeds++
  return { succeeds, of: 6 }
}
