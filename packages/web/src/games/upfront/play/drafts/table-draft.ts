/** Any question as what the engine offers, found by choosing groups, cards and men on the table, or from a list. */
import { LEGAL, type Problem } from '@firegroup/kernel'
import { type Card, cardName, describeDecision, type Side, type UpfrontState } from '@firegroup/upfront'
import type { Ready } from '../../../../play/controller/draft.ts'
import { isEnd } from '../../../../play/controller/ends.ts'
import type { UpfrontDesktop, UpfrontDraft } from '../kinds.ts'
import { minus } from '../words.ts'
import { oneOfEach, toldApart } from './alike.ts'
import { type Facets, facetsOf } from './facets.ts'

export interface Option extends Facets {
  readonly decision: { readonly type: string }
  readonly words: string
}

export const NONE = -1

export class TableDraft implements UpfrontDraft {
  readonly view: string = 'table'
  group = NONE
  target = NONE
  man = NONE
  cards: readonly Card[] = []
  /** Everything that is offered, but for what ends the question. */
  readonly options: readonly Option[]
  readonly end: Option | undefined
  /** The option that was picked by hand. */
  #picked: Option | null = null
  protected readonly desk: UpfrontDesktop

  constructor(desk: UpfrontDesktop) {
    this.desk = desk
    const { s, seat, question } = desk
    const all = question.candidates().map((each): Option => {
      const decision = each as Option['decision']
      return { decision, words: minus(describeDecision(s, question.kind, decision)), ...facetsOf(s, seat as Side, decision) }
    })
    this.end = all.find(({ decision }) => isEnd(decision))
    this.options = toldApart(
      s,
      all.filter((option) => option !== this.end),
    )
  }

  get s(): UpfrontState {
    return this.desk.s
  }

  get side(): Side {
    return this.desk.seat as Side
  }

  get kind(): string {
    return this.desk.question.kind
  }

  get about(): unknown {
    return this.desk.question.about
  }

  get men(): readonly number[] {
    const about = this.about as { readonly man?: number } | null | undefined
    const named = about?.man === undefined ? [] : [about.man]
    return this.man === NONE ? (this.#picked?.men ?? named) : [this.man]
  }

  /** What fits everything that has been chosen. */
  get shown(): readonly Option[] {
    return this.options.filter((option) => this.fits(option))
  }

  /** The same as the dock lists it, in the order of its numbers. */
  get lines(): readonly Option[] {
    return oneOfEach(this.shown, this.picked)
  }

  fits({ groups, targets, cards, men }: Option): boolean {
    return (
      (this.group === NONE || groups.includes(this.group)) &&
      (this.target === NONE || targets.includes(this.target)) &&
      (this.man === NONE || men.includes(this.man)) &&
      this.cards.every((card) => cards.includes(card))
    )
  }

  get picked(): Option | null {
    const { shown } = this
    if (this.#picked && shown.includes(this.#picked)) return this.#picked
    return shown.length === 1 && this.isNarrowed ? shown[0]! : null
  }

  /** Something was chosen, so that a single match is what is meant. */
  protected get isNarrowed(): boolean {
    return this.group !== NONE || this.target !== NONE || this.man !== NONE || this.cards.length > 0 || this.options.length === 1
  }

  pick(option: Option | null): void {
    this.#picked = this.#picked === option ? null : option
    this.desk.changed()
  }

  previewOf(option: Option): unknown {
    return this.desk.question.preview(option.decision)
  }

  get ready(): Ready | null {
    // where there is nothing to play Enter passes
    const picked = this.picked ?? (this.options.length === 0 ? this.end : undefined)
    if (!picked) return null
    return { decision: picked.decision, label: withoutStop(picked.words), tone: picked.decision.type === 'resolve' ? 'fire' : 'plain' }
  }

  get problems(): readonly Problem[] {
    return LEGAL
  }

  get actors(): readonly number[] {
    return []
  }

  isOpen(group: number): boolean {
    return this.options.some(({ groups, targets }) => groups.includes(group) || targets.includes(group))
  }

  whyNot(card: Card): Problem | null {
    if (this.options.some((option) => option.cards.includes(card))) return null
    return { message: `${cardName(this.s, card)} is no answer to this question.` }
  }

  choosePlace(place: number): Problem | null {
    const own = this.s.groups[place]?.side === this.side
    if (own) this.group = this.group === place ? NONE : place
    else this.target = this.target === place ? NONE : place
    return this.settle(own ? 'group' : 'target', () => ({ message: 'Nothing to decide about that group now.' }))
  }

  chooseCard(card: Card): Problem | null {
    const problem = this.whyNot(card)
    if (problem) return problem
    this.cards = this.cards.includes(card) ? [] : [card]
    return this.settle('cards', () => null)
  }

  /** An offer with both of them. */
  protected goesOn(card: Card, group: number): boolean {
    return this.options.some(({ cards, groups, targets }) => cards.includes(card) && (groups.includes(group) || targets.includes(group)))
  }

  whyNotOn(card: Card, group: number): Problem | null {
    if (this.goesOn(card, group)) return null
    return this.whyNot(card) ?? { message: `${cardName(this.s, card)} is not played on that group now.` }
  }

  drop(card: Card, group: number): Problem | null {
    const problem = this.whyNotOn(card, group)
    if (problem) return problem
    if (!this.cards.includes(card)) this.cards = [card]
    const own = this.s.groups[group]?.side === this.side
    if (own) this.group = group
    else this.target = group
    return this.settle(own ? 'group' : 'target', () => null)
  }

  chooseMan(man: number): Problem | null {
    this.man = this.man === man ? NONE : man
    return this.settle('man', () => ({ message: 'Nothing to decide about him now.' }))
  }

  remember(): () => void {
    const { group, target, man, cards } = this
    const picked = this.#picked
    return () => {
      Object.assign(this, { group, target, man, cards })
      this.#picked = picked
    }
  }

  back(): boolean {
    if (this.#picked) this.#picked = null
    else if (this.man !== NONE) this.man = NONE
    else if (this.target !== NONE) this.target = NONE
    else if (this.cards.length > 0) this.cards = []
    else if (this.group !== NONE) this.group = NONE
    else return false
    this.desk.changed()
    return true
  }

  /** What was chosen last stays; what does not go with it is let go, and in the end the choice itself where nothing is offered for it. */
  protected settle(last: Choice, otherwise: () => Problem | null): Problem | null {
    this.#picked = null
    for (const other of CHOICES) if (other !== last && this.shown.length === 0) this.letGo(other)
    const problem = this.shown.length > 0 ? null : otherwise()
    if (problem) this.letGo(last)
    this.desk.changed()
    return problem
  }

  protected letGo(choice: Choice): void {
    if (choice === 'cards') this.cards = []
    else this[choice] = NONE
  }
}

/** What can be chosen on the table, in the order in which it is let go. */
type Choice = 'man' | 'target' | 'cards' | 'group'
const CHOICES: readonly Choice[] = ['man', 'target', 'cards', 'group']

export const withoutStop = (words: string): string => words.replace(/\.$/, '')
