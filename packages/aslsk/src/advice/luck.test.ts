import { overAllFalls } from '@firegroup/testkit'
import { expect, test } from 'vitest'
import { table } from '../../test/table.ts'
import { luck } from './luck.ts'

type Table = ReturnType<typeof table>

/** How lucky whoever is asked is with a decision, over all falls of so many dice. */
function luckOf({ game, state }: Table, pick: (decision: { readonly type: string }) => boolean, dice: number) {
  const open = game.open[0]!
  const decision = ([...open.question.candidates()] as { readonly type: string }[]).find(pick)!
  const tell = luck(state, open, decision)!
  return overAllFalls(game, decision, dice, (after) => tell(after, undefined)!)
}

const SHOT = { phase: 'prepFire', attacker: 'allied', columns: 12, rows: 10 } as const
const directed = (decision: object) => 'directors' in decision && (decision.directors as unknown[]).length > 0

test('over all dice an attack is neither lucky nor unlucky: a miss is bad luck, a casualty good', () => {
  const { mean, least, most } = luckOf(table('C3 US: a=6-6-6, 8-0   E3 German: x=4-6-7', SHOT), directed, 4)
  expect(mean).toBeCloseTo(0, 1)
  expect(least).toBeLessThan(-1)
  expect(most).toBeGreaterThan(4)
})

test('nor is one at several in a hex, of whom a result takes as many as it says', () => {
  const { mean } = luckOf(table('C3 US: a=6-6-6, 8-0   E3 German: x=4-6-7, y=4-6-7', SHOT), directed, 4)
  expect(Math.abs(mean)).toBeLessThan(0.3)
})

test('a rally is as likely as it is', () => {
  const t = table('C3 US: a=6-6-6 broken, 8-0   H8 German: x=4-6-7', { ...SHOT, phase: 'rally' })
  while (t.game.open[0]!.question.kind !== 'unitRally') t.game.take(t.game.open[0]!.seat, { type: 'done' })
  const { mean, least, most } = luckOf(t, ({ type }) => type === 'rally', 2)
  expect(mean).toBeCloseTo(0, 1)
  expect([least < 0, most > 0]).toEqual([true, true])
})

test('what nobody rolls for has no luck', () => {
  const { game, state } = table('C3 US: a=6-6-6   E3 German: x=4-6-7', SHOT)
  expect(luck(state, game.open[0]!, { type: 'end' })).toBeNull()
})

test('a shot at a vehicle is over when it is known what the hit does: not while its crew decides whether it keeps its rate', () => {
  const t = table('C3 US: a=6-6-6, 8-0   E3 German: x=4-6-7', SHOT)
  const open = t.game.open[0]!
  const decision = [...open.question.candidates()].find((each) => directed(each as object))
  const asked = { ...open, question: { ...open.question, kind: 'keepRate' } } as typeof open
  const tell = luck(t.state, open, decision)!
  expect(tell(t.state, asked)).toBeNull()
  expect(tell(t.state, open)).toBeLessThan(0)
})
