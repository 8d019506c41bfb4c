import { describe, expect, test } from 'vitest'
import { started, testScenario, withGroups } from '../../test/scenario.ts'
import { type TableOptions, table } from '../../test/table.ts'

/** The last moment of a game: Control is looked at once more, and it is over. */
const LAST: TableOptions = { step: 'turn.end', turn: 1, turns: 1, attacker: 'axis', movesFirst: 'allied' }

describe('2.0 Control', () => {
  test('SK-2.0-05 a Good Order MMC controls its hex; a leader, a broken unit and one beside an enemy do not', () => {
    const t = table(
      `B2 US: 6-6-6        C2 US: 9-1        D2 US: 6-6-6 broken DM
       E2 US: 6-6-6 melee; German: 4-6-7 melee        F2 US: 6-6-6; German: 4-6-7 broken DM        G2 US: 6-6-6 pinned`,
      LAST,
    )
    const held = ['B2', 'C2', 'D2', 'E2', 'F2', 'G2'].map((hex) => t.state.control[t.place(hex)])
    expect(held).toEqual(['allied', '', '', '', '', 'allied'])
    t.saw({ type: 'control', side: 'allied', places: [t.place('B2')] })
  })

  test('SK-2.0-05 Control stays with the last who had it', () => {
    const t = table('B2 US: 6-6-6    F3', { ...LAST, control: { axis: ['B2', 'D2'], allied: ['E2'] } })
    expect(['B2', 'D2', 'E2'].map((hex) => t.state.control[t.place(hex)])).toEqual(['allied', 'axis', 'allied'])
  })

  test('SK-2.0-31 one hex gives the whole building while no enemy unit, even a broken one, is in it', () => {
    const board =
      'C2 stone building    C3 stone building    E2 wooden building    E3 wooden building    G2 stone building    G3 stone building'
    const t = table(`${board}\nC2 US: 6-6-6    E2 US: 6-6-6    E3 German: 4-6-7 broken DM    G2 US: 6-6-6`, {
      ...LAST,
      joined: ['C2 C3', 'E2 E3'],
    })
    const held = ['C2', 'C3', 'E2', 'E3', 'G2', 'G3'].map((hex) => t.state.control[t.place(hex)])
    expect(held).toEqual(['allied', 'allied', 'allied', '', 'allied', ''])
  })

  test('SK-2.0-07 at the start a side controls its set-up area with the buildings in it', () => {
    const { state } = started(testScenario())
    const held = (hex: string) => state.control[state.setting.map.grid.indexOf(hex)]
    expect(['A1', 'C3', 'D2', 'E3', 'F3', 'I6'].map(held)).toEqual(['allied', 'allied', '', '', 'axis', 'axis'])
  })

  test('SK-2.0-07 nobody controls hexes where both may set up', () => {
    const picket = testScenario().sides.axis.groups[0]!
    const { state } = started(withGroups('axis', [{ ...picket, arrival: { kind: 'setup', area: { columns: ['C', 'I'] } } }]))
    const held = (hex: string) => state.control[state.setting.map.grid.indexOf(hex)]
    expect(['B2', 'C3', 'F3'].map(held)).toEqual(['allied', '', 'axis'])
  })

  test('SK-2.0-07 the only side that may set up on a board controls all of it; those who enter later control nothing', () => {
    const { map } = testScenario().boards[0]!
    const boards = [
      { map, label: 'w', at: { column: 0, row: 0 } },
      { map, label: 'e', at: { column: 8, row: 0 } },
    ]
    const [platoon] = testScenario().sides.allied.groups
    const [picket] = testScenario().sides.axis.groups
    const scenario = testScenario({
      boards,
      victory: { side: 'allied', text: 'Control eF3.', condition: { type: 'control', hexes: ['eF3'] } },
    })
    const { state } = started({
      ...scenario,
      sides: {
        allied: { ...scenario.sides.allied, groups: [{ ...platoon!, arrival: { kind: 'enter', turn: 1, along: { edge: 'west' } } }] },
        axis: { ...scenario.sides.axis, groups: [{ ...picket!, arrival: { kind: 'setup', area: { hexes: ['eF3', 'eF4'] } } }] },
      },
    })
    const held = (hex: string) => state.control[state.setting.map.grid.indexOf(hex)]
    expect(['wA1', 'wC3', 'wI2', 'eB2', 'eI6'].map(held)).toEqual(['', '', '', 'axis', 'axis'])
  })
})
