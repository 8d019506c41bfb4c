import { expect, test } from 'vitest'
import { type HoldUntil, holdSchema, metBy } from './hold.ts'

const far = { adjacent: false, open: false, odds: 0.2 }

test('an order to hold is met by the first of its conditions that is so, and by none where nothing is', () => {
  const all: readonly HoldUntil[] = [{ type: 'adjacent' }, { type: 'open' }, { type: 'odds', percent: 50 }]
  expect(metBy(all, far)).toBeNull()
  expect(metBy(all, { ...far, adjacent: true })).toEqual({ type: 'adjacent' })
  expect(metBy(all, { ...far, open: true, odds: 0.9 })).toEqual({ type: 'open' })
  expect(metBy(all, { ...far, odds: 0.5 })).toEqual({ type: 'odds', percent: 50 })
  expect(metBy([{ type: 'adjacent' }], { adjacent: false, open: true, odds: 1 })).toBeNull()
})

test('odds count as they are shown, and where they are unknown the player is asked', () => {
  const half: readonly HoldUntil[] = [{ type: 'odds', percent: 50 }]
  expect(metBy(half, { ...far, odds: 0.496 })).not.toBeNull()
  expect(metBy(half, { ...far, odds: 0.494 })).toBeNull()
  expect(metBy(half, { ...far, odds: null })).not.toBeNull()
})

test('an order is plain data, and what is none is refused by its field', () => {
  const order = { question: 'firstFire', until: [{ type: 'odds', percent: 60 }], phase: '2 movement' }
  expect(holdSchema.check(order, 'order')).toBeNull()
  expect(holdSchema.check({ ...order, until: [] }, 'order')).toContain('order.until')
  expect(holdSchema.check({ ...order, until: [{ type: 'odds', percent: 0 }] }, 'order')).toContain('order.until[0].percent')
  expect(holdSchema.check({ ...order, until: [{ type: 'brave' }] }, 'order')).toContain('order.until[0]')
})
