import type { Rules, Seat } from './rules.ts'
import type { Outcome } from './system.ts'

/** One step of the sequence of play. It returns when it is finished; called again from a checkpoint inside it, it goes on from the state. */
export interface Step<G, Phase extends string> {
  /** Stable name, `phase.step`: what the state remembers. */
  readonly key: string
  readonly phase: Phase
  /** Sort key within the phase: modules put their steps between by it. */
  readonly order: number
  /** Steps that ask nobody return nothing. */
  readonly run: (g: G) => Rules<void> | undefined
}

/**
 * A counter or a mark with a declared life: the step of the sequence of play after which it goes. Rules put it there and never take it away when its time
 * is over; the sequence does.
 */
export interface CounterLife<G> {
  readonly id: string
  /** The keys of the steps with whose end it goes. */
  readonly until: readonly string[]
  readonly remove: (g: G) => void
}

/** What ends with each step, by its key, for a game's setting. Every step that is named must be there. */
export function livesByStep<G>(lives: readonly CounterLife<G>[], steps: readonly { readonly key: string }[]): Lives<G> {
  const byStep = new Map<string, CounterLife<G>[]>()
  for (const life of lives)
    for (const key of life.until) {
      if (!steps.some((step) => step.key === key)) throw new Error(`'${life.id}' lasts until the step '${key}', which there is not.`)
      byStep.set(key, [...(byStep.get(key) ?? []), life])
    }
  return byStep
}
export type Lives<G> = ReadonlyMap<string, readonly CounterLife<G>[]>

/** A runtime whose state stands at a step of its sequence of play. */
interface InSequence<G, Phase extends string> {
  readonly state: {
    phase: Phase
    step: string
    readonly winner: Seat | 'draw' | null
    readonly winReason: string
    readonly setting: { readonly steps: readonly Step<G, Phase>[]; readonly lives?: Lives<G> }
  }
  checkpoint(): void
}

/** What a system adds to its sequence of play. */
export interface Course<G, Phase extends string> {
  /** The phase before the first turn, to which no later one goes back. */
  readonly once: Phase
  /** Whether the game has been won: looked at before each question of a step and after its last. */
  readonly isDecided: (g: G) => boolean
  /** What may come between, before each question of a step. */
  readonly interrupt?: (g: G) => Rules<void> | undefined
  /** A step is over, and the next one has not begun. */
  readonly stepEnds?: (g: G) => void
  /** Another phase begins, or the same one of another turn. */
  readonly phaseBegins?: (g: G, before: Phase) => void
}

/** The whole game: one step after the other, until somebody has won. After the last step of a turn comes the first of the next turn. */
export function* playSequence<G extends InSequence<G, Phase>, Phase extends string>(g: G, course: Course<G, Phase>): Rules<Outcome> {
  for (;;) {
    g.checkpoint()
    const { winner, winReason } = g.state
    if (winner !== null) return { winner: winner === 'draw' ? null : winner, reason: winReason }
    yield* runStep(g, currentStep<G, Phase>(g), course)
    if (g.state.winner === null) goToNextStep(g, course)
  }
}

/** Plays on, one step after the other, until it is time to stop or somebody has won: for whoever plays several games in turn. */
export function* playSteps<G extends InSequence<G, Phase>, Phase extends string>(
  g: G,
  course: Course<G, Phase>,
  isTimeToStop: (g: G) => boolean,
): Rules<void> {
  for (;;) {
    g.checkpoint()
    if (g.state.winner !== null || isTimeToStop(g)) return
    yield* runStep(g, currentStep<G, Phase>(g), course)
    if (g.state.winner === null) goToNextStep(g, course)
  }
}

/**
 * Puts a state at the step of this key, or at the first of the phase; the steps of a phase that has none yet are those of the next that has.
 * False where these phases, those of play, have no such step.
 */
export function standAt<G, Phase extends string>(
  s: InSequence<G, Phase>['state'],
  phases: readonly Phase[],
  phase: Phase,
  key?: string,
): boolean {
  const { steps } = s.setting
  const from = phases.indexOf(phase)
  const step = steps.find((each) => (key === undefined ? phases.indexOf(each.phase) >= from : each.key === key))
  if (!step || !phases.includes(step.phase)) return false
  s.step = step.key
  s.phase = step.phase
  return true
}

/** Steps in the order in which they are played: by phase, and within it by their `order`. */
export function inSequence<G, Phase extends string>(steps: readonly Step<G, Phase>[], phases: readonly Phase[]): readonly Step<G, Phase>[] {
  return steps.toSorted((a, b) => phases.indexOf(a.phase) - phases.indexOf(b.phase) || a.order - b.order)
}

/** Runs a step, and looks before each of its questions at what may have changed: the question may not be needed any more. */
function* runStep<G, Phase extends string>(g: G, step: Step<G, Phase>, { isDecided, interrupt }: Course<G, Phase>): Rules<void> {
  const rules = step.run(g)
  let next = rules?.next([])
  while (next && !next.done) {
    const between = interrupt?.(g)
    if (between) yield* between
    if (isDecided(g)) return
    next = rules?.next(yield next.value)
  }
  isDecided(g)
}

function goToNextStep<G extends InSequence<G, Phase>, Phase extends string>(g: G, course: Course<G, Phase>): void {
  const s = g.state
  const { steps } = s.setting
  const at = steps.indexOf(currentStep<G, Phase>(g)) + 1
  const next = at < steps.length ? steps[at]! : steps.find(({ phase }) => phase !== course.once)!
  const before = s.phase
  const ending = s.setting.lives?.get(s.step)
  if (ending) for (const { remove } of ending) remove(g)
  s.step = next.key
  course.stepEnds?.(g)
  if (next.phase === before && at < steps.length) return
  s.phase = next.phase
  course.phaseBegins?.(g, before)
}

function currentStep<G extends InSequence<G, Phase>, Phase extends string>({ state }: G): Step<G, Phase> {
  for (const step of state.setting.steps) if (step.key === state.step) return step
  throw new Error(`The sequence of play has no step '${state.step}'.`)
}
