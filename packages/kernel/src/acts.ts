import type { Chance } from './chance.ts'
import { Parts } from './parts.ts'
import type { Problem, Question, RuleRef, Rules } from './rules.ts'
import { type Optional, type Schema, type Shape, variants } from './schema.ts'
import { Slots } from './slots.ts'

/*
 * Acts as rows. What a player may do is an object: an `Act`, in the file of its rule. The acts of one question stand in a list, a table of contents of
 * the system's rules; `actsWith` adds those of the modules, once for a game's setting; and the `Acts` that come of it are the question: its schema,
 * its candidates, its problems, its previews, and who performs what was decided. No phase has a switch over the types of its decisions.
 *
 * `Asked` is what the system knows of the occasion on which it asks: the side, the phase, the stack that moves. It is made by whoever asks, and every
 * row gets it. Ending the phase, passing and holding fire are rows too, with `ends`: they are no reason to ask by themselves.
 */

/** A decision among acts, told apart by its type. */
export interface ActDecision {
  readonly type: string
}

/** A schema for every field of a decision but its type. */
type FieldsOf<D extends ActDecision> = {
  readonly [K in Exclude<keyof D, 'type'>]-?: object extends Pick<D, K> ? Optional<Exclude<D[K], undefined>> : Schema<D[K]>
}

/** One thing that a player may do: `S` is the state, `G` the runtime, `R` what the performance answers to whoever asked. */
export interface Act<S, G, Asked, D extends ActDecision = ActDecision, R = void> {
  readonly type: D['type']
  /** Where it stands in the rulebook. */
  readonly rule: RuleRef
  /** The fields of its decision besides `type`: exactly those that the decision's type has. */
  readonly fields: FieldsOf<D>
  /** It ends something instead of doing something: to pass, to hold fire, to be done. Where only such acts are left nobody need be asked. */
  readonly ends?: true
  /** Whether the game has nothing of the kind now, told at a glance: then nobody looks for candidates. It saves work and decides nothing. */
  idle?(s: S): boolean
  /**
   * All that is legal of it, or a documented selection where it is composite; never none while any is legal. A generator where it takes long:
   * whoever only wants to know whether there is one stops at the first. `Slots` where there are many of which mostly one is wanted. A list, or `Parts` of
   * it, does not change once it is offered.
   */
  candidates(s: S, asked: Asked): Iterable<D>
  /** The authority on what is legal. */
  problems(s: S, asked: Asked, decision: D): readonly Problem[]
  /** Does it. One that asks nobody and answers nothing returns nothing. */
  perform(g: G, asked: Asked, decision: D): Rules<R> | undefined
  /** What deciding so means, for a person, in the state in which it is decided. */
  describe(s: S, decision: D): string
  /** What would come of it, from the very functions that resolve it; nothing that the seat may not know. */
  preview?(s: S, asked: Asked, decision: D): unknown
}

/** What the rows of a list decide: `DecidedBy<(typeof FIRE_ACTS)[number]>` is the union that its question asks for. */
export type DecidedBy<A> = A extends { candidates(s: never, asked: never): Iterable<infer D> } ? D : never

/** What a question says besides its acts. What takes long to tell is a function (or a getter), called when somebody wants to know. */
export interface Head<K extends string, About> {
  readonly kind: K
  readonly title: string
  readonly rule: RuleRef
  readonly about?: About | (() => About)
}

/** `asking` is the question of which it is part: as long as it is open, the state is the same each time. */
type Still<S> = <T>(s: S, look: () => T, asking?: object) => T

/** The acts of one question, with everything about them that does not change from one asking to the next. */
export class Acts<S, G, Asked, D extends ActDecision = ActDecision, R = void, Preview = unknown> {
  /** In the order in which they are offered. */
  readonly rows: readonly Act<S, G, Asked, D, R>[]
  readonly schema: Schema<D>
  /** Looks for candidates, while the state does not change. */
  readonly still: Still<S>
  readonly #byType: ReadonlyMap<string, Act<S, G, Asked, D, R>>

  /** `still`: how a system goes about what is worked out from a state that does not change meanwhile, if it makes anything of it. */
  constructor(rows: readonly Act<S, G, Asked, D, R>[], still: Still<S> = (_, look) => look()) {
    this.rows = rows
    this.still = still
    this.#byType = new Map(rows.map((row) => [row.type, row]))
    if (this.#byType.size < rows.length) throw new Error(`Two acts of one question have the same type: ${twice(rows)}.`)
    this.schema = variants(Object.fromEntries(rows.map(({ type, fields }) => [type, fields as Shape]))) as Schema<ActDecision> as Schema<D>
  }

  /** The row of a decision that has passed the schema. */
  of({ type }: ActDecision): Act<S, G, Asked, D, R> {
    const row = this.#byType.get(type)
    if (!row) throw new Error(`There is no act '${type}' here.`)
    return row
  }

  /** Whether anything can be done but ending it; or anything of the rows that `which` picks. */
  areOffered(s: S, asked: Asked, which: (row: Act<S, G, Asked, D, R>) => boolean = doesSomething): boolean {
    for (const row of this.rows) if (which(row) && !row.idle?.(s) && isAnyOf(row.candidates(s, asked))) return true
    return false
  }

  *candidates(s: S, asked: Asked): Generator<D, void> {
    for (const row of this.rows) if (!row.idle?.(s)) yield* row.candidates(s, asked)
  }

  problems(s: S, asked: Asked, decision: D): readonly Problem[] {
    return this.of(decision).problems(s, asked, decision)
  }

  preview(s: S, asked: Asked, decision: D): Preview {
    return (this.of(decision).preview?.(s, asked, decision) ?? null) as Preview
  }

  perform(g: G, asked: Asked, decision: D): Rules<R> | undefined {
    return this.of(decision).perform(g, asked, decision)
  }

  describe(s: S, decision: D): string {
    return this.of(decision).describe(s, decision)
  }

  /**
   * The question for one of these acts. Its candidates are worked out as far as somebody reads them, and each only once: a rule that has looked
   * whether there is any (`canAct`) has not worked in vain.
   */
  question<K extends string, About = undefined>(s: S, asked: Asked, head: Head<K, About>): ActQuestion<K, D, About, Preview> {
    return new Asking(this, s, asked, head)
  }
}

/** A question whose answers are acts. */
export interface ActQuestion<K extends string, D extends ActDecision, About, Preview> extends Question<D, About, Preview> {
  readonly kind: K
  readonly about: About
  preview(decision: D): Preview
  all(): Parts<D>
  draw(chance: Chance, label: string): D
  /** Whether anything can be done but ending it. */
  canAct(): boolean
  /** Whether there is more than one candidate. */
  isChoice(): boolean
}

/** After so many empty slots whoever draws makes the list after all: there is little to be found, if anything. */
const MOST_LOOKS = 1000

/** Made for every window in which there might be something to do, so it is one small object, and works out what is wanted of it when it is. */
class Asking<K extends string, S, G, Asked, D extends ActDecision, R, About, Preview> implements ActQuestion<K, D, About, Preview> {
  readonly kind: K
  readonly rule: RuleRef
  readonly schema: Schema<D>
  readonly #acts: Acts<S, G, Asked, D, R, Preview>
  readonly #s: S
  readonly #asked: Asked
  readonly #head: Head<K, About>
  /** What rows offer, by their place among them, once somebody has asked; null where there is nothing of the kind. */
  readonly #offers: (Iterable<D> | null)[] = []
  readonly #found = new Parts<D>()
  #flat: readonly D[] | null = null
  /** Where to look on: among the rows, and in what the row before gives one by one. */
  #nextRow = 0
  #rest: Iterator<D> | null = null
  /** Something was found that does not end the matter. */
  #hasAct = false

  constructor(acts: Acts<S, G, Asked, D, R, Preview>, s: S, asked: Asked, head: Head<K, About>) {
    this.kind = head.kind
    this.rule = head.rule
    this.schema = acts.schema
    this.#acts = acts
    this.#s = s
    this.#asked = asked
    this.#head = head
  }

  get title(): string {
    return this.#head.title
  }

  get about(): About {
    const { about } = this.#head
    return (typeof about === 'function' ? (about as () => About)() : about) as About
  }

  problems(decision: D): readonly Problem[] {
    return this.#acts.problems(this.#s, this.#asked, decision)
  }

  preview(decision: D): Preview {
    return this.#acts.preview(this.#s, this.#asked, decision)
  }

  /** What rows list they list at once, so that whoever reads all of them reads a list; from the first that takes its time on, one by one. */
  candidates(): Iterable<D> {
    this.#acts.still(
      this.#s,
      () => {
        while (this.#rest === null && this.#nextRow < this.#acts.rows.length) this.#beginRow()
      },
      this,
    )
    if (this.#rest !== null) return this.#readOn()
    this.#flat ??= this.#found.flat()
    return this.#flat
  }

  all(): Parts<D> {
    return this.#acts.still(this.#s, () => this.#findAll(), this)
  }

  draw(chance: Chance, label: string): D {
    return this.#acts.still(this.#s, () => this.#draw(chance, label), this)
  }

  canAct(): boolean {
    return this.#acts.still(this.#s, () => this.#findAct(), this)
  }

  isChoice(): boolean {
    return this.#acts.still(this.#s, () => this.#findChoice(), this)
  }

  #findAll(): Parts<D> {
    while (this.#findMore());
    return this.#found
  }

  /** Lists are looked at first, for they are made already or soon made, then slots; what is given one by one is read as far as need be. */
  #findAct(): boolean {
    if (this.#hasAct) return true
    const { rows } = this.#acts
    let isToBeRead = this.#rest !== null
    for (let i = this.#nextRow; i < rows.length; i++) {
      const offered = rows[i]!.ends ? null : this.#offerOf(i)
      if (offered === null || offered instanceof Slots) continue
      if (!isList(offered)) isToBeRead = true
      else if (offered.length > 0) return this.#foundAct()
    }
    for (let i = this.#nextRow; i < rows.length; i++) {
      const offered = rows[i]!.ends ? null : this.#offerOf(i)
      if (offered instanceof Slots && offered.countUpTo(1) > 0) return this.#foundAct()
    }
    while (isToBeRead && !this.#hasAct && this.#findMore());
    return this.#hasAct
  }

  #foundAct(): true {
    this.#hasAct = true
    return true
  }

  /** Lists first, as above; then one of each row's slots: a second one in the same row may be far behind it, and mostly need not be looked for. */
  #findChoice(): boolean {
    const { rows } = this.#acts
    const slots: Slots<D>[] = []
    let count = this.#found.length
    let isToBeRead = this.#rest !== null
    for (let i = this.#nextRow; count < 2 && i < rows.length; i++) {
      const offered = this.#offerOf(i)
      if (offered === null) continue
      if (isList(offered)) count += offered.length
      else if (offered instanceof Slots) slots.push(offered)
      else isToBeRead = true
    }
    if (count < 2) count += countUpTo(slots, 2 - count)
    while (isToBeRead && count < 2 && this.#findMore()) count = Math.max(count, this.#found.length)
    return count > 1
  }

  /** Among all that rows list and all slots one is chosen, until there is something in it. */
  #draw(chance: Chance, label: string): D {
    let size = 0
    for (let i = 0; i < this.#acts.rows.length; i++) {
      const offered = this.#offerOf(i)
      if (offered === null) continue
      const of = sizeOf(offered)
      if (of === null) return this.#drawListed(chance, label)
      size += of
    }
    for (let looks = 0; looks < MOST_LOOKS; looks++) {
      const found = this.#lookInto(chance.die(size, label) - 1)
      if (found !== null) return found
    }
    return this.#drawListed(chance, label)
  }

  #drawListed(chance: Chance, label: string): D {
    const all = this.#findAll()
    return all.at(chance.die(all.length, label) - 1)!
  }

  #lookInto(slot: number): D | null {
    let left = slot
    for (const offered of this.#offers) {
      if (offered === null) continue
      const size = sizeOf(offered)!
      if (left < size) return isList(offered) ? offered.at(left)! : (offered as Slots<D>).at(left)
      left -= size
    }
    return null
  }

  #offerOf(index: number): Iterable<D> | null {
    const known = this.#offers[index]
    if (known !== undefined) return known
    const row = this.#acts.rows[index]!
    const offered = row.idle?.(this.#s) ? null : row.candidates(this.#s, this.#asked)
    this.#offers[index] = offered
    return offered
  }

  *#readOn(): Generator<D, void> {
    for (let i = 0; i < this.#found.length || this.#findMore(); i++) yield this.#found.at(i)!
  }

  /** What the next row offers, all of it if it is a list and else the next one; false when there is nothing more. */
  #findMore(): boolean {
    const before = this.#found.length
    while (this.#found.length === before) {
      if (this.#rest) this.#readNext(this.#rest)
      else if (this.#nextRow < this.#acts.rows.length) this.#beginRow()
      else return false
    }
    return true
  }

  #readNext(rest: Iterator<D>): void {
    const next = rest.next()
    if (next.done) {
      this.#rest = null
      return
    }
    this.#found.push(next.value)
    this.#hasAct ||= !this.#acts.rows[this.#nextRow - 1]!.ends
  }

  #beginRow(): void {
    const offered = this.#offerOf(this.#nextRow)
    const row = this.#acts.rows[this.#nextRow++]!
    if (offered === null) return
    const listed = offered instanceof Slots ? (offered as Slots<D>).list() : offered
    const before = this.#found.length
    if (Array.isArray(listed)) this.#found.add(listed)
    else if (listed instanceof Parts) this.#found.addAll(listed)
    else this.#rest = listed[Symbol.iterator]()
    if (this.#found.length > before) this.#hasAct ||= !row.ends
  }
}

/** Rows by the kind of question that they answer: the table of contents of a system, or what a module adds to it. */
export type ActRows = { readonly [kind: string]: readonly { readonly type: string; readonly ends?: true }[] }

/** The rows of a game: the base game's, then those of its modules in the scenario's order, and last what only ends the matter. */
export function actsWith<Rows extends { readonly [K in keyof Rows]: ActRows[string] }>(
  base: Rows,
  modules: readonly { readonly acts?: Partial<Rows> }[],
): Rows {
  const all = (kind: keyof Rows) => {
    const added = modules.flatMap(({ acts }) => acts?.[kind] ?? [])
    const last = base[kind].findLastIndex(({ ends }) => !ends) + 1
    return [kind, added.length === 0 ? base[kind] : [...base[kind].slice(0, last), ...added, ...base[kind].slice(last)]]
  }
  return Object.fromEntries((Object.keys(base) as (keyof Rows)[]).map(all)) as Rows
}

function isList<D>(offered: Iterable<D> | null): offered is readonly D[] | Parts<D> {
  return Array.isArray(offered) || offered instanceof Parts
}

/** How much there is to choose from in what a row offers; null where that is told one by one. */
function sizeOf<D>(offered: Iterable<D>): number | null {
  if (isList(offered)) return offered.length
  return offered instanceof Slots ? offered.size : null
}

/** How many there are in any of these slots, as far as somebody wants to know: first whether there is one in each of them. */
function countUpTo(slots: readonly Slots<unknown>[], enough: number): number {
  const inUse: Slots<unknown>[] = []
  for (const each of slots) {
    if (each.countUpTo(1) === 0) continue
    inUse.push(each)
    if (inUse.length === enough) return enough
  }
  let count = 0
  for (const each of inUse) count += each.countUpTo(enough - count)
  return count
}

function isAnyOf(offered: Iterable<unknown>): boolean {
  if (offered instanceof Slots) return offered.countUpTo(1) > 0
  for (const _ of offered) return true
  return false
}

function doesSomething({ ends }: { readonly ends?: true }): boolean {
  return !ends
}

function twice(rows: readonly ActDecision[]): string {
  const types = rows.map(({ type }) => type)
  return types.filter((type, i) => types.indexOf(type) < i).join(', ')
}
