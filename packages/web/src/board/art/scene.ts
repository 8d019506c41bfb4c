/** A map turned into drawings, bottom layer first. Building a scene plants every tree; painting a tile only looks them up. */
import type { Depiction } from '@firegroup/hexmap'
import { building } from './buildings.ts'
import { cemetery } from './cemetery.ts'
import type { Drawing } from './drawing.ts'
import { brush, grain, lowCrops, marsh, orchard } from './fields.ts'
import { grid } from './grid.ts'
import { furrows, ground } from './ground.ts'
import { hexside } from './hexsides.ts'
import { crestLine, hill } from './hills.ts'
import { hexShapes } from './pacific/hex-shapes.ts'
import { collapsedHut, hut } from './pacific/huts.ts'
import { bamboo, jungle, palmTrees } from './pacific/jungle.ts'
import { kunai } from './pacific/kunai.ts'
import { clearOfWays } from './pacific/planting.ts'
import { alpha, ink } from './palette.ts'
import { type Reach, reachesOf, river } from './river.ts'
import { roads } from './roads.ts'
import { contains, type Shape, shapeOf, traceShape } from './shape.ts'
import type { MapSheet } from './sheet.ts'
import { type Box, grow, type Vec } from './units.ts'
import { bridges, crossingsOf, pond, stream } from './water.ts'
import { lightWoods, woods } from './woods.ts'

export interface Scene {
  readonly board: Box
  readonly drawings: readonly Drawing[]
}

export function buildScene(sheet: MapSheet): Scene {
  const { box } = sheet
  const boardOf = ({ board }: { board: number }): Box => sheet.boards[board] ?? box
  /** Where boards meet, each one's drawings end at its own edge. */
  const onBoard = (item: { board: number }, drawing: Drawing): Drawing =>
    sheet.boards.length > 1 ? clipped(drawing, boardOf(item)) : drawing
  const of = (kind: ArtKind, draw: (depiction: Depiction) => Drawing): Drawing[] =>
    sheet.depictions
      .filter((depiction) => artKind(depiction.terrain) === kind)
      .sort((a, b) => (a.level ?? 1) - (b.level ?? 1))
      .map((depiction) => onBoard(depiction, draw(depiction)))
  /** What fills its hexes is drawn by hex and not by outline, and keeps clear of paths. */
  const filling = (terrain: string, clearance: number, draw: FillHexes): Drawing[] => {
    const cells = sheet.cells.filter((cell) => cell.terrain === terrain)
    if (cells.length === 0) return []
    const isClear = clearOfWays(sheet, clearance)
    return hexShapes(cells).map(({ id, shape }) => draw(shape, `${terrain} ${id}`, isClear))
  }
  const waters = sheet.depictions.filter(({ terrain }) => artKind(terrain) === 'water')
  const reaches = reachesOf(sheet.ways, waters.map(shapeOf))
  const crossed = crossingsOf(sheet.ways)
  const isBridged = ({ shape }: Reach): boolean => crossed.some(({ x, y }) => contains(shape, x, y))
  return {
    board: box,
    drawings: [
      ground(box),
      ...furrows(sheet.cells),
      ...of('hill', (depiction) => hill(depiction, boardOf(depiction))),
      ...of('marsh', marsh),
      ...sheet.ways.filter((way) => way.kind === 'stream' && way.line.length > 1).map((way) => onBoard(way, stream(way))),
      ...of('water', (depiction) => pond(depiction, boardOf(depiction))),
      ...reaches.map((each) => river(each, !isBridged(each))),
      ...of('grain', grain),
      ...of('low-crops', lowCrops),
      ...roads(sheet.ways, bridges(crossed, reaches)),
      ...of('kunai', kunai),
      ...filling('bamboo', 9, bamboo),
      ...filling('palm-trees', 15, palmTrees),
      ...of('brush', brush),
      ...of('orchard', orchard),
      ...of('cemetery', cemetery),
      ...of('hill', (depiction) => crestLine(depiction, boardOf(depiction))),
      ...sheet.fences.map(hexside),
      ...of('other', unnamed),
      ...of('building', building),
      ...of('hut', hut),
      ...of('collapsed-hut', collapsedHut),
      ...of('light-woods', lightWoods),
      ...of('woods', woods),
      ...of('light-jungle', (depiction) => jungle(shapeOf(depiction), depiction.id, () => true)),
      ...filling('dense-jungle', 11, jungle),
      grid(sheet.cells, box),
    ],
  }
}

function clipped(drawing: Drawing, box: Box): Drawing {
  return {
    bounds: drawing.bounds,
    paint(ctx, brushes) {
      ctx.beginPath()
      ctx.rect(box.left, box.top, box.right - box.left, box.bottom - box.top)
      ctx.clip()
      drawing.paint(ctx, brushes)
    },
  }
}

type FillHexes = (shape: Shape, id: string, isClear: (at: Vec) => boolean) => Drawing

const KINDS = [
  'hill',
  'water',
  'marsh',
  'grain',
  'low-crops',
  'brush',
  'orchard',
  'cemetery',
  'light-woods',
  'woods',
  'kunai',
  'hut',
  'collapsed-hut',
  'light-jungle',
] as const
type ArtKind = (typeof KINDS)[number] | 'building' | 'by-hex' | 'other'

/** Other names for the same picture. */
const ALIKE: Readonly<Record<string, ArtKind>> = {
  pond: 'water',
  lake: 'water',
  river: 'water',
  forest: 'woods',
  jungle: 'woods',
  'dense-jungle': 'by-hex',
  bamboo: 'by-hex',
  'palm-trees': 'by-hex',
  'wheat-field': 'grain',
  flowers: 'brush',
}

function artKind(terrain: string): ArtKind {
  if (terrain.includes('building')) return 'building'
  return KINDS.find((kind) => kind === terrain) ?? ALIKE[terrain] ?? 'other'
}

/** A depiction whose terrain the art has no picture for still shows exactly where it lies. */
function unnamed(depiction: Depiction): Drawing {
  const shape = shapeOf(depiction)
  return {
    bounds: grow(shape.bounds, 2),
    paint(ctx) {
      traceShape(ctx, shape)
      ctx.fillStyle = alpha(ink, 0.1)
      ctx.fill('evenodd')
      ctx.setLineDash([4, 3])
      ctx.strokeStyle = alpha(ink, 0.5)
      ctx.lineWidth = 1.2
      ctx.stroke()
      ctx.setLineDash([])
    },
  }
}
