import { scenario } from '@firegroup/content/upfront'
import { cardLook, type Side } from '@firegroup/upfront'
import { expect, test } from 'vitest'
import { look, rest, sitDown } from '../../../play/testing/hands.ts'
import { ActDraft } from './drafts/act-draft.ts'
import { DiscardDraft } from './drafts/discard-draft.ts'
import { play } from './index.tsx'
import type { UpfrontDesk } from './kinds.ts'

test('a card that is put down on a group is played by it, or aimed at it; where it can’t be, the rules say why and nothing changes', async () => {
  const met = { own: 0, fire: 0, refused: 0 }
  for (const seed of ['a', 'b', 'c', 'd']) {
    const { desk } = await sitDown(play, { scenario: scenario('the-milk-run') }, seed)
    for (let i = 0; i < 60 && !desk.standpoint.outcome; i++) {
      desk.dismiss()
      const { draft } = desk
      if (draft instanceof ActDraft || draft instanceof DiscardDraft) await dropEverything(desk, draft, met)
      await goOn(desk)
    }
  }
  expect(
    Object.values(met).every((count) => count > 0),
    JSON.stringify(met),
  ).toBe(true)
})

async function dropEverything(
  desk: UpfrontDesk,
  draft: ActDraft | DiscardDraft,
  met: { own: number; fire: number; refused: number },
): Promise<void> {
  const { s } = desk
  const side = desk.seat as Side
  for (const card of s.sides[side].hand)
    for (const { id, side: whose, gone } of s.groups) {
      if (gone) continue
      const putBack = draft.remember()
      const why = await look(desk, () => draft.whyNotOn(card, id))
      const dropped = await look(desk, () => {
        putBack()
        return draft.drop(card, id)
      })
      expect(dropped === null).toBe(why === null)
      if (why) {
        met.refused++
        expect(draft.group === id && draft.cards.includes(card)).toBe(false)
      } else if (draft instanceof DiscardDraft) {
        expect(draft.chosen).toContainEqual(expect.objectContaining({ card, on: id }))
      } else {
        expect(draft.cards).toContain(card)
        expect(whose === side ? draft.group : draft.target).toBe(id)
        const isFire = cardLook(s, side, card).functions.some(({ printed, usable }) => usable && printed.type === 'Fire')
        if (whose === side) met.own++
        else if (isFire && draft.declared) met.fire++
      }
      putBack()
    }
}

async function goOn(desk: UpfrontDesk): Promise<void> {
  const ready = await look(desk, () => desk.draft?.ready ?? null)
  if (ready) desk.confirm()
  else if (desk.draft instanceof ActDraft) {
    const [offer] = await look(desk, () => (desk.draft as ActDraft).options)
    if (desk.end !== null) desk.endPhase()
    else if (offer) desk.decide(offer.decision)
    if (desk.confirming) desk.endPhase()
  } else desk.endPhase()
  await rest(desk)
}
