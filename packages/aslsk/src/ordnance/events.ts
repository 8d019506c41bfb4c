import type { Modifier } from '@firegroup/kernel'
import type { Ammo } from '../data/ammunition.ts'
import type { TargetType } from '../data/to-hit.ts'
import type { When } from '../fire/events.ts'
import type { Hex, Side } from '../state.ts'

/** Targets of a shot that have the same DRM. */
export interface ToHitGroup {
  readonly units: readonly number[]
  readonly modifiers: readonly Modifier[]
  readonly final: number
  readonly hit: boolean
}

/** What happens with Guns and Mortars. */
export type OrdnanceEvent =
  | {
      readonly type: 'toHit'
      readonly rule: '3.2.4'
      readonly when: When
      readonly by: Side
      readonly weapon: number
      readonly unit: number
      readonly at: Hex
      readonly target: TargetType
      /** 6.2: what was fired, where it was not High Explosive. */
      readonly ammo?: Ammo
      readonly intensive: boolean
      readonly th: number
      readonly dice: readonly [coloured: number, white: number]
      /** Those with the least DRM first; one without units where the hex is empty. */
      readonly groups: readonly ToHitGroup[]
      /** 6.1: who suffers the Critical Hit; -1 where there is none. */
      readonly critical: number
    }
  /** 6.2: ammunition that was the last of its kind, or was never there: then nothing was fired, unless the Gun broke down. */
  | {
      readonly type: 'depleted'
      readonly rule: '6.2'
      readonly weapon: number
      readonly ammo: Ammo
      readonly number: number
      readonly original: number
      readonly last: boolean
      readonly fired: boolean
    }
  | {
      readonly type: 'smokeLaid'
      readonly rule: '6.2' | 'C13.57'
      readonly weapon: number
      readonly at: Hex
      readonly hindrance: number
      readonly ammo: Ammo
    }
  /** 6.5: an attempt to push a Gun; the move itself is told after it. */
  | {
      readonly type: 'pushes'
      readonly rule: '6.5'
      readonly weapon: number
      readonly units: readonly number[]
      readonly from: Hex
      readonly to: Hex
      readonly number: number
      readonly dice: readonly [coloured: number, white: number]
      readonly modifiers: readonly Modifier[]
      readonly final: number
      readonly result: 'moves' | 'stops' | 'fails'
    }
  | { readonly type: 'gunTurns'; readonly rule: '3.2.4'; readonly weapon: number; readonly ca: number; readonly spines: number }
  /** 6.10: the DRM that the Weapon has at it from now on. */
  | { readonly type: 'acquires'; readonly rule: '6.10' | '6.11'; readonly weapon: number; readonly at: Hex; readonly drm: number }
  | { readonly type: 'gunDestroyed'; readonly rule: '6.1' | '6.7'; readonly weapon: number; readonly at: Hex }
