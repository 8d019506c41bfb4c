import { listed } from '@firegroup/kernel/words'
import type { FireDeclaration } from '../fire/declaration.ts'
import { nameOf } from '../map/location.ts'
import type { LnltState } from '../state.ts'
import { unitInPlace, unitItems, unitLabel, weaponItems, weaponName } from './names.ts'

/** An attack as a short request: 'Fire from C3 with Squad 2-5-4 and the BAR at F5, Leader 6-1-6 leads'. */
export function fireWords(s: LnltState, { from, at, firers, leader, target }: FireDeclaration): string {
  const whom = target === undefined ? at : `${unitLabel(s, target)} in ${at}`
  return `Fire from ${from} with ${armed(s, firers)} at ${whom}${leader === undefined ? '' : ledBy(s, leader)}`
}

/** Who leads, or that nobody does where somebody could. */
export function ledBy(s: LnltState, leader: number | undefined): string {
  if (leader === undefined) return ''
  return leader < 0 ? ', unaided' : `, ${unitLabel(s, leader)} leads`
}

/** Who fights with his own firepower, and the weapons; whoever has neither is named all the same. */
export function armed(s: LnltState, arms: FireDeclaration['firers']): string {
  const own = arms.filter(({ inherent, weapons }) => inherent || weapons.length === 0).map(({ unit }) => unit)
  const weapons = [...new Set(arms.flatMap((each) => each.weapons))]
  return listed([...unitItems(s, own), ...weaponItems(s, weapons)])
}

/** 'MG42 of Squad 1-6-4 in F5', or 'MG42' where nobody has it. */
export function weaponInHands(s: LnltState, weapon: number): string {
  const owner = s.weapons[weapon]?.owner ?? -1
  return `${weaponName(s, weapon)}${owner < 0 ? '' : ` of ${unitInPlace(s, owner)}`}`
}

/** ' in F5': where the first of them is. */
export function placeOfUnits(s: LnltState, units: readonly number[]): string {
  const at = s.units[units[0] ?? -1]?.at ?? -1
  return at < 0 ? '' : ` in ${nameOf(s.setting, at)}`
}
