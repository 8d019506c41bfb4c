import { type MapSpec, THEMES, type Theme } from '@firegroup/hexmap'
import { generateMap, pickFrom, schematicBoard } from '@firegroup/hexmap/draw'
import { describe, expect, test } from 'vitest'
import { field, fieldGround } from '../../test/field.ts'
import { groundOf } from './ground.ts'
import { BUNKER, hexOf, layerOf, locationNamed, locationOf, locationsIn, NO_LOCATION, nameOf } from './location.ts'
import { isOpen, levelOf, terrainAt } from './terrain.ts'

function complaints(map: MapSpec): readonly string[] {
  const reading = groundOf([{ map, at: { column: 0, row: 0 } }])
  return reading.ok ? [] : reading.problems.map(({ message }) => message)
}

/** A board with one hex that says something else than what is drawn. */
function changed(text: [string, { terrain: string; level: number }], change: Partial<{ terrain: string; level: number }>): MapSpec {
  const [id, hex] = text
  const map = schematicBoard(new Map([[id, { ...hex, road: [] }]]), { firstColumn: 'low' })
  return { ...map, hexes: { ...map.hexes, [id]: { ...map.hexes[id]!, ...change } } }
}

describe('1.4 hexes', () => {
  test('LNL-1.4-03 the terrain at the centre dot is the terrain of the hex', () => {
    const f = field('C3 forest    D3 open')
    expect([terrainAt(f.ground, f.hex('C3')).id, terrainAt(f.ground, f.hex('D3')).id]).toEqual(['forest', 'clear'])
    expect(complaints(changed(['C3', { terrain: 'forest', level: 0 }], { terrain: 'open' }))).toEqual([
      "The centre dot of C3 lies in 'forest', not in 'clear' (1.4).",
    ])
    // What is drawn beside the dot does not make the hex.
    const beside = { C3: [[-80, -20] as const, [-30, -20] as const, [-30, 20] as const, [-80, 20] as const] }
    const map = schematicBoard(new Map([['C3', { terrain: 'forest', level: 0, road: [] }]]), { firstColumn: 'low', outlines: beside })
    expect(complaints({ ...map, hexes: { ...map.hexes, C3: { terrain: 'open' } } })).toEqual([])
  })

  test('LNL-1.4-04 and its level is that of the hex', () => {
    const f = field('C3 level 2')
    expect([levelOf(f.ground, f.at('C3')), levelOf(f.ground, f.at('C4'))]).toEqual([2, 0])
    expect(complaints(changed(['C3', { terrain: 'open', level: 2 }], { level: 1 }))).toEqual([
      'The centre dot of C3 lies on a hill of level 2, not on level 1 (1.4).',
    ])
  })

  test('a road over clear ground makes a Road hex, through woods it does not', () => {
    const f = field('C3 road N S    E3 forest; road N S')
    expect(terrainAt(f.ground, f.hex('C3')).id).toBe('road')
    expect(terrainAt(f.ground, f.hex('E3')).id).toBe('forest')
    expect([isOpen(f.ground, f.hex('C3')), isOpen(f.ground, f.hex('E3'))]).toEqual([true, false])
  })

  test('LNL-1.4-01 half hexes along the edges are hexes like others', () => {
    const f = field('C3 open')
    const { grid } = f.ground.map
    expect([grid.isHalf(f.hex('C0')), grid.isHalf(f.hex('C3'))]).toEqual([true, false])
    expect(f.los('C0', 'C2')).toBe('clear')
    expect(locationsIn(f.ground, f.hex('C0'))).toEqual([f.at('C0')])
  })

  test('LNL-1.4-02 where two maps meet, their half hexes are one', () => {
    const map = schematicBoard(new Map([['A2', { terrain: 'open', level: 0, road: [] }]]), { firstColumn: 'low', columns: 5 })
    const reading = groundOf([0, 4].map((column) => ({ map, at: { column, row: 0 } })))
    if (!reading.ok) throw new Error('the boards do not join')
    const { grid } = reading.value.map
    expect(grid.indexOf('aE2')).toBe(grid.indexOf('bA2'))
    expect(grid.isHalf(grid.indexOf('aE2'))).toBe(false)
    expect(locationNamed(reading.value, 'bA2')).toBe(locationNamed(reading.value, 'aE2'))
  })

  test('LNL-10.2-01 hills rise to level 3', () => {
    expect(levelOf(field('C3 level 3').ground, field('C3 level 3').at('C3'))).toBe(3)
    expect(complaints(changed(['C3', { terrain: 'open', level: 4 }], {}))).toEqual(['C3 is at level 4: hills rise from 0 to 3 (10.2).'])
  })

  test('terrain and hexsides that the chart does not know are refused by name', () => {
    expect(complaints(changed(['C3', { terrain: 'lava', level: 0 }], {}))).toEqual(["The chart has no terrain 'lava' (10.4)."])
    const map = schematicBoard(new Map(), { firstColumn: 'low', hexsides: ['B2/B3 cliff'] })
    expect(complaints(map)[0]).toBe("The chart has no hexside 'cliff' (10.4).")
  })

  test('boards that were drawn for another system are ground here too', () => {
    for (const theme of Object.keys(THEMES) as Theme[])
      expect(complaints(generateMap({ id: theme, name: theme, columns: 15, rows: 8, theme, pick: pickFrom(3) }))).toEqual([])
  })

  test('the same boards by the same rulings are read once', () => {
    const map = schematicBoard(new Map([['C3', { terrain: 'brush', level: 0, road: [] }]]), { firstColumn: 'low' })
    expect(fieldGround(map)).toBe(fieldGround(structuredClone(map)))
    expect(fieldGround(map)).not.toBe(fieldGround(map, { plateauShadow: 'length' }))
  })
})

describe('10.2 buildings', () => {
  const hc = 'C3 hc    C4 hc    D4 hc'
  const joined = ['C3 C4', 'C4 D4']

  test('LNL-10.2-02 a heavy Building of three hexes has two floors; one of two hexes, or a light one, has not', () => {
    const f = field(hc, { joined })
    expect(locationsIn(f.ground, f.hex('C4')).map((location) => nameOf(f.ground, location))).toEqual(['C4', 'C4 upstairs'])
    const floors = (text: string, options = {}) => locationsIn(field(text, options).ground, field(text, options).hex('C4')).length
    expect(floors('C3 hc    C4 hc', { joined: ['C3 C4'] })).toBe(1)
    expect(floors('C3 lc    C4 lc    D4 lc', { joined })).toBe(1)
    expect(floors(hc)).toBe(1)
    expect(floors('C4 open')).toBe(1)
  })

  test('how many floors a building has, the map may say itself', () => {
    const board = schematicBoard(new Map([['C3', { terrain: 'lc-building', level: 0, road: [] }]]), { firstColumn: 'low' })
    const tall: MapSpec = { ...board, depictions: board.depictions.map((drawn) => ({ ...drawn, level: 2 })) }
    expect(fieldGround(tall).stories).toEqual([2])
    expect(fieldGround(tall, { singleStory: true }).stories).toEqual([1])
    expect(fieldGround(board).stories).toEqual([1])
  })

  test('a scenario may take the upper floors away, and their height', () => {
    const two = field(hc, { joined })
    const one = field(hc, { joined, rulings: { singleStory: true } })
    expect([locationsIn(two.ground, two.hex('C3')).length, locationsIn(one.ground, one.hex('C3')).length]).toEqual([2, 1])
    expect([two.ground.silhouettes[0]?.height, one.ground.silhouettes[0]?.height]).toEqual([2, 1])
  })

  test('LNL-10.2-03 LNL-10.2-08 upstairs is a level higher, a building of one floor at the level of its ground', () => {
    const f = field(`${hc}    F3 level 2; lc`, { joined })
    expect([levelOf(f.ground, f.at('C3 upstairs')), levelOf(f.ground, f.at('C3')), levelOf(f.ground, f.at('F3'))]).toEqual([1, 0, 2])
  })

  test('a roof is as high as the building is as an obstacle, or a level higher as printed', () => {
    const roofs = (rulings = {}) => {
      const f = field(`${hc}    F3 lc`, { joined, rulings })
      return [levelOf(f.ground, locationOf(f.hex('F3'), 2)), levelOf(f.ground, locationOf(f.hex('C3'), 2))]
    }
    expect(roofs()).toEqual([1, 2])
    expect(roofs({ rooftopLevel: 'printed' })).toEqual([1, 3])
  })
})

describe('locations', () => {
  const f = field('C3 hc    C4 hc    D4 hc', { joined: ['C3 C4', 'C4 D4'] })

  test('have a hex and a layer, and a name that finds them', () => {
    for (let hex = 0; hex < f.ground.map.size; hex++)
      for (const location of locationsIn(f.ground, hex)) {
        expect(hexOf(location)).toBe(hex)
        expect(locationOf(hexOf(location), layerOf(location))).toBe(location)
        expect(locationNamed(f.ground, nameOf(f.ground, location))).toBe(location)
      }
    expect(nameOf(f.ground, locationOf(f.hex('C5'), BUNKER))).toBe('C5 bunker')
    expect(nameOf(f.ground, -1)).toBe('off the map')
    expect(hexOf(-1)).toBe(-1)
  })

  test('what the map does not have is no location', () => {
    const names = ['Z9', 'C5 upstairs', 'C3 downstairs', '', 'C3  upstairs']
    expect(names.map((name) => locationNamed(f.ground, name))).toEqual(Array(5).fill(NO_LOCATION))
  })
})
