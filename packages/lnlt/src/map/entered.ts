import type { LosTable } from '@firegroup/hexmap'
import type { HexsideType } from '../data/terrain.ts'
import type { Hex, Location } from '../state.ts'
import type { Ground } from './ground.ts'
import { hexOf } from './location.ts'
import { wallBetween } from './terrain.ts'

/**
 * 10.4, LG-55: the Wall, Hedge or Bocage that a LOS crosses as it enters the hex at its end: on the hexside that it enters through, or on both hexsides
 * that meet at the corner that it enters through; then the lesser of the two.
 */
export function wallEntered(ground: Ground, from: Location, to: Location): HexsideType | null {
  const [firer, target] = [hexOf(from), hexOf(to)]
  if (from < 0 || to < 0 || firer === target) return null
  const known = knownOf(ground.los)
  known[firer] ??= []
  const walls = known[firer]
  walls[target] ??= [lastWall(ground, firer, target)]
  return walls[target][0]
}

/** By hex and hex. */
type Known = (readonly [HexsideType | null])[][]

const remembered = new WeakMap<LosTable, Known>()

function knownOf(los: LosTable): Known {
  const known = remembered.get(los) ?? []
  remembered.set(los, known)
  return known
}

function lastWall(ground: Ground, from: Hex, to: Hex): HexsideType | null {
  const step = ground.los.trace(from, to).steps.at(-2)
  if (step?.kind === 'side') return wallBetween(ground, step.from, to)
  if (step?.kind !== 'vertex') return null
  const walls = step.hexes.filter((hex) => hex !== to).map((hex) => (hex < 0 ? null : wallBetween(ground, hex, to)))
  const [one, other] = walls
  if (!one || !other) return null
  return one.tm <= other.tm ? one : other
}
