import type { Modifier } from '@firegroup/kernel'

/** What happens in the Rally Phase. A recovery is told with the Weapons. */
export type RallyEvent =
  | {
      readonly type: 'rallyAttempt'
      readonly rule: '3.1e' | '3.1f'
      readonly unit: number
      /** Who tries to rally it; -1 for a self-rally. */
      readonly leader: number
      readonly morale: number
      readonly dice: readonly [coloured: number, white: number]
      readonly modifiers: readonly Modifier[]
      readonly final: number
      readonly result: 'rallies' | 'fails' | 'reduced' | 'demoted'
    }
  | {
      readonly type: 'repair'
      readonly rule: '3.1c'
      readonly unit: number
      readonly weapon: number
      readonly die: number
      /** The highest dr that repairs it. */
      readonly repair: number
      readonly result: 'repaired' | 'fails' | 'eliminated'
    }
  | { readonly type: 'dmKept'; readonly rule: '3.1h'; readonly unit: number; readonly why: 'enemy' | 'choice' }
