import { scenario } from '@firegroup/content/lnlt'
import { hexOf, type LnltEvent, type LnltState, type Situation } from '@firegroup/lnlt'
import { expect, test } from 'vitest'
import { type HexDraft, placeOf } from '../../../play/controller/draft.ts'
import { type AtDesk, look, rest, sitDown, triedAndPutBack } from '../../../play/testing/hands.ts'
import type { AskDrive, DriveRisk } from '../queries.ts'
import { thinking } from '../thinking.ts'
import { pathOf } from './board/acts.ts'
import { arcsOf, turnablesOf, turnBy } from './board/facing.ts'
import { snapshot } from './board/snapshot.ts'
import { ActDraft } from './drafts/act-draft.ts'
import { ReactionDraft } from './drafts/reaction-draft.ts'
import { SetupDraft } from './drafts/setup-draft.ts'
import { StepDraft } from './drafts/step-draft.ts'
import { play } from './index.tsx'

type At = AtDesk<LnltState, LnltEvent, HexDraft>

const [TANK, RIDERS, MEN, ENEMY] = [0, 1, 2, 4]

function ground(): Record<string, string> {
  const hexes: Record<string, string> = {}
  for (const column of 'ABCDEFGHIJ') for (let row = 1; row <= 8; row++) hexes[`${column}${row}`] = 'open'
  return hexes
}

/** A Sherman with men on it, an open field, a Panzer IV with a gun's team near it. */
const field: Situation = {
  ground: { hexes: ground() },
  blue: { nation: 'american' },
  red: { nation: 'german' },
  units: [
    { side: 'blue', type: 'us-m4a1', at: 'B4', facing: 1 },
    { side: 'blue', type: 'us-infantry-squad', at: 'reserve', aboard: 0 },
    { side: 'blue', type: 'us-infantry-squad', at: 'B4' },
    { side: 'blue', type: 'us-infantry-squad', at: 'B8' },
    { side: 'red', type: 'pz4h', at: 'G4', facing: 4, marks: ['fired'] },
    { side: 'red', type: 'de-pak38', at: 'H6', facing: 4 },
    { side: 'red', type: 'de-wehrmacht-squad', at: 'E3', marks: ['fired'] },
  ],
}

async function atWheel(
  activity: ActDraft['activity'],
): Promise<At & { readonly act: () => ActDraft; readonly at: (hex: string) => Promise<void> }> {
  const table = await sitDown(play, { situation: field }, 'machines')
  const { desk } = table
  const at = async (hex: string): Promise<void> => {
    desk.choosePlace(placeOf(desk.s, hex))
    await desk.settled()
  }
  await at('B4')
  desk.confirm()
  await rest(desk)
  const act = (): ActDraft => {
    if (!(desk.draft instanceof ActDraft)) throw new Error(`A ${desk.draft?.view} draft.`)
    return desk.draft
  }
  desk.attempt(() => act().do(activity))
  await desk.settled()
  return { ...table, act, at }
}

const told = ({ s, drive: { legs } }: Pick<ActDraft, 's' | 'drive'>): string[] =>
  legs.map(({ kind, at, facing, spent }) => `${kind} ${s.setting.map.grid.idOf(hexOf(at))} ${facing} ${spent / 2}`)

test('a way is planned with its turns and MP, turned at its end by handle and key, and decided one expenditure at a time', async () => {
  const { desk, game, act, at } = await atWheel('drive')
  await at('D5')
  expect(told(act())).toEqual(['enter C5 1 1', 'enter D5 1 2'])
  await at('D6')
  expect(told(act()).slice(2)).toEqual(['turn D5 2 3', 'enter D6 2 4'])
  expect(pathOf(desk)).toMatchObject({
    steps: [{ label: '1' }, { label: '2', notes: ['turn 3'] }, { label: '4', aside: true, facing: 150 }],
  })
  expect(turnBy(desk, 1)).toBe(true)
  await desk.settled()
  expect(told(act()).at(-1)).toBe('turn D6 3 5')
  turnablesOf(desk)[0]!.turn(2)
  await desk.settled()
  expect(told(act()).at(-1)).toBe('enter D6 2 4')
  desk.back()
  expect(told(act()).at(-1)).toBe('turn D5 2 3')
  await triedAndPutBack(desk, (now) => [now.choosePlace(placeOf(desk.s, 'A1'))])
  desk.confirm()
  await rest(desk)
  expect(desk.s.units[TANK]!.at).toBe(game().state.units[TANK]!.at)
  const step = desk.draft as StepDraft | ReactionDraft
  expect([StepDraft, ReactionDraft].some((kind) => step instanceof kind)).toBe(true)
})

test('what is left of the plan goes on after the first expenditure, and where a hex can’t be reached the board says why', async () => {
  const { desk, act, at } = await atWheel('drive')
  await at('A4')
  expect(desk.refusal?.message ?? '').toBe('')
  expect(told(act())).not.toEqual([])
  act().drive.plan(TANK, 'move')
  await at('B8')
  await at('J1')
  expect(desk.refusal?.message).toMatch(/out of reach/)
})

test('each expenditure is told with who could fire and which side he sees', async () => {
  const { desk, act, at } = await atWheel('drive')
  await at('D5')
  const asked: AskDrive = { move: { ...desk.s.move, ...moveFor(act()) }, legs: act().drive.legs }
  const parts = [...thinking.trickle!(desk.s, asked)] as DriveRisk[]
  expect(parts.map(({ leg }) => leg)).toEqual([0, 1])
  const [worst] = parts[1]!.threats
  expect([desk.s.setting.map.grid.idOf(hexOf(worst!.from)), worst!.side]).toEqual(['H6', 'front'])
  expect(worst!.harm).toBeGreaterThan(0)
})

function moveFor({ s }: ActDraft): AskDrive['move'] {
  return {
    units: [TANK],
    modes: ['move'],
    spent: [0],
    from: s.units[TANK]!.at,
    at: s.units[TANK]!.at,
    steps: 0,
    leaders: [],
    afterAssaultFire: false,
    withdrawing: false,
    budget: 0,
    firedFrom: [],
  }
}

test('a gun is aimed by choosing the enemy: every modifier, where it strikes, and the odds add up; its arc is shown', async () => {
  const { desk, game, act, at } = await atWheel('guns')
  await at('G4')
  const { guns } = act()
  expect(guns.shot).toMatchObject({ type: 'ordnance', unit: TANK, target: ENEMY })
  const preview = await look(desk, () => guns.preview)
  if (!preview || !('strikes' in preview)) throw new Error('A shot of a gun.')
  const hits = preview.totals.reduce((sum, { hit, ways }) => sum + (hit ? ways : 0), 0)
  expect([hits, preview.totals.reduce((sum, { ways }) => sum + ways, 0)]).toEqual([preview.hits, preview.of])
  expect(preview.strikes.map(({ location, aspect }) => `${location} ${aspect}`)).toEqual(['turret front', 'hull front'])
  const destroyed = preview.strikes.map(({ location, cells }) => {
    const ways = preview.totals.reduce((sum, each) => sum + (each.location === location ? each.ways : 0), 0)
    return (ways / preview.of) * (cells.flat().filter((cell) => cell === 'destroyed').length / 36)
  })
  expect(destroyed[0]! + destroyed[1]!).toBeCloseTo(preview.fate!.destroyed, 9)
  expect(arcsOf(desk, -1)).toMatchObject([{ tone: 'own', spine: 1 }])
  desk.confirm()
  await rest(desk)
  expect(game().events.some(({ event }) => event.type === 'toHit')).toBe(true)
})

test('what hides shows its arc to its own side, as what is seen does, and never to the enemy', async () => {
  const wheat = scenario('nobody-in-the-wheat')
  const [farm, hidden] = wheat.sides.red.groups
  const armor = { ...hidden!, units: [...hidden!.units, { type: 'stug3g', count: 1 }] }
  const { desk, game } = await sitDown(
    play,
    { scenario: { ...wheat, sides: { ...wheat.sides, red: { ...wheat.sides.red, groups: [farm!, armor] } } } },
    'arcs',
  )
  const setUp = async () => {
    desk.decide(desk.open!.question.candidates()[0])
    await rest(desk)
  }
  await setUp()
  expect(desk.seat).toBe('red')
  const stug = game().state.units.find(({ vehicle }) => vehicle)!
  const hex = hexOf(stug.hidesAt!)
  const own = [{ hex, spine: stug.laid!.facing, tone: 'own' }]
  expect([arcsOf(desk, 'everywhere'), arcsOf(desk, hex)]).toMatchObject([own, own])
  expect(arcsOf(desk, hex + 1)).toEqual([])
  while (desk.seat === 'red') await setUp()
  expect(desk.draft).toBeInstanceOf(SetupDraft)
  expect([arcsOf(desk, 'everywhere'), arcsOf(desk, hex)]).toEqual([[], []])
})

test('turning first is part of the shot: it costs +1, and back again it does not', async () => {
  const { desk, act, at } = await atWheel('guns')
  await at('G4')
  const before = (await look(desk, () => act().guns.preview))!
  turnBy(desk, 1)
  await desk.settled()
  expect(act().guns.shot?.facing).toBe(2)
  const after = (await look(desk, () => act().guns.preview))!
  const labels = (preview: { readonly modifiers: readonly { readonly label: string }[] }) => preview.modifiers.map(({ label }) => label)
  expect(labels(after).filter((label) => !labels(before).includes(label))).toContain('pivoted to fire')
  turnBy(desk, -1)
  await desk.settled()
  expect(act().guns.shot?.facing).toBeUndefined()
})

test('who rides lies with the vehicle on the board, and gets off in the dock', async () => {
  const { desk, act } = await atWheel('passengers')
  const stack = snapshot(desk).stacks.find(({ counters }) => counters.some(({ id }) => id === `u${TANK}`))!
  expect(stack.counters.map(({ id }) => id)).toEqual([`u${TANK}`, `u${RIDERS}`, `u${MEN}`])
  expect(stack.counters[1]!.tabs).toEqual(['aboard'])
  expect(stack.counters[1]!.words).toMatch(/on board the M4A1/)
  const off = act().others.find(({ type }) => type === 'unload')!
  act().setOther(off)
  desk.confirm()
  await rest(desk)
  expect(desk.s.units[RIDERS]!.at).toBe(desk.s.units[TANK]!.at)
})

test('a tank that moves can be answered by a gun: it is offered among all answers, the most dangerous first', async () => {
  const { desk, game, at } = await atWheel('drive')
  await at('D5')
  desk.confirm()
  await rest(desk)
  const draft = desk.draft
  if (!(draft instanceof ReactionDraft)) throw new Error(`A ${draft?.view} draft.`)
  const answers = await look(desk, () => draft.answers)
  expect(answers.some((answer) => 'shot' in answer && answer.shot.type === 'ordnance')).toBe(true)
  expect(answers.map(({ harm }) => harm)).toEqual(answers.map(({ harm }) => harm).toSorted((a, b) => b - a))
  const gun = answers.find((answer) => 'shot' in answer)!
  draft.answer(gun)
  expect(draft.isTaken(gun)).toBe(true)
  expect(draft.lines.at(-1)).toEqual({ from: placeOf(desk.s, 'H6'), to: draft.at })
  const ready = (await look(desk, () => draft.ready))!
  expect(game().problems(desk.open!.seat, ready.decision)).toEqual([])
})
