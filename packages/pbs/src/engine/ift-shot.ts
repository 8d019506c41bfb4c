import type { AslskState, FireDeclaration } from '@firegroup/aslsk'
import {
  attackFrom,
  declarationProblems,
  eachRoll,
  type Figured,
  type Firer,
  figure,
  nameOf,
  type Occasion,
  resultOf,
} from '@firegroup/aslsk/queries'
import type { Element } from '../memory.ts'
import type { IftShot } from './questions.ts'

/** The firers that these elements make: each unit once, with what of it fires. */
export function firersOf(set: readonly Element[]): readonly Firer[] {
  const firers = new Map<number, { unit: number; inherent: boolean; weapons: number[] }>()
  for (const { unit, weapon } of set) {
    const firer = firers.get(unit) ?? { unit, inherent: false, weapons: [] }
    if (weapon < 0) firer.inherent = true
    else firer.weapons.push(weapon)
    firers.set(unit, firer)
  }
  return [...firers.values()]
}

/** What these would do together; null where the rules forbid it. */
export function iftShot(s: AslskState, occasion: Occasion, set: readonly Element[], leader: number): IftShot | null {
  if (set.length === 0) return null
  const declaration: FireDeclaration = {
    type: 'fire',
    at: nameOf(s, occasion.expenditure!.at),
    firers: firersOf(set),
    directors: leader < 0 ? [] : [leader],
  }
  if (declarationProblems(s, occasion, declaration).length > 0) return null
  const figured = figure(s, attackFrom(s, occasion, declaration))
  // PBS-FF-08: the DRM that is best for the DEFENDER
  const best = figured.groups.reduce((a, b) => (b.column - b.drm > a.column - a.drm ? b : a))
  return { declaration, fp64: figured.fp64, column: best.column, drm: best.drm, modifiers: best.modifiers, ...strength(figured) }
}

/** A usual morale, by which attacks are compared. */
const USUAL_MORALE = 7

/** GAPS B30: how good it is: rolls out of 36 that would break a usual unit in the end, counted in 36ths of 36, and that kill. */
export function breaking(results: readonly { readonly rolls: number; readonly result: string }[]): {
  readonly breaks: number
  readonly kills: number
} {
  let breaks = 0
  let kills = 0
  for (const { rolls, result } of results) {
    const check = /^(N|\d)MC$/.exec(result)
    if (/^K|KIA$/.test(result)) {
      kills += rolls
      breaks += 36 * rolls
    } else if (check) breaks += rolls * failing(USUAL_MORALE - (check[1] === 'N' ? 0 : Number(check[1])))
  }
  return { breaks, kills }
}

/** The same for an attack that is worked out. */
function strength(figured: Figured): { readonly breaks: number; readonly kills: number } {
  let breaks = 0
  let kills = 0
  eachRoll((dr) => {
    const [result] = resultOf(figured, dr).results
    if (result?.kind === 'KIA' || result?.kind === 'K') {
      kills++
      breaks += 36
    } else if (result?.kind === 'MC') breaks += failing(USUAL_MORALE - result.n)
  })
  return { breaks, kills }
}

/** Rolls out of 36 above a number. */
function failing(number: number): number {
  let count = 0
  eachRoll(({ total }) => {
    if (total > number) count++
  })
  return count
}
