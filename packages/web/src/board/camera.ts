/** Where the eye is over the board: screen = world × zoom + offset, in CSS pixels of the board's element. */
import { type Box, grow, HEX_HEIGHT, shared, type Vec } from './art/units.ts'
import { closeUp } from './close-up.ts'
import { glide } from './glide.ts'

export interface View {
  readonly x: number
  readonly y: number
  readonly zoom: number
}

/** What is seen of the board: the view, how large its element is, and what of that is covered. */
export interface Sightline extends View {
  readonly size: Size
  readonly insets: Camera['insets']
}

export interface Size {
  readonly width: number
  readonly height: number
}

interface Framing {
  readonly part: Box
  readonly largest: number
  readonly legible: number
  readonly rather: readonly Vec[]
}

/** Hex height in CSS pixels between which the zoom moves; a whole board may be smaller still. */
const SMALLEST_HEX = 28
const LARGEST_HEX = 130
/** What must stay in sight of the board, in CSS pixels. */
const KEEP_IN_SIGHT = 120
/** What is shown out of sight is gone to in this time. */
const GLIDE_MS = 300
/** Around a whole board. */
const MARGIN = 24
/** So far a counter on the edge of the board stands beyond it, with its arrows; in world units. */
const BEYOND = 38
/** Less room than this is not worth a view of its own: a sheet that was raised for a moment leaves the board as it is. */
const LEAST_ROOM = 180

export class Camera {
  view: View = { x: 0, y: 0, zoom: 1 }
  size: Size = { width: 1, height: 1 }
  board: Box
  /** Device pixels per CSS pixel. */
  density = 1
  /** Parts of the element covered by docks, where nothing should be centred. */
  insets = { left: 0, top: 0, right: 0, bottom: 0 }
  readonly #moved: (settled: boolean) => void
  /** What is to be in sight whatever the room, until somebody looks elsewhere. */
  #framed: Framing | 'whole' | null = null
  /** Where one looked before all of the board was shown. */
  #before: { readonly view: View; readonly framed: Framing | null } | null = null
  #stop: () => void = () => undefined

  constructor(board: Box, moved: (settled: boolean) => void) {
    this.board = board
    this.#moved = moved
  }

  panBy(dx: number, dy: number): void {
    this.#goes()
    this.#pan(dx, dy)
  }

  /** The element has another size now: what was framed is framed again, else the middle stays in the middle. */
  resize(size: Size): void {
    const middle = this.toWorld(this.#middle())
    this.size = size
    if (this.#framed) {
      this.#frame()
      return
    }
    const now = this.toScreen(middle)
    const wanted = this.#middle()
    this.#pan(wanted.x - now.x, wanted.y - now.y)
    this.settle()
  }

  /** Docks and panels cover other parts now. */
  cover(insets: Camera['insets']): void {
    const same = (['left', 'top', 'right', 'bottom'] as const).every((side) => insets[side] === this.insets[side])
    this.insets = insets
    const { width, height } = this.#free()
    if (!same && this.#framed && width >= LEAST_ROOM && height >= LEAST_ROOM) this.#frame()
  }

  /** Zooms by a factor while the point under the pointer stays where it is. */
  zoomAt(factor: number, at: Vec): void {
    this.#goes()
    const zoom = this.#clampZoom(this.view.zoom * factor)
    const ratio = zoom / this.view.zoom
    this.#look({ zoom, x: at.x - (at.x - this.view.x) * ratio, y: at.y - (at.y - this.view.y) * ratio }, false)
  }

  /** Ends a gesture: whole device pixels, so that the repainted board is crisp. */
  settle(): void {
    this.#look(this.view, true)
  }

  /** The whole board, as large as it goes; once more, and back to where one looked before. */
  fit(): void {
    if (this.#framed === 'whole' && this.#before) {
      const { view, framed } = this.#before
      this.#goes()
      this.#framed = framed
      if (framed) this.#frame()
      else this.#look(view, true)
      return
    }
    const before = this.#framed === 'whole' ? null : { view: this.view, framed: this.#framed }
    this.#goes()
    this.#framed = 'whole'
    this.#before = before
    this.#frame()
  }

  /** The board as high or as wide as the free area, whichever leaves no empty table. */
  fill(): void {
    const { width, height } = this.#free()
    const cover = Math.max(width / (this.board.right - this.board.left), height / (this.board.bottom - this.board.top))
    this.#centre(this.#clampZoom(Math.min(cover, 1.15)))
    this.settle()
  }

  /**
   * A part of the board in the middle of the free area, as large as it goes there but no larger than is handy. Where it would be smaller than `legible`,
   * the place where most of `rather` is comes near instead.
   */
  frame(part: Box, { largest = 1.35, legible = 0, rather = [] }: Partial<Omit<Framing, 'part'>> = {}): void {
    this.#goes()
    this.#framed = { part, largest, legible, rather }
    this.#frame()
  }

  #frame(): void {
    if (!this.#framed) return
    const whole = { part: this.board, largest: this.#fitZoom(), legible: 0, rather: [] }
    const { part: asked, largest, legible, rather } = this.#framed === 'whole' ? whole : this.#framed
    const wanted = this.#framed === 'whole' ? asked : shared(asked, grow(this.board, BEYOND))
    const { width, height } = this.#free()
    const zoomFor = (each: Box): number => Math.min(width / (each.right - each.left), height / (each.bottom - each.top), largest)
    // half a hex on every side, so that counters at the edge are whole
    const room = { width: width / legible - HEX_HEIGHT, height: height / legible - HEX_HEIGHT }
    const near = zoomFor(wanted) < legible ? closeUp(rather, room) : null
    const part = near ? grow(near, HEX_HEIGHT / 2) : wanted
    const zoom = this.#clampZoom(zoomFor(part))
    // in the middle, but rather off it than with bare table beside the board
    const place = (at: number, room: number, from: number, to: number, lowest: number, highest: number): number => {
      // what stands on the edge stands a little beyond it
      const low = Math.max(lowest - BEYOND, Math.min(lowest, from))
      const high = Math.min(highest + BEYOND, Math.max(highest, to))
      const [least, most] = [at + room - high * zoom, at - low * zoom]
      const middle = at + (room - (from + to) * zoom) / 2
      return least > most ? at + (room - (low + high) * zoom) / 2 : Math.min(most, Math.max(least, middle))
    }
    const { insets, board } = this
    const x = place(insets.left, width, part.left, part.right, board.left, board.right)
    const y = place(insets.top, height, part.top, part.bottom, board.top, board.bottom)
    this.#look({ x, y, zoom }, true)
  }

  /** All of this in the free area: moving no further than needed, and from further away only where it is too large. */
  keep(part: Box): void {
    const { insets, size } = this
    const [from, to] = [this.toScreen({ x: part.left, y: part.top }), this.toScreen({ x: part.right, y: part.bottom })]
    const { width, height } = this.#free()
    if (to.x - from.x > width || to.y - from.y > height) {
      this.frame(part, { largest: this.view.zoom })
      return
    }
    const into = (low: number, high: number, least: number, most: number): number =>
      low < least ? least - low : high > most ? most - high : 0
    const dx = into(from.x, to.x, insets.left, size.width - insets.right)
    const dy = into(from.y, to.y, insets.top, size.height - insets.bottom)
    if (dx === 0 && dy === 0) return
    this.#goes()
    this.#look({ ...this.view, x: this.view.x + dx, y: this.view.y + dy }, true)
  }

  /** Brings a point into the free area with a margin, moving no further than needed; gently, where somebody shall see where it is. */
  reveal(point: Vec, gently = false, margin = HEX_HEIGHT * 0.8): void {
    this.#stop()
    const at = this.toScreen(point)
    const room = margin * this.view.zoom
    const near = (value: number, low: number, high: number): number => (value < low ? low - value : value > high ? high - value : 0)
    const dx = near(at.x, this.insets.left + room, this.size.width - this.insets.right - room)
    const dy = near(at.y, this.insets.top + room, this.size.height - this.insets.bottom - room)
    if (dx === 0 && dy === 0) return
    this.#goes()
    const { x, y } = this.view
    const go = (share: number): void => this.#look({ ...this.view, x: x + dx * share, y: y + dy * share }, share === 1)
    if (gently) this.#stop = glide(GLIDE_MS, go)
    else go(1)
  }

  toWorld(at: Vec): Vec {
    return { x: (at.x - this.view.x) / this.view.zoom, y: (at.y - this.view.y) / this.view.zoom }
  }

  toScreen(point: Vec): Vec {
    return { x: point.x * this.view.zoom + this.view.x, y: point.y * this.view.zoom + this.view.y }
  }

  /** The part of the world on screen. */
  visible(): Box {
    const from = this.toWorld({ x: 0, y: 0 })
    const to = this.toWorld({ x: this.size.width, y: this.size.height })
    return { left: from.x, top: from.y, right: to.x, bottom: to.y }
  }

  /** Somebody looks where he wants to: no glide goes on, and no frame holds. */
  #goes(): void {
    this.#stop()
    this.#framed = null
    this.#before = null
  }

  #pan(dx: number, dy: number): void {
    this.#look({ ...this.view, x: this.view.x + dx, y: this.view.y + dy }, false)
  }

  /** Of the free area, on screen. */
  #middle(): Vec {
    const { size, insets } = this
    return { x: (insets.left + size.width - insets.right) / 2, y: (insets.top + size.height - insets.bottom) / 2 }
  }

  #free(): Size {
    return {
      width: Math.max(50, this.size.width - this.insets.left - this.insets.right),
      height: Math.max(50, this.size.height - this.insets.top - this.insets.bottom),
    }
  }

  #fitZoom(): number {
    const { width, height } = this.#free()
    return Math.min((width - MARGIN) / (this.board.right - this.board.left), (height - MARGIN) / (this.board.bottom - this.board.top))
  }

  #clampZoom(zoom: number): number {
    const lowest = Math.min(SMALLEST_HEX / HEX_HEIGHT, this.#fitZoom())
    return Math.max(lowest, Math.min(LARGEST_HEX / HEX_HEIGHT, zoom))
  }

  #centre(zoom: number): void {
    const { width, height } = this.#free()
    const x = this.insets.left + (width - (this.board.left + this.board.right) * zoom) / 2
    const y = this.insets.top + (height - (this.board.top + this.board.bottom) * zoom) / 2
    this.#look({ x, y, zoom }, false)
  }

  #look({ x, y, zoom }: View, settled: boolean): void {
    const within = (offset: number, low: number, high: number, size: number): number =>
      Math.min(size - KEEP_IN_SIGHT - low * zoom, Math.max(KEEP_IN_SIGHT - high * zoom, offset))
    const snap = (value: number): number => (settled ? Math.round(value * this.density) / this.density : value)
    this.view = {
      zoom,
      x: snap(within(x, this.board.left, this.board.right, this.size.width)),
      y: snap(within(y, this.board.top, this.board.bottom, this.size.height)),
    }
    this.#moved(settled)
  }
}
