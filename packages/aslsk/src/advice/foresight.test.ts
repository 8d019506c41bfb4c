import { expect, test } from 'vitest'
import { started, testScenario } from '../../test/scenario.ts'
import { table } from '../../test/table.ts'
import type { AslskState } from '../state.ts'
import { foresight } from './foresight.ts'

test('what was decided is judged when both sides have had their say', () => {
  const { state, game } = table('C2 US: a=6-6-6   H8 German: x=4-6-7', { phase: 'prepFire', attacker: 'allied', columns: 12, rows: 10 })
  const isSettled = (later: Partial<AslskState>) => foresight.isSettled({ ...state, ...later }, game.open[0]!, state)
  expect(isSettled({ phase: 'closeCombat' })).toBe(false)
  expect(isSettled({ phase: 'prepFire', attacker: 'axis', turn: state.turn })).toBe(false)
  expect(isSettled({ phase: 'prepFire', attacker: 'axis', turn: state.turn + 1 })).toBe(false)
  expect(isSettled({ phase: 'prepFire', turn: state.turn + 1 })).toBe(true)
})

test('a move is judged when its Player Turn is over, and a trial of it costs half as much', () => {
  const { state, game } = table('C2 US: a=6-6-6   H8 German: x=4-6-7', { phase: 'movement', attacker: 'allied', columns: 12, rows: 10 })
  const isSettled = (later: Partial<AslskState>) => foresight.isSettled({ ...state, ...later }, game.open[0]!, state)
  expect(isSettled({ phase: 'closeCombat' })).toBe(false)
  expect(isSettled({ phase: 'rally', attacker: 'axis' })).toBe(true)
  expect(isSettled({ phase: 'rally', turn: state.turn + 1 })).toBe(true)
  expect(foresight.toil(state).nodes).toBe(foresight.toil({ ...state, phase: 'prepFire' }).nodes / 2)
})

test('what a set-up is worth shows in the second half of the game', () => {
  const { state: since, open } = started(testScenario())
  expect(since.phase).toBe('setup')
  const isSettled = (turns: number) => foresight.isSettled({ ...since, phase: 'movement', turn: since.turn + turns }, open[0]!, since)
  const { turns } = since.setting.scenario
  expect([isSettled(Math.floor(turns / 2)), isSettled(turns - 1)]).toEqual([false, true])
})

test('a trial costs more where more units stand, and a set-up’s lasts for most of the game', () => {
  const few = table('C2 US: a=6-6-6   H8 German: x=4-6-7', { columns: 12, rows: 10 }).state
  const many = table('C2 US: a=6-6-6   C3 US: b=6-6-6   H8 German: x=4-6-7   H7 German: y=4-6-7', { columns: 12, rows: 10 }).state
  expect(foresight.toil(many).nodes).toBe(2 * foresight.toil(few).nodes)
  const { state } = started(testScenario())
  const onTheMap = { ...state, phase: 'movement' as const, units: state.units.map((unit) => ({ ...unit, at: few.units[0]!.at })) }
  expect(foresight.toil(state).nodes).toBeGreaterThan(foresight.toil(onTheMap).nodes)
})

test('every phase is a moment of its own, for luck that is the same in all ways that are tried', () => {
  const { state } = table('C2 US: a=6-6-6   H8 German: x=4-6-7', { phase: 'movement', attacker: 'allied', columns: 12, rows: 10 })
  const later: Partial<AslskState>[] = [{}, { phase: 'advance' }, { attacker: 'axis' }, { turn: state.turn + 1 }, { phase: 'setup' }]
  expect(new Set(later.map((each) => foresight.momentOf({ ...state, ...each }))).size).toBe(later.length)
})

test('who is under way gets less thought than who has not begun to move', () => {
  const t = table('C2 US: a=6-6-6   H8 German: x=4-6-7', { phase: 'movement', attacker: 'allied', columns: 12, rows: 10 })
  expect(foresight.heed(t.state, 'move')).toBe(1)
  const moving = { ...t.state, move: { stack: [t.state.units[0]!.id], spent: null } }
  expect(foresight.heed(moving, 'move')).toBeLessThan(0.5)
  expect(foresight.heed(moving, 'firstFire')).toBe(1)
})
