import { type CrestLine, compareRationals, crestLines, type Rational, type Trace } from '@firegroup/hexmap'
import type { Setting } from '../setting.ts'
import type { Place } from '../state.ts'
import type { Blocked } from './thread.ts'

/** 1.1.1 Hill, 3.2.1: whether a hill is in the way of the LOS. */
export function crestBetween(setting: Setting, trace: Trace): Blocked | null {
  const { map } = setting
  const [from, to] = [map.levels[trace.from]!, map.levels[trace.to]!]
  if (from === to) return hillBetween(setting, trace, from)
  if (map.grid.distance(trace.from, trace.to) === 1) return null
  const [high, low] = from > to ? [trace.from, trace.to] : [trace.to, trace.from]
  return crestBelow(setting, trace, high, low)
}

/** 1.1.1, 3.2.1: between units at one level, ground that is higher is an obstacle where the thread crosses its depiction. */
function hillBetween({ map }: Setting, trace: Trace, level: number): Blocked | null {
  for (const step of trace.steps) {
    if (step.kind !== 'hex' && step.kind !== 'along') continue
    const hexes = step.kind === 'hex' ? [step.hex] : [step.left, step.right]
    if (hexes.includes(trace.from) || hexes.includes(trace.to)) continue
    for (const { depiction, how } of step.crossings) {
      const drawn = map.depictions[depiction]!
      const at = hexes.find((hex) => hex >= 0)
      if (drawn.terrain === 'hill' && (drawn.level ?? 1) > level && how === 'through' && at !== undefined)
        return { rule: '1.1.1', reason: `The hill in ${map.grid.idOf(at)} blocks the line of sight.`, at }
    }
  }
  return null
}

/** 3.2.1: the LOS to lower ground passes one Crest Line, where it leaves the higher hex, and none after it. */
function crestBelow({ map }: Setting, trace: Trace, high: Place, low: Place): Blocked | null {
  const lines = crestLines(map, trace)
  const own = stretchOf(trace, high)
  const lower = stretchOf(trace, low)
  const leaving = lines.filter(({ at }) => within(at, own))
  const name = map.grid.idOf(high)
  if (descent(trace, leaving, high) <= 0)
    return { rule: '3.2.1', reason: `The line of sight leaves ${name} without passing a Crest Line there.`, at: high }
  if (new Set(leaving.map(({ level }) => level)).size > 1 && !meet(leaving))
    return { rule: '3.2.1', reason: `The line of sight passes more than one Crest Line in ${name}.`, at: high }
  if (lines.some(({ at }) => !within(at, own) && !within(at, lower)))
    return { rule: '3.2.1', reason: `The line of sight from ${name} passes another Crest Line.`, at: high }
  return null
}

/** By how many levels the ground falls within the higher hex, seen from its dot. */
function descent(trace: Trace, leaving: readonly CrestLine[], high: Place): number {
  const down = trace.from === high ? 'down' : 'up'
  return leaving.reduce((sum, { direction }) => sum + (direction === down ? 1 : -1), 0)
}

/** All at one place: a single Crest Line between ground of very different height. */
function meet(lines: readonly CrestLine[]): boolean {
  return lines.every(({ at }) => compareRationals(at, lines[0]!.at) === 0)
}

function stretchOf({ steps }: Trace, hex: Place): readonly [Rational, Rational] {
  const step = steps.find((candidate) => candidate.kind === 'hex' && candidate.hex === hex)!
  return [step.enter, step.exit]
}

function within(at: Rational, [enter, exit]: readonly [Rational, Rational]): boolean {
  return compareRationals(at, enter) >= 0 && compareRationals(at, exit) <= 0
}
