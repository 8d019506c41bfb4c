import type { Modifier, Problem } from '@firegroup/kernel'
import { SQUAD_HALVES } from '../data/stacking.ts'
import { MMC_KINDS } from '../data/unit-kinds.ts'
import { CAPACITIES } from '../data/vehicle-types.ts'
import type { Attack } from '../fire/attack.ts'
import type { Deed } from '../hooks.ts'
import type { EntryCost } from '../map/costs.ts'
import { hexOf, locationOf, nameOf } from '../map/location.ts'
import { distance, neighbours } from '../map/terrain.ts'
import { movementFactor } from '../movement/allowance.ts'
import { enemyOf, type LnltState, type Location, type Move, type Unit } from '../state.ts'
import { hasUnit, typeOf, typeOfWeapon } from '../units/units.ts'
import { isRiver } from './water.ts'

const RULE = '23.3.1'
/** 23.3.1: a boat takes what can ride on a PPO vehicle. */
const ROOM = CAPACITIES['PPO']!
const NEVER: ReadonlySet<string> = new Set(['weaponTeam', 'mountedSquad', 'mountedHalfSquad', 'vehicle'])

/** 23.3.1: onto and off the water takes the whole MF, a hex on it half of that; null where a step leads over no water. */
export function boatCost(s: LnltState, unit: Unit, from: Location, to: Location): EntryCost | Problem | null {
  const [before, after] = [isRiver(s, from), isRiver(s, to)]
  if ((!before && !after) || distance(s.setting, from, to) !== 1) return null
  const { kind, name } = typeOf(s, unit)
  if (NEVER.has(kind)) return { rule: RULE, message: `The ${name} can't go by Rubber Boat.` }
  const mf = movementFactor(s, unit)
  const value = before && after ? mf : 2 * mf
  return { halves: value, parts: [{ rule: RULE, label: before && after ? 'by boat' : after ? 'into the boat' : 'out of the boat', value }] }
}

/** 23.3.1: why a group can't take this step in boats; null where it can, or where there is no water. */
export function boatProblem(s: LnltState, move: Move, to: Location): Problem | null {
  const [before, after] = [isRiver(s, move.at), isRiver(s, to)]
  if (isRiver(s, move.from) !== before && move.steps > 0) return { rule: RULE, message: 'To get on or off the water takes the whole MF.' }
  if (!before && !after) return null
  const units = move.units.map((id) => s.units[id]!)
  if (units.some(({ vehicle }) => vehicle !== undefined)) return null
  if (after && hasUnit(s, enemyOf(units[0]!.side), to))
    return { rule: RULE, message: `The enemy is on the water in ${nameOf(s.setting, to)}.` }
  if (before !== after && move.steps > 0) return { rule: RULE, message: 'To get on or off the water takes the whole MF.' }
  if (before && !after && move.modes.some((mode) => mode !== 'move'))
    return { rule: RULE, message: 'Off the water one simply moves: no Assault Move, no Stealth, no Low Crawl.' }
  return roomProblem(s, units) ?? (before ? companyProblem(s, move) : null)
}

/** 23.3.1: so many boats as are needed for all of them. */
function roomProblem(s: LnltState, units: readonly Unit[]): Problem | null {
  let boats = 0
  let weapons = 0
  for (const weapon of s.weapons) {
    if (!units.some((unit) => unit.id === weapon.owner)) continue
    if (typeOfWeapon(s, weapon).kind === 'boat') boats++
    else weapons++
  }
  let halves = 0
  let smcs = 0
  for (const unit of units) {
    const { kind } = typeOf(s, unit)
    halves += SQUAD_HALVES[kind]
    if (!MMC_KINDS.has(kind)) smcs++
  }
  if (boats > 0 && halves <= boats * ROOM.halves && smcs <= boats * ROOM.smcs && weapons <= boats * ROOM.weapons) return null
  if (boats === 0) return { rule: '10.4', message: "Without a Rubber Boat Leg units can't enter the River, nor cross it." }
  return { rule: RULE, message: 'Their Rubber Boats do not hold all of them.' }
}

/** 23.3.1: on the water single men stay with those whose boat it is. */
function companyProblem(s: LnltState, { units, at }: Move): Problem | null {
  const side = s.units[units[0]!]!.side
  const isMan = (unit: Unit) => !MMC_KINDS.has(typeOf(s, unit).kind)
  const others = s.units.filter((unit) => unit.at === at && unit.side === side && !units.includes(unit.id))
  const going = units.map((id) => s.units[id]!)
  const splits =
    (going.some(isMan) && !going.some((unit) => !isMan(unit)) && others.some((unit) => !isMan(unit))) ||
    (going.some((unit) => !isMan(unit)) && others.some(isMan))
  return splits ? { rule: RULE, message: 'On the water a single man stays with the unit that he is with.' } : null
}

/** 23.3.1: on the water, with a boat of its side among those who are there. */
export function isAfloat(s: LnltState, { at, side }: Unit): boolean {
  if (!isRiver(s, at)) return false
  return s.weapons.some((weapon) => {
    const owner = s.units[weapon.owner]
    return owner?.at === at && owner.side === side && typeOfWeapon(s, weapon).kind === 'boat'
  })
}

/** Hexes of water next to a place, for those who have a boat. */
export function watersBeside(s: LnltState, move: Move): Location[] {
  if (move.at < 0 || !s.weapons.some((weapon) => move.units.includes(weapon.owner) && typeOfWeapon(s, weapon).kind === 'boat'))
    return NOWHERE
  return neighbours(s.setting, hexOf(move.at))
    .map((hex) => locationOf(hex))
    .filter((at) => isRiver(s, at))
}

const NOWHERE: Location[] = []

/** 23.3.1: nobody fires out of a boat. Contribution to `forbids`. */
export function boatForbids(s: LnltState, unit: Unit, what: Deed): Problem | undefined {
  if ((what !== 'fire' && what !== 'opportunityFire') || !isRiver(s, unit.at)) return undefined
  return { rule: RULE, message: `The ${typeOf(s, unit).name} is in a boat: nobody fires out of it.` }
}

/** 23.3.1: those in boats are easily hit. Contribution to `targetModifiers`. */
export function boatTarget(s: LnltState, _attack: Attack, target: Unit): Modifier | undefined {
  return isRiver(s, target.at) ? IN_A_BOAT : undefined
}

const IN_A_BOAT: Modifier = { rule: RULE, label: 'in a boat', value: 1 }
