import type { Modifier, Problem } from '@firegroup/kernel'
import type { Aslsk } from '../../context.ts'
import type { Attack } from '../../fire/attack.ts'
import type { FirepowerFactor } from '../../fire/events.ts'
import { usesFlame } from '../../fire/modifiers.ts'
import type { Forbidden } from '../../hooks.ts'
import type { EntryRate } from '../../map/costs.ts'
import { canSee, sidesBetween } from '../../map/los.ts'
import { hexOf, nameOf } from '../../map/terrain.ts'
import { relocate } from '../../phases/rout/weapons.ts'
import { type AslskState, enemyOf, type Hex, type Location, type Unit, type Weapon } from '../../state.ts'
import { eliminateUnit } from '../../units/casualties.ts'
import { hasUnits, isVehicle, typeOf, vehicleTypeOf, weaponTypeOf } from '../../units/units.ts'
import { isLight } from '../../weapons/light.ts'
import { isCrest, protectedFront } from './crest.ts'
import { CREST, DOWN_MF, DOWN_MP, STREAM_MF } from './data.ts'
import { depressionAt, isAlong, isStream } from './ground.ts'

/** B19.4, B20.4: down over the bank it is more than the ground, in a stream always. */
export function downCost(s: AslskState, unit: Unit, from: Hex, to: Hex, by: EntryRate): Modifier | undefined {
  const kind = depressionAt(s, to)
  if (kind === undefined || from < 0) return undefined
  const along = isAlong(s, from, to) || hexOf(s, from) === to
  if (isVehicle(unit)) {
    const mp = DOWN_MP[vehicleTypeOf(s, unit).move === 'tracked' ? 'tracked' : 'wheeled']
    return along && !isStream(s, to) ? undefined : { rule: 'B19.4', label: 'down the bank', value: mp }
  }
  const value = (along || by === 'road' ? 0 : DOWN_MF) + (by === 'road' || hexOf(s, from) === to ? 0 : STREAM_MF[kind])
  return value === 0 ? undefined : { rule: 'B19.4', label: isStream(s, to) ? 'the stream' : 'down the bank', value }
}

/** B20.9: entrenched against Direct Fire that comes over the front, and not from where one looks down to the bottom. */
export function crestTem(s: AslskState, attack: Attack, target: Unit, from: Hex | null): Modifier | undefined {
  const front = protectedFront(s, target.at)
  if (!front || from === null || attack.indirect || attack.means === 'overrun' || usesFlame(s, attack)) return undefined
  const over = sidesBetween(s, from, hexOf(s, target.at))
  if (over.length === 0 || !over.every((side) => front.includes(side)) || canSee(s, from, hexOf(s, target.at))) return undefined
  return { rule: 'B20.9', label: 'Crest', value: CREST.tem, tags: ['tem', 'inHex'] }
}

/** B20.9: what is not in front of them they fire at with half their FP. */
export function offFront(s: AslskState, attack: Attack, firer: Unit): readonly FirepowerFactor[] {
  return isInFront(s, firer.at, attack.at) ? [] : [{ rule: 'B20.9', label: 'Area Fire from the Crest', num: 1, den: 2 }]
}

function isInFront(s: AslskState, from: Location, at: Hex): boolean {
  const front = protectedFront(s, from)
  if (!front) return true
  const over = sidesBetween(s, at, hexOf(s, from))
  return over.length > 0 && over.every((side) => front.includes(side))
}

/** B20.6, B20.95, F5.41: what is too heavy for a bank or for water; in a wadi it fires over the front of the Crest. */
export function tooHeavy(s: AslskState, unit: Unit, weapon: Weapon, at: Hex): Problem | undefined {
  if (isVehicle(unit) || isLightEnough(s, weapon)) return undefined
  const { name } = weaponTypeOf(s, weapon)
  if (isCrest(s, unit.at)) {
    if (depressionAt(s, hexOf(s, unit.at)) !== 'wadi') return no('B20.95', `The ${name} is too heavy to be fired from the Crest.`)
    return isInFront(s, unit.at, at) ? undefined : no('F5.41', `From the Crest of a wadi the ${name} fires only over its front.`)
  }
  return isStream(s, unit.at) ? no('B20.6', `The ${name} is too heavy to be fired from the stream.`) : undefined
}

const LIGHT = ['lmg', 'latw', 'ft', 'dc'] as const

function isLightEnough(s: AslskState, weapon: Weapon): boolean {
  return LIGHT.some((light) => isLight(weaponTypeOf(s, weapon), light))
}

/** F5.43: no Gun is pushed to a Crest but in a wadi. */
export function noGunUp(s: AslskState, _unit: Unit, _from: Hex, to: Hex, withGun: boolean): Problem | undefined {
  if (!withGun || !isCrest(s, to) || depressionAt(s, hexOf(s, to)) === 'wadi') return undefined
  return no('F5.43', `No Gun goes to the Crest in ${nameOf(s, hexOf(s, to))}.`)
}

/** B20.9: only men in Good Order take a Crest. */
export function noRoutUp(s: AslskState, unit: Unit, what: Forbidden, at?: Hex): Problem | undefined {
  if (what !== 'rout' || at === undefined || !isCrest(s, at)) return undefined
  return no('B20.9', `The ${typeOf(s, unit).label} is broken and takes no Crest.`)
}

/** B20.9: who is broken and still at a Crest when all have routed goes down to the bottom; to enemies he does not. */
export function slideDown(g: Aslsk): undefined {
  const s = g.state
  for (const unit of s.units) {
    if (!unit.broken || unit.at < 0 || unit.melee || !isCrest(s, unit.at)) continue
    const hex = hexOf(s, unit.at)
    if (hasUnits(s, enemyOf(unit.side), hex)) {
      eliminateUnit(g, unit, 'B20.9', 'broken at the Crest, with enemies below')
      continue
    }
    relocate(s, unit, hex)
    g.emit({ type: 'depressions:down', rule: 'B20.9', of: { unit: unit.id, at: hex } })
  }
  return undefined
}

function no(rule: string, message: string): Problem {
  return { rule, message }
}
