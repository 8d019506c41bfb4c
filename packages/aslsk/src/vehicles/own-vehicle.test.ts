import { expect, test } from 'vitest'
import { field } from '../../test/field.ts'
import { OFFBOARD } from '../state.ts'
import { ownVehicleOnMap } from './own-vehicle.ts'

test('a vehicle that is still to come is told by its name; what is none of the side’s vehicles is told by no more than its number', () => {
  const s = field('C3 Russian: ru-T3485, ru-4-4-7    F5 German: ge-pzivh', { columns: 10, rows: 8 })
  const find = (type: string) => s.units.find((unit) => unit.type === type)!
  const [tank, squad, theirs] = [find('ru-T3485'), find('ru-4-4-7'), find('ge-pzivh')]
  expect(ownVehicleOnMap(s, tank.side, tank.id)).toBe(tank)
  for (const { id } of [squad, theirs]) expect(ownVehicleOnMap(s, tank.side, id)).toBe(`Unit ${id} is no vehicle of yours.`)
  expect(ownVehicleOnMap(s, tank.side, 99)).toBe('Unit 99 is no vehicle of yours.')
  tank.at = OFFBOARD
  expect(ownVehicleOnMap(s, tank.side, tank.id)).toBe('The T-34/85 has not come onto the map yet.')
})
