import { describe, expect, test } from 'vitest'
import { field } from '../../test/field.ts'
import { village } from '../../test/maps.ts'
import { OFFBOARD } from '../state.ts'
import { entryCost, isEntryCost } from './costs.ts'

type Map = ReturnType<typeof field>

/** In MP, or the rule that forbids it. */
function cost(f: Map, from: string, to: string, nation?: string): number | string {
  const answer = entryCost(f.ground, from === '' ? OFFBOARD : f.at(from), f.at(to), nation)
  return isEntryCost(answer) ? answer.halves / 2 : answer.message
}

function path(f: Map, ...names: string[]): number {
  return names.slice(1).reduce((sum, name, index) => sum + Number(cost(f, names[index]!, name)), 0)
}

describe('TEC: what steps cost Leg units', () => {
  test('the terrain of the hex that is entered', () => {
    const enter = (terrain: string) => cost(field(`C3 ${terrain}`), 'C2', 'C3')
    const ones = ['open', 'road', 'bridge', 'brush', 'cemetery', 'low crops']
    const twos = ['forest', 'light woods', 'marsh', 'wheat', 'lc', 'hc']
    expect(ones.map(enter)).toEqual(ones.map(() => 1))
    expect(twos.map(enter)).toEqual(twos.map(() => 2))
    expect(enter('river')).toBe("Leg units can't enter the River in C3 (10.4).")
  })

  test('LNL-1.4-01 a half hex costs what others do', () => {
    expect([cost(field('C0 forest'), 'C1', 'C0'), cost(field('C0 open'), 'C1', 'C0')]).toEqual([2, 1])
  })

  test('LNL-6.0-11 LNL-TEC1-02 a hexside is added to the hex', () => {
    const over = (feature: string) => cost(field('C3 light woods', { hexsides: [`C2/C3 ${feature}`] }), 'C2', 'C3')
    expect(['wall', 'hedge', 'bocage', 'stream2'].map(over)).toEqual([3, 3, 6, 3])
    expect(over('stream5')).toBe("Leg units can't cross the Stream, type 5 between C2 and C3 (10.4).")
    const f = field('C3 light woods', { hexsides: ['C2/C3 wall'] })
    expect(entryCost(f.ground, f.at('C2'), f.at('C3'))).toMatchObject({
      halves: 6,
      parts: [
        { label: 'Light Woods', value: 4 },
        { label: 'Wall', value: 2 },
      ],
    })
  })

  test('LNL-6.0-10 LNL-TEC1-03 going up costs one more, going down or along does not', () => {
    const f = field('C3 level 1    C4 level 2    C5 level 2; forest')
    expect([cost(f, 'C2', 'C3'), cost(f, 'C3', 'C4'), cost(f, 'C4', 'C5'), cost(f, 'C4', 'C3')]).toEqual([2, 2, 2, 1])
    expect(cost(f, 'C6', 'C5')).toBe(3)
  })

  test('along a road through it the hex costs what the Road does', () => {
    const f = field('C3 forest; road N S    C4 forest; road N')
    expect([cost(f, 'C2', 'C3'), cost(f, 'C3', 'C4'), cost(f, 'B3', 'C3')]).toEqual([1, 1, 2])
  })

  test('LNL-10.2-06 LNL-10.2-07 by the stairs in every hex it costs 2 to change floors', () => {
    const f = field('C3 hc    C4 hc    D4 hc', { joined: ['C3 C4', 'C4 D4'] })
    for (const hex of ['C3', 'C4', 'D4']) expect([cost(f, hex, `${hex} upstairs`), cost(f, `${hex} upstairs`, hex)]).toEqual([2, 2])
    expect(cost(f, 'C3 upstairs', 'C4 upstairs')).toBe(2)
  })

  test('there is no other way up or down', () => {
    const f = field('C3 hc    C4 hc    D4 hc', { joined: ['C3 C4', 'C4 D4'] })
    expect(cost(f, 'C2', 'C3 upstairs')).toBe('There is no way up to C3 upstairs from outside but by the stairs in its hex (10.2).')
    expect(cost(f, '', 'C3 upstairs')).toMatch(/by the stairs/)
    expect(cost(f, 'C4', 'C3 upstairs')).toMatch(/by the stairs/)
    expect(cost(f, 'C4 upstairs', 'C3')).toMatch(/by the stairs/)
    expect(cost(f, 'C3 upstairs', 'C2')).toBe('There is no way down to C2 from upstairs but by the stairs in its hex (10.2).')
  })

  test('only to the next hex, and not to where they are', () => {
    const f = field('C3 open')
    expect(cost(f, 'C1', 'C3')).toBe('C3 is not next to C1: units move from hex to adjacent hex (6.0).')
    expect(cost(f, 'C3', 'C3')).toBe('C3 is where they are already (6.0).')
  })

  test('from off the map the terrain alone is paid', () => {
    expect(cost(field('C0 level 1; light woods'), '', 'C0')).toBe(2)
  })

  test('LNL-TEC-03 where the chart says so, the nation decides', () => {
    const f = field('C3 heavy jungle')
    expect([cost(f, 'C2', 'C3'), cost(f, 'C2', 'C3', 'vc'), cost(f, 'C2', 'C3', 'american')]).toEqual([2, 1, 2])
  })
})

test('EX2-IN-01 EX2-IN-03 EX2-IN-08 EX2-IN-16 EX2-IN-18 EX2-IN-20 the ways of the narrative cost what it says', () => {
  const map = village()
  expect(path(map, '', 'J1', 'J2', 'J3')).toBe(5)
  expect(path(map, '', 'F1', 'F2', 'F3', 'F4')).toBe(5)
  expect(path(map, 'F4', 'G4')).toBe(3)
  expect(path(map, '', 'G0', 'G1', 'G2')).toBe(5)
  expect(path(map, 'F4', 'F5', 'F6')).toBe(3)
  expect(path(map, 'G6', 'H6', 'I6')).toBe(3)
  expect(path(map, 'F7', 'G7', 'H8', 'I7', 'I6')).toBe(6)
  expect(path(map, 'K4', 'K5', 'J6')).toBe(3)
})
