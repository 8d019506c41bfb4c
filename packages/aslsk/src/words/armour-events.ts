import { plainNumber, signed } from '@firegroup/kernel/words'
import type { ArmourEvent } from '../armour/events.ts'
import type { AslskState } from '../state.ts'
import { unitInPlace, weaponName } from './names.ts'
import { diceSum, dieSum } from './phrases.ts'
import { onMap, placeOfUnit, type Telling } from './telling.ts'

export function armourWords(s: AslskState, event: ArmourEvent): Telling {
  const who = event.type === 'panzerfaustCheck' ? event.unit : event.vehicle
  const name = unitInPlace(s, who)
  const where = placeOfUnit(s, who)
  switch (event.type) {
    case 'toKill':
      return { text: `${killText(name, event)}`, detail: killDetail(event), lead: name, ...onMap(event.at) }
    case 'shock':
      return { text: `${name} ${SHOCK[event.is]}.`, ...where }
    case 'recuperation':
      return { text: `${name}: its crew tries to come to.`, detail: `A dr of ${event.die}.`, ...where }
    case 'immobilized':
      return { text: `${name} is immobilized.`, ...where }
    case 'stunned':
      return { text: `${name} is ${event.recalled ? 'Stunned and recalled' : 'Stunned'}.`, ...where }
    case 'stunEnds':
      return { text: `${name} is no longer Stunned; its crew does all a little worse from now on.`, ...where }
    case 'recalled':
      return { text: `${name} is recalled.`, ...where }
    case 'crewButtonsUp':
      return { text: `${name} is pinned and buttons up.`, ...where }
    case 'panzerfaustCheck':
      return {
        text: `${name} ${event.fires ? 'has a Panzerfaust' : 'finds no Panzerfaust to fire'}.`,
        detail: dieSum(event.die, event.modifiers),
        lead: name,
        ...where,
      }
    case 'chargePosition':
      return { text: `A demolition charge lies on ${name}.`, detail: diceSum(event.dice, event.modifiers, event.final), ...where }
    case 'lowAmmo':
      return { text: `${name} is low on ammunition for its ${weaponName(s, event.weapon)}.`, ...where }
    default:
      return event satisfies never
  }
}

type ToKillEvent = Extract<ArmourEvent, { type: 'toKill' }>

const SHOCK = {
  shocked: 'is Shocked',
  unconfirmed: 'does not answer: an Unconfirmed Kill',
  none: 'comes to',
} as const

const RESULTS: { readonly [R in ToKillEvent['result']]: string } = {
  destroyed: 'it is destroyed',
  immobilized: 'it is immobilized',
  shock: 'it is Shocked',
  possibleShock: 'it may be Shocked',
  stun: 'its crew is Stunned',
  none: 'without effect',
  dud: 'a dud',
}

function killText(name: string, { aspect, facing, what, result }: ToKillEvent): string {
  return `${name} is hit in the ${facing} of its ${aspect} with ${what}: ${RESULTS[result]}.`
}

/** '13 +1 rear, less 3 of armour: 11. The dice show 8.' */
function killDetail({ basic, modifiers, critical, af, final, dice }: ToKillEvent): string {
  const changes = modifiers.map(({ label, value }) => ` ${signed(value)} ${label}`).join(',')
  const twice = critical ? ', doubled by a Critical Hit' : ''
  const armour = af > 0 ? `, less ${af} of armour` : ''
  return `To Kill ${basic}${changes}${twice}${armour}: ${plainNumber(final)}. The dice show ${dice[0] + dice[1]}.`
}
