import { expect, test } from 'vitest'
import { placeOf } from '../../../play/controller/draft.ts'
import { sitDown } from '../../../play/testing/hands.ts'
import { street, us } from '../learn/lessons/ground.ts'
import { unitView } from '../views.ts'
import { play } from './index.tsx'
import { placeOffers } from './place-offers.ts'

const german = { side: 'axis', type: 'ge-4-6-7', at: 'P6' } as const

test('at the hex of the units chosen stand the ways into its places, and counters show where they are', async () => {
  const { desk } = await sitDown(
    play,
    {
      situation: street({
        phase: 'movement',
        modules: ['sewers', 'depressions', 'pillboxes', 'wire', 'entrenchments'],
        places: [
          { type: 'sewers', side: 'allied' },
          { type: 'manhole', at: 'K6' },
          { type: 'manhole', at: 'N6' },
          { type: 'foxhole', at: 'K6', squads: 1 },
          { type: 'depression', at: 'L4', as: 'gully' },
          { type: 'wire', at: 'J7' },
        ],
        units: [
          us('6-6-6', 'K6'),
          us('6-6-6', 'L4'),
          us('6-6-6', 'J7', { position: 'wire' }),
          us('6-6-6', 'M6 sewer', { concealed: true }),
          german,
        ],
      }),
    },
    'places',
  )
  const offered = async (hex: string) => {
    while (desk.draft?.back());
    desk.choosePlace(placeOf(desk.s, hex))
    await desk.settled()
    return placeOffers(desk).map(({ words, side }) => (side === null ? words : `${words} ${side}`))
  }
  expect(await offered('K6')).toEqual(['Below, to here', 'Into the foxhole'])
  expect(await offered('L4')).toEqual(['Crest 0', 'Crest 1', 'Crest 2', 'Crest 3', 'Crest 4', 'Crest 5'])
  expect(await offered('J7')).toEqual(['Beneath the wire'])
  expect(await offered('M6 sewer')).toContain('Below, to here')
  expect(desk.s.units.map((unit) => unitView(desk.s, unit).tabs?.find((tab) => ['wire', 'sewer'].includes(tab)))).toEqual([
    undefined,
    undefined,
    'wire',
    'sewer',
    undefined,
  ])
})
