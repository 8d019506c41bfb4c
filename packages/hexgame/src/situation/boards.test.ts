import { readBoards } from '@firegroup/hexmap'
import { describe, expect, test } from 'vitest'
import { boardPath, situationBoards } from './boards.ts'

const NAMES = { isTerrain: (name: string) => ['open', 'woods', 'house'].includes(name), isHexside: (name: string) => name === 'wall' }

const drawn = (ground: Parameters<typeof situationBoards>[0]['ground']) => situationBoards({ ground: ground! }, NAMES)

describe('the ground of a situation', () => {
  test('is a board with what is said of its hexes', () => {
    const boards = drawn({
      columns: 8,
      rows: 8,
      hexes: {
        B2: 'woods',
        D4: {
          terrain: 'house',
          height: 2,
          outline: [
            [-40, -40],
            [40, -40],
            [40, 40],
            [-40, 40],
          ],
        },
        D5: 'house',
        F6: { level: 2, road: ['N'] },
      },
      joined: ['D4 D5'],
      hexsides: { 'B2/B3': 'wall' },
    })
    if (typeof boards === 'string') throw new Error(boards)
    const joined = readBoards(boards)
    if (!joined.ok) throw new Error(joined.messages.join(' '))
    const { map } = joined
    const at = (hex: string) => map.grid.indexOf(hex)
    expect([map.terrainOf(at('B2')), map.levelOf(at('F6')), map.features(at('B2'), 3)]).toEqual(['woods', 2, ['wall']])
    const house = map.depictions.find(({ id }) => id === 'in-D4')!
    expect([house.level, house.polygon.length]).toEqual([2, 4])
    expect(map.depictions.some(({ id }) => id === 'strip-0')).toBe(true)
  })

  test('is refused with what is wrong with it', () => {
    expect(drawn({ hexes: { B2: 'lava' } })).toBe("situation.ground.hexes.B2: there is no terrain 'lava'.")
    expect(drawn({ hexes: { b2: 'woods' } })).toBe("situation.ground.hexes has 'b2', which is no hex.")
    expect(drawn({ hexes: { B2: 'woods', B3: 'house' }, joined: ['B2 B3'] })).toMatch(/'B2 B3' are not hexes of one terrain/)
    expect(drawn({ hexes: {}, joined: ['B2 B3'] })).toMatch(/nothing in 'B2 B3' to join/)
    expect(drawn({ hexes: { B2: 'house', E5: 'house' }, joined: ['B2 E5'] })).toMatch(/"B2 E5" can't be joined: they are not adjacent/)
    expect(drawn({ hexes: {}, hexsides: { 'B2/B3': 'moat' } })).toBe("situation.ground.hexsides.B2/B3: there is no hexside 'moat'.")
    expect(drawn({ hexes: {}, hexsides: { B2: 'wall' } })).toMatch(/has 'B2', which is no hexside such as 'K6\/L6'/)
    expect(drawn({ hexes: {}, hexsides: { 'B2/Z9': 'wall' } })).toMatch(/no hex "Z9"/)
    expect(situationBoards({}, NAMES)).toMatch(/one of 'map', 'ground' and 'boards', not none/)
  })

  test('is named where it stands', () => {
    expect(boardPath({ ground: { hexes: {} } })(0)).toBe('situation.ground')
    expect(boardPath({ boards: [] })(2)).toBe('situation.boards[2].map')
    expect(boardPath({})(0)).toBe('situation.map')
  })
})
