import { scenario } from '@firegroup/content/aslsk'
import { expect, test } from 'vitest'
import type { FireDraft } from '../../games/aslsk/play/drafts/fire-draft.ts'
import { play } from '../../games/aslsk/play/index.tsx'
import { look, rest, sitDown } from '../testing/hands.ts'

test('while the dice roll nothing tells what they do; then everything does, and Enter hurries them', async () => {
  let usual = 0
  const players = undefined
  const { desk } = await sitDown(play, { scenario: scenario('first-light') }, 'dice first', players, (ms) => {
    usual = ms
    return ms === 0 ? 0 : 1_000_000
  })
  for (let i = 0; desk.open?.question.kind !== 'prepFire'; i++) {
    if (i > 20) throw new Error('No Prep Fire Phase comes.')
    const ready = desk.draft && (await look(desk, () => desk.draft!.ready))
    if (ready) desk.confirm()
    else desk.endPhase()
    if (desk.confirming) desk.endPhase()
    await rest(desk)
  }
  desk.choosePlace((desk.draft as FireDraft).targets[0]!.place)
  await desk.settled()
  const [told, before] = [desk.events, JSON.stringify(desk.s.units)]
  desk.confirm()
  await desk.settled()
  expect(usual).toBe(600)
  expect(desk.rolling[0]).toMatchObject({ head: { type: 'attack' }, dice: [expect.any(Number), expect.any(Number)] })
  expect([desk.events, desk.reports, JSON.stringify(desk.s.units)]).toEqual([told, [], before])

  desk.confirm()
  expect(desk.rolling).toEqual([])
  expect(desk.reports[0]?.head.type).toBe('attack')
  expect(desk.events.length).toBeGreaterThan(told.length)
  expect(desk.events[desk.reports[0]!.index]?.event.type).toBe('attack')
})
