import { listed, verb } from '@firegroup/kernel/words'
import type { ConcealmentEvent } from '../concealment/events.ts'
import { nameOf } from '../map/terrain.ts'
import { mfWords } from '../phases/movement/factors.ts'
import type { AslskState } from '../state.ts'
import { isUnseen, sideName, unitItems, unitList } from './names.ts'
import { onMap, type Telling } from './telling.ts'

export function concealmentWords(s: AslskState, event: ConcealmentEvent): Telling {
  const { units, at } = event
  const who = unitList(s, units)
  const hex = nameOf(s, at)
  switch (event.type) {
    case 'revealed':
      return {
        text: `${who} in ${hex} ${verb(units.length, 'is', 'are')} seen: no longer concealed.`,
        lead: `${who} in ${hex}`,
        ...onMap(at),
      }
    case 'placedConcealed':
      return { text: `${sideName(s, event.side)} have somebody in ${hex}, concealed.`, lead: `Concealed in ${hex}`, ...onMap(at) }
    case 'conceals':
      // who they were can't be told to those from whom it hides them
      if (units.some((id) => isUnseen(s, id)))
        return { text: `Concealed from now on: whoever is in ${hex}.`, lead: `Concealed in ${hex}`, ...onMap(at) }
      return { text: `${who} in ${hex} ${verb(units.length, 'is', 'are')} concealed.`, lead: `${who} in ${hex}`, ...onMap(at) }
    case 'bumps': {
      const movers = listed(unitItems(s, units))
      const spent = event.mf === 0 ? '' : `; ${mfWords(event.mf)} MF spent in ${nameOf(s, event.from)}`
      return {
        text: `${movers} ${verb(units.length, 'runs', 'run')} into an unseen enemy in ${hex} and ${verb(units.length, 'goes', 'go')} no further${spent}.`,
        lead: movers,
        ...onMap(at),
      }
    }
    default:
      return event satisfies never
  }
}
