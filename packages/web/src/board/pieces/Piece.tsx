/** One counter at its place on the board. When its hex changes it slides there. */
import { memo, type ReactNode, useLayoutEffect, useRef } from 'react'
import { CounterGroup, type Mood, SelectionRing } from '../../counters/Counter.tsx'
import type { Detail, Face } from '../../counters/face.ts'
import type { TabName } from '../../counters/tabs.ts'

interface PieceProps {
  readonly face: Face
  readonly tabs?: readonly TabName[] | undefined
  readonly below?: readonly TabName[] | undefined
  readonly mood?: Mood | undefined
  readonly selected?: boolean | undefined
  readonly planned?: boolean | undefined
  readonly hex: number
  readonly x: number
  readonly y: number
  readonly size: number
  readonly detail: Detail
  readonly still: boolean
}

const SLIDE = 180
const NO_TABS: readonly TabName[] = []

export const Piece = memo(
  function Piece({
    face,
    tabs = NO_TABS,
    below = NO_TABS,
    mood = 'ready',
    selected = false,
    planned = false,
    hex,
    x,
    y,
    size,
    detail,
    still,
  }: PieceProps): ReactNode {
    const sliding = useRef<SVGGElement>(null)
    const was = useRef({ hex, x, y })
    useLayoutEffect(() => {
      const before = was.current
      was.current = { hex, x, y }
      if (before.hex === hex || still) return
      const from = `translate(${before.x - x}px, ${before.y - y}px)`
      sliding.current?.animate([{ transform: from }, { transform: 'none' }], { duration: SLIDE, easing: 'cubic-bezier(.3, .1, .3, 1)' })
    }, [hex, x, y, still])
    return (
      <g ref={sliding} className={planned ? 'board-piece-plan' : undefined}>
        <g transform={`translate(${x.toFixed(2)} ${y.toFixed(2)}) scale(${(size / 100).toFixed(4)})`}>
          {selected && <SelectionRing />}
          <CounterGroup face={face} tabs={tabs} below={below} detail={detail} mood={mood} />
          {planned && <rect className="board-piece-plan-rim" x="-3" y="-3" width="106" height="108" rx="13" />}
        </g>
      </g>
    )
  },
  (a, b) => {
    const { tabs: tabsOfA = NO_TABS, below: belowA = NO_TABS, ...restOfA } = a
    const { tabs: tabsOfB = NO_TABS, below: belowB = NO_TABS, ...restOfB } = b
    const keys = Object.keys(restOfA) as (keyof typeof restOfA)[]
    return tabsOfA.join() === tabsOfB.join() && belowA.join() === belowB.join() && keys.every((key) => restOfA[key] === restOfB[key])
  },
)
