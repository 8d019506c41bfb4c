import type { HexMap, LosTable } from '@firegroup/hexmap'
import type { Lives } from '@firegroup/kernel'
import type { Aslsk } from './context.ts'
import type { AttackKind } from './data/attack-kinds.ts'
import type { Pack } from './data/counters.ts'
import type { MarkerKind } from './data/markers.ts'
import type { TerrainType } from './data/terrain.ts'
import type { ActAdvice, Hooks, Module } from './hooks.ts'
import type { Places } from './places/places.ts'
import type { GameActs, GameWindows } from './rules.ts'
import type { RulingOptions, Scenario } from './scenario/types.ts'
import type { VictoryAims } from './scenario/victory.ts'
import type { Step } from './sequence/step.ts'
import type { Hex, Side } from './state.ts'
import type { Tellers } from './words/events.ts'

/** What a game is played on and by: fixed from the start, shared by all copies of the state. */
export interface Setting {
  readonly scenario: Scenario
  /** The counters that there are. */
  readonly pack: Pack
  readonly map: HexMap
  readonly los: LosTable
  /** A.8: the Locations inside hexes; undefined where there are none. */
  readonly places: Places | undefined
  /** The terrain that governs each hex in this scenario's season, by hex index. */
  readonly terrain: readonly TerrainType[]
  /** Buildings as sets of hexes joined by one depiction, by hex index; -1 where there is none. */
  readonly buildings: readonly number[]
  /** The hexes of each building, by the number in `buildings`. */
  readonly buildingHexes: readonly (readonly Hex[])[]
  /** The orders of battle: which units and Weapons set up or enter together, and where. Counters made during play belong to none. */
  readonly groups: readonly DeployedGroup[]
  readonly victory: VictoryAims
  /** 3.3: the hexes from which each side may leave the map. */
  readonly exits: { readonly [S in Side]: readonly Hex[] }
  readonly elr: { readonly [S in Side]: number }
  readonly options: RulingOptions
  /** 8.3: concealment is in effect: with PTO Terrain, or by special rule. */
  readonly conceals: boolean
  /** Units may be unseen by the enemy, concealed or hidden. Where none can be, nobody asks what a side knows. */
  readonly fog: boolean
  /** What may be done, by the question that offers it. */
  readonly acts: GameActs
  /** The sequence of play: the base game's steps and those of the modules that are on, in order. */
  readonly steps: readonly Step[]
  /** What modules put down, by the step with which it goes. */
  readonly lives: Lives<Aslsk>
  readonly hooks: Hooks
  /** What may answer what has just happened, in its order. */
  readonly windows: GameWindows
  /** The optional modules that are on, in the scenario's order. */
  readonly modules: readonly Module[]
  /** The counters that may lie on the map, by their kind. */
  readonly markers: ReadonlyMap<string, MarkerKind>
  /** The kinds of attack that there are, by `Attack.means`. */
  readonly attacks: ReadonlyMap<string, AttackKind>
  /** How events are told. */
  readonly tellers: Tellers
  /** What the modules say of their own acts, by the act's type. */
  readonly advice: ActAdvice
}

/** A group of the order of battle with its counters and its hexes. */
export interface DeployedGroup {
  readonly id: string
  readonly name: string
  readonly side: Side
  /** 0: sets up before play. */
  readonly entersOn: number
  /** 3.1a: comes only when the ATTACKER rolls this or less; 6 when it comes for certain. */
  readonly arrivesOn: number
  readonly units: readonly number[]
  readonly weapons: readonly number[]
  /** The hexes where it may set up, or over which it enters. */
  readonly area: readonly Hex[]
}
