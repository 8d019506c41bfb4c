import type { Problem } from '@firegroup/kernel'
import { CALLERS, DIRECTORS } from '../data/indirect-fire.ts'
import { hasMelee } from '../fire/attack.ts'
import { hexOf, nameOf } from '../map/location.ts'
import { sightOf } from '../map/obstacles.ts'
import { adjacent } from '../map/terrain.ts'
import { isUnactivated } from '../operations/availability.ts'
import type { LnltState, Location, Side, Unit } from '../state.ts'
import { has } from '../units/marks.ts'
import { isOnMap, typeOf } from '../units/units.ts'

/** 18.1: why somebody can't call the fire of a Mortar Weapon Team on a place; null if he can. A wound does not keep him from it (5.1). */
export function callerProblem(s: LnltState, side: Side, caller: Unit | undefined, at: Location): Problem | null {
  if (!caller || caller.side !== side || !isOnMap(caller))
    return { rule: '18.1', message: 'Nobody of yours on the map is named who could call the fire.' }
  const { kind, name } = typeOf(s, caller)
  if (!CALLERS.has(kind)) return { rule: '18.1', message: `The ${name} can't call fire: a Leader, Scout or Advisor does.` }
  return observerProblem(s, caller, at, '18.1')
}

/** 1.6.5: why somebody can't direct a Mortar that stands in `from`; null if he can. */
export function directorProblem(s: LnltState, side: Side, director: Unit | undefined, from: Location, at: Location): Problem | null {
  if (!director || director.side !== side || !isOnMap(director))
    return { rule: '1.6.5', message: 'Nobody of yours on the map is named who could direct the fire.' }
  const { kind, name } = typeOf(s, director)
  if (!DIRECTORS.has(kind)) return { rule: '1.6.5', message: `The ${name} can't direct a Mortar.` }
  if (!adjacent(s.setting, from, director.at)) return { rule: '1.6.5', message: `The ${name} is not adjacent to the Mortar.` }
  return observerProblem(s, director, at, '1.6.5')
}

/** In Good Order, unmarked, or the one who has just spotted that hex; and he sees it. */
function observerProblem(s: LnltState, unit: Unit, at: Location, rule: string): Problem | null {
  const ready = readyProblem(s, unit, at, rule)
  if (ready) return ready
  const { blocked } = sightOf(s, unit.at, at)
  return blocked && { rule: blocked.rule, message: `From ${nameOf(s.setting, unit.at)} to ${nameOf(s.setting, at)}: ${blocked.reason}.` }
}

/** 1.6.5, 18.1: neither Shaken nor marked; who has spotted the very hex in this impulse is Ops Complete and may. */
export function readyProblem(s: LnltState, unit: Unit, at: Location, rule: string): Problem | null {
  const { name } = typeOf(s, unit)
  if (unit.shaken) return { rule: '5.1', message: `The ${name} is Shaken.` }
  if (hasMelee(s, unit.at)) return { rule: '8.1', message: `The ${name} is locked in Melee.` }
  if (s.impulse?.callers?.includes(unit.id)) return { rule, message: `The ${name} has called fire in this impulse.` }
  if (isUnactivated(unit) || hasJustSpotted(s, unit, at)) return null
  return { rule, message: `The ${name} has acted in this turn.` }
}

function hasJustSpotted({ impulse }: LnltState, unit: Unit, at: Location): boolean {
  return (
    impulse !== null &&
    impulse.spotter === unit.id &&
    impulse.spotted >= 0 &&
    hexOf(impulse.spotted) === hexOf(at) &&
    has(unit, 'opsComplete')
  )
}
