import { expect, test } from 'vitest'
import { NO_OFFERS, type OfferKind, offerOf, offerProblem, offersAfter, refusedOffer, withOffer, withoutOffer } from './offers.ts'

const asks = (seat: string, kind: OfferKind) => withOffer(NO_OFFERS, { kind, seat, version: 3, made: '' })

test('there is one offer of a kind at a time', () => {
  const offers = asks('north', 'draw')
  expect(offerProblem(offers, 'draw', 'north', 'p')).toBe('You have asked that already. It waits for an answer.')
  expect(offerProblem(offers, 'draw', 'south', 'p')).toBe('The other side asks the same.')
  expect(offerProblem(offers, 'undo', 'south', 'p')).toBeNull()
  expect(offerProblem(withoutOffer(offers, 'draw'), 'draw', 'north', 'p')).toBeNull()
})

test('what was refused twice rests until the next phase', () => {
  const once = refusedOffer(asks('north', 'draw'), 'draw', 'p')
  expect(offerProblem(once, 'draw', 'north', 'p')).toBeNull()
  const twice = refusedOffer(withOffer(once, { kind: 'draw', seat: 'north', version: 4, made: '' }), 'draw', 'p')
  expect(offerProblem(twice, 'draw', 'north', 'p')).toBe('This was refused twice. It rests until the next phase.')
  expect(offerProblem(twice, 'draw', 'south', 'p')).toBeNull()
  expect(offerProblem(twice, 'draw', 'north', 'q')).toBeNull()
})

test('to decide refuses what one is asked; what one has asked oneself stands, but for what was to be taken back', () => {
  const draw = asks('north', 'draw')
  expect(offersAfter(draw, ['south'], 'p')).toMatchObject({ standing: [], refused: [{ seat: 'north', times: 1 }] })
  expect(offersAfter(draw, ['north'], 'p')).toBe(draw)
  expect(offerOf(offersAfter(asks('north', 'undo'), ['north'], 'p'), 'undo')).toBeUndefined()
  expect(offersAfter(asks('north', 'rematch'), ['south'], 'p').standing).toHaveLength(1)
})
