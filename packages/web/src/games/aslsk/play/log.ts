/** The log of a game of the Starter Kit: by phases, with what players look for. */
import type { AslskEvent, AslskState, Phase, Side } from '@firegroup/aslsk'
import type { LogParts } from '../../game.ts'
import { PHASE_NAMES } from '../phase-names.ts'
import { sideName } from './words.ts'

export const log: LogParts<AslskState, AslskEvent> = {
  filters: ['Fire', 'Moves', 'Losses'],
  under: {
    attack: 'Fire',
    check: 'Fire',
    residualPlaced: 'Fire',
    rateKept: 'Fire',
    malfunction: 'Fire',
    noLos: 'Fire',
    closeCombatAttack: 'Fire',
    ambush: 'Fire',
    chargePlaced: 'Fire',
    chargeNotPlaced: 'Fire',
    closeCombat: 'Fire',
    closeCombatDesignated: 'Fire',
    dud: 'Fire',
    interdiction: 'Fire',
    melee: 'Fire',
    moves: 'Moves',
    spends: 'Moves',
    moveEnds: 'Moves',
    routs: 'Moves',
    advances: 'Moves',
    smokeGrenades: 'Moves',
    exits: 'Moves',
    cx: 'Moves',
    reinforcements: 'Moves',
    restacked: 'Moves',
    routEnds: 'Moves',
    setUp: 'Moves',
    transfer: 'Moves',
    dropped: 'Moves',
    recovery: 'Moves',
    eliminated: 'Losses',
    replaced: 'Losses',
    breaks: 'Losses',
    wounded: 'Losses',
    pinned: 'Losses',
    dm: 'Losses',
    control: null,
    dmKept: null,
    leaderCreated: null,
    noLeaderCreated: null,
    phase: null,
    rallies: null,
    rallyAttempt: null,
    randomSelection: null,
    reinforcementRoll: null,
    repair: null,
    smokeThins: null,
    turn: null,
    unpinned: null,
    victory: null,
  },
  opening: (s) => (s.phase === 'setup' ? PHASE_NAMES.setup : headingOf(s, s.turn, s.attacker, s.phase)),
  headings(s) {
    let { turn, attacker } = s
    return (event) => {
      if (event.type === 'phase') return { heading: headingOf(s, turn, attacker, event.phase) }
      if (event.type !== 'turn') return 'line'
      turn = event.turn
      attacker = event.attacker
      return 'hidden'
    }
  },
  isSilent: ({ type }) => type === 'phase',
}

const headingOf = (s: AslskState, turn: number, attacker: Side, phase: Phase): string =>
  `Turn ${turn}, ${sideName(s, attacker)}: ${PHASE_NAMES[phase]}`
