import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { nameOf, placeOf } from '../../../play/controller/draft.ts'
import { look, sitDown } from '../../../play/testing/hands.ts'
import { gunSituation } from '../testing/gun-situation.ts'
import { OrdnanceDraft } from './drafts/ordnance-draft.ts'
import { play } from './index.tsx'

const ground = {
  units: [
    { side: 'axis', type: 'ge-4-6-7', at: 'Z5' },
    { side: 'allied', type: 'ru-T34M41', at: 'Y5', vehicle: { vca: 4, tca: 4 } },
    { side: 'allied', type: 'ru-4-4-7', at: 'W6' },
  ],
  weapons: [{ side: 'axis', type: 'ge-HMG', owner: 0 }],
}
const [MG, TANK] = [0, 1]

test('a machine gun is aimed at a tank as a Gun is: the hex has its chance to hit, and what is ready is its own act', async () => {
  const { desk, game } = await sitDown(play, { situation: gunSituation(ground) }, 'small-arms')
  const draft = desk.draft as OrdnanceDraft
  expect(draft).toBeInstanceOf(OrdnanceDraft)
  desk.attempt(() => draft.chooseGun(MG))
  await desk.settled()
  const marks = await look(desk, () => draft.marks)
  expect(marks.filter(({ tone }) => tone === 'aim').map(({ place, label }) => [nameOf(desk.s, place), label])).toEqual([
    ['Y5', expect.stringMatching(/^\d+% hit$/)],
  ])
  desk.choosePlace(placeOf(desk.s, 'Y5'))
  await desk.settled()
  const ready = (await look(desk, () => draft.ready))!
  expect(ready.decision).toEqual({ type: 'smallArms', weapon: MG, at: 'Y5', vehicle: TANK })
  expect(game().problems('axis', ready.decision)).toEqual([])
  expect((await look(desk, () => draft.shotPreview))!.groups[0]!.units).toEqual([TANK])
  expect([await look(desk, () => draft.choices), draft.pivots]).toEqual([[], []])
})

test('the men of its hex come first, and its own fire with them is as before', async () => {
  const { desk } = await sitDown(play, { situation: gunSituation(ground) }, 'small-arms')
  const draft = desk.draft as OrdnanceDraft
  desk.choosePlace(placeOf(desk.s, 'Z5'))
  await desk.settled()
  expect([draft.weapon, draft.firers.map(({ unit }) => unit)]).toEqual([null, [0]])
})

test('the list of those who can fire names what fires: the machine guns of a tank apart from its gun, and men with their Weapons', async () => {
  const units = [
    { side: 'axis', type: 'ge-pzivh', at: 'Z5', vehicle: { vca: 4, tca: 4 } },
    { side: 'axis', type: 'ge-4-6-7', at: 'Z6' },
    { side: 'allied', type: 'ru-4-4-7', at: 'Y5' },
  ]
  const weapons = [{ side: 'axis', type: 'ge-LMG', owner: 1 }]
  const { desk } = await sitDown(play, { situation: gunSituation({ units, weapons }) }, 'who-fires')
  const shown = await look(desk, () => renderToStaticMarkup(createElement(play.dock.View, { desk })))
  const text = shown.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')
  expect(text).toContain('Z6: squad and LMG')
  expect(text).toContain('Z5: PzKpfw IVH, BMG and CMG')
})
