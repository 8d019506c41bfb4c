import { scenario } from '@firegroup/content/lnlt'
import { keyFromSeed, startGame } from '@firegroup/kernel'
import { hexOf, lnlt, type Situation } from '@firegroup/lnlt'
import { Match, MemoryStore } from '@firegroup/table'
import { expect, test } from 'vitest'
import { Desk } from '../../../play/controller/desk.ts'
import { Session, TEMPOS } from '../../../play/session/session.ts'
import { WorkerComputer } from '../../../worker/computer.ts'
import { board } from './board/index.tsx'
import { ActDraft } from './drafts/act-draft.ts'
import { ImpulseDraft } from './drafts/impulse-draft.ts'
import { MeleeDraft } from './drafts/melee-draft.ts'
import { ReactionDraft } from './drafts/reaction-draft.ts'
import { SetupDraft } from './drafts/setup-draft.ts'
import { StepDraft } from './drafts/step-draft.ts'
import { play } from './index.tsx'
import type { LnltDesk } from './kinds.ts'

const SCENARIOS = ['bread-before-noon', 'fog-on-the-ridge', 'one-for-sorrow', 'the-manor-at-noon', 'the-weaving-mill'] as const

test('whole games are played through drafts alone: whatever a draft is ready for is legal', { timeout: 120_000 }, async () => {
  const met = new Set<string>()
  for (const id of SCENARIOS) {
    const desk = deskOf(id, `drafts ${id}`)
    for (let i = 0; i < 2500 && !desk.session.game.outcome; i++) await playOn(desk, i, met)
    expect(desk.session.game.outcome, id).not.toBeNull()
  }
  expect([...met].sort()).toEqual(expect.arrayContaining(['act', 'impulse', 'list', 'reaction', 'setup', 'step']))
})

/** One decision, made as hands would: a place, a goal, Enter; now and then the end. */
async function playOn(desk: LnltDesk, i: number, met: Set<string>): Promise<void> {
  await Promise.resolve()
  desk.takeOver()
  desk.dismiss()
  const { draft, open } = desk
  if (!draft || !open) return
  met.add(draft.view)
  expect(draft.marks.every(({ place }) => place >= 0)).toBe(true)
  board.snapshot(desk)
  board.path(desk)
  if (draft instanceof ActDraft && i % 2 === 0)
    for (const activity of draft.at === null ? [] : draft.activitiesAt(draft.at)) if (i % 5 === 0) draft.do(activity)
  const actor = draft.actors[i % Math.max(1, draft.actors.length)]
  if (!draft.ready && actor !== undefined && i % 7 !== 0) {
    desk.choosePlace(actor)
    const goals = draft.marks.filter(({ tone }) => tone === 'aim' || tone === 'option' || tone === 'area')
    const goal = goals[i % Math.max(1, goals.length)]
    if (!draft.ready && goal) desk.choosePlace(goal.place)
  }
  // into the enemy's place where that can be done
  const fight = draft.marks.find(({ detail }) => detail === 'Melee')
  if (fight) desk.choosePlace(fight.place)
  const before = desk.session.game.decisionCount
  if (draft.ready && i % 11 !== 0) {
    expect(desk.session.game.problems(open.seat, draft.ready.decision)).toEqual([])
    desk.confirm()
  } else {
    desk.endPhase()
    if (desk.confirming) desk.endPhase()
    if (desk.session.game.decisionCount === before && draft.ready) desk.confirm()
  }
  await Promise.resolve()
}

test('a set-up begins with a legal suggestion; what the engine refuses changes nothing and says why; floors can be changed', () => {
  const { draft } = deskOf('the-weaving-mill', 'setup')
  if (!(draft instanceof SetupDraft)) throw new Error('A set-up comes first.')
  expect(draft.ready).not.toBeNull()
  const [unit] = draft.groups[0]!.units
  const before = draft.placeNameOf(unit!)
  expect(draft.putAt([unit!], 'A1')?.message).toMatch(/may not be placed/)
  expect(draft.placeNameOf(unit!)).toBe(before)
  const lodged = draft.groups.flatMap(({ units }) => units).find((id) => draft.floorsOf(id).length > 0)!
  const [floor] = draft.floorsOf(lodged)
  expect(draft.changeFloor(lodged, floor!)).toBeNull()
  expect(draft.placeNameOf(lodged)).toBe(floor)
  expect(draft.ready).not.toBeNull()
})

test('a Leader brings the locations next to him: offered one by one, taken all at once, and let go with him', async () => {
  const desk = await deskAt('the-manor-at-noon', 'impulse', ({ draft }) => draft instanceof ImpulseDraft && chainOf(draft) !== null)
  const draft = desk.draft as ImpulseDraft
  const first = chainOf(draft)!
  draft.chosen = [first]
  const [offer] = draft.offered
  expect(offer!.through).toBe(first)
  draft.toggle(offer!.at)
  expect(draft.chosen).toEqual([first, offer!.at])
  expect(draft.links).toEqual([offer])
  draft.takeAll()
  expect(draft.offered).toEqual([])
  expect(desk.session.game.problems(desk.open!.seat, draft.ready!.decision)).toEqual([])
  while (desk.draft?.back()) expect(draft.problems).toEqual([])
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
  const desk = await deskAt('the-manor-at-noon', 'act', ({ draft }) => draft instanceof ActDraft && draft.fire.candidates.length > 0)
  const draft = desk.draft as ActDraft
  const target = draft.fire.targets[0]!
  desk.choosePlace(hexOf(target.at))
  expect(draft.activity).toBe('fire')
  expect(draft.fire.at).toBe(target.at)
  const preview = draft.fire.preview!
  const harmful = preview.targets[0]!.differences.flat().filter((difference) => difference > 0).length
  expect(preview.anyEffect / preview.of).toBeGreaterThanOrEqual(harmful / 36 - 0.2)
  for (const { fate } of preview.targets) expect(fate.none + fate.shaken + fate.casualties + fate.wounded + fate.eliminated).toBe(fate.of)
  const [firer] = draft.fire.firers
  draft.fire.toggleUnit(firer!.unit)
  expect(draft.fire.firers.some(({ unit, inherent }) => unit === firer!.unit && inherent)).toBe(!firer!.inherent)
  desk.back()
  expect(draft.fire.at).toBeNull()
})

test('a way is planned ahead and taken one place at a time; what is out of reach is refused in words', async () => {
  const desk = await deskAt(
    'bread-before-noon',
    'act',
    ({ draft }) => draft instanceof ActDraft && draft.candidates.some(({ type }) => type === 'move'),
  )
  const draft = desk.draft as ActDraft
  const place = draft.places.find((at) => draft.activitiesAt(at).includes('move'))!
  draft.select(place)
  draft.do('move')
  const far = draft.move.reach.find(
    ({ path, contested }) => path.length >= 2 && !contested && new Set(path.map(hexOf)).size === path.length,
  )!
  desk.choosePlace(hexOf(far.at))
  expect(draft.move.path.at(-1)).toBe(far.at)
  const path = draft.move.path
  const beyond = Array.from({ length: desk.s.setting.map.size }, (_, hex) => hex).find(
    (hex) => !draft.move.reach.some(({ at }) => hexOf(at) === hex) && !desk.s.units.some(({ at }) => hexOf(at) === hex),
  )!
  desk.choosePlace(beyond)
  expect(desk.refusal?.rule).toBeDefined()
  desk.back()
  expect(draft.move.path).toEqual(path)
  desk.confirm()
  await rested()
  if (desk.draft instanceof StepDraft) expect(desk.draft.move.path).toEqual(path.slice(1))
  expect(desk.session.game.log.at(-1)).toMatchObject({ kind: 'act', decision: { type: 'move' } })
})

test('Opportunity Fire is proposed by its best shot, told with its budget, and held by Space', async () => {
  const desk = await deskAt('bread-before-noon', 'opportunityFire', () => true)
  const draft = desk.draft as ReactionDraft
  expect(draft).toBeInstanceOf(ReactionDraft)
  expect(desk.isReaction).toBe(true)
  expect(draft.about.budget).toBeGreaterThan(0)
  expect(draft.ready).not.toBeNull()
  const before = desk.session.game.decisionCount
  desk.endPhase()
  expect(desk.session.game.decisionCount).toBe(before + 1)
  expect(desk.session.game.log.at(-1)).toMatchObject({ decision: { type: 'hold' } })
})

test('an enemy that is not spotted is looked for; one that is says why', async () => {
  const desk = await deskAt('the-weaving-mill', 'impulse', ({ draft }) => draft instanceof ImpulseDraft && draft.spots.length > 0)
  const draft = desk.draft as ImpulseDraft
  const [best] = draft.spots
  desk.choosePlace(hexOf(best!.at))
  expect(draft.opening).toBe('spot')
  expect(draft.ready?.decision).toMatchObject({ type: 'spot' })
  expect(board.describe(desk, hexOf(best!.at))).toMatch(/Not spotted/)
})

test('Melee: whom to attack is chosen counter by counter, with the odds of the rules', async () => {
  const desk = deskIn({
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
  await rested()
  const act = desk.draft as ActDraft
  act.do('move')
  desk.choosePlace(grid.indexOf('C4'))
  expect(board.snapshot(desk).stacks.find(({ hex, side }) => hex === grid.indexOf('C4') && side === 'red')?.tag).toBe('Melee')
  desk.confirm()
  await rested()
  desk.takeOver()
  const melee = desk.draft as MeleeDraft
  expect(melee).toBeInstanceOf(MeleeDraft)
  expect(melee.preview).not.toBeNull()
  melee.take(melee.offered.find(({ targets }) => targets.length === 1)!)
  const [only] = melee.declared.targets
  const other = melee.enemies.find((id) => id !== only)
  if (other !== undefined) melee.toggleTarget(other)
  expect(melee.declared.targets).toContain(only)
  melee.take(melee.offered[0]!)
  expect(melee.preview!.chance).toBeGreaterThan(0)
  desk.confirm()
  expect(desk.session.game.log.at(-1)).toMatchObject({ kind: 'melee' })
})

const rested = (): Promise<void> => new Promise((done) => setTimeout(done, 2))

const deskOf = (id: (typeof SCENARIOS)[number], seed: string): LnltDesk => sitDown({ scenario: scenario(id) }, seed)
const deskIn = (situation: Situation): LnltDesk => sitDown({ situation }, 'situation')

/** Two people at one table; nobody answers from the worker. */
function sitDown(origin: Parameters<typeof startGame>[1], seed: string): LnltDesk {
  const started = startGame(lnlt, origin, { key: keyFromSeed(seed) })
  if (!started.ok) throw new Error(started.problems.map(({ message }) => message).join(' '))
  const computer = new WorkerComputer({ postMessage: () => undefined, onmessage: null, terminate: () => undefined })
  const players = { blue: { type: 'human', name: 'Anna' }, red: { type: 'human', name: 'Ben' } } as const
  const setup = { id: 'desk', name: 'A game', players, begun: '' }
  const match = new Match({ game: started.value, setup, store: new MemoryStore(), computer, now: () => '' })
  return new Desk(new Session(match, computer, play.pace, TEMPOS.instant), play)
}

/** The first question of a kind that is as wished, everything before it answered by drafts. */
async function deskAt(id: (typeof SCENARIOS)[number], kind: string, wished: (desk: LnltDesk) => boolean): Promise<LnltDesk> {
  for (const seed of ['a', 'b', 'c', 'd', 'e']) {
    const desk = deskOf(id, seed)
    for (let i = 1; i < 600 && !desk.session.game.outcome; i++) {
      await rested()
      desk.takeOver()
      desk.dismiss()
      if (desk.open?.question.kind === kind && wished(desk)) return desk
      await playOn(desk, i, new Set())
    }
  }
  throw new Error(`The question ${kind} did not come.`)
}
