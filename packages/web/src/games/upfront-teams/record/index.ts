/** Team games gone through again: the game in which the last thing happened. */
import { gameAt, type TeamEvent, type TeamState, upfrontTeams } from '@firegroup/upfront'
import type { GameRecord } from '../../record.ts'
import { record as one } from '../../upfront/record/index.tsx'
import { adapted } from '../adapted.ts'
import { glossary } from '../glossary.ts'
import { nameOf } from '../names.ts'

const shown = (s: TeamState) => gameAt(s, s.asked)

export const record: GameRecord<TeamState, TeamEvent> = {
  ...adapted<GameRecord<TeamState, TeamEvent>>(one, shown),
  system: upfrontTeams,
  glossary,
  tell: (s, events) => events.flatMap((event) => one.tell(gameAt(s, event.game), [event])),
  sideName: nameOf,
  sharing: (state) => state,
  nation: (s, seat) => one.nation(gameAt(s, Number(seat.slice(-1)) - 1), seat.slice(0, -1)),
}
