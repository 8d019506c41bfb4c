/** The log of a game of the Starter Kit: by phases, with what players look for. */
import type { AslskEvent, AslskState } from '@firegroup/aslsk'
import type { LogParts } from '../../game.ts'
import { PHASE_NAMES } from '../phase-names.ts'
import { sideName } from './words.ts'

export const log: LogParts<AslskState, AslskEvent> = {
  filters: [
    {
      name: 'Fire',
      types: ['attack', 'check', 'residualPlaced', 'rateKept', 'malfunction', 'noLos', 'closeCombatAttack', 'ambush'],
    },
    { name: 'Moves', types: ['moves', 'spends', 'moveEnds', 'routs', 'advances', 'smokeGrenades', 'exits', 'cx'] },
    { name: 'Losses', types: ['eliminated', 'replaced', 'breaks', 'wounded', 'pinned'] },
  ],
  headings(s) {
    let turn = 1
    let attacker = s.setting.scenario.movesFirst
    return (event) => {
      if (event.type === 'phase') return { heading: `Turn ${turn}, ${sideName(s, attacker)}: ${PHASE_NAMES[event.phase]}` }
      if (event.type !== 'turn') return 'line'
      turn = event.turn
      attacker = event.attacker
      return 'hidden'
    }
  },
  isSilent: ({ type }) => type === 'phase',
}
