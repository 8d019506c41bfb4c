import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { placeOf } from '../../../play/controller/draft.ts'
import { look, sitDown } from '../../../play/testing/hands.ts'
import { german, street, us } from '../learn/lessons/ground.ts'
import { play } from './index.tsx'

test('charges stand with what the unit chosen can do: set where it is, placed by hex; none is in the list besides', async () => {
  const situation = street({
    phase: 'movement',
    modules: ['demolition-full'],
    units: [us('6-6-6', 'K5'), german('4-6-7', 'P6')],
    weapons: [{ side: 'allied', type: 'am-DC', owner: 0 }],
  })
  const { desk } = await sitDown(play, { situation }, 'charges')
  desk.choosePlace(placeOf(desk.s, 'K5'))
  await desk.settled()
  const shown = await look(desk, () => renderToStaticMarkup(<play.dock.View desk={desk} />))
  expect(shown.match(/Set the DC with 6-6-6 in K5/g)).toHaveLength(1)
  expect(shown).toMatch(/<summary>Place a demolition charge<\/summary>.*K4/s)
  expect(desk.further.map((each) => (each as { type: string }).type)).not.toContain('setDc')
})
