import type { Scenario } from '@firegroup/aslsk'
import { freezePlain } from '@firegroup/kernel'
import { board } from '../boards/index.ts'
import { chapelOnTheHill } from './chapel-on-the-hill.ts'
import { engineersAtTheMill } from './engineers-at-the-mill.ts'
import { firstLight } from './first-light.ts'
import { frozenCrossroads } from './frozen-crossroads.ts'
import { longEvening } from './long-evening.ts'
import { patrolInTheOrchard } from './patrol-in-the-orchard.ts'
import { roadHome } from './road-home.ts'

const alderCross = board('alder-cross')
const larkHill = board('lark-hill')

/** The scenarios that come with the game, from a quarter of an hour to an evening. Frozen, so that games share what is made of them. */
export const scenarios: readonly Scenario[] = freezePlain([
  firstLight(alderCross),
  patrolInTheOrchard(alderCross),
  engineersAtTheMill(alderCross),
  chapelOnTheHill(larkHill),
  frozenCrossroads(alderCross),
  roadHome(larkHill),
  longEvening(alderCross, larkHill),
])

/** A scenario by its id; throws where there is none. */
export function scenario(id: string): Scenario {
  const found = scenarios.find((each) => each.id === id)
  if (!found) throw new RangeError(`There is no scenario "${id}"; there are ${scenarios.map((each) => each.id).join(', ')}.`)
  return found
}
