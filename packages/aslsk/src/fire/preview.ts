import type { Modifier } from '@firegroup/kernel'
import type { AslskState, FireMark } from '../state.ts'
import type { Attack } from './attack.ts'
import { attackFrom, type FireDeclaration, type Occasion } from './declaration.ts'
import type { FirepowerPart } from './events.ts'
import { markBy } from './marks.ts'
import { kindOf } from './modifiers.ts'
import { residualFrom, weakened } from './residual.ts'
import { columnFp, eachRoll, type Figured, figure, resultOf } from './resolution.ts'
import type { OddsByTarget } from './target-odds.ts'
import { oddsOfKnown } from './unseen-odds.ts'

export interface FirePreview {
  readonly parts: readonly FirepowerPart[]
  readonly fp64: number
  readonly column: number
  readonly modifiers: readonly Modifier[]
  readonly drm: number
  readonly cowers: number
  /** By original DR 2 … 12: how many of the 36 rolls, and the result they give the first group of targets (doubles may cower). */
  readonly results: readonly { readonly dr: number; readonly rolls: number; readonly result: string }[]
  /** Rolls out of 36 that have any effect at all. */
  readonly anyEffect: number
  /** What it costs in the enemy's move, if nobody cowers and no Weapon keeps its rate or breaks down: the counter on the firers, and the residual FP left. */
  readonly leaves: { readonly mark: FireMark; readonly residual: number } | null
  /** 7.6: of a vehicle that turns its hull for it: rolls of a Bog Check, before it, with which it does not fire; absent where there is none. */
  readonly bogs?: { readonly rolls: number; readonly of: 36 }
  /** What may become of each target, all checks counted. Worked out when it is looked at. */
  readonly targets: OddsByTarget
}

/** What a declaration would do; nothing is told beforehand where LOS is checked only by firing (3.2.1). */
export function declarationPreview(s: AslskState, occasion: Occasion, declared: FireDeclaration): FirePreview | null {
  return s.setting.options.losChecks === 'declared' ? null : firePreview(s, attackFrom(s, occasion, declared))
}

/** The exact odds of an attack, worked out by the functions that resolve it, over all the dice. */
export function firePreview(s: AslskState, attack: Attack, bogs: FirePreview['bogs'] | null = null): FirePreview {
  return figuredPreview(s, figure(s, attack), bogs)
}

/** The same for an attack that is worked out already. */
export function figuredPreview(s: AslskState, figured: Figured, bogs: FirePreview['bogs'] | null = null): FirePreview {
  const { attack } = figured
  const [main] = figured.groups
  let targets: OddsByTarget | undefined
  return {
    parts: figured.parts,
    fp64: figured.fp64,
    column: columnFp(main?.column ?? figured.column),
    modifiers: main?.modifiers ?? [],
    drm: main?.drm ?? 0,
    cowers: figured.cowers,
    results: resultsByDr(figured),
    anyEffect: countRolls(figured),
    leaves:
      attack.expenditure && kindOf(s, attack).aimed
        ? { mark: markBy(s, attack), residual: weakened(s, attack.at, residualFrom(figured, figured.column, 0, []).fp).fp }
        : null,
    ...(bogs ? { bogs } : {}),
    get targets() {
      targets ??= oddsOfKnown(s, figured)
      return targets
    },
  }
}

function resultsByDr(figured: Figured): { dr: number; rolls: number; result: string }[] {
  const rows: { dr: number; rolls: number; result: string }[] = []
  eachRoll((dr) => {
    const result = resultOf(figured, dr).results[0]?.code ?? '-'
    const row = rows.find((other) => other.dr === dr.total && other.result === result)
    if (row) row.rolls++
    else rows.push({ dr: dr.total, rolls: 1, result })
  })
  return rows.sort((a, b) => a.dr - b.dr)
}

function countRolls(figured: Figured): number {
  let count = 0
  eachRoll((dr) => {
    if (resultOf(figured, dr).results.some((result) => result.kind !== 'none')) count++
  })
  return count
}
