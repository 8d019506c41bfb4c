import type { AslskEvent, AslskState } from '@firegroup/aslsk'
import { expect, test } from 'vitest'
import { type HexDraft, nameOf, placeOf } from '../../../play/controller/draft.ts'
import { type AtDesk, look, rest, sitDown, triedAndPutBack } from '../../../play/testing/hands.ts'
import { gunSituation } from '../testing/gun-situation.ts'
import { SpecialDraft } from './drafts/special-draft.ts'
import { play } from './index.tsx'

const [SQUAD, TANK] = [0, 2]

const ambush = {
  year: 1944,
  month: 8,
  units: [
    { side: 'axis', type: 'ge-4-6-7', at: 'Z5' },
    { side: 'axis', type: 'ge-4-6-7', at: 'CC4' },
    { side: 'allied', type: 'ru-T34M41', at: 'Y5', vehicle: { vca: 1, tca: 1 } },
    { side: 'allied', type: 'ru-4-4-7', at: 'W6' },
  ],
  weapons: [],
}

interface AtAmbush extends AtDesk<AslskState, AslskEvent, HexDraft> {
  readonly draft: SpecialDraft
  readonly choose: (hex: string) => Promise<void>
}

async function atAmbush(more: object = {}): Promise<AtAmbush> {
  const at = await sitDown(play, { situation: gunSituation({ ...ambush, ...more }) }, 'panzerfaust')
  const { desk } = at
  if (!(desk.draft instanceof SpecialDraft)) throw new Error(`A ${desk.draft?.view} draft, and no Panzerfaust.`)
  const choose = async (hex: string): Promise<void> => {
    desk.choosePlace(placeOf(desk.s, hex))
    await desk.settled()
  }
  return { ...at, draft: desk.draft, choose }
}

test('a squad beside a tank and then the tank make a check for a Panzerfaust, with the chance that it is found and destroys', async () => {
  const { desk, draft, choose, game } = await atAmbush()
  const lit = await look(desk, () => draft.targets)
  expect(lit.find(({ place }) => nameOf(desk.s, place) === 'Y5')!.effect).toBeGreaterThan(0)
  await choose('Z5')
  await choose('Y5')
  expect(draft.special).toMatchObject({ unit: SQUAD, vehicle: TANK, at: 'Y5' })
  const { check, shot } = (await look(desk, () => draft.checked))!
  expect(check.fires).toBe(3)
  const [{ odds }] = shot.odds.targets as [(typeof shot.odds.targets)[number]]
  const { effect } = draft.specialOf(draft.special!)
  expect(effect).toBeCloseTo((3 / 6) * (odds.eliminated / odds.of), 9)
  const ready = (await look(desk, () => draft.ready))!
  expect(ready.label).toBe('Look for a Panzerfaust')
  expect(game().problems('axis', ready.decision)).toEqual([])
  expect(play.dock.title(desk)).toBe('Panzerfaust from Z5 at the T-34 M41 in Y5')
  expect(play.dock.figure(desk)).toEqual({ share: effect, words: 'destroyed' })
  desk.back()
  expect([draft.special, draft.at]).toEqual([null, null])
})

test('other fire that is chosen takes the place of the check', async () => {
  const { desk, draft, choose } = await atAmbush()
  const [best] = await look(desk, () => draft.specials)
  draft.takeSpecial(best!)
  expect(draft.places.map((place) => nameOf(desk.s, place))).toEqual(['Z5'])
  await choose('W6')
  expect(draft.special).toBeNull()
  expect(draft.firers.length).toBeGreaterThan(0)
})

test('a tank that drives by is answered with one', async () => {
  const { desk, game } = await sitDown(
    play,
    { situation: gunSituation({ ...ambush, attacker: 'allied', phase: 'movement' }) },
    'panzerfaust',
  )
  desk.decide({ type: 'start', unit: TANK })
  await rest(desk)
  const draft = desk.draft as SpecialDraft
  expect(draft).toBeInstanceOf(SpecialDraft)
  const [best] = await look(desk, () => draft.specials)
  draft.takeSpecial(best!)
  const ready = (await look(desk, () => draft.ready))!
  expect(ready.decision).toMatchObject({ type: 'panzerfaust', unit: SQUAD })
  expect(game().problems('axis', ready.decision)).toEqual([])
})

test('whatever hands do to a check can be put back', async () => {
  const { desk, draft } = await atAmbush()
  const [from, to] = ['Z5', 'Y5'].map((hex) => placeOf(desk.s, hex))
  await triedAndPutBack(desk, (now) => [now.choosePlace(from!), now.choosePlace(to!)])
  expect(draft.special).toBeNull()
})
