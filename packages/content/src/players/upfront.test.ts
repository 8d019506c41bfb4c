import type { Position } from '@firegroup/ai'
import type { UpfrontState } from '@firegroup/upfront'
import { expect, test } from 'vitest'
import { predesignating } from './upfront.ts'

test('UF-49.11-01 the solitaire procedure settles all actions of a turn before any of them is resolved', () => {
  const s = (turn: number) =>
    ({ turn, groups: [], men: [], sides: { axis: { hand: [1, 2, 3] }, allied: { hand: [] } } }) as unknown as UpfrontState
  const asked: string[] = []
  const fallback = { name: 'none', choose: () => 'fallback' }
  const player = predesignating(fallback, (act) => {
    asked.push((act as { type: string }).type)
    return { fire: 3, move: 2, rally: 5, done: 0 }[(act as { type: string }).type] ?? 0
  })
  const position = (turn: number, candidates: readonly object[], refused: readonly string[] = []) =>
    ({
      seat: 'axis',
      imagined: () => s(turn),
      open: {
        seat: 'axis',
        question: {
          kind: 'act',
          candidates: () => candidates,
          problems: ({ type }: { type: string }) => (refused.includes(type) ? [{ message: 'no' }] : []),
        },
      },
    }) as unknown as Position<UpfrontState>
  const fire = { type: 'fire', group: 0, cards: [1] }
  const move = { type: 'move', group: 1, card: 2 }
  const done = { type: 'done' }
  expect(player.choose(position(1, [done, fire, move]))).toBe(fire)
  const before = asked.length
  // something better has turned up since: it is not looked at
  expect(player.choose(position(1, [done, move, { type: 'rally', group: 2, card: 3 }]))).toBe(move)
  expect([player.choose(position(1, [done, { type: 'rally', group: 2, card: 3 }])), asked.length]).toEqual([done, before])
  // what has become impossible is left
  expect(player.choose(position(2, [done, fire, move], ['fire']))).toBe(move)
})
