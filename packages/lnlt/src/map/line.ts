import type { Crossing, TraceStep } from '@firegroup/hexmap'
import type { HexsideType } from '../data/terrain.ts'
import type { Hex } from '../state.ts'
import type { Ground, Silhouette } from './ground.ts'
import { sameBuilding, wallBetween } from './terrain.ts'

/** 10.3: what the LOS between two hexes meets on its way, in order, its ends left out. At what level it is looked over is not asked here. */
export type LinePart =
  /** It goes through a hex and touches these silhouettes in it. */
  | { readonly kind: 'hex'; readonly hex: Hex; readonly silhouettes: readonly Silhouette[] }
  /** 10.3.2: it runs along the hexside between two hexes; -1 off the map. */
  | { readonly kind: 'hexside'; readonly left: Hex; readonly right: Hex }
  /** 10.3.2: it crosses a Wall, Hedge or Bocage that belongs to neither end. */
  | { readonly kind: 'wall'; readonly near: Hex; readonly far: Hex; readonly wall: HexsideType }
  /** 10.3.2: it crosses from one building hex to the next, between two separate buildings. */
  | { readonly kind: 'gap'; readonly near: Hex; readonly far: Hex }

/** 10.3: from centre dot to centre dot. */
export function lineBetween(ground: Ground, from: Hex, to: Hex): LinePart[] {
  const { steps } = ground.los.trace(from, to)
  return steps.flatMap((step, index) => partsOf(ground, from, to, step, steps[index - 1], steps[index + 1]))
}

/** The same from its other end. */
export function turned(line: readonly LinePart[]): LinePart[] {
  return line.map(turnedPart).reverse()
}

function turnedPart(part: LinePart): LinePart {
  switch (part.kind) {
    case 'hex':
      return part
    case 'hexside':
      return { ...part, left: part.right, right: part.left }
    case 'wall':
    case 'gap':
      return { ...part, near: part.far, far: part.near }
  }
}

function partsOf(ground: Ground, from: Hex, to: Hex, step: TraceStep, before?: TraceStep, after?: TraceStep): LinePart[] {
  switch (step.kind) {
    case 'hex':
      if (step.hex < 0 || step.hex === from || step.hex === to) return []
      if (runsAlongAvenue(ground, step.hex, before, after)) return [{ kind: 'hex', hex: step.hex, silhouettes: [] }]
      return [{ kind: 'hex', hex: step.hex, silhouettes: touched(ground, from, to, step.hex, step.crossings) }]
    case 'along':
      return [{ kind: 'hexside', left: step.left, right: step.right }]
    case 'side':
      return [...wallAcross(ground, from, to, step.from, step.to), ...gapBetween(ground, from, to, step.from, step.to)]
    case 'vertex':
      return wallAtVertex(ground, from, to, step.hexes, hexesOf(before), hexesOf(after))
  }
}

/** 10.5.3: straight along a Tree-lined Road, in over one hexside that it crosses and out over the opposite one, the trees stand on either hand. */
function runsAlongAvenue({ map, terrain }: Ground, hex: Hex, before?: TraceStep, after?: TraceStep): boolean {
  if (terrain[hex]!.id !== 'treeLinedRoad' || before?.kind !== 'side' || after?.kind !== 'side') return false
  const [into, out] = [map.grid.sideBetween(hex, before.from), map.grid.sideBetween(hex, after.to)]
  return into !== -1 && out !== -1 && (into + 3) % 6 === out && map.hasRoad(hex, into) && map.hasRoad(hex, out)
}

/** 10.3: any touch counts, but not of what reaches over from the terrain of an end. */
function touched(ground: Ground, from: Hex, to: Hex, hex: Hex, crossings: readonly Crossing[]): Silhouette[] {
  const found: Silhouette[] = []
  for (const { depiction } of crossings) {
    const silhouette = ground.silhouettes[depiction]
    if (!silhouette || silhouette.terrain.los === 'open' || found.includes(silhouette)) continue
    if (reachesOver(ground, depiction, from, hex) || reachesOver(ground, depiction, to, hex)) continue
    found.push(silhouette)
  }
  return found
}

/** 10.3: a piece of an end's terrain that extends into an adjacent hex of other terrain. */
function reachesOver({ map }: Ground, depiction: number, end: Hex, hex: Hex): boolean {
  if (map.grid.distance(end, hex) !== 1) return false
  const drawn = map.depictions[depiction]!
  return map.depictionsAtCentre(end).includes(drawn) && !map.depictionsAtCentre(hex).includes(drawn)
}

/** 10.3.2: across a Wall, unless the hex of an end has that hexside. */
function wallAcross(ground: Ground, from: Hex, to: Hex, near: Hex, far: Hex): LinePart[] {
  if (near < 0 || far < 0 || [near, far].some((hex) => hex === from || hex === to)) return []
  const wall = wallBetween(ground, near, far)
  return wall ? [{ kind: 'wall', near, far, wall }] : []
}

/**
 * 10.3.2, LG-55: through a corner the LOS crosses a Wall where two hexsides of the hex that it leaves or enters meet there and both carry one; along one
 * of them it would not be crossed.
 */
function wallAtVertex(
  ground: Ground,
  from: Hex,
  to: Hex,
  around: readonly Hex[],
  before: readonly Hex[],
  after: readonly Hex[],
): LinePart[] {
  if (around.some((hex) => hex < 0 || hex === from || hex === to)) return []
  for (const hex of [...before, ...after]) {
    const isRun = (before.includes(hex) ? before : after).length > 1
    if (isRun) continue
    const walls = around.flatMap((other) => (other === hex ? [] : (wallBetween(ground, hex, other) ?? [])))
    if (walls.length === 2) {
      const wall = walls[0]!.height <= walls[1]!.height ? walls[0]! : walls[1]!
      return [{ kind: 'wall', near: before[0]!, far: after[0]!, wall }]
    }
  }
  return []
}

/** 10.3.2: at any angle: the two dots lie on either hand of the LOS. */
function gapBetween(ground: Ground, from: Hex, to: Hex, near: Hex, far: Hex): LinePart[] {
  const { buildings, map } = ground
  if (near < 0 || far < 0 || [near, far].some((hex) => hex === from || hex === to || buildings[hex]! < 0)) return []
  if (sameBuilding(ground, near, far)) return []
  const [px, py] = map.grid.centre(from)
  const [qx, qy] = map.grid.centre(to)
  const hand = (hex: Hex) => {
    const [x, y] = map.grid.centre(hex)
    return Math.sign((qx - px) * (y - py) - (qy - py) * (x - px))
  }
  return hand(near) * hand(far) < 0 ? [{ kind: 'gap', near, far }] : []
}

/** One hex, or the two that a LOS runs between. */
function hexesOf(step: TraceStep | undefined): readonly Hex[] {
  if (step?.kind === 'hex') return [step.hex]
  return step?.kind === 'along' ? [step.left, step.right] : []
}
