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
import { alpha, ink } from './palette.ts'
import { roads } from './roads.ts'
import { shapeOf, traceShape } from './shape.ts'
import type { MapSheet } from './sheet.ts'
import { type Box, grow } from './units.ts'
import { bridges, pond, stream } from './water.ts'
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
  return {
    board: box,
    drawings: [
      ground(box),
      ...furrows(sheet.cells),
      ...of('hill', (depiction) => hill(depiction, boardOf(depiction))),
      ...of('marsh', marsh),
      ...sheet.ways.filter((way) => way.kind === 'stream' && way.line.length > 1).map((way) => onBoard(way, stream(way))),
      ...of('water', pond),
      ...of('grain', grain),
      ...of('low-crops', lowCrops),
      ...roads(sheet.ways, bridges(sheet.ways)),
      ...of('brush', brush),
      ...of('orchard', orchard),
      ...of('cemetery', cemetery),
      ...of('hill', (depiction) => crestLine(depiction, boardOf(depiction))),
      ...sheet.fences.map(hexside),
      ...of('other', unnamed),
      ...of('building', building),
      ...of('light-woods', lightWoods),
      ...of('woods', woods),
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

const KINDS = ['hill', 'water', 'marsh', 'grain', 'low-crops', 'brush', 'orchard', 'cemetery', 'light-woods', 'woods'] as const
type ArtKind = (typeof KINDS)[number] | 'building' | 'other'

/** Other names for the same picture. */
const ALIKE: Readonly<Record<string, ArtKind>> = {
  pond: 'water',
  lake: 'water',
  river: 'water',
  forest: 'woods',
  jungle: 'woods',
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
