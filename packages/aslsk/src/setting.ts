import type { HexMap, LosTable } from '@firegroup/hexmap'
import type { TerrainType } from './data/terrain.ts'
import type { Hooks } from './hooks.ts'
import type { RulingOptions, Scenario } from './scenario/types.ts'
import type { Step } from './sequence/step.ts'
import type { Side } from './state.ts'

/** What a game is played on and by: fixed from the start, shared by all copies of the state. */
export interface Setting {
  readonly scenario: Scenario
  readonly map: HexMap
  readonly los: LosTable
  /** The terrain that governs each hex in this scenario's season, by hex index. */
  readonly terrain: readonly TerrainType[]
  /** Buildings as sets of hexes joined by one depiction, by hex index; -1 where there is none. */
  readonly buildings: readonly number[]
  readonly elr: { readonly [S in Side]: number }
  readonly options: RulingOptions
  /** The sequence of play: the base game's steps and those of the modules that are on, in order. */
  readonly steps: readonly Step[]
  readonly hooks: Hooks
}
