import type { MapSpec } from '@firegroup/hexmap'
import alderCross from '../../boards/alder-cross.json' with { type: 'json' }
import larkHill from '../../boards/lark-hill.json' with { type: 'json' }

/** The boards that come with the game, as maps that have passed parseMap (the tests see to it). */
export const boards: readonly MapSpec[] = [alderCross, larkHill] as unknown as readonly MapSpec[]

/** A board by its id; throws where there is none. */
export function board(id: string): MapSpec {
  const found = boards.find((map) => map.id === id)
  if (!found) throw new RangeError(`There is no board "${id}"; there are ${boards.map((map) => map.id).join(', ')}.`)
  return found
}
