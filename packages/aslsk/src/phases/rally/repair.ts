import { integer, LEGAL, type Problem, type Question, refuse, variants } from '@firegroup/kernel'
import { type Aslsk, rollDie } from '../../context.ts'
import type { WeaponType } from '../../data/counters.ts'
import type { AslskState, Side, Unit, Weapon } from '../../state.ts'
import { isGoodOrder, typeOf, weaponTypeOf } from '../../units/units.ts'
import { destroyWeapon } from '../../weapons/breakdown.ts'
import { DONE, type Done } from './both-sides.ts'
import { alreadyActed } from './recovery.ts'

interface Repair {
  readonly type: 'repair'
  readonly weapon: number
}
type RepairDecision = Repair | Done

const schema = variants({ repair: { weapon: integer(0) }, done: {} })

/** 3.1c Repair: a Good Order unit may try to mend a malfunctioned Weapon that it possesses. */
export function repairQuestion(s: AslskState, side: Side): Question<RepairDecision> | null {
  const options: Repair[] = []
  for (const weapon of s.weapons)
    if (weapon.malfunctioned && weapon.owner >= 0 && repairProblems(s, side, weapon).length === 0)
      options.push({ type: 'repair', weapon: weapon.id })
  if (options.length === 0) return null
  return {
    kind: 'repair',
    title: 'Shall somebody try to mend a malfunctioned Weapon?',
    rule: '3.1c',
    schema,
    get about() {
      return { options: options.map((option) => ({ ...option, ...repairOdds(s, option) })) }
    },
    candidates: () => [...options, DONE],
    problems: (decision) => (decision.type === 'done' ? LEGAL : repairProblems(s, side, s.weapons[decision.weapon])),
    preview: (decision) => (decision.type === 'done' ? null : repairOdds(s, decision)),
  }
}

/** 3.1c: at or under its repair number the Weapon works again; the highest face removes it for good. */
export function repair(g: Aslsk, decision: RepairDecision): void {
  if (decision.type === 'done') return
  const weapon = g.state.weapons[decision.weapon]!
  const unit = g.state.units[weapon.owner]!
  const type = weaponTypeOf(g.state, weapon)
  unit.actedInRally = true
  const die = rollDie(g, `repair of ${type.name}`)
  const result = repairOutcome(type, die)
  g.emit({ type: 'repair', rule: '3.1c', unit: unit.id, weapon: weapon.id, die, repair: type.repair, result })
  if (result === 'repaired') weapon.malfunctioned = false
  else if (result === 'eliminated') destroyWeapon(g, weapon, '3.1c')
}

function repairProblems(s: AslskState, side: Side, weapon: Weapon | undefined): readonly Problem[] {
  const unit = weapon && s.units[weapon.owner]
  if (!weapon || !unit || unit.side !== side || unit.at < 0) return refuse('3.1c', 'None of your units on the map possesses that Weapon.')
  const type = weaponTypeOf(s, weapon)
  if (!weapon.malfunctioned) return refuse('3.1c', `The ${type.name} has not malfunctioned.`)
  if (!isGoodOrder(unit)) return refuse('3.1c', `The ${typeOf(s, unit).label} is not in Good Order.`)
  if (!isOwnNationality(s, unit, type)) return refuse('3.1c', `The ${type.name} is not of the ${typeOf(s, unit).label}'s own nationality.`)
  if (type.repair === 0) return refuse('3.1c', `The ${type.name} can't be repaired.`)
  return alreadyActed(s, unit)
}

function isOwnNationality(s: AslskState, unit: Unit, type: WeaponType): boolean {
  return typeOf(s, unit).nation === type.nation
}

function repairOutcome(type: WeaponType, die: number): 'repaired' | 'fails' | 'eliminated' {
  return die <= type.repair ? 'repaired' : die >= type.removal ? 'eliminated' : 'fails'
}

function repairOdds(s: AslskState, { weapon }: Repair): { readonly repaired: number; readonly eliminated: number; readonly of: 6 } {
  const type = weaponTypeOf(s, s.weapons[weapon]!)
  let repaired = 0
  let eliminated = 0
  for (let die = 1; die <= 6; die++) {
    const result = repairOutcome(type, die)
    if (result === 'repaired') repaired++
    else if (result === 'eliminated') eliminated++
  }
  return { repaired, eliminated, of: 6 }
}
