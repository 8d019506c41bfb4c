import { fireElsewhere, vehicleMalfunction } from './armour/fire.ts'
import { beside } from './armour/infantry.ts'
import { terrainEndsOverrun } from './armour/overrun.ts'
import {
  heavyLeavesSideways,
  isUnhidden,
  movementShows,
  noMarsh,
  pinEndsAcquisition,
  terrainBogs,
  vehicleAlone,
  vehicleForbids,
  wireBogs,
} from './armour/vehicle.ts'
import { sidewaysOnMines } from './fortifications/minefield.ts'
import {
  behindDoubles,
  blindBehind,
  getsBehindPillbox,
  outOfTheBack,
  pillboxIsFull,
  pillboxIsSmall,
  pillboxSetUp,
} from './fortifications/pillbox.ts'
import type { Hooks } from './hooks.ts'
import { partisans } from './partisans/partisans.ts'
import { givenTerrainSteps } from './prepare/given-terrain.ts'
import { guardLost, nameGuards } from './prisoners/guard.ts'
import { surrendersInstead } from './prisoners/surrender.ts'
import { coverEntryDiscards } from './reinforcements/enter.ts'
import type { Step } from './sequence/step.ts'
import { enduranceSteps } from './wounds/endurance.ts'
import { woundedInsteadOfKilled, woundedInsteadOfRouted } from './wounds/wound.ts'

/**
 * 1: what comes with a later chapter of the rulebook than any scenario needs. A scenario that stops before it neither has it nor pays for it. Acts say
 * themselves with which chapter they come (rules.ts); here are the other contributions, asked after those of the base game.
 */
export interface Chapter {
  readonly chapter: number
  readonly hooks?: Partial<Hooks>
  readonly steps?: readonly Step[]
}

export const CHAPTERS: readonly Chapter[] = [
  { chapter: 22, steps: givenTerrainSteps },
  {
    chapter: 23,
    hooks: {
      setUp: [pillboxSetUp],
      terrainForbidden: [pillboxIsSmall],
      transferForbidden: [pillboxIsFull],
      fireForbidden: [blindBehind],
      movementPlayed: [getsBehindPillbox],
      firepowerDoubled: [behindDoubles],
      fireHalved: [outOfTheBack],
    },
  },
  { chapter: 24, hooks: { modeForbidden: [sidewaysOnMines] } },
  partisans,
  {
    chapter: 25,
    hooks: {
      forbids: [vehicleForbids],
      modeForbidden: [heavyLeavesSideways],
      terrainForbidden: [noMarsh],
      transferForbidden: [vehicleAlone],
      movementPlayed: [movementShows],
      terrainPlayed: [terrainBogs, terrainEndsOverrun],
      wireLaid: [wireBogs],
      pinned: [pinEndsAcquisition],
      resolutionDrawn: [vehicleMalfunction],
      attackOver: [fireElsewhere],
      unconcealed: [isUnhidden],
      cover: [beside],
    },
  },
  // G-60: a wound before surrender
  { chapter: 33, hooks: { insteadOfKia: [woundedInsteadOfKilled], insteadOfPanic: [woundedInsteadOfRouted] }, steps: enduranceSteps },
  { chapter: 32, hooks: { insteadOfPanic: [surrendersInstead], manLost: [guardLost], settled: [nameGuards] } },
  { chapter: 35, hooks: { discardLimit: [coverEntryDiscards] } },
]
