import { scenario } from '@firegroup/content/lnlt'
import { type LnltEvent, type LnltState, locationNamed, type Situation } from '@firegroup/lnlt'
import { expect, test } from 'vitest'
import { type HexDraft, placeOf } from '../../../play/controller/draft.ts'
import { type AtDesk, look, rest, sitDown, triedAndPutBack } from '../../../play/testing/hands.ts'
import { hasControl } from './controls.ts'
import { ActDraft } from './drafts/act-draft.ts'
import { assaultShots, placesAfter } from './drafts/assault-shots.ts'
import { ChoiceDraft } from './drafts/choice-draft.ts'
import { PlaceDraft } from './drafts/place-draft.ts'
import { SetupDraft } from './drafts/setup-draft.ts'
import { play } from './index.tsx'

type Table = AtDesk<LnltState, LnltEvent, HexDraft>

function open(columns: string, rows: number, other: Record<string, string> = {}): Record<string, string> {
  const hexes: Record<string, string> = {}
  for (const column of columns) for (let row = 1; row <= rows; row++) hexes[`${column}${row}`] = 'open'
  return { ...hexes, ...other }
}

function the<D extends HexDraft>({ desk }: Table, kind: abstract new (...args: never[]) => D): D {
  if (!(desk.draft instanceof kind)) throw new Error(`A ${desk.draft?.view} draft.`)
  return desk.draft
}

async function at({ desk }: Table, hex: string): Promise<void> {
  desk.choosePlace(placeOf(desk.s, hex))
  await desk.settled()
}

test('Mines are laid in secret by their hexes: how many are left, and why not elsewhere', async () => {
  const table = await sitDown(play, { scenario: scenario('nobody-in-the-wheat') }, 'mines')
  const { desk } = table
  for (let asked = 0; desk.draft instanceof SetupDraft && asked < 2; asked++) {
    desk.decide(desk.open!.question.candidates()[0])
    await rest(desk)
  }
  const draft = the(table, PlaceDraft)
  const before = draft.about.left!
  expect([draft.kind, draft.chosen, draft.ready]).toEqual(['layMines', null, null])
  expect(draft.marks.every(({ tone }) => tone === 'area')).toBe(true)
  const [first] = draft.places
  const name = desk.s.setting.map.grid.idOf(first! >> 3)
  await triedAndPutBack(desk, (each) => [each.choosePlace(first! >> 3)])
  await at(table, name)
  expect((await look(desk, () => draft.ready))!.label).toBe(`Lay them in ${name}`)
  desk.confirm()
  await rest(desk)
  expect(the(table, PlaceDraft).about.left).toBe(before - 1)
  expect(desk.s.hiddenMines!.map(({ at: laid }) => laid)).toContain(locationNamed(desk.s.setting, name))
  const elsewhere = [...Array(desk.s.setting.map.size).keys()].find((hex) => !the(table, PlaceDraft).places.includes(hex * 8))!
  expect(await look(desk, () => the(table, PlaceDraft).choosePlace(elsewhere))).toMatchObject({ rule: '21.4' })
})

const stirring: Situation = {
  ground: { hexes: open('ABCDEFG', 6) },
  blue: { nation: 'american' },
  red: { nation: 'german' },
  units: [
    { side: 'blue', type: 'us-101st-airborne-squad', at: 'B3' },
    { side: 'blue', type: 'us-101st-airborne-leader-6-2', at: 'C4' },
    { side: 'red', type: 'de-wehrmacht-squad', at: 'G6' },
  ],
  events: [
    {
      id: 'a',
      trigger: 'occupation',
      hexes: ['B2'],
      paragraph: 'A light.',
      effects: [
        {
          type: 'check',
          passed: { paragraph: 'A lantern.', effects: [] },
          failed: { paragraph: 'Nothing.', effects: [] },
        },
      ],
    },
  ],
}

test('who looks where an Event stirs is chosen by his face or his hex, with the odds of each', async () => {
  const table = await sitDown(play, { situation: stirring }, 'event')
  const { desk } = table
  await at(table, 'B3')
  desk.confirm()
  await rest(desk)
  desk.decide({ type: 'move', units: [0], to: 'B2' })
  await rest(desk)
  while (desk.open?.question.kind === 'opportunityFire') {
    desk.endPhase()
    await rest(desk)
  }
  const draft = the(table, ChoiceDraft)
  expect(draft.options).toEqual([{ unit: 0 }, { unit: 1 }])
  expect(await look(desk, () => draft.chanceOf({ unit: 1 }))).toBeGreaterThan(0)
  await at(table, 'C4')
  expect(draft.chosen).toEqual({ unit: 1 })
  expect(await look(desk, () => draft.marks.find(({ place }) => place === placeOf(desk.s, 'C4')))).toMatchObject({ tone: 'selected' })
  expect(draft.choosePlace(placeOf(desk.s, 'G6'))).toMatchObject({ message: expect.stringMatching(/Nobody/) })
  desk.confirm()
  await rest(desk)
  expect(desk.draft).not.toBeInstanceOf(ChoiceDraft)
})

const rockets: Situation = {
  ground: { hexes: open('ABCDEFG', 6, { C3: 'forest' }) },
  blue: { nation: 'american' },
  red: { nation: 'german' },
  units: [
    { side: 'blue', type: 'us-101st-airborne-squad', at: 'C3' },
    { side: 'red', type: 'pz4h', at: 'E4' },
  ],
  weapons: [{ side: 'blue', type: 'us-bazooka', owner: 0 }],
}

test('a rocket is fired on the move: the target by its hex, and the way on by another', async () => {
  const table = await sitDown(play, { situation: rockets }, 'rocket')
  const { desk } = table
  await at(table, 'C3')
  desk.confirm()
  await rest(desk)
  desk.attempt(() => the(table, ActDraft).do('assaultShot'))
  await desk.settled()
  const draft = the(table, ActDraft)
  expect(assaultShots(draft)).toHaveLength(1)
  expect(placesAfter(draft)).toContain('B3')
  await at(table, 'E4')
  await at(table, 'B3')
  expect(draft.other).toMatchObject({ type: 'assaultShot', at: 'E4', to: 'B3' })
  expect((await look(desk, () => draft.ready))!.label).toBe('Fire, then move to B3')
  expect(draft.marks.filter(({ tone }) => tone === 'target').map(({ place }) => place)).toEqual([placeOf(desk.s, 'E4')])
})

test('no base act stands under Also possible', () => {
  for (const [kind, type] of [
    ['act', 'assaultShot'],
    ['act', 'tearDown'],
    ['step', 'tearDown'],
    ['heroMove', 'stay'],
  ] as const)
    expect(hasControl(kind, { type }), `${kind}.${type}`).toBe(true)
})
