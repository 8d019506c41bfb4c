import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { HEX_HEIGHT } from './art/units.ts'
import { Camera } from './camera.ts'

const board = { left: 0, top: 0, right: 2208, bottom: 797 }

function camera(width = 1440, height = 844): Camera {
  const made = new Camera(board, () => undefined)
  made.size = { width, height }
  return made
}

describe('the camera', () => {
  test('zooms to the pointer: what lies under it stays there', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 300, max: 1100 }),
        fc.integer({ min: 200, max: 600 }),
        fc.double({ min: 0.7, max: 1.4, noNaN: true }),
        (x, y, by) => {
          const eye = camera()
          eye.cover()
          const before = eye.toWorld({ x, y })
          eye.zoomAt(by, { x, y })
          const after = eye.toWorld({ x, y })
          expect(after.x).toBeCloseTo(before.x, 6)
          expect(after.y).toBeCloseTo(before.y, 6)
        },
      ),
    )
  })

  test('keeps hexes between 28 and 130 pixels high, unless the whole board is smaller', () => {
    const eye = camera(3000, 3000)
    eye.zoomAt(1000, { x: 10, y: 10 })
    expect(eye.view.zoom * HEX_HEIGHT).toBeCloseTo(130)
    eye.zoomAt(0.0001, { x: 10, y: 10 })
    expect(eye.view.zoom * HEX_HEIGHT).toBeCloseTo(28)
    const small = camera(390, 700)
    small.zoomAt(0.0001, { x: 10, y: 10 })
    expect(small.view.zoom * (board.right - board.left)).toBeLessThan(390)
  })

  test('fits the whole board into what the docks leave free', () => {
    const eye = camera()
    eye.insets = { left: 60, top: 0, right: 400, bottom: 0 }
    eye.fit()
    expect(eye.toScreen({ x: board.left, y: 0 }).x).toBeGreaterThanOrEqual(60)
    expect(eye.toScreen({ x: board.right, y: 0 }).x).toBeLessThanOrEqual(1040)
  })

  test('never loses the board, however far it is dragged', () => {
    fc.assert(
      fc.property(fc.integer({ min: -9000, max: 9000 }), fc.integer({ min: -9000, max: 9000 }), (dx, dy) => {
        const eye = camera()
        eye.cover()
        eye.panBy(dx, dy)
        const { left, top, right, bottom } = eye.visible()
        expect(left).toBeLessThan(board.right)
        expect(right).toBeGreaterThan(board.left)
        expect(top).toBeLessThan(board.bottom)
        expect(bottom).toBeGreaterThan(board.top)
      }),
    )
  })

  test('reveals a hidden point by the shortest way and leaves a visible one alone', () => {
    const eye = camera()
    eye.cover()
    const before = eye.view
    eye.reveal(eye.toWorld({ x: 700, y: 400 }))
    expect(eye.view).toEqual(before)
    const hidden = eye.toWorld({ x: -200, y: 400 })
    eye.reveal(hidden)
    expect(eye.toScreen(hidden).x).toBeGreaterThan(0)
    expect(eye.view.y).toBeCloseTo(before.y, 0)
  })
})
