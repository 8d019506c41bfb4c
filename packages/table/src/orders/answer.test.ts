import { describe, expect, test } from 'vitest'
import type { Occasion, Reaction } from './adapter.ts'
import { answerOf } from './answer.ts'
import { trialOf } from './trial.ts'
import { type Order, type Orders, ordersSchema } from './vocabulary.ts'

const shot = (
  decision: string,
  units: readonly number[],
  chance: number | null,
  size = units.length,
  weapons: readonly number[] = [],
): Reaction => ({
  decision,
  units,
  weapons,
  chance,
  size,
  worth: chance ?? size,
})
/** Men come into J5; 1 and 2 stand together three hexes away, 7 beside it. */
const OCCASION: Occasion = {
  kind: 'firstFire',
  place: 'J5',
  who: ['men'],
  open: false,
  near: [
    { unit: 1, distance: 3 },
    { unit: 2, distance: 3 },
    { unit: 7, distance: 1 },
  ],
  reactions: [shot('one', [1], 0.3), shot('both', [1, 2], 0.55, 3, [90]), shot('plain both', [1, 2], 0.45), shot('near', [7], 0.61)],
  hold: 'hold',
}
const order = (change: Partial<Order> = {}): Order => ({ when: {}, do: { type: 'react', with: 'smallest' }, else: 'hold', ...change })
const answer = (orders: readonly Order[], occasion = OCCASION, otherwise: Orders['otherwise'] = 'ask', used: readonly number[] = []) =>
  answerOf({ orders, otherwise }, occasion, ({ units }) => units ?? null, used)
const decision = (...args: Parameters<typeof answer>): unknown => {
  const given = answer(...args)
  return given.type === 'decide' ? given.decision : given.type
}

describe('do', () => {
  test('the smallest group that has the chance fires, or the best there is', () => {
    expect(decision([order({ units: [1, 2] })])).toBe('one')
    expect(decision([order({ units: [1, 2], when: { chance: 40 } })])).toBe('plain both')
    expect(decision([order({ units: [1, 2], do: { type: 'react', with: 'best' } })])).toBe('both')
    expect(decision([order({ do: { type: 'react', with: 'best' } })])).toBe('near')
  })
  test('weapons that stay back are in no group', () => {
    expect(decision([order({ units: [1, 2], when: { chance: 50 }, do: { type: 'react', with: 'best', without: [90] } })])).toBe('hold')
  })
  test('one may hold, be asked, or accept what is offered', () => {
    expect(decision([order({ do: { type: 'hold' } })])).toBe('hold')
    expect(decision([order({ do: { type: 'ask' } })])).toBe('ask')
    expect(decision([order({ do: { type: 'accept' } })], { ...OCCASION, accept: 'yes' })).toBe('yes')
  })
  test('where nothing but firing is legal, nobody holds by order: he is asked', () => {
    const { hold: _, ...forced } = OCCASION
    expect(decision([order({ do: { type: 'hold' } })], forced)).toBe('ask')
    expect(decision([], forced, 'hold')).toBe('ask')
  })
})

describe('when', () => {
  test('units that could not react, other places and other kinds are no concern of an order', () => {
    expect(decision([order({ units: [5] })])).toBe('ask')
    expect(decision([order({ when: { where: ['K6', 'K7'] } })])).toBe('ask')
    expect(decision([order({ when: { where: ['J5'] } })])).toBe('near')
    expect(decision([order({ when: { to: 'hero' } })])).toBe('ask')
    expect(decision([order({ when: { who: 'vehicle' } })])).toBe('ask')
    expect(decision([order({ when: { who: 'men' } })])).toBe('near')
  })
  test('how near counts from those who are to react', () => {
    expect(decision([order({ units: [1, 2], when: { within: 2 } })])).toBe('ask')
    expect(decision([order({ units: [1, 2], when: { within: 3 } })])).toBe('one')
    expect(decision([order({ units: [7], when: { within: 1 } })])).toBe('near')
  })
  test('what is concerned and not so falls to what the order says else', () => {
    expect(decision([order({ when: { open: true }, else: 'computer' })])).toBe('computer')
    expect(decision([order({ when: { open: true } })], { ...OCCASION, open: true })).toBe('near')
    expect(decision([order({ when: { chance: 62 } })])).toBe('hold')
    expect(decision([order({ when: { chance: 61 } })])).toBe('near')
  })
  test('odds that nobody can tell are for the player', () => {
    const dark = { ...OCCASION, reactions: OCCASION.reactions.map((each) => ({ ...each, chance: null })) }
    expect(decision([order({ when: { chance: 10 } })], dark)).toBe('ask')
    expect(decision([order()], dark)).toBe('near')
  })
})

test('the first that fits answers, whatever others say else; only when none does, the first that was concerned has its else', () => {
  const cautious = order({ units: [1, 2], when: { chance: 90 }, else: 'ask' })
  expect(answer([cautious, order({ units: [7] })])).toMatchObject({ decision: 'near', order: 1 })
  expect(answer([cautious, order({ units: [7], when: { chance: 90 } })])).toMatchObject({ type: 'ask', order: 0 })
  expect(answer([], OCCASION, 'hold')).toMatchObject({ decision: 'hold', order: -1 })
})

test('an order reacts as often as it says, and then its else counts', () => {
  const twice = [order({ units: [7], times: 2 })]
  expect(decision(twice, OCCASION, 'ask', [1])).toBe('near')
  expect(decision(twice, OCCASION, 'ask', [2])).toBe('hold')
})

test('cards: the chance is that of the attack, and a card of the ordered value is played, the least or the best', () => {
  const attack: Occasion = {
    ...OCCASION,
    kind: 'concealment',
    place: null,
    near: [{ unit: 0, distance: 0 }],
    danger: 0.5,
    reactions: [1, 2, 3].map((value) => shot(`-${value}`, [0], null, value)),
    hold: 'pass',
    accept: 'pass',
  }
  const conceal = (way: 'smallest' | 'best', least: number, chance: number) =>
    decision([order({ when: { chance }, do: { type: 'react', with: way, least } })], attack)
  expect(conceal('smallest', 2, 50)).toBe('-2')
  expect(conceal('best', 2, 50)).toBe('-3')
  expect(conceal('smallest', 2, 51)).toBe('pass')
  expect(conceal('smallest', 4, 50)).toBe('pass')
  expect(decision([order({ when: { chance: 10 } })], { ...attack, danger: null })).toBe('ask')
})

test('a trial counts what each order would have done, with its limit', () => {
  const orders: Orders = { orders: [order({ units: [7], times: 2, else: 'ask' })], otherwise: 'hold' }
  const far = { ...OCCASION, place: 'H2', near: [] }
  const tried = trialOf(orders, [OCCASION, far, OCCASION, OCCASION])
  expect(tried.map(({ did, place }) => `${did} ${place}`)).toEqual(['reacted J5', 'held H2', 'reacted J5', 'asked J5'])
  expect(tried[0]).toMatchObject({ order: 0, chance: 0.61, units: [7] })
})

test('orders are plain data, and what is none is refused by its field', () => {
  const good = { orders: [order({ units: [1], at: 'M5', when: { chance: 40, within: 3 }, times: 2 })], otherwise: 'ask' }
  expect(ordersSchema.check(good, 'orders')).toBeNull()
  const bad = (change: object): unknown => ordersSchema.check({ orders: [{ ...order(), ...change }], otherwise: 'ask' }, 'orders')
  expect(bad({ when: { chance: 0 } })).toContain('orders.orders[0].when.chance')
  expect(bad({ do: { type: 'flee' } })).toContain('orders.orders[0].do')
  expect(bad({ units: [] })).toContain('orders.orders[0].units')
  expect(bad({ else: 'pray' })).toContain('orders.orders[0].else')
  expect(bad({ times: 0 })).toContain('orders.orders[0].times')
})
