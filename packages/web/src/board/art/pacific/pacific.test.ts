import { hexMapOf } from '@firegroup/hexmap'
import { schematicBoard } from '@firegroup/hexmap/draw'
import { describe, expect, test } from 'vitest'
import { buildScene } from '../scene.ts'
import { contains, distanceToEdge, signedArea } from '../shape.ts'
import { sheetOf } from '../sheet.ts'
import { inkless, recordingSprites, type Stamp } from '../testing.ts'
import { HEX_HEIGHT, HEX_SIDE } from '../units.ts'
import { hexShapes } from './hex-shapes.ts'
import { jungle, palmTrees } from './jungle.ts'
import { clearOfWays } from './planting.ts'

const HEX_AREA = 1.5 * HEX_SIDE * HEX_HEIGHT
const everywhere = { left: -1e6, top: -1e6, right: 1e6, bottom: 1e6 }

/** A board of open ground with jungle in these hexes. */
function sheetWith(terrain: string, ...hexes: string[]) {
  const board = schematicBoard(new Map(hexes.map((id) => [id, { terrain, level: 0, road: [] }])), { columns: 9, rows: 8 })
  return sheetOf(hexMapOf(board))
}

const shapesOf = (...hexes: string[]) =>
  hexShapes(sheetWith('dense-jungle', ...hexes).cells.filter(({ terrain }) => terrain === 'dense-jungle'))

function stampsOf(drawing: ReturnType<typeof jungle>): Stamp[] {
  const stamps: Stamp[] = []
  drawing.paint(inkless(), { scale: 1, density: 1, view: everywhere, sprites: recordingSprites(stamps) })
  return stamps
}

describe('what fills its hexes', () => {
  test('is one shape for hexes that adjoin, as large as they are, and another for those apart', () => {
    const shapes = shapesOf('B3', 'C3', 'F5')
    expect(shapes.map(({ shape }) => Math.round(signedArea(shape.outline) / HEX_AREA))).toEqual([2, 1])
    for (const { shape } of shapes)
      expect((signedArea(shape.outline) / HEX_AREA) % 1).toSatisfy((part: number) => part < 0.06 || part > 0.94)
  })

  test('leaves a clearing open that it surrounds', () => {
    const [ring, ...others] = shapesOf('D3', 'D5', 'C4', 'C5', 'E4', 'E5')
    expect(others).toEqual([])
    expect(ring!.shape.holes).toHaveLength(1)
  })

  test('is planted up to its hexsides and hardly beyond: every part of a jungle hex is near a crown', () => {
    const [{ shape } = { shape: undefined }] = shapesOf('D4', 'E4', 'E5')
    const crowns = stampsOf(jungle(shape!, 'a', () => true))
    const beyond = crowns.map(({ x, y, radius }) => radius - (contains(shape!, x, y) ? 1 : -1) * distanceToEdge(shape!, x, y))
    expect(Math.max(...beyond)).toBeLessThan(4)
    for (const { x, y } of shape!.outline)
      expect(Math.min(...crowns.map((crown) => Math.hypot(crown.x - x, crown.y - y) - crown.radius))).toBeLessThan(9)
  })

  test('keeps its crowns off a path', () => {
    const sheet = {
      ...sheetWith('dense-jungle', 'D4'),
      ways: [
        {
          id: 'p',
          board: 0,
          kind: 'path',
          width: 18,
          line: [
            [300, 480],
            [480, 480],
          ],
        },
      ],
    } as const
    const [{ shape } = { shape: undefined }] = hexShapes(sheet.cells.filter(({ terrain }) => terrain === 'dense-jungle'))
    const open = stampsOf(jungle(shape!, 'a', () => true)).length
    expect(stampsOf(jungle(shape!, 'a', clearOfWays(sheet, 11))).length).toBeLessThan(open)
  })

  test('has palms that cast a shadow each', () => {
    const [{ shape } = { shape: undefined }] = shapesOf('D4')
    const stamps = stampsOf(palmTrees(shape!, 'a', () => true))
    expect(stamps.length).toBeGreaterThan(10)
    expect(stamps.length % 2).toBe(0)
  })

  test('is drawn on the board by hex, and by nothing else', () => {
    const sheet = sheetWith('bamboo', 'B3', 'C3')
    const without = { ...sheet, depictions: [], cells: sheet.cells.map((cell) => ({ ...cell, terrain: 'open' })) }
    expect(buildScene(sheet).drawings.length - buildScene(without).drawings.length).toBe(1)
  })
})
