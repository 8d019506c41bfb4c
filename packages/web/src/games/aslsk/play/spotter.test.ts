import { expect, test } from 'vitest'
import { nameOf, placeOf } from '../../../play/controller/draft.ts'
import { look, sitDown } from '../../../play/testing/hands.ts'
import { gunSituation } from '../testing/gun-situation.ts'
import { OrdnanceDraft } from './drafts/ordnance-draft.ts'
import { play } from './index.tsx'

const ground = {
  modules: ['mortars-full'],
  units: [
    { side: 'axis', type: 'ge-4-6-7', at: 'Z5' },
    { side: 'axis', type: 'ge-L-8-0', at: 'Z5' },
    { side: 'allied', type: 'ru-4-4-7', at: 'W6' },
  ],
  weapons: [{ side: 'axis', type: 'ge-MTR50', owner: 0 }],
  kept: { 'mortars-full': { pairs: [{ mortar: 0, spotter: 1 }], spotted: [], apart: [] } },
  step: 'prepFire.fire',
}

test('a Mortar with a spotter is aimed like any other, and by whose eyes is one of the ways to fire', async () => {
  const { desk, game } = await sitDown(play, { situation: gunSituation(ground) }, 'spotter')
  const draft = desk.draft as OrdnanceDraft
  expect(draft).toBeInstanceOf(OrdnanceDraft)
  desk.attempt(() => draft.chooseGun(0))
  await desk.settled()
  const marks = await look(desk, () => draft.marks)
  expect(marks.filter(({ tone }) => tone === 'aim').map(({ place }) => nameOf(desk.s, place))).toEqual(['W6'])
  desk.choosePlace(placeOf(desk.s, 'W6'))
  await desk.settled()
  const eyes = (await look(desk, () => draft.choices)).find(({ id }) => id === 'eyes')!
  expect(eyes.ways.map(({ words, on, problem }) => [words, on, problem])).toEqual([
    ['its crew', true, null],
    ['its spotter', false, null],
  ])
  draft.chooseWay(eyes.ways[1]!)
  const ready = (await look(desk, () => draft.ready))!
  expect(ready.decision).toEqual({ type: 'spotted', weapon: 0, at: 'W6', target: 'att' })
  expect(game().problems('axis', ready.decision)).toEqual([])
})
