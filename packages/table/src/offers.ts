/** What one side asks of the other: to call it a draw, to take the last decision back, to play once more. Plain data; who may ask what is decided here alone. */
import type { Seat } from '@firegroup/kernel'

export const OFFER_KINDS = ['draw', 'undo', 'rematch'] as const
export type OfferKind = (typeof OFFER_KINDS)[number]

export interface Offer {
  readonly kind: OfferKind
  readonly seat: Seat
  /** Where the match stood. */
  readonly version: number
  /** When it was made, as an ISO 8601 text. */
  readonly made: string
}

interface Refused {
  readonly kind: OfferKind
  readonly seat: Seat
  readonly times: number
  /** The phase in which it was refused last. */
  readonly phase: string
}

export interface Offers {
  readonly standing: readonly Offer[]
  readonly refused: readonly Refused[]
}

export const NO_OFFERS: Offers = { standing: [], refused: [] }

/** So often the same may be refused before it rests. */
const REFUSED_ENOUGH = 2

/** Why this can't be asked now; null if it can. */
export function offerProblem(offers: Offers, kind: OfferKind, seat: Seat, phase: string): string | null {
  const standing = offers.standing.find((each) => each.kind === kind)
  if (standing) return standing.seat === seat ? 'You have asked that already. It waits for an answer.' : 'The other side asks the same.'
  const rests = offers.refused.some(
    (each) => each.kind === kind && each.seat === seat && each.phase === phase && each.times >= REFUSED_ENOUGH,
  )
  return rests ? 'This was refused twice. It rests until the next phase.' : null
}

export const withOffer = (offers: Offers, offer: Offer): Offers => ({ ...offers, standing: [...offers.standing, offer] })

export const offerOf = (offers: Offers, kind: OfferKind): Offer | undefined => offers.standing.find((each) => each.kind === kind)

/** It is taken back or was accepted: nothing of it stays. */
export const withoutOffer = (offers: Offers, kind: OfferKind): Offers => ({
  ...offers,
  standing: offers.standing.filter((each) => each.kind !== kind),
})

/** It was refused; said so, or by going on. */
export function refusedOffer(offers: Offers, kind: OfferKind, phase: string): Offers {
  const offer = offerOf(offers, kind)
  if (!offer) return offers
  const before = offers.refused.find((each) => each.kind === kind && each.seat === offer.seat)
  const times = before?.phase === phase ? before.times + 1 : 1
  const refused = [...offers.refused.filter((each) => each !== before), { kind, seat: offer.seat, times, phase }]
  return { ...withoutOffer(offers, kind), refused }
}

/** The match has gone on: whoever decides refuses what he was asked, and what was to be taken back is no longer the last decision. */
export function offersAfter(offers: Offers, decided: readonly Seat[], phase: string): Offers {
  let now = offers
  for (const { kind, seat } of offers.standing) {
    if (kind === 'rematch') continue
    if (decided.some((each) => each !== seat)) now = refusedOffer(now, kind, phase)
    else if (kind === 'undo' && decided.length > 0) now = withoutOffer(now, kind)
  }
  return now
}
