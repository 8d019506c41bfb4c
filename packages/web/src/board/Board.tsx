/** The board: a painted map that can be moved, zoomed and pointed at. It knows hexes, not rules; overlays and words come from outside. */
import type { Grid, HexMap } from '@firegroup/hexmap'
import { type ReactNode, type Ref, useEffect, useId, useImperativeHandle, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useMapLook, useStillness } from '../app/settings.ts'
import { STEERING } from '../keys/contexts.ts'
import { usesKeyboard } from '../keys/focus.ts'
import { useKeys } from '../keys/useKeys.ts'
import { sheetOf } from './art/sheet.ts'
import { HEX_HEIGHT, toLattice, toWorld, type Vec } from './art/units.ts'
import { CursorMark } from './CursorMark.tsx'
import { Camera, type Size, type View } from './camera.ts'
import { around } from './close-up.ts'
import { attachGestures, type Gestures } from './gestures.ts'
import { HexCells } from './HexCells.tsx'
import { BoardOutline, OnTheBoard } from './OnTheBoard.tsx'
import { hexPoints } from './overlay.ts'
import { stepCursor } from './steer.ts'
import { tilePainter } from './tiles/painter.ts'
import { TileLayer } from './tiles/tile-layer.ts'
import { BoardZoom, LEGIBLE } from './zoom.ts'
import './board.css'

export interface BoardHandle {
  fit(): void
  zoom(factor: number): void
  reveal(hex: number): void
  /** The same so that one sees where it is: the board glides there. */
  show(hex: number): void
  /** These hexes in sight, as large as they can be. */
  frame(look: Look): void
  /** All of these in sight, and no more of a change than that takes. */
  keep(hexes: readonly number[]): void
  focus(): void
}

/** What is to be in sight. */
export interface Look {
  readonly hexes: readonly number[]
  /** On a small screen, where all of them would be too small to read: as many of these as fit, large enough. */
  readonly rather?: readonly number[] | undefined
}

/** A press that was taken for something else after all is cancelled: all is as before it. */
export type AimPhase = 'press' | 'drag' | 'release' | 'cancel'

export interface BoardProps {
  readonly map: HexMap
  readonly name: string
  /** The hex of the keyboard cursor. */
  readonly cursor: number
  /** What a screen reader says of a hex. */
  readonly describe: (hex: number) => string
  readonly onCursor: (hex: number) => void
  /** Enter, or a click without a drag. */
  readonly onChoose: (hex: number) => void
  /** Given when a drag draws from hex to hex instead of moving the board. */
  readonly onAim?: ((phase: AimPhase, from: number, to: number) => void) | undefined
  /** The hexes from which such a drag begins; without it all of them. From the others a drag moves the board. */
  readonly aimsFrom?: ((hex: number) => boolean) | undefined
  readonly onHover: (hex: number) => void
  /** The keyboard has taken the cursor up, or the pointer has put it away. */
  readonly onSteer?: ((steered: boolean) => void) | undefined
  /** Layers that are left out, by their names. */
  readonly hides?: readonly string[] | undefined
  /** SVG in world units, over the terrain. */
  readonly overlay: ReactNode
  /** Parts of the board that docks cover, in CSS pixels. */
  readonly insets: Camera['insets']
  /** What is in sight at first; without it as much of the board as fits. */
  readonly look?: Look | undefined
  /** Told where the board looks, whenever it has come to rest. */
  readonly onView?: ((view: View, size: Size) => void) | undefined
  readonly ref?: Ref<BoardHandle>
}

/** How far Shift and an arrow move the board, in CSS pixels. */
const NUDGE = 90
const NUDGES = { ArrowLeft: [NUDGE, 0], ArrowRight: [-NUDGE, 0], ArrowUp: [0, NUDGE], ArrowDown: [0, -NUDGE] } as const

export function Board(props: BoardProps): ReactNode {
  const { map, cursor, describe, overlay, insets } = props
  const { grid } = map
  const host = useRef<HTMLDivElement>(null)
  const world = useRef<HTMLDivElement>(null)
  const tiles = useRef<HTMLDivElement>(null)
  const spaceHeld = useRef(false)
  const latest = useRef(props)
  const [zoom, setZoom] = useState(1)
  const [hovered, setHovered] = useState(-1)
  const [steered, setSteered] = useState(false)
  const still = useStillness()
  const rig = useRef<{ camera: Camera; layer: TileLayer } | undefined>(undefined)
  const look = useMapLook()
  const sheet = useMemo(() => sheetOf(map, look), [map, look])
  const { box } = sheet
  const outline = useId()

  useLayoutEffect(() => {
    latest.current = props
    rig.current?.camera.cover(insets)
  })

  useLayoutEffect(() => {
    const [hostElement, worldElement, tilesElement] = [host.current, world.current, tiles.current]
    if (!hostElement || !worldElement || !tilesElement) return
    const layer = new TileLayer(tilesElement, tilePainter(), () => {
      hostElement.dataset['painted'] = 'true'
    })
    delete hostElement.dataset['painted']
    let restedAt = 0
    const camera = new Camera(sheet.box, (settled) => {
      const { x, y, zoom: now } = camera.view
      if (settled) {
        restedAt = now
        layer.rest(now)
        setZoom(now)
        latest.current.onView?.(camera.view, camera.size)
      }
      worldElement.style.transform = restedAt === now ? `translate(${x}px, ${y}px)` : `translate(${x}px, ${y}px) scale(${now / restedAt})`
      worldElement.style.willChange = settled ? '' : 'transform'
      if (restedAt === now) layer.show(camera.visible())
    })
    camera.insets = latest.current.insets
    rig.current = { camera, layer }
    layer.setMap(sheet)
    let shown = false
    const watcher = new ResizeObserver(([entry]) => {
      if (!entry) return
      camera.density = devicePixelRatio
      const size = { width: entry.contentRect.width, height: entry.contentRect.height }
      if (shown) camera.resize(size)
      else {
        camera.size = size
        if (latest.current.look?.hexes.length) frame(camera, grid, latest.current.look)
        else camera.fill()
      }
      shown = true
    })
    watcher.observe(hostElement)
    const detach = attachGestures(hostElement, camera, {
      ...pointing(camera, latest, spaceHeld, setHovered),
      // the focus stays at the board instead of falling to the page, and the cursor is put away
      pressed: () => {
        focusCursor(hostElement)
        setSteered(false)
        latest.current.onSteer?.(false)
      },
    })
    return () => {
      detach()
      watcher.disconnect()
    }
  }, [sheet, grid])

  useEffect(() => {
    const space = (event: globalThis.KeyboardEvent): void => {
      if (event.code === 'Space') spaceHeld.current = event.type === 'keydown'
    }
    addEventListener('keydown', space)
    addEventListener('keyup', space)
    return () => {
      removeEventListener('keydown', space)
      removeEventListener('keyup', space)
    }
  }, [])

  useImperativeHandle(props.ref, () => boardHandle(host, rig, grid, still), [grid, still])

  const steer = (now: boolean): void => {
    setSteered(now)
    latest.current.onSteer?.(now)
  }
  const pan = (dx: number, dy: number): void => {
    rig.current?.camera.panBy(dx, dy)
    rig.current?.camera.settle()
  }
  const move = (event: globalThis.KeyboardEvent): void => {
    const next = stepCursor(grid, cursor, event)
    focusCursor(host.current)
    steer(true)
    if (next !== undefined && next !== cursor) props.onCursor(next)
  }
  useKeys(STEERING, {
    cursor: move,
    pad: move,
    pan: ({ key }) => {
      const [dx, dy] = NUDGES[key as keyof typeof NUDGES]
      pan(dx, dy)
    },
    nearer: () => zoomCentre(rig.current?.camera, 1.2),
    farther: () => zoomCentre(rig.current?.camera, 1 / 1.2),
    fit: () => rig.current?.camera.fit(),
    choose: ({ target }) => (isCell(target) ? props.onChoose(cursor) : false),
  })

  const size = { width: (box.right - box.left) * zoom, height: (box.bottom - box.top) * zoom }
  return (
    <div
      ref={host}
      className="board"
      data-tool={aims(props, hovered) ? 'aim' : 'hand'}
      data-covered={insets.top}
      data-hides={props.hides?.join(' ')}
    >
      <div ref={world} className="board-world" style={size}>
        <div ref={tiles} className="board-tiles" />
        <svg className="board-overlay" viewBox={`0 0 ${box.right} ${box.bottom}`} {...size} aria-hidden="true">
          <clipPath id={outline}>
            <rect width={box.right} height={box.bottom} />
          </clipPath>
          <BoardOutline value={outline}>
            <OnTheBoard>{hovered >= 0 && <polygon className="board-hex-hover" points={hexPoints(grid, hovered)} />}</OnTheBoard>
            <BoardZoom value={zoom}>{overlay}</BoardZoom>
          </BoardOutline>
          {steered && <CursorMark grid={grid} hex={cursor} />}
        </svg>
        <HexCells
          grid={grid}
          name={props.name}
          cursor={cursor}
          zoom={zoom}
          describe={describe}
          onFocusChange={(focused) => steer(focused && usesKeyboard())}
          onChoose={props.onChoose}
        />
      </div>
    </div>
  )
}

const aims = ({ onAim, aimsFrom }: BoardProps, hex: number): boolean => onAim !== undefined && (aimsFrom?.(hex) ?? true)

function pointing(
  camera: Camera,
  latest: { current: BoardProps },
  spaceHeld: { current: boolean },
  setHovered: (hex: number) => void,
): Omit<Gestures, 'pressed'> {
  const hexUnder = (at: Vec): number => {
    const [x, y] = toLattice(camera.toWorld(at))
    return latest.current.map.grid.hexAt(x, y)
  }
  let from = -1
  const hover = (hex: number): void => {
    setHovered(hex)
    latest.current.onHover(hex)
  }
  return {
    aimStart(at) {
      from = hexUnder(at)
      if (from < 0 || !aims(latest.current, from)) return false
      latest.current.onAim?.('press', from, from)
      return true
    },
    aimMove(at) {
      const to = hexUnder(at)
      setHovered(to)
      if (to >= 0) latest.current.onAim?.('drag', from, to)
    },
    aimEnd(at) {
      const to = hexUnder(at)
      latest.current.onAim?.('release', from, to < 0 ? from : to)
    },
    aimCancel() {
      latest.current.onAim?.('cancel', from, from)
    },
    hover: (at) => hover(at ? hexUnder(at) : -1),
    click(at) {
      const hex = hexUnder(at)
      if (hex >= 0) latest.current.onChoose(hex)
    },
    mustPan: () => spaceHeld.current,
  }
}

/** The hexes with one more all around. */
function frame(camera: Camera, grid: Grid, { hexes, rather = [] }: Look): void {
  const centres = (of: readonly number[]): readonly Vec[] => of.map((hex) => toWorld(grid.centre(hex)))
  const legible = rather.length > 0 ? LEGIBLE : 0
  camera.frame(around(centres(hexes), HEX_HEIGHT * 1.4), { legible, rather: centres(rather) })
}

function boardHandle(
  host: { current: HTMLDivElement | null },
  rig: { current: { camera: Camera } | undefined },
  grid: Grid,
  still: boolean,
): BoardHandle {
  return {
    fit: () => rig.current?.camera.fit(),
    zoom: (factor) => zoomCentre(rig.current?.camera, factor),
    keep: (hexes) =>
      rig.current?.camera.keep(
        around(
          hexes.map((hex) => toWorld(grid.centre(hex))),
          HEX_HEIGHT * 0.8,
        ),
      ),
    frame: (look) => rig.current && frame(rig.current.camera, grid, look),
    reveal: (hex) => rig.current?.camera.reveal(toWorld(grid.centre(hex))),
    show: (hex) => rig.current?.camera.reveal(toWorld(grid.centre(hex)), !still),
    focus: () => focusCursor(host.current),
  }
}

function focusCursor(host: HTMLElement | null): void {
  host?.querySelector<HTMLElement>('[data-hex][tabindex="0"]')?.focus({ preventScroll: true })
}

const isCell = (target: EventTarget | null): boolean => target instanceof Element && target.closest('[data-hex]') !== null

function zoomCentre(camera: Camera | undefined, factor: number): void {
  if (!camera) return
  const { size, insets } = camera
  camera.zoomAt(factor, { x: (insets.left + size.width - insets.right) / 2, y: (insets.top + size.height - insets.bottom) / 2 })
  camera.settle()
}
