import { type Modifier, total } from '@firegroup/kernel'
import type { Aslsk, DiceRoll } from '../context.ts'
import { FP_UNIT } from '../data/ift.ts'
import type { AslskState, Expenditure, Location, Side } from '../state.ts'
import type { Attack } from './attack.ts'
import type { When } from './events.ts'
import { kindOf } from './modifiers.ts'
import { type Figured, figureWith } from './resolution.ts'
import { announce, strike } from './strike.ts'

/** An attack whose firepower is a given number: nobody fires it, nobody directs it, and it never cowers. */
export interface Blow {
  /** A kind of attack that the base game or a module has registered. */
  readonly kind: string
  readonly when: When
  readonly by: Side
  readonly at: Location
  readonly targets: readonly number[]
  readonly fp: number
  /** What is special about how it came there, besides what counts for every attack of its kind. */
  readonly special?: readonly Modifier[]
  readonly expenditure?: Expenditure | null
  /** 8.3.2: who counts as concealed, where that was settled before. */
  readonly unseen?: readonly number[]
  /** A.8: from which Location it was brought there, where that matters. */
  readonly from?: Location | undefined
  /** A23.6: it was thrown from there. */
  readonly thrown?: true
}

/** The attack as the rules of fire know it. */
export function attackOfBlow({ kind, when, by, at, targets, expenditure = null, unseen, from, thrown }: Blow): Attack {
  return {
    when,
    means: kind,
    by,
    at,
    targets,
    firers: [],
    directors: [],
    expenditure,
    ...(unseen ? { unseen } : {}),
    ...(from === undefined ? {} : { from }),
    ...(thrown ? { thrown } : {}),
  }
}

/** 3.2.3: worked out as far as it goes without dice. */
export function figureBlow(s: AslskState, blow: Blow): Figured {
  const { fp, special = [] } = blow
  const figured = figureWith(s, attackOfBlow(blow), [], fp * FP_UNIT)
  if (figured.groups.length === 0) return { ...figured, drm: total(special) + (kindOf(s, { means: blow.kind }).drm?.value ?? 0) }
  if (special.length === 0) return figured
  const groups = figured.groups.map((group) => ({
    ...group,
    modifiers: [...group.modifiers, ...special],
    drm: group.drm + total(special),
    ...(group.gun ? { gun: { ...group.gun, nearMiss: [...group.gun.nearMiss, ...special] } } : {}),
  }))
  return { ...figured, groups }
}

/** 3.2.3: what this DR makes of it. */
export function strikeBlow(g: Aslsk, blow: Blow, dr: DiceRoll, rule: string): void {
  const figured = figureBlow(g.state, blow)
  announce(g, figured, dr, rule)
  strike(g, figured, dr)
}
