import type { Problem } from '@firegroup/kernel'
import { bogCheck } from '../../armour/vehicle.ts'
import type { ActionCard, CardFunction, TerrainFunction } from '../../data/cards.ts'
import { terrainCardOf } from '../../groups/stack.ts'
import { vehicleOf } from '../../machines/machine.ts'
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

/** 47.6 */
function isThick(printed: TerrainFunction | undefined): boolean {
  return printed?.terrain === 'Woods' && printed.against === THICK
}

const THICK = -3

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
    terrainForbidden: [
      (s, group, _terrain, printed) =>
        isThick(printed) && vehicleOf(s, group) ? { rule: '47.6', message: 'No vehicle gets into the thick Jungle of a -3.' } : undefined,
    ],
    overrunForbidden: [
      (s, target) =>
        isThick(terrainCardOf(s, target)) ? { rule: '47.6', message: 'Nobody is overrun in the thick Jungle of a -3.' } : undefined,
    ],
    // 47.6: whatever the ground, every Movement card of a vehicle may be its last for a while
    movementPlayed: [
      (g, group, { why }) => {
        const vehicle = vehicleOf(g.state, group)
        if (vehicle && why !== 'unbog') bogCheck(g, vehicle, 'terrain')
      },
    ],
    infiltrationShift: [() => ({ rule: '47.5', label: 'jungle', value: -1 })],
  },
  glossary: [
    {
      id: 'jungle',
      name: 'Jungle',
      rules: ['47.2', '47.3', '47.4', '47.5', '47.6'],
      text: 'All Woods and Buildings cards are Jungle: they take off what is printed, and are Woods otherwise. Every attack but a flamethrower’s is one weaker, infiltration is one column easier, and nobody can refuse a Marsh. A vehicle may bog down with every Movement card, and neither enters nor overruns a -3.',
      also: ['Pacific'],
      see: ['terrain', 'infiltration'],
    },
  ],
}
