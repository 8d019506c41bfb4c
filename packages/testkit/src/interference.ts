import {
  type Chance,
  Game,
  type GameEvent,
  KeyedChance,
  keyFromSeed,
  OBSERVER,
  type Seat,
  type System,
  type Viewer,
  withoutSetting,
} from '@firegroup/kernel'
import { depth } from './depth.ts'
import { malformedDecisions, mutatedDecisions } from './mutations.ts'
import { firstDifference } from './trial.ts'

const CANDIDATES = depth.times(40, 100)
/** Of how many candidates variations are tried, to hear why they are refused. */
const VARIED = depth.times(5, 12)

/**
 * Whether something that a viewer is shown depends on what he can't know. Two games that differ only in the hidden facts are put side by side: one
 * where they were exchanged at this very moment, and one where they were exchanged at the last checkpoint and the same decisions made since.
 * Null if the viewer can't tell them apart, else what gives it away.
 */
export function interference<S, E extends GameEvent>(game: Game<S, E>, viewer: Viewer, seed: string): string | null {
  const probes = probesFor(game, viewer, seed)
  const shown = whatIsShown(game, viewer, probes)

  const now = game.fork()
  exchangeHidden(now.system, now.state, viewer, chanceOf(`now ${seed}`))
  const where = (when: string) => ` (hidden facts exchanged ${when} decision ${game.decisionCount}, seat ${viewer})`
  const changedNow = firstDifference(shown, whatIsShown(now, viewer, probes)) ?? seatStatesDiffer(game, now, viewer, seed)
  if (changedNow) return changedNow + where('now, after')

  const earlier = sinceCheckpoint(game, viewer, seed)
  // whether another seat is asked is looked at by `windowTells`; where it is, what this one is shown at another moment can't be compared
  if (!earlier || whoIsAsked(earlier) !== whoIsAsked(game)) return null
  const exact = sinceCheckpoint(game, null, seed)!
  // what has come out since, as the rules would have it, he may know
  if (exact.events.some(({ reveals, to }) => reveals && (!to || to.includes(viewer)))) return null
  const changed =
    firstDifference(shown, whatIsShown(earlier, viewer, probes)) ??
    firstDifference(exact.eventsFor(viewer), earlier.eventsFor(viewer)) ??
    firstDifference(exact.undoProblem(viewer), earlier.undoProblem(viewer))
  return changed && changed + where('at the checkpoint before')
}

/**
 * A window tells nothing: who is asked after a decision does not depend on what the one who made it can't know. Null if he learns nothing by it, else
 * what he learns. Where he is told something else in the other world (a card that was turned up is another one) nothing can be said.
 */
export function windowTells<S, E extends GameEvent>(game: Game<S, E>, actor: Seat, decision: unknown, seed: string): string | null {
  const exact = sinceCheckpoint(game, null, seed)
  const other = sinceCheckpoint(game, actor, seed)
  if (!exact || !other?.questionFor(actor) || other.problems(actor, decision).length > 0) return null
  for (const each of [exact, other]) each.take(actor, decision)
  if (firstDifference(exact.eventsFor(actor), other.eventsFor(actor)) || exact.outcome || other.outcome) return null
  const asked = [exact, other].map((each) => each.open.map(({ seat }) => seat).sort())
  if (asked[0]!.join() === asked[1]!.join()) return null
  const kinds = [exact, other].map((each) => whoIsAsked(each))
  return `after ${JSON.stringify(decision)} it is '${kinds[0]}' who is asked, and with other hidden facts '${kinds[1]}' (decision ${game.decisionCount + 1})`
}

/**
 * What a seat gets of a state is a copy with the unknown exchanged by chance that depends on nothing hidden: two worlds that are the same to it must
 * give it the very same bytes.
 */
function seatStatesDiffer<S, E extends GameEvent>(game: Game<S, E>, other: Game<S, E>, viewer: Viewer, seed: string): string | null {
  const [one, two] = [game, other].map(({ system, state }) => {
    const copy = system.clone(state)
    system.resample(copy, viewer, chanceOf(`seat ${seed}`))
    return withoutSetting(copy)
  })
  const difference = firstDifference(one, two)
  return difference && `its own copy of the state: ${difference}`
}

/** The game again from its last checkpoint with other hidden facts (none changed for null); null where the decisions since would not have been possible, or a secret came out. */
function sinceCheckpoint<S, E extends GameEvent>(game: Game<S, E>, viewer: Viewer | null, seed: string): Game<S, E> | null {
  const { system, origin, key } = game
  const start = game.latestCheckpoint
  const state = system.clone(start.state)
  if (viewer !== null) exchangeHidden(system, state, viewer, chanceOf(`checkpoint ${seed}`))
  const log = game.log.slice(0, start.decisions)
  const chance = new KeyedChance(key ?? keyFromSeed(''))
  const keep = { history: true, events: true, hashes: false }
  const other = new Game<S, E>({ system, origin, key, chance, start: { ...start, state }, log, keep })
  for (const entry of game.log.slice(start.decisions)) {
    const open = other.questionFor(entry.seat)
    if (open?.question.kind !== entry.kind || !other.decide(entry.seat, entry.decision).ok) return null
    if (viewer !== null && other.events.some((event) => event.reveals)) return null
  }
  return other
}

/** Another world that looks the same to this viewer. What any seat can't know, an observer can't. */
function exchangeHidden<S, E extends GameEvent>({ seats, resample }: System<S, E>, state: S, viewer: Viewer, chance: Chance): void {
  for (const seat of viewer === OBSERVER ? seats : [viewer]) resample(state, seat, chance)
}

function whoIsAsked<S, E extends GameEvent>(game: Game<S, E>): string {
  return game.open.map(({ seat, question }) => `${seat} ${question.kind}`).join()
}

function chanceOf(seed: string): Chance {
  return new KeyedChance(keyFromSeed(seed))
}

/** Decisions that this seat might try, legal or not: what it is told of them must not depend on secrets either. */
function probesFor<S, E extends GameEvent>(game: Game<S, E>, viewer: Viewer, seed: string): readonly unknown[] {
  const open = game.questionFor(viewer)
  if (!open) return [{ type: 'probe' }]
  const chance = chanceOf(`probes ${seed}`)
  const candidates = [...open.question.candidates()]
  const probes: unknown[] = malformedDecisions(candidates[0]).slice(-2)
  for (let i = 0; i < VARIED; i++) probes.push(...mutatedDecisions(candidates[chance.pick(candidates, 'which')], chance))
  return probes
}

function whatIsShown<S, E extends GameEvent>(game: Game<S, E>, viewer: Viewer, probes: readonly unknown[]): unknown {
  const open = game.questionFor(viewer)
  const candidates: unknown[] = []
  if (open)
    for (const candidate of open.question.candidates()) {
      candidates.push([candidate, open.question.preview?.(candidate)])
      if (candidates.length === CANDIDATES) break
    }
  const { kind, title, rule, about } = open?.question ?? {}
  const tried = viewer === OBSERVER ? [] : probes.map((probe) => [probe, whatIsSaidOf(game, viewer, probe)])
  const standing = game.system.standing?.(game.state, viewer)
  const known = game.system.known && withoutSetting(game.system.known(game.system.clone(game.state), viewer))
  return { view: game.view(viewer), known, standing, question: open && { kind, title, rule, about }, candidates, tried }
}

/** Why it is refused, or what would come of it. */
function whatIsSaidOf<S, E extends GameEvent>(game: Game<S, E>, seat: Seat, decision: unknown): unknown {
  const problems = game.problems(seat, decision)
  return problems.length > 0 ? problems : game.questionFor(seat)?.question.preview?.(decision)
}
