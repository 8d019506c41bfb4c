/** What comes with Lock 'n Load Tactical: maps of a village and of a wood, and scenarios from a quarter of an hour to an hour. */
import type { MapSpec } from '@firegroup/hexmap'
import { freezePlain } from '@firegroup/kernel'
import type { Scenario } from '@firegroup/lnlt'
import { magpieWood } from './boards/magpie-wood.ts'
import { weaversEnd } from './boards/weavers-end.ts'
import { byId } from './by-id.ts'
import { breadBeforeNoon } from './scenarios/lnlt/bread-before-noon.ts'
import { fogOnTheRidge } from './scenarios/lnlt/fog-on-the-ridge.ts'
import { oneForSorrow } from './scenarios/lnlt/one-for-sorrow.ts'
import { theCartersRoad } from './scenarios/lnlt/the-carters-road.ts'
import { theManorAtNoon } from './scenarios/lnlt/the-manor-at-noon.ts'
import { theWeavingMill } from './scenarios/lnlt/the-weaving-mill.ts'

export const boards: readonly MapSpec[] = [weaversEnd, magpieWood]

/** Frozen, so that games share what is made of them. */
export const scenarios: readonly Scenario[] = freezePlain([
  breadBeforeNoon,
  fogOnTheRidge,
  oneForSorrow,
  theManorAtNoon,
  theWeavingMill,
  theCartersRoad,
])

export const board: (id: string) => MapSpec = byId('board', boards)
export const scenario: (id: string) => Scenario = byId('scenario', scenarios)
