import { total } from '@firegroup/kernel'
import { describe, expect, test } from 'vitest'
import { table, type UpfrontTable } from '../../test/table.ts'
import { cover, reachesIntoGully, terrainFromModifier } from './cover.ts'
import { isMoving, movesOnTop, terrainOf } from './stack.ts'

const field = (stack: string, from = 'axis A[0]: #1, #2', more = '') =>
  table(`${from}\naxis B[0]: #3, #4\nallied A[0] ${stack}: #1, #2\nallied B: #3, #4${more}`)

/** What the cards on the group do to fire at it from the axis group with this name. */
function against(stack: string, from?: string, by = 'axis A'): number {
  const t = field(stack, from)
  return total(cover(t.state, t.group('allied A'), { from: t.group(by) }))
}

const indirect = (stack: string) => {
  const t = field(stack)
  return total(cover(t.state, t.group('allied A'), { from: t.group('axis A'), indirect: true }))
}
const where = (stack: string) => {
  const t = field(stack)
  return terrainOf(t.state, t.group('allied A'))
}

describe('what lies on a group', () => {
  test('UF-5.2-01 UF-X-04 it occupies its last Terrain card, Open Ground without one or under two Movement cards', () => {
    expect([where(''), where('Brush'), where('Brush, Move+'), where('Brush, Move+, Move+'), where('Brush, Move+, Woods')]).toEqual([
      'OpenGround',
      'Brush',
      'Brush',
      'OpenGround',
      'Woods',
    ])
    expect(where('Brush, Open')).toBe('OpenGround')
  })

  test('UF-X-04 it is moving while a Movement card lies on it without Terrain over it, Smoke and Wire or not', () => {
    const moving = (stack: string) => isMoving(field(stack).group('allied A'))
    expect(['Brush', 'Brush, Move=', 'Brush, Move=, Smoke', 'Move=, Wire', 'Move=, Woods', 'Move=, Open', ''].map(moving)).toEqual([
      false,
      true,
      true,
      true,
      false,
      false,
      false,
    ])
    expect(movesOnTop(field('Brush, Move=, Smoke, Move+').group('allied A'))).toBe(2)
  })

  test('UF-7.2-01 UF-7.2-02 EX-014a..014d EX-015a..015e terrain, moves, Smoke', () => {
    const stacks = {
      Brush: -1,
      'Brush, Move=': 0,
      'Brush, Move=, Move=': 2,
      'Woods, Smoke, Move=': -2,
      'Move=, Move=': 2,
      'Woods, Move=': -1,
      'Hill, Smoke, Move=': -1,
      'Brush, Move=, Smoke, Move=': 1,
    }
    for (const [stack, value] of Object.entries(stacks)) expect(against(stack), stack).toBe(value)
  })

  test('UF-7.2-03 Smoke and Wire above the counting cards are added, also Smoke beneath the second Movement card, not beneath both', () => {
    expect([against('Brush, Move=, Smoke, Move='), against('Brush, Smoke, Move=, Move='), against('Woods, Wire')]).toEqual([1, 2, -1])
    expect(against('Move=, Smoke, Move=, Move=')).toBe(2)
  })

  test('UF-7.1-01 UF-8.4-01 the uncircled modifier goes against it, the circled one with fire from it', () => {
    const marsh = field('Marsh')
    expect([against('Marsh'), terrainFromModifier(marsh.state, marsh.group('allied A'))?.value]).toEqual([-1, -1])
    const brush = field('Brush')
    expect(terrainFromModifier(brush.state, brush.group('allied A'))).toBeUndefined()
  })

  test('UF-7.4-01 under one Movement card it still has the cover of its terrain', () => {
    expect([against('Buildings-3'), against('Buildings-3, Move=')]).toEqual([-3, -2])
  })
})

describe('terrain against fire', () => {
  test('UF-8.11-01 Open Ground does nothing', () => expect([against(''), against('Open')]).toEqual([0, 0]))
  test('UF-8.6-01 Buildings -3 or -2 as printed', () => expect([against('Buildings-3'), against('Buildings-2')]).toEqual([-3, -2]))
  test('UF-8.7-01 Woods -2, but nothing against mortars and artillery', () =>
    expect([against('Woods'), indirect('Woods')]).toEqual([-2, 0]))
  test('UF-8.8-01 Brush -1', () => expect([against('Brush'), indirect('Brush')]).toEqual([-1, -1]))

  test('UF-8.9-01..03 EX-019a EX-019b Walls: -2 from directly opposite, -1 from elsewhere and against mortars', () => {
    expect([against('Walls'), against('Walls', undefined, 'axis B'), indirect('Walls')]).toEqual([-2, -1, -1])
  })

  test('UF-8.9-04 Walls are of no use to a group that is encircled', () => {
    const t = table('axis A[2]: #1, #2\naxis B[6]: #3, #4\nallied A[0] Walls: #1, #2\nallied B: #3, #4')
    const encircled = table('axis A[2]: #1, #2\naxis B[6]: #3, #4\nallied A[0] Walls: #1, #2\nallied B: #3, #4', {
      axis: {
        groups: [
          { letter: 'A', range: 2, men: [{ number: 1 }, { number: 2 }] },
          { letter: 'B', range: 6, men: [{ number: 3 }, { number: 4 }], encircles: 'A' },
        ],
      },
    })
    const value = (at: UpfrontTable, by: string) => total(cover(at.state, at.group('allied A'), { from: at.group(by) }))
    expect([value(t, 'axis A'), value(encircled, 'axis A'), value(encircled, 'axis B')]).toEqual([-2, 0, 0])
  })

  test('UF-8.32-01 a Hill -1, but nothing from another Hill', () => {
    expect([against('Hill'), against('Hill', 'axis A[0] Hill: #1, #2')]).toEqual([-1, 0])
  })
})

describe('the Gully', () => {
  test('UF-8.22-01 under one Movement card the group is still in it, under a second one or Terrain it is out', () => {
    expect([where('Gully, Move='), where('Gully, Move=, Move='), where('Gully, Move=, Brush')]).toEqual(['Gully', 'OpenGround', 'Brush'])
  })

  test('UF-8.22-02 EX-016c EX-016d out of it by two Movement cards only the second counts against ordinary fire', () => {
    expect([against('Gully, Move=, Move='), against('Gully, Move=, Brush')]).toEqual([1, -1])
  })

  test('UF-8.22-04 DV-044 against what could reach into it both count: mortars, a Hill, relative range 5', () => {
    expect([indirect('Gully, Move=, Move='), against('Gully, Move=, Move=', 'axis A Hill: #1, #2')]).toEqual([2, 2])
    expect(against('Gully, Move=, Move=', 'axis A[5]: #1, #2')).toBe(2)
  })

  test('UF-8.3-01 a group on a Hill reaches into it at any range', () => {
    const t = field('Gully', 'axis A[1] Hill: #1, #2')
    const reaches = (by: string) => reachesIntoGully(t.state, t.group('allied A'), { from: t.group(by) })
    expect([reaches('axis A'), reaches('axis B')]).toEqual([true, false])
  })
})
