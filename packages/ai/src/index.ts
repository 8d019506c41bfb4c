export { type Advisor, greedy } from './greedy.ts'
export { type MatchResult, playMatch } from './match.ts'
export type { Player, Position } from './player.ts'
export { random } from './random.ts'
