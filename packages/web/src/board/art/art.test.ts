import { boards } from '@firegroup/content/boards'
import { type Depiction, hexMapOf } from '@firegroup/hexmap'
import { describe, expect, test } from 'vitest'
import { orchard } from './fields.ts'
import { jitter, noiseAt } from './jitter.ts'
import { planRoof } from './roof.ts'
import { contains, distanceToEdge, shapeOf, signedArea, walkEdge } from './shape.ts'
import { sheetOf } from './sheet.ts'
import { inkless, recordingSprites, type Stamp } from './testing.ts'
import type { Vec } from './units.ts'
import { pond } from './water.ts'
import { woods } from './woods.ts'

const everywhere = { left: -1e6, top: -1e6, right: 1e6, bottom: 1e6 }
const maps = boards.map(hexMapOf)
const drawn = (terrain: string): Depiction[] =>
  maps.flatMap((map) => map.depictions.filter((depiction) => depiction.terrain.includes(terrain)))

function stampsOf(drawing: ReturnType<typeof woods>): Stamp[] {
  const stamps: Stamp[] = []
  drawing.paint(inkless(), { scale: 1, density: 1, view: everywhere, sprites: recordingSprites(stamps) })
  return stamps
}

describe('what is seen is what blocks the line of sight', () => {
  test('no crown of a wood reaches more than 1.2 units beyond its polygon, and the rim is full of them', () => {
    for (const depiction of drawn('woods')) {
      const shape = shapeOf(depiction)
      const stamps = stampsOf(woods(depiction))
      for (const { x, y, radius } of stamps) {
        const inward = contains(shape, x, y) ? distanceToEdge(shape, x, y) : -distanceToEdge(shape, x, y)
        expect(radius - inward, `${depiction.id} at ${x}, ${y}`).toBeLessThan(1.2)
      }
      for (const { x, y } of walkEdge(shape, 20)) {
        expect(Math.min(...stamps.map((stamp) => Math.hypot(stamp.x - x, stamp.y - y) - stamp.radius)), depiction.id).toBeLessThan(3.5)
      }
    }
  })

  test('every orchard tree stands inside its orchard', () => {
    for (const depiction of drawn('orchard')) {
      const shape = shapeOf(depiction)
      const trees = stampsOf(orchard(depiction))
      expect(trees.length).toBeGreaterThan(3)
      for (const { x, y, radius } of trees) {
        expect(contains(shape, x, y)).toBe(true)
        expect(distanceToEdge(shape, x, y)).toBeGreaterThan(radius - 1.5)
      }
    }
  })

  test('roofs cover their outline exactly: no face outside, none missing', () => {
    for (const depiction of drawn('building')) {
      const { outline } = shapeOf(depiction)
      const roof = planRoof(outline, depiction.id, depiction.style)
      const covered = roof.faces.reduce((sum, face) => sum + Math.abs(signedArea(face.ring)), 0)
      expect(covered / Math.abs(signedArea(outline)), depiction.id).toBeCloseTo(1, 2)
    }
  })
})

test('a river that leaves its board has no shore along the edge', () => {
  for (const map of maps.filter(({ ways }) => ways.some(({ kind }) => kind === 'stream'))) {
    const { box, depictions } = sheetOf(map)
    const isAtEdge = (y: number): boolean => Math.min(Math.abs(y - box.top), Math.abs(y - box.bottom)) < 5
    for (const depiction of depictions.filter(({ terrain }) => terrain === 'water')) {
      const lines: (readonly [from: number, to: number])[] = []
      const ctx = inkless()
      let last = 0
      ctx.moveTo = (_, y) => {
        last = y
      }
      ctx.lineTo = (_, y) => {
        lines.push([last, y])
        last = y
      }
      pond(depiction, box).paint(ctx, { scale: 1, density: 1, view: everywhere, sprites: recordingSprites([]) })
      expect(lines.length).toBeGreaterThan(3)
      expect(lines.filter(([from, to]) => isAtEdge(from) && isAtEdge(to))).toEqual([])
    }
  }
})

describe('roofs', () => {
  const ring = (...points: [number, number][]): Vec[] => points.map(([x, y]) => ({ x, y }))

  test('an oblong gets two slopes and a ridge along its length', () => {
    const { faces, ridges } = planRoof(ring([0, 0], [50, 0], [50, 30], [0, 30]), 'a', 'gable')
    expect(faces).toHaveLength(2)
    expect(ridges).toEqual([
      [
        { x: 0, y: 15 },
        { x: 50, y: 15 },
      ],
    ])
    expect(faces.map(({ ny }) => Math.sign(ny))).toEqual([-1, 1])
  })

  test('an angled house is cut into two wings at its inner corner', () => {
    const { ridges } = planRoof(ring([0, 0], [60, 0], [60, 20], [20, 20], [20, 50], [0, 50]), 'b')
    expect(ridges).toHaveLength(2)
  })
})

describe('unevenness', () => {
  test('depends on the name or the place alone, and fills its range', () => {
    const [one, two, other] = [jitter('woods-1'), jitter('woods-1'), jitter('woods-2')]
    const first = Array.from({ length: 200 }, one)
    expect(Array.from({ length: 200 }, two)).toEqual(first)
    expect(Array.from({ length: 200 }, other)).not.toEqual(first)
    expect(Math.min(...first)).toBeLessThan(0.05)
    expect(Math.max(...first)).toBeGreaterThan(0.95)
    expect(Math.max(...first)).toBeLessThan(1)
    expect(noiseAt(3, 4, 5)).toBe(noiseAt(3, 4, 5))
    expect(noiseAt(3, 4, 5)).not.toBe(noiseAt(4, 3, 5))
  })
})

/** Jungle and mountains, where nobody has fenced anything in. */
const WITHOUT_FENCES = ['sago-creek', 'betel-ridge']

test('a sheet is plain data that survives the way to a worker', () => {
  for (const map of maps) {
    const sheet = sheetOf(map)
    expect(structuredClone(sheet)).toEqual(sheet)
    expect(sheet.cells).toHaveLength(map.size)
    expect(sheet.fences.length > 5).toBe(!WITHOUT_FENCES.includes(map.boards[0]!.id))
  }
})
