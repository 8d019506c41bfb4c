import { describe, expect, test } from 'vitest'
import { field } from '../../test/field.ts'
import { OFFBOARD } from '../state.ts'
import { wallEntered } from './entered.ts'
import { BUNKER, CAVE, locationOf } from './location.ts'
import { adjacent, distance, isBuilding, isRoadStep, neighbours, sameBuilding, wallBetween } from './terrain.ts'

describe('adjacency', () => {
  const f = field('G2 hc    F2 hc    F3 hc    G1 road N    H3 hc    C3 level 3    K4 open', { joined: ['G2 F2', 'F2 F3'] })
  const isAdjacent = (a: string, b: string) => {
    const [there, back] = [adjacent(f.ground, f.at(a), f.at(b)), adjacent(f.ground, f.at(b), f.at(a))]
    expect(back).toBe(there)
    return there
  }

  test('LNL-10.2-05 neighbouring hexes on different hill levels are adjacent', () => {
    expect([isAdjacent('C3', 'C4'), isAdjacent('C3', 'C5')]).toEqual([true, false])
  })

  test('LNL-10.4.1-03 X-HH-2 from outside, or from another building, both floors are adjacent', () => {
    expect([isAdjacent('G1', 'G2'), isAdjacent('G1', 'G2 upstairs')]).toEqual([true, true])
    expect([isAdjacent('H3', 'G2'), isAdjacent('H3', 'G2 upstairs')]).toEqual([true, true])
    expect(f.los('G1', 'G2 upstairs')).toBe('clear')
  })

  test('LNL-10.4.1-04 LNL-10.2-04 X-HH-3 the other floor of a neighbouring hex of the same building is not', () => {
    expect([isAdjacent('F2', 'G2'), isAdjacent('F2', 'G2 upstairs'), isAdjacent('F2 upstairs', 'G2 upstairs')]).toEqual([true, false, true])
  })

  test('LNL-10.2-09 and there is no LOS to it, next door or farther', () => {
    expect([f.los('F2', 'G2 upstairs'), f.los('F3', 'G2 upstairs'), f.los('F2', 'G2')]).toEqual(['blocked', 'blocked', 'clear'])
  })

  test('the floors of one hex are adjacent and see each other', () => {
    expect([isAdjacent('G2', 'G2 upstairs'), isAdjacent('G2', 'G2')]).toEqual([true, false])
    expect(f.los('G2', 'G2 upstairs')).toBe('clear')
  })

  test('LNL-10.4.1-02 X-HH-1 a neighbouring hex is adjacent to the inside and the outside of a Bunker or Cave', () => {
    const inside = (layer: number) => locationOf(f.hex('K4'), layer)
    expect([BUNKER, CAVE].map((layer) => adjacent(f.ground, f.at('K5'), inside(layer)))).toEqual([true, true])
    expect(adjacent(f.ground, f.at('K5'), f.at('K4'))).toBe(true)
    expect(adjacent(f.ground, f.at('K6'), inside(BUNKER))).toBe(false)
  })

  test('nothing is adjacent or near to what is off the map', () => {
    expect(adjacent(f.ground, OFFBOARD, f.at('G1'))).toBe(false)
    expect(distance(f.ground, OFFBOARD, f.at('G1'))).toBeGreaterThan(1000)
  })
})

describe('the grid', () => {
  const f = field('O9 open')

  test('distances as in the examples', () => {
    const examples =
      'I5 J3 3, G6 J3 5, I5 F6 3, D5 H7 4, G5 I3 3, E2 G5 4, I3 G6 4, H4 I5 2, F7 F4 3, F8 F5 3, G2 D7 6, I6 L7 3, F4 G5 2, E7 H6 3, J4 I3 1, J4 I5 2'
    for (const example of examples.split(', ')) {
      const [from, to, hexes] = example.split(' ')
      expect([example, distance(f.ground, f.at(from!), f.at(to!))]).toEqual([example, Number(hexes)])
    }
  })

  test('the neighbours of a hex in odd and in even columns', () => {
    const around = (name: string) => neighbours(f.ground, f.hex(name)).map((hex) => f.ground.map.grid.idOf(hex))
    expect(around('C3')).toEqual(['C2', 'D3', 'D4', 'C4', 'B4', 'B3'])
    expect(around('D3')).toEqual(['D2', 'E2', 'E3', 'D4', 'C3', 'C2'])
    expect(neighbours(f.ground, -1)).toEqual([])
  })
})

describe('what stands where', () => {
  const f = field('C3 lc    C4 lc    E3 lc    G3 road N S    G4 road N S    H8 open', {
    joined: ['C3 C4'],
    hexsides: ['E5/E6 wall', 'G5/G6 stream2', 'F4/F5 bocage', 'F5/G4 wall'],
  })

  test('buildings and roads', () => {
    expect(['C3', 'E3', 'G3'].map((name) => isBuilding(f.ground, f.hex(name)))).toEqual([true, true, false])
    expect([sameBuilding(f.ground, f.hex('C3'), f.hex('C4')), sameBuilding(f.ground, f.hex('C3'), f.hex('E3'))]).toEqual([true, false])
    expect([isRoadStep(f.ground, f.hex('G3'), f.hex('G4')), isRoadStep(f.ground, f.hex('G3'), f.hex('H4'))]).toEqual([true, false])
  })

  test('walls between hexes; a stream is none', () => {
    expect(wallBetween(f.ground, f.hex('E6'), f.hex('E5'))?.id).toBe('wall')
    expect(wallBetween(f.ground, f.hex('G5'), f.hex('G6'))).toBe(null)
    expect(wallBetween(f.ground, f.hex('E5'), f.hex('C5'))).toBe(null)
  })

  test('the Wall that fire crosses as it enters the hex: through the hexside, or through a corner with one on both sides', () => {
    const entered = (from: string, to: string) => wallEntered(f.ground, f.at(from), f.at(to))?.id
    expect([entered('E4', 'E6'), entered('E5', 'E6'), entered('E4', 'E5'), entered('E7', 'E6')]).toEqual([
      'wall',
      'wall',
      undefined,
      undefined,
    ])
    // G2 … F5 comes down the hexside between F4 and G4, to the corner where both hexsides of F5 are walled; the lesser counts.
    expect(entered('G3', 'F5')).toBe('wall')
    expect(entered('F5', 'G3')).toBe(undefined)
    expect(wallEntered(f.ground, OFFBOARD, f.at('E6'))).toBe(null)
  })
})
