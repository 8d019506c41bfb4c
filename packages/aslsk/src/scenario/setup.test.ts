import { describe, expect, test } from 'vitest'
import { boardFrom, complaints, scripted, started, testScenario, withGroups } from '../../test/scenario.ts'
import type { Deployment } from './deployment.ts'
import type { Scenario } from './types.ts'

const GERMANS: Deployment = {
  type: 'place',
  units: [
    { unit: 4, hex: 'F3' },
    { unit: 5, hex: 'H4' },
    { unit: 6, hex: 'F3' },
  ],
  weapons: [{ weapon: 1, unit: 4 }],
}
const AMERICANS: Deployment = {
  type: 'place',
  units: [
    { unit: 0, hex: 'A1' },
    { unit: 1, hex: 'B0' },
    { unit: 2, hex: 'C3' },
    { unit: 3, hex: 'C3' },
  ],
  weapons: [{ weapon: 0, unit: 2 }],
}

describe('1.3 set-up', () => {
  test('AID-ASOP-029 AID-ASOP-040 AID-ASOP-044 AID-ASOP-045 AID-ASOP-054 SK-1.3-01 each side places its units where the scenario says, in the order that it says', () => {
    const t = scripted(testScenario())
    t.refuses('axis', { ...GERMANS, units: GERMANS.units.map((each) => ({ ...each, hex: 'D2' })) }, { rule: '1.3', message: /other hexes/ })
    t.refuses('axis', { ...GERMANS, units: GERMANS.units.slice(1) }, { rule: '1.3', message: /no place yet/ })
    t.refuses('axis', { ...GERMANS, units: [...GERMANS.units, GERMANS.units[0]] }, { rule: '1.3', message: /twice/ })
    t.refuses('axis', { ...GERMANS, units: AMERICANS.units }, { rule: '1.3', message: /no unit 0/ })
    t.decide('axis', 'setup', GERMANS).saw({ type: 'setUp', side: 'axis' })
    t.decide('allied', 'setup', AMERICANS)
    const { state } = t.game
    expect(state.units.map(({ at }) => state.setting.map.grid.idOf(at))).toEqual(['A1', 'B0', 'C3', 'C3', 'F3', 'H4', 'F3'])
    t.saw({ type: 'turn', turn: 1, attacker: 'allied' }).saw({ type: 'phase', phase: 'rally' })
  })

  test('SK-4.0-21 a Weapon is never set up unpossessed', () => {
    const t = scripted(testScenario())
    t.refuses('axis', { ...GERMANS, weapons: [] }, { rule: '4.0', message: /unpossessed/ })
    t.refuses('axis', { ...GERMANS, weapons: [{ weapon: 1, unit: 2 }] }, { rule: '4.0' })
    t.decide('axis', 'setup', GERMANS).asks('allied', 'setup')
    expect(t.game.state.weapons[1]).toMatchObject({ owner: 4, at: t.game.state.units[4]!.at })
  })

  test('AID-ASOP-031 SK-2.0-25 nobody sets up more than three squads in a hex, or where the enemy already is', () => {
    const squads = [{ ...testScenario().sides.axis.groups[0]!, units: [{ type: 'ge-4-6-7', count: 4 }], weapons: [] }]
    const t = scripted(withGroups('axis', squads))
    const inF3 = (count: number) => [4, 5, 6, 7].map((unit, index) => ({ unit, hex: index < count ? 'F3' : 'F4' }))
    t.refuses('axis', { type: 'place', units: inF3(4), weapons: [] }, { rule: '3.3.1' })
    t.decide('axis', 'setup', { type: 'place', units: inF3(3), weapons: [] }).asks('allied', 'setup')
    const everywhere = [{ ...testScenario().sides.allied.groups[0]!, arrival: { kind: 'setup', area: { columns: ['A', 'I'] } } as const }]
    const other = scripted(withGroups('allied', everywhere)).decide('axis', 'setup', GERMANS)
    other.refuses('allied', { ...AMERICANS, units: AMERICANS.units.map((each) => ({ ...each, hex: 'H4' })) }, { message: /enemy/ })
  })

  test('SK-1.1-03 half hexes along a board edge are hexes like others', () => {
    const t = scripted(testScenario()).decide('axis', 'setup', GERMANS)
    t.decide('allied', 'setup', { ...AMERICANS, units: AMERICANS.units.map((each) => ({ ...each, hex: each.unit === 3 ? 'A1' : 'B6' })) })
    expect(t.game.state.setting.map.grid.isHalf(t.game.state.units[0]!.at)).toBe(true)
  })

  test('every suggestion is legal and different', () => {
    const game = started(testScenario())
    const suggested = [...game.open[0]!.question.candidates()]
    for (const each of suggested) expect(game.problems('axis', each)).toEqual([])
    expect(new Set(suggested.map((each) => JSON.stringify(each))).size).toBeGreaterThan(2)
  })
})

describe('1.3 scenario cards', () => {
  const with_ = (changes: object): unknown => ({ ...testScenario(), ...changes })

  test('SK-1.3-01 a card that can’t be played is refused with the reason', () => {
    const sides = testScenario().sides
    const group = sides.axis.groups[0]!
    const german = (changes: object) => with_({ sides: { ...sides, axis: { ...sides.axis, groups: [{ ...group, ...changes }] } } })
    const victory = (condition: object) => with_({ victory: { side: 'allied', text: 'x', condition } })
    expect(complaints(testScenario())).toEqual([])
    expect(complaints(with_({ turns: 0 }))).toEqual(['scenario.turns must be at least 1, not 0.'])
    expect(complaints(with_({ surprise: 1 }))[0]).toMatch(/unknown field 'surprise'/)
    expect(complaints(german({ units: [{ type: 'ge-9-9-9', count: 1 }] }))[0]).toMatch(/'ge-9-9-9', which does not exist/)
    const squad = { type: 'ge-4-6-7', count: 1 }
    expect(complaints(german({ units: [squad, { type: 'ge-AT50L', count: 1 }] }))[0]).toMatch(
      /names in units\[1\] the counter 'ge-AT50L', which belongs to its weapons/,
    )
    expect(complaints(german({ units: [squad], weapons: [{ type: 'ge-pzivh', count: 1 }] }))[0]).toMatch(
      /names in weapons\[0\] the counter 'ge-pzivh', which belongs to its units/,
    )
    expect(complaints(german({ weapons: [{ type: 'ge-4-6-7', count: 1 }] }))[0]).toMatch(/belongs to its units/)
    expect(complaints(german({ arrival: { kind: 'setup', area: { hexes: ['Z9'] } } }))[0]).toMatch(/no hex 'Z9'/)
    expect(complaints(german({ arrival: { kind: 'setup', area: { all: [{ hexes: ['F3'] }, { hexes: ['F4'] }] } } }))[0]).toMatch(
      /without a single hex/,
    )
    expect(complaints(german({ units: [{ type: 'ge-4-6-7', count: 4 }], arrival: { kind: 'setup', area: { hexes: ['F3'] } } }))[0]).toMatch(
      /stacking/,
    )
    expect(complaints(german({ arrival: { kind: 'enter', turn: 9, along: { edge: 'east' } } }))[0]).toMatch(/after the last/)
    expect(complaints(german({ arrival: { kind: 'setup', area: { nowhere: 1 } } }))[0]).toMatch(/must be an area/)
    expect(complaints(victory({ type: 'control', hexes: ['F3'], atLeast: 2 }))[0]).toMatch(/only 1 are named/)
    expect(complaints(victory({ type: 'controlBuildings', area: { edge: 'west' }, atLeast: 1 }))[0]).toMatch(/only 0 in the area/)
    expect(complaints(with_({ modules: ['night'] }))[0]).toMatch(/no module 'night'/)
    expect(complaints(with_({ sides: { ...sides, axis: { ...sides.axis, nation: 'klingon' } } }))[0]).toMatch(/no nation 'klingon'/)
    expect(complaints(with_({ rules: [{ type: 'provisionalReinforcement', group: 'ge', atMost: 2, text: 'x' }] }))[0]).toMatch(
      /which there are not/,
    )
    expect(complaints(with_({ balanceFor: 'axis' }))[0]).toMatch(/no balance provision/)
  })

  test('SK-1.3-01 a balance provision in force adds its units, turns and ELR', () => {
    const balance: Scenario['balance'] = {
      axis: { text: 'One squad more.', add: { group: 'ge', units: [{ type: 'ge-4-6-7', count: 1 }] }, turns: 4, elr: 4 },
    }
    expect(started(testScenario({ balance })).state.units.length).toBe(7)
    const { state } = started(testScenario({ balance, balanceFor: 'axis' }))
    expect(state.units.length).toBe(8)
    expect(state.setting.scenario.turns).toBe(4)
    expect(state.setting.elr).toEqual({ allied: 3, axis: 4 })
  })

  test('SK-1.3-01 a special rule sets an ELR', () => {
    const rules: Scenario['rules'] = [{ type: 'elr', side: 'allied', elr: 5, text: 'Veterans.' }]
    expect(started(testScenario({ rules })).state.setting.elr).toEqual({ allied: 5, axis: 3 })
  })
})

describe('1.1 boards', () => {
  const { map } = testScenario().boards[0]!
  const two = testScenario({
    boards: [
      { map, label: 'm', at: { column: 0, row: 0 } },
      { map, label: 'n', at: { column: 8, row: 0 } },
    ],
    victory: { side: 'allied', text: 'Control nF3.', condition: { type: 'control', hexes: ['nF3'] } },
  })
  const placedOn = (board: string): Scenario => ({
    ...two,
    sides: {
      allied: { ...two.sides.allied, groups: [{ ...two.sides.allied.groups[0]!, arrival: { kind: 'setup', area: { board: 'm' } } }] },
      axis: { ...two.sides.axis, groups: [{ ...two.sides.axis.groups[0]!, arrival: { kind: 'setup', area: { board } } }] },
    },
  })

  test('AID-ASOP-010 SK-1.1-01 boards butted together have one id for every hex: the board’s letter, column and row', () => {
    const { grid } = started(placedOn('n')).state.setting.map
    expect(grid.has('mF3') && grid.has('nF3') && !grid.has('F3')).toBe(true)
    expect(grid.indexOf('mF3')).not.toBe(grid.indexOf('nF3'))
    expect(grid.indexOf('mI2')).toBe(grid.indexOf('nA2'))
    expect(grid.distance(grid.indexOf('mH2'), grid.indexOf('nB2'))).toBe(2)
  })

  test('SK-1.3-02 half hexes that mate with another board are no board’s set-up area', () => {
    const { groups, map: joined } = started(placedOn('n')).state.setting
    const seam = joined.grid.indexOf('mI2')
    expect(groups.every(({ area }) => !area.includes(seam))).toBe(true)
    expect(groups[0]!.area.includes(joined.grid.indexOf('mA1'))).toBe(true)
    expect(groups[1]!.area.includes(joined.grid.indexOf('nB0'))).toBe(true)
  })

  test('SK-1.1-02 the dot of a hex is its middle, from which every line of sight begins', () => {
    const { grid } = started(testScenario()).state.setting.map
    const [x, y] = grid.centre(grid.indexOf('C3'))
    const outline = grid.outline(grid.indexOf('C3'))
    expect([x, y]).toEqual([0, 1].map((axis) => outline.reduce((sum, point) => sum + point[axis]!, 0) / 6))
  })

  test('SK-1.1-04 art that spills over a hexside leaves the neighbour’s terrain as it is, and a dot on bare ground the hex’s own', () => {
    const board = boardFrom('C3 stone building', { columns: 9, rows: 6 })
    const [x, y] = [360, 300]
    const polygon = [
      [x + 20, y - 30],
      [x + 200, y - 30],
      [x + 200, y + 30],
      [x + 20, y + 30],
    ] as const
    const spilling = { ...board, depictions: [{ id: 'hall', terrain: 'stone-building', polygon }] }
    const { setting } = started(testScenario({ boards: [{ map: spilling, at: { column: 0, row: 0 } }] })).state
    const terrain = (hex: string) => setting.terrain[setting.map.grid.indexOf(hex)]!.id
    expect(setting.map.grid.centre(setting.map.grid.indexOf('C3'))).toEqual([x, y])
    expect([terrain('C3'), terrain('D2'), terrain('D3')]).toEqual(['stone-building', 'open', 'open'])
  })

  test('SK-1.1-04 buildings that one drawing joins are one building', () => {
    const { setting } = started(testScenario()).state
    const building = (hex: string) => setting.buildings[setting.map.grid.indexOf(hex)]!
    expect(building('F3')).toBe(building('F4'))
    expect(building('C3')).not.toBe(building('F3'))
    expect(building('B2')).toBe(-1)
  })
})
