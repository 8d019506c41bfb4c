/** Counters on the board: stacks, markers, rings and odds. It shows what it is given and tells what was pointed at; it knows no rules. */
import type { Grid } from '@firegroup/hexmap'
import { type ReactNode, type Ref, use, useImperativeHandle, useMemo, useRef } from 'react'
import { createPortal } from 'react-dom'
import { arrowsOf } from '../../counters/Counter.tsx'
import { type Detail, detailAt } from '../../counters/face.ts'
import { placeTabs } from '../../counters/tabs.ts'
import { useMedia } from '../../useMedia.ts'
import { hexPoints } from '../overlay.ts'
import { BoardZoom } from '../zoom.ts'
import { Fan } from './Fan.tsx'
import { COUNTER, layOut, type PlacedCounter, type PlacedStack } from './layout.ts'
import { Piece } from './Piece.tsx'
import { useFan } from './useFan.ts'
import type { CounterView, StackView } from './view.ts'
import './pieces.css'

export interface PiecesHandle {
  /** Opens the stack of a hex, or closes it. */
  toggleFan(hex: number): void
  closeFan(): void
}

interface PiecesProps {
  readonly grid: Grid
  readonly stacks: readonly StackView[]
  /** The hex that T fans out. */
  readonly cursor: number
  /** Hexes whose upper side is taken: odds stand to the right of their stack. */
  readonly crowned?: ReadonlySet<number> | undefined
  /** Kept fanned out whatever the pointer does, as while a result is shown. */
  readonly fanned?: number | undefined
  /** A member of a fanned stack was chosen. */
  readonly onMember?: ((counter: CounterView, stack: StackView) => void) | undefined
  readonly onFan?: ((hex: number | undefined) => void) | undefined
  /** False for no slides; the system's wish for less motion is honoured in any case. */
  readonly motion?: boolean
  readonly ref?: Ref<PiecesHandle>
}

export function Pieces({ grid, stacks, cursor, crowned, fanned, onMember, onFan, motion = true, ref }: PiecesProps): ReactNode {
  const zoom = use(BoardZoom)
  const still = useMedia('(prefers-reduced-motion: reduce)') || !motion
  const root = useRef<SVGGElement>(null)
  const placed = useMemo(() => layOut(grid, stacks), [grid, stacks])
  const fan = useFan({ root, grid, cursor, stacks, ...(onFan ? { onFan } : {}) })
  const open = fanned ?? fan.hex
  const shown = open === undefined ? [] : stacks.filter(({ hex, counters }) => hex === open && counters.length > 0)

  useImperativeHandle(ref, () => ({ toggleFan: fan.toggle, closeFan: fan.close }), [fan.toggle, fan.close])

  return (
    <g ref={root} className="board-pieces">
      {placed.map(({ stack }) => stack.ring && <Ring key={stackKey(stack)} grid={grid} stack={stack} />)}
      {placed.map(({ markers, centre, stack }) =>
        markers.some(({ item }) => item.face.glyph === 'cloud') ? (
          <use key={stackKey(stack)} href="#ctr-cloud" transform={`translate(${centre.x} ${centre.y}) scale(1.2)`} />
        ) : null,
      )}
      {placed.flatMap((each) => piecesOf(each, zoom, still))}
      {placed.map((each) => (
        <Labels key={stackKey(each.stack)} placed={each} zoom={zoom} aside={crowned?.has(each.stack.hex) ?? false} />
      ))}
      {fan.world &&
        open !== undefined &&
        shown.length > 0 &&
        createPortal(
          <Fan key={open} grid={grid} hex={open} stacks={shown} zoom={zoom} onMember={onMember} onClose={fan.close} still={still} />,
          fan.world,
        )}
    </g>
  )
}

/** The same on a picture: nothing moves, and nothing can be pointed at. */
export function StillPieces({ grid, stacks }: Pick<PiecesProps, 'grid' | 'stacks'>): ReactNode {
  const zoom = use(BoardZoom)
  const placed = useMemo(() => layOut(grid, stacks), [grid, stacks])
  return (
    <g className="board-pieces">
      {placed.flatMap((each) => piecesOf(each, zoom, true))}
      {placed.map((each) => (
        <Labels key={stackKey(each.stack)} placed={each} zoom={zoom} aside={false} />
      ))}
    </g>
  )
}

const stackKey = ({ hex, side }: StackView): string => `${hex} ${side}`

function piecesOf({ counters, markers }: PlacedStack, zoom: number, still: boolean): ReactNode[] {
  const detailOf = (size: number): Detail => detailAt(size * zoom)
  const beside = detailOf(counters[0]?.size ?? COUNTER)
  return [
    ...markers.map(({ item, hex, x, y, size }) => (
      <Piece key={item.id} face={item.face} hex={hex} x={x} y={y} size={size} detail={beside} still={still} />
    )),
    ...counters.map(({ item, tabs, below, hex, x, y, size }) => (
      <Piece
        key={item.id}
        face={item.face}
        tabs={tabs}
        below={below}
        mood={item.mood}
        selected={item.selected}
        planned={item.planned}
        hex={hex}
        x={x}
        y={y}
        size={size}
        detail={detailOf(size)}
        still={still}
      />
    )),
  ]
}

function Ring({ grid, stack }: { grid: Grid; stack: StackView }): ReactNode {
  const points = hexPoints(grid, stack.hex)
  return (
    <g className={`board-piece-ring board-piece-ring-${stack.ring}`}>
      <polygon className="board-piece-ring-casing" points={points} />
      <polygon className="board-piece-ring-line" points={points} />
    </g>
  )
}

const isLarge = (top: PlacedCounter | undefined): top is PlacedCounter => top !== undefined && top.size > COUNTER

/** Where a counter begins, its tabs counted: on Guns and vehicles figures stand along the upper edge, and tabs above each other. */
function printedTop({ item, tabs, below, y, size }: PlacedCounter): number {
  return y + (size / 100) * Math.min(0, ...placeTabs(tabs, below, arrowsOf(item.face)).map((tab) => tab.y))
}

/** What must be read at any zoom keeps its size on the screen when the board shrinks. */
function Labels({ placed, zoom, aside }: { placed: PlacedStack; zoom: number; aside: boolean }): ReactNode {
  const { badge, badgeAt, stack, centre } = placed
  const scale = Math.min(2.2, Math.max(1, 0.8 / zoom))
  const tone = stack.tagTone ?? (stack.ring === 'chosen' ? 'chosen' : 'plain')
  const chosen = tone !== 'plain'
  // Over the tabs of the uppermost counter, where it has any.
  const top = placed.counters.at(-1)
  const lift = top && top.tabs.length + top.below.length > 0 ? 11 : 0
  const tag = useMedia('(max-width: 760px)') ? (stack.tagBrief ?? stack.tag) : stack.tag
  const width = (tag?.length ?? 0) * (chosen ? 9.6 : 8) + 16
  const y = Math.min(centre.y - (chosen ? 49 : 33) - lift, isLarge(top) ? printedTop(top) - (chosen ? 13 : 9) : centre.y)
  const tagAt = aside ? { x: centre.x + 42, y: centre.y } : { x: centre.x + (chosen ? 0 : 22), y }
  return (
    <>
      {badge !== '' && (
        <g className="board-piece-badge" transform={`translate(${badgeAt.x} ${badgeAt.y}) scale(${scale})`}>
          <circle r="9" />
          <text>{badge}</text>
        </g>
      )}
      {tag !== undefined && (
        <g
          className={chosen ? `board-piece-tag is-${tone}` : 'board-piece-tag'}
          transform={`translate(${tagAt.x} ${tagAt.y}) scale(${scale})`}
        >
          <rect x={-width / 2} y={chosen ? -13 : -11} width={width} height={chosen ? 26 : 22} rx={chosen ? 13 : 11} />
          <text>{tag}</text>
        </g>
      )}
    </>
  )
}
