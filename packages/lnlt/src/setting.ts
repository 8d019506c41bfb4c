import type { DiceKind, DicePurpose } from './context.ts'
import type { Hooks } from './hooks.ts'
import type { Ground } from './map/ground.ts'
import type { RulingOptions, Scenario } from './scenario/types.ts'
import type { VictoryTests } from './scenario/victory.ts'
import type { Step } from './sequence/step.ts'
import type { Location, Side } from './state.ts'

/** What a game is played on and by: fixed from the start, shared by all copies of the state. */
export interface Setting extends Ground {
  readonly scenario: Scenario
  readonly groups: readonly DeployedGroup[]
  readonly victory: VictoryTests
  /** 1.2: which dice are rolled for what. */
  readonly dice: { readonly [P in DicePurpose]: DiceKind }
  readonly options: RulingOptions
  readonly steps: readonly Step[]
  readonly hooks: Hooks
}

/** A group of the order of battle with its counters and its locations. */
export interface DeployedGroup {
  readonly id: string
  readonly name: string
  readonly side: Side
  /** 0: sets up before play; -1: only when an Event brings it. */
  readonly entersOn: number
  readonly units: readonly number[]
  readonly weapons: readonly number[]
  /** Where it may set up, or over which locations it enters. */
  readonly area: readonly Location[]
}
