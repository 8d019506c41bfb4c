import { aslsk } from '@firegroup/aslsk'
import { scenario } from '@firegroup/content/aslsk'
import { keyFromSeed, startGame } from '@firegroup/kernel'
import { Match, MemoryStore } from '@firegroup/table'
import { expect, test } from 'vitest'
import { Desk } from '../../../play/controller/desk.ts'
import { Session, TEMPOS } from '../../../play/session/session.ts'
import { WorkerComputer } from '../../../worker/computer.ts'
import { FireDraft } from './drafts/fire-draft.ts'
import { MoveDraft } from './drafts/move-draft.ts'
import { SetupDraft } from './drafts/setup-draft.ts'
import { play } from './index.tsx'
import type { AslskDesk } from './kinds.ts'

test('a whole game is played through drafts alone: whatever a draft is ready for is legal', { timeout: 60_000 }, async () => {
  const desk = deskOf('drafts')
  const views = new Set<string>()
  for (let i = 0; i < 900 && !desk.session.game.outcome; i++) {
    await Promise.resolve()
    desk.takeOver()
    desk.dismiss()
    const { draft, open } = desk
    if (!draft || !open) continue
    views.add(draft.view)
    expect(draft.marks.every(({ place }) => place >= 0)).toBe(true)
    const actor = draft.actors[i % Math.max(1, draft.actors.length)]
    if (!draft.ready && actor !== undefined && i % 3 !== 0) {
      desk.choosePlace(actor)
      const goal = draft.marks.find(({ tone }) => tone === 'aim' || tone === 'enemy' || tone === 'option')
      if (!draft.ready && goal) desk.choosePlace(goal.place)
    }
    const before = desk.session.game.decisionCount
    if (draft.ready) {
      expect(desk.session.game.problems(open.seat, draft.ready.decision)).toEqual([])
      desk.confirm()
    } else {
      desk.endPhase()
      if (desk.confirming) desk.endPhase()
    }
    await Promise.resolve()
    expect(desk.session.game.decisionCount).toBeGreaterThan(before)
  }
  expect([...views].sort()).toEqual(expect.arrayContaining(['advance', 'fire', 'list', 'move', 'setup']))
})

test('a set-up begins with a legal suggestion; what the engine refuses changes nothing and says why', () => {
  const { draft } = deskOf('setup')
  if (!(draft instanceof SetupDraft)) throw new Error('A set-up comes first.')
  expect(draft.ready).not.toBeNull()
  const [unit] = draft.groups[0]!.units
  const before = draft.placeOfUnit(unit!)
  expect(draft.put([unit!], draft.s.setting.map.grid.indexOf('L5'))?.message).toMatch(/may not be placed/)
  expect(draft.placeOfUnit(unit!)).toBe(before)
  expect(draft.ready).not.toBeNull()
})

test('a shot is aimed by choosing the enemy, changed by choosing who fires, and taken back step by step', async () => {
  const desk = await deskAt('prepFire')
  const draft = desk.draft as FireDraft
  expect(draft).toBeInstanceOf(FireDraft)
  const target = draft.targets[0]!.place
  desk.choosePlace(target)
  expect(draft.at).toBe(target)
  expect(draft.ready).not.toBeNull()
  expect(draft.preview?.results.reduce((sum, { rolls }) => sum + rolls, 0)).toBe(36)
  const [firer] = draft.firers
  draft.toggleUnit(firer!.unit)
  expect(draft.firers.some(({ unit, inherent }) => unit === firer!.unit && inherent)).toBe(!firer!.inherent)
  desk.back()
  expect(draft.at).toBeNull()
  desk.back()
  expect(draft.firers).toEqual([])
})

test('a way is planned ahead and taken one hex at a time; what is out of reach is refused in words', async () => {
  const desk = await deskAt('move')
  const draft = desk.draft as MoveDraft
  expect(draft).toBeInstanceOf(MoveDraft)
  desk.choosePlace(draft.actors[0]!)
  const far = draft.reach.find(({ path }) => path.length >= 2)!
  desk.choosePlace(far.place)
  expect(draft.path).toEqual(far.path)
  desk.choosePlace(desk.s.setting.map.grid.indexOf('A1'))
  expect(desk.refusal?.message).toMatch(/A1/)
  desk.back()
  desk.confirm()
  await rested()
  const now = desk.draft
  if (now instanceof MoveDraft && now.isUnderWay) expect(now.path).toEqual(far.path.slice(1))
  expect(desk.session.game.log.at(-1)).toMatchObject({ kind: 'move', decision: { type: 'step' } })
})

test('the key 1 takes the first of what is offered', async () => {
  const desk = await deskAt('prepFire')
  const draft = desk.draft as FireDraft
  desk.choosePlace(draft.actors[0]!)
  const [first] = draft.options
  play.desk.pick(desk, 0)
  expect(draft.declared).toEqual(first!.declared)
})

test('Enter by itself hands no weapon over, and nobody is reminded that he could', async () => {
  const desk = await deskAt('transfer')
  const offered = [...desk.open!.question.candidates()] as { readonly type: string }[]
  expect(offered.map(({ type }) => type)).toContain('transfer')
  expect(desk.draft!.ready!.decision).toEqual({ type: 'done' })
  desk.endPhase()
  expect(desk.confirming).toBe(false)
})

test('ending a phase with something left to do asks once', async () => {
  const desk = await deskAt('prepFire')
  const before = desk.session.game.decisionCount
  desk.endPhase()
  expect(desk.confirming).toBe(true)
  expect(desk.session.game.decisionCount).toBe(before)
  desk.endPhase()
  expect(desk.session.game.decisionCount).toBe(before + 1)
})

test('the offered addition to a shot is legal, better, and does what it says', async () => {
  const desk = await deskAt('prepFire')
  const draft = desk.draft as FireDraft
  let offered = 0
  for (const candidate of draft.candidates) {
    draft.take({ declared: candidate })
    const now = draft.preview!.anyEffect
    const { whatIf } = draft
    if (!whatIf) continue
    offered++
    expect(whatIf.preview.anyEffect).toBeGreaterThan(now)
    draft.take(whatIf)
    expect(draft.problems).toEqual([])
    expect(draft.preview!.anyEffect).toBe(whatIf.preview.anyEffect)
  }
  expect(offered).toBeGreaterThan(0)
})

const rested = (): Promise<void> => new Promise((done) => setTimeout(done, 5))

/** Two people at one table; nobody answers from the worker. */
function deskOf(seed: string): AslskDesk {
  const started = startGame(aslsk, { scenario: scenario('first-light') }, { key: keyFromSeed(seed) })
  if (!started.ok) throw new Error('The scenario does not begin.')
  const computer = new WorkerComputer({ postMessage: () => undefined, onmessage: null, terminate: () => undefined })
  const players = { allied: { type: 'human', name: 'Anna' }, axis: { type: 'human', name: 'Ben' } } as const
  const setup = { id: 'desk', name: 'First Light', players, begun: '' }
  const match = new Match({ game: started.value, setup, store: new MemoryStore(), computer, now: () => '' })
  return new Desk(new Session(match, computer, play.pace, TEMPOS.instant), play)
}

/** The first question of a kind, everything before it answered as suggested or ended. */
async function deskAt(kind: string): Promise<AslskDesk> {
  const desk = deskOf(kind)
  for (let i = 0; i < 50; i++) {
    await rested()
    desk.takeOver()
    desk.dismiss()
    if (desk.open?.question.kind === kind) return desk
    if (desk.draft instanceof SetupDraft) desk.confirm()
    else {
      desk.endPhase()
      if (desk.confirming) desk.endPhase()
    }
  }
  throw new Error(`The question ${kind} did not come.`)
}
