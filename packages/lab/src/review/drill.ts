import { type Game, type GameEvent, type Reading, type Seat, type System, startGame } from '@firegroup/kernel'

/** A position of a real game, one question, and what each answer is worth. Plain data. */
export interface Drill {
  /** Unique over all games: its address. */
  readonly id: string
  readonly system: string
  /** By its id, or whole where it comes with no game. */
  readonly scenario: string | object
  /** Of the dice: whoever plays it out goes on with those of the game that it comes from. */
  readonly key: string
  /** All that was decided before, each with the number of the seat that decided. */
  readonly decisions: readonly (readonly [seat: number, decision: unknown])[]
  /** Who is asked, and what. */
  readonly seat: Seat
  readonly kind: string
  readonly theme: DrillTheme
  /** In the order in which they are offered. */
  readonly ways: readonly DrillWay[]
  readonly trials: number
  /** What speaks most for the best, said of it: 'holds C6'. */
  readonly because: readonly string[]
}

export interface DrillWay {
  readonly decision: unknown
  readonly words: string
  /** To win, of 100. */
  readonly chance: number
  /** How far the best is above it in the same trials, and twice the standard error of that, of 100. Both 0 for the best. */
  readonly below: number
  readonly range: number
}

/** What a drill asks for: the best shot, whether to hold fire, a way to go, a card … */
export type DrillTheme =
  | 'shot'
  | 'hold'
  | 'move'
  | 'advance'
  | 'rout'
  | 'fight'
  | 'impulse'
  | 'act'
  | 'card'
  | 'discard'
  | 'conceal'
  | 'other'

/** Half a mark for what is no worse than this, of 100. */
const NEAR = 10

/** 2 within the error of the best, 1 within ten of it, else 0. */
export function markOf({ below, range }: DrillWay): 0 | 1 | 2 {
  return below <= range ? 2 : below <= NEAR ? 1 : 0
}

/** The best way: the one that nothing is above. */
export function bestWay({ ways }: Pick<Drill, 'ways'>): DrillWay {
  return ways.reduce((best, way) => (way.below < best.below || (way.below === best.below && way.chance > best.chance) ? way : best))
}

/** The game at the drill's question. Every decision that led there is judged again: a drill that the rules no longer know is refused. */
export function openDrill<S, E extends GameEvent>(system: System<S, E>, scenario: object, drill: Drill): Reading<Game<S, E>> {
  const started = startGame(system, { scenario }, { key: drill.key })
  if (!started.ok) return started
  const game = started.value
  for (const [at, [number, decision]] of drill.decisions.entries()) {
    const seat = system.seats[number] ?? ''
    const verdict = game.decide(seat, decision)
    if (!verdict.ok) return refused(`Decision ${at + 1} of the drill ${drill.id} is not legal: ${verdict.problems[0]!.message}`)
  }
  const open = game.questionFor(drill.seat)
  if (open?.question.kind !== drill.kind) return refused(`The drill ${drill.id} asks '${drill.kind}', but the game does not.`)
  return { ok: true, value: game }
}

const refused = (message: string): Reading<never> => ({ ok: false, problems: [{ message }] })
