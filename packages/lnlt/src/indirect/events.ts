import type { Modifier } from '@firegroup/kernel'
import type { Mission } from '../data/indirect-fire.ts'
import type { Location, Side } from '../state.ts'

export type IndirectEvent =
  /** 18.2: the Spotting Round: where it was wanted, the white die and the coloured one, and where it fell; -1: off the map. */
  | {
      readonly type: 'spottingRound'
      readonly rule: '18.2'
      readonly unit: number
      readonly battery: number
      readonly mission: Mission
      readonly at: Location
      readonly dice: readonly number[]
      readonly modifiers: readonly Modifier[]
      readonly distance: number
      readonly to: Location
      /** 18.2: the caller does not see where it fell: the mission is broken off. */
      readonly lost: boolean
    }
  | { readonly type: 'missionAborted'; readonly rule: '18.2'; readonly unit: number; readonly battery: number }
  /** 18.2: shells fall on these hexes with this FP each. */
  | {
      readonly type: 'fireMission'
      readonly rule: string
      readonly side: Side
      readonly battery: number
      readonly mission: Mission
      readonly at: Location
      readonly hexes: readonly Location[]
      readonly fps: readonly number[]
    }
  /** 18.2.1: a Walking Barrage goes on, or ends. */
  | { readonly type: 'barrageEnds'; readonly rule: '18.2.1'; readonly side: Side; readonly cancelled: boolean }
