/** 16.1: who rides in a vehicle, and for whom there is room. */
import { type LnltState, passengersOf, ridesOutside, typeOf, type Unit, type VehicleUnit, vehicleType } from '@firegroup/lnlt'
import { list } from '../../../words.ts'
import { numberWord, unitCount, unitName } from './words.ts'

/** 'Nobody on board. Room for one squad, two men, two weapons.' */
export function roomWords(s: LnltState, carrier: Unit, isEmpty: boolean): string {
  const { passengers } = vehicleType(s, carrier)
  if (!passengers) return `The ${typeOf(s, carrier).name} takes nobody along.`
  const { halves, smcs, weapons } = passengers
  const squads = halves === 1 ? 'half a squad' : `${numberWord(halves / 2)} squad${halves > 2 ? 's' : ''}`
  const men = `${numberWord(smcs)} ${smcs === 1 ? 'man' : 'men'}`
  const arms = `${numberWord(weapons)} weapon${weapons === 1 ? '' : 's'}`
  return `${isEmpty ? 'Nobody on board. Room' : 'Room in all'} for ${list([squads, men, arms])}.`
}

/** What a fan says of a carrier; nothing of a vehicle that takes nobody. */
export function boardCard(s: LnltState, carrier: VehicleUnit): { readonly title: string; readonly text: string } | undefined {
  if (!vehicleType(s, carrier).passengers) return undefined
  const riders = passengersOf(s, carrier).map(({ id }) => id)
  const where = `${ridesOutside(s, carrier) ? 'On' : 'In'} the ${unitName(s, carrier.id)}:`
  return {
    title: riders.length === 0 ? where.replace(':', '') : where,
    text: `${riders.length === 0 ? '' : `${unitCount(s, riders)}. `}${roomWords(s, carrier, riders.length === 0)}`,
  }
}
