/** What a shot of a Gun or Mortar is made of. */
import type { AslskState, Place, ShotDeclaration, ShotPreview } from '@firegroup/aslsk'
import type { Problem } from '@firegroup/kernel'
import { mostInDanger } from './shot-tree.ts'

/** A shot that the engine offers, with what it would do. */
export interface ShotOption {
  readonly declared: ShotDeclaration
  /** Where it stands. */
  readonly place: Place
  readonly preview: ShotPreview | null
  /** Chance to hit, and to harm the target most in danger, of 1; null where nothing may be told. */
  readonly hit: number | null
  readonly harm: number | null
}

/** One thing to choose about a shot, such as what it is aimed as, with the ways to do it. */
export interface ShotChoice {
  readonly id: 'target' | 'ammunition' | 'turn' | 'leader'
  readonly title: string
  readonly ways: readonly ShotWay[]
}

export interface ShotWay {
  readonly words: string
  readonly on: boolean
  /** The shot as it would be. */
  readonly declared: ShotDeclaration
  /** Why it can't be so. */
  readonly problem: Problem | null
  readonly option: ShotOption | null
}

export function isShot(decision: unknown): decision is ShotDeclaration {
  return (decision as { readonly type?: string }).type === 'ordnance'
}

/** Where a Weapon stands: with whoever mans it. */
export function placeOfWeapon(s: AslskState, id: number): Place {
  const weapon = s.weapons[id]
  if (!weapon) return -1
  return s.units[weapon.owner]?.at ?? weapon.at
}

export function shotOption(s: AslskState, declared: ShotDeclaration, preview: ShotPreview | null): ShotOption {
  return {
    declared,
    place: placeOfWeapon(s, declared.weapon),
    preview,
    hit: preview ? Math.max(...preview.groups.map(({ hits }) => hits)) / 36 : null,
    harm: preview ? (mostInDanger(preview)?.harm ?? 0) : null,
  }
}
