/** What is put together by hand, as a part of the draft of a turn. */
import type { Problem } from '@firegroup/kernel'
import type { Card, InfiltrateAction, OrdnanceAction, Shot, ShotPreview, TransferAction } from '@firegroup/upfront'
import { type Ready, unique } from '../../../../play/controller/draft.ts'
import { cardsOf, isMade, type Made, type MadeType, menOf, withCard, withGoal, withMan } from './made.ts'
import { NONE, type Option, TableDraft } from './table-draft.ts'

type Attempt = InfiltrateAction['men'][number]

export abstract class MadeDraft extends TableDraft {
  made: Made | null = null

  /** From something that is offered, as it stands or with nobody in it yet. */
  make(decision: Option['decision'], empty = false): void {
    if (!isMade(decision)) return
    this.pick(null)
    this.letGo('man')
    this.#put(empty ? emptied(decision) : decision)
  }

  /** Whether there is anything of this kind to put together. */
  canMake(type: MadeType): boolean {
    return this.#offered(type).length > 0
  }

  /** Begins it for the group that is chosen. */
  beginMaking(type: MadeType): void {
    const [first] = this.#offered(type)
    if (first) this.make(first.decision, true)
  }

  /** Whoever could be in it, by what is offered. */
  get who(): readonly number[] {
    const { made } = this
    if (!made) return []
    const named = new Set(this.#offered(made.type).flatMap(({ men }) => men))
    return (this.s.groups[made.group]?.men ?? []).filter((man) => named.has(man))
  }

  /** Where they could go: groups by id, or the letters of new ones. */
  get goals(): readonly (number | string)[] {
    const { made } = this
    if (!made) return []
    return unique(
      this.#offered(made.type).flatMap(({ decision, targets }): (number | string)[] => {
        if (decision.type !== 'transfer') return [...targets]
        const { to, letter } = decision as unknown as TransferAction
        return [to ?? letter!]
      }),
    )
  }

  toggleMan(man: number): void {
    const goal = this.goals.find((each): each is number => typeof each === 'number') ?? NONE
    if (this.made) this.#put(withMan(this.s, this.side, this.made, man, this.target === NONE ? goal : this.target))
  }

  setGoal(goal: number | string): void {
    if (!this.made) return
    if (typeof goal === 'number') this.#put(withGoal(this.made, goal, this.s.groups[goal]?.side === this.side) ?? this.made)
    else if (this.made.type === 'transfer') {
      const { to: _, ...rest } = this.made
      this.#put({ ...rest, letter: goal } as TransferAction)
    }
  }

  changeAttempt(man: number, change: (attempt: Attempt) => Attempt): void {
    if (this.made?.type === 'infiltrate')
      this.#put({ ...this.made, men: this.made.men.map((each) => (each.man === man ? change(each) : each)) })
  }

  changeShot(man: number, change: (shot: Shot) => Shot): void {
    if (this.made?.type === 'ordnance')
      this.#put({ ...this.made, shots: this.made.shots.map((each) => (each.man === man ? change(each) : each)) })
  }

  /** Null while nobody is in it. */
  get whole(): Made | null {
    return this.made && menOf(this.made).length > 0 ? this.made : null
  }

  get shot(): ShotPreview | null {
    const { whole } = this
    return whole?.type === 'ordnance' ? (this.desk.question.preview(whole) as ShotPreview | null) : null
  }

  get previewOfMade(): unknown {
    return this.whole ? this.desk.question.preview(this.whole) : null
  }

  problemWith(made: Made): Problem | null {
    return this.desk.question.problem(made)
  }

  protected get madeReady(): Ready | null {
    const { whole } = this
    if (!whole || this.desk.question.problems(whole).length > 0) return null
    const { length } = menOf(whole)
    if (whole.type === 'ordnance') return { decision: whole, label: 'Fire', tone: 'fire' }
    const label = whole.type === 'infiltrate' ? 'Infiltrate' : length === 1 ? 'Send him' : `Send ${length} men`
    return { decision: whole, label, tone: 'plain' }
  }

  protected playInto(card: Card): Problem | null {
    const changed = this.made && withCard(this.s, this.side, this.made, card)
    if (!changed) return { message: 'That card is of no use for this.' }
    this.#put(changed)
    return null
  }

  protected aimMade(group: number): Problem | null {
    const own = this.s.groups[group]?.side === this.side
    const changed = this.made && withGoal(this.made, group, own)
    if (!changed) return { message: own ? 'They can’t go there.' : 'That is nothing to aim at.' }
    this.#put(changed)
    return null
  }

  protected unmake(): void {
    this.made = null
    this.letGo('cards')
    this.letGo('target')
  }

  #put(made: Made): void {
    this.made = made
    this.group = made.group
    this.cards = cardsOf(made)
    this.target = targetOf(made) ?? (made.type === 'infiltrate' ? this.target : NONE)
    this.desk.changed()
  }

  #offered(type: MadeType): readonly Option[] {
    return this.options.filter(({ decision, groups }) => decision.type === type && (this.group === NONE || groups[0] === this.group))
  }
}

function targetOf(made: Made): number | undefined {
  return made.type === 'ordnance' ? made.target : made.type === 'infiltrate' ? made.men[0]?.into : undefined
}

function emptied(made: Made): Made {
  if (made.type === 'transfer') return { ...made, men: [], cards: [] }
  return made.type === 'infiltrate' ? { ...made, men: [] } : ({ ...made, shots: [] } satisfies OrdnanceAction)
}
