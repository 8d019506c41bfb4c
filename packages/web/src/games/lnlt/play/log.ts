/** The log of a game of Lock 'n Load: by turns and phases, with what players look for. */
import type { LnltEvent, LnltState } from '@firegroup/lnlt'
import type { LogParts } from '../../game.ts'
import { PHASE_NAMES } from '../phase-names.ts'

export const log: LogParts<LnltState, LnltEvent> = {
  filters: ['Fire', 'Moves', 'Losses'],
  under: {
    attack: 'Fire',
    damageCheck: 'Fire',
    spottingAttempt: 'Fire',
    spottedMarker: 'Fire',
    weaponJams: 'Fire',
    melee: 'Fire',
    meleeAttack: 'Fire',
    meleeMarker: 'Fire',
    sniperPlaced: 'Fire',
    sniperTarget: 'Fire',
    moves: 'Moves',
    moveEnds: 'Moves',
    retreats: 'Moves',
    smokeAttempt: 'Moves',
    smoke: 'Moves',
    exits: 'Moves',
    withdrawal: 'Moves',
    entryRoll: 'Moves',
    reinforcements: 'Moves',
    setUp: 'Moves',
    stealthLost: 'Moves',
    thrownBack: 'Moves',
    weaponGiven: 'Moves',
    weaponLeft: 'Moves',
    weaponPickedUp: 'Moves',
    recombined: 'Moves',
    eliminated: 'Losses',
    reduced: 'Losses',
    shaken: 'Losses',
    wounded: 'Losses',
    weaponGone: 'Losses',
    activates: null,
    control: null,
    eventRead: null,
    eventRemoved: null,
    healed: null,
    hero: null,
    impulse: null,
    initiative: null,
    marked: null,
    markersOff: null,
    moraleCheck: null,
    objective: null,
    operationsEnd: null,
    passes: null,
    phase: null,
    points: null,
    rallied: null,
    rallies: null,
    selfRallyPair: null,
    skillBack: null,
    turn: null,
    unjam: null,
    victory: null,
    weaponFlipped: null,
  },
  opening: ({ turn, phase }) => (phase === 'setup' ? PHASE_NAMES.setup : `Turn ${turn}: ${PHASE_NAMES[phase]}`),
  headings(s) {
    let { turn } = s
    return (event) => {
      if (event.type === 'phase') return { heading: `Turn ${turn}: ${PHASE_NAMES[event.phase]}` }
      if (event.type !== 'turn') return 'line'
      turn = event.turn
      return 'hidden'
    }
  },
  isSilent: ({ type }) => type === 'phase' || type === 'turn' || type === 'marked' || type === 'markersOff',
}
