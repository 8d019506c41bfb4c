import { greedy, positionOf } from '@firegroup/ai'
import { weaversEnd } from '@firegroup/content/boards/weavers-end'
import { scenario } from '@firegroup/content/lnlt'
import { type Game, KeyedChance, keyFromSeed, startGame } from '@firegroup/kernel'
import { advisor, isAloft, type LnltEvent, type LnltState, lnlt, type Situation } from '@firegroup/lnlt'
import { expect, test } from 'vitest'
import { type HexDraft, placeOf } from '../../../play/controller/draft.ts'
import { type AtDesk, look, rest, sitDown, triedAndPutBack } from '../../../play/testing/hands.ts'
import { pathOf } from './board/acts.ts'
import { turnablesOf } from './board/facing.ts'
import { placesOffered } from './board/places.ts'
import { snapshot } from './board/snapshot.ts'
import { ActDraft } from './drafts/act-draft.ts'
import { AirDraft } from './drafts/air-draft.ts'
import { ClaymoreDraft } from './drafts/claymore-draft.ts'
import { ImpulseDraft } from './drafts/impulse-draft.ts'
import { ReactionDraft } from './drafts/reaction-draft.ts'
import { StepDraft } from './drafts/step-draft.ts'
import { WhoDraft } from './drafts/who-draft.ts'
import { play } from './index.tsx'
import type { LnltDesktop } from './kinds.ts'

type Table = AtDesk<LnltState, LnltEvent, HexDraft>

function open(columns: string, rows: number): Record<string, string> {
  const hexes: Record<string, string> = {}
  for (const column of columns) for (let row = 1; row <= rows; row++) hexes[`${column}${row}`] = 'open'
  return hexes
}

const base = {
  ground: { hexes: open('ABCDEFGHIJ', 8) },
  blue: { nation: 'american' },
  red: { nation: 'soviet' },
} as const

/** Sat down at a situation, with the first location of it activated. */
async function activated(situation: Situation, hex: string): Promise<Table> {
  const table = await sitDown(play, { situation }, 'special')
  table.desk.choosePlace(placeOf(table.desk.s, hex))
  await table.desk.settled()
  table.desk.confirm()
  await rest(table.desk)
  return table
}

function the<D extends HexDraft>({ desk }: Table, kind: abstract new (...args: never[]) => D): D {
  if (!(desk.draft instanceof kind)) throw new Error(`A ${desk.draft?.view} draft.`)
  return desk.draft
}

async function at({ desk }: Table, hex: string): Promise<void> {
  desk.choosePlace(placeOf(desk.s, hex))
  await desk.settled()
}

const sky: Situation = {
  ...base,
  rules: [],
  era: 'modern',
  units: [
    { side: 'blue', type: 'uh1-gunship', at: 'B4 air' },
    { side: 'blue', type: 'us-squad-2-7-4', at: 'A8' },
    { side: 'red', type: 'su-squad-1-4-4', at: 'I4', marks: ['fired'] },
  ],
}
const SHIP = 0

test('a helicopter is flown by choosing a hex anywhere, hovers by its switch, and fires in the middle of its way', async () => {
  const table = await activated(sky, 'B4')
  const { desk } = table
  desk.attempt(() => the(table, ActDraft).do('drive'))
  await desk.settled()
  expect(the(table, ActDraft).activitiesAt(desk.s.units[SHIP]!.at)).toContain('drive')
  // no ring to turn it by, and the next hexes alone are marked: it goes anywhere
  expect(turnablesOf(desk)).toEqual([])
  expect(the(table, ActDraft).drive.marks()).toHaveLength(6)
  await at(table, 'F4')
  expect(pathOf(desk)!.steps.map(({ label }) => label)).toEqual(['1', '2', '3', '4'])
  await triedAndPutBack(desk, (draft) => [draft.choosePlace(placeOf(desk.s, 'A1'))])
  desk.confirm()
  await rest(desk)
  while (!(desk.draft instanceof StepDraft)) {
    desk.endPhase()
    await rest(desk)
  }
  const step = the(table, StepDraft)
  expect(step.path).toHaveLength(3)
  await at(table, 'I4')
  expect([step.doing, step.guns.shot?.at]).toEqual(['guns', 'I4'])
  await triedAndPutBack(desk, (draft) => [draft.back()])
  const ready = (await look(desk, () => step.ready))!
  expect(ready.label).toBe('Fire at I4')
  const hover = (await look(desk, () => step.hover))!
  expect([hover.decision, hover.problem]).toEqual([{ type: 'hover', hover: true }, null])
})

test('what is in the air stands above its hex, says how high it is, and shares no room with those on the ground', async () => {
  const { desk } = await sitDown(
    play,
    { situation: { ...sky, units: [...sky.units, { side: 'blue', type: 'us-squad-2-7-4', at: 'B4' }] } },
    'height',
  )
  const [ground, ship] = snapshot(desk).stacks.filter(({ hex }) => hex === placeOf(desk.s, 'B4'))
  expect([ground!.lift, ship!.lift]).toEqual([undefined, 20])
  expect(ship!.counters[0]!.tabs).toEqual(['flying'])
  expect(ship!.counters[0]!.words).toMatch(/in the air at level 1/)
})

const claymores: Situation = {
  ...base,
  blue: { nation: 'american' },
  red: { nation: 'vc' },
  era: 'modern',
  next: 'red',
  units: [
    { side: 'blue', type: 'us-squad-2-7-4', at: 'E5' },
    { side: 'red', type: 'vc-squad', at: 'E3' },
    { side: 'blue', type: 'us-squad-2-7-4', at: 'A8' },
  ],
  markers: [{ kind: 'claymore', at: 'E5', side: 'blue' }],
}

test('a Claymore asks before anybody fires: what it would do, by its hex or its number, or to hold', async () => {
  const table = await activated(claymores, 'E3')
  const { desk, game } = table
  desk.attempt(() => the(table, ActDraft).do('move'))
  await at(table, 'E4')
  desk.confirm()
  await rest(desk)
  const draft = the(table, ClaymoreDraft)
  expect([desk.isReaction, draft.about.at, draft.lines]).toEqual([true, 'E4', [{ from: placeOf(desk.s, 'E5'), to: placeOf(desk.s, 'E4') }]])
  const odds = (await look(desk, () => draft.previewOf(draft.chosen)))!
  expect(odds.targets).toHaveLength(1)
  expect(draft.marks[0]!.label).toMatch(/%$/)
  desk.confirm()
  await rest(desk)
  expect(game().events.some(({ event }) => event.type === 'claymore' && event.what === 'fired')).toBe(true)
})

test('men of a cave go underground to another entrance that is chosen on the board', async () => {
  const cave = (hex: string) => ({ kind: 'cave', at: hex, side: 'red', value: 2, facing: 0 }) as const
  const table = await activated(
    {
      ...base,
      red: { nation: 'japanese' },
      next: 'red',
      units: [
        { side: 'red', type: 'jp-infantry-squad', at: 'C3 cave' },
        { side: 'blue', type: 'us-infantry-squad', at: 'A8' },
      ],
      markers: [cave('C3'), cave('F4'), cave('I6')],
    },
    'C3',
  )
  const { desk } = table
  desk.attempt(() => the(table, ActDraft).do('tunnel'))
  await at(table, 'F4')
  const { ready } = the(table, ActDraft)
  expect([ready!.label, ready!.decision]).toEqual(['Tunnel to F4 cave', { type: 'tunnel', units: [0], to: 'F4 cave' }])
  expect(the(table, ActDraft).marks.filter(({ tone }) => tone === 'aim' || tone === 'target')).toHaveLength(2)
})

const cavalry: Situation = {
  ...base,
  blue: { nation: 'italian' },
  units: [
    { side: 'blue', type: 'it-cavalry-squad', at: 'B4' },
    { side: 'red', type: 'su-squad-1-4-4', at: 'E4', marks: ['fired'] },
    { side: 'blue', type: 'it-cavalry-squad', at: 'A8' },
  ],
}

test('riders get off or begin a Hit & Run by a control of their own, and answer movement by riding', async () => {
  const table = await activated(cavalry, 'B4')
  const { desk } = table
  desk.attempt(() => the(table, ActDraft).do('mounts'))
  await desk.settled()
  const act = the(table, ActDraft)
  expect(act.others.map(({ type }) => type).sort()).toEqual(['dismount', 'hitAndRun'])
  expect(act.canRun).toBe(true)
  act.setOther(act.others.find(({ type }) => type === 'hitAndRun')!)
  desk.confirm()
  await rest(desk)
  const step = the(table, StepDraft)
  expect([step.doing, step.can('fire')]).toEqual(['fire', true])
  expect((await look(desk, () => step.ready))!.label).toBe('Fire at E4')
})

test('riders who see somebody move may ride instead of firing: the board marks where to', async () => {
  const table = await activated(
    {
      ...cavalry,
      next: 'red',
      units: [...cavalry.units.slice(0, 1), { side: 'red', type: 'su-squad-1-4-4', at: 'G4' }, cavalry.units[2]!],
    },
    'G4',
  )
  const { desk } = table
  desk.attempt(() => the(table, ActDraft).do('move'))
  await at(table, 'F4')
  desk.confirm()
  await rest(desk)
  const draft = the(table, ReactionDraft)
  expect(draft.rides.length).toBeGreaterThan(4)
  await at(table, 'C4')
  expect(draft.ride).toMatchObject({ units: [0], to: 'C4' })
  expect((await look(desk, () => draft.ready))!.label).toBe('Ride to C4')
  await triedAndPutBack(desk, (now) => [now.choosePlace(placeOf(desk.s, 'B5'))])
})

/** A game between computers up to some question, and a desk with that question on it. */
function until(
  id: string,
  kind: string,
  wanted: (candidates: readonly unknown[]) => boolean = () => true,
): { readonly game: Game<LnltState, LnltEvent>; readonly desk: LnltDesktop } {
  for (let seed = 0; seed < 12; seed++) {
    const started = startGame(lnlt, { scenario: scenario(id) }, { key: keyFromSeed(`until ${seed}`) })
    if (!started.ok) throw new Error(started.problems[0]!.message)
    const game = started.value
    const [player, chance] = [greedy(advisor), new KeyedChance(keyFromSeed('players'))]
    while (!game.outcome)
      for (const each of [...game.open]) {
        const { question, seat } = each
        if (question.kind === kind && wanted([...question.candidates()])) {
          const asked = {
            kind,
            about: question.about,
            candidates: () => [...question.candidates()],
            problems: (decision: unknown) => game.problems(seat, decision),
            problem: (decision: unknown) => game.problems(seat, decision)[0] ?? null,
            preview: (decision: unknown) => question.preview?.(decision) ?? null,
          }
          return { game, desk: { s: game.state, seat, question: asked, changed() {}, trickle() {} } as unknown as LnltDesktop }
        }
        game.take(seat, player.choose(positionOf(game, each, chance)))
      }
  }
  throw new Error(`No ${kind} in ${id}.`)
}

test('an airstrike is laid over the board: its hexrow by a hex that it is to cross, what it attacks by the hexes on it', () => {
  const { game, desk } = until('a-whistle-over-the-mill', 'airRun')
  const draft = new AirDraft(desk)
  expect(game.problems(desk.seat, draft.run)).toEqual([])
  const first = draft.run
  expect(draft.preview!.length).toBeGreaterThan(0)
  draft.turn(1)
  expect(draft.run).not.toEqual(first)
  draft.take(first)
  const [raked] = first.cannon ?? first.bombs!
  const hex = placeOf(desk.s, raked!)
  expect(draft.path).toContain(hex)
  expect(draft.bombsOn(hex)).toBeGreaterThan(0)
  draft.bomb(hex)
  expect(draft.bombsOn(hex)).toBe(0)
  expect(draft.bomb(hex)).toBeNull()
  expect(draft.bombsOn(hex)).toBe(1)
  const empty = draft.path.find((each) => draft.enemiesAt(each) === 0)!
  expect(draft.bomb(empty)?.rule).toBe('19.1.2')
  expect(draft.ready!.label).toBe(`Attack along ${first.entry}`)
  // every hexrow that a click leads to is legal
  for (let place = 0; place < desk.s.setting.map.size; place += 5) {
    draft.choosePlace(place)
    expect(draft.problems).toEqual([])
  }
})

test('who keeps moving is chosen one by one, and nobody is an answer too', () => {
  const { game, desk } = until('the-osier-bridge', 'continuousMovement')
  const draft = new WhoDraft(desk, 'continuousMovement')
  expect([draft.chosen, draft.ready!.label]).toEqual([[], 'Nobody keeps moving'])
  draft.pick(0)
  expect(draft.ready!.decision).toEqual({ units: [draft.able[0]] })
  expect(draft.second!.decision).toEqual({ units: [] })
  expect(game.problems(desk.seat, draft.decision)).toEqual([])
  expect(draft.able.every((id) => desk.s.units[id]!.at < 0 || !isAloft(desk.s.units[id]!.at))).toBe(true)
})

test('floors are places of their own on the board: who acts, and at whom they fire', async () => {
  const { desk } = await sitDown(
    play,
    {
      situation: {
        boards: [{ map: weaversEnd, at: { column: 0, row: 0 } }],
        blue: { nation: 'american' },
        red: { nation: 'german' },
        units: [
          { side: 'blue', type: 'us-infantry-squad', at: 'I3' },
          { side: 'blue', type: 'us-infantry-squad', at: 'I3 upstairs' },
          { side: 'blue', type: 'us-infantry-squad', at: 'H4' },
          { side: 'red', type: 'de-wehrmacht-squad', at: 'I4', marks: ['fired'] },
          { side: 'red', type: 'de-wehrmacht-squad', at: 'I4 upstairs', marks: ['fired'] },
        ],
      },
    },
    'floors',
  )
  desk.choosePlace(placeOf(desk.s, 'I3'))
  await desk.settled()
  const names = () => placesOffered(desk)?.places.map(({ name, chosen }) => `${name}${chosen ? '!' : ''}`)
  expect(names()).toEqual(['ground!', 'upstairs'])
  placesOffered(desk)!.places[1]!.choose()
  await desk.settled()
  expect(names()).toEqual(['ground', 'upstairs!'])
  desk.choosePlace(placeOf(desk.s, 'H4'))
  await desk.settled()
  expect(names()).toBeUndefined()
  desk.confirm()
  await rest(desk)
  desk.attempt((draft) => (draft instanceof ActDraft ? draft.do('fire') : undefined))
  desk.choosePlace(placeOf(desk.s, 'I4'))
  await desk.settled()
  expect(placesOffered(desk)?.what).toBe('At whom they fire in I4')
  const before = names()!
  placesOffered(desk)!
    .places.find(({ chosen }) => !chosen)!
    .choose()
  await desk.settled()
  expect(names()).toEqual(before.map((name) => (name.endsWith('!') ? name.slice(0, -1) : `${name}!`)))
})

test('those who hide come out by their hex, in their impulse and when the enemy moves', () => {
  const hides = (candidates: readonly unknown[]) => candidates.some((each) => (each as { readonly type?: string }).type === 'appear')
  const opening = until('nobody-in-the-wheat', 'impulse', hides)
  const draft = new ImpulseDraft(opening.desk)
  expect(draft.can('appear')).toBe(true)
  draft.begin('appear')
  const { at } = draft.others[0] as unknown as { readonly at: string }
  expect(draft.marks.map(({ place }) => place)).toContain(placeOf(opening.desk.s, at))
  draft.begin('activate')
  expect(draft.choosePlace(placeOf(opening.desk.s, at))).toBeNull()
  expect(draft.ready).toMatchObject({ decision: { type: 'appear', at }, label: `They show themselves in ${at}` })

  const window = until('nobody-in-the-wheat', 'opportunityFire', hides)
  const reaction = new ReactionDraft(window.desk)
  const where = (reaction.hiding[0] as unknown as { readonly at: string }).at
  // nobody gives himself away by the key that confirms
  expect(reaction.ready?.decision).not.toMatchObject({ type: 'appear' })
  expect(reaction.choosePlace(placeOf(window.desk.s, where))).toBeNull()
  expect(reaction.ready).toMatchObject({ decision: { type: 'appear', at: where } })
})

const barred: Situation = {
  ground: { hexes: { ...open('ABCDEFGHIJ', 8), D4: { terrain: 'open', road: ['S'] } } },
  blue: { nation: 'american' },
  red: { nation: 'german' },
  units: [
    { side: 'blue', type: 'us-m4a1', at: 'D7', facing: 0 },
    { side: 'blue', type: 'us-101st-airborne-squad', at: 'D5' },
    { side: 'red', type: 'de-wehrmacht-squad', at: 'I1' },
  ],
  weapons: [{ side: 'blue', type: 'us-satchel', owner: 1 }],
  markers: [{ kind: 'barricade', at: 'D4', side: 'red', facing: 3 }],
}

test('a gun is aimed at a Barricade by choosing its hex, with the odds that it goes through', async () => {
  const table = await activated(barred, 'D7')
  const { desk } = table
  desk.attempt(() => the(table, ActDraft).do('guns'))
  await desk.settled()
  const { guns } = the(table, ActDraft)
  await triedAndPutBack(desk, (draft) => [draft.choosePlace(placeOf(desk.s, 'D4'))])
  await at(table, 'D4')
  expect(guns.shot).toMatchObject({ type: 'ordnance', at: 'D4', barricade: 3 })
  const preview = await look(desk, () => guns.preview)
  expect(preview).toMatchObject({ he: null, strikes: [{ location: 'barricade', armor: 2 }] })
  expect(guns.effect).toBeGreaterThan(0)
  expect((await look(desk, () => the(table, ActDraft).ready))!.label).toBe('Fire at D4')
})

test('men beside a Barricade tear it down in the dock, and the page sees over what is left of it', async () => {
  const table = await activated(barred, 'D5')
  const { desk } = table
  desk.attempt(() => the(table, ActDraft).do('tearDown'))
  await desk.settled()
  expect(await look(desk, () => the(table, ActDraft).preview)).toMatchObject({ of: 36 })
  const works = () => desk.s.setting.rulings.works
  expect([works().length, desk.s.markers.map(({ kind }) => kind)]).toEqual([1, ['barricade']])
  desk.confirm()
  await rest(desk)
  expect([works().length, desk.s.markers.map(({ kind }) => kind)]).toEqual([0, ['breach']])
})
