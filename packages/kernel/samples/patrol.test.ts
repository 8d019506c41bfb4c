import { expect, test } from 'vitest'
import { OBSERVER } from '../src/index.ts'
import { asked, complaint, decideAll, redMoves, scripted } from '../test/helpers.ts'
import { patrol } from './index.ts'

test('interrupts three deep: a step, fire at it, smoke against the fire, a second magazine against the smoke', () => {
  const game = scripted(patrol, redMoves(), [3, 2])
  const story: [string, object, string[]][] = [
    ['red', { type: 'step' }, ['blue fire']],
    ['blue', { type: 'fire' }, ['red smoke']],
    ['red', { type: 'throw' }, ['blue press']],
    ['blue', { type: 'press' }, ['red step']],
  ]
  for (const [seat, decision, next] of story) {
    decideAll(game, [seat, decision])
    expect(asked(game)).toEqual(next)
  }
  expect(game.eventsFor(OBSERVER)).toEqual([
    { type: 'step', side: 'red', at: 1 },
    { type: 'smoke', side: 'red' },
    {
      type: 'shot',
      rule: '3',
      by: 'blue',
      dice: [3, 2],
      modifiers: [
        { rule: '4', label: 'smoke', value: 3 },
        { rule: '5', label: 'second magazine', value: -2 },
      ],
      final: 6,
      hit: true,
    },
  ])
  expect(game.state).toMatchObject({ stepsLeft: 1, red: { men: 2, smoke: 0 }, blue: { magazines: 0 } })
})

test('who may have a magazine is asked whether he fires, though he has none: that would tell', () => {
  const game = scripted(patrol, redMoves({ blue: { men: 3, at: 0, smoke: 1, magazines: 0 } }))
  decideAll(game, ['red', { type: 'step' }])
  expect(asked(game)).toEqual(['blue fire'])
  expect([...game.open[0]!.question.candidates()]).toEqual([{ type: 'hold' }])
  expect(game.problems('blue', { type: 'fire' })).toEqual([{ rule: '3', message: 'You have no magazine left.' }])
})

test('who has fired all that there can be is not asked', () => {
  const game = scripted(patrol, redMoves(), [1, 1, 1, 1, 1, 1, 1, 1])
  game.state.blue.magazines = 0
  game.state.blue.spent = 4
  decideAll(game, ['red', { type: 'step' }])
  expect(asked(game)).toEqual(['red step'])
})

test('magazines are their owner’s secret', () => {
  const game = scripted(patrol, { scenario: { length: 8 } }, [1, 3])
  expect(game.eventsFor('red')).toEqual([
    { type: 'dealt', side: 'red', magazines: 2 },
    { type: 'dealt', side: 'blue' },
  ])
  expect(JSON.stringify(game.eventsFor(OBSERVER))).not.toContain('magazines')
  expect(game.view('blue')).toMatchObject({ blue: { magazines: 4 } })
  expect(JSON.stringify(game.view(OBSERVER))).not.toContain('magazines')
})

test('a scenario or a situation that is none is refused', () => {
  expect(complaint(patrol.begin({ length: 1 }))).toBe('scenario.length must be at least 2, not 1.')
  expect(complaint(patrol.situation({ length: 8 }))).toBe('situation.red is missing.')
  const { situation } = redMoves() as { situation: object }
  expect(complaint(patrol.situation({ ...situation, paces: undefined }))).toBe(
    'situation.paces is missing: a side that steps has chosen its pace.',
  )
})
