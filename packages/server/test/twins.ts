/** Two games that differ only in what somebody can't know. */
import { Game, type GameEvent, KeyedChance, keyFromSeed, OBSERVER, type Seat, type Viewer, withoutSetting } from '@firegroup/kernel'
import { knownState } from '@firegroup/table'

export interface Twins<S, E extends GameEvent> {
  readonly exact: Game<S, E>
  readonly other: Game<S, E>
}

/**
 * The game from its last checkpoint, as it is and with other hidden facts; null where the decisions since would not have been possible with those, or
 * where somebody has been shown since what they were.
 */
export function twinsOf<S, E extends GameEvent>(game: Game<S, E>, viewer: Viewer, seed: string): Twins<S, E> | null {
  const other = sinceCheckpoint(game, viewer, seed)
  const exact = other && sinceCheckpoint(game, null, seed)
  if (!exact || JSON.stringify(exact.eventsFor(viewer)) !== JSON.stringify(other.eventsFor(viewer))) return null
  return seatsAsked(exact) === seatsAsked(other) ? { exact, other } : null
}

const seatsAsked = <S, E extends GameEvent>({ open }: Game<S, E>): string => open.map(({ seat }) => seat).join()

/** Whether somebody is asked once more at one table alone: what he may still do in his own phase hangs on what he has under his counters. */
export function goesOn<S, E extends GameEvent>({ exact, other }: Twins<S, E>, actor: Seat): boolean {
  return (exact.questionFor(actor) === undefined) !== (other.questionFor(actor) === undefined)
}

function sinceCheckpoint<S, E extends GameEvent>(game: Game<S, E>, viewer: Viewer | null, seed: string): Game<S, E> | null {
  const { system, origin, key = keyFromSeed('') } = game
  const start = game.latestCheckpoint
  const state = system.clone(start.state)
  const chance = new KeyedChance(keyFromSeed(`other facts ${seed}`))
  // what any seat can't know, somebody who looks on can't
  if (viewer !== null) for (const seat of viewer === OBSERVER ? system.seats : [viewer]) system.resample(state, seat, chance)
  const log = game.log.slice(0, start.decisions)
  const keep = { history: true, events: true, hashes: false }
  const again = new Game<S, E>({ system, origin, key, chance: new KeyedChance(key), start: { ...start, state }, log, keep })
  for (const { seat, kind, decision } of game.log.slice(start.decisions))
    if (again.questionFor(seat)?.question.kind !== kind || !again.decide(seat, decision).ok) return null
  return again
}

/** Whether anything is hidden in which they differ: in the state, or in what stands in the scenario and is read only when it happens. */
export function isApart<S, E extends GameEvent>({ exact, other }: Twins<S, E>): boolean {
  return exact.hash() !== other.hash() || settingOf(exact.state) !== settingOf(other.state)
}

const settingOf = (state: unknown): unknown => (state as { readonly setting?: unknown }).setting

/** Whether the rules have shown the viewer, after these many events, something that he could not know: from there on the two may differ to him. */
export function isTold<S, E extends GameEvent>({ exact, other }: Twins<S, E>, viewer: Viewer, before: readonly [number, number]): boolean {
  const news = [...exact.events.slice(before[0]), ...other.events.slice(before[1])]
  return news.some(({ reveals, to }) => reveals === true && (!to || to.includes(viewer)))
}

/**
 * Whether somebody else has done something that does not look the same: the same words mean another thing where another squad of his lies under the
 * counter. What he does in the open is no secret.
 */
export function isUnlike<S, E extends GameEvent>(twins: Twins<S, E>, viewer: Viewer, before: readonly [number, number]): boolean {
  const [mine, theirs] = [twins.exact, twins.other].map((game, i) => lookOf(game, viewer, before[i]!))
  return mine !== theirs
}

/** What a viewer is shown of what has happened after so many events, and of where it has led. */
export function lookOf<S, E extends GameEvent>(game: Game<S, E>, viewer: Viewer, after: number): string {
  return JSON.stringify([game.eventsFor(viewer, after), withoutSetting(knownState(game.system, game.state, viewer))])
}

/** So many ways are tried. */
const MOST_WAYS = 600

/** Whether whoever decided could have looked the same with what he has here, by other words. Where he could not, he has shown what he has. */
export function canLookLike<S, E extends GameEvent>(before: Game<S, E>, seat: Seat, viewer: Viewer, look: string): boolean {
  let ways = 0
  for (const candidate of before.questionFor(seat)?.question.candidates() ?? []) {
    if (ways++ >= MOST_WAYS) return true
    const game = before.fork({ keep: { events: true } })
    const told = game.events.length
    if (game.decide(seat, candidate).ok && lookOf(game, viewer, told) === look) return true
  }
  return false
}
