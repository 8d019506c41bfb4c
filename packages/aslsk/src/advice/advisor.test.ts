import { expect, test } from 'vitest'
import { table } from '../../test/table.ts'
import { advisor } from './advisor.ts'

test('SK-4.0-06 a computer player is not even tempted to destroy its own Weapon', () => {
  const t = table('E2 US: 6-6-6, g=MMG', { phase: 'prepFire', attacker: 'allied' })
  const [open] = t.game.open
  const worth = advisor.judge(t.state, 'allied', open!)
  expect(worth({ type: 'destroy', weapon: t.weapon('g') })).toBe(Number.NEGATIVE_INFINITY)
  expect(worth({ type: 'end' })).toBe(0)
})
