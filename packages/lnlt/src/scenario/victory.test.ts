import { describe, expect, test } from 'vitest'
import { complaints, testScenario } from '../../test/scenario.ts'
import { type TableOptions, table } from '../../test/table.ts'
import { measure } from '../measure.ts'
import { victoryPoints } from './points.ts'
import type { Condition, Victory } from './types.ts'

const FIELD = 'B2 US: 2-5-4    G4 German: 1-6-4'

function outcome(text: string, options: TableOptions) {
  const t = table(text, { turns: 1, phase: 'administrative', ...options })
  for (let i = 0; i < 200 && !t.game.outcome; i++) t.pass()
  return t.game.outcome!
}

function forBlue(condition: Condition, more: Partial<Victory> = {}): Victory {
  return { text: 'The task.', conditions: [{ side: 'blue', condition, text: 'Blue did it.' }], ...more }
}

describe('victory', () => {
  test('LNL-22.0-18 victory is checked after the last turn, not before', () => {
    const victory = forBlue({ type: 'control', hexes: ['B2'] })
    const t = table(FIELD, { victory, turns: 2, phase: 'administrative' }).rolls(3, 4)
    expect(t.game.outcome).toBeNull()
    expect(t.state.turn).toBe(2)
    for (let i = 0; i < 50 && !t.game.outcome; i++) t.pass()
    expect(t.game.outcome).toEqual({ winner: 'blue', reason: 'Blue did it.' })
  })

  test('LNL-22.0-18 a Victory Objective that says so ends the game at once', () => {
    const victory = {
      text: 'B2.',
      conditions: [{ side: 'blue', condition: { type: 'control', hexes: ['B2'] }, text: 'Blue has B2.', immediately: true }],
    } as const
    expect(table(FIELD, { victory }).game.outcome).toEqual({ winner: 'blue', reason: 'Blue has B2.' })
  })

  test('both sides, or neither: a draw, unless the scenario names the winner', () => {
    const both: Victory = {
      text: 'A hex each.',
      conditions: [
        { side: 'blue', condition: { type: 'control', hexes: ['B2'] }, text: 'Blue.' },
        { side: 'red', condition: { type: 'control', hexes: ['G4'] }, text: 'Red.' },
      ],
    }
    expect(outcome(FIELD, { victory: both }).winner).toBeNull()
    expect(outcome(FIELD, { victory: forBlue({ type: 'control', hexes: ['G4'] }) }).winner).toBeNull()
    expect(outcome(FIELD, { victory: forBlue({ type: 'control', hexes: ['G4'] }, { otherwise: 'red' }) }).winner).toBe('red')
  })

  test.each<[string, Condition, TableOptions, string | null]>([
    ['so many of the hexes', { type: 'control', hexes: ['B2', 'C3', 'D3'], atLeast: 2 }, { control: { blue: ['C3'] } }, 'blue'],
    ['all of the hexes', { type: 'control', hexes: ['B2', 'C3'] }, {}, null],
    ['enemy losses', { type: 'eliminate', halves: 3 }, { losses: { blue: 0, red: 3 } }, 'blue'],
    ['too few enemy losses', { type: 'eliminate', halves: 4 }, { losses: { blue: 0, red: 3 } }, null],
    ['more losses than one’s own', { type: 'moreLosses', margin: 1 }, { losses: { blue: 2, red: 3 } }, 'blue'],
    ['no more losses than one’s own', { type: 'moreLosses', margin: 1 }, { losses: { blue: 3, red: 3 } }, null],
    ['nobody in an area', { type: 'noEnemyIn', area: { columns: ['A', 'E'] } }, {}, 'blue'],
    ['somebody in an area', { type: 'noEnemyIn', area: { columns: ['A', 'H'] } }, {}, null],
    ['not', { type: 'not', of: { type: 'control', hexes: ['G4'] } }, {}, 'blue'],
    [
      'all',
      {
        type: 'all',
        of: [
          { type: 'control', hexes: ['B2'] },
          { type: 'eliminate', halves: 1 },
        ],
      },
      {},
      null,
    ],
    [
      'any',
      {
        type: 'any',
        of: [
          { type: 'control', hexes: ['B2'] },
          { type: 'eliminate', halves: 1 },
        ],
      },
      {},
      'blue',
    ],
    ['points', { type: 'points', atLeast: 3 }, { points: { blue: 3, red: 9 } }, 'blue'],
    ['more points', { type: 'morePoints', margin: 1 }, { points: { blue: 3, red: 3 } }, null],
  ])('conditions: %s', (_name, condition, options, winner) => {
    expect(outcome(FIELD, { victory: forBlue(condition), ...options }).winner).toBe(winner)
  })

  test('nobody in Good Order is enough where it says so', () => {
    const condition: Condition = { type: 'noEnemyIn', area: { columns: ['A', 'H'] }, goodOrderOnly: true }
    const shaken = 'B2 US: 2-5-4    G4 German: 1-6-4 shaken'
    expect(outcome(shaken, { victory: forBlue(condition) }).winner).toBe('blue')
    expect(outcome(FIELD, { victory: forBlue(condition) }).winner).toBeNull()
  })

  test('LNL-22.0-10 a Half-Squad is worth half a Squad’s Victory Points', () => {
    const points = { eliminated: { squad: 3, leader: 2 }, exited: { squad: 1 }, hexes: { B2: 2 } }
    const victory = forBlue({ type: 'morePoints', margin: 1 }, { points })
    const { state } = table(`${FIELD}     H4 German: l=Koch     A1 US: h=2-5-4`, { victory, losses: { blue: 2, red: 1 } })
    expect([victoryPoints(state, 'blue'), victoryPoints(state, 'red')]).toEqual([2 * 2 + 3, 2 * 3])
    state.units[2]!.at = -4
    expect(victoryPoints(state, 'blue')).toBe(2 * 2 + 3 + 2 * 2)
    state.exits.push({ unit: 3, from: 0 })
    expect(victoryPoints(state, 'blue')).toBe(2 * 2 + 3 + 2 * 2 + 2)
    state.units[3]!.type = 'us-101st-airborne-half-squad'
    expect(victoryPoints(state, 'blue')).toBe(2 * 2 + 3 + 2 * 2 + 1)
  })

  test('how the game stands is told at any time', () => {
    const { state } = table(FIELD, { victory: forBlue({ type: 'control', hexes: ['B2'] }), losses: { blue: 2, red: 1 } })
    expect(measure(state)).toEqual({ turn: 1, losses: { blue: 2, red: 1 }, held: { blue: 1, red: 0 } })
  })

  test('what the map does not have can’t be a Victory Objective', () => {
    const wrong = (condition: Condition, more: Partial<Victory> = {}) => complaints(testScenario({ victory: forBlue(condition, more) }))
    expect(wrong({ type: 'control', hexes: ['Z9'] })).toEqual(["victory.conditions[0]: the map has no location 'Z9'."])
    expect(wrong({ type: 'control', hexes: ['A1 upstairs'] })).toEqual(["victory.conditions[0]: the map has no location 'A1 upstairs'."])
    expect(wrong({ type: 'control', hexes: ['A1'], atLeast: 2 })).toEqual([
      'victory.conditions[0]: 2 hexes are to be controlled, but only 1 are named.',
    ])
    expect(wrong({ type: 'controlBuildings', area: { edge: 'west' }, atLeast: 1 })[0]).toMatch(/only 0 in the area/)
    expect(wrong({ type: 'exit', area: { hexes: ['Z9'] }, halves: 1 })[0]).toMatch(/no hex 'Z9'/)
    expect(wrong({ type: 'points', atLeast: 1 }, { points: { hexes: { Z9: 1 } } })[0]).toMatch(/points are given for 'Z9'/)
    expect(wrong({ type: 'all', of: [{ type: 'control', hexes: ['Z9'] }] })[0]).toMatch(/no location 'Z9'/)
  })
})

describe('leaving the map', () => {
  const goal = forBlue({ type: 'exit', area: { hexes: ['A2'] }, halves: 2, leaders: 1 })
  const text = 'A2 US: a=2-5-4, l=Medrow     H4 German: 1-6-4'

  test('units leave only where a Victory Objective or a special rule lets them, and count', () => {
    const t = table(text, { victory: goal, turns: 1 })
    t.activate('A2').answer('act', { type: 'move', units: t.units('a l'), to: 'exit' })
    t.saw({ type: 'exits', rule: '22.0', unit: t.unit('a'), from: t.place('A2') })
    expect(t.where('a')).toBe('exited')
    for (let i = 0; i < 50 && !t.game.outcome; i++) t.pass()
    expect(t.game.outcome!.winner).toBe('blue')
  })

  test('elsewhere the map has no way out', () => {
    const t = table('A3 US: a=2-5-4     H4 German: 1-6-4', { victory: goal })
    t.activate('A3').refuses('blue', { type: 'move', units: t.units('a'), to: 'exit' }, {})
    const other = table(text, { rules: [{ type: 'exit', side: 'red', area: { hexes: ['A2'] }, text: '' }] })
    other.activate('A2').refuses('blue', { type: 'move', units: other.units('a'), to: 'exit' }, {})
  })

  test('a Squad alone is not enough where a Leader must go too', () => {
    const t = table(text, { victory: goal, turns: 1 })
    t.activate('A2').answer('act', { type: 'move', units: t.units('a'), to: 'exit' })
    for (let i = 0; i < 50 && !t.game.outcome; i++) t.pass()
    expect(t.game.outcome!.winner).toBeNull()
  })
})
