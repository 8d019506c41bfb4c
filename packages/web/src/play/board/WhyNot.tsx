/** Why a hex can't be chosen, said at the hex: what is so, the number that decides it, what would change it, and the rule. */
import type { HexMap } from '@firegroup/hexmap'
import { type CSSProperties, type ReactNode, use, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { HEX_HEIGHT, toWorld } from '../../board/art/units.ts'
import { hexPoints } from '../../board/overlay.ts'
import { BoardZoom } from '../../board/zoom.ts'
import type { Refusal } from '../controller/on-desk.ts'
import { Rule } from '../dock/parts.tsx'

interface WhyNotProps {
  readonly map: HexMap
  readonly refusal: Refusal
  /** What docks and panels cover of the board. */
  readonly insets: { readonly left: number; readonly right: number }
  readonly onClose: () => void
}

const MARGIN = 8

export function WhyNot({ map, refusal, insets, onClose }: WhyNotProps): ReactNode {
  const mark = useRef<SVGPolygonElement>(null)
  const [world, setWorld] = useState<HTMLElement | null>(null)
  useEffect(() => setWorld(mark.current?.closest<HTMLElement>('.board')?.querySelector<HTMLElement>('.board-world') ?? null), [])
  const place = refusal.place!
  return (
    <>
      <polygon ref={mark} className="play-why-hex" points={hexPoints(map.grid, place)} />
      {world && createPortal(<Popover key={place} map={map} refusal={refusal} insets={insets} onClose={onClose} />, world)}
    </>
  )
}

function Popover({ map, refusal: { place, message, rule }, insets: { left, right }, onClose }: WhyNotProps): ReactNode {
  const root = useRef<HTMLDivElement>(null)
  const zoom = use(BoardZoom)
  const [at, setAt] = useState({ aside: 0, below: false })
  const { x, y } = toWorld(map.grid.centre(place!))
  const half = (HEX_HEIGHT / 2) * zoom

  // beside the board's edge it moves over, under its top edge it hangs below the hex
  useLayoutEffect(() => {
    const board = root.current?.closest<HTMLElement>('.board')
    const host = board?.getBoundingClientRect()
    const ground = root.current?.parentElement?.getBoundingClientRect()
    const box = root.current?.getBoundingClientRect()
    if (!board || !host || !ground || !box) return
    const middle = ground.left + x * zoom
    const room = {
      left: host.left + left + MARGIN + box.width / 2,
      right: host.right - right - MARGIN - box.width / 2,
    }
    const covered = Number(board.dataset['covered'] ?? 0)
    setAt({
      aside: Math.round(Math.max(room.left, Math.min(room.right, middle)) - middle),
      below: ground.top + y * zoom - half - box.height - MARGIN < host.top + covered,
    })
  }, [x, y, zoom, half, left, right])

  // a press here is not one on the board
  useEffect(() => {
    const element = root.current
    const keep = (event: Event): void => event.stopPropagation()
    element?.addEventListener('pointerdown', keep)
    return () => element?.removeEventListener('pointerdown', keep)
  }, [])

  const [title, text] = parted(message)
  const style = { left: x * zoom, top: y * zoom + (at.below ? half : -half), '--aside': `${at.aside}px` } as CSSProperties
  return (
    <div ref={root} className={at.below ? 'play-why is-below' : 'play-why'} style={style} role="alert" data-panel>
      <button type="button" className="play-why-close" aria-label="Close" onClick={onClose}>
        ×
      </button>
      <b>{title}</b>
      <p>
        {text} <Rule rule={rule} about={message} />
      </p>
    </div>
  )
}

/** 'J9 is out of reach' and the rest. */
function parted(message: string): readonly [string, string] {
  const end = message.search(/[.:] /)
  return end < 0 ? [message.replace(/\.$/, ''), ''] : [message.slice(0, end), message.slice(end + 2)]
}
