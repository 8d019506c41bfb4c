import { scenario } from '@firegroup/content/lnlt'
import { hexOf, type LnltEvent, type LnltState, type Situation } from '@firegroup/lnlt'
import { expect, test } from 'vitest'
import type { HexDraft } from '../../../play/controller/draft.ts'
import { type AtDesk, look, rest, sitDown, triedAndPutBack } from '../../../play/testing/hands.ts'
import { board } from './board/index.tsx'
import { ActDraft } from './drafts/act-draft.ts'
import { ImpulseDraft } from './drafts/impulse-draft.ts'
import { MeleeDraft } from './drafts/melee-draft.ts'
import { ReactionDraft } from './drafts/reaction-draft.ts'
import { SetupDraft } from './drafts/setup-draft.ts'
import { StepDraft } from './drafts/step-draft.ts'
import { play } from './index.tsx'

type At = AtDesk<LnltState, LnltEvent, HexDraft>

const SCENARIOS = ['bread-before-noon', 'fog-on-the-ridge', 'one-for-sorrow', 'the-manor-at-noon', 'the-weaving-mill'] as const

test('whole games are played through drafts alone: whatever a draft is ready for is legal', { timeout: 120_000 }, async () => {
  const met = new Set<string>()
  for (const id of SCENARIOS) {
    const at = await deskOf(id, `drafts ${id}`)
    for (let i = 0; i < 2500 && !at.game().outcome; i++) await playOn(at, i, met)
    expect(at.game().outcome, id).not.toBeNull()
  }
  expect([...met].sort()).toEqual(expect.arrayContaining(['act', 'impulse', 'list', 'reaction', 'setup', 'step']))
})

/** One decision, made as hands would: a place, a goal, Enter; now and then the end. */
async function playOn({ desk, game }: At, i: number, met: Set<string>): Promise<void> {
  desk.dismiss()
  const { draft, open } = desk
  if (!draft || !open) return
  met.add(draft.view)
  const marks = (): Promise<HexDraft['marks']> => look(desk, () => draft.marks)
  const ready = (): Promise<HexDraft['ready']> => look(desk, () => draft.ready)
  expect((await marks()).every(({ place }) => place >= 0)).toBe(true)
  await look(desk, () => [board.snapshot(desk), board.path(desk)])
  if (draft instanceof ActDraft && i % 2 === 0)
    for (const activity of draft.at === null ? [] : draft.activitiesAt(draft.at)) if (i % 5 === 0) desk.attempt(() => draft.do(activity))
  await desk.settled()
  const actor = draft.actors[i % Math.max(1, draft.actors.length)]
  if (actor !== undefined && i % 4 === 0)
    await triedAndPutBack(desk, (now) => [now.choosePlace(actor), now.choosePlace(now.marks.at(-1)?.place ?? actor)])
  if (!(await ready()) && actor !== undefined && i % 7 !== 0) {
    desk.choosePlace(actor)
    await desk.settled()
    const goals = (await marks()).filter(({ tone }) => tone === 'aim' || tone === 'option' || tone === 'area')
    const goal = goals[i % Math.max(1, goals.length)]
    if (!(await ready()) && goal) desk.choosePlace(goal.place)
    await desk.settled()
  }
  // into the enemy's place where that can be done
  const fight = (await marks()).find(({ detail }) => detail === 'Melee')
  if (fight) desk.choosePlace(fight.place)
  await desk.settled()
  const before = game().decisionCount
  const decided = await ready()
  if (decided && i % 11 !== 0) {
    expect(game().problems(open.seat, decided.decision)).toEqual([])
    desk.confirm()
  } else {
    desk.endPhase()
    if (desk.confirming) desk.endPhase()
    await desk.settled()
    if (game().decisionCount === before && decided) desk.confirm()
  }
  await rest(desk)
}

test('a set-up begins with a legal suggestion; what the engine refuses changes nothing and says why; floors can be changed', async () => {
  const { desk } = await deskOf('the-weaving-mill', 'setup')
  const { draft } = desk
  if (!(draft instanceof SetupDraft)) throw new Error('A set-up comes first.')
  expect(await look(desk, () => draft.ready)).not.toBeNull()
  const [unit] = draft.groups[0]!.units
  const before = draft.placeNameOf(unit!)
  desk.attempt(() => draft.putAt([unit!], 'A1'))
  await desk.settled()
  expect(desk.refusal?.message).toMatch(/may not be placed/)
  expect(draft.placeNameOf(unit!)).toBe(before)
  const lodged = draft.groups.flatMap(({ units }) => units).find((id) => draft.floorsOf(id).length > 0)!
  const [floor] = draft.floorsOf(lodged)
  desk.attempt(() => draft.changeFloor(lodged, floor!))
  await desk.settled()
  expect(desk.refusal).toBeNull()
  expect(draft.placeNameOf(lodged)).toBe(floor)
  expect(await look(desk, () => draft.ready)).not.toBeNull()
})

test('a Leader brings the locations next to him: offered one by one, taken all at once, and let go with him', async () => {
  const { desk, game } = await deskAt(
    'the-manor-at-noon',
    'impulse',
    async ({ desk: { draft }, desk }) => draft instanceof ImpulseDraft && (await look(desk, () => chainOf(draft))) !== null,
  )
  const draft = desk.draft as ImpulseDraft
  const first = (await look(desk, () => chainOf(draft)))!
  draft.chosen = [first]
  const [offer] = await look(desk, () => draft.offered)
  expect(offer!.through).toBe(first)
  desk.attempt(() => draft.toggle(offer!.at))
  await desk.settled()
  expect(draft.chosen).toEqual([first, offer!.at])
  expect(await look(desk, () => draft.links)).toEqual([offer])
  desk.attempt(() => draft.takeAll())
  await desk.settled()
  expect(await look(desk, () => draft.offered)).toEqual([])
  expect(game().problems(desk.open!.seat, (await look(desk, () => draft.ready))!.decision)).toEqual([])
  while (desk.draft?.back()) expect(await look(desk, () => draft.problems)).toEqual([])
  expect(draft.chosen).toEqual([])
})

const chainOf = (draft: ImpulseDraft): number | null => {
  for (const at of draft.open) {
    draft.chosen = [at]
    if (draft.offered.length > 0) return at
  }
  draft.chosen = []
  return null
}

test('a shot is aimed by choosing the enemy; its sums and its table agree; who takes part can be changed and taken back', async () => {
  const { desk } = await deskAt(
    'the-manor-at-noon',
    'act',
    ({ desk: { draft } }) => draft instanceof ActDraft && draft.fire.candidates.length > 0,
  )
  const draft = desk.draft as ActDraft
  const target = (await look(desk, () => draft.fire.targets))[0]!
  desk.choosePlace(hexOf(target.at))
  await desk.settled()
  expect(draft.activity).toBe('fire')
  expect(draft.fire.at).toBe(target.at)
  const preview = (await look(desk, () => draft.fire.preview))!
  const harmful = preview.targets[0]!.differences.flat().filter((difference) => difference > 0).length
  expect(preview.anyEffect / preview.of).toBeGreaterThanOrEqual(harmful / 36 - 0.2)
  for (const { odds } of preview.targets) expect(odds.none + odds.shaken + odds.casualties + odds.wounded + odds.eliminated).toBe(odds.of)
  const [firer] = draft.fire.firers
  draft.fire.toggleUnit(firer!.unit)
  expect(draft.fire.firers.some(({ unit, inherent }) => unit === firer!.unit && inherent)).toBe(!firer!.inherent)
  desk.back()
  expect(draft.fire.at).toBeNull()
})

test('a way is planned ahead and taken one place at a time; what is out of reach is refused in words', async () => {
  const { desk, game } = await deskAt(
    'bread-before-noon',
    'act',
    ({ desk: { draft } }) => draft instanceof ActDraft && draft.candidates.some(({ type }) => type === 'move'),
  )
  const draft = desk.draft as ActDraft
  const place = draft.places.find((at) => draft.activitiesAt(at).includes('move'))!
  desk.attempt(() => draft.select(place))
  desk.attempt(() => draft.do('move'))
  await desk.settled()
  const far = draft.move.reach.find(
    ({ path, contested }) => path.length >= 2 && !contested && new Set(path.map(hexOf)).size === path.length,
  )!
  desk.choosePlace(hexOf(far.at))
  await desk.settled()
  expect(draft.move.path.at(-1)).toBe(far.at)
  const path = draft.move.path
  const beyond = Array.from({ length: desk.s.setting.map.size }, (_, hex) => hex).find(
    (hex) => !draft.move.reach.some(({ at }) => hexOf(at) === hex) && !desk.s.units.some(({ at }) => hexOf(at) === hex),
  )!
  desk.choosePlace(beyond)
  await desk.settled()
  expect(desk.refusal?.rule).toBeDefined()
  desk.back()
  expect(draft.move.path).toEqual(path)
  desk.confirm()
  await rest(desk)
  if (desk.draft instanceof StepDraft) expect(desk.draft.move.path).toEqual(path.slice(1))
  expect(game().log.at(-1)).toMatchObject({ kind: 'act', decision: { type: 'move' } })
})

test('Opportunity Fire is proposed by its best shot, told with its budget, and held by Space', async () => {
  const { desk, game } = await deskAt('bread-before-noon', 'opportunityFire', () => true)
  const draft = desk.draft as ReactionDraft
  expect(draft).toBeInstanceOf(ReactionDraft)
  expect(desk.isReaction).toBe(true)
  expect(draft.about.budget).toBeGreaterThan(0)
  expect(await look(desk, () => draft.ready)).not.toBeNull()
  const before = game().decisionCount
  desk.endPhase()
  await rest(desk)
  expect(game().decisionCount).toBe(before + 1)
  expect(game().log.at(-1)).toMatchObject({ decision: { type: 'hold' } })
})

test('an enemy that is not spotted is looked for; one that is says why', async () => {
  const { desk } = await deskAt(
    'the-weaving-mill',
    'impulse',
    ({ desk: { draft } }) => draft instanceof ImpulseDraft && draft.spots.length > 0,
  )
  const draft = desk.draft as ImpulseDraft
  const [best] = await look(desk, () => draft.spots)
  desk.choosePlace(hexOf(best!.at))
  await desk.settled()
  expect(draft.opening).toBe('spot')
  expect((await look(desk, () => draft.ready))?.decision).toMatchObject({ type: 'spot' })
  expect(board.describe(desk, hexOf(best!.at))).toMatch(/Not spotted/)
})

test('Melee: whom to attack is chosen counter by counter, with the odds of the rules', async () => {
  const { desk, game } = await deskIn({
    ground: { hexes: { C3: 'open', C4: 'open' } },
    blue: { nation: 'american' },
    red: { nation: 'german' },
    units: [
      { side: 'blue', type: 'us-101st-airborne-squad', at: 'C3' },
      { side: 'blue', type: 'us-leader-7-1', at: 'C3' },
      { side: 'red', type: 'de-wehrmacht-squad', at: 'C4' },
      { side: 'red', type: 'de-wehrmacht-squad', at: 'C4' },
    ],
  })
  const { grid } = desk.s.setting.map
  desk.choosePlace(grid.indexOf('C3'))
  desk.confirm()
  await rest(desk)
  const act = desk.draft as ActDraft
  desk.attempt(() => act.do('move'))
  desk.choosePlace(grid.indexOf('C4'))
  await desk.settled()
  expect(board.snapshot(desk).stacks.find(({ hex, side }) => hex === grid.indexOf('C4') && side === 'red')?.tag).toBe('Melee')
  desk.confirm()
  await rest(desk)
  const melee = desk.draft as MeleeDraft
  expect(melee).toBeInstanceOf(MeleeDraft)
  expect(await look(desk, () => melee.preview)).not.toBeNull()
  melee.take(melee.offered.find(({ targets }) => targets.length === 1)!)
  const [only] = melee.declared.targets
  const other = melee.enemies.find((id) => id !== only)
  if (other !== undefined) melee.toggleTarget(other)
  expect(melee.declared.targets).toContain(only)
  melee.take(melee.offered[0]!)
  expect((await look(desk, () => melee.preview))!.chance).toBeGreaterThan(0)
  desk.confirm()
  await desk.settled()
  expect(game().log.at(-1)).toMatchObject({ kind: 'melee' })
})

const deskOf = (id: (typeof SCENARIOS)[number], seed: string): Promise<At> => sitDown(play, { scenario: scenario(id) }, seed)
const deskIn = (situation: Situation): Promise<At> => sitDown(play, { situation }, 'situation')

/** The first question of a kind that is as wished, everything before it answered by drafts. */
async function deskAt(id: (typeof SCENARIOS)[number], kind: string, wished: (at: At) => boolean | Promise<boolean>): Promise<At> {
  for (const seed of ['a', 'b', 'c', 'd', 'e']) {
    const at = await deskOf(id, seed)
    for (let i = 1; i < 600 && !at.game().outcome; i++) {
      at.desk.dismiss()
      if (at.desk.open?.question.kind === kind && (await wished(at))) return at
      await playOn(at, i, new Set())
    }
  }
  throw new Error(`The question ${kind} did not come.`)
}
