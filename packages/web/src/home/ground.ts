/** The ground of a scenario without its rules: enough for a picture. */
import { type BoardPlacement, type HexMap, joinBoards } from '@firegroup/hexmap'

const maps = new Map<string, HexMap>()

/** Scenarios on the same boards share one map, and with it all that is planted and painted; what they crop away stays on the picture. */
export function groundOf(boards: readonly BoardPlacement[]): HexMap {
  const whole = boards.map(({ crop: _, ...board }) => board)
  const key = JSON.stringify(whole)
  let map = maps.get(key)
  if (!map) {
    map = joinBoards(whole)
    maps.set(key, map)
  }
  return map
}
