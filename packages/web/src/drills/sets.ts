/** All drills there are, by game, and the player's own. */
import { drillsOf } from '@firegroup/content/drills'
import type { Drill } from '@firegroup/lab'
import { games } from '../games/index.ts'
import { ownDrills } from './own.ts'

export interface DrillSet {
  /** The id of the game; 'own' for the player's own. */
  readonly system: string
  readonly title: string
  readonly drills: readonly Drill[]
}

let shipped: Promise<readonly DrillSet[]> | undefined

export async function allDrills(): Promise<readonly DrillSet[]> {
  shipped ??= Promise.all(games.map(async ({ id, title }) => ({ system: id, title, drills: await drillsOf(id) })))
  const own = ownDrills()
  return own.length === 0 ? await shipped : [...(await shipped), { system: 'own', title: 'From your own games', drills: own }]
}
