import { integer, LEGAL, outcomesOf, type Problem, refuse } from '@firegroup/kernel'
import { type Acting, type AslskAct, ending } from '../../acts.ts'
import { isCrewExposed } from '../../armour/crew.ts'
import { type Aslsk, rollDie } from '../../context.ts'
import type { WeaponType } from '../../data/counters.ts'
import { loseMainArmament } from '../../ordnance/handling.ts'
import type { AslskState, Side, Unit, Weapon } from '../../state.ts'
import { isGoodOrder, isVehicle, typeOf, type Vehicle, weaponTypeOf } from '../../units/units.ts'
import { destroyWeapon } from '../../weapons/breakdown.ts'
import { heldBy, weaponName } from '../../words/names.ts'
import { alreadyActed } from './recovery.ts'

export interface Repair {
  readonly type: 'repair'
  readonly weapon: number
}

/** 3.1c Repair: a Good Order unit may try to mend a malfunctioned Weapon that it possesses. */
export const repair: AslskAct<Acting, Repair> = {
  type: 'repair',
  rule: '3.1c',
  fields: { weapon: integer(0) },
  *candidates(s, { side }) {
    for (const weapon of s.weapons)
      if (weapon.malfunctioned && weapon.owner >= 0 && repairProblems(s, side, weapon).length === 0)
        yield { type: 'repair', weapon: weapon.id }
  },
  problems: (s, { side }, { weapon }) => repairProblems(s, side, s.weapons[weapon]),
  perform(g, _, { weapon }) {
    tryRepair(g, g.state.weapons[weapon]!)
    return undefined
  },
  describe: (s, { weapon }) => `Try to repair the ${weaponName(s, weapon)}${heldBy(s, weapon)}`,
  preview: (s, _, decision) => repairOdds(s, decision),
}

export const endRepair = ending('done', '3.1c', 'Repair nothing')

/** 3.1c: at or under its repair number the Weapon works again; the highest face removes it for good. */
function tryRepair(g: Aslsk, weapon: Weapon): void {
  const unit = g.state.units[weapon.owner]!
  const type = weaponTypeOf(g.state, weapon)
  if (isVehicle(unit)) weapon.triedBy.push(unit.id)
  else unit.actedInRally = true
  const { die, result } = rollRepair(g, type)
  g.emit({ type: 'repair', rule: '3.1c', unit: unit.id, weapon: weapon.id, die, repair: type.repair, result })
  if (result === 'repaired') weapon.malfunctioned = false
  else if (result === 'eliminated') {
    if (isVehicle(unit) && type.mounted === 'main') loseMainArmament(g, unit, weapon)
    else destroyWeapon(g, weapon, '3.1c')
  }
}

function repairProblems(s: AslskState, side: Side, weapon: Weapon | undefined): readonly Problem[] {
  const unit = weapon && s.units[weapon.owner]
  if (!weapon || !unit || unit.side !== side || unit.at < 0) return refuse('3.1c', 'None of your units on the map possesses that Weapon.')
  const type = weaponTypeOf(s, weapon)
  if (!weapon.malfunctioned) return refuse('3.1c', `The ${type.name} has not malfunctioned.`)
  if (!isGoodOrder(unit)) return refuse('3.1c', `The ${typeOf(s, unit).label} is not in Good Order.`)
  if (!isOwnNationality(s, unit, type)) return refuse('3.1c', `The ${type.name} is not of the ${typeOf(s, unit).label}'s own nationality.`)
  if (type.repair === 0) return refuse('3.1c', `The ${type.name} can't be repaired.`)
  return isVehicle(unit) ? mountedProblems(unit, weapon, type) : alreadyActed(s, unit)
}

/** 3.1c, 7.8: a vehicle may try each of its weapons once; an AAMG only while the crew is exposed. */
function mountedProblems(vehicle: Vehicle, weapon: Weapon, { name, mounted }: WeaponType): readonly Problem[] {
  if (weapon.triedBy.includes(vehicle.id)) return refuse('3.1c', `The ${name} has been tried in this Rally Phase.`)
  if (mounted === 'antiAircraft' && !isCrewExposed(vehicle))
    return refuse('7.8', `The ${name} can be repaired only while the crew is exposed.`)
  return LEGAL
}

function isOwnNationality(s: AslskState, unit: Unit, type: WeaponType): boolean {
  return typeOf(s, unit).nation === type.nation
}

function rollRepair(g: Aslsk, type: WeaponType): { readonly die: number; readonly result: RepairResult } {
  const die = rollDie(g, `repair of ${type.name}`, (rolled) => repairOutcome(type, rolled))
  return { die, result: repairOutcome(type, die) }
}

type RepairResult = 'repaired' | 'fails' | 'eliminated'

function repairOutcome(type: WeaponType, die: number): RepairResult {
  return die <= type.repair ? 'repaired' : die >= type.removal ? 'eliminated' : 'fails'
}

/** Out of the six faces of the die. */
export interface RepairOdds {
  readonly repaired: number
  readonly eliminated: number
  readonly of: 6
}

function repairOdds(s: AslskState, { weapon }: Repair): RepairOdds {
  const odds = outcomesOf(s, (g: Aslsk) => rollRepair(g, weaponTypeOf(s, s.weapons[weapon]!)).result)
  return { repaired: odds.outOf(6, 'repaired'), eliminated: odds.outOf(6, 'eliminated'), of: 6 }
}
