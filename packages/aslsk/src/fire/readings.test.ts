import { expect, test } from 'vitest'
import { shoot, shotOf } from '../../test/fire.ts'
import { stepOf } from '../../test/moves.ts'
import { type TableOptions, table } from '../../test/table.ts'

const FAR = { columns: 22, rows: 8, phase: 'prepFire', attacker: 'allied' } as const

test('SK-4.1-07 beyond 16 hexes a machine gun is halved once more against unbroken Infantry alone', () => {
  const t = table('A4 US: s=6-6-6, g=HMG, l=8-1    R4 German: x=8-0, y=4-4-7 broken', FAR)
  shoot(t, 'R4', '+g', 'l').rolls(4, 1).rolls(1, 1).rolls(2, 1)
  t.saw({ type: 'attack', column: 1, result: 'NMC', others: [{ units: [t.unit('y')], column: 2, result: '1MC' }] })
  t.saw({ type: 'check', unit: t.unit('x'), what: 'NMC' }).saw({ type: 'check', unit: t.unit('y'), what: '1MC' })
})

const DEFENCE = 'C6 British: s=4-5-7, a=LMG, b=MMG    C10 German: x=4-6-7    F6 German: y=4-6-7    N11 German: 4-6-7'

/** A squad has fired both its Weapons at one that moves; another moves two hexes away. */
function afterTwoWeapons(options: TableOptions['options']) {
  const t = table(DEFENCE, { phase: 'movement', attacker: 'axis', columns: 14, rows: 12, ...(options ? { options } : {}) })
  t.answer('move', stepOf(t, 'x', 'C9'))
  shoot(t, 'C9', '+a+b').rolls(5, 4).rolls(1, 1)
  t.answer('move', { type: 'stop', units: [t.unit('x')] })
  return t.answer('move', stepOf(t, 'y', 'E6'))
}

test('SK-4.0-19 after two Weapons the squad’s own firepower is there again for Subsequent First Fire', () => {
  const t = afterTwoWeapons(undefined)
  expect(t.game.problems('allied', shotOf(t, 'E6', 's+a+b'))).toEqual([])
})

test('SK-3.3.3-14 the firepower that was given up for two Weapons is no second shot at the same expenditure', () => {
  const t = table(DEFENCE, { phase: 'movement', attacker: 'axis', columns: 14, rows: 12 })
  t.answer('move', stepOf(t, 'x', 'C9'))
  shoot(t, 'C9', '+a+b').rolls(5, 4).rolls(1, 1)
  expect(t.asked.kind).toBe('move')
})

test('SK-4.0-19 with sffAfterWeapons adjacent, only at adjacent units', () => {
  const t = afterTwoWeapons({ sffAfterWeapons: 'adjacent' })
  expect(t.game.problems('allied', shotOf(t, 'E6', 's+a+b'))).toMatchObject([{ rule: '4.0', message: /gave up/ }])
})

const GUN = 'F5 British: s=4-5-8, g=HMG, o=4-5-8    I7 German: x=4-6-7'

test('SK-4.1-02 a squad fires by itself at what its machine gun has fired at alone and kept its rate', () => {
  const t = table(GUN, { phase: 'prepFire', attacker: 'allied', columns: 14, rows: 12 })
  shoot(t, 'I7', '+g').rolls(2, 6).rolls(1, 1)
  expect(t.game.problems('allied', shotOf(t, 'I7', 's'))).toEqual([])
  expect(t.game.problems('allied', shotOf(t, 'I7', 'o'))).toMatchObject([{ rule: '3.2.2' }])
  const strict = table(GUN, { phase: 'prepFire', attacker: 'allied', columns: 14, rows: 12, options: { squadAfterKeptRate: 'no' } })
  shoot(strict, 'I7', '+g').rolls(2, 6).rolls(1, 1)
  expect(strict.game.problems('allied', shotOf(strict, 'I7', 's'))).toMatchObject([{ rule: '3.2.2' }])
})
