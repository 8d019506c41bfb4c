import type { Area, BoardPlacement } from '@firegroup/hexmap'
import type { PackFiles } from '../data/pack.ts'
import type { Side } from '../state.ts'
import type { RulingOptions } from './options.ts'

export type { RulingOptions } from './options.ts'

/** A scenario as data: docs/scenario-format.md. Boards are inlined, so that a saved game needs nothing but itself. */
export interface Scenario {
  readonly format: 'firegroup-scenario'
  readonly version: 1
  readonly system: 'lnlt'
  readonly id: string
  readonly name: string
  /** Where, what happened, and what each side is after: our own words. */
  readonly briefing: {
    readonly place: string
    readonly date: string
    readonly text: string
    readonly blue: string
    readonly red: string
    readonly aftermath?: string
  }
  /** 0: which sections are in force. */
  readonly era: 'ww2' | 'modern'
  readonly boards: readonly BoardPlacement[]
  readonly turns: number
  /** 3.0: who has the initiative in turn 1. */
  readonly initiative: Side
  readonly setsUpFirst: Side
  readonly sides: { readonly [S in Side]: SideSpec }
  readonly victory: Victory
  /** 1.8: what waits on the map until somebody comes or looks there. */
  readonly events?: readonly ScenarioEventSpec[]
  /** 1.8.1: markers that lie face down: which of the values lies where is drawn when it becomes known. */
  readonly objectives?: ObjectivesSpec
  readonly rules?: readonly SpecialRule[]
  readonly modules?: readonly string[]
  readonly options?: Partial<RulingOptions>
  /** Counters in place of ours: docs/lnlt-pack.md. */
  readonly pack?: PackFiles
}

export interface SideSpec {
  readonly nation: string
  readonly name: string
  readonly groups: readonly Group[]
}

/** Units that set up or enter together. */
export interface Group {
  readonly id: string
  readonly name: string
  readonly units: readonly UnitSpec[]
  readonly weapons?: readonly WeaponSpec[]
  readonly arrival:
    | { readonly kind: 'setup'; readonly area: Area }
    | ({ readonly kind: 'enter'; readonly turn: number } & EntrySpec)
    /** 1.8: an Event brings it, and it may wait for another group. */
    | ({ readonly kind: 'event'; readonly after?: string; readonly beside?: string } & EntrySpec)
    /** 11.4: off the map until it is placed, anywhere or only in this area. */
    | { readonly kind: 'sniper'; readonly area?: Area }
}

/** Along an area, or along one of several: then the first to enter chooses for all. */
export interface EntrySpec {
  readonly along?: Area
  readonly alongOneOf?: readonly Area[]
}

/** 22.0: Support Weapons of a group, for anybody in it or for units of this type. */
export interface WeaponSpec {
  readonly type: string
  readonly count: number
  readonly with?: string
}

export interface ObjectivesSpec {
  readonly hexes: readonly string[]
  /** As many as hexes. */
  readonly values: readonly number[]
  /** When one becomes known: when a side controls it, or at the end. Its value counts for whoever controls it at the end. */
  readonly known: 'controlled' | 'atTheEnd'
}

export interface UnitSpec {
  readonly type: string
  readonly count: number
  readonly skills?: readonly string[]
}

/** 1.8: an Event: when it is triggered, its paragraph is read and its effects happen. */
export interface ScenarioEventSpec {
  readonly id: string
  readonly trigger: 'occupation' | 'los'
  readonly hexes: readonly string[]
  /** Whose doing triggers it; absent: either side's. */
  readonly side?: Side
  readonly paragraph: string
  readonly effects: readonly EventEffect[]
}

export type EventEffect =
  /** The group may enter from its owner's next impulse on. */
  | { readonly type: 'reinforce'; readonly group: string }
  /** 22.0: the group appears in this hex; where the enemy is there, around it. */
  | { readonly type: 'appear'; readonly group: string; readonly hex: string }
  | { readonly type: 'points'; readonly side: Side; readonly points: number }
  | { readonly type: 'removeEvents'; readonly ids: readonly string[] }
  | { readonly type: 'note' }

/** The side that has its condition at the end wins; both or neither: a draw, unless `otherwise` names the winner. */
export interface Victory {
  readonly text: string
  readonly conditions: readonly {
    readonly side: Side
    readonly condition: Condition
    readonly text: string
    readonly immediately?: boolean
  }[]
  readonly otherwise?: Side
  /** 22.0: what Victory Points are given for, besides those that Events and Objectives bring. */
  readonly points?: PointsSpec
}

export interface PointsSpec {
  /** By hex, for its controller at the end. */
  readonly hexes?: { readonly [hex: string]: number }
  /** For each enemy eliminated; Half-Squads and Crews are worth half a Squad. */
  readonly eliminated?: { readonly squad: number; readonly leader?: number }
  /** For each of one's own that left the map where it may. */
  readonly exited?: { readonly squad: number; readonly leader?: number }
}

export type Condition =
  | { readonly type: 'control'; readonly hexes: readonly string[]; readonly atLeast?: number }
  | { readonly type: 'controlBuildings'; readonly area: Area; readonly atLeast: number }
  /** Squad-equivalents in halves and Leaders that left over these hexes. */
  | { readonly type: 'exit'; readonly area: Area; readonly halves: number; readonly leaders?: number }
  | { readonly type: 'eliminate'; readonly halves: number }
  | { readonly type: 'moreLosses'; readonly margin: number }
  | { readonly type: 'noEnemyIn'; readonly area: Area; readonly goodOrderOnly?: boolean }
  | { readonly type: 'points'; readonly atLeast: number }
  | { readonly type: 'morePoints'; readonly margin: number }
  | { readonly type: 'all'; readonly of: readonly Condition[] }
  | { readonly type: 'any'; readonly of: readonly Condition[] }
  | { readonly type: 'not'; readonly of: Condition }

/** Scenario special rules that the engine knows, as data. */
export type SpecialRule =
  | { readonly type: 'noHeroes'; readonly side?: Side; readonly text: string }
  | { readonly type: 'singleStory'; readonly text: string }
  | { readonly type: 'noSkillDraws'; readonly text: string }
  | { readonly type: 'smokeCapability'; readonly side?: Side; readonly value: number; readonly text: string }
  | { readonly type: 'ambush'; readonly side: Side; readonly text: string }
  | { readonly type: 'stealthLeaders'; readonly side: Side; readonly text: string }
  | { readonly type: 'controlsAtStart'; readonly side: Side; readonly area: Area; readonly text: string }
  | { readonly type: 'exit'; readonly side: Side; readonly area: Area; readonly text: string }
  /** The way of the group that enters along one of several is not its choice but the die's. */
  | { readonly type: 'entryByLot'; readonly group: string; readonly text: string }
  | { readonly type: 'note'; readonly text: string }
