import type { Location, Side } from '../state.ts'
import type { Edge } from './flight.ts'

export type AirEvent =
  /** 19.1: a plane comes; from one edge, or from any of several. */
  | {
      readonly type: 'airSupport'
      readonly rule: '19.1'
      readonly unit: number
      readonly side: Side
      readonly edges: readonly Edge[]
      readonly die: readonly number[]
    }
  | { readonly type: 'flies'; readonly rule: string; readonly unit: number; readonly to: Location }
  /** 19.1.2, 19.1.3: it attacks a hex; what comes of it is told by itself. */
  | {
      readonly type: 'airAttack'
      readonly rule: string
      readonly side: Side
      readonly at: Location
      readonly fp: number
      readonly what: 'cannon' | 'bomb' | 'bomber'
    }
  /** 19.2.1: it hovers, or flies on. */
  | {
      readonly type: 'hovers'
      readonly rule: string
      readonly unit: number
      readonly at: Location
      readonly hovering: boolean
    }
  | { readonly type: 'airLeaves'; readonly rule: string; readonly unit: number }
  /** 19.1.1: damaged, it turns away. */
  | { readonly type: 'airAborts'; readonly rule: string; readonly unit: number; readonly at: Location }
  /** Where it comes down; -1: off the map. */
  | { readonly type: 'crash'; readonly rule: string; readonly unit: number; readonly at: Location; readonly dice: readonly number[] }
