/** What the rules say of a line between two hexes, made ready to be drawn and told. */
import { type AslskState, type Place, type Sight, sight } from '@firegroup/aslsk'
import { toWorld, type Vec } from '../../board/art/units.ts'
import type { Sight as Drawing, Tone } from '../../boards/sight.ts'
import { nameOf } from '../controller/draft.ts'

export interface Reading {
  readonly tone: Tone
  /** "K5 to G5, range 4." */
  readonly line: string
  /** "Clear." and so on; the whole truth follows in `found`. */
  readonly verdict: string
  readonly found: Sight
  readonly drawing: Drawing
}

export function readSight(s: AslskState, from: Place, to: Place): Reading {
  const { map } = s.setting
  const found = upToObstacle(sight(s, from, to))
  const { blocked, hindrance, hindrances } = found
  const tone: Tone = blocked ? 'obstacle' : hindrances.length > 0 ? 'hindered' : 'clear'
  const range = map.grid.distance(from, to)
  const line = `${nameOf(s, from)} to ${nameOf(s, to)}, range ${range}.`
  const verdict = blocked ? `No line of sight: ${blocked.reason}.` : tone === 'hindered' ? `Hindered, +${hindrance}.` : 'Clear.'
  return { tone, line, verdict, found, drawing: { from, to, range, summary: `${line} ${verdict}`, lines: [], ...draw(s, from, to, found) } }
}

/** Behind an obstacle nothing matters: Hindrances are told only where they are the reason themselves, or where there is a line. */
function upToObstacle(found: Sight): Sight {
  return found.blocked?.at === undefined ? found : { ...found, hindrances: [], hindrance: 0 }
}

/** Solid where clear, dashed when hindered, dotted with a cross from the hex where it ends. */
function draw(s: AslskState, from: Place, to: Place, { blocked, hindrances, hindrance }: Sight): Pick<Drawing, 'stretches' | 'cross'> {
  const { grid } = s.setting.map
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
