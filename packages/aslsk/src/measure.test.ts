import { expect, test } from 'vitest'
import { table } from '../test/table.ts'
import { measure } from './measure.ts'
import type { Victory } from './scenario/types.ts'

const victory: Victory = { side: 'allied', text: 'The house.', condition: { type: 'control', hexes: ['C2'] } }

test('whoever would win if the game ended now holds it', () => {
  const away = table('C2 stone building    E2 US: 6-6-6', { victory, turns: 5 })
  expect(measure(away.state).held).toEqual({ allied: 0, axis: 1 })
  const inside = table('C2 stone building    C2 US: 6-6-6', { victory, turns: 5 })
  inside.state.control.fill('allied')
  expect(measure(inside.state).held).toEqual({ allied: 1, axis: 0 })
})

test('the turn and each side’s own casualty points are told', () => {
  const points = { allied: { casualties: 3, exited: 0 }, axis: { casualties: 5, exited: 1 } }
  expect(
    measure(
      table('E2 US: 6-6-6', { victory: { ...victory, condition: { type: 'casualties', points: 5 } }, turns: 5, turn: 2, points }).state,
    ),
  ).toEqual({
    turn: 2,
    losses: { allied: 3, axis: 5 },
    held: { allied: 1, axis: 0 },
  })
})
