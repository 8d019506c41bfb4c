/** What a shot of a Gun or Mortar is made of. */
import { type AslskState, type Place, type ShotDeclaration, type ShotPreview, type Vehicle, vehicleTypeOf } from '@firegroup/aslsk'
import type { Problem } from '@firegroup/kernel'
import { percent } from '../../../../play/controller/draft.ts'
import { isPending } from '../../../../play/controller/known-question.ts'
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
  /** 7.10: chance to destroy the vehicle that is aimed at; null where it is none. */
  readonly destroys: number | null
}

/** One thing to choose about a shot, such as what it is aimed as, with the ways to do it. */
export interface ShotChoice {
  readonly id: 'target' | 'vehicle' | 'ammunition' | 'eyes' | 'turn' | 'leader'
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

/** Where a Weapon points: a Gun itself, what a vehicle has by its turret or hull; undefined where it has no arc. */
export function arcOf(s: AslskState, id: number): number | undefined {
  const weapon = s.weapons[id]
  const owner = s.units[weapon?.owner ?? -1]
  if (owner?.vehicle) return vehicleTypeOf(s, owner as Vehicle).turret === 'NT' ? owner.vehicle.vca : owner.vehicle.tca
  const ca = weapon?.ordnance?.ca ?? -1
  return ca < 0 ? undefined : ca
}

export function shotOption(s: AslskState, declared: ShotDeclaration, preview: ShotPreview | null): ShotOption {
  return {
    declared,
    place: placeOfWeapon(s, declared.weapon),
    preview,
    hit: preview ? Math.max(...preview.groups.map(({ hits }) => hits)) / 36 : null,
    harm: preview ? (mostInDanger(preview)?.harm ?? 0) : null,
    destroys: preview && declared.target === 'vtt' ? destroysOf(preview) : null,
  }
}

const destroysOf = ({ odds }: ShotPreview): number => Math.max(0, ...odds.targets.map(({ odds: own }) => own.eliminated / own.of))

/** 'kills 20%', 'harms 35%'. */
export function effectWords({ harm, destroys }: Pick<ShotOption, 'harm' | 'destroys'>): string {
  if (destroys !== null) return `kills ${percent(destroys)}`
  return harm === null ? '' : `harms ${percent(harm)}`
}

/** '58% hit, 20% destroyed'. */
export function shotWords({ hit, harm, destroys }: Pick<ShotOption, 'hit' | 'harm' | 'destroys'>): string {
  if (hit === null || harm === null) return ''
  return `${percent(hit)} hit, ${destroys === null ? `${percent(harm)} harmed` : `${percent(destroys)} destroyed`}`
}

/** Whether the table has yet to say what it thinks of a way. */
export const isUnknown = ({ problem }: ShotWay): boolean => problem !== null && isPending([problem])
