import type { Hex, Side } from '../state.ts'

/** 6.4, 8.3: what becomes known, and what no longer is. */
export type ConcealmentEvent =
  /** Units that were unseen are there for all to see. */
  | { readonly type: 'revealed'; readonly rule: string; readonly side: Side; readonly at: Hex; readonly units: readonly number[] }
  /** 8.3.3: units that nobody knew of are placed on the map under a concealment counter. */
  | { readonly type: 'placedConcealed'; readonly rule: string; readonly side: Side; readonly at: Hex; readonly units: readonly number[] }
  /** 8.3, 8.3.1: units are under a concealment counter from now on. */
  | { readonly type: 'conceals'; readonly rule: string; readonly side: Side; readonly at: Hex; readonly units: readonly number[] }
  /** 6.4, 8.3.2: units run into an enemy whom they did not see, and stay where they were. */
  | {
      readonly type: 'bumps'
      readonly rule: string
      readonly units: readonly number[]
      readonly from: Hex
      readonly at: Hex
      /** The MF spent where they were, in halves. */
      readonly mf: number
    }
