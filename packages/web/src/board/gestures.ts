/** Pointer and wheel on the board: drag or pinch moves it, the wheel zooms to the pointer, a press without a drag is a click. */
import type { Vec } from './art/units.ts'
import type { Camera } from './camera.ts'

export interface Gestures {
  /** The pointer has come down on the board itself. */
  pressed(): void
  /** A press that may become a drag over the board instead of moving it; true takes it. */
  aimStart(at: Vec): boolean
  aimMove(at: Vec): void
  aimEnd(at: Vec): void
  /** The press turned out to be something else, such as the first finger of a pinch. */
  aimCancel(): void
  hover(at: Vec | undefined): void
  click(at: Vec): void
  /** Whether the board should always be moved, as while Space is held. */
  mustPan(): boolean
}

/** Pixels that a hand may tremble before a press becomes a drag. */
const TREMBLE = 5
const SETTLE_AFTER_WHEEL = 160

export function attachGestures(host: HTMLElement, camera: Camera, gestures: Gestures): () => void {
  const pointers = new Map<number, Vec>()
  let mode: 'none' | 'press' | 'pan' | 'pinch' | 'aim' = 'none'
  let start: Vec = { x: 0, y: 0 }
  let wheelTimer = 0

  const at = (event: MouseEvent): Vec => {
    const box = host.getBoundingClientRect()
    return { x: event.clientX - box.left, y: event.clientY - box.top }
  }

  const down = (event: PointerEvent): void => {
    if (event.button > 1) return
    const point = at(event)
    pointers.set(event.pointerId, point)
    host.setPointerCapture(event.pointerId)
    if (pointers.size > 1) {
      if (mode === 'aim') gestures.aimCancel()
      mode = 'pinch'
      return
    }
    start = point
    const panOnly = event.button === 1 || gestures.mustPan()
    mode = !panOnly && gestures.aimStart(point) ? 'aim' : 'press'
  }

  const move = (event: PointerEvent): void => {
    const point = at(event)
    const before = pointers.get(event.pointerId)
    if (!before) {
      if (event.pointerType === 'mouse') gestures.hover(point)
      return
    }
    if (mode === 'pinch') {
      pinch(event.pointerId, before, point)
      return
    }
    if (mode === 'aim') gestures.aimMove(point)
    if (mode === 'press' && Math.hypot(point.x - start.x, point.y - start.y) > TREMBLE) {
      mode = 'pan'
      host.dataset['panning'] = 'true'
      camera.panBy(point.x - start.x, point.y - start.y)
    } else if (mode === 'pan') camera.panBy(point.x - before.x, point.y - before.y)
    pointers.set(event.pointerId, point)
  }

  const pinch = (id: number, before: Vec, now: Vec): void => {
    const other = [...pointers].find(([key]) => key !== id)?.[1]
    pointers.set(id, now)
    if (!other) return
    const [was, is] = [Math.hypot(before.x - other.x, before.y - other.y), Math.hypot(now.x - other.x, now.y - other.y)]
    const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 }
    camera.panBy((now.x - before.x) / 2, (now.y - before.y) / 2)
    if (was > 0) camera.zoomAt(is / was, middle)
  }

  const up = (event: PointerEvent): void => {
    if (!pointers.delete(event.pointerId)) return
    const point = at(event)
    delete host.dataset['panning']
    if (mode === 'aim' && event.type === 'pointercancel') gestures.aimCancel()
    else if (mode === 'aim') gestures.aimEnd(point)
    else if (mode === 'press' && event.type === 'pointerup') gestures.click(point)
    else camera.settle()
    mode = pointers.size > 0 ? 'pan' : 'none'
  }

  const wheel = (event: WheelEvent): void => {
    event.preventDefault()
    const pixels = event.deltaMode === 1 ? event.deltaY * 16 : event.deltaY
    camera.zoomAt(Math.exp(-Math.max(-240, Math.min(240, pixels)) * 0.0017), at(event))
    clearTimeout(wheelTimer)
    wheelTimer = setTimeout(() => camera.settle(), SETTLE_AFTER_WHEEL)
  }

  /** What the browser would do with a press is give the focus to the page. */
  const hold = (event: MouseEvent): void => {
    if (event.target instanceof Element && event.target.closest('button')) return
    event.preventDefault()
    gestures.pressed()
  }
  const leave = (): void => gestures.hover(undefined)
  const fit = (): void => camera.fit()

  host.addEventListener('pointerdown', down)
  host.addEventListener('mousedown', hold)
  host.addEventListener('pointermove', move)
  host.addEventListener('pointerup', up)
  host.addEventListener('pointercancel', up)
  host.addEventListener('pointerleave', leave)
  host.addEventListener('wheel', wheel, { passive: false })
  host.addEventListener('dblclick', fit)
  return () => {
    clearTimeout(wheelTimer)
    host.removeEventListener('pointerdown', down)
    host.removeEventListener('mousedown', hold)
    host.removeEventListener('pointermove', move)
    host.removeEventListener('pointerup', up)
    host.removeEventListener('pointercancel', up)
    host.removeEventListener('pointerleave', leave)
    host.removeEventListener('wheel', wheel)
    host.removeEventListener('dblclick', fit)
  }
}
