import type { Point } from '@firegroup/hexmap'
import { describe, expect, test } from 'vitest'
import { field } from '../../test/field.ts'
import { table } from '../../test/table.ts'
import { cloneState, OFFBOARD } from '../state.ts'
import { entryCost, isEntryCost } from './costs.ts'
import { FIRE_FOR_EFFECT, NO_COUNTERS, RUBBLE, SMOKE, VEHICLE_OR_WRECK } from './counters.ts'
import { locationNamed } from './location.ts'
import { canSee, sight } from './los.ts'
import { seesLocation } from './obstacles.ts'

/** In the western half of a hex, off its dot. */
const westernHalf: readonly Point[] = [
  [-60, -50],
  [-20, -50],
  [-20, 50],
  [-60, 50],
]

describe('10.3 silhouettes', () => {
  test('LNL-10.3-01 the LOS runs from centre dot to centre dot', () => {
    const f = field('E5 open')
    expect(f.sight('E2', 'E5').crossed.map((hex) => f.ground.map.grid.idOf(hex))).toEqual(['E3', 'E4'])
    expect(f.sight('E5', 'E2').crossed.map((hex) => f.ground.map.grid.idOf(hex))).toEqual(['E4', 'E3'])
    // Drawn in the west of its hex, it does not reach the line between the dots.
    expect(field('E3 forest', { outlines: { E3: westernHalf } }).los('E2', 'E4')).toBe('clear')
  })

  test('LNL-10.3-14 it can be looked at any time: in every phase, by anybody, between places where nobody is, and nothing changes by it', () => {
    const text = 'C2 US: a=2-5-4    C5 forest    C8 German: x=1-6-4    E5 smoke 1'
    for (const phase of ['rally', 'operations'] as const)
      for (const initiative of ['blue', 'red'] as const) {
        const { state } = table(text, { phase, initiative })
        const before = cloneState(state)
        const seen = (from: string, to: string) => seesLocation(state, locationNamed(state.setting, from), locationNamed(state.setting, to))
        expect([seen('C2', 'C8'), seen('C8', 'C2'), seen('A3', 'A6'), seen('E4', 'E6')]).toEqual([false, false, true, false])
        expect(cloneState(state)).toEqual(before)
      }
  })

  test('LNL-10.3-02 LNL-10.3-15 what blocks blocks, what degrades degrades, where it is crossed', () => {
    expect(['forest', 'wheat', 'lc', 'hc'].map((terrain) => field(`E3 ${terrain}`).los('E2', 'E4'))).toEqual(Array(4).fill('blocked'))
    expect(['brush', 'cemetery', 'light woods', 'low crops', 'marsh'].map((terrain) => field(`E3 ${terrain}`).los('E2', 'E4'))).toEqual(
      Array(5).fill('degraded 1'),
    )
    expect(['road', 'river', 'open'].map((terrain) => field(`E3 ${terrain}`).los('E2', 'E4'))).toEqual(Array(3).fill('clear'))
  })

  test('LNL-10.3-15 art in an otherwise open hex counts if it is touched', () => {
    // The Brush of D3 reaches over into E2, on the line from D2 to F4 and off E2's own dot.
    const reach: readonly Point[] = [
      [-50, -30],
      [160, -30],
      [160, 0],
      [-50, 30],
    ]
    const f = field('D3 brush    G4 open', { outlines: { D3: reach } })
    expect(f.los('D2', 'F4')).toBe('degraded 1')
    expect(f.sight('D2', 'F4').degrading).toMatchObject([{ hex: f.hex('E2') }])
    expect(field('D3 brush    G4 open').los('D2', 'F4')).toBe('clear')
  })

  test('LNL-10.3-17 two degrading hexes are seen through, a third one blocks', () => {
    expect(field('E3 brush    E4 brush').los('E2', 'E6')).toBe('degraded 2')
    const f = field('E3 brush    E4 brush    E5 marsh')
    expect(f.los('E2', 'E6')).toBe('blocked')
    expect(f.why('E2', 'E6')).toBe('10.3 three hexes that degrade it: the Brush/Flowers in E3, the Brush/Flowers in E4, the Marsh in E5')
  })

  test('LNL-10.3-04 a hex degrades once, whatever is in it', () => {
    const f = field('E3 light woods    E4 brush')
    expect(f.los('E2', 'E5', { E3: VEHICLE_OR_WRECK })).toBe('degraded 2')
    expect(f.los('E2', 'E5', { E3: VEHICLE_OR_WRECK, E4: VEHICLE_OR_WRECK })).toBe('degraded 2')
  })

  test('LNL-10.3-05 the terrain and the counters of both ends do not count', () => {
    expect(field('E2 forest    E4 lc').los('E2', 'E4')).toBe('clear')
    expect(field('E3 brush').los('E2', 'E4', { E2: SMOKE, E4: VEHICLE_OR_WRECK })).toBe('degraded 1')
  })

  test('LNL-10.3-18 nor what reaches over from the terrain of an end into an adjacent hex', () => {
    const overTheRim: readonly Point[] = [
      [-50, -50],
      [50, -50],
      [50, 90],
      [-50, 90],
    ]
    const options = { outlines: { E2: overTheRim } }
    expect(field('E2 forest', options).los('E2', 'E4')).toBe('clear')
    // To others it is a silhouette like any other, and so is a wood that both hexes share.
    expect(field('E2 forest', options).los('E1', 'E4')).toBe('blocked')
    expect(field('D3 open    E3 open    E2 forest', options).why('E1', 'E3')).toBe('10.3 the Forest in E2')
    const overTheDot = { outlines: { E2: [...overTheRim.slice(0, 2), [50, 160], [-50, 160]] as const, E3: [] } }
    expect(field('E2 forest    E3 forest', overTheDot).los('E2', 'E4')).toBe('blocked')
  })

  test('nobody sees to or from off the map', () => {
    const f = field('E3 open')
    expect(canSee(f.ground, NO_COUNTERS, OFFBOARD, f.at('E3'))).toBe(false)
    expect(sight(f.ground, NO_COUNTERS, f.at('E3'), OFFBOARD).blocked?.rule).toBe('10.3')
  })
})

describe('10.3 levels', () => {
  test('LNL-10.3-06 the top of an obstacle is the level of its hex and its height', () => {
    // Forest of height 2: at level 1 its top is 3, and stands above two units on level 2.
    const f = (between: string) => field(`E2 level 2    E3 ${between}    E4 level 2`)
    expect([f('level 1; forest').los('E2', 'E4'), f('forest').los('E2', 'E4')]).toEqual(['blocked', 'clear'])
    expect([f('level 1; light woods').los('E2', 'E4'), f('level 2; light woods').los('E2', 'E4')]).toEqual(['clear', 'degraded 1'])
  })

  test('LNL-10.3-07 at the level of both ends even what has no height affects', () => {
    expect(field('E3 wheat').los('E2', 'E4')).toBe('blocked')
    expect(field('E2 level 2    E3 level 2; brush    E4 level 2').los('E2', 'E4')).toBe('degraded 1')
  })

  test('LNL-10.3-08 higher than both it affects', () => {
    expect(field('E2 level 1    E3 forest').los('E2', 'E5')).toBe('blocked')
    expect(field('E2 level 1    E3 forest').why('E2', 'E5')).toBe('10.3 the Forest in E3')
    expect(field('E3 level 1').los('E2', 'E4')).toBe('blocked')
  })

  test('LNL-10.3-09 looked over from both ends it does not', () => {
    expect(field('E2 level 1    E3 lc    E4 level 1').los('E2', 'E4')).toBe('clear')
    expect(field('E2 level 2    E3 lc    E4 level 1').los('E2', 'E4')).toBe('clear')
    expect(field('E2 level 1    E3 wheat').los('E2', 'E4')).toBe('clear')
  })

  test('LNL-10.3-10 level with the top: the shadow is one hex and one for each hex between', () => {
    const next = field('E2 level 1    E3 lc')
    expect(['E4', 'E5'].map((to) => next.los('E2', to))).toEqual(['blocked', 'clear'])
    const farther = field('E2 level 1    E5 lc    E10 open')
    expect(['E6', 'E7', 'E8', 'E9'].map((to) => farther.los('E2', to))).toEqual(['blocked', 'blocked', 'blocked', 'clear'])
  })

  test('LNL-10.3-11 higher than the top: the shadow is one hex, however far the obstacle', () => {
    const f = field('E2 level 2    E5 lc    E10 open')
    expect(['E6', 'E7', 'E8'].map((to) => f.los('E2', to))).toEqual(['blocked', 'clear', 'clear'])
    expect(f.why('E2', 'E6')).toBe('10.3 the shadow of the Wooden Building (Light Construction) in E5')
  })

  test('LNL-10.3-12 a shadow blocks or degrades as what casts it', () => {
    const shadowOf = (terrain: string) => field(`E2 level 2    E5 ${terrain}`).los('E2', 'E6')
    expect(['light woods', 'lc', 'brush'].map(shadowOf)).toEqual(['degraded 1', 'blocked', 'clear'])
  })

  test('LNL-10.3.1-01 down a slope of Clear hexes nothing blocks; any other terrain on it, or an even stretch, and it is none', () => {
    const slope = field('E1 level 3    E2 level 2    E3 level 1')
    expect(['E2', 'E3', 'E4'].map((to) => slope.los('E1', to))).toEqual(['clear', 'clear', 'clear'])
    expect(field('E1 level 3    E2 level 2; rough    E3 level 1').los('E1', 'E3')).toBe('blocked')
    expect(field('E1 level 2    E2 level 1    E3 level 1').los('E1', 'E4')).toBe('blocked')
    expect(field('E1 level 2    E2 level 0    E3 level 1').los('E1', 'E4')).toBe('blocked')
  })

  test('LNL-10.3.1-02 n hexes at the viewer’s level hide n hexes below them', () => {
    const f = field('E1 level 2    E2 level 2    E3 level 2    E8 open')
    expect(['E2', 'E3', 'E4', 'E5', 'E6'].map((to) => f.los('E1', to))).toEqual(['clear', 'clear', 'blocked', 'blocked', 'clear'])
  })

  test('by the other reading a plateau below the viewer hides as many hexes as it is long', () => {
    const text = 'E1 level 3    E2 level 1    E3 level 1    E7 open'
    expect(['E4', 'E5', 'E6'].map((to) => field(text).los('E1', to))).toEqual(['blocked', 'clear', 'clear'])
    const other = field(text, { rulings: { plateauShadow: 'length' } })
    expect(['E4', 'E5', 'E6'].map((to) => other.los('E1', to))).toEqual(['blocked', 'blocked', 'clear'])
  })
})

describe('10.3.2 along hexsides', () => {
  /** From E2 to F4 the LOS runs between E3 and F3. */
  const along = (one: string, other: string, options = {}) => field(`E3 ${one}    F3 ${other}`, options)

  test('LNL-10.3.2-01 the hexes on both sides count as a whole, wherever they are drawn', () => {
    const far: readonly Point[] = [
      [-10, -10],
      [10, -10],
      [10, 10],
      [-10, 10],
    ]
    expect(along('brush', 'brush', { outlines: { E3: far, F3: far } }).los('E2', 'F4')).toBe('degraded 1')
  })

  test('LNL-10.3.2-02 terrain on one side has no effect', () => {
    expect(['forest', 'lc', 'brush'].map((terrain) => along(terrain, 'open').los('E2', 'F4'))).toEqual(Array(3).fill('clear'))
    expect(along('level 1', 'open').los('E2', 'F4')).toBe('clear')
  })

  test('LNL-10.3.2-03 terrain of one kind on both sides blocks or degrades', () => {
    expect([along('forest', 'wheat').los('E2', 'F4'), along('brush', 'marsh').los('E2', 'F4')]).toEqual(['blocked', 'degraded 1'])
    expect(along('forest', 'lc').why('E2', 'F4')).toMatch(/^10\.3\.2 the .* in ..* and the .* in .., on both sides of the hexside$/)
    expect(along('level 1', 'level 1').los('E2', 'F4')).toBe('blocked')
  })

  test('LNL-10.3.2-10 what blocks and what degrades together degrade', () => {
    expect([along('forest', 'brush').los('E2', 'F4'), along('marsh', 'lc').los('E2', 'F4')]).toEqual(['degraded 1', 'degraded 1'])
  })

  test('LNL-10.3.2-07 LNL-10.3.2-09 Smoke fills its hex and blocks from one side', () => {
    expect(along('open', 'open').los('E2', 'F4', { F3: SMOKE })).toBe('blocked')
    expect(along('open', 'open').los('E2', 'F4')).toBe('clear')
  })

  test('LNL-10.3.2-08 Rubble, Wrecks and vehicles do not fill their hexes', () => {
    const f = along('brush', 'open')
    expect([f.los('E2', 'F4', { F3: VEHICLE_OR_WRECK }), f.los('E2', 'F4', { F3: RUBBLE })]).toEqual(['clear', 'clear'])
    expect(f.los('E2', 'F4', { F3: FIRE_FOR_EFFECT })).toBe('degraded 1')
  })

  test('LNL-10.3.2-04 between two separate Buildings it is limited and not blocked', () => {
    expect([along('lc', 'hc').los('E2', 'F4'), along('lc', 'bamboo hut').los('E2', 'F4')]).toEqual(['limited', 'limited'])
    expect(along('lc', 'lc', { joined: ['E3 F3'] }).los('E2', 'F4')).toBe('blocked')
  })

  test('LNL-10.3.2-04 and so it is at any other angle', () => {
    const house = (dx: number, dy: number): readonly Point[] => [
      [dx - 12, dy - 12],
      [dx + 12, dy - 12],
      [dx + 12, dy + 12],
      [dx - 12, dy + 12],
    ]
    const apart = { outlines: { E3: house(0, -20), E4: house(0, 20) } }
    // D3 to F5 goes through both hexes, between the two houses.
    expect(field('E3 lc    E4 lc', apart).los('D3', 'F5')).toBe('limited')
    expect(field('E3 lc    E4 lc').los('D3', 'F5')).toBe('blocked')
    expect(field('E3 lc    E4 brush', apart).los('D3', 'F5')).toBe('clear')
    // E1 to D10 goes through both hexes too, but past the houses, which stand on the same hand.
    const aside = { outlines: { E3: house(30, 0), E4: house(30, 0) }, rows: 11 }
    expect(field('E3 lc    E4 lc', aside).los('E1', 'D10')).toBe('clear')
  })

  test('LNL-10.3.2-14 units do not move along such a gap', () => {
    const f = along('lc', 'lc')
    const step = entryCost(f.ground, f.at('E2'), f.at('F4'))
    expect(isEntryCost(step)).toBe(false)
    expect(step).toMatchObject({ rule: '6.0' })
  })
})

describe('10.3.2 Walls and Hedges', () => {
  test('LNL-10.3.2-05 along a Wall or Hedge nothing is blocked', () => {
    const between = (feature: string) => field('H9 open', { hexsides: [`E3/F3 ${feature}`] }).los('E2', 'F4')
    expect(['wall', 'hedge', 'bocage'].map(between)).toEqual(['clear', 'clear', 'clear'])
  })

  test('LNL-10.3.2-06 across one it is, unless it belongs to the hex of an end', () => {
    const f = field('H9 open', { hexsides: ['E3/E4 hedge'] })
    expect([f.los('E2', 'E5'), f.los('E3', 'E5'), f.los('E2', 'E4'), f.los('E3', 'E4')]).toEqual(['blocked', 'clear', 'clear', 'clear'])
    expect(f.why('E2', 'E5')).toBe('10.3.2 the Hedge between E3 and E4')
  })

  test('LNL-10.3.2-06 from the same level to the same level only', () => {
    const hexsides = ['E3/E4 wall']
    expect(field('E2 level 1    H9 open', { hexsides }).los('E2', 'E5')).toBe('clear')
    expect(field('E2 level 1    E5 level 1    H9 open', { hexsides }).los('E2', 'E5')).toBe('clear')
    const onTheHill = field('E2 level 1    E3 level 1    E4 level 1    E5 level 1    H9 open', { hexsides })
    expect(onTheHill.los('E2', 'E5')).toBe('blocked')
  })

  test('Bocage is an obstacle of height 1, with a shadow', () => {
    const f = field('E2 level 1    H9 open', { hexsides: ['E3/E4 bocage'], rows: 9 })
    expect(['E4', 'E5', 'E6'].map((to) => f.los('E2', to))).toEqual(['clear', 'blocked', 'clear'])
  })

  test('through a corner a Wall is crossed only where it stands on both hexsides', () => {
    const f = (...hexsides: string[]) => field('H9 open', { hexsides })
    // From E0 to F5 the LOS goes from E1 to E2 through the corner that they share with F2.
    expect(f('E1/E2 wall').los('E0', 'F5')).toBe('clear')
    expect(f('F2/E1 wall', 'F2/E2 wall').los('E0', 'F5')).toBe('clear')
    expect(f('E1/E2 wall', 'F2/E2 wall').los('E0', 'F5')).toBe('blocked')
    expect(f('E1/E2 wall', 'F2/E1 wall').los('E0', 'F5')).toBe('blocked')
    // From E2 to G5 it runs between E3 and F3 to a corner of F4.
    expect(f('E3/F4 wall').los('E2', 'G5')).toBe('clear')
    expect(f('E3/F4 wall', 'F3/F4 wall').los('E2', 'G5')).toBe('blocked')
    expect(f('E3/F4 wall', 'F3/F4 wall').los('E2', 'F4')).toBe('clear')
  })
})
