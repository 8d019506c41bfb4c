import { describe, expect, test } from 'vitest'
import { crossroads, village } from '../../test/maps.ts'
import { SMOKE, VEHICLE_OR_WRECK } from './counters.ts'

describe('EX2-LOS-01 the village', () => {
  const map = village()

  test.each([['I5-J3'], ['G6-J3'], ['I5-F6'], ['G6-F6'], ['I5-E5'], ['I5-E6'], ['F5-F3'], ['K4-I6'], ['H5-H3']])('%s is clear', (pair) => {
    const [from, to] = pair.split('-')
    expect(map.los(from!, to!)).toBe('clear')
  })

  test('LNL-NAR-25 from K4 to I6 the line crosses J5 and J6, touches what is drawn in neither, and is clear; from K5 it touches the cemetery', () => {
    expect([map.los('K4', 'I6'), map.los('K5', 'I6')]).toEqual(['clear', 'degraded 1'])
  })

  test('a corner of the Building in F5 blocks from G6 to F4', () => {
    expect(map.los('G6', 'F4')).toBe('blocked')
    expect(map.why('G6', 'F4')).toBe('10.3 the Stone Building (Heavy Construction) in F5')
  })

  test('Walls block from I5 to F4, from J5 to G2 and from H5 to H2', () => {
    expect(map.why('I5', 'F4')).toBe('10.3.2 the Wall between G4 and H5')
    expect(map.why('J5', 'G2')).toBe('10.3.2 the Wall between H3 and H4')
    expect(map.why('H5', 'H2')).toBe('10.3.2 the Wall between H3 and H4')
    expect([map.los('I5', 'F4'), map.los('J5', 'G2'), map.los('H5', 'H2')]).toEqual(['blocked', 'blocked', 'blocked'])
  })

  test('without the Wall the Light Woods would degrade the view from I5 to F4', () => {
    expect(map.los('H5', 'F4')).toBe('degraded 1')
  })

  test('the church blocks from J5 to F6', () => {
    expect(map.los('J5', 'F6')).toBe('blocked')
  })

  test('between the Buildings in G6 and G7 it is limited', () => {
    expect(map.los('F7', 'H7')).toBe('limited')
  })

  test('Smoke in J4 blocks', () => {
    const lying = { J4: SMOKE }
    const pairs = [
      ['I5', 'J3'],
      ['J3', 'J5'],
      ['I5', 'K3'],
      ['I5', 'K4'],
    ] as const
    expect(pairs.map(([from, to]) => map.los(from, to, lying))).toEqual(['blocked', 'blocked', 'blocked', 'blocked'])
    expect(map.why('I5', 'J3', lying)).toBe('10.3 the Smoke in J4')
    expect([map.los('I5', 'J3'), map.los('J3', 'J5')]).toEqual(['clear', 'clear'])
  })
})

describe('EX2-LOS-02 the crossroads', () => {
  const map = crossroads()

  test('a Wreck or a vehicle on the line degrades it once', () => {
    expect(map.los('D5', 'H7', { F6: VEHICLE_OR_WRECK })).toBe('degraded 1')
    expect(map.los('F7', 'H4', { G5: VEHICLE_OR_WRECK })).toBe('degraded 1')
    expect(map.los('G2', 'D7', { F4: VEHICLE_OR_WRECK })).toBe('degraded 1')
    expect([map.los('D5', 'H7'), map.los('F7', 'H4'), map.los('G2', 'D7')]).toEqual(['clear', 'clear', 'clear'])
  })

  test('the Brush in H4 degrades once', () => {
    expect(map.los('G5', 'I3')).toBe('degraded 1')
  })

  test('along hexsides it is clear', () => {
    expect([map.los('E2', 'G5'), map.los('I3', 'G6'), map.los('H4', 'I5')]).toEqual(['clear', 'clear', 'clear'])
  })

  test('two hexes degrade twice', () => {
    const lying = { F6: VEHICLE_OR_WRECK }
    expect([map.los('F7', 'F4', lying), map.los('F8', 'F5', lying)]).toEqual(['degraded 2', 'degraded 2'])
  })

  test('a third degrading hex blocks, and all three are named', () => {
    const lying = { F6: VEHICLE_OR_WRECK }
    expect(map.los('H8', 'D5', lying)).toBe('blocked')
    expect(map.why('H8', 'D5', lying)).toMatch(/^10\.3 three hexes that degrade it: .*G7.*F7.*F6|F6.*F7.*G7/)
    expect(map.los('H8', 'D5')).toBe('degraded 2')
  })

  test('the lines go through the centre dots that are named', () => {
    const passes = (from: string, to: string, hex: string) => map.sight(from, to).crossed.includes(map.hex(hex))
    expect([passes('D5', 'H7', 'F6'), passes('F7', 'H4', 'G5'), passes('G2', 'D7', 'F4')]).toEqual([true, true, true])
  })
})
