/** Team games in the worker: their players know their own game. */
import { orders, pace } from '@firegroup/content/teams/upfront'
import { gameAt, type TeamEvent, type TeamState, teamCounsel, upfrontTeams } from '@firegroup/upfront'
import type { GameThinking } from '../game.ts'
import { rollOf } from '../upfront/rolls.ts'

export const thinking: GameThinking<TeamState, TeamEvent> = {
  system: upfrontTeams,
  counsel: teamCounsel,
  pace,
  orders,
  rollOf: (s, event) => rollOf(gameAt(s, event.game), event),
}
