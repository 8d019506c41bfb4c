/** A map turned into drawings, bottom layer first. Building a scene plants every tree; painting a tile only looks them up. */
import type { Depiction } from '@firegroup/hexmap'
import { building } from './buildings.ts'
import type { Drawing } from './drawing.ts'
import { brush, grain, marsh, orchard } from './fields.ts'
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
import { woods } from './woods.ts'

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
      ...roads(sheet.ways, bridges(sheet.ways)),
      ...of('brush', brush),
      ...of('orchard', orchard),
      ...of('hill', (depiction) => crestLine(depiction, boardOf(depiction))),
      ...sheet.fences.map(hexside),
      ...of('other', unnamed),
      ...of('building', building),
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

type ArtKind = 'hill' | 'water' | 'marsh' | 'grain' | 'brush' | 'orchard' | 'building' | 'woods' | 'other'

function artKind(terrain: string): ArtKind {
  if (terrain.includes('building')) return 'building'
  if (terrain === 'pond' || terrain === 'lake') return 'water'
  if (terrain === 'jungle' || terrain === 'forest') return 'woods'
  const known: readonly string[] = ['hill', 'water', 'marsh', 'grain', 'brush', 'orchard', 'woods'] satisfies readonly ArtKind[]
  return known.includes(terrain) ? (terrain as ArtKind) : 'other'
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
