import type { CloseCombatEvent } from '../closecombat/events.ts'
import type { InfiltrationEvent } from '../infiltration/events.ts'
import { weaponName } from '../weapons/secondary.ts'
import { cardName, groupName, manName, numberName } from './names.ts'
import type { Tellers } from './telling.ts'

const reasons = (list: readonly { readonly label: string; readonly value: number }[]): string =>
  list.map(({ label, value }) => `${label} ${value}`).join(', ')

export const infiltrationTellers: Tellers<InfiltrationEvent> = {
  movesAlone: (s, { man, card }) => ({ text: `${manName(s, man)} moves by himself: ${cardName(s, card)}.` }),
  moraleCheck: (s, { man, card, morale, passed }) => ({
    text: `${manName(s, man)} ${passed ? 'dares to' : 'loses heart'}.`,
    detail: `Drawn: ${numberName(s, card)}; Morale ${morale}.`,
  }),
  fordsAlone: (s, { man, card, succeeded }) => ({
    text: `${manName(s, man)} ${succeeded ? 'gets through' : 'is stuck in'} the Stream.`,
    detail: `Drawn: ${numberName(s, card)}.`,
  }),
  infiltrates: (s, { man, group, column, shifts, succeeded }) => ({
    text: succeeded
      ? `${manName(s, man)} has infiltrated ${groupName(s, group)}.`
      : `${manName(s, man)} finds no way into ${groupName(s, group)}.`,
    detail: `Column ${column}: ${reasons(shifts)}.`,
  }),
  infiltrationEnds: (s, { man, group }) => ({ text: `${manName(s, man)} is no longer among ${groupName(s, group)}.` }),
  detonates: (s, { man, group, strength, modifiers }) => ({
    text: `${manName(s, man)} blows up ${groupName(s, group)}: strength ${strength}.`,
    detail: `${reasons(modifiers)}.`,
  }),
  dud: () => ({ text: 'The charge was a dud.' }),
}

export const combatTellers: Tellers<CloseCombatEvent> = {
  entersCombat: (s, { man, opponent }) => ({ text: `${manName(s, man)} meets ${manName(s, opponent)}.` }),
  combat: (s, { attacker, defender, attackerTotal, defenderTotal, attackerCard, defenderCard, attackerValue, defenderValue }) => ({
    text: `${manName(s, attacker)} fights ${manName(s, defender)}: ${attackerTotal} to ${defenderTotal}.`,
    detail: `${manName(s, attacker)}: ${reasons(attackerValue)}, drawn ${numberName(s, attackerCard)}. ${manName(s, defender)}: ${reasons(defenderValue)}, drawn ${numberName(s, defenderCard)}.`,
  }),
  spoils: (s, { man, from, weapon, destroyed }) => ({
    text: `${manName(s, man)} ${destroyed ? 'destroys' : 'takes'} the ${weaponName(s, weapon)} of ${manName(s, from)}.`,
  }),
  berserk: (s, { man }) => ({ text: `${manName(s, man)} goes berserk.` }),
  calm: (s, { man }) => ({ text: `${manName(s, man)} comes to himself.` }),
  terrainCaptured: (s, { group, by, card }) => ({
    text: `${groupName(s, by)} takes the position of ${groupName(s, group)}${card === undefined ? '' : `: ${cardName(s, card)}`}.`,
  }),
}
