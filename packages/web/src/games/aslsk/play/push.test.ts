import type { AslskEvent, AslskState } from '@firegroup/aslsk'
import { expect, test } from 'vitest'
import { type HexDraft, nameOf, placeOf } from '../../../play/controller/draft.ts'
import { type AtDesk, look, sitDown, triedAndPutBack } from '../../../play/testing/hands.ts'
import type { AskRisk, Risk } from '../queries.ts'
import { gunSituation } from '../testing/gun-situation.ts'
import { thinking } from '../thinking.ts'
import { memberChosen, pathOf } from './board/acts.ts'
import { turnablesOf, turnBy } from './board/facing.ts'
import { PushDraft } from './drafts/push-draft.ts'
import { play } from './index.tsx'

const [CREW, GUN, HELPER] = [0, 0, 11]

interface AtGun extends AtDesk<AslskState, AslskEvent, HexDraft> {
  readonly draft: PushDraft
  readonly choose: (hex: string) => Promise<void>
}

async function atGun(more: object = {}): Promise<AtGun> {
  const at = await sitDown(play, { situation: gunSituation({ phase: 'movement', ...more }) }, 'push')
  const { desk } = at
  if (!(desk.draft instanceof PushDraft)) throw new Error(`A ${desk.draft?.view} draft, and no Gun.`)
  const choose = async (hex: string): Promise<void> => {
    desk.choosePlace(placeOf(desk.s, hex))
    await desk.settled()
  }
  return { ...at, draft: desk.draft, choose }
}

test('a crew goes nowhere without its Gun and takes it along at once: the hexes around carry the chance that it gets there', async () => {
  const { desk, draft, choose, game } = await atGun()
  await choose('BB4')
  expect([draft.units, draft.gun, draft.guns]).toEqual([[CREW], GUN, [GUN]])
  const marks = (await look(desk, () => draft.marks)).filter(({ tone }) => tone === 'option')
  expect(marks.length).toBeGreaterThan(2)
  for (const { label } of marks) expect(label).toMatch(/^\d+%$/)
  await choose(nameOf(desk.s, marks[0]!.place))
  const ready = (await look(desk, () => draft.ready))!
  expect(ready.label).toBe(`Push to ${nameOf(desk.s, marks[0]!.place)}`)
  expect(game().problems('axis', ready.decision)).toEqual([])
  const { odds, mf } = (await look(desk, () => draft.pushPreview))!
  expect(Math.round(((odds.moves + odds.stops) / 36) * 100)).toBe(Number.parseInt(marks[0]!.label!, 10))
  expect(pathOf(desk)!.steps).toMatchObject([{ hex: marks[0]!.place, label: String(mf / 2) }])
  expect(play.dock.figure(desk)).toMatchObject({ words: 'gets there' })
  expect(play.dock.title(desk)).toMatch(/^Push the .+ from BB4 to /)
})

test('its own counter takes it along, keys turn how it shall point there, and all is taken back step by step', async () => {
  const { desk, draft, choose } = await atGun()
  memberChosen(desk, `w${GUN}`)
  await desk.settled()
  expect([draft.units, draft.gun]).toEqual([[CREW], GUN])
  expect(turnablesOf(desk)).toEqual([])
  const [to] = await look(desk, () => draft.pushTargets)
  await choose(nameOf(desk.s, to!.place))
  turnBy(desk, 'hull', 1)
  await desk.settled()
  expect(draft.push).toMatchObject({ ca: 5 })
  expect(await look(desk, () => draft.ready)).not.toBeNull()
  turnBy(desk, 'hull', -1)
  await desk.settled()
  expect(draft.push).not.toHaveProperty('ca')
  desk.back()
  expect([draft.gun, draft.path]).toEqual([GUN, []])
  desk.back()
  expect([draft.gun, draft.units]).toEqual([null, [CREW]])
  desk.back()
  expect(draft.units).toEqual([])
})

test('a squad that helps makes it likelier, and nobody pushes a Gun without whoever mans it', async () => {
  const { units } = gunSituation() as { units: object[] }
  const { desk, draft, choose } = await atGun({ units: [...units, { side: 'axis', type: 'ge-4-6-7', at: 'BB4' }] })
  await choose('BB4')
  expect([draft.gun, draft.units]).toEqual([GUN, [CREW]])
  draft.toggleUnit(HELPER)
  expect(draft.units).toEqual([CREW, HELPER])
  const chance = async (): Promise<number> => (await look(desk, () => draft.pushTargets))[0]!.chance!
  const together = await chance()
  draft.toggleUnit(HELPER)
  expect(await chance()).toBeLessThan(together)
  draft.toggleUnit(HELPER)
  draft.toggleUnit(CREW)
  expect([draft.gun, draft.units]).toEqual([null, [HELPER]])
})

test('Assault Movement is left for a push, and another stack leaves the Gun', async () => {
  const { units } = gunSituation() as { units: object[] }
  const { desk, draft, choose } = await atGun({ units: [...units, { side: 'axis', type: 'ge-4-6-7', at: 'CC6' }] })
  await choose('BB4')
  draft.togglePush()
  expect(draft.gun).toBeNull()
  draft.setMode('assault')
  desk.attempt(() => draft.togglePush())
  await desk.settled()
  expect(draft.mode).toBeUndefined()
  await choose('CC4')
  expect([draft.gun, draft.units]).toEqual([GUN, [CREW]])
  await choose('CC6')
  expect([draft.gun, draft.units]).toEqual([null, [HELPER]])
  expect(draft.togglePush()).toMatchObject({ rule: '6.5' })
})

test('whatever hands do to a push can be put back', async () => {
  const { desk, draft, choose } = await atGun()
  await choose('BB4')
  await triedAndPutBack(desk, (now) => [draft.togglePush(), now.choosePlace(placeOf(desk.s, 'AA5'))])
  expect([draft.gun, draft.path]).toEqual([GUN, []])
})

test('what it can draw where it gets to is asked for, hex by hex', async () => {
  const { desk, draft, choose, sent } = await atGun()
  await choose('BB4')
  const query = sent.flatMap((message) => ('query' in message ? [message.query as AskRisk] : [])).at(-1)!
  expect(query.push).toMatchObject({ gun: GUN })
  const parts = [...thinking.trickle!(desk.s, query)] as Risk[]
  expect(parts.length).toBe(draft.pushTargets.length)
  expect(parts.some(({ harm, seenFrom }) => harm > 0 && seenFrom.length > 0)).toBe(true)
})
