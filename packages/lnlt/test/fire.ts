import { expect } from 'vitest'
import type { FireDeclaration } from '../src/fire/declaration.ts'
import type { FirePreview } from '../src/fire/preview.ts'
import { isSpotted } from '../src/spotting/spotted.ts'
import type { Side } from '../src/state.ts'
import { placeName } from '../src/view.ts'
import type { LnltTable } from './table.ts'

export interface ShotWords {
  readonly leader?: string
  /** Where they are said to fire from; that of the first unless told. */
  readonly from?: string
  /** The vehicle that is fired at, by its name. */
  readonly target?: string
}

/**
 * An attack in words: `shotOf(t, 'a+BAR b c:MG34', 'F5', { leader: 'l' })`: a with its IFP and its BAR, b with its IFP, c with its MG34 alone. The first
 * leads. With 'c:' alone c fires nothing.
 */
export function shotOf(t: LnltTable, firers: string, at: string, words: ShotWords = {}): FireDeclaration & { readonly type: 'fire' } {
  const parts = firers.split(' ').map((part) => {
    const [, unit = '', sign = '', weapons = ''] = /^(\w+)([+:]?)(.*)$/.exec(part) ?? []
    const named = weapons === '' ? [] : weapons.split('+')
    return { unit: t.unit(unit), inherent: sign !== ':', weapons: named.map((weapon) => t.weapon(weapon)) }
  })
  const from = words.from ?? placeName(t.state, t.state.units[parts[0]!.unit]!.at)
  const target = words.target === undefined ? {} : { target: t.unit(words.target) }
  return { type: 'fire', from, at, firers: parts, ...(words.leader === undefined ? {} : { leader: t.unit(words.leader) }), ...target }
}

/** Whoever is asked fires so; in an impulse that is not yet declared their location is activated first. */
export function shoot(t: LnltTable, firers: string, at: string, words: ShotWords = {}): LnltTable {
  ready(t, firers)
  return t.answer(t.asked.kind, shotOf(t, firers, at, words))
}

/** That attack would be refused. */
export function mayNot(
  t: LnltTable,
  firers: string,
  at: string,
  because: { rule?: string; message?: RegExp },
  words: ShotWords = {},
): LnltTable {
  ready(t, firers)
  return t.refuses(t.asked.seat, shotOf(t, firers, at, words), because)
}

function ready(t: LnltTable, firers: string): void {
  if (t.asked.kind !== 'impulse') return
  const unit = /^\w+/.exec(firers)![0]
  t.activate(t.where(unit))
}

/** What the engine foretells of it. */
export function preview(t: LnltTable, firers: string, at: string, words: ShotWords = {}): FirePreview {
  ready(t, firers)
  const [open] = t.game.open
  const decision = shotOf(t, firers, at, words)
  expect(open!.question.problems(decision)).toEqual([])
  return open!.question.preview!(decision) as FirePreview
}

/** The modifiers of an attack and of its first target, as 'label value'. */
export function modifiers({ modifiers: all, targets }: Pick<FirePreview, 'modifiers' | 'targets'>): string[] {
  return [...all, ...targets[0]!.modifiers].map(({ label, value }) => `${label} ${value}`)
}

/** FP with everything that is added to the die, against a target. */
export function strength({ targets }: FirePreview, target = 0): number {
  return targets[target]!.attack
}

export function spotted(t: LnltTable, side: Side, at: string): boolean {
  return isSpotted(t.state, side, t.place(at))
}
