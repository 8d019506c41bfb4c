import type { Location, Side } from '../state.ts'

export type SpecialistEvent =
  /** 11.4: a Sniper shows himself for the first time. */
  | { readonly type: 'sniperPlaced'; readonly rule: '11.4'; readonly side: Side; readonly unit: number; readonly at: Location }
  /** 11.4: whom the lot chose among all who are there. */
  | {
      readonly type: 'sniperTarget'
      readonly rule: '11.4'
      readonly unit: number
      readonly at: Location
      readonly among: readonly number[]
      readonly target: number
    }
  /** 12.0: a Skill goes back to those that can be drawn. */
  | {
      readonly type: 'skillBack'
      readonly rule: '12.0'
      readonly unit: number
      readonly skill: string
      readonly why: 'eliminated' | 'used'
    }
