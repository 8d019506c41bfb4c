/** What the bars above and below say of a game of Up Front. */
import { type Side, tableau, type UpfrontEvent, type UpfrontState } from '@firegroup/upfront'
import type { ReactNode } from 'react'
import { PhaseRibbon } from '../../../play/parts/Ribbon.tsx'
import type { BarParts } from '../../game.ts'
import { lookOf } from '../art/Soldier.tsx'
import { STEPS, stepOf } from '../steps.ts'
import type { UpfrontDraft } from './kinds.ts'
import { peopleOf } from './words.ts'

const END: Readonly<Record<string, string>> = { act: 'End actions', discard: 'Keep all cards', initialTerrain: 'No more terrain' }
const NEWS: readonly UpfrontEvent['type'][] = [
  'fires',
  'moves',
  'entersTerrain',
  'manLost',
  'pinned',
  'terrainOffered',
  'sniper',
  'wireLaid',
]

export const bars: BarParts<UpfrontState, UpfrontEvent, UpfrontDraft> = {
  scenarioName: (s) => s.setting.scenario.name,
  where: (s) => (s.phase === 'prepare' ? 'Preparing' : `${peopleOf(s, s.active)}, turn ${s.turn}`),
  palette: (s, seat) => lookOf(s.setting.nation[seat as Side]).palette,
  handOver: (s, seat) =>
    `${peopleOf(s, seat as Side)}, ${s.phase === 'prepare' ? 'before play' : `turn ${s.turn}`}. Only you should see your cards.`,
  isNews: ({ type }) => NEWS.includes(type),
  Turns: Decks,
  Ribbon: ({ s, asked }) => (
    <PhaseRibbon phases={STEPS} current={stepOf(s)} palette={lookOf(s.setting.nation[s.active]).palette} asked={asked} />
  ),
  Chosen: () => null,
  end: (kind) => END[kind] ?? 'Done',
  left: (count) => `${count === 1 ? 'One group' : `${count} groups`} can still act.`,
  outcomeNote: (s) => {
    const { sides } = tableau(s, null)
    return `Victory points: ${peopleOf(s, 'axis')} ${sides.axis.points}, ${peopleOf(s, 'allied')} ${sides.allied.points}.`
  },
}

/** 16.2: which Deck is being played. How far it has gone nobody may count. */
function Decks({ s }: { readonly s: UpfrontState }): ReactNode {
  const { deckNumber: number, setting } = s
  const of = setting.scenario.decks
  return (
    <span className="uf-decks">
      <span aria-hidden="true">Deck</span>
      <ol className="play-turns" aria-label={`Deck ${number} of ${of}`}>
        {Array.from({ length: of }, (_, i) => i + 1).map((each) => (
          <li key={each} aria-current={each === number ? 'step' : undefined}>
            {each}
          </li>
        ))}
      </ol>
    </span>
  )
}
