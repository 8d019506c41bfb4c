import type { Chance } from './chance.ts'
import type { ComesTo } from './explore/branches.ts'
import type { AnswerTo, Askable } from './questions.ts'
import type { Question, Rules, Seat, Viewer } from './rules.ts'
import type { GameEvent } from './system.ts'

/** An event with who may see it. */
export interface RecordedEvent<E> {
  readonly event: E
  /** Only these seats; absent = everyone, observers included. */
  readonly to?: readonly Seat[]
  /** What everyone else sees in its place; absent = nothing. */
  readonly others?: E
  /** How many decisions had been made when it happened. */
  readonly decision: number
  /** Somebody learned something that he could not know. */
  readonly reveals?: true
}

interface EmitOptions<E> {
  to?: readonly Seat[]
  others?: E
  reveals?: true
}

/** What the owner of a runtime wants to be told. */
export interface RuntimeOwner<E> {
  readonly decisionCount: number
  /** Whether anybody will read the events: a simulation makes millions that nobody does. */
  readonly keepsEvents: boolean
  checkpoint(): void
  /** A die was rolled, a card drawn or a secret revealed: nobody may go back behind this. */
  noWayBack(why: string): void
  record(event: RecordedEvent<E>): void
}

/** What rules work with: the state, and the few things a rule may do besides changing it. `Q` is the system's map of its questions. */
export class Runtime<S, E extends GameEvent, Q = unknown> {
  state: S
  /** Replaced when a game is forked with other dice. */
  chance: Chance
  /** How far the sequence beside the game's own has been used. */
  beside = 0
  readonly #owner: RuntimeOwner<E>

  constructor(state: S, chance: Chance, owner: RuntimeOwner<E>) {
    this.state = state
    this.chance = chance
    this.#owner = owner
  }

  /** Asks one seat. A question with nothing to decide is not to be asked: see `canDecide`. */
  *ask<A extends Askable<Q>>(seat: Seat, question: A): Rules<AnswerTo<A>> {
    const answers = yield [{ seat, question }]
    return answers[0] as AnswerTo<A>
  }

  /** Asks several seats at once; nobody learns another's answer before all are in. */
  *askAll<A extends Askable<Q>>(questions: readonly { readonly seat: Seat; readonly question: A }[]): Rules<AnswerTo<A>[]> {
    if (questions.length === 0) return []
    const answers = yield questions
    if (questions.length > 1) this.#owner.noWayBack('everyone’s secret choice was revealed')
    return answers as AnswerTo<A>[]
  }

  /**
   * Rolls dice, in order. `label` says for what, and is what a script of dice is checked against. `comesTo` says what of them matters to the rule, if less
   * than all: odds take rolls that come to the same thing as one. In play it is not asked.
   */
  roll(label: string, count = 1, sides = 6, _comesTo?: ComesTo<readonly number[]>): number[] {
    this.#owner.noWayBack('dice were rolled')
    const dice: number[] = []
    for (let i = 0; i < count; i++) dice.push(this.chance.die(sides, label))
    return dice
  }

  /**
   * Rolls dice of the sequence beside the game's own, from a place in it, and says where it went on to: what is rolled there does not change what the game
   * itself rolls. Whoever uses it keeps the place in the state. There is one such sequence a game.
   */
  rollBeside(place: number, label: string, count = 1, sides = 6): { readonly dice: readonly number[]; readonly place: number } {
    this.#owner.noWayBack('dice were rolled')
    const source = this.chance.beside?.(place) ?? this.chance
    const dice = Array.from({ length: count }, () => source.die(sides, label))
    this.beside = Math.max(this.beside, source === this.chance ? 0 : source.position)
    return { dice, place: source === this.chance ? place + count : source.position }
  }

  /** Takes a random member out of a bag, keeping the rest in order. A deck that nobody has looked into is a bag: its order does not exist yet. */
  draw<T>(bag: T[], label: string): T {
    if (bag.length === 0) throw new Error(`Nothing left to draw for: ${label}.`)
    this.#owner.noWayBack('a card was drawn')
    return bag.splice(this.chance.pick(bag, label), 1)[0] as T
  }

  /** Puts a list into random order, for things that do lie in an order. */
  shuffle<T>(list: T[], label: string): void {
    this.#owner.noWayBack('something was shuffled')
    this.chance.shuffle(list, label)
  }

  emit(event: E, options?: EmitOptions<E>): void {
    if (options?.reveals) this.#owner.noWayBack('something hidden was revealed')
    if (this.#owner.keepsEvents) this.#owner.record({ event, decision: this.#owner.decisionCount, ...options })
  }

  /**
   * A point between two steps of a rule: what follows depends on the state and on `rest` alone. Odds that go through a rule take runs that stand alike here
   * as one (`explore`). In play it is nothing.
   */
  milestone(_rest: () => string): void {}

  /**
   * Does something of which only `part` feels the effect: neither the rule nor anybody else looks at it afterwards but in asides of its own, and what it does
   * depends on the part and on `context` alone. Odds can then follow every part by itself. In play it is simply done.
   */
  aside(_part: { readonly id: number }, _context: () => string, act: () => void): void {
    act()
  }

  /** Remembers something that nothing of the present rule depends on, such as what dice fell. In play it is simply done; odds leave it out. */
  note(act: () => void): void {
    act()
  }

  /** A point from which `play` would go on from the state alone: what comes after it does not depend on any local variable. */
  checkpoint(): void {
    this.#owner.checkpoint()
  }
}

/** The event as this viewer may see it. */
export function eventFor<E>(recorded: RecordedEvent<E>, viewer: Viewer): E | undefined {
  return !recorded.to || recorded.to.includes(viewer) ? recorded.event : recorded.others
}

/** Whether there is anything to decide: a window in which a seat could only do one thing is not asked. */
export function canDecide(question: Question<unknown>): boolean {
  let seen = 0
  for (const _ of question.candidates()) if (++seen > 1) return true
  return false
}
