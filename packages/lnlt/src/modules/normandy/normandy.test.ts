import { expect, test } from 'vitest'
import { NATIONS } from '../../data/nations.ts'
import { rulesOf } from '../../rules.ts'
import { normandy } from './index.ts'

test('LNL-NC-01 in Normandy the Smoke capability of every nation is 2', () => {
  const inNormandy = rulesOf([normandy]).policies
  for (const { id } of NATIONS) expect([id, inNormandy.smoke(id)]).toEqual([id, 2])
  expect(rulesOf([]).policies.smoke('soviet')).toBe(1)
})
