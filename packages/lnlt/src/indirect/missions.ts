import type { Side as HexSide } from '@firegroup/hexmap'
import { centreFp, LINE_REACH, LOOSE_RADIUS, type Mission, outerFp } from '../data/indirect-fire.ts'
import type { Ground } from '../map/ground.ts'
import { neighbours } from '../map/terrain.ts'
import type { Hex } from '../state.ts'

/** 18.2: a hex on which shells fall, and with which FP. */
export interface Struck {
  readonly hex: Hex
  readonly fp: number
}

/** 18.2.1: which way a Line or a Walking Barrage lies: a side of the hex; `wide`: those beside the first of a Walking Barrage hang back (LG-84). */
export interface Lie {
  readonly direction: number
  readonly wide: boolean
}

/** 18.2, 18.2.1: every hex of a mission around its centre, the centre first; what would lie off the map is not there. */
export function missionHexes(ground: Ground, mission: Mission, centre: Hex, fp: number, lie: Lie): readonly Struck[] {
  const around = aroundOf(ground, mission, centre, lie)
  return [{ hex: centre, fp: centreFp(mission, fp) }, ...around.map((hex) => ({ hex, fp: outerFp(mission, fp) }))]
}

function aroundOf(ground: Ground, mission: Mission, centre: Hex, { direction, wide }: Lie): readonly Hex[] {
  switch (mission) {
    case 'standard':
    case 'concentrated':
      return neighbours(ground, centre)
    case 'loose':
      return Array.from({ length: ground.map.size }, (_, hex) => hex).filter(
        (hex) => hex !== centre && ground.map.grid.distance(hex, centre) <= LOOSE_RADIUS,
      )
    case 'line':
      return [...rowFrom(ground, centre, direction, LINE_REACH), ...rowFrom(ground, centre, direction + 3, LINE_REACH)]
    case 'walking':
      return [wide ? 2 : 1, wide ? -2 : -1].flatMap((turn) => rowFrom(ground, centre, direction + turn, 1))
  }
}

/** The hexes in a straight row from one, itself left out. */
function rowFrom(ground: Ground, from: Hex, direction: number, length: number): Hex[] {
  const row: Hex[] = []
  for (let i = 1; i <= length; i++) {
    const hex = hexAlong(ground, from, direction, i)
    if (hex < 0) break
    row.push(hex)
  }
  return row
}

/** The hex so many hexes away in a direction, -1 where that is off the map. */
export function hexAlong({ map }: Ground, from: Hex, direction: number, distance: number): Hex {
  let hex = from
  for (let i = 0; i < distance && hex >= 0; i++) hex = map.grid.neighbour(hex, (((direction % 6) + 6) % 6) as HexSide)
  return hex
}
