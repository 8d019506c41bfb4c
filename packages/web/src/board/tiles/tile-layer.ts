/**
 * The painted board as tiles at the current zoom. While a gesture runs they are only moved and stretched; when it ends, tiles at the new zoom
 * are painted over them and the old ones go. A coarse picture of the whole board lies beneath, so that no hole ever shows.
 */
import type { MapSheet } from '../art/sheet.ts'
import type { Box } from '../art/units.ts'
import type { TilePainter } from './painter.ts'

/** Device pixels a side, and how far a tile reaches under its neighbours so that no seam shows when stretched. */
const TILE = 512
const BLEED = 1
const MOST_TILES = 90
const UNDERLAY_PIXELS = 1400

interface Level {
  readonly zoom: number
  /** Device pixels per CSS pixel when it was begun. */
  readonly density: number
  readonly element: HTMLElement
  readonly tiles: Map<string, { element: HTMLCanvasElement; painted: boolean; seen: number }>
}

interface Wanted {
  readonly key: string
  readonly column: number
  readonly row: number
}

export class TileLayer {
  readonly #host: HTMLElement
  readonly #painter: TilePainter
  readonly #painted: () => void
  #map: MapSheet | undefined
  #current: Level | undefined
  #old: Level[] = []
  #queue: Wanted[] = []
  #painting = 0
  #turn = 0

  /** `painted` is told whenever everything in sight is there. */
  constructor(host: HTMLElement, painter: TilePainter, painted: () => void) {
    this.#host = host
    this.#painter = painter
    this.#painted = painted
  }

  setMap(map: MapSheet): void {
    this.#map = map
    this.#current = undefined
    this.#old = []
    this.#queue = []
    this.#host.replaceChildren()
    void this.#underlay(map)
  }

  /** Lays everything out for a zoom at which the board now rests. */
  rest(zoom: number): void {
    if (this.#current?.zoom === zoom && this.#current.density === devicePixelRatio) return
    if (this.#current) this.#old.push(this.#current)
    const element = document.createElement('div')
    element.className = 'board-tile-level'
    this.#host.append(element)
    this.#current = { zoom, density: devicePixelRatio, element, tiles: new Map() }
    for (const level of this.#old) level.element.style.transform = `scale(${zoom / level.zoom})`
    const underlay = this.#host.querySelector<HTMLElement>('.board-tile-underlay')
    if (underlay) stretch(underlay, this.#map, zoom)
  }

  /** Asks for the tiles of this part of the world that are not there yet. */
  show(view: Box): void {
    const level = this.#current
    const map = this.#map
    if (!level || !map) return
    const wanted = tilesIn(view, map.box, level.zoom * level.density)
    this.#turn++
    for (const { key } of wanted) {
      const tile = level.tiles.get(key)
      if (tile) tile.seen = this.#turn
    }
    this.#queue = wanted.filter(({ key }) => !level.tiles.has(key))
    this.#work()
    this.#finish(wanted)
  }

  #work(): void {
    const level = this.#current
    const map = this.#map
    while (level && map && this.#painting < 2) {
      const next = this.#queue.shift()
      if (!next) return
      this.#painting++
      void this.#paint(map, level, next).finally(() => {
        this.#painting--
        this.#work()
      })
    }
  }

  async #paint(map: MapSheet, level: Level, { key, column, row }: Wanted): Promise<void> {
    const scale = level.zoom * level.density
    const size = TILE + BLEED * 2
    const [left, top] = [column * TILE - BLEED, row * TILE - BLEED]
    const element = document.createElement('canvas')
    const tile = { element, painted: false, seen: this.#turn }
    level.tiles.set(key, tile)
    const view = { left: left / scale, top: top / scale, right: (left + size) / scale, bottom: (top + size) / scale }
    const bitmap = await this.#painter.paint(map, { view, scale, density: level.density, width: size, height: size })
    if (this.#map !== map) return
    element.width = size
    element.height = size
    element.style.cssText = `left:${left / level.density}px;top:${top / level.density}px;width:${size / level.density}px`
    element.getContext('bitmaprenderer')?.transferFromImageBitmap(bitmap)
    level.element.append(element)
    tile.painted = true
    if (level === this.#current) this.#finish(undefined)
  }

  /** Once nothing is missing in sight, what was stretched beneath is no longer needed. */
  #finish(wanted: readonly Wanted[] | undefined): void {
    const level = this.#current
    if (!level || this.#queue.length > 0) return
    const missing = wanted?.some(({ key }) => !level.tiles.get(key)?.painted) ?? [...level.tiles.values()].some((tile) => !tile.painted)
    if (missing) return
    for (const { element } of this.#old) element.remove()
    this.#old = []
    this.#forget(level)
    this.#painted()
  }

  #forget(level: Level): void {
    if (level.tiles.size <= MOST_TILES) return
    const oldest = [...level.tiles].sort(([, a], [, b]) => a.seen - b.seen).slice(0, level.tiles.size - MOST_TILES)
    for (const [key, { element, seen }] of oldest) {
      if (seen === this.#turn) continue
      element.remove()
      level.tiles.delete(key)
    }
  }

  async #underlay(map: MapSheet): Promise<void> {
    const board = map.box
    const scale = Math.min(1, UNDERLAY_PIXELS / (board.right - board.left))
    const [width, height] = [Math.ceil(board.right * scale), Math.ceil(board.bottom * scale)]
    const bitmap = await this.#painter.paint(map, { view: board, scale, density: devicePixelRatio, width, height })
    if (this.#map !== map) return
    const element = document.createElement('canvas')
    element.className = 'board-tile-underlay'
    element.width = width
    element.height = height
    element.getContext('bitmaprenderer')?.transferFromImageBitmap(bitmap)
    stretch(element, map, this.#current?.zoom ?? 1)
    this.#host.prepend(element)
  }
}

function stretch(element: HTMLElement, map: MapSheet | undefined, zoom: number): void {
  if (!map) return
  const board = map.box
  element.style.width = `${board.right * zoom}px`
  element.style.height = `${board.bottom * zoom}px`
}

/** The tiles that a part of the world touches, nearest to its middle first. */
function tilesIn(view: Box, board: Box, scale: number): Wanted[] {
  const span = (from: number, to: number, low: number, high: number): [number, number] => [
    Math.floor((Math.max(from, low) * scale) / TILE),
    Math.ceil((Math.min(to, high) * scale) / TILE),
  ]
  const [left, right] = span(view.left, view.right, board.left, board.right)
  const [top, bottom] = span(view.top, view.bottom, board.top, board.bottom)
  const wanted: Wanted[] = []
  for (let row = top; row < bottom; row++)
    for (let column = left; column < right; column++) wanted.push({ key: `${column}/${row}`, column, row })
  const [cx, cy] = [((view.left + view.right) / 2) * (scale / TILE), ((view.top + view.bottom) / 2) * (scale / TILE)]
  const far = ({ column, row }: Wanted): number => Math.hypot(column + 0.5 - cx, row + 0.5 - cy)
  return wanted.sort((a, b) => far(a) - far(b))
}
