import { expect, test } from 'vitest'
import { type TableOptions, table } from '../../test/table.ts'
import { result, standing } from './standing.ts'
import type { Victory } from './types.ts'

const FIELD = 'B2 US: 2-5-4    G4 German: 1-6-4'
const victory: Victory = {
  text: 'The Americans win if they hold the mill and the inn.',
  conditions: [{ side: 'blue', condition: { type: 'control', hexes: ['B2', 'G4'] }, text: 'They hold both.' }],
  otherwise: 'red',
  names: { B2: 'Mill', G4: 'Inn' },
}
const at = (more: TableOptions = {}) => table(FIELD, { victory, turns: 2, control: { blue: ['B2'], red: ['G4'] }, ...more }).state

function over(more: TableOptions) {
  const t = table(FIELD, { victory, turns: 1, phase: 'administrative', ...more })
  for (let i = 0; i < 200 && !t.game.outcome; i++) t.pass()
  return result(t.state)
}

test('22.1 the objectives are the locations, with who controls them and who is there', () => {
  const { objectives, goals, otherwise, ahead, clock } = standing(at(), 'blue')
  expect(objectives.map(({ name, holder, note }) => [name, holder, note])).toEqual([
    ['Mill', 'blue', 'Squad'],
    ['Inn', 'red', 'Squad'],
  ])
  expect(goals).toMatchObject([{ side: 'blue', title: 'The mill and the inn', missing: 'the inn' }])
  expect([otherwise, ahead, clock.left]).toEqual(['Otherwise the Germans win.', 'red', 'two turns left with this one'])
})

test('22.0 points come from places that say what they are worth, and what is face down says nothing', () => {
  const points: Victory = {
    text: 'The Americans win by two points.',
    conditions: [{ side: 'blue', condition: { type: 'morePoints', margin: 2 }, text: 'They did.' }],
    points: { hexes: { B2: 3 } },
  }
  const objectives = { hexes: ['C3'], values: [1, 4], known: 'atTheEnd' as const }
  const told = standing(at({ victory: points, objectives }), 'blue')
  expect(told.objectives.map(({ name, worth }) => [name, worth])).toEqual([
    ['B2', 3],
    ['C3', null],
  ])
  expect(told.goals).toMatchObject([{ title: 'Ahead by 2 points', tracks: [{ type: 'meter', have: 3, need: 2 }], missing: 'reached' }])
})

test('22.0 Squads and a Leader that must leave are two meters and one edge', () => {
  const exit: Victory = {
    text: 'The Germans leave.',
    conditions: [
      { side: 'red', condition: { type: 'exit', area: { edge: 'east' }, halves: 3, leaders: 1 }, text: 'They left.', immediately: true },
    ],
  }
  const { objectives, goals } = standing(at({ victory: exit }), 'blue')
  expect(objectives).toMatchObject([{ kind: 'exit', name: 'East edge', holder: null }])
  expect(goals).toMatchObject([{ title: '1½ Squads off the map and a Leader', missing: '0 of 1½ and 0 of 1', immediately: true }])
})

test('the result says what happened', () => {
  expect(over({ control: { blue: ['B2'], red: ['G4'] } })).toBe('At the end of turn 1 the Americans hold the mill, but not the inn.')
  const mill: Victory = { ...victory, conditions: [{ side: 'blue', condition: { type: 'control', hexes: ['B2'] }, text: 'It.' }] }
  expect(over({ victory: mill })).toBe('The Americans hold the mill at the end of turn 1.')
})
