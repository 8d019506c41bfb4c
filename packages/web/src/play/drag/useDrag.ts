/** Something is taken with the pointer, follows it and is put down: by mouse, finger or pen. A press without a drag stays a click. */
import { type PointerEvent as PressEvent, type RefObject, useEffect, useRef, useState } from 'react'

/** Pixels that a hand may tremble before a press becomes a drag. */
const TREMBLE = 6

export interface DragActs<T> {
  /** It has left its place. */
  readonly onLift?: ((item: T) => void) | undefined
  /** It is over this now. */
  readonly onOver?: ((item: T, at: DragPoint) => void) | undefined
  readonly onDrop: (item: T, at: DragPoint) => void
  /** It goes back to where it was. */
  readonly onCancel?: ((item: T) => void) | undefined
}

export interface DragPoint {
  readonly x: number
  readonly y: number
  /** What lies under the pointer. */
  readonly element: Element | null
}

export interface Drag<T> {
  /** What is in hand; null while nothing is. */
  readonly held: T | null
  /** Follows the pointer: its place is set without drawing anything anew. */
  readonly ghost: RefObject<HTMLDivElement | null>
  /** The press on something that can be dragged. */
  readonly grab: (item: T, event: PressEvent) => void
}

export function useDrag<T>(acts: DragActs<T>): Drag<T> {
  const [held, setHeld] = useState<T | null>(null)
  const ghost = useRef<HTMLDivElement | null>(null)
  const latest = useRef(acts)
  const end = useRef<(() => void) | null>(null)
  useEffect(() => {
    latest.current = acts
  })
  useEffect(() => () => end.current?.(), [])

  const grab = (item: T, press: PressEvent): void => {
    if (press.button !== 0 || end.current) return
    const { pointerId, clientX, clientY } = press
    let lifted = false
    let now = { x: clientX, y: clientY }

    const follow = (): void => {
      if (ghost.current) ghost.current.style.transform = `translate(${now.x}px, ${now.y}px)`
    }
    const point = (): DragPoint => ({ ...now, element: document.elementFromPoint(now.x, now.y) })
    const move = (event: PointerEvent): void => {
      if (event.pointerId !== pointerId) return
      now = { x: event.clientX, y: event.clientY }
      if (!lifted && Math.hypot(now.x - clientX, now.y - clientY) <= TREMBLE) return
      event.preventDefault()
      if (!lifted) {
        lifted = true
        setHeld(item)
        latest.current.onLift?.(item)
        requestAnimationFrame(follow)
      }
      follow()
      latest.current.onOver?.(item, point())
    }
    const up = (event: PointerEvent): void => {
      if (event.pointerId !== pointerId) return
      stop()
      if (!lifted) return
      noClick()
      if (event.type === 'pointercancel') latest.current.onCancel?.(item)
      else latest.current.onDrop(item, point())
    }
    const key = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || !lifted) return
      event.preventDefault()
      event.stopImmediatePropagation()
      stop()
      latest.current.onCancel?.(item)
    }
    const stop = (): void => {
      removeEventListener('pointermove', move)
      removeEventListener('pointerup', up)
      removeEventListener('pointercancel', up)
      removeEventListener('keydown', key, true)
      end.current = null
      setHeld(null)
    }
    addEventListener('pointermove', move, { passive: false })
    addEventListener('pointerup', up)
    addEventListener('pointercancel', up)
    addEventListener('keydown', key, true)
    end.current = stop
  }

  return { held, ghost, grab }
}

/** The click that ends a drag is none. */
function noClick(): void {
  const swallow = (event: Event): void => {
    event.preventDefault()
    event.stopPropagation()
  }
  addEventListener('click', swallow, { capture: true, once: true })
  setTimeout(() => removeEventListener('click', swallow, true))
}
