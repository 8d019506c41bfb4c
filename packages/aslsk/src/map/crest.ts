import { compareRationals, type HexMap, type Rational, START, type Trace } from '@firegroup/hexmap'
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
  const crest = leftFor(grounds.get(high) ?? [], down, limitOf(map, down))
  if (!crest) return { rule: '3.2.1', reason: `the line leaves ${name} without passing a Crest Line`, at: down.from }
  const another = [...grounds].flatMap(([level, ground]) => othersOn(ground, level > low, crest, down))[0]
  if (!another) return null
  const at = hexAt(down, another)
  return { rule: '3.2.1', reason: 'another Crest Line on the way down', ...(at < 0 ? {} : { at }) }
}

/** The level of the ground on which a hex lies; what is sunk into it has no Crest Line of its own. */
function rimOf({ setting }: View, hex: Hex, level: number): number {
  for (const { rim } of setting.hooks.sightlines) if (rim) return rim(setting, hex, level)
  return level
}

/** A stretch of the thread on ground of at least some level; a Crest Line lies at each end that is not an end of the thread. */
type Stretch = readonly [Rational, Rational]

/** The thread's stretches on high ground by level. Drawings that overlap or meet, as where boards join, are one hill. */
function groundsOf(map: HexMap, { steps }: Trace): Map<number, Stretch[]> {
  const byLevel = new Map<number, Stretch[]>()
  for (const { crossings } of steps) {
    for (const { depiction, how, enter, exit } of crossings) {
      const { terrain, level = 1 } = map.depictions[depiction]!
      if (terrain !== 'hill' || how !== 'through') continue
      const known = byLevel.get(level)
      if (known) known.push([enter, exit])
      else byLevel.set(level, [[enter, exit]])
    }
  }
  for (const [level, stretches] of byLevel) byLevel.set(level, merged(stretches))
  return byLevel
}

function merged(stretches: readonly Stretch[]): Stretch[] {
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
function leftFor(ground: readonly Stretch[], { steps }: Trace, limit: Rational): Rational | undefined {
  const own = ground.filter(([enter]) => compareRationals(enter, steps[0]!.exit) <= 0)
  const last = own.at(-1)
  if (!last || compareRationals(own[0]![0], START) > 0) return undefined
  return compareRationals(last[1], limit) <= 0 ? last[1] : undefined
}

/** The Crest Lines between the first hex and the last that are not the one that was passed; also one in the last hex that leads down from the start. */
function othersOn(ground: readonly Stretch[], isAbove: boolean, crest: Rational, { steps }: Trace): Rational[] {
  const leaves = steps[0]!.exit
  const arrives = steps.at(-1)!.enter
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
