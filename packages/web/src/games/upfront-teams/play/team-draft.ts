/** A turn beside another game: what one does at one's own table, and across the divider what was chosen there. */
import type { Problem } from '@firegroup/kernel'
import type { Card, FirePreview, ShotPreview, TeamAction, TeamState } from '@firegroup/upfront'
import type { Ready } from '../../../play/controller/draft.ts'
import { ActDraft } from '../../upfront/play/drafts/act-draft.ts'
import { NONE, type Option, withoutStop } from '../../upfront/play/drafts/table-draft.ts'
import type { UpfrontDesktop } from '../../upfront/play/kinds.ts'

type Of<T extends TeamAction['type']> = Extract<TeamAction, { readonly type: T }>

/** What is aimed at beyond the divider: an enemy group there, or the way over itself. */
export interface Beyond {
  readonly game: number
  /** -1: the divider. */
  readonly target: number
}

/** What is done about the divider and the partner, not about an enemy over there. */
const OVER: readonly string[] = ['cross', 'gather', 'leaveDivider', 'contact'] satisfies TeamAction['type'][]

export class TeamDraft extends ActDraft {
  readonly team: TeamState
  readonly game: number
  beyond: Beyond | null = null
  /** 41.5: who stays behind of a group that goes over. */
  staying: readonly number[] = []

  constructor(desk: UpfrontDesktop, team: TeamState, game: number) {
    super(desk)
    this.team = team
    this.game = game
  }

  /** Everything that is offered about what was chosen over there, by the group that was chosen or by any. */
  get acrossOptions(): readonly Option[] {
    const { beyond } = this
    return beyond ? this.optionsBeyond(beyond, this.group) : []
  }

  /** What could be done about it at all. */
  optionsBeyond({ game, target }: Beyond, group = NONE): readonly Option[] {
    return this.options.filter(({ decision, groups }) => {
      if (group !== NONE && groups[0] !== group) return false
      if (target === NONE) return OVER.includes(decision.type)
      const act = decision as { readonly game?: number; readonly target?: number }
      return act.game === game && act.target === target
    })
  }

  /** 41.4: fire with one card or several, as they are chosen in the hand. */
  get firesAcross(): Of<'fireAcross'> | null {
    const { beyond, group, cards } = this
    if (!beyond || beyond.target === NONE || group === NONE || cards.length === 0) return null
    return cards.every((card) => this.can(card, 'Fire')) ? { type: 'fireAcross', group, ...beyond, cards } : null
  }

  /** 41.5: the men who go over, all of the group or some. */
  get crosses(): Of<'cross'> | null {
    const act = this.picked?.decision as unknown as TeamAction | undefined
    return act?.type === 'cross' ? { ...act, men: act.men.filter((man) => !this.staying.includes(man)) } : null
  }

  get acrossOdds(): FirePreview | ShotPreview | null {
    const act = this.firesAcross ?? this.picked?.decision
    if (!act || !('game' in act) || this.desk.question.problems(act).length > 0) return null
    return this.desk.question.preview(act) as FirePreview | ShotPreview | null
  }

  /** Chooses or lets go of a group of the other game, or of the divider; whoever can do most about it is proposed. */
  lookBeyond(beyond: Beyond): Problem | null {
    const again = this.beyond?.game === beyond.game && this.beyond.target === beyond.target
    this.#forget()
    this.beyond = again ? null : beyond
    if (again) {
      this.desk.changed()
      return null
    }
    const [best] = this.#ranked(this.optionsBeyond(beyond, this.group))
    const first = best ?? this.#ranked(this.optionsBeyond(beyond))[0]
    if (!first) {
      this.beyond = null
      return this.#whyNotBeyond(beyond)
    }
    this.takeAcross(first)
    return null
  }

  takeAcross(option: Option): void {
    const { decision, groups } = option
    this.group = groups[0] ?? NONE
    this.staying = []
    if (decision.type === 'fireAcross') {
      this.pick(null)
      this.cards = (decision as unknown as Of<'fireAcross'>).cards
    } else {
      this.letGo('cards')
      if (this.picked !== option) this.pick(option)
    }
    this.desk.changed()
  }

  toggleStaying(man: number): void {
    this.staying = this.staying.includes(man) ? this.staying.filter((each) => each !== man) : [...this.staying, man]
    this.desk.changed()
  }

  override choosePlace(place: number): Problem | null {
    const { beyond } = this
    const own = this.s.groups[place]?.side === this.side
    if (beyond && own && this.group !== place) {
      const [best] = this.#ranked(this.optionsBeyond(beyond, place))
      if (best) {
        this.takeAcross(best)
        return null
      }
    }
    if (beyond) this.#forget()
    return super.choosePlace(place)
  }

  override chooseCard(card: Card): Problem | null {
    if (!this.beyond) return super.chooseCard(card)
    if (this.beyond.target !== NONE && this.can(card, 'Fire')) {
      if (this.picked) this.pick(null)
      this.cards = this.cards.includes(card) ? this.cards.filter((each) => each !== card) : [...this.cards, card]
      this.desk.changed()
      return null
    }
    const with_ = this.acrossOptions.find(({ cards }) => cards.includes(card))
    if (!with_) return { rule: '41.4', message: 'That card does nothing over there.' }
    this.takeAcross(with_)
    return null
  }

  override get offers(): readonly Option[] {
    return this.beyond ? this.#ranked(this.acrossOptions) : super.offers
  }

  override take(option: Option): void {
    if ('game' in option.decision || this.beyond) this.takeAcross(option)
    else super.take(option)
  }

  override get problems(): readonly Problem[] {
    const act = this.firesAcross ?? this.crosses
    if (act) return this.desk.question.problems(act)
    return this.beyond ? [] : super.problems
  }

  override get ready(): Ready | null {
    const { firesAcross, crosses } = this
    if (firesAcross) return this.problems.length > 0 ? null : { decision: firesAcross, label: 'Fire across', tone: 'fire' }
    if (crosses) {
      if (crosses.men.length === 0 || this.problems.length > 0) return null
      return { decision: crosses, label: crosses.men.length === 1 ? 'Send him over' : `Send ${crosses.men.length} men over`, tone: 'plain' }
    }
    if (!this.beyond) return super.ready
    const { picked } = this
    return picked
      ? { decision: picked.decision, label: withoutStop(picked.words), tone: picked.decision.type === 'mortarAcross' ? 'fire' : 'plain' }
      : null
  }

  override isOpen(group: number): boolean {
    if (!this.beyond) return super.isOpen(group)
    return this.optionsBeyond(this.beyond).some(({ groups }) => groups[0] === group)
  }

  override remember(): () => void {
    const putBack = super.remember()
    const { beyond, staying } = this
    return () => {
      putBack()
      Object.assign(this, { beyond, staying })
    }
  }

  override back(): boolean {
    if (!this.beyond) return super.back()
    this.#forget()
    this.desk.changed()
    return true
  }

  #forget(): void {
    this.beyond = null
    this.staying = []
    this.made = null
    this.order = null
    this.pick(null)
    this.letGo('cards')
    this.letGo('target')
    this.letGo('man')
  }

  /** Fire by its odds first, then the rest as it is offered. */
  #ranked(options: readonly Option[]): readonly Option[] {
    const worth = (option: Option): number => (this.previewOf(option) as { readonly anyEffect?: number } | null)?.anyEffect ?? 0
    return [...options].sort((a, b) => worth(b) - worth(a))
  }

  #whyNotBeyond({ game, target }: Beyond): Problem {
    const { question } = this.desk
    const groups =
      this.group === NONE ? this.s.groups.filter(({ side, gone }) => side === this.side && !gone).map(({ id }) => id) : [this.group]
    const { hand } = this.s.sides[this.side]
    if (target !== NONE) {
      const cards = hand.filter((card) => this.can(card, 'Fire')).slice(0, 1)
      if (cards.length === 0) return { rule: '6.1', message: 'You hold no Fire card.' }
      for (const group of groups) {
        const problem = question.problem({ type: 'fireAcross', group, game, target, cards })
        if (problem) return problem
      }
    }
    const [card] = hand.filter((each) => this.can(each, 'Movement'))
    if (card === undefined) return { rule: '41.54', message: 'Nobody goes over without a Movement card.' }
    for (const group of groups) {
      const problem = question.problem({ type: 'cross', group, game, men: this.s.groups[group]!.men, card })
      if (problem) return problem
    }
    return { rule: '41.5', message: 'Nobody can go over now.' }
  }
}
