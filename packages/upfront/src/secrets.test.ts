import { KeyedChance, keyFromSeed } from '@firegroup/kernel'
import { describe, expect, test } from 'vitest'
import { brokenInvariant } from '../test/invariants.ts'
import { table } from '../test/table.ts'
import { measure } from './measure.ts'
import { resample } from './resample.ts'
import { cloneState, SIDES, type UpfrontState } from './state.ts'
import { view } from './view.ts'

const field = () =>
  table('axis A Open: #1, #2\naxis B Woods: #3, #4\nallied A Open: #1, #2\nallied B: #3, #4', {
    hands: { axis: 'Fire, Fire, Move', allied: 'Brush, Rally 2, Concealed 1, Hero' },
  })

function redealt(s: UpfrontState, seat: string, seed: string): UpfrontState {
  const copy = cloneState(s)
  resample(copy, seat, new KeyedChance(keyFromSeed(seed)))
  return copy
}

const unseenBy = (s: UpfrontState) => [s.sides.allied.hand, s.sides.allied.secret, s.groups[2]!.stack[0]!.card] as const

describe('what a seat can’t know', () => {
  test('is dealt anew: the other hand, his secret discards, what he laid face down; all that was seen stays', () => {
    const { state } = field()
    const known = state.deck.splice(0, 5)
    state.discard.push(...known)
    state.sides.allied.secret.push(...state.deck.splice(0, 2))
    state.sides.axis.secret.push(...state.deck.splice(0, 2))
    const others = ['a', 'b', 'c'].map((seed) => redealt(state, 'axis', seed))
    for (const other of others) {
      expect(brokenInvariant(other)).toBeNull()
      expect([other.discard, other.sides.axis, other.groups[0], other.groups[1]]).toEqual([
        state.discard,
        state.sides.axis,
        state.groups[0],
        state.groups[1],
      ])
      expect([other.sides.allied.hand.length, other.sides.allied.secret.length, other.deck.length]).toEqual([4, 2, state.deck.length])
      expect(view(other, 'axis')).toEqual(view(state, 'axis'))
    }
    expect(new Set(others.map((other) => JSON.stringify(unseenBy(other)))).size).toBe(3)
  })

  test.each(['axis', 'allied', 'observer'])('comes out alike for %s in two worlds that differ only in it, to the byte', (viewer) => {
    const { state } = field()
    state.sides.allied.secret.push(...state.deck.splice(0, 2))
    state.sides.axis.secret.push(...state.deck.splice(3, 2))
    state.deck.reverse()
    const other = redealt(state, viewer, 'another world')
    expect(JSON.stringify(view(other, viewer))).toBe(JSON.stringify(view(state, viewer)))
    const { setting: _, ...plain } = other
    expect(JSON.stringify(plain)).not.toBe(JSON.stringify({ ...state, setting: undefined }))
    const seen = [state, other].map((world) => {
      const { setting: __, ...given } = redealt(world, viewer, 'dealt to a seat')
      return JSON.stringify(given)
    })
    expect(seen[1]).toBe(seen[0])
    for (const side of SIDES)
      if (side !== viewer) expect(redealt(state, viewer, 'dealt to a seat').sides[side].hand).not.toEqual(state.sides[side].hand)
  })

  test('an observer sees no hand and nothing that lies face down', () => {
    const seen = view(field().state, 'observer') as { sides: object; groups: { stack: { card: number }[] }[] }
    expect(JSON.stringify(seen.sides)).not.toMatch(/"(hand|secret)":/)
    expect(seen.groups.map(({ stack }) => stack.map(({ card }) => card > 0))).toEqual([[false], [true], [false], []])
  })
})

test('how the game stands: men lost by side', () => {
  const t = table('axis A[2]: #1, #2\nallied A: #1, #2', { axis: { lost: [{ number: 3, fate: 'kia' }] } })
  expect(measure(t.state)).toMatchObject({ turn: 3, losses: { axis: 1, allied: 0 } })
})
