import { listed, numberWord } from '@firegroup/kernel/words'
import type { HiddenEvent } from '../hidden/events.ts'
import { nameOf } from '../map/location.ts'
import { sideName, sidePeople, unitList } from './names.ts'
import { onMap, type Tellers } from './telling.ts'

const WHY = {
  chose: 'They show themselves.',
  found: 'The enemy is beside them.',
  shelled: 'The shells fall among them.',
  end: 'The battle is over.',
} as const

export const hiddenTellers: Tellers<HiddenEvent> = {
  appears: (s, { side, units, why }) => {
    const places = [...new Set(units.map(({ at }) => at))]
    const there = places.map((at) => {
      const ids = units.filter((each) => each.at === at).map(({ unit }) => unit)
      return `${unitList(s, ids)} in ${nameOf(s.setting, at)}`
    })
    return { text: `Hidden ${sidePeople(s, side)}: ${listed(there)}.`, detail: WHY[why], ...onMap(places[0]) }
  },
  minesLaid: (s, { side, fp, at }) => ({
    text: `${sideName(s, side)} lay Mines of ${fp} FP${at === undefined ? ' where nobody sees it' : ` in ${nameOf(s.setting, at)}`}.`,
    ...onMap(at),
  }),
  minesFound: (s, { side, at, count }) => ({
    text: `${count === 1 ? 'Mines' : `${numberWord(count)} Mines`} of the ${sidePeople(s, side)} lie in ${nameOf(s.setting, at)}.`,
    ...onMap(at),
  }),
}
