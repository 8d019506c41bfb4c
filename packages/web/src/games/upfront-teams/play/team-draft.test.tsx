import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { look, rest, sitDown } from '../../../play/testing/hands.ts'
import { Beside } from './Beside.tsx'
import { play } from './index.tsx'
import type { TeamDesk } from './one-desk.ts'
import { TeamDraft } from './team-draft.ts'

const men = (...numbers: readonly number[]) => numbers.map((number) => ({ number }))
const common = { active: 'axis', turn: 5, rulesThrough: 40, snipers: 'none' } as const
const RETREATED = [{ card: 60, as: 'movement', mode: 'retreat', turn: 3 }]

async function at(
  hand: readonly number[],
  cards: readonly object[] = [],
  more: object = {},
): Promise<{ desk: TeamDesk; draft: TeamDraft }> {
  const west = {
    ...common,
    axis: {
      nation: 'German',
      hand,
      groups: [
        { letter: 'A', range: 2, men: men(1, 4, 5, 6) },
        { letter: 'D', range: 0, men: men(7, 8), cards },
      ],
    },
    allied: { nation: 'American', groups: [{ letter: 'A', range: 2, men: men(7, 9, 10) }] },
  }
  const east = {
    ...common,
    axis: { nation: 'German', hand: [58, 61], groups: [{ letter: 'A', range: 2, men: men(1, 4, 5) }] },
    allied: { nation: 'Russian', groups: [{ letter: 'A', range: 1, men: men(7, 9, 10) }] },
  }
  const { desk } = await sitDown(play, { situation: { games: [west, east], dividers: ['OpenGround'], ...more } }, 'team')
  await rest(desk)
  if (!(desk.draft instanceof TeamDraft)) throw new Error('Nobody is asked to act.')
  return { desk, draft: desk.draft }
}

const OVER = { game: 1, target: 1 } as const
const said = (desk: TeamDesk): Promise<string> => look(desk, () => renderToStaticMarkup(<play.dock.View desk={desk} />))

test('a group of the game beside is fired at with one card or several, by whoever is chosen', async () => {
  const { desk, draft } = await at([57, 96, 104])
  desk.attempt(() => draft.lookBeyond(OVER))
  await rest(desk)
  expect(await look(desk, () => draft.ready)).toMatchObject({ label: 'Fire across', decision: { type: 'fireAcross', group: 0, ...OVER } })
  draft.cards = [104]
  draft.chooseCard(96)
  expect((await look(desk, () => draft.ready))?.decision).toEqual({ type: 'fireAcross', group: 0, ...OVER, cards: [104, 96] })
  expect(await said(desk)).toContain('at relative range 0')
  // two rifles have not the firepower that both cards need
  draft.choosePlace(1)
  draft.chooseCard(96)
  const many = await look(desk, () => [draft.group, draft.firesAcross?.group])
  expect(many).toEqual([1, 1])
  draft.back()
  expect([draft.beyond, draft.cards, await look(desk, () => draft.ready)]).toEqual([null, [], null])
})

test('what is chosen at the own table is not taken for a group of the other game', async () => {
  const { desk, draft } = await at([57, 96, 104])
  // group 1 of the own game is one's own, of the other the enemy's
  desk.choosePlace(1)
  expect(draft.offers.filter(({ decision }) => decision.type === 'fireAcross').every(({ targets }) => targets.length === 0)).toBe(true)
  expect(await look(desk, () => draft.beyond)).toBeNull()
})

test('men go over the divider, all of their group or some, and the why is told where nobody can', async () => {
  const { desk, draft } = await at([57, 59], RETREATED)
  desk.attempt(() => draft.lookBeyond({ game: 1, target: -1 }))
  await rest(desk)
  expect(await look(desk, () => draft.ready)).toMatchObject({ label: 'Send 2 men over', decision: { type: 'cross', group: 1, game: 1 } })
  draft.toggleStaying(4)
  expect((await look(desk, () => draft.ready))?.decision).toMatchObject({ type: 'cross', men: [5] })
  const barred = await at([57, 59])
  expect((await look(barred.desk, () => barred.draft.lookBeyond({ game: 1, target: -1 })))?.rule).toMatch(/^41\.5/)
  expect(barred.draft.beyond).toBeNull()
})

test('a partner’s hand is shown by radio, and only its size without', async () => {
  const strip = async (more: object): Promise<string> => {
    const { desk } = await at([57], [], more)
    return look(desk, () => renderToStaticMarkup(<Beside desk={desk} />))
  }
  const silent = await strip({})
  expect([silent.includes('2 cards, no radio contact'), silent.includes('Movement')]).toEqual([true, false])
  const talking = await strip({ contacts: [{ side: 'axis', games: [0, 1] }] })
  expect(talking).toContain('Movement')
})
