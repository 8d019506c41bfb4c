import { describe, expect, test } from 'vitest'
import { fortification } from './fortifications.ts'
import {
  COUNTER_TERRAIN,
  counterTerrainType,
  HEXSIDES,
  HILL,
  hexsideType,
  isHexside,
  isTerrain,
  legMp,
  onChart,
  TERRAIN,
  terrainType,
  tmFor,
} from './terrain.ts'

/** A row as the chart prints it: type, T, O, R, Leg in MP (P = prohibited), TM, obstacle height. */
function printed(id: string): string {
  const row = isTerrain(id) ? terrainType(id) : hexsideType(id)
  const { T, O, R } = row.mpVehicle
  return [row.los, ...[T, O, R, row.mpLeg].map(mp), row.tm, row.height].join(' ')
}

function mp(halves: number | null): string {
  return halves === null ? 'P' : String(halves / 2)
}

describe('the WW2 chart', () => {
  test('LNL-TEC-01 LNL-TEC1-01 has 17 terrain rows, hexsides and hill among them, and 6 rows of counters', () => {
    const rows = [...TERRAIN, ...HEXSIDES].filter((row) => onChart(row, 'ww2') && row.slice === 1).map(({ id }) => id)
    expect([...rows, 'hill'].sort()).toEqual(
      [
        ...['bocage', 'bridge', 'brush', 'cemetery', 'clear', 'forest', 'hcBuilding', 'hedge', 'hill', 'lcBuilding', 'lightWoods'],
        ...['lowCrops', 'marsh', 'river', 'road', 'wall', 'wheatField'],
      ].sort(),
    )
    const counters = new Set(COUNTER_TERRAIN.map(({ source }) => source.split(',')[0]!).filter((line) => /^L74(7[6-9]|8[0-2])$/.test(line)))
    expect(counters.size).toBe(6)
  })

  test('LNL-TEC1-07 Bocage', () => expect(printed('bocage')).toBe('blocking 9 P P 4 3 1'))
  test('LNL-TEC1-08 Bridge; open and TM 0 by ruling', () => expect(printed('bridge')).toBe('open 1 1 0.5 1 0 0'))
  test('LNL-TEC1-09 Brush/Flowers', () => expect(printed('brush')).toBe('degrading 1 1 2 1 0 0'))
  test('LNL-TEC1-10 Cemetery', () => expect(printed('cemetery')).toBe('degrading P P P 1 2 0'))
  test('LNL-TEC1-11 Clear', () => expect(printed('clear')).toBe('open 1 1 2 1 0 0'))
  test('LNL-TEC1-12 Forest', () => expect(printed('forest')).toBe('blocking P P P 2 2 2'))
  test('LNL-TEC1-13 Hedges', () => expect(printed('hedge')).toBe('blocking 0 3 4 1 0 0'))
  test('LNL-TEC1-15 Light Woods', () => expect(printed('lightWoods')).toBe('degrading 4 6 8 2 1 1'))
  test('LNL-TEC1-16 Low Crops', () => expect(printed('lowCrops')).toBe('degrading 1 1 3 1 0 0'))
  test('LNL-TEC1-17 Marsh', () => expect(printed('marsh')).toBe('degrading P P P 2 1 0'))
  test('LNL-TEC1-18 River', () => expect(printed('river')).toBe('open P P P P 0 0'))
  test('LNL-TEC1-19 Road', () => expect(printed('road')).toBe('open 1 1 0.5 1 0 0'))
  test('LNL-TEC1-21 Wall', () => expect(printed('wall')).toBe('blocking 1 P P 1 1 0'))
  test('LNL-TEC1-22 Wheat Field', () => expect(printed('wheatField')).toBe('blocking 2 2 6 2 0 0'))

  test('LNL-TEC1-20 Stone/HC Building: one level high with one floor, two with two', () => {
    expect(printed('hcBuilding')).toBe('blocking P P P 2 4 1')
    expect(terrainType('hcBuilding').building).toEqual({ construction: 'heavy', stories: 1, heights: [1, 2] })
  })

  test('LNL-TEC1-23 Wooden/LC Building', () => {
    expect(printed('lcBuilding')).toBe('blocking 6 12 P 2 3 1')
    expect(terrainType('lcBuilding').building).toMatchObject({ construction: 'light' })
  })

  test('LNL-TEC1-14 Hill: one MP more to go up a level, two for wheels, and TM +1 against fire from below', () => {
    expect(HILL).toMatchObject({ mpUpLeg: 2, mpUpVehicle: { T: 2, O: 2, R: 4 }, tmFromBelow: 1 })
  })

  test('LNL-TEC1-04 LNL-TEC-04 wheels pay half a point on Road and Bridge, so costs are whole halves', () => {
    expect([terrainType('road').mpVehicle.R, terrainType('bridge').mpVehicle.R]).toEqual([1, 1])
    for (const { id, mpLeg, mpVehicle } of [...TERRAIN, ...HEXSIDES]) {
      for (const cost of [mpLeg, mpVehicle.T, mpVehicle.O, mpVehicle.R])
        expect([id, cost === null || Number.isInteger(cost)]).toEqual([id, true])
    }
  })

  test('LNL-TEC1-24 Bunker and Foxholes: as the hex, TM as printed on the counter', () => {
    for (const id of ['bunker', 'foxholes']) {
      expect(counterTerrainType(id)).toMatchObject({ los: 'hex', mpLeg: { pays: 'hex' }, mpVehicle: null, tm: null, height: 0 })
    }
  })

  test('LNL-TEC2-18 Bunkers give +2 or +3, Foxholes +1', () => {
    expect([fortification('bunker').values, fortification('foxholes').values]).toEqual([[2, 3], [1]])
  })

  test('LNL-TEC1-25 Mines: as the hex; the number on the counter is no TM but FP', () => {
    expect(counterTerrainType('mines')).toMatchObject({ los: 'hex', mpLeg: { pays: 'hex' }, mpVehicle: null, height: 0 })
  })

  test('LNL-TEC1-26 Rubble', () => {
    expect(counterTerrainType('rubble')).toMatchObject({
      los: 'degrading',
      mpLeg: { pays: 'instead', halves: 6 },
      mpVehicle: { T: 8, O: null, R: null },
      tm: 3,
      height: 1,
    })
  })

  test('LNL-TEC1-27 Smoke', () => {
    expect(counterTerrainType('smoke')).toMatchObject({ los: 'blocking', mpLeg: { pays: 'hex' }, tm: 1, height: 2 })
  })

  test('LNL-TEC1-28 LNL-TEC2-16 Wire costs what it says, whatever the hex', () => {
    expect(counterTerrainType('wire')).toMatchObject({
      los: 'open',
      mpLeg: { pays: 'instead', halves: 8 },
      mpVehicle: { T: 4, O: 8, R: 12 },
      tm: 0,
      height: 0,
    })
  })

  test('LNL-TEC1-29 LNL-TEC1-05 a Vehicle or Wreck gives TM +2, Rubble +3, Smoke +1 and two levels', () => {
    expect(counterTerrainType('vehicleOrWreck')).toMatchObject({ los: 'degrading', mpLeg: { pays: 'hex' }, tm: 2, height: 0 })
    expect(['smoke', 'rubble'].map((id) => [counterTerrainType(id).tm, counterTerrainType(id).height])).toEqual([
      [1, 2],
      [3, 1],
    ])
  })
})

describe('other terrain', () => {
  test('LNL-TEC-03 VC and NVA move and hide better in the jungle', () => {
    const jungle = [terrainType('heavyJungle'), terrainType('lightJungle')]
    expect(jungle.map((row) => [legMp(row, 'vc'), legMp(row, 'nva'), legMp(row, 'american')])).toEqual([
      [2, 4, 4],
      [2, 4, 4],
    ])
    expect(jungle.map((row) => [tmFor(row, 'vc'), tmFor(row, 'nva'), tmFor(row, 'american')])).toEqual([
      [3, 3, 2],
      [2, 1, 1],
    ])
    expect(tmFor(terrainType('forest'), 'vc')).toBe(2)
  })

  test('LNL-1.9-01 the chart in force decides which terrain there is', () => {
    expect(['forest', 'clear', 'heavyJungle'].map((id) => [onChart(terrainType(id), 'ww2'), onChart(terrainType(id), 'modern')])).toEqual([
      [true, false],
      [true, true],
      [false, true],
    ])
  })

  test('LNL-PAC10-02 what Streams add, by type', () => {
    expect([1, 2, 3, 4, 5].map((type) => printed(`stream${type}`))).toEqual([
      'open 0 0 0 0 0 0',
      'open 2 3 4 1 0 0',
      'open 4 6 P 2 0 0',
      'open 8 P P 4 0 0',
      'open P P P P 0 0',
    ])
  })

  test('the modern rows', () => {
    expect(['bambooHut', 'kunaiGrass', 'ricePaddy', 'soccerField', 'soccerStands', 'pool'].map(printed)).toEqual([
      'blocking 4 9 12 2 1 1',
      'blocking 1 1 2 2 0 1',
      'open P P P 2 1 0',
      'open 1 1 1 1 0 0',
      'degrading P P P 2 2 1',
      'open P P P P 0 0',
    ])
  })

  test('flags: what burns, what hides movement, what a Scout leads through', () => {
    const having = (flag: 'flammable' | 'hidesMovement' | 'scoutPath' | 'water') => TERRAIN.filter((row) => row[flag]).map(({ id }) => id)
    expect(having('hidesMovement')).toEqual(['lowCrops'])
    expect(having('scoutPath').sort()).toEqual(['forest', 'heavyJungle', 'kunaiGrass', 'lightJungle', 'lightWoods', 'wheatField'])
    expect(having('flammable').sort()).toEqual(
      ['bambooHut', 'brush', 'forest', 'hcBuilding', 'kunaiGrass', 'lcBuilding', 'lightWoods', 'lowCrops', 'wheatField'].sort(),
    )
    expect(having('water')).toEqual(['river', 'pool'])
  })

  test('what is no terrain is refused by name', () => {
    expect([isTerrain('lava'), isHexside('lava')]).toEqual([false, false])
    expect(() => terrainType('lava')).toThrow('There is no terrain "lava".')
    expect(() => hexsideType('lava')).toThrow('There is no hexside "lava".')
    expect(() => counterTerrainType('lava')).toThrow('There is no counter "lava".')
  })
})
