import { describe, expect, test } from 'vitest'
import { counterCalled, fieldsOf, inOrder, readBoardText, readCounters } from './board-text.ts'

const terrain = (words: string) => (words === 'deep woods' ? 'woods' : undefined)

describe('the text of a board', () => {
  test('entries stand on lines or two spaces apart; the ground is read, the rest is left', () => {
    const { hexes, clauses } = readBoardText('A1 deep woods; level 2; Red: x  B2 road N SE\n>C3 Blue: y, z', terrain)
    expect([...hexes]).toEqual([
      ['A1', { terrain: 'woods', level: 2, road: [] }],
      ['B2', { terrain: 'open', level: 0, road: [0, 2] }],
      ['C3', { terrain: 'open', level: 0, road: [] }],
    ])
    expect(clauses).toEqual([
      { hex: 'A1', entering: false, text: 'Red: x' },
      { hex: 'C3', entering: true, text: 'Blue: y, z' },
    ])
  })

  test('what is no hex and no hexside is told', () => {
    expect(() => readBoardText('somewhere Red: x', terrain)).toThrow(/does not begin with a hex/)
    expect(() => readBoardText('A1 road UP', terrain)).toThrow(/'UP' is no hexside/)
  })

  test('counters have a label, words and perhaps a name', () => {
    const counters = readCounters('a=4-6-7 Broken DM, 9-1, 9-1')
    expect(counters).toEqual([
      { name: 'a', label: '4-6-7', words: ['broken', 'dm'] },
      { label: '9-1', words: [] },
      { label: '9-1', words: [] },
    ])
    expect([counterCalled(counters, 'a'), counterCalled(counters, '9-1'), counterCalled(counters, '9-1', 2)]).toEqual([0, 1, 2])
    expect(() => counterCalled(counters, 'b')).toThrow(/no counter called 'b'/)
    expect(() => readCounters('a, , b')).toThrow(/no counter/)
  })

  test('words set fields, and unknown ones are told', () => {
    const known: { readonly [word: string]: { broken?: boolean; dm?: boolean } } = { broken: { broken: true }, dm: { dm: true } }
    expect(fieldsOf<{ broken: boolean; dm: boolean }>(known, ['broken', 'dm'])).toEqual({ broken: true, dm: true })
    expect(() => fieldsOf(known, ['sleepy'])).toThrow(/'sleepy'.*broken, dm/)
  })

  test('units compare whatever the order of their marks', () => {
    expect(inOrder('4-6-7 DM broken')).toBe(inOrder('4-6-7 Broken dm'))
  })
})
