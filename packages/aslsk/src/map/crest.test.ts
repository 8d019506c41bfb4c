import type { DepictionSpec, HexSpec, MapSpec, Point } from '@firegroup/hexmap'
import { describe, expect, test } from 'vitest'
import { testBoard } from '../../test/board.ts'
import { hexOf, stateOf } from '../../test/field.ts'
import type { AslskState } from '../state.ts'
import { sight } from './los.ts'
import { levelAt, terrainAt } from './terrain.ts'

const CENTRE_X = 360

/** A board on which C2 to C6 (dots at y 180, 300 … 660) stand in a row, with hills drawn over rows of y as given: [level, from, to]. */
function ridge(
  levels: Readonly<Record<string, number>>,
  hills: readonly (readonly [number, number, number])[],
  more: readonly DepictionSpec[] = [],
): AslskState {
  const board = testBoard(new Map(), { columns: 6, rows: 8 })
  const hexes: Record<string, HexSpec> = { ...board.hexes }
  for (const [id, level] of Object.entries(levels)) hexes[id] = { terrain: 'open', level }
  const depictions = hills.map(
    ([level, from, to], index): DepictionSpec => ({ id: `hill-${index}`, terrain: 'hill', level, polygon: across(from, to) }),
  )
  const map: MapSpec = { ...board, hexes, depictions: [...depictions, ...more] }
  return stateOf(map)
}

function across(from: number, to: number): Point[] {
  return [
    [CENTRE_X - 50, from],
    [CENTRE_X + 50, from],
    [CENTRE_X + 50, to],
    [CENTRE_X - 50, to],
  ]
}

function reason(s: AslskState, from = 'C2', to = 'C6'): string | null {
  const [there, back] = [sight(s, hexOf(s, from), hexOf(s, to)).blocked, sight(s, hexOf(s, to), hexOf(s, from)).blocked]
  expect(back?.reason).toBe(there?.reason)
  return there?.reason ?? null
}

describe('Crest Lines as they are drawn', () => {
  test('SK-3.2.1-08 the Crest Line may lie in the higher hex, or in the lower one that the LOS enters next, not farther', () => {
    expect(reason(ridge({ C2: 1 }, [[1, 150, 220]]))).toBeNull()
    expect(reason(ridge({ C2: 1 }, [[1, 150, 290]]))).toBeNull()
    expect(reason(ridge({ C2: 1 }, [[1, 150, 400]]))).toBe('the line leaves C2 without passing a Crest Line')
    expect(reason(ridge({ C2: 1, C3: 1 }, [[1, 150, 330]]))).toBe('the line leaves C2 without passing a Crest Line')
  })

  test('SK-3.2.1-08 two Crest Lines are one too many, unless they are one line', () => {
    expect(
      reason(
        ridge({ C2: 2 }, [
          [1, 140, 230],
          [2, 150, 200],
        ]),
      ),
    ).toBe('another Crest Line on the way down')
    expect(
      reason(
        ridge({ C2: 2 }, [
          [1, 140, 220],
          [2, 150, 220],
        ]),
      ),
    ).toBeNull()
    expect(
      reason(
        ridge({ C2: 1 }, [
          [1, 150, 220],
          [1, 400, 450],
        ]),
      ),
    ).toBe('another Crest Line on the way down')
  })

  test('SK-3.2.1-04 a spur inside the lower hex does not block, higher ground that ends in it does', () => {
    expect(
      reason(
        ridge({ C2: 1 }, [
          [1, 150, 220],
          [1, 610, 640],
        ]),
      ),
    ).toBeNull()
    expect(
      reason(
        ridge({ C2: 2, C3: 1, C4: 1, C5: 1 }, [
          [1, 140, 640],
          [2, 150, 220],
        ]),
      ),
    ).toBe('another Crest Line on the way down')
  })

  test('SK-3.2.1-08 drawings of one level that meet or overlap have no Crest Line between them', () => {
    expect(
      reason(
        ridge({ C2: 1 }, [
          [1, 150, 200],
          [1, 200, 230],
        ]),
      ),
    ).toBeNull()
    expect(
      reason(
        ridge({ C2: 2, C3: 1, C4: 1, C5: 1, C6: 1 }, [
          [2, 150, 220],
          [1, 140, 420],
          [1, 400, 700],
        ]),
      ),
    ).toBeNull()
  })

  test('SK-1.1.1-23 SK-3.2.1-02 a spur of a hill blocks below it, where it shows on both sides, though its hex is low', () => {
    const s = ridge({}, [[1, 400, 430]])
    expect(reason(s)).toBe('the hill in C4')
    expect(levelAt(s, hexOf(s, 'C4'))).toBe(0)
  })

  test('SK-3.2.1-04 adjacent hexes see each other over any number of Crest Lines', () => {
    const s = ridge({ C2: 2 }, [
      [1, 140, 230],
      [2, 150, 200],
    ])
    expect(reason(s, 'C2', 'C3')).toBeNull()
  })

  test('SK-1.1.1-25 not even a high building at ground level stands between units on hills', () => {
    const tower: DepictionSpec = { id: 'tower', terrain: 'stone-building', level: 2, polygon: across(400, 440) }
    const hills = [
      [1, 150, 220],
      [1, 630, 700],
    ] as const
    expect(reason(ridge({ C2: 1, C6: 1 }, hills, [tower]))).toBeNull()
    expect(reason(ridge({ C2: 1, C4: 1, C6: 1 }, hills, [tower]))).toBe('the stone building in C4')
  })

  test('SK-1.1.1-24 SK-1.1.1-55 a hex is at the level of its dot, and open ground if nothing stands on it', () => {
    const s = ridge({ C2: 1 }, [[1, 150, 290]])
    expect([levelAt(s, hexOf(s, 'C2')), levelAt(s, hexOf(s, 'C3'))]).toEqual([1, 0])
    expect(terrainAt(s, hexOf(s, 'C2')).openGround).toBe(true)
  })
})
