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

test('what is done instead of a shot stands with the stack that does it, and with nobody chosen all of it', async () => {
  const situation = street({
    phase: 'prepFire',
    modules: ['demolition-full', 'latw-full'],
    units: [us('6-6-6', 'K5'), german('4-6-7', 'K4'), us('6-6-6', 'N6'), german('4-6-7', 'O7')],
    weapons: [
      { side: 'allied', type: 'am-DC', owner: 0 },
      { side: 'allied', type: 'am-DC', owner: 2 },
    ],
  })
  const { desk, game } = await sitDown(play, { situation }, 'charges')
  const offered = async () => {
    const shown = await look(desk, () => renderToStaticMarkup(<play.dock.View desk={desk} />))
    return [...shown.matchAll(/Throw the .*?<\/strong>/g)].map(([text]) => text.replace(/<[^>]+>/g, '').replaceAll('\u2060', ''))
  }
  expect(await offered()).toEqual(['Throw the DC into K4 with 6-6-6 in K5', 'Throw the DC into O7 with 6-6-6 in N6'])
  desk.choosePlace(placeOf(desk.s, 'N6'))
  await desk.settled()
  expect(await offered()).toEqual(['Throw the DC into O7 with 6-6-6 in N6'])
  expect(desk.further.map((each) => (each as { type: string }).type)).not.toContain('throwDc')
  expect(game().problems('allied', { type: 'throwDc', unit: 2, weapon: 1, at: 'O7' })).toEqual([])
})
