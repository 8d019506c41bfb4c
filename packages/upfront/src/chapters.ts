import type { Hooks } from './hooks.ts'
import { givenTerrainSteps } from './prepare/given-terrain.ts'
import type { Step } from './sequence/step.ts'

/**
 * 1: what comes with a later chapter of the rulebook than any scenario needs. A scenario that stops before it neither has it nor pays for it. Acts say
 * themselves with which chapter they come (rules.ts); here are the other contributions, asked after those of the base game.
 */
export interface Chapter {
  readonly chapter: number
  readonly hooks?: Partial<Hooks>
  readonly steps?: readonly Step[]
}

export const CHAPTERS: readonly Chapter[] = [{ chapter: 22, steps: givenTerrainSteps }]
