import { counsel } from '@firegroup/aslsk'
import { describe, expect, test } from 'vitest'
import { type BookTable, bookTable, type PbsTableOptions } from '../../test/table.ts'
import { pbs } from '../system.ts'
import type { TryPreview } from './odds.ts'

const FOG: PbsTableOptions = {
  columns: 18,
  rows: 12,
  attacker: 'axis',
  rules: [{ type: 'concealment', text: 'Concealment is in effect.' }],
}
const shifting = (text: string) => bookTable(text, { ...FOG, pbs: { mode: 'bothSides', parts: { dummies: true }, dummies: { axis: 1 } } })
const hidden = (turn: number, more: PbsTableOptions = {}) =>
  bookTable(`R1 German: x=4-6-7\n E8 US: a=6-6-6\n P12 US: b=6-6-6`, {
    ...{ columns: 18, rows: 12, turn, turns: 6 },
    ...more,
    pbs: { mode: 'bothSides', parts: { hipAreas: true }, hip: [{ side: 'axis', units: [0], behaviour: 'ambush', counters: ['E6', 'E4'] }] },
  })

/** The decision that greedy would take, in words. */
function best(t: BookTable): string {
  const [open] = t.game.open
  const judge = counsel.advisor.judge(t.state, open!.seat, open!)
  const [first] = [...open!.question.candidates()].sort((a, b) => judge(b) - judge(a))
  return pbs.words!.decision(t.state, open!.question.kind, first)
}
const preview = (t: BookTable, decision: object) => t.game.open[0]!.question.preview!(decision) as TryPreview

describe('what computer players make of the referee’s offers', () => {
  test('men in sight of the enemy change places with nobody out of it, and those whom nobody sees stay', () => {
    const near = shifting(
      'E2 stone building; German: x=4-6-7 concealed\n A8 German: z=4-6-7 concealed\n B7 woods\n B8 woods\n A7 woods\n E5 US: a=6-6-6\n I2 stone building\n H2 woods\n H3 woods\n G3 woods\n I3 woods\n H1 woods',
    )
    near.counters.at.push({ side: 'axis', hex: near.place('I2') })
    const far = shifting(
      'A1 German: x=4-6-7 concealed\n A4 German: y=4-6-7 concealed\n R12 US: a=6-6-6\n B1 woods\n B2 woods\n B3 woods\n B4 woods',
    )
    expect(best(far)).toBe('Shift no more')
    expect(best(near)).toBe('Shift E2 and I2')
  })

  test('a hidden stack waits while the game is young, and tries to come forth when it is late and the enemy near', () => {
    expect([best(hidden(1)), best(hidden(5))]).toEqual(['Let them stay hidden', 'Try to bring forth stack A (Ambush) by its counter in E6'])
  })

  test('counters go to meet the enemy', () => {
    const t = hidden(2, { attacker: 'axis' }).passUntil('hipOrders')
    expect(best(t)).toMatch(/^Move the counters of stack A \(Ambush\) to E8 and E6/)
  })
})

describe('what would come of it', () => {
  test('a Shift: rolls that do it, and that cost both stacks their counters, as the rule has it', () => {
    const t = shifting('E2 German: x=4-6-7 concealed\n E6 German: y=4-6-7 concealed\n E3 US: a=6-6-6')
    expect(preview(t, { type: 'shift', from: 'E2', to: 'E6' })).toMatchObject({ succeeds: 3, of: 36, loses: 21 })
  })

  test('a try to come forth: 4 or less with its Labor, and just 3 in one’s own PFPh', () => {
    const t = hidden(1)
    const reveal = { type: 'comeForth', stack: 0, counter: 0 }
    expect(preview(t, reveal).succeeds).toBe(6)
    t.hidden[0]!.labor = -1
    expect(preview(t, reveal)).toMatchObject({ succeeds: 10, modifiers: [{ value: -1 }] })
    expect(preview(hidden(1, { phase: 'prepFire', attacker: 'axis' }), reveal).succeeds).toBe(2)
  })
})
