/** Groups being formed: who stands where, and who serves a weapon with whom. It begins with the engine's suggestion. */
import type { Problem } from '@firegroup/kernel'
import { type Card, type GroupsFormed, manName } from '@firegroup/upfront'
import type { Ready } from '../../../../play/controller/draft.ts'
import type { UpfrontDesktop, UpfrontDraft } from '../kinds.ts'

type Crew = NonNullable<GroupsFormed['crews']>[number]

/** No scenario knows more letters before play. */
const LETTERS = 'ABCD'

export class FormDraft implements UpfrontDraft {
  readonly view = 'form'
  readonly target = -1
  readonly cards: readonly Card[] = []
  readonly actors: readonly number[] = []
  groups: readonly (readonly number[])[] = []
  crews: readonly Crew[] = []
  /** The man in hand; -1 for nobody. */
  held = -1
  #suggestion = -1
  readonly #desk: UpfrontDesktop
  readonly #suggestions: readonly GroupsFormed[]

  constructor(desk: UpfrontDesktop) {
    this.#desk = desk
    this.#suggestions = desk.question.candidates() as readonly GroupsFormed[]
    this.suggest()
  }

  /** The group that has the man in hand, by its place in the row. */
  get group(): number {
    return this.groups.findIndex((men) => men.includes(this.held))
  }

  get men(): readonly number[] {
    return this.held < 0 ? [] : [this.held]
  }

  get decision(): GroupsFormed {
    return { groups: this.groups.filter((men) => men.length > 0), ...(this.crews.length > 0 ? { crews: this.crews } : {}) }
  }

  get problems(): readonly Problem[] {
    return this.#desk.question.problems(this.decision)
  }

  get ready(): Ready | null {
    return this.problems.length === 0 ? { decision: this.decision, label: 'Form these groups', tone: 'plain' } : null
  }

  get mostGroups(): number {
    return LETTERS.length
  }

  suggest(): void {
    this.#suggestion = (this.#suggestion + 1) % this.#suggestions.length
    const { groups, crews = [] } = this.#suggestions[this.#suggestion]!
    this.groups = groups
    this.crews = crews
    this.held = -1
    this.#desk.changed()
  }

  hold(man: number): void {
    this.held = this.held === man ? -1 : man
    this.#desk.changed()
  }

  /** The man in hand goes to the end of a group; past the last one he begins another. */
  choosePlace(place: number): Problem | null {
    if (this.held < 0) return { message: 'Choose a man first, then the group that he goes to.' }
    if (place >= this.mostGroups) return { rule: '3.2', message: 'You form four groups at most.' }
    const groups = Array.from({ length: Math.max(this.groups.length, place + 1) }, (_, i) => {
      const men = (this.groups[i] ?? []).filter((man) => man !== this.held)
      return i === place ? [...men, this.held] : men
    })
    this.groups = groups.filter((men) => men.length > 0)
    this.crews = this.crews.filter(({ gunner, assistant }) => gunner !== this.held && assistant !== this.held)
    this.held = -1
    this.#desk.changed()
    return null
  }

  shift(man: number, by: 1 | -1): void {
    this.groups = this.groups.map((men) => {
      const at = men.indexOf(man)
      const other = at < 0 ? undefined : men[at + by]
      if (other === undefined) return men
      return men.map((each) => (each === man ? other : each === other ? man : each))
    })
    this.#desk.changed()
  }

  /** Who could serve this man's weapon with him, by the engine's word: his neighbours. */
  helpersOf(gunner: number): readonly number[] {
    const men = this.groups.find((each) => each.includes(gunner)) ?? []
    const at = men.indexOf(gunner)
    return [men[at - 1], men[at + 1]].filter((man): man is number => {
      if (man === undefined) return false
      const crews = [...this.crews.filter((crew) => crew.gunner !== gunner && crew.assistant !== man), { gunner, assistant: man }]
      return !this.#desk.question.problems({ ...this.decision, crews }).some(({ rule }) => rule?.startsWith('11'))
    })
  }

  toggleCrew(gunner: number, assistant: number): void {
    const had = this.crews.some((crew) => crew.gunner === gunner && crew.assistant === assistant)
    const others = this.crews.filter((crew) => crew.gunner !== gunner && crew.assistant !== assistant)
    this.crews = had ? others : [...others, { gunner, assistant }]
    this.#desk.changed()
  }

  nameOf(man: number): string {
    return manName(this.#desk.s, man)
  }

  letterOf(place: number): string {
    return LETTERS[place] ?? '?'
  }

  isOpen(): boolean {
    return true
  }

  whyNot(): Problem | null {
    return { rule: '3.5', message: 'Cards are dealt when both sides have formed their groups.' }
  }

  chooseCard(): Problem | null {
    return this.whyNot()
  }

  drop(): Problem | null {
    return this.whyNot()
  }

  whyNotOn(): Problem | null {
    return this.whyNot()
  }

  chooseMan(man: number): Problem | null {
    this.hold(man)
    return null
  }

  remember(): () => void {
    const { groups, crews, held } = this
    const suggestion = this.#suggestion
    return () => {
      this.groups = groups
      this.crews = crews
      this.held = held
      this.#suggestion = suggestion
    }
  }

  back(): boolean {
    if (this.held < 0) return false
    this.held = -1
    this.#desk.changed()
    return true
  }
}
