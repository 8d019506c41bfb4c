/** What a fire attack is made of. */
import type { AslskState, FireDeclaration, FirePreview, Place, Unit, Weapon } from '@firegroup/aslsk'
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
  readonly inherent: boolean
  readonly directs: boolean
  readonly isLeader: boolean
  /** Why it can't take part, if it does not. */
  readonly problem: Problem | null
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
