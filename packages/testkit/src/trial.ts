import { type Game, type GameEvent, type Keep, keyFromSeed, type Question, type System, startGame } from '@firegroup/kernel'

/** A system on trial: one of its scenarios, and how hard to try. */
export interface Trial<S, E extends GameEvent> {
  readonly system: System<S, E>
  readonly scenario: unknown
  /** A position in the middle of play to begin from instead. */
  readonly situation?: unknown
  /** What the seeds of its games begin with. */
  readonly seed: string
  /** How many random games, where many are played. */
  readonly games: number
  /** A game that has not ended by then is endless. */
  readonly maxDecisions: number
  /** How many candidates of a question are looked at closely; composite decisions can have thousands. */
  readonly candidatesChecked: number
}

/** Something that every system owes the kernel: it throws an error that says what is owed and where. */
export interface Check {
  readonly title: string
  run<S, E extends GameEvent>(trial: Trial<S, E>): void
}

export const NOTHING_KEPT: Keep = { history: false, events: false, hashes: false }
export const EVENTS_ONLY: Keep = { history: false, events: true, hashes: false }
export const HISTORY_ONLY: Keep = { history: true, events: false, hashes: false }

export function begin<S, E extends GameEvent>(
  { system, scenario, situation, seed: before }: Trial<S, E>,
  seed: string,
  keep?: Keep,
): Game<S, E> {
  const started = startGame(system, situation === undefined ? { scenario } : { situation }, { key: keyFromSeed(`${before}${seed}`) }, keep)
  if (!started.ok) throw new Error(`The scenario can't be played: ${started.problems.map((problem) => problem.message).join(' ')}`)
  return started.value
}

export function firstFew<D>(question: Question<D>, most: number): D[] {
  const few: D[] = []
  for (const candidate of question.candidates()) {
    few.push(candidate)
    if (few.length === most) break
  }
  return few
}

export function must(holds: boolean, complaint: string): asserts holds {
  if (!holds) throw new Error(complaint)
}

/** Both must come out as the same JSON; where they part is shown. */
export function mustBeSame(found: unknown, wanted: unknown, what: string): void {
  const difference = firstDifference(wanted, found)
  if (difference) throw new Error(`${what}: ${difference}`)
}

export function firstDifference(a: unknown, b: unknown): string | null {
  const left = JSON.stringify(a) ?? 'nothing'
  const right = JSON.stringify(b) ?? 'nothing'
  if (left === right) return null
  let at = 0
  while (left[at] === right[at]) at++
  const around = (text: string) => `…${text.slice(Math.max(0, at - 60), at + 60)}…`
  return `${around(left)} against ${around(right)}`
}
