/** What attacks in Close Combat are made of. */
import type { CombatOdds, DeclaredAttack, Designation, ReactionPreview } from '@firegroup/aslsk'
import { sameUnits } from './combat-blow.ts'

/** What whoever fights is told. */
export interface AboutCombat {
  readonly hex: string
  readonly ambusher: string | null
  readonly own: readonly (readonly number[])[]
  readonly enemy: readonly (readonly number[])[]
  /** With a vehicle: one attack at a time; who has made his, and who has been attacked. */
  readonly exchange?: { readonly struck: readonly number[]; readonly suffered: readonly number[] }
}

export const anyLoss = ({ eliminated, reduced, immobilized = 0, of }: CombatOdds): number => (eliminated + reduced + immobilized) / of

/** 3.3.4: that men who go for a vehicle in their hex dare to, and hurt it. */
export const reactionChance = ({ paatc, attack }: ReactionPreview): number => (paatc ? paatc.passes / paatc.of : 1) * anyLoss(attack)

export function designation(attacks: readonly DeclaredAttack[]): Designation {
  if (attacks.length === 0) return { type: 'pass' }
  const made = attacks.map(({ by, on, weapons }) => ({ by: [...by], on: [...on], ...(weapons ? { weapons: [...weapons] } : {}) }))
  return { type: 'attack', attacks: made }
}

/** As they are when these attack nobody. */
export function without(attacks: readonly DeclaredAttack[], units: readonly number[]): readonly DeclaredAttack[] {
  return attacks.flatMap(({ by, on }) => {
    const rest = by.filter((id) => !units.includes(id))
    return rest.length > 0 ? [{ by: rest, on }] : []
  })
}

export const same = (a: readonly DeclaredAttack[], b: readonly DeclaredAttack[]): boolean =>
  a.length === b.length &&
  a.every((one, i) => sameUnits(one.by, b[i]!.by) && sameUnits(one.on, b[i]!.on) && `${one.weapons}` === `${b[i]!.weapons}`)

/** Units that such attacks are likely to cost, one reduced for a half: a first proposal, nothing more. */
export const costOf = (odds: readonly CombatOdds[]): number =>
  odds.reduce(
    (sum, { eliminated, reduced, immobilized = 0, on, of }) => sum + (eliminated * on.length + (reduced + immobilized) / 2) / of,
    0,
  )
