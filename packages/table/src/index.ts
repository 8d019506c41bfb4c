export { type Computer, Match, type MatchSetup, type SeatPlayer, summaryOf } from './match.ts'
export { MemoryStore } from './memory-store.ts'
export { type MatchRecord, type MatchStore, type MatchSummary, parseRecord, recordSchema } from './record.ts'
