import type { AslskState } from '@firegroup/aslsk'
import { locationOf, nearestArc, relocate } from '@firegroup/aslsk/queries'
import { refereeTables } from '../data/referee-tables.ts'
import type { Dice } from '../dice.ts'
import type { HipStack } from '../memory.ts'

/** Puts a stack on the map; Guns and vehicles point at whoever has come, PBS-HIP-39: hull and turret alike. */
export function putOnMap(s: AslskState, { units }: HipStack, hex: number, towards: number, concealed: boolean): void {
  const at = locationOf(hex)
  for (const id of units) {
    const unit = s.units[id]!
    relocate(s, unit, at)
    if (concealed && s.setting.fog) unit.concealed = true
    const ca = towards === hex ? 0 : nearestArc(s, at, 0, locationOf(towards))
    point(s, id, ca)
  }
}

function point(s: AslskState, id: number, ca: number): void {
  const { vehicle } = s.units[id]!
  if (vehicle) {
    vehicle.vca = ca
    vehicle.tca = ca
  }
  for (const weapon of s.weapons) if (weapon.owner === id && weapon.ordnance && weapon.ordnance.ca >= 0) weapon.ordnance.ca = ca
}

/** PBS-HIP-48, PBS-HIP-58: after the arc is chosen a die turns it: 5 one hexspine clockwise, 6 the other way. Nothing is rolled for what has none. */
export function drift(s: AslskState, { units }: HipStack, dice: Dice): number {
  const { clockwise, counterClockwise } = refereeTables['hip-placement']
  const id = units.find((each) => s.units[each]!.vehicle || gunOf(s, each))
  if (id === undefined) return 0
  const die = dice.d6('which way it points')
  const by = die === clockwise ? 1 : die === counterClockwise ? -1 : 0
  if (by === 0) return 0
  const { vehicle } = s.units[id]!
  const turned = (ca: number) => (ca + by + 6) % 6
  if (vehicle) vehicle.tca = turned(vehicle.tca)
  const gun = gunOf(s, id)
  if (gun) gun.ca = turned(gun.ca)
  return by
}

function gunOf(s: AslskState, id: number) {
  return s.weapons.find((weapon) => weapon.owner === id && weapon.ordnance !== undefined && weapon.ordnance.ca >= 0)?.ordnance
}
