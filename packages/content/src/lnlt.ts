/** What comes with Lock 'n Load Tactical. */
import type { MapSpec } from '@firegroup/hexmap'
import { freezePlain } from '@firegroup/kernel'
import type { Scenario } from '@firegroup/lnlt'
import { magpieWood } from './boards/magpie-wood.ts'
import { weaversEnd } from './boards/weavers-end.ts'
import { byId } from './by-id.ts'

export const boards: readonly MapSpec[] = [weaversEnd, magpieWood]

/** Frozen, so that games share what is made of them. */
export const scenarios: readonly Scenario[] = freezePlain([])

export const board: (id: string) => MapSpec = byId('board', boards)
export const scenario: (id: string) => Scenario = byId('scenario', scenarios)
