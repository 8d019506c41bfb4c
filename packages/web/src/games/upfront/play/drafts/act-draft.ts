/** What one of the groups does next: any action by choosing on the table; fire and a new order of men are put together here. */
import { LEGAL, type Problem } from '@firegroup/kernel'
import { type Card, cardLook, type FireAction, type FirePreview, type FunctionType, type ShotPreview } from '@firegroup/upfront'
import { type Ready, unique } from '../../../../play/controller/draft.ts'
import { rankOf } from '../acts.ts'
import type { UpfrontDesktop } from '../kinds.ts'
import { MadeDraft } from './made-draft.ts'
import { probesFor } from './probes.ts'
import { NONE, type Option } from './table-draft.ts'

const rank = ({ decision }: Option): number => rankOf(decision.type)

interface Hero {
  readonly card: Card
  readonly man: number
}

export class ActDraft extends MadeDraft {
  override readonly view = 'act'
  heroes: readonly Hero[] = []
  /** 20.531: infiltrators who keep out of the fire. */
  without: readonly number[] = []
  /** The men of the group in a new order, while that is being made. */
  order: readonly number[] | null = null

  constructor(desk: UpfrontDesktop) {
    super(desk)
    const [only, ...others] = this.actors
    if (only !== undefined && others.length === 0) this.group = only
  }

  /** Groups that could still play a card. */
  override get actors(): readonly number[] {
    const { toAct } = this.about as { readonly toAct: readonly number[] }
    return toAct.filter((id) => this.options.some(({ groups, cards }) => cards.length > 0 && groups[0] === id))
  }

  /* ------------------------------------------------------------------ fire */

  /** The fire that is being declared; null while it is something else. */
  get declared(): FireAction | null {
    if (this.group === NONE || this.target === NONE || this.cards.length === 0 || this.order || this.made) return null
    if (!this.cards.every((card) => this.can(card, 'Fire'))) return null
    const { group, target, cards, heroes, without } = this
    return { type: 'fire', group, target, cards, ...(heroes.length > 0 ? { heroes } : {}), ...(without.length > 0 ? { without } : {}) }
  }

  get preview(): FirePreview | null {
    const { declared } = this
    if (!declared) return null
    // asked for together with the problems: one way to the rules and back instead of two
    const preview = this.desk.question.preview(declared) as FirePreview | null
    return this.problems.length === 0 ? preview : null
  }

  /** The offered ways for a group to fire at another, the strongest first. */
  fireOptions(group: number, target: number): readonly Option[] {
    return this.options
      .filter(
        ({ decision, groups, targets }) => decision.type === 'fire' && groups[0] === group && (target === NONE || targets[0] === target),
      )
      .sort((a, b) => this.effectOf(b) - this.effectOf(a))
  }

  firePreviewOf(option: Option): FirePreview | null {
    return this.previewOf(option) as FirePreview | null
  }

  effectOf(option: Option): number {
    return this.firePreviewOf(option)?.anyEffect ?? 0
  }

  /** The best that can be fired at an enemy group by whoever is chosen, or by anyone. */
  bestAt(target: number): Option | undefined {
    const groups = this.group === NONE ? this.actors : [this.group]
    return groups.flatMap((group) => this.fireOptions(group, target).slice(0, 1)).sort((a, b) => this.effectOf(b) - this.effectOf(a))[0]
  }

  takeFire(option: Option): void {
    const { group, target, cards, heroes, without } = option.decision as FireAction
    this.letGo('man')
    this.pick(null)
    Object.assign(this, { group, target, cards, heroes: heroes ?? [], without: without ?? [], order: null })
    this.desk.changed()
  }

  /** A Hero for a man's firepower, or none for him. */
  toggleHero(card: Card, man: number): void {
    const had = this.heroes.some((hero) => hero.card === card && hero.man === man)
    this.heroes = [...this.heroes.filter((hero) => hero.card !== card), ...(had ? [] : [{ card, man }])]
    this.desk.changed()
  }

  toggleSpared(man: number): void {
    this.without = this.without.includes(man) ? this.without.filter((each) => each !== man) : [...this.without, man]
    this.desk.changed()
  }

  get heroCards(): readonly Card[] {
    return this.s.sides[this.side].hand.filter((card) => this.can(card, 'Hero'))
  }

  can(card: Card, type: FunctionType): boolean {
    return cardLook(this.s, this.side, card).functions.some(({ printed, usable }) => usable && printed.type === type)
  }

  /** What is offered for what is chosen, in the order of its numbers: of the ways to fire at a group only the best. */
  get offers(): readonly Option[] {
    if (this.declared || this.order || this.made || !this.isNarrowed) return []
    const { shown } = this
    const fires = unique(shown.flatMap(({ decision, groups, targets }) => (decision.type === 'fire' ? [`${groups[0]} ${targets[0]}`] : [])))
    const best = fires.flatMap((each) => {
      const [group = NONE, target = NONE] = each.split(' ').map(Number)
      return this.fireOptions(group, target)
        .filter((option) => shown.includes(option))
        .slice(0, 1)
    })
    return [
      ...best.sort((a, b) => this.effectOf(b) - this.effectOf(a)),
      ...this.lines.filter(({ decision }) => decision.type !== 'fire').sort((a, b) => rank(a) - rank(b)),
    ]
  }

  /** The last thing that a group could do, such as changing places, is not done by confirming what nobody has chosen. */
  protected override get isNarrowed(): boolean {
    return this.group !== NONE || this.target !== NONE || this.man !== NONE || this.cards.length > 0
  }

  take(option: Option): void {
    if (option.decision.type === 'fire') this.takeFire(option)
    else if (option.decision.type === 'ordnance') this.make(option.decision)
    else this.pick(option)
  }

  /** The keys 1 to 9: a group, then what it can do. */
  pickNumber(at: number): void {
    const man = this.who[at]
    if (this.made && man !== undefined) this.toggleMan(man)
    const offer = this.offers[at]
    const group = this.actors[at]
    if (offer) this.take(offer)
    else if (!this.isNarrowed && group !== undefined) this.choosePlace(group)
  }

  /* ------------------------------------------------------- close combat */

  /** Of each man who is among the enemy and could fight now: alone, by his nerve. */
  get fights(): readonly Option[] {
    return this.options.filter(
      ({ decision, men, cards }) => decision.type === 'closeCombat' && men.length === 1 && cards.length === 0 && !('capture' in decision),
    )
  }

  takeFight(option: Option): void {
    const again = this.picked === option
    this.made = null
    this.order = null
    this.letGo('man')
    this.letGo('cards')
    this.letGo('target')
    this.group = option.groups[0] ?? NONE
    this.pick(null)
    if (!again) this.pick(option)
  }

  /* -------------------------------------------------------- a new order */

  beginOrder(): void {
    this.order = [...(this.s.groups[this.group]?.men ?? [])]
    this.letGo('cards')
    this.letGo('target')
    this.desk.changed()
  }

  /** A man changes places with his neighbour. */
  shift(man: number, by: 1 | -1): void {
    const order = [...(this.order ?? [])]
    const at = order.indexOf(man)
    const other = order[at + by]
    if (other === undefined) return
    order[at] = other
    order[at + by] = man
    this.order = order
    this.desk.changed()
  }

  get reordered(): { readonly type: 'reorder'; readonly group: number; readonly men: readonly number[] } | null {
    return this.order ? { type: 'reorder', group: this.group, men: this.order } : null
  }

  /* ------------------------------------------------------------- choosing */

  override get problems(): readonly Problem[] {
    const decision = this.reordered ?? this.whole ?? this.declared
    return decision ? this.desk.question.problems(decision) : LEGAL
  }

  override get ready(): Ready | null {
    if (this.made) return this.madeReady
    const decision = this.reordered ?? this.declared
    if (!decision) return super.ready
    if (this.problems.length > 0) return null
    return decision.type === 'fire' ? { decision, label: 'Fire', tone: 'fire' } : { decision, label: 'Change places', tone: 'plain' }
  }

  override isOpen(group: number): boolean {
    const own = this.s.groups[group]?.side === this.side
    if (own || this.group === NONE) return super.isOpen(group)
    return this.shownFor(this.group).some(({ targets }) => targets.includes(group))
  }

  shownFor(group: number): readonly Option[] {
    return this.options.filter(({ groups }) => groups[0] === group)
  }

  override choosePlace(place: number): Problem | null {
    if (this.made && place !== this.made.group) return this.aimMade(place)
    this.made = null
    this.order = null
    this.heroes = []
    this.without = []
    const own = this.s.groups[place]?.side === this.side
    return own ? this.#chooseOwn(place) : this.#aim(place)
  }

  #chooseOwn(place: number): Problem | null {
    const problem = super.choosePlace(place)
    return problem ? (this.#whyGroup(place) ?? problem) : null
  }

  #aim(target: number): Problem | null {
    if (this.target === target) {
      this.letGo('target')
      this.desk.changed()
      return null
    }
    const kept = this.cards.length > 0 && this.cards.every((card) => this.can(card, 'Fire'))
    const best = this.bestAt(target)
    if (kept && this.group !== NONE) {
      this.target = target
      this.desk.changed()
      return this.problems[0] ?? null
    }
    const shot = this.#bestShotAt(target)
    if (shot && this.#promises(shot) > (best ? this.effectOf(best) : 0)) {
      this.make(shot.decision)
      return null
    }
    if (best) {
      this.takeFire(best)
      return null
    }
    const elsewise = this.group === NONE || this.shownFor(this.group).some(({ targets }) => targets.includes(target))
    const problem = elsewise ? super.choosePlace(target) : { message: 'That group can do nothing about it.' }
    return problem ? (this.#whyFire(target) ?? problem) : null
  }

  /** The best shot of a gun at a group, by whoever is chosen, or by anyone. */
  #bestShotAt(target: number): Option | undefined {
    return this.options
      .filter(
        ({ decision, groups, targets }) =>
          decision.type === 'ordnance' && targets[0] === target && (this.group === NONE || groups[0] === this.group),
      )
      .sort((a, b) => this.#promises(b) - this.#promises(a))[0]
  }

  #promises(shot: Option): number {
    return (this.previewOf(shot) as ShotPreview | null)?.anyEffect ?? 0
  }

  override chooseCard(card: Card): Problem | null {
    if (this.made) return this.playInto(card)
    this.order = null
    if (this.can(card, 'Hero') && this.declared) return this.#offerHero(card)
    const firing = this.cards.length === 0 || this.cards.every((each) => this.can(each, 'Fire'))
    if (this.can(card, 'Fire') && firing && (this.target !== NONE || this.cards.length > 0)) {
      this.cards = this.cards.includes(card) ? this.cards.filter((each) => each !== card) : [...this.cards, card]
      this.desk.changed()
      return null
    }
    return super.chooseCard(card)
  }

  /** On an own group it is what that group plays; on an enemy group it is fired at it, with the Fire cards that lie there already. */
  override drop(card: Card, group: number): Problem | null {
    this.made = null
    const problem = this.whyNotOn(card, group)
    if (problem) return problem
    this.order = null
    if (this.s.groups[group]?.side === this.side || !this.can(card, 'Fire')) return super.drop(card, group)
    if (this.target === group && this.declared) {
      this.cards = unique([...this.cards, card])
      this.desk.changed()
      return null
    }
    const [best] = (this.group === NONE ? this.actors : [this.group])
      .flatMap((from) => this.fireOptions(from, group).filter(({ cards }) => cards.includes(card)))
      .sort((a, b) => this.effectOf(b) - this.effectOf(a))
    if (!best) return super.drop(card, group)
    this.takeFire(best)
    return null
  }

  override whyNotOn(card: Card, group: number): Problem | null {
    const own = this.s.groups[group]?.side === this.side
    const firing = !own && this.declared !== null && this.target === group && this.can(card, 'Fire')
    if (firing || (this.goesOn(card, group) && (own || this.group === NONE || this.#reaches(card, group)))) return null
    if (own) return this.#probe(card, [group], this.#enemies)
    return this.can(card, 'Fire')
      ? this.#probe(card, this.group === NONE ? this.#ownGroups : [this.group], [group])
      : super.whyNotOn(card, group)
  }

  /** The chosen group could play the card at this enemy group. */
  #reaches(card: Card, target: number): boolean {
    return this.shownFor(this.group).some(({ cards, targets }) => cards.includes(card) && targets.includes(target))
  }

  /** The Hero goes to whoever gains by it, as far as the rules let him. */
  #offerHero(card: Card): Problem | null {
    if (this.heroes.some((hero) => hero.card === card)) {
      this.heroes = this.heroes.filter((hero) => hero.card !== card)
      this.desk.changed()
      return null
    }
    const { question } = this.desk
    let best: { readonly man: number; readonly factors: number } | undefined
    let refused: Problem | null = null
    for (const man of this.s.groups[this.group]?.men ?? []) {
      const act = { ...this.declared!, heroes: [...this.heroes, { card, man }] }
      const problem = question.problem(act)
      refused ??= problem
      const factors = problem ? 0 : ((question.preview(act) as FirePreview | null)?.factors ?? 0)
      if (!problem && factors > (best?.factors ?? 0)) best = { man, factors }
    }
    if (!best) return refused
    this.toggleHero(card, best.man)
    return null
  }

  override whyNot(card: Card): Problem | null {
    const open = this.options.some(({ groups, cards }) => cards.includes(card) && (this.group === NONE || groups.includes(this.group)))
    if (open || (this.declared && this.can(card, 'Hero'))) return null
    return this.#probe(card, this.group === NONE ? this.#ownGroups : [this.group], this.target === NONE ? this.#enemies : [this.target])
  }

  /** The first thing that the rules have against playing the card as anything that it can be. */
  #probe(card: Card, groups: readonly number[], targets: readonly number[]): Problem {
    const { functions } = cardLook(this.s, this.side, card)
    for (const { usable, printed, use } of functions) {
      if (!usable) continue
      if (use.when !== 'action') return { rule: use.rule, message: use.words }
      for (const group of groups)
        for (const probe of probesFor(printed.type, group, card, targets)) {
          const problem = this.desk.question.problem(probe)
          if (problem) return problem
        }
    }
    const [first] = functions
    return {
      rule: '2.22',
      message: first && first.use.when === 'never' ? first.use.words : 'You may not use this card; face down it is Open Ground.',
    }
  }

  #whyGroup(group: number): Problem | null {
    return this.desk.question.problem({ type: 'reorder', group, men: this.s.groups[group]?.men ?? [] })
  }

  #whyFire(target: number): Problem | undefined {
    const cards = this.s.sides[this.side].hand.filter((card) => this.can(card, 'Fire')).slice(0, 1)
    if (cards.length === 0) return { rule: '6.1', message: 'You hold no Fire card.' }
    for (const group of this.group === NONE ? this.#ownGroups : [this.group]) {
      const problem = this.desk.question.problem({ type: 'fire', group, target, cards })
      if (problem) return problem
    }
    return undefined
  }

  get #ownGroups(): readonly number[] {
    return this.s.groups.filter(({ side, gone }) => side === this.side && !gone).map(({ id }) => id)
  }

  get #enemies(): readonly number[] {
    return this.s.groups.filter(({ side, gone }) => side !== this.side && !gone).map(({ id }) => id)
  }

  override remember(): () => void {
    const putBack = super.remember()
    const { heroes, without, order, made } = this
    return () => {
      putBack()
      Object.assign(this, { heroes, without, order, made })
    }
  }

  override back(): boolean {
    if (this.order) this.order = null
    else if (this.made) this.unmake()
    else if (this.heroes.length > 0) this.heroes = []
    else if (this.declared) {
      this.letGo('target')
      this.letGo('cards')
    } else return super.back()
    this.desk.changed()
    return true
  }
}
