import type { Modifier } from '@firegroup/kernel'
import type { ArmourEvent } from '../armour/events.ts'
import { frequencyName } from '../data/machines.ts'
import type { OrdnanceEvent } from '../ordnance/events.ts'
import { groupName, manName, numberName } from './names.ts'
import type { Tellers } from './telling.ts'

const reasons = (list: readonly Modifier[]): string => list.map(({ label, value }) => `${label} ${value}`).join(', ')

const FOUGHT = {
  attackerLost: 'it costs him his life',
  nothing: 'nothing comes of it',
  immobilized: 'it is immobilized',
  destroyed: 'it is destroyed',
} as const
const SHOT = { hit: 'hits', miss: 'misses', jams: 'jams' } as const
const AGAINST: { readonly [what: string]: string } = {
  armour: 'its armour',
  flank: 'its flank',
  crew: 'its crew',
  boxed: 'past its shield',
  plain: 'behind its shield',
}

export const ordnanceTellers: Tellers<OrdnanceEvent> = {
  aims: (s, { man, target, weapon, range, frequency, steps }) => ({
    text: `${manName(s, man)} aims ${weapon === manName(s, man) ? '' : `the ${weapon} `}at ${groupName(s, target)}: hits on ${frequencyName(frequency)}.`,
    detail: `Range ${range}.${steps.length > 0 ? ` ${reasons(steps)}.` : ''}`,
  }),
  shot: (s, { man, card, result }) => ({ text: `${manName(s, man)} ${SHOT[result]}.`, detail: `Drawn: ${numberName(s, card)}.` }),
  hitStrength: (_s, { strength, modifiers }) => ({ text: `The hit has strength ${strength}.`, detail: `${reasons(modifiers)}.` }),
  shotCalledOff: (s, { man }) => ({ text: `${manName(s, man)} does not fire after all.` }),
  acquiresTarget: (s, { man, target }) => ({ text: `${manName(s, man)} has acquired ${groupName(s, target)}.` }),
}

export const armourTellers: Tellers<ArmourEvent> = {
  buttonsUp: (s, { man }) => ({ text: `${manName(s, man)} buttons up.` }),
  opensUp: (s, { man }) => ({ text: `${manName(s, man)} opens up again.` }),
  crewmanLost: (s, { man, lost }) => ({
    text: lost === 1 ? `The commander of ${manName(s, man)} is killed.` : `${manName(s, man)} has lost ${lost} of its crew.`,
  }),
  immobilized: (s, { man }) => ({ text: `${manName(s, man)} is immobilized.` }),
  stunned: (s, { man, stun }) => ({ text: `${manName(s, man)} is stunned: Stun ${stun}.` }),
  bogCheck: (s, { man, column, bogged }) => ({
    text: `${manName(s, man)} ${bogged ? 'is bogged' : 'gets through'}.`,
    detail: `Column ${column}.`,
  }),
  unbogs: (s, { man, card, succeeded }) => ({
    text: `${manName(s, man)} ${succeeded ? 'gets free' : 'is still stuck'}.`,
    detail: `Drawn: ${numberName(s, card)}.`,
  }),
  recovers: (s, { man, credit, stun, pinned }) => ({
    text:
      stun > 0
        ? `${manName(s, man)} is still stunned: Stun ${stun}.`
        : pinned
          ? `${manName(s, man)} is still pinned.`
          : `${manName(s, man)} is fit to fight again.`,
    ...(credit > 0 ? { detail: `${credit} towards the next.` } : {}),
  }),
  machineAttacked: (s, { man, card, strength, number, against }) => ({
    text: `${manName(s, man)} comes under fire, ${AGAINST[against]}: ${number}.`,
    detail: `Strength ${strength}, drawn ${numberName(s, card)}.`,
  }),
  vehicleFought: (s, { attacker, man, card, modifiers, total, result }) => ({
    text: `${manName(s, attacker)} attacks ${manName(s, man)} by hand: ${total}, ${FOUGHT[result]}.`,
    detail: `${modifiers.length > 0 ? `${reasons(modifiers)}, ` : ''}drawn ${numberName(s, card)}.`,
  }),
  overruns: (s, { group, target, strength, modifiers }) => ({
    text: `${groupName(s, group)} overruns ${groupName(s, target)}: strength ${strength}.`,
    detail: `${reasons(modifiers)}.`,
  }),
  overrunHurt: (s, { man, destroyed }) => ({ text: `${manName(s, man)} is ${destroyed ? 'lost' : 'stopped'} among them.` }),
  magneticMine: (s, { man, against, result }) => ({
    text: `${manName(s, man)} tries his magnetic mine on ${manName(s, against)}: ${result === 'nothing' ? 'it does not hold' : `it is ${result}`}.`,
  }),
  machineGunJams: (s, { man, what }) => ({ text: `The ${what} of ${manName(s, man)} jams.` }),
}
