import type { CombatPreview, Situation } from '@firegroup/upfront'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { look, rest, sitDown } from '../../../play/testing/hands.ts'
import { ActDraft } from './drafts/act-draft.ts'
import { play } from './index.tsx'
import type { UpfrontDesk } from './kinds.ts'
import { Duels } from './table/Duels.tsx'

const men = (...numbers: readonly number[]) => numbers.map((number) => ({ number }))

async function at(more: Partial<Situation>, axis: object, allied: object): Promise<{ desk: UpfrontDesk; draft: ActDraft }> {
  const situation = {
    active: 'axis',
    rulesThrough: 35,
    snipers: 'none',
    ...more,
    axis: { nation: 'German', ...axis },
    allied: { nation: 'American', ...allied },
  }
  const { desk } = await sitDown(play, { situation }, 'made')
  await rest(desk)
  if (!(desk.draft instanceof ActDraft)) throw new Error('Nobody is asked to act.')
  return { desk, draft: desk.draft }
}

const View = play.dock.View
const said = (desk: UpfrontDesk): Promise<string> => look(desk, () => renderToStaticMarkup(<View desk={desk} />))

test('several men are sent to another group by hand, with a Movement card each, and one more than there are cards is refused', async () => {
  const { desk, draft } = await at(
    {},
    {
      hand: [57, 59, 40],
      groups: [
        { letter: 'A', range: 0, men: men(1, 4, 5, 6) },
        { letter: 'B', range: 0, men: men(7, 8) },
      ],
    },
    { groups: [{ letter: 'A', range: 0, men: men(5, 7) }] },
  )
  desk.choosePlace(0)
  draft.beginMaking('transfer')
  expect([draft.whole, await look(desk, () => draft.ready)]).toEqual([null, null])
  draft.toggleMan(1)
  draft.toggleMan(2)
  const both = { type: 'transfer', group: 0, to: 1, men: [1, 2], cards: [57, 59] }
  expect((await look(desk, () => draft.ready))?.decision).toEqual(both)
  expect(await said(desk)).toContain('2 needed, you hold 2')
  draft.toggleMan(3)
  expect([await look(desk, () => draft.ready), (await look(desk, () => draft.problems))[0]?.rule]).toEqual([null, '17.8'])
  draft.toggleMan(3)
  draft.chooseCard(59)
  expect((await look(desk, () => draft.ready))?.decision).toEqual({ ...both, cards: [59, 57] })
  draft.back()
  expect([draft.made, draft.cards]).toEqual([null, []])
})

test('who infiltrates is put together man by man: each with his own target, by his nerve or with a card', async () => {
  const { desk, draft } = await at(
    {},
    { hand: [57, 59], groups: [{ letter: 'B', range: 3, men: men(4, 5, 6) }] },
    {
      groups: [
        { letter: 'A', range: 2, men: men(5, 7) },
        { letter: 'B', range: 2, men: men(8, 9) },
      ],
    },
  )
  desk.choosePlace(0)
  draft.beginMaking('infiltrate')
  draft.toggleMan(0)
  draft.toggleMan(2)
  draft.changeAttempt(2, (each) => ({ ...each, into: 2 }))
  draft.chooseCard(59)
  const attempts = [
    { man: 0, into: 1, card: 59 },
    { man: 2, into: 2 },
  ]
  expect((await look(desk, () => draft.ready))?.decision).toEqual({ type: 'infiltrate', group: 0, men: attempts })
  expect(await said(desk)).toMatch(/a red position gets them in.*column/)
  draft.chooseCard(59)
  expect(draft.cards).toEqual([])
})

test('a gun is aimed at armour or crew, with any Fire card, and the better weapon is chosen when the target is', async () => {
  const { desk, draft } = await at(
    {},
    { hand: [98, 120], groups: [{ letter: 'A', range: 2, men: men(35) }] },
    { groups: [{ letter: 'A', range: 2, men: men(34) }] },
  )
  desk.choosePlace(0)
  desk.choosePlace(1)
  await desk.settled()
  expect(draft.made).toMatchObject({ type: 'ordnance', target: 1, shots: [{ man: 0, at: 'armour' }] })
  draft.changeShot(0, (shot) => ({ ...shot, at: 'crew' }))
  draft.chooseCard(120)
  expect((await look(desk, () => draft.ready))?.decision).toEqual({
    type: 'ordnance',
    group: 0,
    target: 1,
    shots: [{ man: 0, card: 120, at: 'crew' }],
  })
  const words = await said(desk)
  for (const part of ['1. To hit', '2. Strength', '3. One card', '4. All in all']) expect(words).toContain(part)
})

test('the duel row: a man among the enemy, whom he may meet, and what comes of it; choosing it makes it ready', async () => {
  const { desk, draft } = await at(
    { turn: 5 },
    { hand: [40], groups: [{ letter: 'A', range: 3, men: [{ number: 4, infiltrates: 'A', infiltratedOn: 3 }, { number: 5 }] }] },
    { groups: [{ letter: 'A', range: 2, men: [{ number: 7 }, { number: 9, pinned: true }] }] },
  )
  const row = await look(desk, () => renderToStaticMarkup(<Duels draft={draft} />))
  expect(row).toMatch(/Lindner among their A.*he wins/)
  const [fight] = draft.fights
  const { men: entrants } = (await look(desk, () => draft.previewOf(fight!))) as CombatPreview
  for (const { wins, both, loses } of entrants[0]!.meets) expect(wins + both + loses).toBeCloseTo(1)
  const [healthy, pinned] = entrants[0]!.meets
  expect(pinned!.wins).toBeGreaterThan(healthy!.wins)
  draft.takeFight(fight!)
  expect((await look(desk, () => draft.ready))?.decision).toEqual({ type: 'closeCombat', group: 0, men: [{ man: 0 }] })
})

test('against a vehicle the row shows the sum and its four ends before anybody goes', async () => {
  const { desk, draft } = await at(
    {},
    { hand: [59], groups: [{ letter: 'A', range: 3, men: [{ number: 4, secondary: 'demolitionCharge' }, { number: 5 }] }] },
    { groups: [{ letter: 'A', range: 2, men: [{ number: 34, buttoned: true }] }] },
  )
  desk.choosePlace(0)
  draft.beginMaking('infiltrate')
  draft.toggleMan(0)
  draft.changeAttempt(0, (each) => ({ ...each, charge: true }))
  const row = await look(desk, () => renderToStaticMarkup(<Duels draft={draft} />))
  expect(row).toContain('4 charge')
  expect(row).toMatch(/destroyed.*immobilized/)
})
