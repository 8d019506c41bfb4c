/** What the table shows over the terrain: hexes to choose, the way, lines of fire, and the counters. */
import type { HexMap } from '@firegroup/hexmap'
import { Fragment, type ReactNode, useMemo } from 'react'
import { toWorld } from '../../board/art/units.ts'
import { type HexLabel, HexLabels } from '../../board/pieces/HexLabels.tsx'
import { type HexTag, HexTags, type TagTone } from '../../board/pieces/HexTags.tsx'
import { PathOverlay } from '../../board/pieces/PathOverlay.tsx'
import { Pieces } from '../../board/pieces/Pieces.tsx'
import type { CounterView, StackView } from '../../board/pieces/view.ts'
import type { LinePart, PlannedPath } from '../../games/hex.ts'
import type { HexMark, Line, Place } from '../controller/draft.ts'

interface PlayOverlayProps {
  readonly map: HexMap
  readonly stacks: readonly StackView[]
  readonly marks: readonly HexMark[]
  readonly path: PlannedPath | null
  readonly lines: readonly Line[]
  /** A line as the game draws it; null for a plain arrow. */
  readonly drawLine: (line: Line, part: LinePart) => ReactNode
  readonly cursor: Place
  /** Hexes with an objective's plate on their upper side. */
  readonly crowned: ReadonlySet<Place>
  readonly fanned: Place | undefined
  readonly motion: boolean
  readonly onMember: (counter: CounterView, stack: StackView) => void
}

export function PlayOverlay({
  map,
  stacks,
  marks,
  path,
  lines,
  drawLine,
  cursor,
  crowned,
  fanned,
  motion,
  onMember,
}: PlayOverlayProps): ReactNode {
  const { tags, labels } = useMemo(() => layered(tagsOf(marks), stacks), [marks, stacks])
  return (
    <>
      <HexTags grid={map.grid} tags={tags} />
      {lines.map((line) => (
        <Fragment key={`${line.from} ${line.to}`}>{drawLine(line, 'line') ?? <Arrow map={map} {...line} />}</Fragment>
      ))}
      <Pieces grid={map.grid} stacks={stacks} cursor={cursor} crowned={crowned} fanned={fanned} motion={motion} onMember={onMember} />
      {path && path.from >= 0 && (path.steps.length > 0 || path.notes) && <PathOverlay grid={map.grid} {...path} />}
      {lines.map((line) => (
        <Fragment key={`${line.from} ${line.to}`}>{drawLine(line, 'words')}</Fragment>
      ))}
      <HexLabels grid={map.grid} labels={labels} />
    </>
  )
}

/** What is to be read lies above rings and counters: where counters cover a hex, its figures become a label over them. */
function layered(tags: readonly HexTag[], stacks: readonly StackView[]): { readonly tags: HexTag[]; readonly labels: HexLabel[] } {
  const manned = stacks.filter(({ counters }) => counters.length > 0)
  const covered = new Set(manned.map(({ hex }) => hex))
  const tagged = new Set(manned.flatMap(({ hex, tag }) => (tag === undefined ? [] : [hex])))
  return {
    tags: tags.map((tag) => (covered.has(tag.hex) ? { hex: tag.hex, tone: tag.tone } : tag)),
    labels: tags.flatMap(({ hex, main, sub }) => {
      const text = [main, sub].filter(Boolean).join(' · ')
      return covered.has(hex) && !tagged.has(hex) && text !== '' ? [{ hex, text, ...(main ? { brief: main } : {}) }] : []
    }),
  }
}

function tagsOf(marks: readonly HexMark[]): HexTag[] {
  return marks.flatMap((mark): HexTag[] => {
    if (mark.tone !== 'option' && mark.tone !== 'area' && mark.tone !== 'refused') return []
    const tone: TagTone =
      mark.tone === 'refused' ? 'barred' : mark.tone === 'area' ? 'good' : mark.risk === undefined ? 'plain' : riskTone(mark.risk)
    return [
      {
        hex: mark.place,
        tone,
        ...(mark.label === undefined || mark.label.endsWith('%') ? {} : { main: mark.label }),
        ...(mark.detail === undefined ? {} : { sub: mark.detail }),
      },
    ]
  })
}

function riskTone(risk: number): TagTone {
  return risk === 0 ? 'safe' : risk <= 0.15 ? 'low' : risk <= 0.3 ? 'some' : risk <= 0.5 ? 'high' : 'worst'
}

function Arrow({ map, from, to }: { map: HexMap } & Line): ReactNode {
  const [a, b] = [toWorld(map.grid.centre(from)), toWorld(map.grid.centre(to))]
  return (
    <g className="board-sight">
      <path className="board-sight-casing" d={`M${a.x} ${a.y}L${b.x} ${b.y}`} />
      <path className="board-sight-clear" d={`M${a.x} ${a.y}L${b.x} ${b.y}`} />
      <circle className="play-arrow-tip" cx={b.x} cy={b.y} r="8" />
    </g>
  )
}
