import type { FireEvent } from '../fire/events.ts'
import type { MenEvent } from '../men/events.ts'
import { cardName, groupName, manName, numberName, sideName } from './names.ts'
import type { Tellers } from './telling.ts'

export const fireTellers: Tellers<FireEvent> = {
  fires: (s, { group, target, strength, factors, required, range, modifiers }) => ({
    text: `${groupName(s, group)} fires at ${groupName(s, target)}: strength ${strength}.`,
    detail: `${factors} firepower factors at range ${range}, ${required} needed. ${modifiers.map(({ label, value }) => `${label} ${value}`).join(', ')}.`,
  }),
  conceals: (s, { side, value }) => ({ text: `The ${sideName(s, side)} player conceals his men: ${value}.` }),
  calledOff: (s, { group, strength }) => ({ text: `${groupName(s, group)} breaks off at strength ${strength}.` }),
  attacked: (s, { man, card, strength, number, kia, morale, panic }) => ({
    text: `${manName(s, man)} comes under fire: ${number}.`,
    detail: `Strength ${strength}, drawn ${numberName(s, card)}; ${morale === undefined ? `Panic ${panic}` : `Morale ${morale}`}, KIA ${kia}.`,
  }),
}

export const menTellers: Tellers<MenEvent> = {
  pinned: (s, { man }) => ({ text: `${manName(s, man)} is pinned.` }),
  rallied: (s, { man }) => ({ text: `${manName(s, man)} is in good order again.` }),
  rally: (s, { card, groups }) => ({ text: `${cardName(s, card)} on ${groups.map((group) => groupName(s, group)).join(' and ')}.` }),
  hero: (s, { rule, man }) => ({ text: `${manName(s, man)} is a hero${rule === '10.45' ? ': his firepower is doubled' : ''}.` }),
  voluntaryPanic: (s, { man, card }) => ({
    text: `${manName(s, man)} is let go.`,
    detail: `Drawn: ${numberName(s, card)}.`,
  }),
}
