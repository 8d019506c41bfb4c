import { expect, test } from 'vitest'
import { ourPack } from './data/counters.ts'
import { lists } from './lists.ts'

const named = (what: string) => lists().find(({ id }) => id === what)!.names

test('every unit, Gun and vehicle has its line, and every Weapon that men carry', () => {
  const { infantry, weapons, ordnance } = ourPack()
  const ids = (what: string) => named(what).map(({ name }) => name)
  expect(ids('counters')).toEqual([...infantry.keys()])
  expect(ids('vehicles')).toEqual([...ordnance.vehicles.keys()])
  expect(ids('guns')).toEqual([...ordnance.guns.keys()])
  expect([...ids('weapons'), ...ids('guns')].sort()).toEqual([...weapons.keys(), ...ordnance.weapons.keys()].sort())
})

test('what is uncertain of a counter is told with it', () => {
  const says = (what: string, id: string) => named(what).find(({ name }) => name === id)!.says
  expect(says('guns', 'ru-AR122L')).toMatch(/ \(uncertain: from few sources\)$/)
  expect(says('vehicles', 'ge-ft17f')).toMatch(/ \(uncertain: sources differ: .+\)$/)
  expect(says('counters', 'ax-2-4-7')).toMatch(/ \(uncertain: .+\)$/)
  expect(says('vehicles', 'ge-pziif')).not.toContain('uncertain')
})
