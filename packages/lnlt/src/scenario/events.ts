import type { Location, Side } from '../state.ts'

/** What happens around the units: set-up, arrivals, Control, Events, exits, the end. */
export type ScenarioEvent =
  | {
      readonly type: 'setUp'
      readonly rule: '22.0'
      readonly side: Side
      readonly units: readonly { readonly unit: number; readonly at: Location }[]
      /** How many more hide; absent where none does, or it is told to their own side. */
      readonly hidden?: number
    }
  /** 22.0: a group may enter from now on; `ways` are the numbers of the ways that are open to it. */
  | {
      readonly type: 'reinforcements'
      readonly rule: string
      readonly side: Side
      readonly group: string
      readonly units: readonly number[]
    }
  /** 22.0: by which way a group enters, when a die decides. */
  | {
      readonly type: 'entryRoll'
      readonly rule: '22.0'
      readonly side: Side
      readonly group: string
      readonly die: number
      readonly way: string
    }
  | { readonly type: 'control'; readonly rule: '22.1'; readonly side: Side; readonly at: readonly Location[] }
  /** 1.8: an Event's paragraph is read out. */
  | {
      readonly type: 'eventRead'
      readonly rule: '1.8'
      readonly event: string
      readonly side: Side
      readonly at: Location
      readonly paragraph: string
    }
  /** 1.8: an Event gives guns off the map. */
  | {
      readonly type: 'gunsGranted'
      readonly rule: '18.2'
      readonly side: Side
      readonly name: string
      readonly fp: number
      readonly missions: number
    }
  /** 1.8: a group will come in that turn. */
  | { readonly type: 'announced'; readonly rule: '1.8'; readonly side: Side; readonly group: string; readonly turn: number }
  /** 1.8: what an Event gave to do is done. */
  | { readonly type: 'taskDone'; readonly rule: '1.8'; readonly side: Side; readonly name: string; readonly at: Location }
  | { readonly type: 'eventRemoved'; readonly rule: '1.8'; readonly event: string }
  | { readonly type: 'points'; readonly rule: '1.8'; readonly side: Side; readonly points: number }
  | { readonly type: 'objective'; readonly rule: '1.8.1'; readonly at: Location; readonly value: number }
  | { readonly type: 'exits'; readonly rule: '22.0'; readonly unit: number; readonly from: Location }
  | { readonly type: 'victory'; readonly rule: '22.0'; readonly winner: Side | null; readonly reason: string }
