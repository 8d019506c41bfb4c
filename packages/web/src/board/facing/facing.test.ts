import { boards } from '@firegroup/content/boards'
import { joinBoards } from '@firegroup/hexmap'
import { expect, test } from 'vitest'
import { toWorld, type Vec } from '../art/units.ts'
import { along, arcShape, bearingOf, SPINES, spineTowards, turned, turnsBetween } from './facing.ts'

const { grid } = joinBoards([{ map: boards[0]!, at: { column: 0, row: 0 }, rotated: false }])
const hex = grid.indexOf('H5')
const centre = toWorld(grid.centre(hex))

/** The angle of a point as seen from the hex, in degrees clockwise from the top. */
const angleTo = ({ x, y }: Vec): number => ((Math.atan2(x - centre.x, centre.y - y) * 180) / Math.PI + 360) % 360

test('a spine is drawn where the map has it', () => {
  for (const spine of SPINES) expect(angleTo(toWorld(grid.vertex(hex, spine as 0)))).toBeCloseTo(bearingOf(spine), 1)
})

test('a hex whose middle lies in the drawn sector is in the arc, and no other', () => {
  for (const spine of SPINES)
    for (const other of grid.within(hex, 5)) {
      if (other === hex) continue
      const off = Math.abs(((angleTo(toWorld(grid.centre(other))) - bearingOf(spine) + 540) % 360) - 180)
      expect(grid.inArc(hex, spine as 0, other), `${grid.idOf(other)} at spine ${spine}`).toBe(off < 30.01)
    }
})

test('the sector opens at the middle of the hex and reaches as far as the range', () => {
  const { reach, area } = arcShape(grid, hex, 1, 4)
  const [from, left] = [...area.matchAll(/(-?[\d.]+) (-?[\d.]+)(?=[LA])/g)].map(([, x, y]) => ({ x: Number(x), y: Number(y) }))
  expect(Math.hypot(from!.x - centre.x, from!.y - centre.y)).toBeLessThan(0.2)
  expect(Math.hypot(left!.x - centre.x, left!.y - centre.y)).toBeCloseTo(reach, 0)
  expect(angleTo(left!)).toBeCloseTo(60, 0)
})

test('a hand points at the nearest spine, whichever way round; in the very middle nothing changes', () => {
  for (const spine of SPINES)
    for (const off of [-29, 0, 29]) expect(spineTowards(centre, along(centre, bearingOf(spine) + off, 60), 3)).toBe(spine)
  expect(spineTowards(centre, centre, 3)).toBe(3)
})

test('turning goes the shorter way and all around', () => {
  expect([turnsBetween(0, 5), turnsBetween(5, 0), turnsBetween(1, 4), turnsBetween(2, 2)]).toEqual([-1, 1, 3, 0])
  expect([turned(0, -1), turned(5, 1), turned(2, -4)]).toEqual([5, 0, 4])
})
