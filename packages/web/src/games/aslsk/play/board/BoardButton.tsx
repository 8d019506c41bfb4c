/** Buttons that stand on the board at a hex, as large at every zoom. */
import { type ReactNode, use, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { BoardZoom } from '../../../../board/zoom.ts'

/** Where they go: over the drawing, beside the counters. */
export function BoardButtons({ children }: { readonly children: readonly ReactNode[] }): ReactNode {
  const mark = useRef<SVGGElement>(null)
  const [world, setWorld] = useState<HTMLElement | null>(null)
  useEffect(() => setWorld(mark.current?.closest<HTMLElement>('.board')?.querySelector<HTMLElement>('.board-world') ?? null), [])
  return <g ref={mark}>{world && children.length > 0 && createPortal(children, world)}</g>
}

interface BoardButtonProps {
  /** In the world of the board. */
  readonly x: number
  readonly y: number
  readonly kind: string
  readonly label: string
  readonly pressed?: boolean
  readonly onClick: () => void
  readonly children: ReactNode
}

export function BoardButton({ x, y, kind, label, pressed, onClick, children }: BoardButtonProps): ReactNode {
  const root = useRef<HTMLButtonElement>(null)
  const zoom = use(BoardZoom)
  // a press here is not one on the board, and Enter here is not the board's
  useEffect(() => {
    const element = root.current
    const keep = (event: Event): void => event.stopPropagation()
    for (const each of PRESSES) element?.addEventListener(each, keep)
    return () => {
      for (const each of PRESSES) element?.removeEventListener(each, keep)
    }
  }, [])
  return (
    <button
      ref={root}
      type="button"
      className={`aslsk-wall-button is-${kind}`}
      style={{ left: x * zoom, top: y * zoom }}
      aria-label={label}
      {...(pressed === undefined ? {} : { 'aria-pressed': pressed })}
      onClick={onClick}
    >
      {children}
    </button>
  )
}
const PRESSES = ['pointerdown', 'keydown'] as const
