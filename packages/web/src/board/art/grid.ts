/** The hex grid, centre dots and hex ids, over all terrain. */
import type { Drawing } from './drawing.ts'
import { alpha, cream, hexLine, idStrength, ink } from './palette.ts'
import type { Ctx } from './shape.ts'
import { type Cell, hexCorner } from './sheet.ts'
import { type Box, HEX_HEIGHT, HEX_SIDE, holds } from './units.ts'

/** CSS pixels of hex height below which dots and ids would only be noise. */
const DOTS_FROM = 30
const IDS_FROM = 38
/** The smallest id that can still be read, in CSS pixels. */
const SMALLEST_ID = 8.5

export function grid(cells: readonly Cell[], board: Box): Drawing {
  return {
    bounds: board,
    paint(ctx, { view, scale, density }) {
      const visible = cells.filter(({ centre }) => holds(view, centre.x, centre.y, HEX_SIDE * 1.1))
      ctx.beginPath()
      for (const { centre } of visible) {
        // Three sides a hex draw every line once; the board's edge needs no others.
        for (const [index, corner] of [5, 0, 1, 2].entries()) {
          const { x, y } = hexCorner(centre, corner)
          if (index === 0) ctx.moveTo(x, y)
          else ctx.lineTo(x, y)
        }
      }
      ctx.lineCap = 'butt'
      ctx.lineJoin = 'round'
      ctx.strokeStyle = alpha(cream, 0.15)
      ctx.lineWidth = Math.max(2.6, 1.8 / scale)
      ctx.stroke()
      ctx.strokeStyle = alpha(ink, hexLine)
      ctx.lineWidth = Math.max(1, 0.75 / scale)
      ctx.stroke()
      const height = (HEX_HEIGHT * scale) / density
      if (height >= DOTS_FROM) dots(ctx, visible)
      if (height >= IDS_FROM) ids(ctx, visible, board, Math.max(10, (SMALLEST_ID * density) / scale))
    },
  }
}

function dots(ctx: Ctx, cells: readonly Cell[]): void {
  ctx.beginPath()
  for (const { centre } of cells) {
    ctx.moveTo(centre.x + 1.7, centre.y)
    ctx.arc(centre.x, centre.y, 1.7, 0, Math.PI * 2)
  }
  ctx.fillStyle = cream
  ctx.fill()
  ctx.strokeStyle = alpha(ink, 0.5)
  ctx.lineWidth = 0.6
  ctx.stroke()
}

/** At the top of each hex; pulled inside where the board's edge cuts the hex. */
function ids(ctx: Ctx, cells: readonly Cell[], board: Box, size: number): void {
  ctx.font = `600 ${size}px "Barlow Condensed", "Arial Narrow", sans-serif`
  ctx.textBaseline = 'middle'
  ctx.lineJoin = 'round'
  for (const { id, centre } of cells) {
    const y = Math.max(centre.y - HEX_HEIGHT / 2 + 9, board.top + 8)
    const atLeft = centre.x < board.left + 1
    const atRight = centre.x > board.right - 1
    const x = atLeft ? centre.x + 5 : atRight ? centre.x - 5 : centre.x
    ctx.textAlign = atLeft ? 'left' : atRight ? 'right' : 'center'
    ctx.strokeStyle = alpha(cream, 0.5)
    ctx.lineWidth = 2.4
    ctx.strokeText(id, x, y)
    ctx.fillStyle = alpha(ink, idStrength)
    ctx.fillText(id, x, y)
  }
}
