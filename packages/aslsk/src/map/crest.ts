import { compareRationals, type HexMap, type Rational, START, type Stretches, stretchesInside, type Trace } from '@firegroup/hexmap'
import type { Hex } from '../state.ts'
import type { Blocked } from './thread.ts'
import type { View } from './view.ts'

/**
 * 3.2.1: a LOS to lower ground passes one Crest Line as it leaves the higher hex, and no other. A hex is at the level of its dot, whatever is drawn at
 * its rim (1.1.1): so the Crest Line may also lie in the lower hex that the LOS enters next; between adjacent hexes there always is a LOS; and a spur that
 * the LOS only passes over inside the lower unit's own hex does not count.
 */
export function crestBetween(view: View): Blocked | null {
  const { map } = view.setting
  const [from, to] = [rimOf(view, view.from, view.fromLevel), rimOf(view, view.to, view.toLevel)]
  if (from === to || map.grid.distance(view.from, view.to) === 1) return null
  const down = view.traceFrom(from > to ? view.from : view.to)
  const [high, low] = [Math.max(from, to), Math.min(from, to)]
  const grounds = groundsOf(map, down)
  const name = map.grid.idOf(down.from)
  const crest = leftBefore(grounds.get(high) ?? [], down.steps[0]!.exit, limitOf(map, down))
  if (!crest) return { rule: '3.2.1', reason: `the line leaves ${name} without passing a Crest Line`, at: down.from }
  const ends = { leaves: down.steps[0]!.exit, arrives: down.steps.at(-1)!.enter }
  const another = [...grounds].flatMap(([level, ground]) => othersAmong(ground, level > low, crest, ends))[0]
  if (!another) return null
  const at = hexAt(down, another)
  return { rule: '3.2.1', reason: 'another Crest Line on the way down', ...(at < 0 ? {} : { at }) }
}

/**
 * The same as a plain answer, by the levels of the two hexes: without modules, which may have other Crest Lines. Most lines between levels are told by a few
 * places on them, without the trace.
 */
export function crestBlocks({ setting, from, to, fromLevel, toLevel }: View): boolean {
  const { map, los } = setting
  if (fromLevel === toLevel || map.grid.distance(from, to) === 1) return false
  const down = fromLevel > toLevel ? from : to
  const high = Math.max(fromLevel, toLevel)
  const thread = stretchesInside(los, down, down === from ? to : from, (depiction) => map.depictions[depiction]!.terrain === 'hill')
  const byLevel = new Map<number, Stretch[]>()
  for (const { depiction, enter, exit } of thread.inside) addTo(byLevel, map.depictions[depiction]!.level ?? 1, [enter, exit])
  const isLower = thread.next.some((hex) => hex >= 0 && map.levels[hex]! < map.levels[down]!)
  const crest = leftBefore(merged(byLevel.get(high) ?? []), thread.leaves, isLower ? thread.leavesNext : thread.leaves)
  if (!crest) return true
  for (const [level, stretches] of byLevel)
    if (othersAmong(merged(stretches), level > Math.min(fromLevel, toLevel), crest, thread).length > 0) return true
  return false
}

/** The level of the ground on which a hex lies; what is sunk into it has no Crest Line of its own. */
function rimOf({ setting }: View, hex: Hex, level: number): number {
  for (const { rim } of setting.hooks.sightlines) if (rim) return rim(setting, hex, level)
  return level
}

/** A stretch of the thread on ground of at least some level; a Crest Line lies at each end that is not an end of the thread. */
type Stretch = readonly [Rational, Rational]

/** The thread's stretches on high ground by level. Drawings that overlap or meet, as where boards join, are one hill. */
function groundsOf(map: HexMap, { steps }: Trace): Map<number, readonly Stretch[]> {
  const byLevel = new Map<number, Stretch[]>()
  for (const { crossings } of steps) {
    for (const { depiction, how, enter, exit } of crossings) {
      const { terrain, level = 1 } = map.depictions[depiction]!
      if (terrain !== 'hill' || how !== 'through') continue
      addTo(byLevel, level, [enter, exit])
    }
  }
  return new Map([...byLevel].map(([level, stretches]) => [level, merged(stretches)]))
}

function addTo(byLevel: Map<number, Stretch[]>, level: number, stretch: Stretch): void {
  const known = byLevel.get(level)
  if (known) known.push(stretch)
  else byLevel.set(level, [stretch])
}

function merged(stretches: readonly Stretch[]): readonly Stretch[] {
  if (stretches.length < 2) return stretches
  const found: Stretch[] = []
  for (const [enter, exit] of stretches.toSorted((a, b) => compareRationals(a[0], b[0]))) {
    const before = found.at(-1)
    if (!before || compareRationals(enter, before[1]) > 0) found.push([enter, exit])
    else if (compareRationals(exit, before[1]) > 0) found[found.length - 1] = [before[0], exit]
  }
  return found
}

/** Where the thread must have left its ground at the latest: with its hex, or with the lower hex that it enters next. */
function limitOf({ levels }: HexMap, { from, steps }: Trace): Rational {
  const next = steps[2]!
  const hexes = next.kind === 'hex' ? [next.hex] : next.kind === 'along' ? [next.left, next.right] : []
  return hexes.some((hex) => hex >= 0 && levels[hex]! < levels[from]!) ? next.exit : steps[0]!.exit
}

/** Where the ground on which the thread begins is left for good, if that is before the limit. Bends of a Crest Line inside the first hex are one. */
function leftBefore(ground: readonly Stretch[], leaves: Rational, limit: Rational): Rational | undefined {
  const own = ground.filter(([enter]) => compareRationals(enter, leaves) <= 0)
  const last = own.at(-1)
  if (!last || compareRationals(own[0]![0], START) > 0) return undefined
  return compareRationals(last[1], limit) <= 0 ? last[1] : undefined
}

/** The Crest Lines between the first hex and the last that are not the one that was passed; also one in the last hex that leads down from the start. */
function othersAmong(
  ground: readonly Stretch[],
  isAbove: boolean,
  crest: Rational,
  { leaves, arrives }: Pick<Stretches, 'leaves' | 'arrives'>,
): Rational[] {
  const between = ground
    .flat()
    .filter((place) => compareRationals(place, leaves) > 0 && compareRationals(place, arrives) < 0 && compareRationals(place, crest) !== 0)
  const first = ground[0]
  const fromStart = first && isAbove && compareRationals(first[0], START) === 0
  const last = fromStart ? ground.findLast(([enter]) => compareRationals(enter, leaves) <= 0)! : undefined
  return last && compareRationals(last[1], crest) !== 0 ? [...between, last[1]] : between
}

function hexAt({ steps }: Trace, place: Rational): Hex {
  const step = steps.find(({ kind, exit }) => kind === 'hex' && compareRationals(place, exit) <= 0)
  return step?.kind === 'hex' ? step.hex : -1
}
