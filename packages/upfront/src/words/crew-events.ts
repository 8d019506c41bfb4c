import type { CrewEvent } from '../crew/events.ts'
import type { LeaderEvent } from '../leaders/events.ts'
import { groupName, manName } from './names.ts'
import type { Tellers } from './telling.ts'

export const crewTellers: Tellers<CrewEvent> = {
  crewed: (s, { gunner, assistant }) => ({ text: `${manName(s, assistant)} assists ${manName(s, gunner)}.` }),
  uncrewed: (s, { gunner, assistant }) => ({ text: `${manName(s, assistant)} no longer assists ${manName(s, gunner)}.` }),
}

export const leaderTellers: Tellers<LeaderEvent> = {
  execution: (s, { group, man, shot }) => ({
    text: shot
      ? `The Commissar of ${groupName(s, group)} has ${manName(s, man)} shot.`
      : `The Commissar of ${groupName(s, group)} spares his men.`,
    detail: `Drawn: ${manName(s, man)}.`,
  }),
}
