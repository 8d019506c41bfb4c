import { boards } from '@firegroup/content/boards'
import { parseMap } from '@firegroup/hexmap'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findHex } from '../board/tools/GoTo.tsx'
import { describeHex, fenceWords, roadWords } from '../board/words.ts'
import { type Choice, fromHash, layOut, themes, toHash } from './choice.ts'

const choices: fc.Arbitrary<Choice> = fc.oneof(
  fc.record({ kind: fc.constant('board' as const), id: fc.constantFrom(...boards.map(({ id }) => id)), rotated: fc.boolean() }),
  fc.record({ kind: fc.constant('joined' as const), rotated: fc.tuple(fc.boolean(), fc.boolean()) }),
  fc.record({
    kind: fc.constant('random' as const),
    theme: fc.constantFrom(...themes),
    seed: fc.integer({ min: 1, max: 999_999 }),
    columns: fc.integer({ min: 5, max: 99 }),
    rows: fc.integer({ min: 4, max: 60 }),
  }),
)

describe('the address of a board', () => {
  test('leads back to the same choice', () => {
    fc.assert(
      fc.property(choices, (choice) => {
        expect(fromHash(toHash(choice))).toEqual(choice)
      }),
    )
  })

  test('that is nonsense leads to a board all the same', () => {
    expect(fromHash('#nowhere')).toEqual({ kind: 'board', id: boards[0]?.id, rotated: false })
    expect(fromHash('')).toEqual({ kind: 'board', id: boards[0]?.id, rotated: false })
    expect(fromHash('#random/forest/-4/9999x1')).toEqual({ kind: 'random', theme: 'forest', seed: 1, columns: 33, rows: 10 })
  })
})

describe('a board on the table', () => {
  test('joined boards are one above the other and keep their ids apart', () => {
    const { map } = layOut({ kind: 'joined', rotated: [false, true] })
    expect(map.boards.map(({ rotated }) => rotated)).toEqual([false, true])
    expect(findHex(map, 'k5')).toBe(map.grid.indexOf('aK5'))
    expect(findHex(map, 'bk5')).toBe(map.grid.indexOf('bK5'))
    expect(findHex(map, 'k99')).toBeUndefined()
  })

  test('every theme makes a board that a map file may hold', () => {
    for (const theme of themes) {
      const { map, name } = layOut({ kind: 'random', theme, seed: 3, columns: 17, rows: 10 })
      expect(name).toBe(`Random ${theme} 3`)
      expect(map.size).toBeGreaterThan(150)
    }
    for (const board of boards) expect(parseMap(structuredClone(board)).ok).toBe(true)
  })

  test('hexes are described by id, terrain, level and road', () => {
    const { map } = layOut({ kind: 'board', id: 'alder-cross', rotated: false })
    const hex = map.grid.indexOf('Q6')
    expect(describeHex(map, hex)).toBe('Q6, open ground, level 0, road')
    expect(roadWords(map, hex)).toContain(' and ')
    expect(fenceWords(map, map.grid.indexOf('R5'))).toContain('wall')
  })
})
