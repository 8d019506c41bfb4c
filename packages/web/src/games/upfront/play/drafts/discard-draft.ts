/** Discards in the making: which cards go, and which of them onto enemy groups. */
import type { Problem } from '@firegroup/kernel'
import { type Card, cardLook, cardName, type Discard, type DiscardDecision } from '@firegroup/upfront'
import type { Ready } from '../../../../play/controller/draft.ts'
import { NONE, TableDraft } from './table-draft.ts'

const NOTHING: DiscardDecision = { type: 'none' }
const ONTO: { readonly [type: string]: Discard['as'] } = { Terrain: 'terrain', Wire: 'wire', Sniper: 'sniper' }

export class DiscardDraft extends TableDraft {
  override readonly view = 'discard'
  /** What is to be discarded, in this order. */
  chosen: readonly Discard[] = []

  /** Every way to discard each card alone, as the engine offers it. */
  get ways(): readonly Discard[] {
    return this.options.flatMap(({ decision }) => {
      const { cards } = decision as Extract<DiscardDecision, { type: 'discard' }>
      return cards.length === 1 ? cards : []
    })
  }

  waysOf(card: Card): readonly Discard[] {
    return this.ways.filter((way) => way.card === card)
  }

  get limit(): { readonly limit: number; readonly free: readonly Card[] } {
    return this.about as { readonly limit: number; readonly free: readonly Card[] }
  }

  get decision(): DiscardDecision {
    return this.chosen.length === 0 ? NOTHING : { type: 'discard', cards: this.chosen }
  }

  override get problems(): readonly Problem[] {
    return this.desk.question.problems(this.decision)
  }

  override get ready(): Ready | null {
    if (this.problems.length > 0) return null
    const count = this.chosen.length
    const label = count === 0 ? 'Keep all cards' : count === 1 ? 'Discard one card' : `Discard ${count} cards`
    return { decision: this.decision, label, tone: 'plain' }
  }

  override isOpen(group: number): boolean {
    const card = this.cards.at(-1)
    return this.ways.some(({ on, card: each }) => on === group && (card === undefined || card === each))
  }

  override whyNot(card: Card): Problem | null {
    if (this.waysOf(card).length > 0) return null
    return this.desk.question.problem({ type: 'discard', cards: [{ card, as: 'plain' }] }) ?? null
  }

  /** The card goes, plainly; a second time it stays. */
  override chooseCard(card: Card): Problem | null {
    const problem = this.whyNot(card)
    if (problem) return problem
    if (this.chosen.some((each) => each.card === card)) this.#drop(card)
    else {
      const way = this.#plain(card) ?? this.waysOf(card)[0]
      if (way) this.#put(way)
    }
    this.desk.changed()
    return null
  }

  /** The card that was chosen last goes onto this enemy group; a second time it goes plainly. */
  override choosePlace(place: number): Problem | null {
    const card = this.cards.at(-1)
    if (card === undefined) return { message: 'Choose a card first, then the enemy group on which it goes.' }
    const now = this.chosen.find((each) => each.card === card)
    const onto = this.waysOf(card).filter(({ on }) => on === place)
    const next =
      onto[onto.findIndex(({ as, on }) => as === now?.as && on === now?.on) + 1] ?? (now?.on === place ? this.#plain(card) : undefined)
    if (!next) return this.#whyOnto(card, place)
    this.#put(next)
    this.desk.changed()
    return null
  }

  override whyNotOn(card: Card, group: number): Problem | null {
    return this.waysOf(card).some(({ on }) => on === group) ? null : (this.whyNot(card) ?? this.#whyOnto(card, group))
  }

  /** Onto an enemy group; a card that lies there already stays. */
  override drop(card: Card, group: number): Problem | null {
    const way = this.waysOf(card).find(({ on }) => on === group)
    if (!way) return this.whyNotOn(card, group)
    this.#put(way)
    this.desk.changed()
    return null
  }

  take(way: Discard): void {
    const same = this.chosen.some(({ card, as, on }) => card === way.card && as === way.as && on === way.on)
    if (same) this.#drop(way.card)
    else this.#put(way)
    this.desk.changed()
  }

  override remember(): () => void {
    const putBack = super.remember()
    const { chosen } = this
    return () => {
      putBack()
      this.chosen = chosen
    }
  }

  override back(): boolean {
    const last = this.cards.at(-1)
    if (last === undefined) return false
    this.#drop(last)
    this.desk.changed()
    return true
  }

  #plain(card: Card): Discard | undefined {
    return this.waysOf(card).find(({ as }) => as === 'plain')
  }

  #whyOnto(card: Card, on: number): Problem {
    for (const { usable, printed } of cardLook(this.s, this.side, card).functions) {
      const as = ONTO[printed.type]
      const problem = usable && as ? this.desk.question.problem({ type: 'discard', cards: [{ card, as, on }] }) : undefined
      if (problem) return problem
    }
    return { rule: '4.3', message: `${cardName(this.s, card)} is not discarded on a group.` }
  }

  #put(way: Discard): void {
    this.chosen = [...this.chosen.filter(({ card }) => card !== way.card), way]
    this.cards = this.chosen.map(({ card }) => card)
    this.target = way.on ?? NONE
  }

  #drop(card: Card): void {
    this.chosen = this.chosen.filter((each) => each.card !== card)
    this.cards = this.chosen.map((each) => each.card)
    this.target = this.chosen.at(-1)?.on ?? NONE
  }
}
