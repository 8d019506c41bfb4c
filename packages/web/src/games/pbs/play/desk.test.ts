import type { AslskState } from '@firegroup/aslsk'
import { readScript, situationOf } from '@firegroup/aslsk/testing'
import { memoryOf, type PbsChoice, type PbsEvent } from '@firegroup/pbs'
import { expect, test } from 'vitest'
import type { HexDraft } from '../../../play/controller/draft.ts'
import { type AtDesk, look, rest, sitDown } from '../../../play/testing/hands.ts'
import { askedOf } from './asked.ts'
import { decidedAt } from './desk.ts'
import { play } from './index.tsx'
import { RefereeDraft } from './referee/referee-draft.ts'

type At = AtDesk<AslskState, PbsEvent, HexDraft>
const FOG = [{ type: 'concealment', text: 'Concealment is in effect.' }] as never

function at(text: string, pbs: Partial<PbsChoice>, options: object = {}): Promise<At> {
  const situation = situationOf(readScript(text), { columns: 18, rows: 12, phase: 'movement', attacker: 'allied', ...options })
  const me = { type: 'human', name: 'Ann', alone: true } as const
  return sitDown(play, { situation: { ...situation, pbs: { mode: 'bothSides', ...pbs } } }, 'desk', { allied: me, axis: me })
}
const place = ({ desk }: At, hex: string) => desk.s.setting.map.grid.indexOf(hex)
async function choose(table: At, ...hexes: string[]): Promise<void> {
  for (const hex of hexes) {
    table.desk.choosePlace(place(table, hex))
    await table.desk.settled()
  }
}
const ready = (table: At) => look(table.desk, () => (table.desk.draft as RefereeDraft).ready)
const SHIFTS = 'E2 woods; German: x=4-6-7 concealed\n E6 woods; German: y=4-6-7 concealed\n R12 US: a=6-6-6'

test('two stacks that Shift are chosen on the board in any order, with the chance and what modifies it', async () => {
  const table = await at(SHIFTS, { parts: { dummies: true }, dummies: { axis: 1 } }, { attacker: 'axis', rules: FOG })
  expect(table.desk.draft).toBeInstanceOf(RefereeDraft)
  expect(await ready(table)).toBeNull()
  await choose(table, 'E6', 'E2')
  expect(await ready(table)).toMatchObject({ decision: { type: 'shift', from: 'E2', to: 'E6' }, label: 'Try to Shift' })
  expect((await look(table.desk, () => (table.desk.draft as RefereeDraft).chosen))?.words).toBe('Shift E2 and E6')
  table.desk.choosePlace(place(table, 'A1'))
  await table.desk.settled()
  expect(table.desk.refusal?.message).toBe('Nothing to decide about A1.')
  table.desk.confirm()
  await rest(table.desk)
  expect(table.game().log.at(-1)).toMatchObject({ kind: 'shift', decision: { type: 'shift' } })
})

test('a counter of a hidden stack is taken up and put down; farther than two hexes is refused in words', async () => {
  const hip: PbsChoice['hip'] = [{ side: 'axis', units: [0], behaviour: 'ambush', counters: ['E6', 'E4'] }]
  const table = await at(
    'R1 German: x=4-6-7\n E10 US: a=6-6-6\n A1 German: y=4-6-7',
    { parts: { hipAreas: true }, hip },
    { attacker: 'axis' },
  )
  for (let i = 0; i < 20 && table.desk.open?.question.kind !== 'hipOrders'; i++) {
    table.desk.endPhase()
    if (table.desk.confirming) table.desk.endPhase()
    await rest(table.desk)
  }
  await choose(table, 'E6', 'E11')
  expect(table.desk.refusal?.message).toBe('A counter moves up to two hexes: not to E11.')
  await choose(table, 'E8')
  expect(await ready(table)).toMatchObject({ decision: { type: 'moveCounters', stack: 0, to: ['E8', 'E4'] } })
  table.desk.confirm()
  await rest(table.desk)
  expect(memoryOf(table.game().state).hip!.stacks[0]!.counters).toEqual([place(table, 'E8'), place(table, 'E4')])
})

test('a step that the book has answered is taken back with its memory, its dice and its reasons', async () => {
  const table = await at('E1 German: 4-6-7\n E10 US: a=6-6-6\n R12 US: 6-6-6', {})
  const before = table.game().hash()
  const step = async () => {
    table.desk.decide({ type: 'step', units: [1], to: 'E9' })
    await rest(table.desk)
  }
  await step()
  const after = table.game().hash()
  expect([decidedAt(table.desk).length, memoryOf(table.game().state).dice]).toEqual([1, 1])
  expect(askedOf(decidedAt(table.desk)[0]!)).toMatchObject([
    { hex: place(table, 'E1'), who: 'E1', words: 'out of its range', fires: false },
  ])
  for (let i = 0; i < 3 && table.game().decisionCount > 0; i++) {
    table.desk.undo()
    await rest(table.desk)
  }
  expect([table.game().hash(), decidedAt(table.desk).length]).toEqual([before, 0])
  await step()
  expect(table.game().hash()).toBe(after)
})
