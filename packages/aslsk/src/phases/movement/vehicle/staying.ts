import type { Problem } from '@firegroup/kernel'
import { facingsFrom } from '../../../armour/facing.ts'
import { smallArmsBarrel } from '../../../armour/small-arms.ts'
import { type Penetrator, toKill } from '../../../armour/to-kill.ts'
import { killOf } from '../../../data/afv-results.ts'
import { basicToKill, rangeChange, SMALL_ARMS_CALIBER, WEAPON_TO_KILL } from '../../../data/to-kill.ts'
import { isFlamethrower } from '../../../fire/shot-mode.ts'
import { nameOf } from '../../../map/terrain.ts'
import type { AslskState, Location } from '../../../state.ts'
import { typeOf, type Vehicle, vehicleTypeOf, weaponsOf, weaponTypeOf } from '../../../units/units.ts'
import { waysInto } from '../../../vehicles/costs.ts'
import { frontHexes } from '../../../vehicles/facing.ts'
import { mpLeft, vehiclesAt } from '../../../vehicles/status.ts'
import { no } from './able.ts'

/** 3.3.2: the original DR with which it must be able to destroy or Shock whoever is there. */
const ABLE_WITH = 5

/** 3.3.2: why a vehicle may neither stop nor end its move where it is: among enemy vehicles that it could not harm as it came, while it can go on. */
export function stayingProblem(s: AslskState, unit: Vehicle): Problem | null {
  if (!unit.vehicle.outmatched || !hasEnemyVehicle(s, unit, unit.at) || !canLeave(s, unit, unit.at, mpLeft(s, unit))) return null
  return no('3.3.2', `The ${typeOf(s, unit).label} could not harm the enemy vehicle in ${nameOf(s, unit.at)} as it came: it must go on.`)
}

/** 3.3.2: why a vehicle may not drive into a hex for these MP: an enemy vehicle is there that it could not harm, and it would have to stay; null if it may. */
export function enteringProblem(s: AslskState, unit: Vehicle, to: Location, mp: number): Problem | null {
  if (!hasEnemyVehicle(s, unit, to) || canHarm(s, unit, to) || canLeave(s, unit, to, mpLeft(s, unit) - mp)) return null
  return no('3.3.2', `The ${typeOf(s, unit).label} could not harm the enemy vehicle in ${nameOf(s, to)}, and would have to stay there.`)
}

/** 3.3.2: whether it comes among enemy vehicles that it can't harm. */
export function isOutmatched(s: AslskState, unit: Vehicle, to: Location): boolean {
  return hasEnemyVehicle(s, unit, to) && !canHarm(s, unit, to)
}

function hasEnemyVehicle(s: AslskState, unit: Vehicle, at: Location): boolean {
  return vehiclesAt(s, at).some(({ side }) => side !== unit.side)
}

/** It has the MP for a hex before it. */
function canLeave(s: AslskState, unit: Vehicle, at: Location, left: number): boolean {
  return frontHexes(s, at, unit.vehicle.vca).some((to) =>
    waysInto(s, unit, at, to).some(({ pays, mp }) => pays !== 'all' && pays !== 'minimum' && mp <= left),
  )
}

/** 3.3.2: with what it need not fear to run out of, at the side of every enemy vehicle there from which it comes. */
function canHarm(s: AslskState, unit: Vehicle, to: Location): boolean {
  const shells = shellsOf(s, unit)
  return vehiclesAt(s, to).every((enemy) => enemy.side === unit.side || shells.some((shell) => wouldHarm(s, unit.at, shell, enemy)))
}

function wouldHarm(s: AslskState, from: Location, shell: Penetrator, enemy: Vehicle): boolean {
  const { turret } = vehicleTypeOf(s, enemy)
  return (['hull', 'turret'] as const).some((aspect) => {
    const spine = aspect === 'turret' && turret !== 'NT' ? enemy.vehicle.tca : enemy.vehicle.vca
    const facings = from < 0 ? (['front'] as const) : facingsFrom(s, enemy.at, spine, from)
    const places = facings.map((facing) => ({ aspect, facing }))
    const result = killOf(shell.kind, aspect, ABLE_WITH, toKill(s, shell, enemy, places, false).final)
    return result === 'destroyed' || result === 'shock' || result === 'possibleShock'
  })
}

/** 3.3.2: armour-piercing shot and High Explosive of its main armament, at no distance, or the MG or anti-tank rifle that it is; and a flamethrower (4.2). */
function shellsOf(s: AslskState, unit: Vehicle): Penetrator[] {
  const working = weaponsOf(s, unit).filter(({ malfunctioned }) => !malfunctioned)
  const found: Penetrator[] = []
  if (working.some((weapon) => isFlamethrower(s, weapon)))
    found.push({ kind: 'flame', what: 'flame', basic: WEAPON_TO_KILL.ft, modifiers: [], ignoresArmour: true })
  const main = working.find((weapon) => weaponTypeOf(s, weapon).mounted === 'main')
  const { gun, nation } = vehicleTypeOf(s, unit)
  if (!main) return found
  const small = smallArmsBarrel(s, main)?.smallArms
  if (small) {
    const modifiers = [{ rule: '7.9', label: 'range 0', value: rangeChange('ap', SMALL_ARMS_CALIBER, 0) ?? 0 }]
    found.push({ kind: small.isRifle ? 'shot' : 'mg', what: weaponTypeOf(s, main).name, basic: small.toKill, modifiers })
  }
  if (!gun) return found
  for (const shell of ['ap', 'he'] as const) {
    const basic = gun[shell] ? basicToKill(shell, { ...gun, nation, id: main.type }) : null
    if (basic === null) continue
    const modifiers = [{ rule: '7.9', label: 'range 0', value: rangeChange(shell, gun.caliber, 0) ?? 0 }]
    found.push({ kind: shell === 'he' ? 'blast' : 'shot', what: shell, basic, modifiers })
  }
  return found
}
