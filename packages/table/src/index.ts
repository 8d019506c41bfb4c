export { type Computer, Match, type MatchSetup, type SeatPlayer } from './match.ts'
export { MemoryStore } from './memory-store.ts'
export { type MatchRecord, type MatchStore, type MatchSummary, parseRecord, recordSchema } from './record.ts'
