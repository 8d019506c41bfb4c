import { describe, expect, test } from 'vitest'
import { scripted, testScenario, withGroups } from '../../test/scenario.ts'
import { OFFBOARD, RESERVE } from '../state.ts'
import { entryPlaces } from './reinforcements.ts'
import type { Group, Scenario } from './types.ts'

const platoon = testScenario().sides.allied.groups[0]!
const coming = (turn: number): Group => ({ ...platoon, arrival: { kind: 'enter', turn, along: { edge: 'west' } } })
const germans = (hex: string) => ({ type: 'place', units: [4, 5, 6].map((unit) => ({ unit, hex })), weapons: [{ weapon: 1, unit: 4 }] })
const along = (...hexes: string[]) => ({
  type: 'place',
  units: hexes.map((hex, unit) => ({ unit, hex })),
  weapons: [{ weapon: 0, unit: 0 }],
})

describe('3.1a reinforcements', () => {
  test('AID-ASOP-055 SK-3.1-17 SK-3.3-04 what is due sets up offboard along its edge at the start of its RPh, and not before', () => {
    const t = scripted(withGroups('allied', [coming(1)]))
    t.decide('axis', 'setup', germans('F3')).asks('allied', 'enter')
    t.saw({ type: 'reinforcements', side: 'allied', group: 'us' })
    expect(t.game.state.units[0]!.at).toBe(OFFBOARD)
    t.refuses('allied', along('A1', 'B1', 'A3', 'A3'), { rule: '3.3', message: /other hexes/ })
    t.refuses('allied', along('A1', 'A1', 'A1', 'A9'), { rule: '3.3' })
    t.refuses('allied', { ...along('A1', 'A2', 'A3', 'A3'), weapons: [] }, { rule: '4.0' })
    t.decide('allied', 'enter', along('A1', 'A2', 'A3', 'A3'))
    const { state } = t.game
    expect(state.units.slice(0, 4).map(({ at, entry }) => [at, state.setting.map.grid.idOf(entry)])).toEqual([
      [OFFBOARD, 'A1'],
      [OFFBOARD, 'A2'],
      [OFFBOARD, 'A3'],
      [OFFBOARD, 'A3'],
    ])
    expect(entryPlaces(state, state.units[0]!)).toEqual([state.setting.map.grid.indexOf('A1')])
  })

  test('SK-3.9-02 reinforcements of a later turn wait until then', () => {
    const t = scripted(withGroups('allied', [coming(2)]))
    t.decide('axis', 'setup', germans('F3'))
    expect(t.game.state.units[0]!.at).toBe(RESERVE)
    passUntilEntry(t)
    expect(t.game.state).toMatchObject({ turn: 2, attacker: 'allied', step: 'rally.reinforcements' })
  })

  test('SK-3.1-02 the ATTACKER rolls for provisional reinforcements each turn until they come', () => {
    const rules: Scenario['rules'] = [{ type: 'provisionalReinforcement', group: 'us', atMost: 2, text: 'Perhaps.' }]
    const t = scripted(withGroups('allied', [coming(1)], { rules }))
    t.decide('axis', 'setup', germans('F3')).rolls(3)
    t.saw({ type: 'reinforcementRoll', group: 'us', die: 3, atMost: 2, arrives: false })
    expect(t.game.state.units[0]!.at).toBe(RESERVE)
    passUntilEntry(t.rolls(2))
    t.saw({ type: 'reinforcementRoll', die: 2, arrives: true })
    expect(t.game.state.turn).toBe(2)
  })
})

/** Nobody does anything until the reinforcements come. */
function passUntilEntry(t: ReturnType<typeof scripted>): void {
  for (let i = 0; i < 100; i++) {
    const { seat, question } = t.game.open[0]!
    if (question.kind === 'enter') return
    const pass = [...question.candidates()].find((each) => ['end', 'pass', 'done'].includes((each as { type: string }).type))
    t.decide(seat, question.kind, pass)
  }
}
