/** Games of Up Front gone through again. */
import { describeDecision, type Side, type UpfrontEvent, type UpfrontState, upfront } from '@firegroup/upfront'
import { sameOr } from '../../../matches/replay/sharing.ts'
import type { GameRecord, When } from '../../record.ts'
import { glossary } from '../learn/glossary.ts'
import { peopleOf, tell } from '../play/words.ts'
import { victoryWords } from '../shelf/victory-words.ts'
import { stepName, stepOf } from '../steps.ts'
import { Crop, placesOf } from './Crop.tsx'
import { oddsOf } from './odds.ts'
import { deed, Scene } from './Scene.tsx'
import { Still } from './Still.tsx'
import { tables } from './tables.ts'

export const record: GameRecord<UpfrontState, UpfrontEvent> = {
  system: upfront,
  glossary,
  tell,
  describe: describeDecision,
  sideName: (s, seat) => peopleOf(s, seat as Side),
  sharing: (state, before) => ({
    ...state,
    men: state.men.map((man, id) => sameOr(man, before.men[id])),
  }),
  isLoss: ({ type }) => type === 'manLost',
  when,
  Still,
  Scene,
  deed,
  oddsOf,
  crop: { type: 'table', places: placesOf, Crop },
  aim: ({ setting }) => victoryWords(setting.scenario),
  nation: ({ setting }, seat) => setting.scenario.sides[seat as Side].nation,
  setting: ({ setting: { scenario } }) => [scenario.briefing.place ?? '', scenario.briefing.date ?? ''].filter(Boolean),
  standing: (s) => `Turn ${s.turn}, Deck ${s.deckNumber} of ${s.setting.scenario.decks}`,
  scenarioId: ({ setting }) => setting.scenario.id,
  tables,
  note: 'Black numbers are good for whoever fires, red ones for whoever is fired on. The whole deck comes to 0 on average.',
}

function when(s: UpfrontState): When {
  const { turn, active, phase } = s
  const [side, step] = [peopleOf(s, active), stepName(s)]
  return {
    turn,
    half: phase === 'prepare' ? phase : `${turn} ${active}`,
    phase: `${phase} ${stepOf(s)}`,
    title: phase === 'prepare' ? 'Preparation' : `Turn ${turn}, ${side}, ${step}`,
    place: phase === 'prepare' ? 'Preparation' : `Turn ${turn}, ${side}, ${step}`,
    numbered: turn % 2 === 1,
  }
}
