import { skillOf } from '../data/skills.ts'
import { nameOf } from '../map/location.ts'
import type { SpecialistEvent } from '../specialists/events.ts'
import { sideAdjective, unitLabel, unitList } from './names.ts'
import { onMap, type Tellers } from './telling.ts'

export const specialistTellers: Tellers<SpecialistEvent> = {
  sniperPlaced: (s, { side, at }) => ({
    text: `A ${sideAdjective(s, side)} Sniper shows himself in ${nameOf(s.setting, at)}.`,
    ...onMap(at),
  }),
  sniperTarget: (s, { unit, at, among, target }) => ({
    text: `${unitLabel(s, unit)} aims at ${unitLabel(s, target)} in ${nameOf(s.setting, at)}.`,
    detail: `By lot among ${unitList(s, among)}.`,
    ...onMap(at),
  }),
  skillBack: (s, { unit, skill, why }) => ({
    text:
      why === 'used'
        ? `${unitLabel(s, unit)} has used his ${skillOf(skill).name}.`
        : `The Skill ${skillOf(skill).name} can be drawn again.`,
  }),
}
