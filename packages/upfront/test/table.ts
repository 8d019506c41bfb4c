import type { OpenQuestion } from '@firegroup/kernel'
import { ScriptedTable } from '@firegroup/testkit'
import type { Nation } from '../src/data/nations.ts'
import type { UpfrontEvent } from '../src/events.ts'
import { groupAt } from '../src/groups/groups.ts'
import type { Situation } from '../src/situation/form.ts'
import type { Group, Letter, Man, Side, UpfrontState } from '../src/state.ts'
import { upfront } from '../src/system.ts'
import { Picker } from './pick.ts'
import { readScript, type Script } from './script.ts'

export interface TableOptions extends Partial<Omit<Situation, 'axis' | 'allied' | 'pile' | 'discard' | 'removed'>> {
  /** German against American unless told. */
  readonly nations?: { readonly [S in Side]?: Nation }
  /** The hands, as cards by what they are: 'Move, Fire 3/4, #42' (see pick.ts). */
  readonly hands?: { readonly [S in Side]?: string }
  /** The Draw pile, if it is to hold just these. */
  readonly pile?: string
  readonly removed?: string
  /** Every question is the script's to answer; else those in which there is nothing to play are passed for it. */
  readonly everyWindow?: boolean
  /** More about the sides than the text says. */
  readonly axis?: Partial<Situation['axis']>
  readonly allied?: Partial<Situation['allied']>
}

/**
 * A table in the middle of play from a few lines of text, a line a group: its side, letter, range chit, cards from the bottom, and men by position:
 *
 *     const t = table(`
 *       axis A[2] Woods, Move+: #1, #3 pinned, Wolff(morale 3, panic 4, weapon lmgGerman), Posner assists 3
 *       allied A[1] Brush: Allen(morale 5, SL), Myers(morale 5)`, { hands: { axis: 'Fire 3/4, Move', allied: 'Concealed 2' } })
 *     t.act({ type: 'fire', group: t.id('axis A'), … }).draws('r1', 'b4')
 *
 * It is axis' turn to act unless told. Cards are named as in pick.ts, what stands on a group as in script.ts.
 */
export function table(text: string, options: TableOptions = {}): UpfrontTable {
  const picker = new Picker()
  const { nations = {}, hands = {}, pile, removed, axis, allied, everyWindow = false, ...rest } = options
  const handOf = (side: Side) => (hands[side] ? picker.picks(hands[side]) : [])
  const hand = { axis: handOf('axis'), allied: handOf('allied') }
  const script = readScript(text, picker)
  const situation: Situation = {
    active: 'axis',
    ...rest,
    axis: { nation: nations.axis ?? 'German', hand: hand.axis, groups: script.groups.axis, ...axis },
    allied: { nation: nations.allied ?? 'American', hand: hand.allied, groups: script.groups.allied, ...allied },
    ...(pile ? { pile: picker.picks(pile) } : {}),
    ...(removed ? { removed: picker.picks(removed) } : {}),
  }
  return new UpfrontTable(situation, script, picker, everyWindow)
}

/** A game played from a script, in words of the game. */
export class UpfrontTable extends ScriptedTable<UpfrontState, UpfrontEvent> {
  readonly #names: readonly string[]
  readonly #picker: Picker
  readonly #hands: { readonly [S in Side]: readonly number[] }
  /** How it was described, to begin another game from it. */
  readonly situation: Situation

  constructor(situation: Situation, script: Script, picker: Picker, everyWindow: boolean) {
    super(upfront, { situation }, render, everyWindow ? undefined : nothingToPlay)
    this.situation = situation
    const lost = situation.axis.lost?.map(() => '') ?? []
    this.#names = [...script.names.axis, ...lost, ...script.names.allied]
    this.#picker = picker
    this.#hands = { axis: situation.axis.hand ?? [], allied: situation.allied.hand ?? [] }
  }

  get state(): UpfrontState {
    return this.game.state
  }

  /** The id of a group: 'axis A'. */
  id(name: string): number {
    return this.group(name).id
  }

  group(name: string): Group {
    const [side, letter] = name.split(' ') as [Side, Letter]
    const found = groupAt(this.state, side, letter) ?? this.state.groups.find((group) => group.side === side && group.letter === letter)
    if (!found) throw new Error(`There is no group '${name}'.`)
    return found
  }

  /** The id of a man, by the name or number under which the text has him. */
  man(name: string): number {
    const id = this.#names.indexOf(name)
    if (id < 0) throw new Error(`Nobody is called '${name}'.`)
    return id
  }

  m(name: string): Man {
    return this.state.men[this.man(name)]!
  }

  /** The n-th card of the hand with which a side began, from 1. */
  card(side: Side, n: number): number {
    return this.#hands[side][n - 1]!
  }

  /** Whoever is asked for his action does this; with the card of his opening hand by its place. */
  act(decision: { readonly type: string; readonly [field: string]: unknown }): this {
    return this.decide(this.state.active, 'act', decision)
  }

  /** A group fires at another with cards of its side's opening hand by their places: `t.fire('axis A', 'allied A', [1])`. */
  fire(from: string, at: string, cards: readonly number[], more: { readonly [field: string]: unknown } = {}): this {
    return this.act(this.fireAction(from, at, cards, more))
  }

  fireAction(from: string, at: string, cards: readonly number[], more: { readonly [field: string]: unknown } = {}) {
    const side = this.group(from).side
    return { type: 'fire', group: this.id(from), target: this.id(at), cards: cards.map((n) => this.card(side, n)), ...more }
  }

  /** The attacker goes through with his attack; the cards drawn for it, man by man. */
  resolves(...specs: string[]): this {
    return this.answer('attack', { type: 'resolve' }).draws(...specs)
  }

  /** Whoever is asked this kind of question decides. */
  answer(kind: string, decision: unknown): this {
    const open = this.game.open.find(({ question }) => question.kind === kind)
    return this.decide(open?.seat ?? 'nobody', kind, decision)
  }

  /** This would be refused to whoever is asked. */
  cannot(decision: unknown, rule: string, message?: RegExp): this {
    const [open] = this.game.open
    return this.refuses(open?.seat ?? 'nobody', decision, { rule, ...(message ? { message } : {}) })
  }

  /** A card of the deck that nothing else has been found for. */
  pick(spec: string): number {
    return this.#picker.pick(spec)
  }

  /** The next cards drawn, by what they are: 'b4', 'r1 0r=3'. */
  draws(...specs: string[]): this {
    return this.rolls(...specs.map((spec) => this.#picker.pick(spec)))
  }

  get asked(): { readonly seat: Side; readonly kind: string } {
    const [open] = this.game.open
    if (!open) throw new Error('Nobody is asked anything.')
    return { seat: open.seat as Side, kind: open.question.kind }
  }

  candidates(): unknown[] {
    return [...(this.game.open[0]?.question.candidates() ?? [])]
  }

  /** Whoever is asked does nothing. */
  pass(): this {
    const { seat, kind } = this.asked
    const nothing = this.candidates().find((decision) => PASSING.has((decision as { type: string }).type))
    if (nothing === undefined) throw new Error(`${seat} can't pass when asked '${kind}'.`)
    return this.decide(seat, kind, nothing)
  }

  /** Everyone does nothing until this side is asked for its action in a later turn. */
  next(side: Side): this {
    const { turn } = this.state
    for (let i = 0; i < 60; i++) {
      if (this.state.turn > turn && this.asked.seat === side && this.asked.kind === 'act') return this
      this.pass()
    }
    throw new Error(`${side} is not asked to act any more.`)
  }

  /** Everyone does nothing until this kind of question is asked. */
  passTo(kind: string): this {
    for (let i = 0; i < 200 && this.asked.kind !== kind; i++) this.pass()
    if (this.asked.kind !== kind) throw new Error(`Nobody is ever asked '${kind}'.`)
    return this
  }
}

const PASSING = new Set(['pass', 'done', 'none', 'keep', 'decline', 'accept', 'hold'])

/** Questions that are asked whatever the seat holds, where it holds nothing: see cards/might-hold.ts. */
export function nothingToPlay({ question }: OpenQuestion): unknown {
  const [only, ...others] = question.candidates()
  return others.length === 0 && PASSING.has((only as { readonly type: string }).type) ? only : undefined
}

function render(s: UpfrontState): string {
  const groups = s.groups.map(({ side, letter, range, stack, men, gone }) => {
    const cards = stack.map(({ as, card, mode, offered }) => `${as}#${card}${mode ? ` ${mode}` : ''}${offered ? ' offered' : ''}`)
    const who = men.map((man) => `${s.setting.roster[man]!.name}${s.men[man]!.pinned ? ' pinned' : ''}`)
    return `  ${side} ${letter}[${range}]${gone ? ' gone' : ''} ${cards.join(', ')}: ${who.join(', ')}`
  })
  return [
    `turn ${s.turn}, ${s.active}, ${s.step}; hands axis ${s.sides.axis.hand.join(' ')}, allied ${s.sides.allied.hand.join(' ')}`,
    ...groups,
  ].join('\n')
}
