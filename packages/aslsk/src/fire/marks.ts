import type { Aslsk } from '../context.ts'
import type { AslskState, FireMark, Unit, Weapon } from '../state.ts'
import { isLeader, typeOf } from '../units/units.ts'
import { type Attack, type Firer, firingPlaces, unitOf } from './attack.ts'
import { usesFlame } from './modifiers.ts'
import { markOf, shotMode, weaponsUsed } from './shot-mode.ts'

/** 3.2.5, 3.3.3, 3.4: the fire counters that an attack leaves on those who made it. A Weapon that keeps its rate gets none yet. */
export function markFirers(g: Aslsk, attack: Attack, cowered: boolean, kept: readonly Weapon[]): void {
  const s = g.state
  for (const firer of attack.firers) markFirer(s, attack, firer, cowered, kept)
  for (const id of attack.directors) {
    const leader = unitOf(s, id)
    leader.directed = attack.firers.map((firer) => firer.unit)
    leader.fire = strongest(leader.fire, markAfter(attack, 'none', cowered))
  }
}

function markFirer(s: AslskState, attack: Attack, firer: Firer, cowered: boolean, kept: readonly Weapon[]): void {
  const unit = unitOf(s, firer.unit)
  const again = firer.inherent && shotMode(s, attack.kind, unit.fire, unit.at, attack.at) !== 'full'
  const mark = markAfter(attack, firer.inherent ? unit.fire : 'none', cowered)
  for (const id of firer.weapons) {
    const weapon = s.weapons[id]!
    const keeps = kept.includes(weapon) && !again
    weapon.keptRate = keeps
    weapon.fire = keeps ? weapon.fire : markAfter(attack, markOf(weapon), cowered)
    if (weapon.fire === 'final' && attack.kind === 'firstFire') flipAll(s, unit)
  }
  if (isLeader(unit)) unit.firedWeapon = true
  if (firer.inherent) unit.fire = mark
  if (forfeits(s, unit)) {
    unit.forfeited = true
    if (!firer.weapons.some((id) => s.weapons[id]!.keptRate)) unit.fire = strongest(unit.fire, mark)
  }
  if (again && attack.kind === 'firstFire') flipAll(s, unit)
}

/** 3.3.3: after Subsequent First Fire the unit and all its Weapons are under Final Fire, whether they all fired or not; that ends any rate (1.2.4.1). */
function flipAll(s: AslskState, unit: Unit): void {
  unit.fire = 'final'
  for (const weapon of s.weapons)
    if (weapon.owner === unit.id) {
      weapon.fire = 'final'
      weapon.keptRate = false
    }
}

/** The counter for someone who had this one before. Cowering takes the last one at once (3.2.2). */
function markAfter(attack: Attack, before: FireMark, cowered: boolean): FireMark {
  if (attack.kind === 'prepFire') return 'prep'
  if (attack.expenditure === null) return 'final'
  return before === 'none' && !cowered ? 'first' : 'final'
}

/** 4.0: a squad that fires two Weapons, a half squad or crew that fires one, gives up its own FP. */
function forfeits(s: AslskState, unit: Unit): boolean {
  const { kind } = typeOf(unit)
  const used = weaponsUsed(s, unit).length
  return kind === 'squad' ? used > 1 : kind !== 'leader' && used > 0
}

function strongest(a: FireMark, b: FireMark): FireMark {
  const order: readonly FireMark[] = ['none', 'prep', 'first', 'final']
  return order.indexOf(a) > order.indexOf(b) ? a : b
}

/** 3.2.2, 3.3.3: what the Mandatory Fire Group and the cap of shots by MF need to remember. */
export function recordShots(s: AslskState, attack: Attack): void {
  const expenditure = attack.expenditure ? s.expenditures : 0
  if (!usesFlame(s, attack)) for (const from of firingPlaces(s, attack)) s.volleys.push({ from, at: attack.at, expenditure })
  if (!attack.expenditure) return
  const targets = attack.expenditure.units.slice()
  for (const firer of attack.firers) {
    if (firer.inherent) s.shots.push({ firer: `u${firer.unit}`, at: attack.at, targets })
    for (const weapon of firer.weapons) s.shots.push({ firer: `w${weapon}`, at: attack.at, targets })
  }
}
