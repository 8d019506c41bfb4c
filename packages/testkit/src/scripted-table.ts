import {
  EngineFault,
  type Game,
  type GameEvent,
  OBSERVER,
  type OpenQuestion,
  type Origin,
  type ScriptEntry,
  ScriptedChance,
  ScriptRanOut,
  type Seat,
  type System,
  startGame,
} from '@firegroup/kernel'

interface ScriptedDecision {
  readonly seat: Seat
  readonly kind: string
  readonly decision: unknown
}

/** The script as far as it could be played: `starved` of a result it does not give, or stopped by a `fault`. */
interface Run<S, E extends GameEvent> {
  readonly game: Game<S, E>
  readonly chance: ScriptedChance
  readonly starved?: string
  readonly fault?: EngineFault
}

/** What answers a question that a script need not mention, because it is asked only so that nobody learns what a seat holds; undefined for any other. */
type Idle = (open: OpenQuestion) => unknown

/** Part of an event: every field named must be there and equal; fields not named don't matter. */
type Part = { readonly [field: string]: unknown }

/**
 * A game played from a script, strictly: a decision that is not asked for, a die that the script does not give, a die that nobody rolled and a
 * question left open all fail, and the message shows the table at that moment. Systems build their own language on top:
 * `t.prepFire(…).rolls(4, 2)`.
 *
 * Dice may be given after what they are for: the script is played again from the start, with all that is known, whenever it is looked at.
 */
export class ScriptedTable<S, E extends GameEvent> {
  readonly system: System<S, E>
  readonly #origin: Origin
  readonly #render: (state: S) => string
  readonly #idle: Idle
  readonly #decisions: ScriptedDecision[] = []
  readonly #script: ScriptEntry[] = []
  #expectedOpen: { seat: Seat; kind: string }[] = []
  #seen = 0
  #run: Run<S, E> | null = null

  constructor(system: System<S, E>, origin: Origin, render?: (state: S) => string, idle: Idle = () => undefined) {
    this.system = system
    this.#origin = origin
    this.#idle = idle
    this.#render = render ?? ((state) => JSON.stringify(system.view(state, OBSERVER), null, 1))
  }

  /** The game as far as the script goes. Fails if the script lacks dice for it. */
  get game(): Game<S, E> {
    const { game, starved } = this.#current()
    if (starved !== undefined) this.#fail(`the script gives no result for: ${starved}`)
    return game
  }

  /** The seat makes a decision. It must be asked for exactly that kind, and the decision must be legal. */
  decide(seat: Seat, kind: string, decision: unknown): this {
    const { game } = this
    this.#mustBeAsked(game, seat, kind)
    const problems = game.problems(seat, decision)
    if (problems.length > 0)
      this.#fail(`${seat}'s ${JSON.stringify(decision)} is refused: ${problems.map((p) => `${p.message} (${p.rule ?? 'form'})`).join(' ')}`)
    this.#decisions.push({ seat, kind, decision })
    this.#changed()
    return this
  }

  /** The results of the next dice and draws, in order. */
  rolls(...results: ScriptEntry[]): this {
    this.#script.push(...results)
    this.#changed()
    return this
  }

  /** An event like this has happened since the last one that was looked for. */
  saw(part: Part): this {
    const { game } = this.#current()
    const at = game.events.findIndex(({ event }, i) => i >= this.#seen && includes(event, part))
    if (at < 0) {
      const since = game.events.slice(this.#seen).map(({ event }) => `  ${JSON.stringify(event)}`)
      this.#fail(`no event like ${JSON.stringify(part)}. Since the last one seen:\n${since.join('\n') || '  nothing'}`)
    }
    this.#seen = at + 1
    return this
  }

  /** No event like this has happened since the last one that was looked for. */
  sawNo(part: Part): this {
    const found = this.game.events.slice(this.#seen).find(({ event }) => includes(event, part))
    if (found) this.#fail(`there is an event like ${JSON.stringify(part)}: ${JSON.stringify(found.event)}`)
    return this
  }

  /** This decision would be refused, by this rule, and nothing changes. */
  refuses(seat: Seat, decision: unknown, because: { rule?: string; message?: RegExp }): this {
    const { game } = this
    const before = game.hash()
    const problems = game.problems(seat, decision)
    const found = problems.find(
      (problem) =>
        (because.rule === undefined || problem.rule === because.rule) &&
        (because.message === undefined || because.message.test(problem.message)),
    )
    if (!found)
      this.#fail(
        `${JSON.stringify(decision)} should be refused by ${because.rule ?? ''} ${because.message ?? ''}, but the problems are ${JSON.stringify(problems)}`,
      )
    if (game.hash() !== before) this.#fail('asking whether a decision is legal changed the state')
    return this
  }

  /** The seat is asked for this kind of decision now. A script that ends with a question open must end with saying so. */
  asks(seat: Seat, kind: string): this {
    this.#mustBeAsked(this.game, seat, kind)
    this.#expectedOpen.push({ seat, kind })
    return this
  }

  /** The end of the script: nothing unused, nothing unanswered. */
  done(): void {
    const { game } = this
    const { unused } = this.#current().chance
    if (unused.length > 0) this.#fail(`the script gives ${unused.join(', ')}, which nothing rolled or drew`)
    const unanswered = game.open.find(
      (open) => !this.#expectedOpen.some(({ seat, kind }) => seat === open.seat && kind === open.question.kind),
    )
    if (unanswered) this.#fail(`${unanswered.seat} is asked '${unanswered.question.kind}' and the script does not answer`)
  }

  #mustBeAsked(game: Game<S, E>, seat: Seat, kind: string): void {
    const open = game.questionFor(seat)
    if (open?.question.kind !== kind) this.#fail(`${seat} is not asked '${kind}'`)
  }

  #changed(): void {
    this.#run = null
    this.#expectedOpen = []
  }

  /** The script as it stands. Running out of dice in the last decision is no failure yet: they may still be given. */
  #current(): Run<S, E> {
    this.#run ??= this.#play()
    if (this.#run.fault) this.#fail(this.#run.fault.message.replace(/\.$/, ''))
    return this.#run
  }

  /** From the start over all decisions. */
  #play(): Run<S, E> {
    const chance = new ScriptedChance(this.#script)
    const game = this.#setUp(chance)
    for (const { seat, decision } of this.#decisions) {
      try {
        game.take(seat, decision)
        this.#passIdle(game)
      } catch (fault) {
        if (!(fault instanceof EngineFault)) throw fault
        return fault.cause instanceof ScriptRanOut ? { game, chance, starved: fault.cause.label } : { game, chance, fault }
      }
    }
    return { game, chance }
  }

  #passIdle(game: Game<S, E>): void {
    for (let [open] = game.open; open; [open] = game.open) {
      const decision = this.#idle(open)
      if (decision === undefined) return
      game.take(open.seat, decision)
    }
  }

  #setUp(chance: ScriptedChance): Game<S, E> {
    try {
      const started = startGame(this.system, this.#origin, { chance })
      if (started.ok) return started.value
      throw new Error(started.problems.map((problem) => problem.message).join(' '))
    } catch (error) {
      const { message } = error instanceof EngineFault ? (error.cause as Error) : (error as Error)
      throw new Error(`The table can't be set up: ${message}`, { cause: error })
    }
  }

  #fail(what: string): never {
    const { game } = this.#run ?? this.#play()
    const asked = game.open.map((open) => `${open.seat} is asked '${open.question.kind}' (${open.question.title})`)
    const lately = game.events.slice(-5).map(({ event }) => `  ${JSON.stringify(event)}`)
    throw new Error(
      [
        `Script, after decision ${this.#decisions.length}: ${what}.`,
        game.outcome ? `The game is over: ${game.outcome.reason}.` : `Now ${asked.join('; ') || 'nobody is asked anything'}.`,
        'The last events:',
        ...(lately.length > 0 ? lately : ['  none']),
        'The table:',
        this.#render(game.state),
      ].join('\n'),
    )
  }
}

/** Whether a value holds everything that a pattern names. Lists must be of the same length. */
function includes(value: unknown, pattern: unknown): boolean {
  if (typeof pattern !== 'object' || pattern === null) return value === pattern
  if (typeof value !== 'object' || value === null) return false
  if (Array.isArray(pattern))
    return Array.isArray(value) && value.length === pattern.length && pattern.every((item, i) => includes(value[i], item))
  return Object.entries(pattern).every(([field, wanted]) => includes((value as Record<string, unknown>)[field], wanted))
}
