import type { Problem } from '@firegroup/kernel'
import type { ActionCard, CardFunction } from '../../data/cards.ts'
import type { Scenario } from '../../scenario/types.ts'
import { SIDES } from '../../state.ts'
import type { UpfrontModule } from '../module.ts'

/** 47.2: Buildings and Woods are Jungle alike; what a Buildings card takes off it takes off as Jungle. */
function asJungle(printed: CardFunction): CardFunction {
  if (printed.type !== 'Terrain' || (printed.terrain !== 'Buildings' && printed.terrain !== 'Woods')) return printed
  return { ...printed, terrain: 'Woods', called: 'Jungle' }
}

function inJungle(card: ActionCard): ActionCard {
  return card.functions.some((printed) => asJungle(printed) !== printed) ? { ...card, functions: card.functions.map(asJungle) } : card
}

/** 47.2: where the Japanese face the British or the Americans. */
function unfit({ sides }: Scenario): Problem | undefined {
  const nations = SIDES.map((side) => sides[side].nation)
  const pacific = nations.includes('Japanese') && (nations.includes('British') || nations.includes('American'))
  return pacific ? undefined : { rule: '47.2', message: 'scenario.modules: jungle is for Japanese against British or Americans.' }
}

/** 47: the fringe of the jungle. */
export const jungle: UpfrontModule = {
  id: 'jungle',
  title: 'Jungle',
  sentence: 'Buildings and Woods are Jungle, every shot is one weaker, a Marsh can’t be refused, and infiltration is easier.',
  cardIn: inJungle,
  unfit,
  hooks: {
    // 47.3: all fire, whatever the terrain, but not a flamethrower's
    cover: [(_s, _target, _from, { flame }) => (flame ? undefined : { rule: '47.3', label: 'jungle', value: -1 })],
    rejectionForbidden: [
      (_s, _group, terrain) => (terrain === 'Marsh' ? { rule: '47.4', message: 'In the jungle a Marsh can’t be refused.' } : undefined),
    ],
    infiltrationShift: [() => ({ rule: '47.5', label: 'jungle', value: -1 })],
  },
  glossary: [
    {
      id: 'jungle',
      name: 'Jungle',
      rules: ['47.2', '47.3', '47.4', '47.5'],
      text: 'All Woods and Buildings cards are Jungle: they take off what is printed, and are Woods otherwise. Every attack but a flamethrower’s is one weaker, infiltration is one column easier, and nobody can refuse a Marsh.',
      also: ['Pacific'],
      see: ['terrain', 'infiltration'],
    },
  ],
}
