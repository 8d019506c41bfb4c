import type { Lesson } from '../lesson.ts'
import { german, street, us } from './ground.ts'

export const places: Lesson = {
  id: 'places',
  title: 'Places inside the hex',
  idea: 'A foxhole, the bank of a ditch, wire: where in a hex you are can matter more than which hex.',
  minutes: 4,
  steps: [
    {
      situation: street({
        phase: 'movement',
        modules: ['entrenchments'],
        places: [{ type: 'foxhole', at: 'J7', squads: 1 }],
        units: [us('6-6-6', 'J7'), german('4-6-7', 'N7')],
      }),
      seed: 'foxhole 1',
      look: ['H5', 'N8', 'J9'],
      text: 'Your squad stands in the open in J7, beside a foxhole, and they hold the house in N7. Going in costs 1 MF of its own and can draw fire. Choose the squad: a button at the hex says where it can go.',
      hint: 'Choose J7, then Into the foxhole, on the board or in the dock.',
      goal: ({ events }) => events.some(({ type }) => type === 'entrenchments:goes'),
      after:
        'The counter shows FOXH. It is still in J7, but fire at it has +2 now. Out again costs 1 MF as well, and what lies in the hole is out of reach from outside.',
      solution: [{ decide: { type: 'entrench', unit: 0, in: 'foxhole' } }],
    },
    {
      situation: street({
        phase: 'movement',
        modules: ['depressions'],
        places: [
          { type: 'depression', at: 'K4', as: 'gully' },
          { type: 'depression', at: 'L4', as: 'gully' },
          { type: 'depression', at: 'L5', as: 'gully' },
        ],
        units: [us('6-6-6', 'L4'), german('4-6-7', 'N4')],
      }),
      seed: 'crest 1',
      look: ['I3', 'O5', 'L6'],
      text: 'A dry gully. Down in L4 nobody in N4 sees your squad, and it sees nobody. Its Crest is another Location, a level higher: you look over the bank, which covers you like a foxhole. Take the one to the northeast.',
      hint: 'Choose L4, then the Crest at its northeastern side, and confirm.',
      goal: ({ events, s }) => events.some((event) => event.type === 'moves' && s.setting.places?.of(event.to)?.kind === 'crest'),
      after:
        'It cost 2 MF. The bank covers you against fire over three hexsides, but not from above, nor from where they see the bottom. What is not before you, you fire at with half your firepower.',
      solution: [{ decide: { type: 'step', units: [0], to: 'L4 northeast crest' } }],
    },
    {
      situation: street({
        phase: 'movement',
        modules: ['wire'],
        places: [{ type: 'wire', at: 'J7' }],
        units: [us('6-6-6', 'J7', { position: 'wire' }), german('4-6-7', 'N7')],
      }),
      seed: 'wire 1',
      look: ['H5', 'N8', 'J9'],
      text: 'Your squad hangs on the wire in J7, and does not leave the hex until it is beneath. A die says how many MF that takes; if it has fewer left, it stays on the wire.',
      hint: 'Choose J7, then Beneath the wire.',
      goal: ({ events }) => events.some(({ type }) => type === 'wire:beneath'),
      after:
        'Beneath the wire the counter shows UNDER, and with the MF that are left it goes on. Go around wire, or blow it up with a charge.',
      solution: [{ decide: { type: 'beneath', unit: 0 } }],
    },
  ],
  learned: [
    'In and out of a foxhole is a step of its own, and covers with +2.',
    'Down in a gully one is seen along it; at its Crest one looks and fires over the bank.',
    'Wire holds whoever comes to it until a die lets him beneath.',
  ],
  terms: ['mf', 'terrain-effect', 'los', 'level'],
}
