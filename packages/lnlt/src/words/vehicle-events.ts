import { listed, plainNumber, verb } from '@firegroup/kernel/words'
import { barricadeName } from '../fortifications/barricades.ts'
import { nameOf } from '../map/location.ts'
import type { OrdnanceEvent } from '../ordnance/events.ts'
import { plainGun } from '../ordnance/guns.ts'
import type { PassengerEvent } from '../passengers/events.ts'
import type { LnltState } from '../state.ts'
import type { VehicleEvent } from '../vehicles/events.ts'
import { SPINES } from '../vehicles/facing.ts'
import { unitInPlace, unitLabel, unitList, weaponName } from './names.ts'
import { diceSum, halfWords, rolled } from './phrases.ts'
import { onMap, placeOfUnit, type Tellers } from './telling.ts'

export const vehicleTellers: Tellers<VehicleEvent> = {
  pivots: (s, { unit, to, halves }) => ({
    text: `${unitInPlace(s, unit)} pivots to the ${SPINES[to]} (${halfWords(halves)} MP).`,
    ...placeOfUnit(s, unit),
  }),
  turretTurns: (s, { unit, to }) => ({
    text: `The turret of ${unitInPlace(s, unit)} turns to the ${SPINES[to]}.`,
    ...placeOfUnit(s, unit),
  }),
  buttons: (s, { unit, buttoned }) => ({
    text: `${unitInPlace(s, unit)} ${buttoned ? 'buttons' : 'opens its hatches'}.`,
    ...placeOfUnit(s, unit),
  }),
  vehicleDestroyed: (s, { unit, at }) => ({
    text: `${unitLabel(s, unit)} in ${nameOf(s.setting, at)} is destroyed: a Wreck stays.`,
    ...onMap(at),
  }),
  vehicleAbandoned: (s, { unit, at }) => ({ text: `${unitLabel(s, unit)} in ${nameOf(s.setting, at)} is abandoned.`, ...onMap(at) }),
  bailsOut: (s, { unit, weapon, die, survives }) => {
    const who =
      weapon >= 0 ? `The ${weaponName(s, weapon)}` : s.units[unit]?.vehicle ? `The Crew of ${unitLabel(s, unit)}` : unitLabel(s, unit)
    return { text: `${who} ${survives ? 'gets out' : 'is lost'}.`, ...(die.length > 0 ? { detail: `${rolled(die)}.` } : {}) }
  },
  crew: (s, { vehicle, unit, at }) => ({
    text: `The Crew of ${unitLabel(s, vehicle)} is in ${nameOf(s.setting, at)}${s.units[unit]?.shaken ? ', Shaken' : ''}.`,
    ...onMap(at),
  }),
  continuousMovement: (s, { units }) => ({ text: `${unitList(s, units)} ${verb(units.length, 'keeps', 'keep')} moving.` }),
}

export const passengerTellers: Tellers<PassengerEvent> = {
  mounts: (s, { units, vehicle, at }) => ({
    text: `${unitList(s, units)} ${verb(units.length, 'gets', 'get')} on ${unitLabel(s, vehicle)} in ${nameOf(s.setting, at)}.`,
    ...onMap(at),
  }),
  dismounts: (s, { units, at }) => ({
    text: `${unitList(s, units)} ${verb(units.length, 'gets', 'get')} off in ${nameOf(s.setting, at)}.`,
    ...onMap(at),
  }),
}

type Penetration = Extract<OrdnanceEvent, { type: 'penetration' }>

const RESULTS: { readonly [R in Penetration['result']]: string } = {
  dud: 'a dud',
  destroyed: 'it goes through',
  equal: 'it does not go through, but shakes them',
  less: 'it does not go through',
}

export const ordnanceTellers: Tellers<OrdnanceEvent> = {
  toHit: (s, event) => {
    const { unit, gun, at, target, needed, modifiers, dice, final, hit, location, kind, barricade } = event
    const place = barricade === undefined ? nameOf(s.setting, at) : barricadeName(s, at, barricade)
    const whom = target < 0 ? place : `${unitLabel(s, target)} in ${nameOf(s.setting, at)}`
    const lead = `${kind === 'opportunity' ? 'Opportunity Fire: ' : ''}${shooter(s, unit, gun)} fires at ${whom}`
    const where = location === '' ? 'a hit' : `a hit on the ${location}`
    return {
      text: `${lead}: ${plainNumber(final)}, it takes ${needed} or less, ${hit ? where : 'a miss'}.`,
      detail: diceSum(dice, modifiers),
      lead,
      ...onMap(at),
    }
  },
  penetration: (s, { target, location, penetration, armor, attackDie, defenceDie, attack, defence, result }) => ({
    text: `Penetration ${attack} against ${defence} of ${unitLabel(s, target)}’s ${location}: ${RESULTS[result]}.`,
    detail: listed([`${rolled(attackDie)} +${penetration} penetration`, `${rolled(defenceDie).toLowerCase()} +${armor} armor`]),
    lead: unitInPlace(s, target),
    ...placeOfUnit(s, target),
  }),
}

/** 'The 75 mm M3 of M4A1 Sherman in C3'; a gun's team is its gun. */
function shooter(s: LnltState, unit: number, gun: string): string {
  const who = unitInPlace(s, unit)
  const name = plainGun(gun)
  return who.includes(name) ? who : `The ${name} of ${who}`
}
