import type { AslskEvent, AslskState, DefencePreview } from '@firegroup/aslsk'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { type HexDraft, placeOf } from '../../../play/controller/draft.ts'
import { type AtDesk, look, rest, sitDown, triedAndPutBack } from '../../../play/testing/hands.ts'
import { german, street, us } from '../learn/lessons/ground.ts'
import { SpecialDraft } from './drafts/special-draft.ts'
import { play } from './index.tsx'

type At = AtDesk<AslskState, AslskEvent, HexDraft>

const [SQUAD, TANK, FT] = [0, 1, 0]

const sit = (position: Parameters<typeof street>[0]): Promise<At> => sitDown(play, { situation: street(position) }, 'flame')

test('a flamethrower is turned on a tank as other fire is declared: stack, tank, with the chance that it destroys', async () => {
  const { desk, game } = await sit({
    phase: 'prepFire',
    units: [us('6-6-6', 'K5'), german('pzivh', 'L5', { vehicle: { vca: 4, tca: 4 } })],
    weapons: [{ side: 'allied', type: 'am-FT', owner: SQUAD }],
  })
  const draft = desk.draft as SpecialDraft
  expect(draft).toBeInstanceOf(SpecialDraft)
  const [best] = await look(desk, () => draft.specials)
  expect(best).toMatchObject({ unit: SQUAD, found: null })
  expect(best!.effect).toBeCloseTo(21 / 36, 9)
  await triedAndPutBack(desk, (now) => (now as SpecialDraft).takeSpecial(best!))
  desk.pick(draft.numbered)
  await desk.settled()
  expect((await look(desk, () => draft.burnt))!.final).toBe(8)
  const ready = (await look(desk, () => draft.ready))!
  expect(ready).toMatchObject({ label: 'Burn it', decision: { type: 'flame', weapon: FT, vehicle: TANK } })
  expect(game().problems('allied', ready.decision)).toEqual([])
  expect(play.dock.title(desk)).toBe('Flamethrower from K5 at the PzKpfw IVH in L5')
  expect(play.dock.figure(desk)).toEqual({ share: best!.effect, words: 'destroyed' })
  expect(desk.further.map((each) => (each as { type: string }).type)).not.toContain('flame')
})

test('the close defence weapon of a tank stands in its Close Combat, with what it would do to everybody there', async () => {
  const { desk } = await sit({
    phase: 'closeCombat',
    month: 7,
    year: 1944,
    units: [us('6-6-6', 'M5'), us('6-6-6', 'M5'), german('pzvg', 'M5')],
  })
  for (let i = 0; i < 6 && desk.open?.question.kind !== 'closeCombat'; i++) {
    desk.decide(desk.end)
    await rest(desk)
  }
  desk.decide({ type: 'attack', attacks: [{ by: [0], on: [2] }] })
  await rest(desk)
  desk.dismiss()
  expect(desk.seat).toBe('axis')
  const use = { type: 'closeDefence', vehicle: 2 }
  expect(desk.open!.question.candidates()).toContainEqual(use)
  const { works, targets } = (await look(desk, () => desk.open!.question.preview(use))) as DefencePreview
  expect([works, targets.map(({ unit }) => unit)]).toEqual([21, [0, 1]])
  const shown = await look(desk, () => renderToStaticMarkup(<play.dock.View desk={desk} />))
  expect(shown.replace(/<[^>]+>/g, ' ')).toMatch(/Close defence weapon .* goes off on .*7.* or less/)
})

test('men with other fire of the hex are still chosen first by its click', async () => {
  const { desk } = await sit({
    phase: 'prepFire',
    units: [us('6-6-6', 'K5'), german('pzivh', 'L5', { vehicle: { vca: 4, tca: 4 } }), german('4-6-7', 'J5')],
    weapons: [{ side: 'allied', type: 'am-FT', owner: SQUAD }],
  })
  const draft = desk.draft as SpecialDraft
  desk.choosePlace(placeOf(desk.s, 'K5'))
  await desk.settled()
  expect([draft.special, draft.firers.map(({ unit }) => unit)]).toEqual([null, [SQUAD]])
})
