import type { PrisonerEvent } from '../prisoners/events.ts'
import type { ReinforcementEvent } from '../reinforcements/events.ts'
import type { WoundEvent } from '../wounds/events.ts'
import { cardName, groupName, manName, numberName, sideName } from './names.ts'
import type { Tellers } from './telling.ts'

export const prisonerTellers: Tellers<PrisonerEvent> = {
  captured: (s, { man, guard }) => ({ text: `${manName(s, guard)} guards ${manName(s, man)}.` }),
  guardChanged: (s, { from, to, prisoners }) => ({
    text: `${manName(s, to)} guards the ${prisoners === 1 ? 'prisoner' : `${prisoners} prisoners`} of ${manName(s, from)}.`,
  }),
  prisonersFreed: (s, { men }) => ({
    text: `Nobody guards ${men.map((man) => manName(s, man)).join(', ')} any more: free, and out of it.`,
  }),
}

export const woundTellers: Tellers<WoundEvent> = {
  wounded: (s, { man, card }) => ({ text: `${manName(s, man)} is wounded.`, detail: `Drawn: ${numberName(s, card)}, column 7w.` }),
  endures: (s, { man, card, survives }) => ({
    text: `${manName(s, man)} ${survives ? 'bears up with his wound' : 'dies of his wound'}.`,
    detail: `Drawn: ${numberName(s, card)}.`,
  }),
  exchanges: (s, { from, to }) => ({ text: `${manName(s, from)} and ${manName(s, to)} exchange their weapons.` }),
  forgetsWound: (s, { man }) => ({ text: `${manName(s, man)} takes no notice of his wound.` }),
}

export const reinforcementTellers: Tellers<ReinforcementEvent> = {
  reinforced: (s, { side, group, men, card, range, terrain }) => ({
    text: `Reinforcements of the ${sideName(s, side)} side: ${groupName(s, group)} at range ${range}${terrain === 'OpenGround' ? '' : ` in ${terrain}`}.`,
    detail: `${cardName(s, card)}. ${men.map((man) => manName(s, man)).join(', ')}.`,
  }),
}
