import type { AslskEvent, AslskState, Situation } from '@firegroup/aslsk'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { HexDraft } from '../../../play/controller/draft.ts'
import { DuelCard } from '../../../play/duel/DuelCard.tsx'
import { type AtDesk, look, rest, sitDown, triedAndPutBack } from '../../../play/testing/hands.ts'
import { german, street, us } from '../learn/lessons/ground.ts'
import { board } from './board/index.tsx'
import type { CombatDraft } from './drafts/combat-draft.ts'
import type { FireDraft } from './drafts/fire-draft.ts'
import { SetupDraft } from './drafts/setup-draft.ts'
import { duelOf } from './duel.tsx'
import { play } from './index.tsx'
import type { AslskDesk } from './kinds.ts'
import { moverWay } from './mover.ts'

type At = AtDesk<AslskState, AslskEvent, HexDraft>

/** Two groups of yours, an 8-1 with the first, against two of theirs. */
const TWO_AND_TWO = [us('6-6-6', 'M5'), us('6-6-6', 'M5'), us('L-8-1', 'M5'), german('4-4-7', 'M5'), german('4-4-7', 'M5')]

test('attackers go to whom they are put, leave with their leader, and are taken back', async () => {
  const { desk, draft } = await combatAt(TWO_AND_TWO)
  await triedAndPutBack(desk, (now) => (now as CombatDraft).put([1], 1))
  draft.take([])
  expect(draft.ready).toBeNull()
  desk.attempt(() => draft.put([2], 1))
  await desk.settled()
  expect(draft.attacks).toEqual([{ by: [0, 2], on: [4] }])
  desk.attempt(() => draft.put([1], 0))
  await desk.settled()
  expect(draft.attacks.map((attack) => draft.lettersOf(attack))).toEqual(['A', 'B'])
  desk.attempt(() => draft.takeBack([0]))
  await desk.settled()
  expect(draft.attacks).toEqual([{ by: [1], on: [3] }])
  expect(draft.idle).toEqual([0, 2])
})

test('by keys: a number takes in hand, a letter strikes, without anybody in hand all who are idle do, and two letters are struck as one', async () => {
  const { desk, draft } = await combatAt(TWO_AND_TWO)
  draft.take([])
  desk.pick(2)
  await desk.settled()
  expect(draft.by).toEqual([1])
  desk.attempt(() => draft.strike(1))
  await desk.settled()
  desk.attempt(() => draft.strike(0))
  await desk.settled()
  expect(draft.attacks).toEqual([
    { by: [0, 2], on: [3] },
    { by: [1], on: [4] },
  ])
  desk.attempt(() => draft.joinTo(0))
  await desk.settled()
  expect(draft.attacks).toHaveLength(1)
  expect([draft.attacks[0]!.by.length, draft.lettersOf(draft.attacks[0]!)]).toEqual([3, 'AB'])
  desk.attempt(() => draft.joinTo(0))
  await desk.settled()
  expect(draft.attacks.map((attack) => draft.lettersOf(attack))).toEqual(['B'])
  desk.attempt(() => draft.joinTo(0))
  await desk.settled()
  desk.attempt(() => draft.strike(0))
  await desk.settled()
  expect(desk.refusal?.message).toBe('All of yours attack already. Take one in hand first: 1 to 3.')
})

test('all on one goes from group to group, the likeliest loss first', async () => {
  const { desk, draft } = await combatAt([...TWO_AND_TWO, german('2-3-7', 'M5')])
  const seen: string[] = []
  for (let i = 0; i < 4; i++) {
    desk.attempt(() => draft.allOnOne())
    await desk.settled()
    expect(draft.attacks).toHaveLength(1)
    expect(draft.attacks[0]!.by).toHaveLength(3)
    seen.push(draft.lettersOf(draft.attacks[0]!))
  }
  expect(new Set(seen)).toEqual(new Set(['A', 'B', 'D']))
  expect([seen[0], seen[3]]).toEqual(['D', 'D'])
})

test('why not: who attacks already says in which attack, and a broken unit what the rules say', async () => {
  const { desk, draft } = await combatAt([...TWO_AND_TWO, us('6-6-6', 'M5', { broken: true })])
  draft.take([])
  desk.attempt(() => draft.put([0], 0))
  await desk.settled()
  expect(draft.whyNot(2)).toMatchObject({ rule: '3.8', message: '8-1 attacks already, in A.' })
  expect((await look(desk, () => draft.whyNot(5)))?.message).toMatch(/6-6-6 is broken and can only defend/)
  desk.pick(5)
  await desk.settled()
  expect(draft.by).toEqual([])
})

test('an attack is read aloud as a sentence, and the card shows its ratio, column, Kill number and DRM', async () => {
  const { desk, draft } = await combatAt([us('L-8-1', 'M5'), us('6-6-6', 'M5'), german('4-4-7', 'M5')])
  const duel = await look(desk, () => duelOf(desk, draft))
  expect(duel.strokes.map(({ said }) => said)).toEqual([
    '6-6-6 and 8-1 attack 4-4-7: seven to four, three to two, kill six, minus one: 58 percent any loss.',
    '4-4-7 attacks 6-6-6 and 8-1: four to seven, one to two, kill four: 17 percent any loss.',
  ])
  expect(duel.strokes[0]).toMatchObject({ figure: '58%', lines: ['7 : 4 = 3-2', 'Kill 6, −1'] })
  expect(duel.columns).toMatchObject([
    { letters: ['A'], defenders: [{ note: 'defends with 4' }], attackers: [{ note: 'attacks with 6' }, { note: '1, directs: −1' }] },
  ])
  const shown = renderToStaticMarkup(<DuelCard duel={duel} />)
  expect(shown).toContain('If nobody dies: Melee.')
})

test('with a tank there is one attack at a time: a unit and a leader on it with their CCV, and it answers with its machine guns', async () => {
  const tank = german('pzivh', 'M5', { vehicle: { exposed: true } })
  const { desk, draft } = await combatAt([us('6-6-6', 'M5'), us('6-6-6', 'M5'), us('L-8-1', 'M5'), tank, german('4-6-7', 'M5')])
  draft.take([])
  desk.attempt(() => draft.put([0], 0))
  await desk.settled()
  expect(draft.attacks).toEqual([{ by: [0, 2], on: [4] }])
  const onMen = await look(desk, () => duelOf(desk, draft))
  expect(onMen.columns[0]).toMatchObject({ attackers: [{ note: 'attacks with 6' }, { note: '1, directs: −1' }] })
  desk.attempt(() => draft.put([0], 1))
  await desk.settled()
  expect(draft.attacks).toEqual([{ by: [0, 2], on: [3] }])
  const duel = await look(desk, () => duelOf(desk, draft))
  expect(duel.strokes[0]).toMatchObject({ lines: ['CCV 6', 'DRM −2'], figure: '72%' })
  expect(duel.strokes[0]!.said).toBe('6-6-6 and 8-1 attack PzKpfw IVH: Close Combat Value six, minus two: 72 percent to hurt it.')
  expect(duel.columns[1]).toMatchObject({
    defenders: [{ note: 'CMG 5, AAMG 2' }],
    attackers: [{ note: 'CCV 5' }, { note: '1, directs: −1' }],
  })
  expect(renderToStaticMarkup(<DuelCard duel={duel} />)).toContain('One attack, then one of theirs.')
  desk.attempt(() => draft.put([1], 1))
  await desk.settled()
  expect(draft.attacks).toEqual([{ by: [1], on: [3] }])
})

test('when the dice have fallen the card says what became of everybody, and whether Melee follows', async () => {
  const { desk } = await combatAt([us('6-6-6', 'M5'), us('6-6-6', 'M5'), german('4-4-7', 'M5')])
  for (let i = 0; i < 3 && desk.reports.length === 0; i++) {
    desk.confirm()
    await rest(desk)
  }
  const duel = board.duel!(desk)
  expect(duel?.hands).toBeNull()
  expect(duel?.strokes.every(({ dice }) => dice?.length === 2)).toBe(true)
  expect(duel?.foot.strong).toMatch(/Melee|yours|out of|empty/)
})

test('a reaction knows the mover’s way, ranks the shots by what they do to him, says what they cost, and who can’t fire and why', async () => {
  const { desk, draft } = await reactionAt()
  expect(moverWay(desk)).toEqual({
    from: place(desk, 'N6'),
    steps: [
      { hex: place(desk, 'M6'), mf: 2 },
      { hex: place(desk, 'L6'), mf: 4 },
    ],
  })
  const effects = (await look(desk, () => draft.options)).map(({ effect }) => effect!)
  expect(effects).toEqual([...effects].sort((a, b) => b - a))
  expect((await look(desk, () => draft.preview))?.leaves).toEqual({ mark: 'first', residual: 6 })
  const unable = await look(desk, () => draft.unable)
  expect(unable.map(({ place: at }) => desk.s.setting.map.grid.idOf(at))).toEqual(['K4', 'D3'])
  expect(unable[0]!.problem).toMatchObject({ rule: '3.2.1' })
  expect(unable[0]!.problem.message).toMatch(/K5/)
})

test('only the mover, his way and those who could fire stay bright; every shooter shows his odds, the mover what he has spent', async () => {
  const { desk } = await reactionAt()
  const { stacks } = await look(desk, () => board.snapshot(desk))
  const of = (hex: string) => stacks.find(({ hex: at }) => at === place(desk, hex))
  expect(of('L6')).toMatchObject({ tag: '2 MF', tagTone: 'ink', ring: 'chosen' })
  expect(of('K7')?.tag).toMatch(/%$/)
  expect(of('D3')?.counters.every(({ mood }) => mood === 'away')).toBe(true)
  expect(of('K7')?.counters.every(({ mood }) => mood === 'away')).toBe(false)
})

test('a counter that is dragged knows why it can’t be put down', async () => {
  const { scenario } = await import('@firegroup/content/aslsk')
  const { desk } = await sitDown(play, { scenario: scenario('first-light') }, 'dragged')
  const draft = desk.draft as SetupDraft
  const [unit] = draft.groups[0]!.units
  draft.hold([unit!])
  const drag = board.drag(desk)!
  expect(drag.held).toContain(`u${unit}`)
  const [free] = draft.area
  expect(await look(desk, () => drag.whyNot(free!))).toBeNull()
  expect((await look(desk, () => drag.whyNot(place(desk, 'L5'))))?.message).toMatch(/may not be placed/)
  expect(draft).toBeInstanceOf(SetupDraft)
})

const place = ({ s }: AslskDesk, hex: string): number => s.setting.map.grid.indexOf(hex)

async function combatAt(units: Situation['units']): Promise<At & { draft: CombatDraft }> {
  const at = await sitDown(play, { situation: street({ phase: 'closeCombat', units }) }, 'close combat')
  for (let i = 0; i < 8 && at.desk.open?.question.kind !== 'closeCombat'; i++) {
    at.desk.dismiss()
    at.desk.endPhase()
    if (at.desk.confirming) at.desk.endPhase()
    await rest(at.desk)
  }
  at.desk.dismiss()
  return { ...at, draft: at.desk.draft as CombatDraft }
}

async function reactionAt(): Promise<At & { draft: FireDraft }> {
  const units = [us('6-6-7', 'K7'), us('6-6-6', 'I6'), us('3-4-6', 'K4'), us('6-6-6', 'D3'), german('4-4-7', 'N6'), german('4-6-7', 'O3')]
  const at = await sitDown(play, { situation: street({ phase: 'movement', attacker: 'axis', units }) }, 'reaction')
  const { desk } = at
  for (const decision of [
    { type: 'step', units: [4], to: 'M6' },
    { type: 'step', units: [4], to: 'L6' },
  ]) {
    while (desk.open?.question.kind === 'firstFire') {
      desk.endPhase()
      await rest(desk)
    }
    desk.decide(decision)
    await rest(desk)
  }
  return { ...at, draft: desk.draft as FireDraft }
}
