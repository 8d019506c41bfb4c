/** What a fire attack is made of. */
import { type AslskState, type FireDeclaration, type FirePreview, type Place, typeOf, type Unit, type Weapon } from '@firegroup/aslsk'
import type { Problem } from '@firegroup/kernel'
import { nameOf } from '../../../../play/controller/draft.ts'
import type { ShotOption } from './shot-parts.ts'

export type Firer = FireDeclaration['firers'][number]

/** A way to fire that the engine offers, with what it would do. */
export interface FireOption {
  readonly declared: FireDeclaration
  readonly places: readonly Place[]
  readonly preview: FirePreview | null
  /** Rolls with any effect, of 1; null where nothing may be told. */
  readonly effect: number | null
}

/** An answer to a move: by a fire group, or by Ordnance. */
export type Reply = {
  readonly places: readonly Place[]
  /** How likely it harms, of 1; null where nothing may be told. */
  readonly effect: number | null
} & ({ readonly kind: 'fire'; readonly option: FireOption } | { readonly kind: 'shot'; readonly option: ShotOption })

/** A unit in a firing hex, and what it does in this attack. */
export interface FirerRow {
  readonly unit: Unit
  readonly weapons: readonly { readonly weapon: Weapon; readonly on: boolean }[]
  /** It fires, with its own firepower or a Weapon. */
  readonly fires: boolean
  readonly inherent: boolean
  readonly directs: boolean
  readonly isLeader: boolean
  /** Why it can't take part, if it does not. */
  readonly problem: Problem | null
}

/** A unit's row, as the attack is declared so far. */
export function firerRow(
  s: AslskState,
  unit: Unit,
  { firers, directors }: { readonly firers: readonly Firer[]; readonly directors: readonly number[] },
): FirerRow {
  const firer = firers.find((each) => each.unit === unit.id)
  const weapons = s.weapons
    .filter((weapon) => weapon.owner === unit.id && (!weapon.ordnance || firer?.weapons.includes(weapon.id)))
    .map((weapon) => ({ weapon, on: firer?.weapons.includes(weapon.id) ?? false }))
  return {
    unit,
    weapons,
    fires: firer !== undefined,
    inherent: firer?.inherent ?? false,
    directs: directors.includes(unit.id),
    isLeader: typeOf(s, unit).kind === 'leader',
    problem: null,
  }
}

/** The offered attack with the most of one hex, at the target or at anything. */
export function wholeStack(
  s: AslskState,
  candidates: readonly FireDeclaration[],
  place: Place,
  at: Place | null,
): FireDeclaration | undefined {
  const name = at === null ? null : nameOf(s, at)
  return candidates
    .filter(
      (each) => (name === null || each.at === name) && each.firers.every(({ unit }) => s.units[unit]!.at === place) && !isFlame(s, each),
    )
    .sort((a, b) => b.firers.length + b.directors.length - a.firers.length - a.directors.length || armsOf(b) - armsOf(a))[0]
}

const armsOf = ({ firers }: FireDeclaration): number => firers.reduce((sum, { weapons }) => sum + weapons.length, 0)

function isFlame(s: AslskState, { firers }: FireDeclaration): boolean {
  return firers.length === 1 && !firers[0]!.inherent && firers[0]!.weapons.some((id) => s.weapons[id]!.type.includes('FT'))
}
