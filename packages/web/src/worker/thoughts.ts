/** What the computer thought before a decision, in words: what the worker tells the page of it. Plain data. */
import { type Option, type Planner, type Position, positionOf, type Thought } from '@firegroup/ai'
import { type Chance, type Game, type GameEvent, type OpenQuestion, type Seat, stateHash } from '@firegroup/kernel'

export interface Thoughts {
  /** Who thought so, by the id of the level. */
  readonly level: string
  /** What was tried, the best first; what was played at the end where it was tried only because it was played. */
  readonly options: readonly Considered[]
}

export interface Considered {
  readonly decision: unknown
  readonly words: string
  /** To win, of 1, as the trials came out; nothing where there was nothing to compare. */
  readonly chance: number
  readonly trials: number
  /** What came next in its best trial. */
  readonly next: readonly Expected[]
  /** It is what was really decided. */
  readonly played: boolean
  /** It did not look good enough to be tried, and was tried only because it was played. */
  readonly overlooked: boolean
}

export interface Expected {
  readonly seat: Seat
  readonly words: string
}

interface Thinking<S, E extends GameEvent> {
  readonly game: Game<S, E>
  readonly open: OpenQuestion
  /** Made anew for each thing to think about: its time begins with it. */
  readonly planner: () => Planner<S>
  readonly level: string
  /** The planner's own dice, from the beginning each time: whatever is compared meets the same luck. */
  readonly dice: () => Chance
  /** Told of every decision that is played in the planner's head. */
  readonly onNode: () => void
  /** What was really decided, where that is known. */
  readonly played?: unknown
}

/** Everything comes from games that the seat can't tell from the real one: what is hidden from it can't show in its thoughts. */
export function thoughtsOf<S, E extends GameEvent>(thinking: Thinking<S, E>): Thoughts {
  const { open, level, played } = thinking
  const options = think(thinking, open)
  const was = played === undefined ? null : stateHash(played)
  const marked = options.map((option) => ({ ...option, played: was !== null && stateHash(option.decision) === was }))
  const best = marked[0]
  if (was === null || !best || marked.some((option) => option.played)) return { level, options: marked }
  const late = think(thinking, only(open, [best.decision, played])).find(({ decision }) => stateHash(decision) === was)
  return { level, options: late ? [...marked, { ...late, played: true, overlooked: true }] : marked }
}

/** The same question with fewer answers. */
function only({ seat, question }: OpenQuestion, candidates: readonly unknown[]): OpenQuestion {
  return { seat, question: { ...question, candidates: () => candidates } }
}

function think<S, E extends GameEvent>({ game, planner, dice, onNode }: Thinking<S, E>, open: OpenQuestion): Considered[] {
  const heard = new Trials(game, onNode)
  const thought: Thought = planner().think(heard.listeningTo(positionOf(game, open, dice())))
  return once(thought.options).map(({ decision, chance, trials, line }) => ({
    decision,
    words: wordsOf(game, game.state, open.question.kind, decision),
    chance,
    trials,
    next: heard.afterFirst(line),
    played: false,
    overlooked: false,
  }))
}

/** A question may offer the same decision twice; a person is told of it once. */
function once(options: readonly Option[]): Option[] {
  const seen = new Set<string>()
  return options.filter(({ decision }) => seen.size < seen.add(stateHash(decision)).size)
}

/** A line is told as far as this, its own decision counted. */
const TOLD = 4

/** What was decided in imagined games, put into words while there was a state to say it in. */
class Trials<S, E extends GameEvent> {
  readonly #game: Game<S, E>
  readonly #onNode: () => void
  readonly #trials: (Expected & { readonly decision: unknown })[][] = []

  constructor(game: Game<S, E>, onNode: () => void) {
    this.#game = game
    this.#onNode = onNode
  }

  listeningTo(position: Position<S>): Position<S> {
    return { ...position, imaginedGame: (dice) => this.#listening(position.imaginedGame(dice)) }
  }

  /** The trial that went like this line, without its first decision. */
  afterFirst(line: Option['line']): Expected[] {
    const trial = this.#trials.find((each) => line.every(({ decision }, i) => each[i]?.decision === decision))
    return (trial ?? []).slice(1, line.length).map(({ seat, words }) => ({ seat, words }))
  }

  #listening(imagined: ReturnType<Position<S>['imaginedGame']>): ReturnType<Position<S>['imaginedGame']> {
    const trial: (Expected & { readonly decision: unknown })[] = []
    this.#trials.push(trial)
    return {
      get state() {
        return imagined.state
      },
      get open() {
        return imagined.open
      },
      get outcome() {
        return imagined.outcome
      },
      take: (seat, decision) => {
        const kind = imagined.open.find((open) => open.seat === seat)?.question.kind ?? ''
        if (trial.length < TOLD) trial.push({ seat, decision, words: wordsOf(this.#game, imagined.state, kind, decision) })
        this.#onNode()
        imagined.take(seat, decision)
      },
    }
  }
}

function wordsOf<S, E extends GameEvent>({ system }: Game<S, E>, state: S, kind: string, decision: unknown): string {
  return (system.words?.decision(state, kind, decision) ?? JSON.stringify(decision)).replace(/\.$/, '')
}
