import { compareRationals, END, type HexMap, mirrorTrace, type Rational, START, type Trace } from '@firegroup/hexmap'
import type { Setting } from '../setting.ts'
import type { Place } from '../state.ts'
import type { Blocked } from './thread.ts'

/**
 * 3.2.1: a LOS to lower ground passes one Crest Line, where it leaves the higher hex, and none after it. What is drawn in the two hexes themselves
 * does not block: between adjacent hexes there always is a LOS, and Crest Lines inside the lower hex do not count.
 */
export function crestBetween({ map }: Setting, trace: Trace): Blocked | null {
  const [from, to] = [map.levels[trace.from]!, map.levels[trace.to]!]
  if (from === to || map.grid.distance(trace.from, trace.to) === 1) return null
  const down = from > to ? trace : mirrorTrace(trace)
  const leaves = down.steps[0]!.exit
  const arrives = down.steps.at(-1)!.enter
  const grounds = groundsOf(map, down)
  const name = map.grid.idOf(down.from)
  const passed = grounds.flatMap((ground) => passedOnLeaving(ground, leaves))
  if (passed.length === 0) return { rule: '3.2.1', reason: `the line leaves ${name} without passing a Crest Line there`, at: down.from }
  if (passed.some((place) => compareRationals(place, passed[0]!) !== 0))
    return { rule: '3.2.1', reason: `the line passes two Crest Lines in ${name}`, at: down.from }
  const another = grounds.flat(2).find((place) => compareRationals(place, leaves) > 0 && compareRationals(place, arrives) < 0)
  if (!another) return null
  const at = hexAt(down, another)
  return { rule: '3.2.1', reason: `another Crest Line${at < 0 ? '' : ` in ${map.grid.idOf(at)}`}`, ...(at < 0 ? {} : { at }) }
}

/** A stretch of the thread on ground of at least some level; a Crest Line lies at each end that is not an end of the thread. */
type Stretch = readonly [Rational, Rational]

/** The thread's stretches on high ground, one list for each level. Drawings that overlap or meet, as where boards join, are one hill. */
function groundsOf(map: HexMap, { steps }: Trace): Stretch[][] {
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
  return [...byLevel.values()].map(merged)
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

/** Where ground on which the thread begins is left for good within the first hex: at most one place. */
function passedOnLeaving(ground: readonly Stretch[], leaves: Rational): Rational[] {
  const inFirstHex = ground.filter(([enter]) => compareRationals(enter, leaves) <= 0)
  const last = inFirstHex.at(-1)
  if (!last || compareRationals(inFirstHex[0]![0], START) > 0) return []
  return compareRationals(last[1], leaves) <= 0 && compareRationals(last[1], END) < 0 ? [last[1]] : []
}

function hexAt({ steps }: Trace, place: Rational): Place {
  const step = steps.find(({ kind, exit }) => kind === 'hex' && compareRationals(place, exit) <= 0)
  return step?.kind === 'hex' ? step.hex : -1
}
