export type { Answers, Chair, Ruling } from './chair.ts'
export { ChairServer, type Change, isChange } from './chair-server.ts'
export {
  type Clocks,
  type ClockTerms,
  clocksAt,
  deadlineOf,
  leftOf,
  newClocks,
  outOfTime,
  turnedClocks,
} from './clock.ts'
export { type Ending, endingProblem, endingSchema, endingWords, outcomeOf } from './ending.ts'
export type { HandedList, HandedSeries, HandedWish } from './handed-series.ts'
export type { Company, Glimpse, Home, ListedTable, Seals, Since, SinceMoment } from './home.ts'
export { LocalChair } from './local-chair.ts'
export { type Computer, Match, type MatchSetup, type SeatPlayer } from './match.ts'
export { MemoryStore } from './memory-store.ts'
export {
  NO_OFFERS,
  type OfferKind,
  type Offers,
  offerOf,
  offerProblem,
  offersAfter,
  refusedOffer,
  withOffer,
  withoutOffer,
} from './offers.ts'
export {
  type AffairsSeen,
  type ChatLine,
  type ClockSeen,
  type Frame,
  frameSchema,
  type OfferSeen,
  type OnlineTable,
  type PresenceSeen,
  type PushPayload,
  type SeatAtTable,
  type Settling,
  type Stage,
  type Told,
} from './online.ts'
export { type KeptEvents, openMatch } from './open.ts'
export type { Askable, Occasion, OrderedStack, OrdersAdapter, Reaction } from './orders/adapter.ts'
export { answerOf, type OrderedAnswer } from './orders/answer.ts'
export type { OwnOrders, ToldAnswer } from './orders/own.ts'
export { occasionFor, pastOccasions } from './orders/past.ts'
export type { KeptOrders, OrdersStore } from './orders/standing.ts'
export { type TriedAnswer, trialOf } from './orders/trial.ts'
export { ASK_ALWAYS, type Deed, type Order, type Orders, type Otherwise, ordersSchema, type Who } from './orders/vocabulary.ts'
export { type Patch, patched, patchOf } from './patch.ts'
export { type MatchRecord, parseRecord, readRecord, recordSchema } from './record.ts'
export { RemoteTable } from './remote-table.ts'
export {
  commitmentTo,
  recordDigest,
  type Seal,
  type SealedSetUp,
  sealedKey,
  sealedSetUps,
  sealProblem,
  sealSchema,
  setUpProblem,
  shareOf,
} from './seal.ts'
export { opposite, sentenceOf } from './sentence.ts'
export { LEAST_BEAT, type OrderParts, type Pace, Session, type Tempo } from './session.ts'
export { type AskedQuestion, knownState, plainOf, type Standpoint, standpointOf } from './standpoint.ts'
export {
  type Continuation,
  continued,
  type MatchStore,
  type MatchSummary,
  readSummary,
  refuseStale,
  StaleWrite,
  standOf,
  summaryOf,
} from './store.ts'
export { type Terms, termsSchema, USUAL_TERMS } from './terms.ts'
export { type FromTable, MOST_AT_ONCE, type StandpointMessage, type ToTable, toTableSchema } from './wire.ts'
