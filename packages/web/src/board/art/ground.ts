/** Open ground: a sage base, two layers of blotches, sparse grass ticks and here and there a field's furrows. */
import type { Brush, Drawing } from './drawing.ts'
import { noiseAt } from './jitter.ts'
import { alpha, palette } from './palette.ts'
import { addRing, type Ctx } from './shape.ts'
import { type Cell, hexCorner } from './sheet.ts'
import { type Box, grow, HEX_SIDE } from './units.ts'

export function ground(board: Box): Drawing {
  return {
    bounds: board,
    paint(ctx, brush) {
      ctx.fillStyle = palette.ground.main
      ctx.fillRect(board.left, board.top, board.right - board.left, board.bottom - board.top)
      blotches(ctx, brush.view, 118, 1, palette.ground.dark, 0.85)
      blotches(ctx, brush.view, 87, 2, palette.ground.light, 0.9)
      blotches(ctx, brush.view, 61, 3, '#b6c088', 0.3)
      if (brush.scale > 0.45) grassTicks(ctx, brush.view)
    },
  }
}

function blotches(ctx: Ctx, view: Box, cell: number, salt: number, colour: string, opacity: number): void {
  for (let row = Math.floor(view.top / cell) - 1; row <= view.bottom / cell + 1; row++) {
    for (let column = Math.floor(view.left / cell) - 1; column <= view.right / cell + 1; column++) {
      const strength = noiseAt(column, row, salt) - 0.35
      if (strength <= 0) continue
      const x = (column + noiseAt(column, row, salt + 10)) * cell
      const y = (row + noiseAt(column, row, salt + 20)) * cell
      const radius = cell * (0.45 + noiseAt(column, row, salt + 30) * 0.5)
      const gradient = ctx.createRadialGradient(x, y, 0, x, y, radius)
      gradient.addColorStop(0, alpha(colour, opacity * Math.min(1, strength * 1.7)))
      gradient.addColorStop(1, alpha(colour, 0))
      ctx.fillStyle = gradient
      ctx.fillRect(x - radius, y - radius, radius * 2, radius * 2)
    }
  }
}

function grassTicks(ctx: Ctx, view: Box): void {
  const cell = 33
  ctx.strokeStyle = alpha('#8c9a62', 0.6)
  ctx.lineWidth = 0.8
  ctx.beginPath()
  for (let row = Math.floor(view.top / cell); row <= view.bottom / cell; row++) {
    for (let column = Math.floor(view.left / cell); column <= view.right / cell; column++) {
      if (noiseAt(column, row, 41) > 0.42) continue
      const x = (column + noiseAt(column, row, 42)) * cell
      const y = (row + noiseAt(column, row, 43)) * cell
      ctx.moveTo(x - 2, y - 2.6)
      ctx.lineTo(x, y + 1)
      ctx.lineTo(x + 1.7, y - 2.9)
    }
  }
  ctx.stroke()
}

/** Furrows in some of the open hexes: a hint of farmland, too faint to be taken for terrain. */
export function furrows(cells: readonly Cell[]): Drawing[] {
  return cells
    .filter((cell) => cell.bare && noiseAt(cell.column >> 1, cell.row >> 1, 7) < 0.34 && noiseAt(cell.column, cell.row, 8) < 0.72)
    .map(furrowedHex)
}

function furrowedHex(cell: Cell): Drawing {
  const { x, y } = cell.centre
  const angle = (noiseAt(cell.column >> 1, cell.row >> 1, 9) - 0.5) * 2.4
  return {
    bounds: grow({ left: x, top: y, right: x, bottom: y }, HEX_SIDE),
    paint(ctx, { scale }: Brush) {
      if (scale < 0.3) return
      ctx.save()
      ctx.beginPath()
      addRing(
        ctx,
        [0, 1, 2, 3, 4, 5].map((corner) => hexCorner(cell.centre, corner, HEX_SIDE * 0.93)),
      )
      ctx.clip()
      ctx.fillStyle = alpha('#bdc78d', 0.28)
      ctx.fillRect(x - HEX_SIDE, y - HEX_SIDE, HEX_SIDE * 2, HEX_SIDE * 2)
      ctx.translate(x, y)
      ctx.rotate(angle)
      ctx.strokeStyle = alpha('#97a46b', 0.42)
      ctx.lineWidth = 0.9
      ctx.beginPath()
      for (let v = -HEX_SIDE; v < HEX_SIDE; v += 6) {
        ctx.moveTo(-HEX_SIDE, v)
        ctx.lineTo(HEX_SIDE, v + 1.2)
      }
      ctx.stroke()
      ctx.restore()
    },
  }
}
