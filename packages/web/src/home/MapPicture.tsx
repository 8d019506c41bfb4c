/** A still picture of a map, painted by the board's own painter: the whole map, or the part around a hex. */
import type { HexMap } from '@firegroup/hexmap'
import { type ReactNode, useEffect, useMemo, useRef } from 'react'
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
  const sheet = useMemo(() => sheetOf(map), [map])
  const hexes = around?.hexes.join(' ')
  const hexHeight = around?.hexHeight
  const view = useMemo(
    () => (hexHeight === undefined ? sheet.box : viewAround(map, sheet, (hexes ?? '').split(' ').map(Number), hexHeight, width, height)),
    [map, sheet, hexes, hexHeight, width, height],
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
      className="map-picture"
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

/** A part of the map of this size, as near to these hexes as its edges allow. */
function viewAround(map: HexMap, { box }: MapSheet, hexes: readonly number[], hexHeight: number, width: number, height: number): Box {
  const scale = Math.max(hexHeight / HEX_HEIGHT, width / (box.right - box.left), height / (box.bottom - box.top))
  const points = hexes.map((hex) => toWorld(map.grid.centre(hex)))
  const middle = (values: readonly number[], otherwise: number): number =>
    values.length === 0 ? otherwise : (Math.min(...values) + Math.max(...values)) / 2
  const start = (at: number, length: number, whole: number): number => Math.max(0, Math.min(whole - length, at - length / 2))
  const [wide, high] = [width / scale, height / scale]
  const left = start(
    middle(
      points.map(({ x }) => x),
      box.right / 2,
    ),
    wide,
    box.right,
  )
  const top = start(
    middle(
      points.map(({ y }) => y),
      box.bottom / 2,
    ),
    high,
    box.bottom,
  )
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
    picture = tilePainter().paint(sheet, job)
    pictures.set(key, picture)
  }
  return picture
}
