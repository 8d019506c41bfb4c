/** Hexes in words, for the dock and for reading aloud. */
import { type HexMap, SIDES, type Side } from '@firegroup/hexmap'
import { list } from '../words.ts'

const sideNames = ['north', 'north-east', 'south-east', 'south', 'south-west', 'north-west'] as const

export const sideName = (side: Side): string => sideNames[side]

/** 'stone-building' is "stone building"; bare ground is "open ground". */
export const terrainName = (terrain: string): string => (terrain === 'open' ? 'open ground' : terrain.replaceAll('-', ' '))

/** "K5, stone building, level 0" and, if there is one, "road". */
export function describeHex(map: HexMap, hex: number): string {
  const words = [map.grid.idOf(hex), terrainName(map.terrainOf(hex)), `level ${map.levelOf(hex)}`]
  if (map.roads[hex] !== 0) words.push('road')
  return words.join(', ')
}

/** "north, south-east" or undefined where no road leaves the hex. */
export function roadWords(map: HexMap, hex: number): string | undefined {
  const sides = SIDES.filter((side) => map.hasRoad(hex, side))
  return sides.length === 0 ? undefined : list(sides.map(sideName))
}

/** What stands on the hex's own sides: "wall north, hedge south-east". */
export function fenceWords(map: HexMap, hex: number): string | undefined {
  const fences = SIDES.flatMap((side) => map.features(hex, side).map((feature) => `${feature} ${sideName(side)}`))
  return fences.length === 0 ? undefined : list(fences)
}
