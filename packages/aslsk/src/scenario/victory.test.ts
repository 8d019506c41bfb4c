import { describe, expect, test } from 'vitest'
import { type TableOptions, table } from '../../test/table.ts'
import type { Condition, Victory } from './types.ts'

const LAST: TableOptions = { step: 'turn.end', turn: 1, turns: 1, attacker: 'axis', movesFirst: 'allied' }
const VILLAGE = 'C2 stone building    E2 wooden building    G2 stone building'

function winner(units: string, condition: Condition, more: TableOptions = {}): string | null {
  const victory: Victory = { side: 'allied', text: 'The goal.', condition }
  return table(`${VILLAGE}\n${units}`, { ...LAST, victory, ...more }).game.outcome!.winner
}

describe('1.3 victory conditions', () => {
  test('SK-1.3-01 control of hexes, all of them or some', () => {
    const both: Condition = { type: 'control', hexes: ['C2', 'E2'] }
    expect(winner('C2 US: 6-6-6', both)).toBe('axis')
    expect(winner('C2 US: 6-6-6    E2 US: 6-6-6', both)).toBe('allied')
    expect(winner('C2 US: 6-6-6', { ...both, atLeast: 1 })).toBe('allied')
  })

  test('SK-1.3-01 control of buildings, or of stone ones only', () => {
    const condition: Condition = { type: 'controlBuildings', area: { columns: ['A', 'H'] }, atLeast: 2 }
    expect(winner('C2 US: 6-6-6    E2 US: 6-6-6', condition)).toBe('allied')
    expect(winner('C2 US: 6-6-6    E2 US: 6-6-6', { ...condition, stoneOnly: true })).toBe('axis')
    expect(winner('C2 US: 6-6-6    G2 US: 6-6-6', { ...condition, stoneOnly: true })).toBe('allied')
  })

  test('SK-1.3-01 points for exits and casualties', () => {
    const points = (exited: number, casualties: number) => ({ allied: { casualties: 3, exited }, axis: { casualties, exited: 0 } })
    expect(winner('', { type: 'exit', points: 4 }, { points: points(3, 0) })).toBe('axis')
    expect(winner('', { type: 'exit', points: 4 }, { points: points(4, 0) })).toBe('allied')
    expect(winner('', { type: 'casualties', points: 5 }, { points: points(0, 4) })).toBe('axis')
    expect(winner('', { type: 'casualties', points: 5 }, { points: points(0, 5) })).toBe('allied')
    expect(winner('', { type: 'casualtyRatio', own: 1, enemy: 2 }, { points: points(0, 5) })).toBe('axis')
    expect(winner('', { type: 'casualtyRatio', own: 1, enemy: 2 }, { points: points(0, 6) })).toBe('allied')
  })

  test('SK-1.3-01 an area without enemies, or without Good Order ones', () => {
    const condition: Condition = { type: 'noEnemyIn', area: { within: 1, of: ['C2'] } }
    expect(winner('E2 German: 4-6-7', condition)).toBe('allied')
    expect(winner('C3 German: 4-6-7 broken DM', condition)).toBe('axis')
    expect(winner('C3 German: 4-6-7 broken DM', { ...condition, goodOrderOnly: true })).toBe('allied')
  })

  test('SK-1.3-01 combinations', () => {
    const c2: Condition = { type: 'control', hexes: ['C2'] }
    const e2: Condition = { type: 'control', hexes: ['E2'] }
    expect(winner('C2 US: 6-6-6', { type: 'all', of: [c2, e2] })).toBe('axis')
    expect(winner('C2 US: 6-6-6', { type: 'any', of: [c2, e2] })).toBe('allied')
    expect(winner('C2 US: 6-6-6', { type: 'all', of: [c2, { type: 'not', of: e2 }] })).toBe('allied')
  })

  test('SK-1.3-01 an immediate win ends the game before the last turn', () => {
    const victory: Victory = {
      side: 'allied',
      text: 'Hold out.',
      condition: { type: 'all', of: [] },
      immediately: [{ side: 'axis', text: 'The Germans are in the house.', condition: { type: 'control', hexes: ['C2'] } }],
    }
    const t = table(`${VILLAGE}\nC2 German: 4-6-7`, { victory, turns: 5 })
    expect(t.game.outcome).toEqual({ winner: 'axis', reason: 'The Germans are in the house.' })
    expect(t.state.turn).toBe(1)
    t.saw({ type: 'victory', winner: 'axis' })
  })
})
