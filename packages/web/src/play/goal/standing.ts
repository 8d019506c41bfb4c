/** What the game is about and how that stands, for the seat at the desk. Everything in it comes from the rules. */
import type { GameEvent, Goal, Objective, Seat, Standing } from '@firegroup/kernel'
import { type NationLook, nationLook } from '../../counters/nations.ts'
import { capital } from '../../words.ts'
import type { Desk } from '../controller/desk.ts'
import type { Draft } from '../controller/draft.ts'

const kept = new WeakMap<object, Map<Seat, Standing>>()

/** Null where the game says nothing of it. Worked out once for every state. */
export function standingOf<S, E extends GameEvent, D extends Draft>(desk: Pick<Desk<S, E, D>, 'game' | 's' | 'seat'>): Standing | null {
  const { game, s, seat } = desk
  const { standing } = game.system
  if (!standing) return null
  const known = kept.get(s as object) ?? new Map<Seat, Standing>()
  kept.set(s as object, known)
  const found = known.get(seat) ?? standing(s, seat)
  known.set(seat, found)
  return found.goals.length === 0 ? null : found
}

/** How each side looks on plates and pips. */
export type SideLooks = { readonly [seat: Seat]: NationLook }

export function sideLooks<S, E extends GameEvent, D extends Draft>({ game, s }: Pick<Desk<S, E, D>, 'game' | 's'>): SideLooks {
  return Object.fromEntries(game.system.seats.map((seat) => [seat, nationLook(game.nation(s, seat))]))
}

const NUMBERS = ['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve']
const word = (count: number): string => NUMBERS[count] ?? String(count)

/** How many of the places that one goal asks for count for it: the figure that stands for the game. */
export function countOf({ side, tracks }: Goal): { readonly have: number; readonly need: number } | null {
  const pips = tracks.flatMap((track) => (track.type === 'pips' ? [track] : []))
  if (pips.length === 0) return null
  const have = pips.reduce((sum, track) => sum + Math.min(track.need, track.pips.filter(({ holder }) => holder === side).length), 0)
  return { have, need: pips.reduce((sum, { need }) => sum + need, 0) }
}

/** What is counted there: an objective may be of several hexes, each of which counts. */
export function countedAs({ tracks }: Goal): string {
  const pips = tracks.flatMap((track) => (track.type === 'pips' ? track.pips : []))
  const several = new Set(pips.map(({ objective }) => objective)).size < pips.length
  return several ? 'hexes to hold' : pips.length === 1 ? 'objective' : 'objectives'
}

/** What changed hands, in words, each side in a sentence: 'The Americans take the school. Two of five.' None where nothing did. */
export function captureWords(
  before: Standing,
  now: Standing,
  people: (seat: Seat) => string,
): { readonly said: string; readonly taken: readonly string[] } {
  const taken = now.objectives.filter(({ id, holder, kind }) => {
    const earlier = before.objectives.find((each) => each.id === id)
    return kind === 'hold' && holder !== null && earlier !== undefined && earlier.holder !== holder
  })
  const takers = [...new Set(taken.map(({ holder }) => holder!))]
  const sentences = takers.map((seat) => `The ${people(seat)} take ${names(taken.filter(({ holder }) => holder === seat))}.`)
  const goal = now.goals.find((each) => countOf(each) !== null)
  const count = goal && countOf(goal)
  if (count && sentences.length > 0) sentences.push(`${capital(word(count.have))} of ${word(count.need)}.`)
  return { said: sentences.join(' '), taken: taken.map(({ id }) => id) }
}

function names(objectives: readonly Objective[]): string {
  const said = objectives.map((each) => each.said)
  return said.length < 2 ? (said[0] ?? '') : `${said.slice(0, -1).join(', ')} and ${said.at(-1)}`
}
