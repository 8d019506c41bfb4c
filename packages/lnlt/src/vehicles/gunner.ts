import type { Problem, Rules } from '@firegroup/kernel'
import { isFlying } from '../air/helicopter.ts'
import type { Lnlt } from '../context.ts'
import { hasMelee, type Occasion } from '../fire/attack.ts'
import type { FireContext } from '../fire/declaration.ts'
import { isSpent, isWithSpotter } from '../fire/firers.ts'
import { opportunityWindow } from '../fire/opportunity.ts'
import { nameOf } from '../map/location.ts'
import { distance } from '../map/terrain.ts'
import { markActed } from '../operations/marking.ts'
import type { LnltState, Location, Unit } from '../state.ts'
import { addMark, has, removeMark } from '../units/marks.ts'
import { typeOf } from '../units/units.ts'
import { isLaid, type LaidUnit, type Lay, pivotPoints } from './laying.ts'
import { turnHull } from './pivot.ts'

/** From which bit on machine guns are counted in `Laying.fired`. */
const MACHINE_GUNS = 8

export const gunBit = (gun: number): number => 1 << gun
export const machineGunBit = (mg: number): number => 1 << (MACHINE_GUNS + mg)

/** 15.0, 4.0, 5.3: why a vehicle or a gun's team can't fire now, whatever it would fire. */
export function gunnerProblem(s: LnltState, context: FireContext, unit: Unit): Problem | null {
  const { name, kind } = typeOf(s, unit)
  if (!isLaid(unit) || unit.side !== context.side || unit.at < 0)
    return { rule: '14.0', message: `The ${name} has nothing of that kind to fire.` }
  if (unit.shaken) return { rule: kind === 'vehicle' ? '15.0' : '5.1', message: `The ${name} is Shaken: it can't fire.` }
  if (hasMelee(s, unit.at)) return { rule: '8.1', message: `The ${name} is locked in Melee.` }
  const deed = context.occasion === 'opportunity' ? 'opportunityFire' : 'fire'
  for (const forbids of s.setting.hooks.forbids) {
    const problem = forbids(s, unit, deed)
    if (problem) return problem
  }
  if (deed === 'opportunityFire' && unit.vehicle?.continuous)
    return { rule: '15.5', message: `The ${name} keeps moving: it can't fire at movers.` }
  if (unit.laid.firing !== undefined) return null
  if (!context.units(unit)) return { rule: '4.0', message: `The ${name} is not activated.` }
  return isSpent(context.occasion, unit) ? { rule: '4.0', message: `The ${name} has acted in this turn.` } : null
}

/** 15.0, LG-60: all that it fires in an impulse goes at one hex, that of the others in its hex; `free`: a weapon with a target of its own. */
export function aimProblem(s: LnltState, { occasion }: FireContext, unit: LaidUnit, at: Location, spread: boolean): Problem | null {
  if (isFlying(s, unit)) return null
  const { firing } = unit.laid
  if (firing !== undefined && at !== firing && !(spread && distance(s.setting, at, firing) <= 1))
    return { rule: '15.0', message: `The ${typeOf(s, unit).name} is firing at ${nameOf(s.setting, firing)}: all its weapons fire there.` }
  if (occasion !== 'opportunity' && has(unit, 'opsComplete') && !isWithSpotter(s, unit.at, at))
    return { rule: '4.1', message: `The ${typeOf(s, unit).name} is Ops Complete.` }
  return null
}

/** 15.1, 15.1.1: it turns as it must; 15.1: whoever sees it pivot may fire first, but not at one that fires at movers, or by Assault Fire (15.2.1). True if it can fire still. */
export function* takeAim(g: Lnlt, unit: LaidUnit, lay: Lay, occasion: Occasion): Rules<boolean> {
  const { laid } = unit
  if (lay.pivots) {
    const points = pivotPoints(unit, laid.facing, lay.facing)
    turnHull(g, unit, lay.facing)
    laid.pivoted = true
    if (occasion === 'fire') {
      yield* opportunityWindow(g, { units: [unit.id], at: unit.at, budget: Math.max(1, points) })
      if (unit.at < 0) return false
      if (unit.shaken) {
        if (!has(unit, 'moved')) markActed(g, [unit], 'moved', '15.1')
        return false
      }
    }
  }
  if (laid.turret !== lay.turret) {
    g.emit({ type: 'turretTurns', rule: '15.1.1', unit: unit.id, from: laid.turret, to: lay.turret })
    laid.turret = lay.turret
  }
  if (lay.swings) laid.swung = true
  return true
}

/** 15.0, 5.0: what has been fired, and that it is Fired; 15.2.1: not one that moves after Assault Fire. */
export function markGunner(g: Lnlt, unit: LaidUnit, bit: number, at: Location): void {
  unit.laid.fired |= bit
  unit.laid.firing ??= at
  if (unit.vehicle?.assaultFire || has(unit, 'fired')) return
  if (has(unit, 'opsComplete')) unit.laid.hampered = true
  removeMark(unit, 'opsComplete')
  addMark(unit, 'fired')
  g.emit({ type: 'marked', rule: '5.0', units: [unit.id], mark: 'fired' })
}
