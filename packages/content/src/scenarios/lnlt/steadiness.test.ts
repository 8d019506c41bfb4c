import { contestants, greedy, positionOf } from '@firegroup/ai'
import { counsel, lnlt } from '@firegroup/lnlt'
import { expect, test } from 'vitest'
import { eachDecision, steadyToTheEnd } from '../../../test/steadiness.ts'
import { scenario } from '../../lnlt.ts'

const breadBeforeNoon = scenario('bread-before-noon')

steadyToTheEnd(lnlt, breadBeforeNoon, counsel)

test('an attacker who has somewhere to go does not pass his first turns away', () => {
  const regular = contestants(counsel)['regular']!()
  const typeOf = (decision: unknown) => (decision as { readonly type: string }).type
  let [acted, passed] = [0, 0]
  eachDecision(lnlt, breadBeforeNoon, greedy(counsel.advisor), (game, open, usual, chance) => {
    if (open.question.kind !== 'impulse' || open.seat !== 'blue' || game.state.turn > 2 || typeOf(usual) === 'pass') return
    if (typeOf(regular.choose(positionOf(game, open, chance))) === 'pass') passed++
    else acted++
  })
  expect(acted).toBeGreaterThan(8)
  // to let an impulse go by is no fault as long as there is time: it was one when nearly half of them were
  expect(passed).toBeLessThan(acted / 2)
})
