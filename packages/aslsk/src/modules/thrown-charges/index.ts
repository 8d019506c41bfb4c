import type { ModuleEvent } from '../../events.ts'
import type { Module } from '../../hooks.ts'
import { nameOf } from '../../map/terrain.ts'
import type { AslskState, Hex } from '../../state.ts'
import { unitInPlace } from '../../words/names.ts'
import type { Telling } from '../../words/telling.ts'
import { phaseEnds, state } from './state.ts'
import { throwAdvice, throwCharge } from './throw.ts'

/** A23.6 Thrown demolition charges. */
export const thrownCharges: Module = {
  id: 'thrown-charges',
  title: 'Thrown charges',
  sentence: 'A demolition charge may also be thrown into an adjacent hex, at the risk of whoever throws it.',
  state,
  hooks: { stepEnds: [phaseEnds] },
  acts: { prepFire: [throwCharge], firstFire: [throwCharge], defensiveFire: [throwCharge], advancingFire: [throwCharge] },
  tellers: { 'thrown-charges:throws': throwWords },
  advice: { throwDc: throwAdvice },
  glossary: [
    {
      id: 'thrown-charge',
      name: 'Thrown charge',
      rules: ['A23.6', 'A23.61', 'A23.62', 'A23.3', 'C7.346'],
      text: 'A Good Order, unpinned unit that has not fired may throw its demolition charge into an adjacent hex that is no higher, in any fire of its side. It attacks with +2, and with +3 and other dice whoever threw it, unless he stands two levels above.',
      also: ['throw DC'],
    },
  ],
}

function throwWords(s: AslskState, event: ModuleEvent): Telling {
  const { unit, at } = event.of as { readonly unit: number; readonly at: Hex }
  return { text: `${unitInPlace(s, unit)} throws a demolition charge into ${nameOf(s, at)}.`, place: at }
}
