import { KeyedChance, keyFromSeed, OBSERVER } from '@firegroup/kernel'
import { expect, test } from 'vitest'
import { table } from '../../test/table.ts'
import { resample } from '../resample.ts'
import { cloneState, type UpfrontState } from '../state.ts'
import { tableau } from './tableau.ts'

const field = () =>
  table('axis A[2] Woods, Move+: #1, #3, #4 assists 2\naxis B Open: #2 pinned, #5\nallied A[1] Hill: #1, #2\nallied C Open: #3, #4', {
    hands: { axis: 'Fire, Sniper, Concealed 2', allied: 'Brush, Rally 2, Concealed 1, Hero' },
  })

function redealt(s: UpfrontState, seat: string, seed: string): UpfrontState {
  const copy = cloneState(s)
  resample(copy, seat, new KeyedChance(keyFromSeed(seed)))
  return copy
}

test('UF-16.21-01 the table looks the same to a seat whatever it can’t know: the other hand, what lies face down, the pile and its height', () => {
  const { state } = field()
  const seen = tableau(state, 'axis')
  for (const seed of ['a', 'b', 'c']) expect(tableau(redealt(state, 'axis', seed), 'axis')).toEqual(seen)
  const lower = cloneState(state)
  lower.discard.push(...lower.deck.splice(0, 30))
  expect(tableau(lower, 'axis')).toEqual(seen)
  expect(seen.sides.allied).toMatchObject({ held: 4, hand: null })
  expect(seen.sides.axis.hand).toHaveLength(3)
})

test('an onlooker sees neither hand, and a game that is over shows both', () => {
  const { state } = field()
  expect(Object.values(tableau(state, OBSERVER).sides).map(({ hand, held }) => [hand, held])).toEqual([
    [null, 3],
    [null, 4],
  ])
  expect(Object.values(tableau(state, null).sides).map(({ hand }) => hand?.length)).toEqual([3, 4])
})

test('groups tell where they are, how they move, how far apart they are and with how much they fire', () => {
  const { sides } = tableau(field().state, 'axis')
  const [a, b] = sides.axis.groups
  expect(a).toMatchObject({ letter: 'A', range: 2, terrain: 'Woods', moving: { mode: 'advance', cards: 1 }, wire: 0, smoke: 0 })
  expect(b).toMatchObject({ letter: 'B', terrain: 'OpenGround', against: 0, moving: null })
  expect(a!.facing.map(({ range }) => range)).toEqual([3, 1])
  expect(sides.allied.groups.map(({ letter }) => letter)).toEqual(['A', 'C'])
  for (const { factors, group } of a!.facing) expect(a!.men.reduce((sum, man) => sum + (man.factors[group] ?? 0), 0)).toBe(factors)
})

test('men show the side of their card that is up, their crew and their weapon', () => {
  const { sides } = tableau(field().state, OBSERVER)
  const [gunner, assistant] = sides.axis.groups[0]!.men.slice(1)
  expect(gunner).toMatchObject({ gunner: true, assistant: assistant!.id, pinned: false, weaponClass: 'LMG' })
  expect(assistant).toMatchObject({ assists: gunner!.id })
  const [pinned] = sides.axis.groups[1]!.men
  expect(pinned).toMatchObject({ pinned: true })
  expect(Object.values(pinned!.factors)).toEqual([0, 0])
})

test('cards in hand say what they can be played as, and when', () => {
  const { hand } = tableau(field().state, 'axis').sides.axis
  expect(hand!.map(({ functions }) => functions.find(({ usable }) => usable)?.use.when)).toEqual(['action', 'discard', 'answer'])
})
