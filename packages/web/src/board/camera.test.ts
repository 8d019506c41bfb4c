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
          eye.fill()
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

  test('shows what stands on the edge of the board whole: a little of the table beside it too', () => {
    const eye = camera()
    eye.insets = { left: 60, top: 0, right: 400, bottom: 0 }
    const { left, top, bottom } = board
    eye.frame({ left: left - 90, right: left + 400, top, bottom })
    expect(eye.toScreen({ x: left - 30, y: 0 }).x).toBeGreaterThanOrEqual(60)
    eye.frame({ left: left + 10, right: left + 400, top, bottom })
    expect(eye.toScreen({ x: left, y: 0 }).x).toBeLessThanOrEqual(60)
  })

  test('never loses the board, however far it is dragged', () => {
    fc.assert(
      fc.property(fc.integer({ min: -9000, max: 9000 }), fc.integer({ min: -9000, max: 9000 }), (dx, dy) => {
        const eye = camera()
        eye.fill()
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
    eye.fill()
    const before = eye.view
    eye.reveal(eye.toWorld({ x: 700, y: 400 }))
    expect(eye.view).toEqual(before)
    const hidden = eye.toWorld({ x: -200, y: 400 })
    eye.reveal(hidden)
    expect(eye.toScreen(hidden).x).toBeGreaterThan(0)
    expect(eye.view.y).toBeCloseTo(before.y, 0)
  })

  test('keeps what it was framed to in sight when the room changes, until somebody looks elsewhere', () => {
    const part = { left: 200, top: 100, right: 900, bottom: 700 }
    const inSight = (eye: Camera, { width, height }: { width: number; height: number }): boolean => {
      const [from, to] = [eye.toScreen({ x: part.left, y: part.top }), eye.toScreen({ x: part.right, y: part.bottom })]
      const { left, top, right, bottom } = eye.insets
      return from.x >= left - 1 && from.y >= top - 1 && to.x <= width - right + 1 && to.y <= height - bottom + 1
    }
    const eye = camera()
    eye.cover({ left: 66, top: 0, right: 396, bottom: 96 })
    eye.frame(part)
    for (const size of [
      { width: 1024, height: 716 },
      { width: 700, height: 900 },
    ]) {
      eye.resize(size)
      expect(inSight(eye, size)).toBe(true)
    }
    eye.cover({ left: 0, top: 0, right: 0, bottom: 300 })
    expect(inSight(eye, { width: 700, height: 900 })).toBe(true)
    // a sheet that leaves next to nothing moves nothing
    const before = eye.view
    eye.cover({ left: 0, top: 0, right: 0, bottom: 800 })
    expect(eye.view).toEqual(before)
    eye.cover({ left: 0, top: 0, right: 0, bottom: 300 })
    eye.zoomAt(1.5, { x: 300, y: 300 })
    const middle = eye.toWorld({ x: 350, y: 300 })
    eye.resize({ width: 900, height: 700 })
    expect(eye.toScreen(middle).x).toBeCloseTo(450, 0)
    expect(eye.toScreen(middle).y).toBeCloseTo(200, 0)
  })
})
