import type { Side, UpfrontState } from '../../state.ts'
import { groupName } from '../../words/names.ts'
import type { UpfrontModule } from '../module.ts'
import { type BanzaiAction, banzaiAct, banzaiCombat, type CounterAttackAction, cancelBanzai, counterAttack } from './acts.ts'
import { chargeOf, ledger } from './ledger.ts'
import { chargesOnly, firedUpon, inTheMire, movedOn, mustFightFirst, noRetreat, notBoth, notPinned, over, victors } from './rules.ts'

type Told = { readonly group: number; readonly facts: { readonly target: number } }

/** 45.4: the charge of the Japanese. */
export const banzai: UpfrontModule = {
  id: 'banzai',
  title: 'Banzai',
  sentence: 'A Japanese group with a leader may charge: nobody is pinned any more, nobody goes back, and all of them fight hand to hand.',
  acts: { act: [banzaiAct, banzaiCombat, counterAttack, cancelBanzai] },
  state: ledger,
  marks: (s, { id }) => (chargeOf(s, id) ? ['Banzai'] : []),
  hooks: {
    forbids: [chargesOnly],
    modeForbidden: [noRetreat],
    obliges: [mustFightFirst],
    targetForbidden: [notBoth],
    movementPlayed: [movedOn],
    attackOver: [firedUpon],
    unconcealed: [(s, group) => chargeOf(s, group.id) !== undefined],
    fulfilsNothing: [(s, group) => chargeOf(s, group.id) !== undefined],
    combatValue: [inTheMire],
    insteadOfPin: [notPinned],
    captors: [victors],
    groupGone: [over],
  },
  tellers: {
    'banzai:declared': (s, { group, facts: { target } }: Told) => ({
      text: `Banzai! ${groupName(s, group)} charges ${groupName(s, target)}.`,
    }),
    'banzai:countered': (s, { group, facts: { target } }: Told) => ({
      text: `${groupName(s, group)} strikes back at ${groupName(s, target)}.`,
    }),
    'banzai:over': (s, { group }: Pick<Told, 'group'>) => ({ text: `${groupName(s, group)} gives its charge up.` }),
  },
  advice: {
    banzai(s: UpfrontState, _side: Side, { group, target }: BanzaiAction) {
      const [own, other] = [s.groups[group]!, s.groups[target]!]
      const pinned = own.men.filter((id) => s.men[id]!.pinned).length
      const away = Math.max(0, 5 - own.range - other.range)
      return FEW * (own.men.length - other.men.length) + UP * pinned - AWAY * away * own.men.length
    },
    banzaiCombat: () => MUST,
    counterAttack: (s: UpfrontState, _side: Side, { group, men }: CounterAttackAction) =>
      FEW * (men.length - (s.groups.find((other) => chargeOf(s, other.id)?.target === group)?.men.length ?? 0)),
    cancelBanzai: () => 0,
  },
  glossary: [
    {
      id: 'banzai',
      name: 'Banzai',
      rules: ['45.4', '45.422', '45.45', '45.47'],
      text: 'A Japanese group with a Squad Leader or assistant leader plays a Movement card sideways and names an enemy group ahead. From then on it only moves on, what would pin its men kills them, and in the turn after it reaches relative range 5 all of them fight hand to hand.',
      also: ['charge'],
      see: ['close-combat'],
    },
  ],
}

const FEW = 0.3
const UP = 0.6
const AWAY = 0.25
const MUST = 10
