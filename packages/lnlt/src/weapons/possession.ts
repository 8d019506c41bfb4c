import { integer, LEGAL, type Problem, type Rules, record, refuse } from '@firegroup/kernel'
import type { Lnlt } from '../context.ts'
import { ownWeapons } from '../data/nations.ts'
import { PORTAGE } from '../data/support-weapons.ts'
import { MMC_KINDS } from '../data/unit-kinds.ts'
import { isGrenades } from '../modern/grenades.ts'
import type { LnltQuestion } from '../questions.ts'
import { ELIMINATED, type LnltState, type Unit, type Weapon } from '../state.ts'
import { typeOf, typeOfWeapon, weaponsOf } from '../units/units.ts'
import type { GoneWhy, LeftWhy } from './events.ts'

/** 1.6: how many SWs a unit can carry: a Squad two, a smaller one or an eligible single man one, all others none. */
export function carryLimit(s: LnltState, unit: Unit): number {
  return PORTAGE[typeOf(s, unit).kind].carries
}

/** 1.6: why a unit can't have this SW in addition to what it has; `instead` of one that it gives away. */
export function carrierProblem(s: LnltState, unit: Unit, weapon: Weapon, instead = -1): Problem | null {
  const type = typeOf(s, unit)
  const limit = carryLimit(s, unit)
  if (limit === 0) return { rule: '1.6', message: `A ${type.name} can't carry Support Weapons.` }
  const heavy = heavyProblem(s, unit, weapon)
  if (heavy) return heavy
  if (!isOfItsColour(s, unit, weapon)) {
    return {
      rule: '1.6',
      message: `The ${typeOfWeapon(s, weapon).name} belongs to another nation of its side: a unit uses those of its own colour.`,
    }
  }
  if (isGrenades(s, weapon))
    return weapon.side === unit.side ? null : { rule: '23.2.2', message: `The ${typeOfWeapon(s, weapon).name} can't be captured.` }
  let carried = 0
  for (const other of s.weapons)
    if (other.owner === unit.id && other.id !== weapon.id && other.id !== instead && !isGrenades(s, other)) carried++
  return carried < limit ? null : { rule: '1.6', message: `The ${type.name} has all that it can carry: ${limit}.` }
}

/** 23.1.5: why it is too heavy for one man. */
export function heavyProblem(s: LnltState, unit: Unit, weapon: Weapon): Problem | null {
  const { heavy, name } = typeOfWeapon(s, weapon)
  if (!heavy || MMC_KINDS.has(typeOf(s, unit).kind)) return null
  return { rule: '23.1.5', message: `The ${name} is too heavy for a single man.` }
}

/** 1.6: one of the unit's own colour, or of a faction that shares with it; one taken from the enemy, or assigned from his stocks, is as good. */
function isOfItsColour(s: LnltState, unit: Unit, weapon: Weapon): boolean {
  const { nation } = typeOfWeapon(s, weapon)
  if (weapon.side !== unit.side || ownWeapons(typeOf(s, unit).nation, nation)) return true
  return !s.units.some((other) => other.side === unit.side && typeOf(s, other).nation === nation)
}

/** 1.6.8: picked up from the enemy; one that the scenario assigns bears the colour of its side and is not. */
export function isCaptured(s: LnltState, weapon: Weapon): boolean {
  return weapon.owner >= 0 && s.units[weapon.owner]!.side !== weapon.side
}

/** 1.6.1: on its tripod or put together, and not to be moved. */
export function isFixed(s: LnltState, weapon: Weapon): boolean {
  return weapon.assembled && typeOfWeapon(s, weapon).tripod !== null
}

/** 1.6: a unit takes a loose SW. */
export function pickUp(g: Lnlt, unit: Unit, weapon: Weapon): void {
  weapon.owner = unit.id
  weapon.at = unit.at
  const captured = isCaptured(g.state, weapon)
  g.emit({ type: 'weaponPickedUp', rule: captured ? '1.6.8' : '1.6', weapon: weapon.id, unit: unit.id, captured })
}

/** 1.6: the SW stays where its owner is, on the side that is up. */
export function leaveWeapon(g: Lnlt, weapon: Weapon, why: LeftWhy, rule = '1.6'): void {
  const unit = g.state.units[weapon.owner]!
  weapon.owner = -1
  weapon.at = unit.at
  g.emit({ type: 'weaponLeft', rule, weapon: weapon.id, unit: unit.id, at: unit.at, why })
}

/** 1.6: an eliminated unit's SWs stay in its location. To be called while it is still there. */
export function leaveWeapons(g: Lnlt, unit: Unit): void {
  for (const weapon of g.state.weapons) {
    if (weapon.owner !== unit.id) continue
    if (isGrenades(g.state, weapon)) removeWeapon(g, weapon, 'lost', '23.2.2')
    else leaveWeapon(g, weapon, 'eliminated')
  }
}

/** 1.6.1: whoever leaves must abandon what stands on its tripod. To be called while the unit is still there. */
export function abandonFixed(g: Lnlt, unit: Unit): void {
  for (const weapon of g.state.weapons)
    if (weapon.owner === unit.id && isFixed(g.state, weapon)) leaveWeapon(g, weapon, 'abandoned', '1.6.1')
}

/** 1.6.1, 1.6.5: whoever is driven out leaves that behind, and every Mortar. To be called while the unit is still there. */
export function abandonInFlight(g: Lnlt, unit: Unit): void {
  abandonFixed(g, unit)
  for (const weapon of g.state.weapons)
    if (weapon.owner === unit.id && typeOfWeapon(g.state, weapon).kind === 'mortar') leaveWeapon(g, weapon, 'abandoned', '1.6.5')
}

/** The SW is out of the game. */
export function removeWeapon(g: Lnlt, weapon: Weapon, why: GoneWhy, rule: string): void {
  weapon.owner = -1
  weapon.at = ELIMINATED
  g.emit({ type: 'weaponGone', rule, weapon: weapon.id, why })
}

/** 1.6, 23.2.2: what a unit has of Support Weapons. */
export function countedOf(s: LnltState, unit: Unit): readonly Weapon[] {
  return weaponsOf(s, unit).filter((weapon) => !isGrenades(s, weapon))
}

export interface DropWeapon {
  readonly weapon: number
}
export const dropSchema = record({ weapon: integer(0) })

/** 1.6: a Squad with two SWs that becomes a Half-Squad drops one, which one its owner says. */
export function* dropExcess(g: Lnlt, unit: Unit): Rules<void> {
  for (;;) {
    const weapons = countedOf(g.state, unit)
    if (weapons.length <= carryLimit(g.state, unit)) return
    const weapon = allAlike(weapons) ? weapons[0]!.id : (yield* g.ask(unit.side, dropQuestion(g.state, unit))).weapon
    leaveWeapon(g, g.state.weapons[weapon]!, 'reduced')
  }
}

function dropQuestion(s: LnltState, unit: Unit): LnltQuestion<'dropWeapon'> {
  return {
    kind: 'dropWeapon',
    title: 'They can carry only one weapon now. Which do they leave behind?',
    rule: '1.6',
    schema: dropSchema,
    about: { unit: unit.id },
    candidates: () => countedOf(s, unit).map(({ id }) => ({ weapon: id })),
    problems: ({ weapon }) => (s.weapons[weapon]?.owner === unit.id ? LEGAL : refuse('1.6', 'That unit does not have such a weapon.')),
  }
}

function allAlike([first, ...others]: readonly Weapon[]): boolean {
  return others.every(
    ({ type, side, jammed, assembled, used }) =>
      type === first!.type && side === first!.side && jammed === first!.jammed && assembled === first!.assembled && used === first!.used,
  )
}
