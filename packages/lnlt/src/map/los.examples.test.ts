import { describe, expect, test } from 'vitest'
import { field } from '../../test/field.ts'
import { RUBBLE, VEHICLE_OR_WRECK } from './counters.ts'
import { levelOf } from './terrain.ts'

describe('the rulebook’s examples of lines of sight, from both ends', () => {
  test('X-LOS-5 Brush between degrades', () => {
    expect(field('M5 brush').los('M6', 'M4')).toBe('degraded 1')
  })

  test('X-LOS-6 a Building between blocks, and is named', () => {
    const f = field('D6 lc')
    expect(f.los('C6', 'E5')).toBe('blocked')
    expect(f.why('C6', 'E5')).toBe('10.3 the Wooden Building (Light Construction) in D6')
    expect(f.sight('C6', 'E5').blocked?.at).toBe(f.hex('D6'))
  })

  test('X-LOS-7 Rubble that only reaches up to the level of both does nothing', () => {
    const f = field('G1 hc    G2 hc    F2 hc    I3 hc    I4 hc    J4 hc', { joined: ['G1 G2', 'G2 F2', 'I3 I4', 'I4 J4'] })
    expect(f.los('G2 upstairs', 'I3 upstairs', { H3: RUBBLE })).toBe('clear')
    expect(f.los('G2', 'I3', { H3: RUBBLE })).toBe('degraded 1')
  })

  test('X-LOS-8 who is level with the top sees over it, but not into its shadow', () => {
    const f = field('K3 level 1    K2 light woods')
    expect(f.los('K3', 'K1')).toBe('degraded 1')
    expect(f.los('K3', 'K0')).toBe('clear')
    expect(f.sight('K3', 'K1').degrading).toMatchObject([{ hex: f.hex('K2'), rule: '10.3', reason: 'the shadow of the Light Woods in K2' }])
    const built = field('K3 level 1    K2 lc')
    expect(built.los('K3', 'K1')).toBe('blocked')
    expect(built.los('K3', 'K0')).toBe('clear')
  })

  test('X-LOS-9 from upstairs over a Building of one floor', () => {
    const f = field('J4 hc    J5 hc    K5 hc    J3 hc', { joined: ['J4 J5', 'J5 K5'] })
    expect(f.los('J4 upstairs', 'J2')).toBe('blocked')
    expect(f.los('J4 upstairs', 'J1')).toBe('clear')
  })

  test('X-LOS-9b a hex between viewer and obstacle makes the shadow a hex longer', () => {
    const f = field('J5 hc    J6 hc    K6 hc    J3 hc', { joined: ['J5 J6', 'J6 K6'] })
    expect(f.los('J5 upstairs', 'J2')).toBe('blocked')
    expect(f.los('J5 upstairs', 'J1')).toBe('blocked')
    const far = field('J6 hc    J7 hc    K7 hc    J4 hc', { joined: ['J6 J7', 'J7 K7'] })
    expect(far.los('J6 upstairs', 'J1')).toBe('clear')
  })

  test('X-LOS-10 from a higher level: a shadow of one hex, and down the slope nothing hides', () => {
    const f = field('I4 level 2    I5 level 1    I6 light jungle')
    expect(['I5', 'I6', 'I7', 'I8'].map((to) => f.los('I4', to))).toEqual(['clear', 'clear', 'degraded 1', 'clear'])
  })

  test('X-LOS-11 down a slope, and over a plateau', () => {
    const slope = field('I5 level 2    I4 level 1')
    expect([slope.los('I5', 'I3'), slope.los('I5', 'I2')]).toEqual(['clear', 'clear'])
    const plateau = field('I5 level 2    I4 level 1    I3 level 1')
    expect(plateau.los('I5', 'I2')).toBe('blocked')
    expect(plateau.why('I5', 'I2')).toBe('10.3.1 the shadow of the hill in I3')
  })

  test('X-LOS-12 a plateau at the viewer’s own level hides as many hexes as it is long', () => {
    const f = field('U2 level 1    U3 level 1    U4 level 1    U5 level 1    U10 open')
    const seen = [3, 4, 5, 6, 7, 8, 9].map((row) => f.los('U2', `U${row}`))
    expect(seen).toEqual(['clear', 'clear', 'clear', 'blocked', 'blocked', 'blocked', 'clear'])
  })

  test('X-LOS-13 along a Wall', () => {
    expect(field('K5 open', { hexsides: ['K6/L6 wall'], columns: 14, rows: 9 }).los('K5', 'L7')).toBe('clear')
  })

  test('X-LOS-14 across a Wall', () => {
    const f = field('J6 open', { hexsides: ['K6/L7 wall'], columns: 15, rows: 9 })
    expect(f.los('J6', 'M7')).toBe('blocked')
    expect(f.why('J6', 'M7')).toBe('10.3.2 the Wall between K6 and L7')
    expect(f.los('J6', 'L7')).toBe('clear')
  })

  test('X-LOS-15 between two separate Buildings', () => {
    const f = field('E3 lc    F3 lc')
    expect(f.los('E2', 'F4')).toBe('limited')
    expect(field('E3 lc    F3 lc', { joined: ['E3 F3'] }).los('E2', 'F4')).toBe('blocked')
  })

  test('X-LOS-16 one degradation per hex', () => {
    expect(field('M5 light woods').los('M6', 'M4', { M5: VEHICLE_OR_WRECK })).toBe('degraded 1')
  })

  test('X-LOS-1..4 the top of an obstacle is its hex’s level and its height', () => {
    // From level 3 over an obstacle of top 3: its shadow is as long as the way to it; one level less, and only the next hex lies in it.
    const over = (obstacle: string, options = {}) => {
      const f = field(`E1 level 3    E2 level 0    E3 ${obstacle}    E6 open`, options)
      return [f.los('E1', 'E4'), f.los('E1', 'E5'), f.los('E1', 'E6')]
    }
    const building = { joined: ['E3 F4', 'E3 F3'] }
    expect(over('level 1; forest')).toEqual(['blocked', 'blocked', 'clear'])
    expect(over('level 2; lc')).toEqual(['blocked', 'blocked', 'clear'])
    expect(over('level 1; hc    F3 hc    F4 hc', building)).toEqual(['blocked', 'blocked', 'clear'])
    expect(over('level 2; brush')).toEqual(['blocked', 'clear', 'clear'])
    const woods = field('E1 level 2    E2 level 0    E3 level 1; light woods    E6 open')
    expect([woods.los('E1', 'E4'), woods.los('E1', 'E5'), woods.los('E1', 'E6')]).toEqual(['blocked', 'degraded 1', 'clear'])
  })
})

describe('floors', () => {
  const f = field('G2 hc    F2 hc    F3 hc    K3 level 1; hc    K4 level 1; hc    L4 level 1; hc    G1 road N', {
    joined: ['G2 F2', 'F2 F3', 'K3 K4', 'K4 L4'],
  })

  test('X-BD-1 X-BD-2 the upper floor is a level above the ground that the Building stands on', () => {
    expect([levelOf(f.ground, f.at('G2')), levelOf(f.ground, f.at('G2 upstairs'))]).toEqual([0, 1])
    expect([levelOf(f.ground, f.at('K3')), levelOf(f.ground, f.at('K3 upstairs'))]).toEqual([1, 2])
  })

  test('X-BD-3 different floors of neighbouring hexes of one Building do not see each other', () => {
    expect(f.los('F2', 'G2 upstairs')).toBe('blocked')
    expect(f.why('F2', 'G2 upstairs')).toBe('10.2 different floors of one building')
    expect(f.los('F2', 'G2')).toBe('clear')
    expect(f.los('F2 upstairs', 'G2 upstairs')).toBe('clear')
  })
})
