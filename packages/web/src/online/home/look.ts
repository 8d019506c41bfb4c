/** A look at a match from one's own seat: its picture, the odds of one's own stacks, and what has happened. */
import type { GameEvent, Seat } from '@firegroup/kernel'
import type { Glimpse } from '@firegroup/table'
import type { AnyRecord, AnyState } from '../../games/game.ts'
import { gameOf } from '../../games/index.ts'
import type { Place } from '../../play/controller/draft.ts'
import { attachTo, beginningOf } from '../../play/seat/attached.ts'
import { api } from '../api.ts'

export interface Odds {
  readonly from: Place
  readonly to: Place
  /** Of 1. */
  readonly share: number
}

export interface Look {
  readonly game: AnyRecord
  readonly seat: Seat
  readonly state: AnyState
  readonly events: readonly GameEvent[]
  readonly losses: number
  /** What the question is about. */
  readonly places: readonly Place[]
  /** The best first. */
  readonly odds: readonly Odds[]
  /** 'Turn 3 of 7, Movement'. */
  readonly standing: string
}

/** So many stacks have their odds shown. */
const STACKS = 4

export async function lookAt(id: string): Promise<Look> {
  const glimpse = await api.glimpse(id)
  const { system, origin, viewer, question, events, version } = glimpse
  const game = await gameOf(system).parts.record()
  const state = attachTo(game.system, beginningOf(game.system, origin, viewer))(glimpse.state)
  const shots = question ? shotsOf(game, state, question) : []
  const { answers } =
    shots.length === 0
      ? { answers: null }
      : await api.previews(
          id,
          version,
          shots.map(({ decision }) => decision),
        )
  const odds = shots.flatMap(({ from, to }, i): Odds[] => {
    const share = game.oddsOf(answers?.[i])?.effect
    return share === undefined ? [] : [{ from, to, share }]
  })
  return {
    game,
    seat: viewer,
    state,
    events,
    losses: events.filter((event) => game.isLoss(event)).length,
    places: question ? placesOf(game, state, question) : [],
    odds: odds.sort((a, b) => b.share - a.share),
    standing: game.standing(state),
  }
}

type Question = NonNullable<Glimpse['question']>

interface Shot {
  readonly from: Place
  readonly to: Place
  readonly decision: unknown
}

/** For each stack that can fire by itself, the shot with all of it. */
function shotsOf(game: AnyRecord, state: AnyState, { kind, candidates }: Question): Shot[] {
  const best = new Map<Place, Shot & { readonly size: number }>()
  for (const decision of candidates) {
    const { act, from, to } = game.deed(state, kind, decision)
    const [start, goal] = [from[0], to[0]]
    if (act !== 'fire' || from.length !== 1 || to.length !== 1 || start === undefined || goal === undefined || start < 0) continue
    const { firers } = decision as { readonly firers?: readonly unknown[] }
    const size = firers?.length ?? 1
    if ((best.get(start)?.size ?? 0) < size) best.set(start, { from: start, to: goal, decision, size })
  }
  return [...best.values()].slice(0, STACKS)
}

/** Where the question is: where it says, else where whoever is asked could act. */
function placesOf(game: AnyRecord, state: AnyState, question: Question): readonly Place[] {
  const { crop } = game
  if (crop.type === 'table') return crop.places(state, question)
  const { at } = (question.about ?? {}) as { readonly at?: unknown }
  const named = typeof at === 'string' ? crop.place(state, at) : -1
  if (named >= 0) return [named]
  const deeds = question.candidates.slice(0, 40).map((decision) => game.deed(state, question.kind, decision))
  const acting = deeds.flatMap(({ from, to }) => [...from, ...to]).filter((place) => place >= 0)
  return acting.slice(0, 1)
}
