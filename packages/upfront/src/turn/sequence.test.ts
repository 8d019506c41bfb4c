import { expect, test } from 'vitest'
import { table } from '../../test/table.ts'

test('UF-X-01 a turn: offered terrain is answered, then actions, then discards, then the refill, then the other player', () => {
  const t = table('axis A Move+: #1, #2\naxis B: #3, #4\nallied A Move+: #1, #2\nallied B: #3, #4', {
    nations: { axis: 'German', allied: 'German' },
    hands: { axis: 'Woods, Fire', allied: 'Move, Brush, Fire' },
    step: 'turn.discard',
  })
  t.decide('axis', 'discard', { type: 'discard', cards: [{ card: t.card('axis', 1), as: 'terrain', on: t.id('allied A') }] })
  t.decide('axis', 'refill', { type: 'keep' })
  t.saw({ type: 'turn', side: 'allied' })
  t.decide('allied', 'terrainOffer', { type: 'accept' })
  t.decide('allied', 'act', { type: 'move', group: t.id('allied B'), card: t.card('allied', 1), mode: 'advance' })
  t.decide('allied', 'act', { type: 'done' })
  t.decide('allied', 'discard', { type: 'discard', cards: [{ card: t.card('allied', 2), as: 'terrain', on: t.id('axis A') }] })
  t.decide('allied', 'refill', { type: 'keep' })
  t.saw({ type: 'turn', side: 'axis' }).asks('axis', 'terrainOffer')
  expect(t.state.setting.steps.filter(({ phase }) => phase === 'turn').map(({ order }) => order)).toEqual(
    t.state.setting.steps
      .filter(({ phase }) => phase === 'turn')
      .map(({ order }) => order)
      .toSorted((a, b) => a - b),
  )
  t.done()
})
