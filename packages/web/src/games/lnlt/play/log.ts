/** The log of a game of Lock 'n Load: by turns and phases, with what players look for. */
import type { LnltEvent, LnltState } from '@firegroup/lnlt'
import type { LogParts } from '../../game.ts'
import { PHASE_NAMES } from '../phase-names.ts'

export const log: LogParts<LnltState, LnltEvent> = {
  filters: [
    { name: 'Fire', types: ['attack', 'damageCheck', 'spottingAttempt', 'spottedMarker', 'weaponJams', 'melee', 'meleeAttack'] },
    { name: 'Moves', types: ['moves', 'moveEnds', 'retreats', 'smokeAttempt', 'smoke', 'exits', 'withdrawal'] },
    { name: 'Losses', types: ['eliminated', 'reduced', 'shaken', 'wounded', 'weaponGone'] },
  ],
  headings() {
    let turn = 1
    return (event) => {
      if (event.type === 'phase') return { heading: `Turn ${turn}: ${PHASE_NAMES[event.phase]}` }
      if (event.type !== 'turn') return 'line'
      turn = event.turn
      return 'hidden'
    }
  },
  isSilent: ({ type }) => type === 'phase' || type === 'turn' || type === 'marked' || type === 'markersOff',
}
