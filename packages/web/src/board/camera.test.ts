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

  test('wastes no room on table beyond the edge when it frames what stands there', () => {
    const eye = camera()
    const { left, top, bottom } = board
    eye.frame({ left: left - 110, right: left + 900, top: top - 110, bottom: bottom + 110 })
    const more = eye.view.zoom
    eye.frame({ left: left - 38, right: left + 900, top: top - 38, bottom: bottom + 38 })
    expect(eye.view.zoom).toBeCloseTo(more)
  })

  test('comes near to where most of what is meant lies where all of it would be too small to read', () => {
    const eye = camera(390, 774)
    eye.insets = { left: 0, top: 0, right: 58, bottom: 236 }
    const far = { x: 300, y: 300 }
    const rather = [far, { x: 1500, y: 200 }, { x: 1640, y: 420 }, { x: 1580, y: 640 }]
    const seen = ({ x, y }: { x: number; y: number }): boolean => {
      const at = eye.toScreen({ x, y })
      return at.x >= 0 && at.x <= 332 && at.y >= 0 && at.y <= 538
    }
    eye.frame({ left: 200, right: 2000, top: 100, bottom: 700 }, { legible: 0.75, rather })
    expect(eye.view.zoom).toBeCloseTo(0.75)
    expect(rather.map(seen)).toEqual([false, true, true, true])
    // what fits at that size is shown whole
    eye.frame({ left: 1450, right: 1700, top: 100, bottom: 700 }, { legible: 0.75, rather })
    expect(eye.view.zoom).toBeGreaterThan(0.75)
    eye.frame({ left: 200, right: 2000, top: 100, bottom: 700 })
    expect(eye.view.zoom).toBeLessThan(0.3)
  })

  test('keeps a part in sight with no more of a change than that takes', () => {
    const eye = camera(390, 774)
    eye.insets = { left: 0, top: 0, right: 58, bottom: 236 }
    eye.frame({ left: 900, right: 1200, top: 200, bottom: 600 })
    const { view } = eye
    eye.keep({ left: 950, right: 1150, top: 250, bottom: 500 })
    expect(eye.view).toEqual(view)
    eye.keep({ left: 850, right: 1050, top: 250, bottom: 500 })
    expect(eye.view.zoom).toBe(view.zoom)
    expect(eye.toScreen({ x: 850, y: 250 }).x).toBeCloseTo(0, 0)
    eye.keep({ left: 400, right: 1100, top: 250, bottom: 500 })
    expect(eye.view.zoom).toBeLessThan(view.zoom)
    expect(eye.toScreen({ x: 400, y: 250 }).x).toBeGreaterThanOrEqual(-1)
    expect(eye.toScreen({ x: 1100, y: 250 }).x).toBeLessThanOrEqual(333)
  })

  test('shows the whole board, and where one was before when that is asked for once more', () => {
    const eye = camera()
    eye.frame({ left: 200, top: 100, right: 600, bottom: 400 })
    const near = eye.view
    eye.fit()
    const whole = eye.view
    expect(whole.zoom).toBeLessThan(near.zoom)
    eye.fit()
    expect(eye.view).toEqual(near)
    // also what was looked at by hand; and whoever moves on has left it
    eye.zoomAt(1.5, { x: 500, y: 300 })
    const byHand = eye.view.zoom
    eye.fit()
    eye.fit()
    expect(eye.view.zoom).toBeCloseTo(byHand)
    eye.fit()
    eye.panBy(20, 0)
    eye.fit()
    expect(eye.view).toEqual(whole)
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
