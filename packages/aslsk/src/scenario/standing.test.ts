import { OBSERVER } from '@firegroup/kernel'
import { expect, test } from 'vitest'
import { type TableOptions, table } from '../../test/table.ts'
import { result, standing } from './standing.ts'
import type { Victory } from './types.ts'

const VILLAGE = 'C2 stone building    E2 wooden building    G2 stone building'
const victory: Victory = {
  side: 'allied',
  text: 'The Americans win if they control two of the three buildings.',
  condition: { type: 'controlBuildings', area: { columns: ['A', 'H'] }, atLeast: 2 },
  immediately: [{ side: 'axis', text: 'The attack is called off.', condition: { type: 'casualties', points: 8 } }],
  names: { C2: 'Inn', E2: 'Barn' },
}
const at = (units: string, more: TableOptions = {}) =>
  table(`${VILLAGE}\n${units}`, { victory, turns: 3, attacker: 'allied', movesFirst: 'allied', ...more })

test('1.3 the objectives are the buildings, with who controls them and who is there', () => {
  const t = at('C2 US: 6-6-6, 6-6-6    E2 German: 4-6-7, LMG')
  const { objectives } = standing(t.state, 'allied')
  expect(objectives.map(({ name, where, holder, note }) => [name, where, holder, note])).toEqual([
    ['Inn', 'C2', 'allied', 'two squads'],
    ['Barn', 'E2', 'axis', 'squad, LMG'],
    ['G2', 'G2', null, 'nobody seen there'],
  ])
})

test('8.3 of a place with a "?" it is told that somebody is there, not who or how many; of one with hidden men nothing', () => {
  const t = at('C2 US: 6-6-6    E2 German: 4-6-7 concealed, 4-6-7 concealed    G2 German: 4-6-7 hidden')
  const notes = (viewer: string) => standing(t.state, viewer).objectives.map(({ note }) => note.split(';')[0])
  expect(notes('allied').slice(1)).toEqual(['unknown stack', 'nobody seen there'])
  expect(notes(OBSERVER)).toEqual(['squad', 'unknown stack', 'nobody seen there'])
  expect(notes('axis').slice(1)).toEqual(['two squads', 'squad'])
})

test('1.3 the ways to win are told with what is missing, for both sides alike', () => {
  const t = at('C2 US: 6-6-6    E2 German: 4-6-7', { points: { allied: { casualties: 3, exited: 0 }, axis: { casualties: 0, exited: 0 } } })
  for (const seat of ['allied', 'axis'])
    expect(standing(t.state, seat).goals.map(({ side, title, missing, immediately }) => [side, title, missing, immediately])).toEqual([
      ['allied', 'Two of three', '1 more', false],
      ['axis', 'American losses, 8 in all', '3 of 8', true],
    ])
  expect(standing(t.state, 'allied')).toMatchObject({ otherwise: 'Otherwise the Germans win.', ahead: 'axis' })
})

test('3.9 the Player Turns that are left are counted, with those of the viewer', () => {
  const left = (seat: string, more: TableOptions) => standing(at('C2 US: 6-6-6    E2 German: 4-6-7', more).state, seat).clock.left
  expect(left('allied', {})).toBe('3 turns left, three moves of yours')
  expect(left('axis', {})).toBe('3 turns left, three moves of yours')
  expect(left('allied', { turn: 2, attacker: 'axis' })).toBe('1½ turns left, one move of yours')
  expect(left('axis', { turn: 2, attacker: 'axis' })).toBe('1½ turns left, two moves of yours')
  expect(left('axis', { halfLastTurn: true })).toBe('2½ turns left, two moves of yours')
})

test('the result says what happened', () => {
  const last: TableOptions = { step: 'turn.end', turn: 3, attacker: 'axis' }
  expect(result(at('C2 US: 6-6-6    E2 US: 6-6-6', last).state)).toBe('The Americans hold the inn and the barn at the end of turn 3.')
  expect(result(at('C2 US: 6-6-6', last).state)).toBe('At the end of turn 3 the Americans hold the inn, one short.')
  const losses = { allied: { casualties: 9, exited: 0 }, axis: { casualties: 0, exited: 0 } }
  expect(result(at('', { points: losses }).state)).toBe('The Americans have lost nine points in turn 1.')
  expect(result(at('C2 US: 6-6-6    E2 German: 4-6-7').state)).toBe('')
})

test('the names of objectives must be those of hexes that there are', () => {
  expect(() => at('', { victory: { ...victory, names: { Z99: 'Nowhere' } } }).state).toThrow(/Z99/)
})

test('a place that is named with its article is told with one', () => {
  const named = at('C2 US: 6-6-6    E2 German: 4-6-7', { victory: { ...victory, names: { C2: 'The inn', E2: 'Barn' } } })
  expect(standing(named.state, 'allied').objectives.map(({ said }) => said)).toEqual(['the inn', 'the barn', 'G2'])
})
