import { OBSERVER, type OpenQuestion, type PutQuestion, type Seat, type System, type Telling } from '@firegroup/kernel'
import { advisor } from '../advice/advisor.ts'
import { bearing } from '../advice/bearing.ts'
import { evaluation } from '../advice/evaluation.ts'
import { foresight } from '../advice/foresight.ts'
import { forms } from '../forms.ts'
import { lists } from '../lists.ts'
import { measure } from '../measure.ts'
import { standing } from '../scenario/standing.ts'
import { describeDecision, describeEvent, describeQuestion } from '../words/index.ts'
import { drawnCard } from '../words/named.ts'
import { playTeams } from './play.ts'
import { beginTeams } from './scenario.ts'
import { placeOf, seatAt, seatsFor } from './seats.ts'
import { teamSituation } from './situation.ts'
import { cloneTeam, gameAt, type TeamState } from './state.ts'
import type { TeamEvent } from './tables.ts'
import { resampleTeams, viewTeams } from './view.ts'

/** 41: Up Front in teams: so many games side by side, with two seats each. */
export function teamsOf(games: number): System<TeamState, TeamEvent> {
  return {
    id: 'upfront-teams',
    version: 1,
    seats: seatsFor(games),
    begin: beginTeams(games),
    situation: teamSituation,
    play: playTeams,
    clone: cloneTeam,
    view: viewTeams,
    resample: resampleTeams,
    words: {
      events: (s, events) => events.map((event) => told(s, event)),
      decision: (s, kind, decision) => describeDecision(gameAt(s, s.asked), kind, decision),
      sentence: (s, asked: PutQuestion, who) => describeQuestion(gameAt(s, s.asked), asked, who),
      position: (s) => viewTeams(s, OBSERVER),
      drawn: (s, thing) => drawnCard(gameAt(s, s.asked), thing),
      result: (s) => s.winReason,
    },
    lists,
    forms,
    measure: (s) => {
      const each = s.games.map((_, game) => measure(gameAt(s, game)))
      return {
        turn: Math.max(...each.map(({ turn }) => turn)),
        losses: Object.fromEntries(
          s.games.flatMap((_, game) => [
            [seatAt('axis', game), each[game]!.losses['axis']!],
            [seatAt('allied', game), each[game]!.losses['allied']!],
          ]),
        ),
      }
    },
    standing: (s, viewer) => {
      const place = placeOf(viewer)
      const own = standing(gameAt(s, place?.game ?? 0), place?.side ?? OBSERVER)
      const asSeat = (seat: Seat | null) => (seat === null ? null : seatAt(seat as 'axis', place?.game ?? 0))
      return { ...own, ahead: asSeat(own.ahead) }
    },
  }
}

function told(s: TeamState, event: TeamEvent): Telling {
  const { text, detail } = describeEvent(gameAt(s, event.game), event)
  return { text: `Game ${event.game + 1}: ${text}`, ...(detail === undefined ? {} : { detail }) }
}

/** 41.1: two games side by side, four players. */
export const upfrontTeams = teamsOf(2)

const bySide =
  <R>(use: (s: ReturnType<typeof gameAt>, side: Seat, game: number) => R) =>
  (s: TeamState, seat: Seat): R => {
    const { side, game } = placeOf(seat)!
    return use(gameAt(s, game), side, game)
  }

/** Turns go by in each game for itself: there is none of which luck could begin anew. */
const { momentOf: _, ...thought } = foresight

/** What computer players are told: their own game is what they know about. */
export const teamCounsel = {
  advisor: {
    judge: (s: TeamState, seat: Seat, open: OpenQuestion) => advisor.judge(gameAt(s, s.asked), placeOf(seat)!.side, open),
  },
  evaluation: {
    features: evaluation.features,
    weights: evaluation.weights,
    measure: bySide((s, side) => evaluation.measure(s, side)),
    doubt: evaluation.doubt,
    terms: evaluation.terms,
  },
  bearing,
  foresight: {
    ...thought,
    likeness: (now: TeamState, kind: string, decision: unknown) => foresight.likeness(gameAt(now, now.asked), kind, decision),
    isSettled: (now: TeamState, open: OpenQuestion, since: TeamState) =>
      foresight.isSettled(gameAt(now, now.asked), open, gameAt(since, now.asked)),
  },
}
