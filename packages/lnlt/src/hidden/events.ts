import type { Location, Side } from '../state.ts'

/** What was set up in secret, and how it comes out. */
export type HiddenEvent =
  /** 22.0: units that hid have shown themselves, or were found, and are on the map now. */
  | {
      readonly type: 'appears'
      readonly rule: '22.0'
      readonly side: Side
      readonly units: readonly { readonly unit: number; readonly at: Location }[]
      readonly why: 'chose' | 'found' | 'shelled' | 'end'
    }
  /** 21.4: a Mines marker is laid; where, its own side alone is told. */
  | { readonly type: 'minesLaid'; readonly rule: '21.4'; readonly side: Side; readonly fp: number; readonly at?: Location }
  /** 21.4: hidden Mines lie open from now on: so many markers. */
  | { readonly type: 'minesFound'; readonly rule: '21.4'; readonly side: Side; readonly at: Location; readonly count: number }
