import { describe, expect, test } from 'vitest'
import { complaints, scripted, testScenario, withGroups } from '../../test/scenario.ts'
import { table } from '../../test/table.ts'
import { entryArea } from './reinforcements.ts'
import type { Group, Scenario } from './types.ts'

const column: Group = {
  id: 'column',
  name: 'The column',
  units: [{ type: 'de-wehrmacht-squad', count: 2 }],
  arrival: { kind: 'enter', turn: 1, along: { edge: 'east' } },
}

/** Both sides set up as first suggested. */
function setUp(scenario: Scenario) {
  const t = scripted(scenario)
  while (t.game.open[0]?.question.kind === 'setup') {
    const { seat, question } = t.game.open[0]
    t.decide(seat, 'setup', [...question.candidates()][0])
  }
  return t
}

function pass(t: ReturnType<typeof setUp>): void {
  const { seat, question } = t.game.open[0]!
  const nothing = [...question.candidates()].find((each) => ['pass', 'done', 'end', 'hold'].includes((each as { type: string }).type))
  t.decide(seat, question.kind, nothing)
}

/** Everybody passes until this side has an impulse. */
function impulseOf(t: ReturnType<typeof setUp>, side: string): void {
  for (let i = 0; i < 20 && !(t.game.open[0]!.seat === side && t.game.open[0]!.question.kind === 'impulse'); i++) pass(t)
}

describe('reinforcements', () => {
  test('LNL-22.0-03 reinforcements are counters of their own, set aside from the start', () => {
    const t = setUp(
      withGroups('red', [...testScenario().sides.red.groups, { ...column, arrival: { kind: 'enter', turn: 2, along: { edge: 'east' } } }]),
    )
    expect(t.game.state.units.filter(({ at }) => at === -2).map(({ type }) => type)).toEqual(['de-wehrmacht-squad', 'de-wehrmacht-squad'])
  })

  test('they come in their turn, over their hexes and nowhere else', () => {
    const t = setUp(withGroups('red', [column]))
    t.saw({ type: 'reinforcements', rule: '22.0', side: 'red', group: 'column' })
    impulseOf(t, 'red')
    const [unit] = t.game.state.units.filter(({ at }) => at === -1)
    t.refuses('red', { type: 'enter', units: [unit!.id], to: 'A2' }, { rule: '22.0', message: /does not enter at A2/ })
    t.decide('red', 'impulse', { type: 'enter', units: [unit!.id], to: 'I2' })
    expect(t.game.state.arrivals[0]).toMatchObject({ waiting: [unit!.id + 1], entered: true })
  })

  test('LNL-22.0-17 who could have entered in his turn and was held back is lost', () => {
    const t = setUp(withGroups('red', [column]))
    for (let i = 0; i < 20 && t.game.state.phase !== 'administrative' && t.game.state.turn === 1; i++) {
      t.rolls(3, 4)
      pass(t)
    }
    t.saw({ type: 'eliminated', rule: '22.0' })
    t.saw({ type: 'eliminated', rule: '22.0' })
    expect(t.game.state.units.filter(({ side }) => side === 'red').map(({ at }) => at)).toEqual([-4, -4])
  })

  test('who finds his way in blocked comes later', () => {
    const t = table('>A2 German: a=1-6-4      A2 German: 1-6-4 moved, 1-6-4 moved, 1-6-4 moved      H4 US: 2-5-4')
    t.asks('blue', 'impulse').pass().rolls(3, 4)
    for (let i = 0; i < 20 && t.state.turn === 1; i++) t.pass()
    expect(t.state.turn).toBe(2)
    expect(t.where('a')).toBe('offboard')
  })
})

describe('the way in', () => {
  const edges = { alongOneOf: [{ edge: 'east' }, { edge: 'north' }, { edge: 'west' }] } as const
  const byAny: Group = { ...column, arrival: { kind: 'enter', turn: 1, ...edges } }
  const names = (t: ReturnType<typeof setUp>, unit: number) =>
    entryArea(t.game.state, t.game.state.units[unit]!).map((at) => t.game.state.setting.map.grid.idOf(at >> 3))

  test('the first of a group to enter chooses the edge for all', () => {
    const t = setUp(withGroups('red', [byAny]))
    const [first] = t.game.state.units.filter(({ at }) => at === -1)
    expect(names(t, first!.id)).toEqual(expect.arrayContaining(['A2', 'D0', 'I4']))
    impulseOf(t, 'red')
    t.decide('red', 'impulse', { type: 'enter', units: [first!.id], to: 'I4' })
    expect(new Set(names(t, first!.id + 1).map((hex) => hex[0]))).toEqual(new Set(['I']))
  })

  test('LNL-SC-08 a special rule lets one die choose the edge: 1-2 east, 3-4 north, 5-6 west', () => {
    const rules = [{ type: 'entryByLot', group: 'column', text: 'By lot.' }] as const
    for (const [die, edge, hex] of [
      [1, 'east', 'I3'],
      [2, 'east', 'I3'],
      [3, 'north', 'D0'],
      [4, 'north', 'D0'],
      [5, 'west', 'A3'],
      [6, 'west', 'A3'],
    ] as const) {
      const t = scripted(withGroups('red', [byAny], { rules, setsUpFirst: 'blue' }))
      t.decide('blue', 'setup', [...t.game.open[0]!.question.candidates()][0]).rolls(die)
      t.saw({ type: 'entryRoll', rule: '22.0', die, way: edge })
      const [first] = t.game.state.units.filter(({ at }) => at === -1)
      expect(names(t, first!.id)).toContain(hex)
      expect(names(t, first!.id).every((each) => names(t, first!.id + 1).includes(each))).toBe(true)
      expect(names(t, first!.id).includes('I3') && names(t, first!.id).includes('A3')).toBe(false)
    }
    expect(
      complaints(
        withGroups('red', [{ ...byAny, arrival: { kind: 'enter', turn: 1, alongOneOf: [...edges.alongOneOf, { edge: 'south' }] } }], {
          rules,
        }),
      )[0],
    ).toMatch(/there must be 2, 3 or 6/)
  })
})
