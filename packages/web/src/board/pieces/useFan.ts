/** Which stack is fanned out: by resting the mouse on it, by a long press, or by T at the cursor. */
import type { Grid } from '@firegroup/hexmap'
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { STACKS } from '../../keys/contexts.ts'
import { useKeys } from '../../keys/useKeys.ts'
import { toLattice } from '../art/units.ts'
import type { StackView } from './view.ts'

const HOVER = 250
const LONG_PRESS = 350
/** Time to bring the mouse from the hex to its fan. */
const LINGER = 220
const TREMBLE = 8

interface FanOptions {
  readonly root: RefObject<SVGGElement | null>
  readonly grid: Grid
  readonly cursor: number
  readonly stacks: readonly StackView[]
  readonly onFan?: (hex: number | undefined) => void
}

export interface FanState {
  readonly hex: number | undefined
  /** The element that moves with the board, where the fan is put. */
  readonly world: HTMLElement | null
  readonly toggle: (hex: number) => void
  readonly close: () => void
}

interface Open {
  readonly hex: number
  /** Opened by key or press: stays until it is closed. */
  readonly stays: boolean
}

export function useFan(options: FanOptions): FanState {
  const latest = useRef(options)
  const [open, setOpen] = useState<Open | undefined>(undefined)
  const [world, setWorld] = useState<HTMLElement | null>(null)
  const isOpen = useRef(open)

  useLayoutEffect(() => {
    latest.current = options
  })

  const show = useCallback((next: Open | undefined): void => {
    if (isOpen.current?.hex === next?.hex && isOpen.current?.stays === next?.stays) return
    isOpen.current = next
    setOpen(next)
    latest.current.onFan?.(next?.hex)
  }, [])
  const close = useCallback(() => show(undefined), [show])
  const toggle = useCallback(
    (hex: number) => {
      const stays = isOpen.current?.hex === hex && isOpen.current.stays
      show(stays || !hasUnits(latest.current.stacks, hex) ? undefined : { hex, stays: true })
    },
    [show],
  )

  const { root } = options
  useEffect(() => {
    const host = root.current?.closest<HTMLElement>('.board')
    const svg = root.current?.ownerSVGElement
    if (!host || !svg) return
    setWorld(host.querySelector<HTMLElement>('.board-world'))
    const hexUnder = (event: PointerEvent): number => {
      const matrix = svg.getScreenCTM()
      if (!matrix) return -1
      const [x, y] = toLattice(new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse()))
      return latest.current.grid.hexAt(x, y)
    }
    return watch(host, { hexUnder, show, toggle, isOpen, latest })
  }, [root, show, toggle])

  useKeys(STACKS, {
    fan: () => toggle(latest.current.cursor),
    fold: () => {
      if (!isOpen.current?.stays) return false
      close()
      world?.querySelector<HTMLElement>('[data-hex][tabindex="0"]')?.focus({ preventScroll: true })
      return true
    },
  })

  return { hex: open?.hex, world, toggle, close }
}

const hasUnits = (stacks: readonly StackView[], hex: number): boolean =>
  stacks.some((stack) => stack.hex === hex && stack.counters.length > 0)

/** A lone counter that can be read where it is needs no fan under the mouse. */
const worthHovering = (stacks: readonly StackView[], hex: number): boolean =>
  stacks.reduce((count, stack) => count + (stack.hex === hex ? stack.counters.length : 0), 0) > 1 ||
  stacks.some((stack) => stack.hex === hex && stack.card !== undefined)

interface Watched {
  readonly hexUnder: (event: PointerEvent) => number
  readonly show: (next: Open | undefined) => void
  readonly toggle: (hex: number) => void
  readonly isOpen: { readonly current: Open | undefined }
  readonly latest: { readonly current: FanOptions }
}

function watch(host: HTMLElement, { hexUnder, show, toggle, isOpen, latest }: Watched): () => void {
  let resting = -1
  let timer = 0
  let pressed: { x: number; y: number } | undefined
  let longPressed = false

  /** What the mouse does never disturbs a fan that was opened on purpose. */
  const hoverOn = (hex: number | undefined): void => {
    if (!isOpen.current?.stays) show(hex === undefined ? undefined : { hex, stays: false })
  }
  const later = (delay: number, act: () => void): void => {
    clearTimeout(timer)
    timer = setTimeout(act, delay)
  }
  const inFan = (event: Event): boolean => event.target instanceof Element && event.target.closest('.board-fan') !== null

  const move = (event: PointerEvent): void => {
    if (pressed && Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) > TREMBLE) {
      clearTimeout(timer)
      pressed = undefined
    }
    if (event.pointerType !== 'mouse' || event.buttons !== 0 || isOpen.current?.stays) return
    const hex = inFan(event) ? (isOpen.current?.hex ?? -1) : hexUnder(event)
    if (hex === resting) return
    resting = hex
    if (hex === isOpen.current?.hex) clearTimeout(timer)
    else if (worthHovering(latest.current.stacks, hex)) later(HOVER, () => hoverOn(hex))
    else later(LINGER, () => hoverOn(undefined))
  }
  const down = (event: PointerEvent): void => {
    if (inFan(event)) return
    clearTimeout(timer)
    if (event.pointerType === 'mouse') {
      resting = -1
      show(undefined)
      return
    }
    const hex = hexUnder(event)
    if (isOpen.current?.hex !== hex) show(undefined)
    longPressed = false
    pressed = { x: event.clientX, y: event.clientY }
    later(LONG_PRESS, () => {
      if (!pressed) return
      longPressed = true
      toggle(hex)
    })
  }
  const up = (event: PointerEvent): void => {
    if (pressed) clearTimeout(timer)
    pressed = undefined
    if (!longPressed || event.type !== 'pointerup') return
    longPressed = false
    // The press has done its work: for the board it must not count as a tap as well.
    event.stopImmediatePropagation()
    host.dispatchEvent(new PointerEvent('pointercancel', event))
  }
  const leave = (): void => {
    resting = -1
    later(LINGER, () => hoverOn(undefined))
  }
  const early = { capture: true }
  host.addEventListener('pointermove', move)
  host.addEventListener('pointerdown', down, early)
  host.addEventListener('pointerup', up, early)
  host.addEventListener('pointercancel', up, early)
  host.addEventListener('pointerleave', leave)
  return () => {
    clearTimeout(timer)
    host.removeEventListener('pointermove', move)
    host.removeEventListener('pointerdown', down, early)
    host.removeEventListener('pointerup', up, early)
    host.removeEventListener('pointercancel', up, early)
    host.removeEventListener('pointerleave', leave)
  }
}
