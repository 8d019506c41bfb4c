import type { DepictionSpec, MapSpec, Point } from '@firegroup/hexmap'
import { describe, expect, test } from 'vitest'
import { field, hexOf, stateOf } from '../../test/field.ts'
import { boardFrom, complaints, testScenario } from '../../test/scenario.ts'
import { entryCost, isEntryCost } from '../map/costs.ts'
import { sight } from '../map/los.ts'
import { hasRoad, terrainAt } from '../map/terrain.ts'
import type { AslskState } from '../state.ts'
import { boardsInPlay } from './pto-terrain.ts'

const PTO = [{ type: 'ptoTerrain', text: 'PTO Terrain is in effect.' }] as const
const LIGHT = [{ type: 'ptoTerrain', lightJungle: true, text: 'PTO Terrain with light jungle.' }] as const

const BOARD =
  'B2 woods  C2 brush  D2 orchard  E2 grain  F2 wooden building  G2 stone building  B4 woods; road N S  E4 road N S  E5 grain; road N'

function pto(rules: typeof PTO | typeof LIGHT | readonly [] = PTO, map: MapSpec = boardFrom(BOARD, { columns: 9, rows: 8 })): AslskState {
  return stateOf(map, { rules, month: 1 })
}

const at = (s: AslskState, hex: string) => terrainAt(s, hexOf(s, hex)).id

/** What entering a hex from another costs a squad, in MF. */
function mf(s: AslskState, from: string, to: string): number | string {
  const cost = entryCost(s, s.units[0]!, hexOf(s, from), hexOf(s, to), 'terrain')
  return isEntryCost(cost) ? cost.mf / 2 : cost.message
}

function between(s: AslskState, from: string, to: string): string | number {
  const seen = sight(s, hexOf(s, from), hexOf(s, to))
  return seen.blocked?.reason ?? seen.hindrance
}

const shifted = (polygon: readonly Point[], [x, y]: Point): Point[] => polygon.map(([dx, dy]) => [x + dx, y + dy])
const cabin: readonly Point[] = [
  [-20, -20],
  [20, -20],
  [20, 10],
  [-20, 10],
]

/** A board on which F4 shows the given small buildings. */
function withCabins(where: readonly Point[]): MapSpec {
  const map = boardFrom('F4 wooden building', { columns: 9, rows: 8, outlines: { F4: [] } })
  const [x, y] = stateOf(map).setting.map.grid.centre(hexOf(stateOf(map), 'F4'))
  const drawn = where.map(
    ([dx, dy], i): DepictionSpec => ({ id: `cabin-${i}`, terrain: 'wooden-building', polygon: shifted(cabin, [x + dx, y + dy]) }),
  )
  return { ...map, depictions: [...map.depictions, ...drawn] }
}

describe('PTO Terrain', () => {
  test('AID-ASOP-022 SK-8.2-01 SK-8.2-03 SK-8.2-04 SK-8.2-06 only a special rule makes woods jungle, brush bamboo, orchards palm trees, grain kunai', () => {
    const names = ['B2', 'C2', 'D2', 'E2', 'F2', 'G2']
    const plain = pto([])
    expect(names.map((hex) => at(plain, hex))).toEqual([
      'woods',
      'brush',
      'orchard-out-of-season',
      'open',
      'wooden-building',
      'stone-building',
    ])
    const jungle = pto()
    expect(names.map((hex) => at(jungle, hex))).toEqual([
      'dense-jungle',
      'bamboo',
      'palm-trees',
      'kunai',
      'wooden-building',
      'stone-building',
    ])
  })

  test('SK-8.2.1-01 jungle is dense unless the scenario calls it light, and light jungle is woods in all but name', () => {
    expect(at(pto(), 'B2')).toBe('dense-jungle')
    const light = pto(LIGHT)
    expect(at(light, 'B2')).toBe('light-jungle')
    const { woods, tem, inherent, squads, rallyBonus, routGoal, ambush } = terrainAt(light, hexOf(light, 'B2'))
    expect({ woods, tem, inherent, squads, rallyBonus, routGoal, ambush }).toEqual({
      woods: true,
      tem: 1,
      inherent: false,
      squads: 3,
      rallyBonus: true,
      routGoal: true,
      ambush: true,
    })
  })

  test('SK-8.2-05 two whole wooden buildings in a hex are a hut; one, or two of which one shows only in part, are a building', () => {
    const inTwos = pto(
      PTO,
      withCabins([
        [-50, 0],
        [50, 0],
      ]),
    )
    expect(at(inTwos, 'F4')).toBe('hut')
    expect(inTwos.setting.map.depictions.map(({ terrain }) => terrain)).toEqual(['hut', 'hut'])
    expect(at(pto(PTO, withCabins([[0, 0]])), 'F4')).toBe('wooden-building')
    const partly = withCabins([
      [-50, 0],
      [0, 55],
    ])
    expect(at(pto(PTO, partly), 'F4')).toBe('wooden-building')
    expect(
      at(
        pto(
          [],
          withCabins([
            [-50, 0],
            [50, 0],
          ]),
        ),
        'F4',
      ),
    ).toBe('wooden-building')
  })

  test('SK-8.2-07 SK-8.2.1-08 roads are gone; where one led through woods a path is left, along which jungle costs 1 MF', () => {
    const s = stateOf(boardFrom(BOARD, { columns: 9, rows: 8 }), {
      rules: PTO,
      units: [{ side: 'allied', type: 'am-6-6-6', at: 'A1' }],
    })
    expect(['B4', 'E4', 'E5'].map((hex) => hasRoad(s, hexOf(s, hex)))).toEqual([false, false, false])
    expect(mf(s, 'B3', 'B4')).toBe(1)
    expect(mf(s, 'A4', 'B4')).toBe(2)
    expect(mf(s, 'E4', 'E5')).toBe(2) // kunai, and the road that led there is gone
    expect(s.setting.map.ways.map(({ kind }) => kind)).toEqual(['path', 'path'])
    const road = entryCost(s, s.units[0]!, hexOf(s, 'B3'), hexOf(s, 'B4'), 'road')
    expect('message' in road && road.message).toContain('No road crosses')
  })

  test('SK-8.2-07 a path opens no line of sight through its jungle', () => {
    const along = 'C2 woods; road N S  C3 woods; road N S  C4 woods; road N S'
    const plain = field(along, { columns: 6, rows: 8 })
    expect(between(plain, 'C1', 'C6')).toBe(0)
    const s = stateOf(boardFrom(along, { columns: 6, rows: 8 }), { rules: PTO })
    expect(between(s, 'C1', 'C6')).toBe('the dense jungle in C2')
  })

  test('SK-8.2.1-11 dense jungle blocks also along its hexside; light jungle only where it is drawn', () => {
    const along = (text: string) => between(field(text, { columns: 6, rows: 8 }), 'E4', 'F2')
    expect(along('E3 dense jungle')).toBe('the dense jungle in E3')
    expect(along('E3 light jungle')).toBe(0)
  })

  test('SK-8.2.1-05 palm trees hinder at one level and block between levels in every month', () => {
    for (const month of [1, 7]) {
      const s = field('C4 palm trees  C6 level 1', { columns: 6, rows: 8, month })
      expect(between(s, 'C2', 'C5')).toBe(1)
      expect(between(s, 'C2', 'C6')).toBe('the palm trees in C4')
    }
  })

  test('SK-8.2.1-25 kunai costs what brush costs and hinders as brush does', () => {
    const s = field('C4 kunai; US: 6-6-6  E4 brush', { columns: 8, rows: 8 })
    expect(mf(s, 'C3', 'C4')).toBe(2)
    expect(between(s, 'C2', 'C6')).toBe(1)
    expect(between(s, 'E2', 'E6')).toBe(1)
    const { fullyTracked, armoredCar, openGround, tem } = terrainAt(s, hexOf(s, 'C4'))
    const brush = terrainAt(s, hexOf(s, 'E4'))
    expect({ fullyTracked, armoredCar, openGround, tem }).toEqual({
      fullyTracked: brush.fullyTracked,
      armoredCar: brush.armoredCar,
      openGround: brush.openGround,
      tem: brush.tem,
    })
  })

  test('SK-8.2.1-26 a hut hinders by +1 at one level and between levels where the line crosses what is drawn, and stops nobody', () => {
    const s = field('C4 hut  C6 level 1', { columns: 6, rows: 8 })
    expect(between(s, 'C2', 'C5')).toBe(1)
    expect(between(s, 'C2', 'C6')).toBe(1)
    expect(between(field('C4 hut', { columns: 6, rows: 8, outlines: { C4: [] } }), 'C2', 'C6')).toBe(0)
  })

  test('a board that can’t be read is refused as ever, and the scenario keeps the boards as they were printed', () => {
    const scenario = testScenario({ rules: [...PTO] })
    expect(boardsInPlay(scenario)[0]!.map.hexes['B2']!.terrain).toBe('dense-jungle')
    expect(scenario.boards[0]!.map.hexes['B2']!.terrain).toBe('woods')
    const broken = { ...scenario, boards: [{ ...scenario.boards[0]!, map: { ...scenario.boards[0]!.map, hexes: {} } }] }
    expect(complaints(broken).join(' ')).toContain('lacks the hex')
  })
})
