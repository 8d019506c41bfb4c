import { expect, test } from 'vitest'
import { last, mayNot, shoot } from '../../test/fire.ts'
import { table } from '../../test/table.ts'

const prepFire = { phase: 'prepFire', attacker: 'allied' } as const
const KEEP = '\nA2 US: z=7-4-7    A5 German: 4-6-7'

test('SK-1.2.4.1-01 SK-3.2-01 with the coloured die at or under its rate a Weapon fires again, until it is not', () => {
  const t = table(`E2 US: a=6-6-6, MMG    E5 German: x=4-6-7    G4 German: y=4-6-7${KEEP}`, prepFire)
  shoot(t, 'E5', '+MMG').rolls(2, 6)
  t.saw({ type: 'rateKept', weapon: t.weapon('MMG'), kept: true })
  shoot(t, 'G4', '+MMG').rolls(1, 6).rolls(1, 1)
  shoot(t, 'E5', '+MMG').rolls(3, 6)
  expect(t.w('MMG')).toMatchObject({ fire: 'prep', keptRate: false })
  mayNot(t, 'E5', '+MMG', { rule: '3.2', message: /already fired/ })
})

test('SK-1.2.4.1-01 a kept rate ends with its phase, and the Weapon has Prep Fired', () => {
  const t = table('E2 US: a=6-6-6, MMG    E5 German: 4-6-7', { ...prepFire })
  shoot(t, 'E5', '+MMG').rolls(2, 6)
  t.answer('prepFire', { type: 'end' })
  expect(t.w('MMG')).toMatchObject({ fire: 'prep', keptRate: false })
  t.passTo('advancingFire')
  mayNot(t, 'E5', '+MMG', { rule: '3.5' })
})

test('SK-1.2.4.1-02 the printed rate may be lower: by one for a captured Weapon, whose B# is two lower as well', () => {
  const fired = (dice: readonly [number, number]) => {
    const t = table('E2 US: a=6-6-6    E5 stone building; German: 4-6-7    A2 US: z=7-4-7    A5 German: 4-6-7    E2 German: HMG', {
      phase: 'rally',
    })
    t.answer('recovery', { type: 'recover', unit: t.unit('a'), weapon: t.weapon('HMG') }).rolls(1)
    t.passUntil('prepFire')
    return shoot(t, 'E5', '+HMG').rolls(...dice)
  }
  fired([2, 5]).rolls(1, 1).saw({ type: 'rateKept', kept: true })
  fired([3, 4]).rolls(1, 1).sawNo({ type: 'rateKept' })
  expect(fired([4, 6]).w('HMG').malfunctioned).toBe(true)
  expect(fired([4, 5]).w('HMG').malfunctioned).toBe(false)
})

test('SK-1.2.4.1-01 each Weapon of a group has its own rate', () => {
  const t = table('E2 German: a=4-6-7, HMG, b=4-6-7, LMG    E5 Russian: 4-4-7    A2 German: 4-6-7    A5 Russian: 4-4-7', {
    ...prepFire,
    attacker: 'axis',
  })
  shoot(t, 'E5', '+HMG +LMG').rolls(3, 6).rolls(1, 1)
  expect([t.w('HMG').keptRate, t.w('LMG').keptRate]).toEqual([true, false])
})

test('SK-1.2.4.1-03 SK-3.5-09 no rate in the AFPh', () => {
  const t = table('E2 US: a=6-6-6, MMG    E5 German: 4-6-7    A2 US: z=7-4-7    A5 German: 4-6-7', { ...prepFire, phase: 'advancingFire' })
  shoot(t, 'E5', '+MMG').rolls(1, 6)
  t.sawNo({ type: 'rateKept' })
  mayNot(t, 'E5', '+MMG', { rule: '3.5', message: /already fired/ })
})

test('SK-3.2.3-46 a pinned user has no rate', () => {
  const t = table(`E2 US: a=6-6-6 pinned, MMG    E5 German: 4-6-7${KEEP}`, prepFire)
  shoot(t, 'E5', '+MMG').rolls(1, 6)
  t.sawNo({ type: 'rateKept' })
  expect(last(t).fp).toBe(2)
  expect(t.w('MMG').fire).toBe('prep')
})
