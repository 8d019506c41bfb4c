/** The scenario's card of a game of Up Front. */
import { type Side, tableau, type UpfrontState } from '@firegroup/upfront'
import type { CardParts } from '../../game.ts'
import { Portrait } from '../art/Portrait.tsx'
import { Soldier } from '../art/Soldier.tsx'
import { rulingsOf, valueIn } from '../shelf/agreed.ts'
import { victoryWords } from '../shelf/victory-words.ts'
import { manSaid } from './words.ts'

const FATES = { kia: 'killed', rout: 'ran', prisoner: 'taken prisoner', freed: 'freed' } as const

export const card: CardParts<UpfrontState> = {
  where: ({ setting: { scenario } }) => [scenario.briefing.place, scenario.briefing.date].filter(Boolean).join(', '),
  story: ({ setting }) => setting.scenario.briefing.text,
  orders: ({ setting }, seat) => setting.scenario.briefing[seat as Side] ?? '',
  wins: ({ setting }) => [victoryWords(setting.scenario), 'A side whose squad breaks has lost at once.'],
  special: ({ setting }) => setting.scenario.special ?? [],
  inForce: ({ setting: { scenario, modules } }) => [
    { name: 'Rules', says: `The rules up to chapter ${scenario.rulesThrough} are in force.` },
    ...modules.map(({ title, sentence }) => ({ name: title, says: sentence })),
    ...rulingsOf(scenario).flatMap((ruling) => {
      const chosen = ruling.choices.find(({ value }) => value === valueIn(scenario, ruling))
      return chosen && chosen !== ruling.choices[0] ? [{ name: ruling.legend, says: `${chosen.name}. ${chosen.note}` }] : []
    }),
  ],
  reinforcements: () => [],
  forces: (s, seat) => {
    const side = tableau(s, seat).sides[seat as Side]
    return side.men.map((man, i) => ({
      id: String(man.id),
      face: <Soldier man={man} nation={side.nation} place={i + 1} firepower={null} />,
      words: manSaid(man),
      count: 1,
    }))
  },
  losses: (s, seat) => {
    const { lost, nation } = tableau(s, seat).sides[seat as Side]
    return lost.map(({ name, fate }) => ({
      id: name,
      face: <Portrait nation={nation} leads={false} />,
      words: `${name}, ${FATES[fate]}`,
      count: 1,
    }))
  },
  strength: (s, seat) => {
    const { men, lost, points } = tableau(s, seat).sides[seat as Side]
    return [`${men.length} men`, lost.length > 0 ? `${lost.length} lost` : '', `${points} victory points`].filter(Boolean).join(', ')
  },
}
