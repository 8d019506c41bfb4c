import { KeyedChance, keyFromSeed } from '@firegroup/kernel'
import { expect, test } from 'vitest'
import { table } from '../test/table.ts'
import { resample } from './resample.ts'

test('LNL-1.8-03 who imagines how a game goes on does not know what an Event says', () => {
  const secret = {
    id: 'a',
    trigger: 'occupation',
    hexes: ['C3'],
    paragraph: 'Gold!',
    effects: [{ type: 'points', side: 'blue', points: 9 }],
  } as const
  const t = table('B2 US: a=2-5-4    H4 German: 1-6-4', { events: [secret] })
  const chance = new KeyedChance(keyFromSeed('imagined'))
  const imagined = t.activate('B2').game.fork({ chance })
  resample(imagined.state, 'blue', chance)
  expect(imagined.view('blue')).toEqual(t.game.view('blue'))
  for (const game of [imagined, t.game]) game.take('blue', { type: 'move', units: [t.unit('a')], to: 'C3' })
  expect(imagined.state).toMatchObject({ events: [], points: { blue: 0 } })
  expect(t.state).toMatchObject({ events: [], points: { blue: 9 } })
})
