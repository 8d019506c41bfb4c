import type { Modifier, Problem } from '@firegroup/kernel'
import type { Aslsk, DiceRoll } from '../../context.ts'
import { iftResult } from '../../data/ift.ts'
import { type Figured, isFinalKia } from '../../fire/resolution.ts'
import type { Forbidden } from '../../hooks.ts'
import { nameOf } from '../../map/terrain.ts'
import { isIn, positionOf, takePosition } from '../../places/positions.ts'
import type { AslskState, Hex, Location, Unit, Weapon } from '../../state.ts'
import { typeOf, weaponTypeOf } from '../../units/units.ts'
import { isWired, removeWire } from './state.ts'

export const ON = 'wire'
export const BENEATH = 'beneath'

/** B26.4: who comes into a hex with wire is on it, unless he comes along a trench. */
export function entered(s: AslskState, unit: Unit): void {
  if (unit.vehicle || !isWired(s, unit.at) || unit.position?.at === unit.at) return
  takePosition(unit, ON)
}

/** B26.4: only from beneath does anybody leave. */
export function held(s: AslskState, unit: Unit, what: Forbidden, at?: Hex): Problem | undefined {
  if (at === undefined || at === unit.at || !isIn(unit, ON) || !isWired(s, unit.at)) return undefined
  if (what !== 'move' && what !== 'advance' && what !== 'rout') return undefined
  return no('B26.4', `The ${typeOf(s, unit).label} is on the wire of ${nameOf(s, unit.at)} and must get beneath it first.`)
}

/** B26.41: what it took to get beneath is paid with the first hex of a rout. */
export function struggle(s: AslskState, unit: Unit, from: Hex): Modifier | undefined {
  const { position } = unit
  if (s.phase !== 'rout' || position?.at !== from || position.in !== BENEATH || !position.mf) return undefined
  return { rule: 'B26.41', label: 'from beneath the wire', value: position.mf }
}

/** B26.45: nobody on the wire has hands for a charge. */
export function noCharges(s: AslskState, unit: Unit, weapon: Weapon): Problem | undefined {
  if (weaponTypeOf(s, weapon).kind !== 'dc' || !isIn(unit, ON)) return undefined
  return no('B26.45', `The ${typeOf(s, unit).label} is on the wire and can't use its charge.`)
}

/** B26.43: what lies on the wire is out of reach from beneath, and the other way round. */
export function outOfReach(_s: AslskState, unit: Unit, other: Unit | Weapon): Problem | undefined {
  if ('type' in other && !('owner' in other)) return undefined
  const [one, two] = [positionOf(unit) === ON, positionOf(other) === ON]
  return one === two ? undefined : no('B26.43', 'One of them is on the wire, and the other is not.')
}

/** B26.5, A23.5: a placed charge takes the wire with it if the dice alone show a KIA, one that was set with any KIA; not from the wire's own Location but for the Japanese. */
export function blownUp(g: Aslsk, figured: Figured, dr: DiceRoll): void {
  const { attack, column } = figured
  const s = g.state
  if (attack.means === SET_CHARGE && isWired(s, attack.at) && isFinalKia(figured, dr)) blow(g, attack.at)
  if (attack.means !== 'charge' || !isWired(s, attack.at) || attack.from === undefined || attack.thrown) return
  if (attack.from === attack.at && s.setting.scenario.sides[attack.by].nation !== 'japanese') return
  if (iftResult(column, dr.total).kind === 'KIA') blow(g, attack.at)
}

/** What modules call an attack by a charge that was set (A23.7). */
const SET_CHARGE = 'setDc'

function blow(g: Aslsk, at: Location): void {
  removeWire(g.state, at)
  g.emit({ type: 'wire:gone', rule: 'B26.5', of: { at } })
}

export function no(rule: string, message: string): Problem {
  return { rule, message }
}
