import type { MapEdge } from '@firegroup/hexmap'
import type { Lives } from '@firegroup/kernel'
import type { LnltActs } from './acts.ts'
import type { DiceKind, DicePurpose, Lnlt } from './context.ts'
import type { Pack } from './data/pack.ts'
import type { Hooks, Module, Policies } from './hooks.ts'
import type { Ground } from './map/ground.ts'
import type { RulingOptions, Scenario } from './scenario/types.ts'
import type { VictoryAims } from './scenario/victory.ts'
import type { Step } from './sequence/step.ts'
import type { Hex, Location, Side } from './state.ts'
import type { GameTellers } from './words/telling.ts'

/** What a game is played on and by: fixed from the start, shared by all copies of the state. */
export interface Setting extends Ground {
  readonly scenario: Scenario
  /** 1.1: the counters and Support Weapons in play. */
  readonly pack: Pack
  readonly groups: readonly DeployedGroup[]
  readonly victory: VictoryAims
  /** The locations for whose Control Victory Points are given, by hex. */
  readonly victoryHexes: { readonly [hex: string]: Location }
  /** 1.8: the hexes of each Event of the scenario. */
  readonly eventHexes: readonly (readonly Hex[])[]
  /** 22.0: from where each side may leave the map, by location. */
  readonly exits: { readonly [S in Side]: readonly boolean[] }
  /** 1.2: which dice are rolled for what. */
  readonly dice: { readonly [P in DicePurpose]: DiceKind }
  readonly options: RulingOptions
  /** 10.5.6: attacks may set fire. */
  readonly burns: boolean
  /** 20.1: fought in the dark. */
  readonly isNight: boolean
  /** 22.0: something is set up in secret. */
  readonly hides: boolean
  /** 21.4: the Mines that are laid in secret. */
  readonly minefields: readonly Minefield[]
  readonly steps: readonly Step[]
  /** The modules that are on, in the scenario's order. */
  readonly modules: readonly Module[]
  readonly hooks: Hooks
  /** What of it comes from modules: planners ask for it by itself. */
  readonly added: Hooks
  readonly policies: Policies
  readonly lives: Lives<Lnlt>
  readonly tellers: GameTellers
  readonly acts: LnltActs
}

/** Locations over which a group may enter. */
export interface EntryWay {
  readonly at: readonly Location[]
  readonly edge: MapEdge | null
}

/** 21.4: Mines that a side lays in secret: how many markers of which FP, and where they may lie. */
export interface Minefield {
  readonly side: Side
  readonly fp: number
  readonly count: number
  readonly area: readonly Location[]
}

/** A group of the order of battle with its counters and its locations. */
export interface DeployedGroup {
  readonly id: string
  readonly name: string
  readonly side: Side
  /** 0: sets up before play; -1: only when an Event brings it; -2: a Sniper, placed by its own rule (11.4). */
  readonly entersOn: number
  readonly units: readonly number[]
  readonly weapons: readonly number[]
  /** 22.0: the type of unit to which each of these weapons is tied, in step with them; '' = to nobody. */
  readonly tiedTo: readonly string[]
  /** Where it may set up, or over which locations it enters: all its ways together. */
  readonly area: readonly Location[]
  /** 22.0: the ways by which it may enter, of which it takes one; each with the map edge that it is, where it is one. */
  readonly ways: readonly EntryWay[]
  /** 22.0: it sets up in secret; absent where it does not. */
  readonly hides?: true
  /** 22.0: it enters only after somebody of this group has, and by an edge next to the one that those took; '' = no such tie. */
  readonly after: string
  readonly beside: string
}
