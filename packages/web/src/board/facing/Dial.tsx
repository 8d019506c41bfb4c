/** The handles by which things on the board are turned to another hexspine: dragged around the hex, by the wheel over them, or by the arrows once they have the focus. */
import type { Grid } from '@firegroup/hexmap'
import { type KeyboardEvent, type ReactNode, use, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { HEX_HEIGHT, HEX_SIDE, toWorld, type Vec } from '../art/units.ts'
import { BoardZoom } from '../zoom.ts'
import { along, bearingOf, SPINE_WORDS, SPINES, type Spine, spineTowards, turned } from './facing.ts'
import './facing.css'

export interface Turnable {
  /** Of all that can be turned in this hex. */
  readonly id: string
  readonly hex: number
  /** 'PaK 38', 'turret of the T-34'. */
  readonly name: string
  readonly part: 'hull' | 'turret'
  /** Where it points now, and where it would by the plan. */
  readonly from: Spine
  readonly towards: Spine
  /** What the plan costs, in a few words; '' for nothing. */
  readonly cost: string
  /** Why it can't be turned at all, or no further. */
  readonly refusal: string
  readonly turn: (to: Spine) => void
}

/** On hexes that are lower than this on the screen handles would stand in the way of choosing others. */
const LEAST = 40

/** In pixels of the screen: two handles that point the same way, and the words beside them. */
const HANDLES_APART = 34
const WORDS_APART = 30

/** So far from the middle of the hex, in pixels of the screen. */
const radiusAt = (zoom: number): number => Math.max(HEX_SIDE * zoom + 24, 48)

export function Dial({ grid, turnables }: { readonly grid: Grid; readonly turnables: readonly Turnable[] }): ReactNode {
  const mark = useRef<SVGGElement>(null)
  const [world, setWorld] = useState<HTMLElement | null>(null)
  useEffect(() => setWorld(mark.current?.closest<HTMLElement>('.board')?.querySelector<HTMLElement>('.board-world') ?? null), [])
  const [first] = turnables
  const room = use(BoardZoom) * HEX_HEIGHT >= LEAST
  return (
    <>
      <g ref={mark} />
      {world &&
        first &&
        room &&
        createPortal(<Ring key={first.hex} centre={toWorld(grid.centre(first.hex))} turnables={turnables} />, world)}
    </>
  )
}

function Ring({ centre, turnables }: { readonly centre: Vec; readonly turnables: readonly Turnable[] }): ReactNode {
  const zoom = use(BoardZoom)
  const radius = radiusAt(zoom)
  const together = turnables.length > 1 && turnables.every(({ towards }) => towards === turnables[0]!.towards)
  const outer = together ? radius + HANDLES_APART : radius
  return (
    <div className="board-dial" style={{ left: centre.x * zoom, top: centre.y * zoom }} data-panel>
      <svg className="board-dial-ring" aria-hidden="true">
        <circle r={radius} />
        {SPINES.map((spine) => {
          const { x, y } = along({ x: 0, y: 0 }, bearingOf(spine), radius)
          return <circle key={spine} className="board-dial-tick" cx={x} cy={y} r="4" />
        })}
      </svg>
      {turnables.map((each, i) => {
        const before = turnables.slice(0, i).filter((other) => other.towards === each.towards && wordsBeside(other) !== '')
        // hull and turret that turn together say the same once
        const words = before.some((other) => wordsBeside(other) === wordsBeside(each)) ? '' : wordsBeside(each)
        return (
          <Handle
            key={each.id}
            turnable={each}
            radius={each.part === 'turret' ? outer : radius}
            words={words}
            wordsAt={besideHandles(each.towards, outer, before.length)}
          />
        )
      })}
    </div>
  )
}

interface HandleProps {
  readonly turnable: Turnable
  readonly radius: number
  /** What stands beside it, and where; '' for nothing. */
  readonly words: string
  readonly wordsAt: Beside
}

function Handle({ turnable, radius, words, wordsAt }: HandleProps): ReactNode {
  const root = useRef<HTMLDivElement>(null)
  const latest = useRef(turnable)
  useEffect(() => {
    latest.current = turnable
  })
  useEffect(() => (root.current ? byHand(root.current, latest) : undefined), [])
  const { name, part, from, towards, cost, refusal } = turnable
  const { x, y } = along({ x: 0, y: 0 }, bearingOf(towards), radius)
  const key = (event: KeyboardEvent): void => {
    const by = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key]
    if (by === undefined) return
    event.preventDefault()
    event.stopPropagation()
    turnable.turn(turned(towards, by))
  }
  const said = [SPINE_WORDS[towards], cost, refusal].filter(Boolean).join(', ')
  return (
    <>
      <div
        ref={root}
        className={`board-dial-handle is-${part}`}
        style={{ left: x, top: y }}
        role="slider"
        tabIndex={0}
        aria-label={`Where the ${name} points`}
        aria-valuemin={0}
        aria-valuemax={5}
        aria-valuenow={towards}
        aria-valuetext={said}
        aria-disabled={refusal !== '' && towards === from}
        onKeyDown={key}
        data-own-arrows
      >
        <svg viewBox="-18 -18 36 36" aria-hidden="true">
          <circle className="board-dial-knob" r="14" />
          <path className="board-dial-tip" d="M-7 6L0 -10L7 6L0 2Z" transform={`rotate(${bearingOf(towards)})`} />
        </svg>
      </div>
      {words !== '' && (
        <output className={refusal === '' ? 'board-dial-cost' : 'board-dial-cost is-refused'} style={wordsAt}>
          {words}
        </output>
      )}
    </>
  )
}

const wordsBeside = ({ cost, refusal }: Turnable): string => refusal || cost

interface Beside {
  readonly left: number
  readonly top: number
  readonly transform: string
}

/** What it costs stands outside of all handles, where they point; further words a line further out. */
function besideHandles(towards: Spine, outer: number, line: number): Beside {
  const { x, y } = along({ x: 0, y: 0 }, bearingOf(towards), outer + 26)
  const top = y < -1 ? y - line * WORDS_APART : y + line * WORDS_APART
  return { left: x, top, transform: `translate(${x < 0 ? '-100%' : '0'}, ${y < -1 ? '-100%' : y > 1 ? '0' : '-50%'})` }
}

/** A press here is not one on the board, which listens with listeners of its own. */
function byHand(handle: HTMLElement, latest: { readonly current: Turnable }): () => void {
  let before: Spine | null = null
  const turn = (to: Spine): void => {
    if (to !== latest.current.towards) latest.current.turn(to)
  }
  const down = (event: PointerEvent): void => {
    event.stopPropagation()
    if (event.button !== 0) return
    before = latest.current.towards
    handle.setPointerCapture(event.pointerId)
    handle.focus({ preventScroll: true })
  }
  const move = (event: PointerEvent): void => {
    event.stopPropagation()
    const centre = handle.parentElement?.getBoundingClientRect()
    if (before === null || !centre) return
    turn(spineTowards({ x: centre.left, y: centre.top }, { x: event.clientX, y: event.clientY }, latest.current.towards))
  }
  const up = (event: PointerEvent): void => {
    event.stopPropagation()
    if (before !== null && event.type === 'pointercancel') turn(before)
    before = null
  }
  const wheel = (event: WheelEvent): void => {
    event.stopPropagation()
    event.preventDefault()
    turn(turned(latest.current.towards, event.deltaY > 0 ? 1 : -1))
  }
  const keep = (event: Event): void => event.stopPropagation()
  const listeners = { pointerdown: down, pointermove: move, pointerup: up, pointercancel: up, dblclick: keep, mousedown: keep } as const
  for (const [type, listener] of Object.entries(listeners)) handle.addEventListener(type, listener as EventListener)
  handle.addEventListener('wheel', wheel, { passive: false })
  return () => {
    for (const [type, listener] of Object.entries(listeners)) handle.removeEventListener(type, listener as EventListener)
    handle.removeEventListener('wheel', wheel)
  }
}
