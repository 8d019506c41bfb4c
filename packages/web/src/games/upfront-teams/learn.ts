/** What there is to learn is learned in single games. */
import type { TeamEvent, TeamState } from '@firegroup/upfront'
import type { GameLearn } from '../game.ts'
import { learn as one } from '../upfront/learn/index.tsx'
import { glossary } from './glossary.ts'

export const learn: GameLearn<TeamState, TeamEvent> = {
  ...(one as unknown as GameLearn<TeamState, TeamEvent>),
  lessons: [],
  glossary,
  seat: 'axis1',
}
