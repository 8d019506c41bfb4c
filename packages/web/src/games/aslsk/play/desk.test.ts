import type { AslskEvent, AslskState } from '@firegroup/aslsk'
import { scenario } from '@firegroup/content/aslsk'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { type HexDraft, nameOf } from '../../../play/controller/draft.ts'
import { type AtDesk, look, rest, sitDown, triedAndPutBack } from '../../../play/testing/hands.ts'
import { AdvanceDraft } from './drafts/advance-draft.ts'
import { FireDraft } from './drafts/fire-draft.ts'
import { MoveDraft } from './drafts/move-draft.ts'
import { RoutDraft } from './drafts/rout-draft.ts'
import { SetupDraft } from './drafts/setup-draft.ts'
import { play } from './index.tsx'
import type { AslskDesktop } from './kinds.ts'
import { Stacks } from './questions/stacks.tsx'

test('a whole game is played through drafts alone: whatever a draft is ready for is legal', { timeout: 60_000 }, async () => {
  const { desk, game } = await deskOf('drafts')
  const views = new Set<string>()
  for (let i = 0; i < 900 && !game().outcome; i++) {
    await rest(desk)
    desk.dismiss()
    const { draft, open } = desk
    if (!draft || !open) continue
    views.add(draft.view)
    expect((await look(desk, () => draft.marks)).every(({ place }) => place >= 0)).toBe(true)
    const actor = draft.actors[i % Math.max(1, draft.actors.length)]
    if (actor !== undefined)
      await triedAndPutBack(desk, (now) => [now.choosePlace(actor), now.choosePlace(now.marks.at(-1)?.place ?? actor)])
    const ready = () => look(desk, () => draft.ready)
    if (!(await ready()) && actor !== undefined && i % 3 !== 0) {
      desk.choosePlace(actor)
      await desk.settled()
      const goal = draft.marks.find(({ tone }) => tone === 'aim' || tone === 'enemy' || tone === 'option')
      if (!(await ready()) && goal) desk.choosePlace(goal.place)
      await desk.settled()
    }
    const before = game().decisionCount
    const decided = await ready()
    if (decided) {
      expect(game().problems(open.seat, decided.decision)).toEqual([])
      desk.confirm()
    } else {
      desk.endPhase()
      if (desk.confirming) desk.endPhase()
    }
    await desk.settled()
    expect(game().decisionCount).toBeGreaterThan(before)
  }
  expect([...views].sort()).toEqual(expect.arrayContaining(['advance', 'fire', 'list', 'move', 'setup']))
})

test('a set-up begins with a legal suggestion; what the engine refuses changes nothing and says why', async () => {
  const { desk } = await deskOf('setup')
  const { draft } = desk
  if (!(draft instanceof SetupDraft)) throw new Error('A set-up comes first.')
  expect(await look(desk, () => draft.ready)).not.toBeNull()
  const [unit] = draft.groups[0]!.units
  const before = draft.placeOfUnit(unit!)
  desk.attempt(() => draft.put([unit!], draft.s.setting.map.grid.indexOf('L5')))
  await desk.settled()
  expect(desk.refusal?.message).toMatch(/may not be placed/)
  expect(draft.placeOfUnit(unit!)).toBe(before)
  expect(draft.ready).not.toBeNull()
})

test('a shot is aimed by choosing the enemy, changed by choosing who fires, and taken back step by step', async () => {
  const { desk } = await deskAt('prepFire')
  const draft = desk.draft as FireDraft
  expect(draft).toBeInstanceOf(FireDraft)
  const target = draft.targets[0]!.place
  desk.choosePlace(target)
  await desk.settled()
  expect(draft.at).toBe(target)
  expect(await look(desk, () => draft.ready)).not.toBeNull()
  expect((await look(desk, () => draft.preview))?.results.reduce((sum, { rolls }) => sum + rolls, 0)).toBe(36)
  const [firer] = draft.firers
  draft.toggleUnit(firer!.unit)
  expect(draft.firers.some(({ unit, inherent }) => unit === firer!.unit && inherent)).toBe(!firer!.inherent)
  desk.back()
  expect(draft.at).toBeNull()
  desk.back()
  expect(draft.firers).toEqual([])
})

test('a way is planned ahead and taken one hex at a time; what is out of reach is refused in words', async () => {
  const { desk, game } = await deskAt('move')
  const draft = desk.draft as MoveDraft
  expect(draft).toBeInstanceOf(MoveDraft)
  desk.choosePlace(draft.actors[0]!)
  await desk.settled()
  const far = draft.reach.find(({ path }) => path.length >= 2)!
  desk.choosePlace(far.place)
  expect(draft.path).toEqual(far.path)
  desk.choosePlace(desk.s.setting.map.grid.indexOf('A1'))
  await desk.settled()
  expect(desk.refusal?.message).toMatch(/A1/)
  desk.back()
  desk.confirm()
  await rest(desk)
  const now = desk.draft
  if (now instanceof MoveDraft && now.isUnderWay) expect(now.path).toEqual(far.path.slice(1))
  expect(game().log.at(-1)).toMatchObject({ kind: 'move', decision: { type: 'step' } })
})

test('the key 1 takes the first of what is offered', async () => {
  const { desk } = await deskAt('prepFire')
  const draft = desk.draft as FireDraft
  desk.choosePlace(draft.actors[0]!)
  await desk.settled()
  const [first] = await look(desk, () => draft.options)
  desk.pick(0)
  await desk.settled()
  expect(draft.declared).toEqual(first!.declared)
})

test('Enter by itself hands no weapon over, and nobody is reminded that he could', async () => {
  const { desk } = await deskAt('transfer')
  const offered = desk.open!.question.candidates() as { readonly type: string }[]
  expect(offered.map(({ type }) => type)).toContain('transfer')
  expect(desk.draft!.ready!.decision).toEqual({ type: 'done' })
  desk.endPhase()
  expect(desk.confirming).toBe(false)
})

test('ending a phase with something left to do asks once', async () => {
  const { desk, game } = await deskAt('prepFire')
  const before = game().decisionCount
  desk.endPhase()
  expect(desk.confirming).toBe(true)
  await rest(desk)
  expect(game().decisionCount).toBe(before)
  desk.endPhase()
  await rest(desk)
  expect(game().decisionCount).toBe(before + 1)
})

test('the offered addition to a shot is legal, better, and does what it says', async () => {
  const { desk } = await deskAt('prepFire')
  const draft = desk.draft as FireDraft
  let offered = 0
  for (const candidate of draft.candidates) {
    draft.take({ declared: candidate })
    const now = (await look(desk, () => draft.preview))!.anyEffect
    const whatIf = await look(desk, () => draft.whatIf)
    if (!whatIf) continue
    offered++
    expect(whatIf.preview.anyEffect).toBeGreaterThan(now)
    draft.take(whatIf)
    expect(await look(desk, () => draft.problems)).toEqual([])
    expect((await look(desk, () => draft.preview))!.anyEffect).toBe(whatIf.preview.anyEffect)
  }
  expect(offered).toBeGreaterThan(0)
})

test('whoever comes from off the map is chosen as others are: the dock is theirs, and no longer says what the game is about', async () => {
  const { desk } = await deskAt('move', 'dust-on-the-road')
  const { draft } = desk
  if (!(draft instanceof MoveDraft)) throw new Error('A move comes first.')
  expect(play.dock.idle(draft)).toBe('above')
  expect(play.dock.subtitle(desk)).toBe('Movement, 5 stacks can move')
  desk.choosePlace(draft.actors[0]!)
  await desk.settled()
  expect(play.dock.title(desk)).toMatch(/^Move .+ from off the map$/)
  expect(play.dock.idle(draft)).toBeNull()
})

test('a stack is listed by those of it who can go: no tank advances', async () => {
  const { desk } = await deskAt('advance', 'dust-on-the-road')
  const { draft } = desk
  if (!(draft instanceof AdvanceDraft)) throw new Error('An advance comes first.')
  const listed = renderToStaticMarkup(createElement(Stacks, { desk, draft }))
  expect(listed).toContain('squad 4-4-7')
  expect(listed).not.toContain('T-34')
})

test('where there is nobody to fire the dock says so in words', async () => {
  const { desk } = await deskAt('prepFire')
  vi.spyOn(desk.draft!, 'actors', 'get').mockReturnValue([])
  expect(play.dock.subtitle(desk)).toBe('Prep Fire, no stack can fire')
  expect(renderToStaticMarkup(createElement(play.dock.View, { desk }))).toContain('Nobody can fire at anybody now.')
})

test('a rout that has come where it had to go is not sent there again', async () => {
  const { desk } = await deskAt('prepFire')
  const at = nameOf(desk.s, desk.s.units[0]!.at)
  const goalsFrom = (goals: readonly string[]) => {
    const question = { about: { rout: 0, goals, steps: [] }, candidates: () => [] }
    return new RoutDraft({ ...desk, s: desk.s, question } as unknown as AslskDesktop).goals.hexes
  }
  expect(goalsFrom(['A1'])).toEqual(['A1'])
  expect(goalsFrom([at, 'A1'])).toEqual([])
})

test('what is left of a move is told as the rules count it', async () => {
  const { desk } = await deskAt('move')
  const left = vi.spyOn(desk.draft as MoveDraft, 'mfLeft', 'get')
  for (const [halves, words] of [
    [5, '2½ movement factors left'],
    [2, '1 movement factor left'],
    [1, '½ movement factor left'],
    [0, '0 movement factors left'],
  ] as const) {
    left.mockReturnValue(halves)
    expect(play.dock.subtitle(desk)).toBe(words)
  }
})

const deskOf = (seed: string, id = 'first-light'): Promise<AtDesk<AslskState, AslskEvent, HexDraft>> =>
  sitDown(play, { scenario: scenario(id) }, seed)

/** The first question of a kind, everything before it answered as suggested or ended. */
async function deskAt(kind: string, id?: string): Promise<AtDesk<AslskState, AslskEvent, HexDraft>> {
  const at = await deskOf(kind, id)
  const { desk } = at
  for (let i = 0; i < 50; i++) {
    desk.dismiss()
    if (desk.open?.question.kind === kind) return at
    if (desk.draft instanceof SetupDraft) desk.confirm()
    else {
      desk.endPhase()
      if (desk.confirming) desk.endPhase()
    }
    await rest(desk)
  }
  throw new Error(`The question ${kind} did not come.`)
}

test('Enter never shows what is unseen, nor gives a Weapon up: that is done only if one wants it', () => {
  const { isWish } = play.desk.words
  expect(['reveal', 'destroy', 'drop', 'transfer', 'hold', 'repair'].map((type) => isWish!({ type }))).toEqual([
    true,
    true,
    true,
    true,
    false,
    false,
  ])
})
