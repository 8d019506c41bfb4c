import { integer, LEGAL, type Problem, type Rules, refuse } from '@firegroup/kernel'
import type { ImpulseAct } from '../acts.ts'
import type { Lnlt } from '../context.ts'
import { hasMelee } from '../fire/attack.ts'
import type { Deed } from '../hooks.ts'
import { nameOf } from '../map/location.ts'
import { isUnactivated } from '../operations/availability.ts'
import type { Impulse, LnltState, Side, Unit } from '../state.ts'
import { eliminate, shake, wound } from '../units/damage.ts'
import { checkOdds, moraleCheck } from '../units/morale.ts'
import { typeOf } from '../units/units.ts'
import { unitInPlace } from '../words/names.ts'
import { fireAt, hasFires } from './fire.ts'
import { flee } from './flee.ts'
import { isStuck } from './spread.ts'

/** 10.5.6: somebody in a fire must stand it in his impulse, or get out of it. Those locked in Melee fight first (LG-44). */
function isBound(s: LnltState, unit: Unit): boolean {
  const fire = unit.at < 0 || unit.braved || !isUnactivated(unit) ? undefined : fireAt(s, unit.at)
  if (fire === undefined || hasMelee(s, unit.at)) return false
  return unit.vehicle === undefined || (fire.value === 2 && !unit.vehicle.immobilized)
}

/** LG-43: who of a side has still to get out of a fire, or to stand it. */
export function boundByFire(s: LnltState, side: Side): readonly Unit[] {
  return hasFires(s) ? s.units.filter((unit) => unit.side === side && isBound(s, unit)) : NOBODY
}

const NOBODY: readonly Unit[] = []

/** 10.5.6: before that he may only leave; out of a blaze nobody walks without a check. Contribution to `forbids`. */
export function fireForbids(s: LnltState, unit: Unit, what: Deed): Problem | undefined {
  if (s.markers.length === 0 || what === 'opportunityFire' || what === 'rally' || !isBound(s, unit)) return undefined
  const { name } = typeOf(s, unit)
  if (what === 'move')
    return fireAt(s, unit.at)!.value === 2 && !unit.vehicle
      ? { rule: '10.5.6', message: `The ${name} is in a blaze: it must check its morale and get out.` }
      : undefined
  return { rule: '10.5.6', message: `The ${name} is in a fire: it must stand it first, or leave.` }
}

export interface Brave {
  readonly type: 'brave'
  readonly unit: number
}

const CHECK = { what: 'fire', rule: '10.5.6' } as const

/** 10.5.6: to stand a fire, or to get out of a blaze. */
export const braveAct: ImpulseAct<Brave> = {
  type: 'brave',
  rule: '10.5.6',
  fields: { unit: integer(0, 9999) },
  idle: (s) => !hasFires(s),
  *candidates(s, { units }) {
    for (const id of units) if (isBound(s, s.units[id]!) && !s.units[id]!.vehicle) yield { type: 'brave', unit: id }
  },
  problems(s, { units }, { unit: id }) {
    const unit = s.units[id]
    if (!unit || !units.includes(id)) return refuse('4.0', 'That unit is not activated in this impulse.')
    if (unit.vehicle) return refuse('10.5.6', 'A vehicle stands no fire: it drives out of a blaze.')
    return isBound(s, unit) ? LEGAL : refuse('10.5.6', 'It stands in no fire that it has still to face.')
  },
  preview(s, _impulse, { unit }) {
    const { passes, of } = checkOdds(s, s.units[unit]!, CHECK)
    return { success: passes, of }
  },
  perform: (g, _impulse, { unit }) => face(g, g.state.units[unit]!),
  describe: (s, { unit }) => {
    const { at } = s.units[unit]!
    return at >= 0 && fireAt(s, at)?.value === 2
      ? `Get out of the blaze in ${nameOf(s.setting, at)} with ${unitInPlace(s, unit)}`
      : `Stand the fire with ${unitInPlace(s, unit)}`
  },
}

/** 10.5.6: the check, and what follows. */
function* face(g: Lnlt, unit: Unit): Rules<void> {
  const s = g.state
  // a vehicle that found no way out has had its impulse
  if (unit.vehicle) {
    unit.braved = true
    return
  }
  const blazes = fireAt(s, unit.at)!.value === 2
  const passed = moraleCheck(g, unit, CHECK)
  if (isStuck(s, unit) && !blazes) return endure(g, unit, passed)
  if (passed && !blazes) {
    unit.braved = true
    return
  }
  if (!passed && blazes) shake(g, unit, '10.5.6')
  if (unit.at >= 0) yield* flee(g, unit)
}

/** 10.5.6: who can't get away is Shaken; if he is so already a Weapon Team is lost, and a Sniper wounded. */
function endure(g: Lnlt, unit: Unit, passed: boolean): void {
  unit.braved = true
  if (passed) return
  if (!unit.shaken) shake(g, unit, '10.5.6')
  else if (typeOf(g.state, unit).kind === 'weaponTeam') eliminate(g, unit, '10.5.6')
  else wound(g, unit, '10.5.6')
}

/** LG-43: whoever was activated and has not faced his fire does so now. */
export function* faceAll(g: Lnlt, { units }: Impulse): Rules<void> {
  for (const id of units) {
    const unit = g.state.units[id]!
    if (isBound(g.state, unit)) yield* face(g, unit)
  }
}
