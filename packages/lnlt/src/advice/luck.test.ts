import { overAllFalls } from '@firegroup/testkit'
import { expect, test } from 'vitest'
import { assault, melee } from '../../test/melee.ts'
import { type LnltTable, table } from '../../test/table.ts'
import { luck } from './luck.ts'

/** How lucky whoever is asked is with the first decision of such a kind, over all falls of so many dice. */
function luckOf({ game, state }: LnltTable, pick: (decision: never) => boolean, dice: number) {
  const open = game.open[0]!
  const decision = [...open.question.candidates()].find((each) => pick(each as never))
  const tell = luck(state, open, decision)!
  return overAllFalls(game, decision, dice, (after) => tell(after, undefined)!)
}

const isFire = ({ type }: { readonly type?: string }) => type === 'fire'

test('over all dice fire is neither lucky nor unlucky: a miss is bad luck, a casualty good', () => {
  const t = table('C3 US: a=2-5-4   E3 German: x=1-6-4 moved').activate('C3')
  const { mean, least, most } = luckOf(t, isFire, 4)
  expect(Math.abs(mean)).toBeLessThan(0.02 * (most - least))
  expect(least).toBeLessThan(-0.5)
  expect(most).toBeGreaterThan(3)
})

test('a rally is as likely as it is', () => {
  const t = table('C3 stone building; US: a=2-5-4 shaken, l=7-1-6   H5 German: 1-6-4', { phase: 'rally' })
  const { mean, least, most } = luckOf(t, ({ type }: { readonly type?: string }) => type === 'rally', 2)
  expect(mean).toBeCloseTo(0, 1)
  expect([least < 0, most > 0]).toEqual([true, true])
})

test('a round of Melee is over when both sides have struck', () => {
  const t = assault(melee('C3 US: a=2-5-4, b=2-5-4    C4 German: x=1-6-4, h=1-6-6 hero'), 'a b', 'C4')
  const open = t.game.open[0]!
  expect(open.question.kind).toBe('melee')
  const decision = [...open.question.candidates()][0]
  const tell = luck(t.state, open, decision)!
  expect(tell(t.state, open)).toBeNull()
  expect(tell(t.state, undefined)).toBeLessThan(0)
})

test('what nobody rolls for has no luck', () => {
  const t = table('C3 US: a=2-5-4   E3 German: x=1-6-4 moved')
  expect(luck(t.state, t.game.open[0]!, { type: 'pass' })).toBeNull()
})
