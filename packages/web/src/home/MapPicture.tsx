/** A still picture of a map, painted by the board's own painter: the whole map, or the part around a hex. */
import type { HexMap } from '@firegroup/hexmap'
import { type ReactNode, useEffect, useMemo, useRef } from 'react'
import { useMapLook } from '../app/settings.ts'
import { type MapSheet, sheetOf } from '../board/art/sheet.ts'
import { type Box, HEX_HEIGHT, toWorld } from '../board/art/units.ts'
import { tilePainter } from '../board/tiles/painter.ts'

interface MapPictureProps {
  readonly map: HexMap
  /** CSS pixels; the picture is stretched to the width of its box. */
  readonly width: number
  readonly height: number
  /** The hexes in the middle, and how high a hex is; the whole map where they are absent. */
  readonly around?: { readonly hexes: readonly number[]; readonly hexHeight: number }
  /** SVG in world units, over the picture. */
  readonly children?: ReactNode
  /** What a screen reader says; without it the picture is decoration. */
  readonly label?: string
}

export function MapPicture({ map, width, height, around, children, label }: MapPictureProps): ReactNode {
  const canvas = useRef<HTMLCanvasElement>(null)
  const look = useMapLook()
  const sheet = useMemo(() => sheetOf(map, look), [map, look])
  const hexes = around?.hexes.join(' ')
  const hexHeight = around?.hexHeight
  const view = useMemo(
    () => (hexHeight === undefined ? boxInPlay(map) : viewAround(map, hexesOf(hexes), hexHeight, width, height)),
    [map, hexes, hexHeight, width, height],
  )

  useEffect(() => {
    let wanted = true
    const density = Math.min(2, devicePixelRatio)
    const scale = (width * density) / (view.right - view.left)
    const size = { width: Math.round(width * density), height: Math.round((view.bottom - view.top) * scale) }
    void paint(sheet, { view, scale, density, ...size }).then((bitmap) => {
      const element = canvas.current
      if (!wanted || !element) return
      element.width = size.width
      element.height = size.height
      element.getContext('2d')?.drawImage(bitmap, 0, 0)
      element.dataset['painted'] = 'true'
    })
    return () => {
      wanted = false
    }
  }, [sheet, view, width])

  return (
    <div
      className="home-map-picture"
      style={{ aspectRatio: `${view.right - view.left} / ${view.bottom - view.top}` }}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <canvas ref={canvas} />
      {children && (
        <svg viewBox={`${view.left} ${view.top} ${view.right - view.left} ${view.bottom - view.top}`} aria-hidden="true">
          {children}
        </svg>
      )}
    </div>
  )
}

/** The rectangle of the hexes that are in play: a cropped board shows no more than that. */
export function boxInPlay(map: HexMap): Box {
  const corners = Array.from({ length: map.hexes }, (_, hex) => map.grid.outline(hex).map(toWorld)).flat()
  const xs = corners.map(({ x }) => x)
  const ys = corners.map(({ y }) => y)
  const ends = map.boards.map(({ x, y, width, height }) => toWorld([x + width, y + height]))
  return {
    left: Math.max(0, least(xs)),
    top: Math.max(0, least(ys)),
    right: Math.min(most(xs), most(ends.map(({ x }) => x))),
    bottom: Math.min(most(ys), most(ends.map(({ y }) => y))),
  }
}

const least = (values: readonly number[]): number => values.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY)
const most = (values: readonly number[]): number => values.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY)
const hexesOf = (text: string | undefined): number[] => (text ? text.split(' ').map(Number) : [])

/** A part of the map of this size, as near to these hexes as its edges allow; its middle where there are none. */
function viewAround(map: HexMap, hexes: readonly number[], hexHeight: number, width: number, height: number): Box {
  const box = boxInPlay(map)
  const scale = Math.max(hexHeight / HEX_HEIGHT, width / (box.right - box.left), height / (box.bottom - box.top))
  const points = hexes.map((hex) => toWorld(map.grid.centre(hex)))
  const start = (values: readonly number[], length: number, low: number, high: number): number => {
    const middle = values.length === 0 ? (low + high) / 2 : (least(values) + most(values)) / 2
    return Math.max(low, Math.min(high - length, middle - length / 2))
  }
  const [wide, high] = [width / scale, height / scale]
  const xs = points.map(({ x }) => x)
  const ys = points.map(({ y }) => y)
  const left = start(xs, wide, box.left, box.right)
  const top = start(ys, high, box.top, box.bottom)
  return { left, top, right: left + wide, bottom: top + high }
}

type Job = Parameters<ReturnType<typeof tilePainter>['paint']>[1]

/** Painted once for each sheet and view: coming back to a page shows its pictures at once. */
const kept = new WeakMap<MapSheet, Map<string, Promise<ImageBitmap>>>()

function paint(sheet: MapSheet, job: Job): Promise<ImageBitmap> {
  let pictures = kept.get(sheet)
  if (!pictures) {
    pictures = new Map()
    kept.set(sheet, pictures)
  }
  const key = JSON.stringify(job)
  let picture = pictures.get(key)
  if (!picture) {
    picture = new Promise((done, failed) => waiting.push({ sheet, job, done, failed }))
    pictures.set(key, picture)
    queueMicrotask(paintNext)
  }
  return picture
}

interface Waiting {
  readonly sheet: MapSheet
  readonly job: Job
  readonly done: (bitmap: ImageBitmap) => void
  readonly failed: (reason: unknown) => void
}

const LARGE = 300_000
const waiting: Waiting[] = []
let busy = false

let lastSheet: MapSheet | undefined

/** One after the other: what the page is about before the small ones, and those of one map together, for the painter keeps one map in mind. */
function paintNext(): void {
  if (busy) return
  const rank = ({ sheet, job }: Waiting): number => (job.width * job.height > LARGE ? 2 : sheet === lastSheet ? 1 : 0)
  const next = waiting.sort((a, b) => rank(a) - rank(b)).pop()
  if (!next) return
  busy = true
  lastSheet = next.sheet
  void tilePainter()
    .paint(next.sheet, next.job)
    .then(next.done, next.failed)
    .finally(() => {
      busy = false
      paintNext()
    })
}
