/** What the rules say of a line between two hexes, made ready to be drawn and told. */
import type { HexMap } from '@firegroup/hexmap'
import type { Modifier } from '@firegroup/kernel'
import { toWorld, type Vec } from '../art/units.ts'
import type { Sight as Drawing, Tone } from './sight.ts'

/** What a game's rules say of the line between two hexes. */
export interface Sight {
  /** Why there is no line; `at` is the hex where it ends, absent where Hindrances alone are the reason. */
  readonly blocked: { readonly reason: string; readonly rule: string; readonly at?: number } | null
  readonly hindrances: readonly Modifier[]
  readonly hindrance: number
}

/** All that the LOS tool knows of a game. */
export interface SightRules {
  readonly map: HexMap
  /** The players agreed to check lines by firing alone: the tool says so and tells nothing. */
  readonly rests: boolean
  readonly sight: (from: number, to: number) => Sight
}

export interface Reading {
  readonly tone: Tone
  /** "K5 to G5, range 4." */
  readonly line: string
  /** "Clear." and so on; the whole truth follows in `found`. */
  readonly verdict: string
  readonly found: Sight
  readonly drawing: Drawing
}

export function readSight({ map, sight }: SightRules, from: number, to: number): Reading {
  const found = upToObstacle(sight(from, to))
  const { blocked, hindrance, hindrances } = found
  const tone: Tone = blocked ? 'obstacle' : hindrances.length > 0 ? 'hindered' : 'clear'
  const range = map.grid.distance(from, to)
  const line = `${map.grid.idOf(from)} to ${map.grid.idOf(to)}, range ${range}.`
  const verdict = blocked ? `No line of sight: ${blocked.reason}.` : tone === 'hindered' ? `Hindered, +${hindrance}.` : 'Clear.'
  return {
    tone,
    line,
    verdict,
    found,
    drawing: { from, to, range, summary: `${line} ${verdict}`, lines: [], ...draw(map, from, to, found) },
  }
}

/** Behind an obstacle nothing matters: Hindrances are told only where they are the reason themselves, or where there is a line. */
function upToObstacle(found: Sight): Sight {
  return found.blocked?.at === undefined ? found : { ...found, hindrances: [], hindrance: 0 }
}

/** Solid where clear, dashed when hindered, dotted with a cross from the hex where it ends. */
function draw({ grid }: HexMap, from: number, to: number, { blocked, hindrances, hindrance }: Sight): Pick<Drawing, 'stretches' | 'cross'> {
  const [start, end] = [toWorld(grid.centre(from)), toWorld(grid.centre(to))]
  const seen: Tone = hindrances.length > 0 ? 'hindered' : 'clear'
  const named = hindrances.length === 1 ? `+${hindrance} ${hindrances[0]!.label}` : `+${hindrance}, ${hindrances.length} hindrances`
  if (!blocked) return { stretches: [{ tone: seen, name: seen === 'clear' ? '' : named, from: start, to: end }], cross: undefined }
  const cross = blocked.at === undefined || blocked.at < 0 ? middle(start, end) : nearest(start, end, toWorld(grid.centre(blocked.at)))
  return {
    stretches: [
      { tone: seen, name: '', from: start, to: cross },
      { tone: 'obstacle', name: blocked.reason, from: cross, to: end },
    ],
    cross,
  }
}

const middle = (a: Vec, b: Vec): Vec => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })

/** The point of the line that is nearest to the hex. */
function nearest(start: Vec, end: Vec, hex: Vec): Vec {
  const [dx, dy] = [end.x - start.x, end.y - start.y]
  const t = ((hex.x - start.x) * dx + (hex.y - start.y) * dy) / (dx * dx + dy * dy || 1)
  const share = Math.min(0.92, Math.max(0.08, t))
  return { x: start.x + dx * share, y: start.y + dy * share }
}
