import { listed, plainNumber } from '@firegroup/kernel/words'
import { MISSION_NAMES } from '../data/indirect-fire.ts'
import { batteryName } from '../indirect/batteries.ts'
import type { IndirectEvent } from '../indirect/events.ts'
import { nameOf } from '../map/location.ts'
import { unitInPlace } from './names.ts'
import { reasons } from './phrases.ts'
import { onMap, type Tellers } from './telling.ts'

export const indirectTellers: Tellers<IndirectEvent> = {
  spottingRound: (s, { unit, battery, mission, at, dice, modifiers, distance, to, lost }) => {
    const where = to < 0 ? 'off the map' : `in ${nameOf(s.setting, to)}`
    const changed = modifiers.length === 0 ? '' : `, ${reasons(modifiers)}`
    return {
      text: `${unitInPlace(s, unit)} calls ${batteryName(s, battery)} on ${nameOf(s.setting, at)}: the Spotting Round falls ${where}${lost ? ', out of sight' : ''}.`,
      detail: `${MISSION_NAMES[mission]}. White die ${dice[0]}${changed}, halved: ${plainNumber(distance)}; coloured die ${dice[1]}.`,
      ...onMap(to < 0 ? at : to),
    }
  },
  missionAborted: (s, { unit, battery }) => ({
    text: `${unitInPlace(s, unit)} breaks off: ${batteryName(s, battery)} keeps its Fire Mission.`,
  }),
  fireMission: (s, { battery, mission, at, hexes }) => ({
    text: `${batteryName(s, battery)} fires for effect on ${nameOf(s.setting, at)}.`,
    detail: `${MISSION_NAMES[mission]}: ${listed(hexes.map((hex) => nameOf(s.setting, hex)))}.`,
    ...onMap(at),
  }),
  barrageEnds: (_, { cancelled }) => ({ text: cancelled ? 'The Walking Barrage is cancelled.' : 'The Walking Barrage is over.' }),
}
