import { verb } from '@firegroup/kernel/words'
import { nameOf } from '../map/terrain.ts'
import type { BanzaiEvent } from '../pacific/banzai/events.ts'
import { mfWords } from '../phases/movement/factors.ts'
import type { AslskState } from '../state.ts'
import { unitLabel, unitList } from './names.ts'
import { onMap, placeOfUnit, type Telling } from './telling.ts'

export function banzaiWords(s: AslskState, event: BanzaiEvent): Telling {
  switch (event.type) {
    case 'banzai': {
      const { units, leader, target, at } = event
      const others = units.filter((id) => id !== leader)
      const charge = others.length > 0 ? `leads ${unitList(s, others)} against` : 'charges alone at'
      const text = `Banzai! ${unitLabel(s, leader)} ${charge} ${unitLabel(s, target)} in ${nameOf(s, at)}.`
      return { text, ...onMap(at) }
    }
    case 'banzaiImpulse': {
      const { units, mf } = event
      return { text: `The Charge has moved: ${mfWords(mf)} MF for all in it.`, ...placeOfUnit(s, units[0]) }
    }
    case 'banzaiEnds': {
      const { units, over } = event
      const text = `${unitList(s, units)} ${verb(units.length, 'ends', 'end')} the Charge.${over ? ' It is over.' : ''}`
      return { text, ...placeOfUnit(s, units[0]) }
    }
    default:
      return event satisfies never
  }
}
