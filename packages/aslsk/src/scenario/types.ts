import type { Area, BoardPlacement } from '@firegroup/hexmap'
import type { PackFiles } from '../data/counters.ts'
import type { Side } from '../state.ts'

export type { Area, BoardPlacement } from '@firegroup/hexmap'

/** A scenario as data: docs/scenario-format.md. Boards are inlined, so that a saved game needs nothing but itself. */
export interface Scenario {
  readonly format: 'firegroup-scenario'
  readonly version: 1
  readonly system: 'aslsk'
  readonly id: string
  readonly name: string
  /** Where, what happened, and what each side is after: our own words. */
  readonly briefing: {
    readonly place: string
    readonly date: string
    readonly text: string
    readonly allied: string
    readonly axis: string
    readonly aftermath?: string
  }
  /** 1 to 12: decides what is in season. */
  readonly month: number
  readonly year: number
  readonly boards: readonly BoardPlacement[]
  readonly turns: number
  /** 3.9: in the last turn only the side that moves first has a Player Turn. */
  readonly halfLastTurn?: boolean
  readonly movesFirst: Side
  readonly setsUpFirst: Side
  readonly sides: { readonly [S in Side]: SideSpec }
  readonly victory: Victory
  readonly rules?: readonly SpecialRule[]
  /** Optional modules, by name. */
  readonly modules?: readonly string[]
  readonly options?: Partial<RulingOptions>
  /** Counters over our own. */
  readonly pack?: PackFiles
  /** A change in favour of one side, for players of different strength. */
  readonly balance?: { readonly [S in Side]?: BalanceProvision }
  /** The side for which the balance provision is in force in this game; absent: neither. */
  readonly balanceFor?: Side
}

export interface SideSpec {
  readonly nation: string
  readonly name: string
  /** 5.1: Experience Level Rating. */
  readonly elr: number
  readonly groups: readonly Group[]
}

/** Units that set up or enter together. */
export interface Group {
  readonly id: string
  readonly name: string
  readonly units: readonly CountOf[]
  readonly weapons?: readonly CountOf[]
  readonly arrival:
    | { readonly kind: 'setup'; readonly area: Area }
    | { readonly kind: 'enter'; readonly turn: number; readonly along: Area }
}

export interface CountOf {
  readonly type: string
  readonly count: number
}

/** The named side wins if its condition holds (at the end, or at any time where it says so); otherwise the other does. */
export interface Victory {
  readonly side: Side
  readonly text: string
  readonly condition: Condition
  /** Wins for either side the moment they hold. */
  readonly immediately?: readonly { readonly side: Side; readonly condition: Condition; readonly text: string }[]
}

export type Condition =
  | { readonly type: 'control'; readonly hexes: readonly string[]; readonly atLeast?: number }
  | { readonly type: 'controlBuildings'; readonly area: Area; readonly stoneOnly?: boolean; readonly atLeast: number }
  | { readonly type: 'exit'; readonly points: number }
  | { readonly type: 'casualties'; readonly points: number }
  | { readonly type: 'casualtyRatio'; readonly own: number; readonly enemy: number }
  | { readonly type: 'noEnemyIn'; readonly area: Area; readonly goodOrderOnly?: boolean }
  | { readonly type: 'all'; readonly of: readonly Condition[] }
  | { readonly type: 'any'; readonly of: readonly Condition[] }
  | { readonly type: 'not'; readonly of: Condition }

/** Scenario special rules that the engine knows, as data. */
export type SpecialRule =
  | { readonly type: 'noSmokeGrenades'; readonly side?: Side; readonly text: string }
  | { readonly type: 'exitEdge'; readonly side: Side; readonly edge: Area; readonly text: string }
  | { readonly type: 'provisionalReinforcement'; readonly group: string; readonly atMost: number; readonly text: string }
  | { readonly type: 'elr'; readonly side: Side; readonly elr: number; readonly text: string }
  | { readonly type: 'note'; readonly text: string }

export type BalanceProvision = {
  readonly text: string
  readonly add?: { readonly group: string; readonly units?: readonly CountOf[]; readonly weapons?: readonly CountOf[] }
  readonly turns?: number
  readonly elr?: number
}

/** Rulings on which players disagree; docs/rulings.md. */
export interface RulingOptions {
  /** Whether the interface may tell what is in sight before a shot is declared (3.2.1). */
  readonly losChecks: 'free' | 'declared'
}
