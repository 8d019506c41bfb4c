import { type Chance, OBSERVER, type Viewer } from '@firegroup/kernel'
import { resample } from '../resample.ts'
import type { Side } from '../state.ts'
import { view } from '../view.ts'
import { areInContact } from './radio.ts'
import { placeOf } from './seats.ts'
import { gameAt, type TeamState } from './state.ts'

/** 41.7: in his own game a player knows what he always knows; in the others what everyone sees, and the hand of a team mate with whom he talks. */
export function viewTeams(s: TeamState, viewer: Viewer): unknown {
  const { setting, games, ...common } = s
  return {
    scenario: setting.scenario.id,
    ...common,
    games: games.map((_, game) => view(gameAt(s, game), eyesIn(s, viewer, game), handsSeen(s, viewer, game))),
  }
}

export function resampleTeams(s: TeamState, viewer: Viewer, chance: Chance): void {
  for (const [game] of s.games.entries()) resample(gameAt(s, game), eyesIn(s, viewer, game), chance, handsSeen(s, viewer, game))
}

/** As whom a viewer sees a game. */
function eyesIn(_s: TeamState, viewer: Viewer, game: number): Viewer {
  const place = placeOf(viewer)
  return place?.game === game ? place.side : OBSERVER
}

/** 41.7: the hands that a team mate shows him. */
function handsSeen(s: TeamState, viewer: Viewer, game: number): readonly Side[] {
  const place = placeOf(viewer)
  if (!place || place.game === game) return []
  return areInContact(s, place.side, place.game, game) ? [place.side] : []
}
